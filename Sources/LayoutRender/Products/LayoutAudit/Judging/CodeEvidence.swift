import Findings
import LayoutEngine

/// What the project's sources say of one file's views: which of their properties code changes.
///
/// A finding that rests on a value of the file which code replaces is a guess, and information.
package struct CodeEvidence: Sendable, Equatable {
    /// Who decides the height of a row, after the sources.
    package enum RowHeight: Sendable, Equatable {
        /// The source has the height that the file records.
        case fixed
        /// The source has the height that the file records, and no separator takes from it.
        case kept
        /// The table measures the row, or code computes the height, or the source has another height.
        case open
    }

    /// What code changes, by the ids of views and constraints. A view whose owner's class is not in the project is
    /// absent; one that code leaves alone has no changes.
    package var changes: [String: CodeChanges] = [:]
    /// The height of rows, by the ids of cells and of the roots of files.
    package var rows: [String: RowHeight] = [:]
    /// The cells and the views inside whose heights a table measures, as the sources say.
    package var measured: Set<String> = []
    /// The views in rows to which code gives other heights than the file has.
    package var reheighted: Set<String> = []
    /// The views in rows with a height from code, which no table measures.
    package var stated: Set<String> = []
    /// The views of controllers that code puts into other controllers, by whose code they are placed.
    package var embedded: Set<String> = []
    /// The views of controllers that code adds to stack views, in which they are as high as their contents.
    package var stacked: Set<String> = []
    /// Whether the system shows the app in the frame of an old phone.
    package var isLetterboxed = false
    /// The views in headers and footers of tables to which code gives another height.
    package var resized: Set<String> = []
    /// The views whose controller, cell or superview sets colours of its own.
    package var colored: Set<String> = []
    /// The views of controllers that code pushes: a navigation bar lies above, or the view begins below the bar.
    package var pushed: Set<String> = []
    /// The axes along which code moves or resizes views by their constraints.
    package var moved: [String: Set<Axis>] = [:]
    /// The prototypes that no table asks for, and the views inside.
    package var unshown: Set<String> = []
    /// The roots of parts whose class turns the mask off, so that the size in the file is not theirs.
    package var unmasked: Set<String> = []
    /// The buttons that no action, no outlet and no gesture makes more than a picture.
    package var idle: Set<String> = []

    /// Nothing is known of the sources.
    package init() {}

    /// What code changes of a view.
    private func of(_ id: String) -> CodeChanges { changes[id] ?? [] }

    /// The highest severity that a finding may have: information where code decides what the finding rests on, a warning
    /// where code puts words of a table in place of the file's words.
    /// - Parameters:
    ///   - views: the ids of the views concerned, the most important first.
    ///   - constraints: the ids of the constraints from which the finding follows.
    ///   - evidence: what is known of the app.
    func limit(
        _ rule: AuditRule, _ observation: Observation, _ views: [String], constraints: [String] = [],
        _ evidence: AuditEvidence
    ) -> Finding.Severity {
        if decides(rule, observation, views, evidence) { return .information }
        if rule != .leftAndRight, constraints.contains(where: { of($0).contains(.layout) }) { return .information }
        switch rule {
        case .truncatedText, .tightText, .overlap:
            return views.prefix(rule == .overlap ? 2 : 1).contains { of($0).contains(.text) } ? .warning : .error
        case .clippedText:
            return !observation.isAboutAnyText && views.first.map { of($0).contains(.text) } == true ? .warning : .error
        default: return .error
        }
    }

    /// Whether code decides what a finding rests on.
    private func decides(
        _ rule: AuditRule, _ observation: Observation, _ views: [String], _ evidence: AuditEvidence
    ) -> Bool {
        guard let first = views.first else { return false }
        let own = of(first)
        if decidesPlace(of: first, observation) { return true }
        if observation.isAboutHeight, views.contains(where: resized.contains) { return true }
        switch rule {
        case .truncatedText, .tightText, .clippedText:
            // Views of a row that code shows in turn share no room.
            return !own.isDisjoint(with: [.font, .size, .layout]) || (own.contains(.lines) && rule != .clippedText)
                || (own.contains(.openText) && !observation.isAboutAnyText)
                || observation.arranged.count { of($0).contains(.visibility) } > 1
        // A number stays short.
        case .unboundedText where Self.isNumber(own) && !observation.isAboutAnyText,
            .fixedHeight where Self.isNumber(own):
            return true
        case .unboundedText where observation.isAtEdgeOfTile && changes[first] != nil: return true
        case .unboundedText where Self.isNumber(own): return !own.isDisjoint(with: [.size, .layout])
        case .unboundedText: return leavesWords(first, evidence) || !own.isDisjoint(with: [.size, .layout])
        case .fixedHeight: return leavesWords(first, evidence) || !own.isDisjoint(with: [.size, .layout, .lines])
        case .overlap:
            return views.prefix(2).contains {
                !of($0).isDisjoint(with: [.openText, .visibility, .size, .layout, .removal]) || moved[$0] != nil
            }
        case .unsafeArea:
            return !own.isDisjoint(with: [.size, .layout]) || embedded.contains(first) || isLetterboxed
                || ((observation.detail.hasPrefix("top") || observation.detail == StatusBarRule.detail)
                    && pushed.contains(first))
        case .ambiguousLayout where observation.detail == "vertical" && measured.contains(first): return true
        case .offScreen, .outsideSuperview, .zeroSize, .ambiguousLayout, .ambiguousContentSize, .fixedFrame:
            return !own.isDisjoint(with: [.size, .layout, .removal, .axis])
                || observation.deciding.contains { !of($0).isDisjoint(with: [.openText, .layout]) }
        case .shortList: return !own.isDisjoint(with: [.background, .size, .layout]) || colored.contains(first)
        case .touchTarget where own.contains(.text) && !observation.isAboutAnyText: return true
        case .touchTarget: return !own.isDisjoint(with: [.size, .layout]) || idle.contains(first)
        case .fixedFont, .fontNotScaling, .fontNotUpdating: return own.contains(.font)
        case .leftAlignment: return own.contains(.alignment)
        case .contrast: return !own.isDisjoint(with: [.color, .background, .font]) || colored.contains(first)
        case .resizedConflict where observation.isBeforeMeasuring: return views.contains(where: stated.contains)
        case .resizedConflict:
            return views.contains { rows[$0] == .open || rows[$0] == .kept || stacked.contains($0) }
        // Code that never touches a view's visibility does not hide the view.
        case .hiddenConflict:
            return observation.isHiddenByCode
                && changes[first].map { $0.isDisjoint(with: [.visibility, .removal]) } ?? false
        case .conflict:
            if observation.isAboutTextSize, views.contains(where: { of($0).contains(.font) }) { return true }
            // The constraints of a view go with the view; a measured row is as high as its contents ask for.
            return views.contains { of($0).contains(.removal) || unmasked.contains($0) }
                || observation.arranged.contains { of($0).contains(.visibility) }
                || (observation.isAboutHeight
                    && views.contains {
                        (observation.isOfSeparator ? rows[$0] == .open : measured.contains($0)) || stacked.contains($0)
                    })
        case .duplicateConstraint, .selfConstraint, .equalPriorities, .leftAndRight, .missingTranslation,
            .missingResource, .staleFrame:
            return false
        }
    }

    /// Whether code decides the place or the size of the view that a finding is about, or never shows the view.
    private func decidesPlace(of id: String, _ observation: Observation) -> Bool {
        if unshown.contains(id) { return true }
        // The height of an open row follows the row's contents, whatever the file records.
        let isOfLines = observation.rule == .clippedText || observation.rule == .fixedHeight
        if isOfLines, !observation.hasOwnHeight, rows[id] == .open { return true }
        if observation.isAboutHeight, observation.isOnVerticalEdge, reheighted.contains(id) { return true }
        guard let axes = moved[id] else { return false }
        switch observation.rule {
        case .offScreen, .outsideSuperview, .zeroSize, .fixedFrame:
            return axes.contains(observation.isOnVerticalEdge ? .vertical : .horizontal)
        case .unsafeArea: return true
        default: return false
        }
    }

    /// Whether code sets numbers alone as a view's text.
    private static func isNumber(_ changes: CodeChanges) -> Bool {
        changes.contains(.number) && !changes.contains(.openText)
    }

    /// Whether a view's text stays the text that its author sees: code leaves the text alone, whose translations have pages of
    /// their own, or puts words of a table in its place, and the app is not translated.
    private func leavesWords(_ id: String, _ evidence: AuditEvidence) -> Bool {
        guard let changes = changes[id], !changes.contains(.openText) else { return false }
        return !evidence.isTranslated || !changes.contains(.text)
    }
}
