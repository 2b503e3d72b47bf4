import Findings
import LayoutEngine
import Notation

/// Texts of several lines that code or a translation sets, in a height that does not follow the text.
///
/// Tested in a live session: each text is made very high; the height that its view then has is the room for the text.
enum TallTextRule: TrialRule {
    /// Whether a view shows a text of any number of lines: a label, or a text view that does not scroll.
    static func isCandidate(_ id: ItemID, _ screen: AuditedScreen) -> Bool {
        let view = screen.tree[id]
        guard case .text(let text) = view.content, screen.isVisible(id), !screen.isLeftToCode(id),
            screen.isConstrained(id), !view.translatesAutoresizingMaskIntoConstraints, view.superview != nil,
            screen.isOfTheFile(id), screen.frame(id).height >= 1,
            !screen.marks(id).isDisjoint(with: [.hasOutlet, .isTranslated])
        else { return false }
        switch view.kind {
        case .label: return text.numberOfLines != 1
        case .textView: return !text.isScrollEnabled
        default: return false
        }
    }

    /// A label is reported if a constraint fixes its height and there is no room for one more line; a text view that
    /// does not scroll, if anything bounds its height.
    static func observation(
        _ id: ItemID, _ screen: AuditedScreen, _ session: LayoutSession
    ) -> Observation? {
        guard let room = room(id, screen, session), let text = TextHeight(id, screen) else { return nil }
        // A time or a number stays in one line, whatever code writes.
        if screen.showsValue(id), room >= text.line * 0.75 { return nil }
        let holder = screen.holder(of: id, .vertical)
        if screen.tree[id].kind == .label {
            // The lines of a label are counted; a label of a fixed height needs room for one more line, or for all
            // lines that the label may have where code sets the text.
            guard let place = holder.constraint, text.mayGrow, !isCap(place, of: id, screen),
                room < text.height + text.line * 0.9 || (isLeftOpen(id, screen) && room < text.most - 1),
                !screen.isArranged(id) || screen.tree.constraints[place].first.item == id
            else { return nil }
        }
        guard !growsWithItsPart(id, screen) else { return nil }
        let isConnected = holder.constraint.map(screen.isConnected) ?? false
        let hasOwnHeight = holder.constraint.map { screen.isHeight($0, of: id) } ?? false
        // Of a text view with the rest of a screen nobody knows that code sets a text that needs more.
        let isOfGuess = !hasOwnHeight && screen.tree[id].kind == .textView && room >= text.height + text.line
        var observation = Observation(
            .fixedHeight, isConnected || isOfGuess ? .information : .warning,
            "nothing makes \(screen.shortName(id)) higher when its text gets longer: "
                + (text.limit == 0 || room < text.height + text.line * 0.9
                    ? "\(words(text.lines)) \(PlainNumber.text(text.height.rounded()))"
                    : "its \(text.limit) lines need \(PlainNumber.text(text.most.rounded()))")
                + " high, in at most \(PlainNumber.text(room.rounded()))",
            items: [id] + holder.others, extent: -room)
        observation.cause = holder.words
        observation.constraints = holder.constraint.map { [$0] } ?? []
        observation.isAboutSource = true
        observation.hasOwnHeight = hasOwnHeight
        observation.isOfGuess = isOfGuess
        observation.edge = "height"
        return observation
    }

    /// Whether a constraint is a greatest height of the view: its author wants no more lines than fit.
    private static func isCap(_ place: Int, of id: ItemID, _ screen: AuditedScreen) -> Bool {
        screen.isHeight(place, of: id) && screen.tree.constraints[place].relation == .lessThanOrEqual
    }

    /// Whether code writes the text: the file has none, or a placeholder.
    private static func isLeftOpen(_ id: ItemID, _ screen: AuditedScreen) -> Bool {
        screen.shownText(id) == nil || screen.showsPlaceholder(id)
    }

    /// Whether the text has room once the cell or the root around it is higher. A table, a collection view or another
    /// view decides that height, and may follow the text.
    static func growsWithItsPart(_ id: ItemID, _ screen: AuditedScreen) -> Bool {
        let isOpen =
            screen.cell(around: id).map(screen.hasOpenHeight) ?? screen.isLowPart
        guard isOpen, let higher = ResizedParts.scene(screen.scene, growingBy: endless) else { return false }
        let session = LayoutSession(higher.tree, in: higher.environment)
        return room(id, screen, session) == nil
    }

    /// The number of lines in words.
    private static func words(_ lines: Int) -> String { lines == 1 ? "its line is" : "its \(lines) lines are" }

    /// The height of the view with an endless text; nil if the view grows with the text. The session takes the edit
    /// back before the function returns.
    static func room(_ id: ItemID, _ screen: AuditedScreen, _ session: LayoutSession) -> Double? {
        let old = screen.tree[id].intrinsicContentSize
        let width = screen.frame(id).width
        session.update { $0[id].intrinsicContentSize = Size(width: width, height: endless) }
        defer { session.update { $0[id].intrinsicContentSize = old } }
        return session.frame(of: id).map(\.height).flatMap { $0 < endless / 2 ? $0 : nil }
    }

    /// Higher than any screen, in points.
    private static let endless = 20_000.0

    /// The height of a text at the width of its view.
    private struct TextHeight {
        /// The height that the view needs for all lines, in points; 16 more than the lines in a text view.
        var height: Double
        /// The height of one line, in points.
        var line: Double
        /// The number of lines without a limit, at least 1.
        var lines: Int
        /// Whether the view would show more lines than the text has.
        var mayGrow: Bool
        /// The number of lines that the label may have; 0 for any.
        var limit: Int
        /// The height of that many lines, in points; 0 without a limit.
        var most: Double { line * Double(limit) }

        /// Measures the text at the view's width, minus 10 points for the insets of a text view; nil for views without
        /// a text.
        init?(_ id: ItemID, _ screen: AuditedScreen) {
            guard case .text(var text) = screen.tree[id].content else { return nil }
            let isLabel = screen.tree[id].kind == .label
            limit = isLabel ? text.numberOfLines : 0
            if text.text.isEmpty, text.runs.isEmpty { text.text = "Label" }
            text.numberOfLines = 0
            let width = max(screen.frame(id).width - (isLabel ? 0 : 10), 1)
            let measured = text.measure(wrappingAt: width, in: screen.scene.environment)
            lines = max(measured.lineCount, 1)
            line = measured.size.height / Double(lines)
            height = measured.size.height + (isLabel ? 0 : 16)
            mayGrow = limit == 0 || limit > lines
        }
    }
}
