import Findings
import LayoutEngine
import Notation

/// Texts of one line that the constraints bound, and the length of texts that are not known.
extension GrowthRule {
    /// A text of one line that the constraints bound, whose words fill the room so far that a translation is cut.
    static func bounded(_ trial: Trial) -> Observation? {
        let (screen, id) = (trial.screen, trial.text)
        guard [.label, .button].contains(screen.tree[id].kind), screen.certainty(of: id) > .placeholder,
            !screen.showsValue(id),
            let text = screen.shownText(id), text.numberOfLines == 1, !screen.shrinks(id), screen.isOfTheFile(id),
            text.text.count > 2 || !text.runs.isEmpty,
            let room = trial.session.frame(of: id)?.width, room >= trial.natural - 1, room < trial.natural * translation
        else { return nil }
        let holder = screen.holder(of: id, .horizontal)
        // `TextRule` names widths that a number fixes.
        if let place = holder.constraint, screen.tree.constraints[place].first.attribute == .width { return nil }
        var observation = Observation(
            .tightText, .warning,
            "\(screen.shortName(id)) fills \(PlainNumber.text(trial.natural.rounded())) of \(PlainNumber.text(room.rounded())) in "
                + "one line: a text 30 % longer, as in German, is cut", items: [id], extent: trial.natural - room)
        observation.cause = holder.words
        observation.constraints = holder.constraint.map { [$0] } ?? []
        observation.items += holder.others
        observation.isAboutSource = true
        observation.isAboutWords = true
        return observation
    }

    /// The length of forty letters in the font of a text whose words the file does not have: a name, an address, a title.
    static func letters(_ id: ItemID, _ screen: AuditedScreen) -> Double {
        guard screen.standsForAnyText(id), var text = screen.shownText(id) else { return 0 }
        text.text = String(repeating: "letters of ", count: 4).dropLast(4).description
        text.runs = []
        return text.measure(wrappingAt: nil, in: screen.scene.environment).size.width
    }
}
