import Findings
import LayoutEngine

/// Labels of one line into which code may write phrases: the names of settings, sentences, and texts of rows made to grow.
extension TextRule {
    /// The name of a setting that code writes, in one line beside a switch. Such names are phrases, and the switch leaves
    /// them less than a line of the smallest phone.
    static func besideSwitch(_ id: ItemID, _ screen: AuditedScreen) -> Observation? {
        guard screen.tree[id].kind == .label, screen.showsPlaceholder(id), !screen.showsValue(id),
            let text = screen.shownText(id), text.numberOfLines == 1, !screen.shrinks(id), screen.isOfTheFile(id),
            screen.isConstrained(id),
            let parent = screen.tree[id].superview
        else { return nil }
        let frame = screen.frame(id)
        let control = screen.tree[parent].subviews.first { other in
            screen.tree[other].kind == .switch && screen.isVisible(other)
                && screen.frame(other).minY < frame.midY && screen.frame(other).maxY > frame.midY
        }
        guard let control else { return nil }
        var observation = Observation(
            .tightText, .warning,
            "\(screen.shortName(id)) has one line beside a switch, and code sets the text: the names of settings are "
                + "phrases, and longer in other languages",
            items: [id, control], detail: switchDetail)
        observation.isAboutSource = true
        observation.remedy = "let the text take more lines, and tie the label to the top and bottom of its row"
        return observation
    }

    /// What distinguishes the name of a setting from other texts without room.
    static let switchDetail = "switch"

    /// A label of one line whose outlet names a sentence, such as `errorLabel` or `messageLabel`: code writes texts of any
    /// length into it.
    static func phrase(_ id: ItemID, _ screen: AuditedScreen) -> Observation? {
        guard screen.tree[id].kind == .label, screen.marks(id).contains(.hasOutlet),
            case .text(let text) = screen.tree[id].content, text.numberOfLines == 1, !screen.shrinks(id),
            screen.isOfTheFile(id), screen.isConstrained(id), !screen.isLaidOutByCell(id), !screen.showsValue(id)
        else { return nil }
        let name = screen.scene.facts?.codeNames[id]?.first(where: namesSentence)
        guard name != nil || (screen.certainty(of: id) < .certain && screen.fillsItsRow(id)) else { return nil }
        // Nobody knows that code writes more than fits. [judged by hand: 3 of 3 stay short; 17 in mended files, 2 mended]
        var observation = Observation(
            .tightText, .information,
            "\(screen.shortName(id)) has one line, and code fills the label "
                + (name.map { "by the outlet '\($0)', which names a sentence" }
                    ?? "in a row that is made to grow with its content"),
            items: [id], detail: name == nil ? "row" : "sentence")
        observation.isAboutSource = true
        observation.isOfGuess = true
        observation.remedy = "let the text take more lines, and tie the label to the views above and below"
        return observation
    }

    /// Whether the words of a name in code stand for a sentence.
    private static func namesSentence(_ name: String) -> Bool {
        let name = name.lowercased()
        // The heading of a sentence is none, and the subtitle of a heading is one.
        let head = name.replacing("subtitle", with: "")
        return !["heading", "title", "caption", "header"].contains(where: head.contains)
            && sentences.contains { name.contains($0) }
    }

    /// Words for texts of one sentence or more.
    private static let sentences = [
        "message", "error", "descri", "subtitle", "address", "explan", "instruct", "summary", "warning", "hint", "body",
    ]
}
