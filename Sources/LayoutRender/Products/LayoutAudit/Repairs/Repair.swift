import Findings
import LayoutEngine
import SourceEdits

/// A change of a file that takes a finding away: tried on all pages of the audit.
///
/// Guarantees: without the change the file has the finding; with it the finding is gone on all its pages, and no other error
/// or warning has come.
package struct Repair: Sendable {
    /// The candidate that was tried.
    package var candidate: RepairCandidate
    /// Captions of the views whose frames move by more than a pixel on the file's own page, in the order of the tree.
    package var moved: [String]
    /// The number of findings of the severity information that come with the change.
    package var notes: Int
    /// The file with the change.
    package var state: RepairSearch.State
    /// The text of the file with the change.
    package var bytes: [UInt8] { state.bytes }

    /// Smaller is better: last resorts last, then the fewest moved views, the fewest edits, the fewest notes.
    fileprivate var rank: [Int] { [candidate.isLastResort ? 1 : 0, moved.count, candidate.edits.count, notes] }

    /// The change in words, with the views that move.
    package var sentence: String {
        guard !moved.isEmpty else { return candidate.words }
        let names = moved.prefix(3).joined(separator: ", ")
        let rest = moved.count - min(3, moved.count)
        return candidate.words + " (moves \(names)" + (rest > 0 ? " and \(rest) more" : "") + ")"
    }
}

/// The repairs of a finding, the best first: fewest moved views, then the smallest edit, then the fewest notes that
/// come, then the order in which people choose.
package struct RepairChoice: Sendable {
    /// The finding, not folded with others.
    package var finding: Finding
    /// The repair that is proposed.
    package var best: Repair
    /// The next best; nil if nothing else helps.
    package var runnerUp: Repair?
    /// The runner-up in the place of the best repair; the same without a runner-up.
    package var exchanged: RepairChoice {
        guard let runnerUp else { return self }
        return RepairChoice(finding: finding, best: runnerUp, runnerUp: best)
    }
}

/// The search for repairs of one file. Every candidate is written into the file's text, read back and audited on all
/// pages.
package struct RepairSearch {
    /// A file's text with its audit.
    package struct State: Sendable {
        /// The text.
        package var bytes: [UInt8]
        /// The audit of the text.
        package var audit: FileAudit

        /// A text with its audit.
        package init(bytes: [UInt8], audit: FileAudit) {
            self.bytes = bytes
            self.audit = audit
        }
    }

    /// Audits a text of the file on all pages, of which an edit changed a part; nil for a text that cannot be read.
    private let audit: (_ bytes: [UInt8], _ part: FileAudit.Part) -> FileAudit?
    /// Screens that may still be laid out: a file with hundreds of findings has repairs for the first of them.
    private var budget: Int
    /// Why a candidate of the last finding could not be written; nil if each could.
    package private(set) var trouble: String?

    /// - Parameter screens: the most screens that are laid out, each once a page.
    package init(screens: Int = 15_000, audit: @escaping (_ bytes: [UInt8], _ part: FileAudit.Part) -> FileAudit?) {
        self.audit = audit
        budget = screens
    }

    /// The repairs of a finding; nil if no candidate helps, or if nothing may be tried any more.
    package mutating func choice(for finding: Finding, in state: State) -> RepairChoice? {
        trouble = nil
        guard let screen = state.audit.ownScreen(finding.screen) else { return nil }
        var found: [Repair] = []
        // After a repair of the same screen the audit has the room already.
        var room = state.audit.rooms.flatMap { $0.screen == finding.screen ? $0 : nil }
        var met: Set<[SourceEdit]> = []
        let old = Dictionary(state.audit.findings(named: .error).map { ($0.fingerprint, $0.severity) }) { max($0, $1) }
        for candidate in RepairCandidate.all(for: finding, on: screen) where met.insert(candidate.edits).inserted {
            guard budget > 0 else { break }
            let bytes: [UInt8]
            do throws(EditTrouble) {
                bytes = try SourceEdit.applied(candidate.edits, to: state.bytes)
            } catch {
                if case .unfit(let sentence) = error { trouble = trouble ?? sentence }
                continue
            }
            guard bytes != state.bytes else { continue }
            guard let audited = audit(bytes, FileAudit.Part(finding.screen, of: state.audit)) else { continue }
            budget -= audited.pages
            guard let notes = Self.newNotes(finding, from: old, to: audited) else { continue }
            let moved = Self.moved(from: state.audit, to: audited)
            if candidate.keepsFrames, !moved.isEmpty { continue }
            if moved.contains(where: \.isGone) { continue }
            if room == nil, let unchanged = audit(state.bytes, FileAudit.Part(finding.screen, of: state.audit)) {
                budget -= unchanged.pages
                room = unchanged.rooms
            }
            if let room, audited.rooms?.isWorse(than: room, for: finding) == true { continue }
            if Self.contradictsItsRow(finding, audited) || Self.needsAHigherRow(finding, audited) { continue }
            let changed = State(bytes: bytes, audit: audited)
            found.append(Repair(candidate: candidate, moved: moved.map(\.name), notes: notes, state: changed))
        }
        let ranked = found.enumerated().sorted { one, other in
            one.element.rank != other.element.rank
                ? one.element.rank.lexicographicallyPrecedes(other.element.rank) : one.offset < other.offset
        }.map(\.element)
        guard let best = ranked.first else { return nil }
        return RepairChoice(finding: finding, best: best, runnerUp: ranked.dropFirst().first)
    }

    /// Whether a text still lacks height in a row whose height code states: no constraint makes the row higher.
    private static func needsAHigherRow(_ finding: Finding, _ after: FileAudit) -> Bool {
        guard finding.rule == AuditRule.fixedHeight.rawValue, let text = finding.elements.first,
            after.evidence.code.stated.contains(text.id), let own = after.ownScreen(finding.screen),
            let item = own.tree.item(named: text.id), own.cell(around: item) != nil
        else { return false }
        return TallTextRule.room(item, own, LayoutSession(own.tree, in: own.scene.environment)) != nil
    }

    /// Whether the contents of a row to which code gives another height than the file has still contradict each other at another height.
    private static func contradictsItsRow(_ finding: Finding, _ after: FileAudit) -> Bool {
        let ids = Set(finding.elements.map(\.id))
        guard finding.rule == AuditRule.conflict.rawValue, !after.evidence.code.reheighted.isDisjoint(with: ids),
            let own = after.ownScreen(finding.screen),
            let scene = ResizedParts.growths.last.flatMap({ ResizedParts.scene(own.scene, growingBy: $0) })
        else { return false }
        let screen = AuditedScreen(scene, .own, findingAmbiguity: false)
        return ConflictRule.observations(on: screen, as: .conflict).contains { observation in
            observation.items.contains { ids.contains(screen.tree[$0].identifier) }
        }
    }

    /// The number of notes that come with a change; nil if the finding stays, or if an error or a warning comes.
    private static func newNotes(
        _ finding: Finding, from old: [String: Finding.Severity], to after: FileAudit
    ) -> Int? {
        var count = 0
        for other in after.findings(named: .error) {
            guard other.fingerprint != finding.fingerprint else { return nil }
            let severity = old[other.fingerprint]
            guard other.severity == .information || other.severity <= severity ?? .information else { return nil }
            guard severity == nil else { continue }
            if isExchange(other, for: finding) { return nil }
            count += 1
        }
        return count
    }

    /// Whether a new finding is the old defect in another form: a view without room, views over each other on the page of the old
    /// finding, the text in too low a height, or other constraints that keep a hidden view from having no length.
    private static func isExchange(_ new: Finding, for old: Finding) -> Bool {
        switch AuditRule(rawValue: new.rule) {
        // A view without room is lost on whatever page.
        case .zeroSize: true
        case .overlap: old.pages.first.map(new.pages.contains) ?? true
        case .fixedHeight, .hiddenConflict: new.elements.first.map { $0.id == old.elements.first?.id } ?? false
        default: false
        }
    }

    /// A view that moves on the file's own page.
    private struct Move {
        /// The caption.
        var name: String
        /// Whether nothing is left of a text, a picture or a control that was seen.
        var isGone: Bool
    }

    /// The views of the file whose frames in their superviews differ by more than a pixel on the own pages.
    private static func moved(from before: FileAudit, to after: FileAudit) -> [Move] {
        before.ownScreens.flatMap { screen -> [Move] in
            guard let other = after.ownScreen(screen.scene.id) else { return [] }
            return screen.order.compactMap { id in
                guard let twin = other.tree.item(named: screen.tree[id].identifier) else { return nil }
                let (old, new) = (screen.layout[id].frame, other.layout[twin].frame)
                let pixel = 1 / screen.scene.environment.scale + 1e-6
                let distance =
                    [
                        old.minX - new.minX, old.minY - new.minY, old.width - new.width, old.height - new.height,
                    ].map(\.magnitude).max() ?? 0
                guard distance > pixel else { return nil }
                let isSeen = screen.isVisible(id) && screen.showsContent(id) && min(old.width, old.height) >= 1
                return Move(name: screen.shortName(id), isGone: isSeen && min(new.width, new.height) < 1)
            }
        }
    }
}
