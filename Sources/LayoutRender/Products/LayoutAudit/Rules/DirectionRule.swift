import Findings
import LayoutEngine

/// Constraints and alignments that are not mirrored in right-to-left languages. UIKit mirrors a layout by exchanging
/// leading and trailing: `left` and `right` stay where they are, and so does a text with the alignment `left`, while
/// `natural` follows the language.
enum DirectionRule: ScreenRule {
    /// On the file's own page: constraints between two `left` or `right` edges, and texts aligned to the left whose
    /// alignment can be seen. UIKit mirrors `leading`, `trailing` and `natural` only.
    ///
    /// Both defects are information here; `Judgement` makes them warnings in an app with a right-to-left translation.
    static func observations(on screen: AuditedScreen, own: AuditedScreen?) -> [Observation] {
        guard own == nil else { return [] }
        var found: [Observation] = []
        for (place, constraint) in screen.tree.constraints.enumerated() where constraint.isActive {
            let absolute: [Attribute] = [.left, .right, .leftMargin, .rightMargin]
            guard absolute.contains(constraint.first.attribute),
                let second = constraint.second, absolute.contains(second.attribute)
            else { continue }
            var observation = Observation(
                .leftAndRight, .information, "\(screen.text(ofConstraint: place)) does not turn round",
                items: [constraint.first.item],
                detail: screen.constraintNames([place]))
            observation.constraints = [place]
            observation.isAboutSource = true
            found.append(observation)
        }
        for id in screen.order where screen.isVisible(id) && screen.marks(id).contains(.isLeftAligned) {
            guard screen.tree[id].kind == .label || screen.tree[id].kind == .textView, showsAlignment(id, screen) else {
                continue
            }
            var observation = Observation(
                .leftAlignment, .information, "\(screen.shortName(id)) stays at the left", items: [id])
            observation.isAboutSource = true
            found.append(observation)
        }
        return found + rowsOfFrames(screen)
    }

    /// Rows whose views have frames in place of constraints: no mask turns a frame round. The text of the natural alignment
    /// moves to the other end of the label's frame, away from the view that the text belongs to.
    private static func rowsOfFrames(_ screen: AuditedScreen) -> [Observation] {
        var found: [Observation] = []
        for id in screen.order where isFramed(id, screen) && turnsText(id, screen) {
            guard let parent = screen.tree[id].superview else { continue }
            let frame = screen.layout[id].frame
            let beside = screen.tree[parent].subviews.filter { other in
                guard other != id, isFramed(other, screen), screen.showsContent(other) else { return false }
                let second = screen.layout[other].frame
                return second.minY < frame.midY && second.maxY > frame.midY
                    && (second.maxX <= frame.minX + 1 || second.minX >= frame.maxX - 1)
            }
            guard !beside.isEmpty else { continue }
            var observation = Observation(
                .leftAndRight, .information,
                "\(screen.shortName(id)) and \(screen.shortName(beside[0])) have frames in place of constraints: in a language "
                    + "from right to left the text turns round, and the row does not", items: [id] + beside,
                detail: "frames")
            observation.isAboutSource = true
            observation.remedy = "use constraints to leading and trailing"
            found.append(observation)
        }
        return found
    }

    /// Whether a view of the file has the frame that its mask gives. UIKit places the views of its own cell styles, which
    /// have empty masks, and code places the views that the file leaves without constraints.
    private static func isFramed(_ id: ItemID, _ screen: AuditedScreen) -> Bool {
        let view = screen.tree[id]
        return screen.isVisible(id) && view.translatesAutoresizingMaskIntoConstraints && !view.autoresizingMask.isEmpty
            && !screen.isConstrained(id) && !screen.isLeftToCode(id) && screen.isOfTheFile(id)
    }

    /// Whether a view shows one line of text of the natural alignment.
    private static func turnsText(_ id: ItemID, _ screen: AuditedScreen) -> Bool {
        guard !screen.marks(id).contains(.isLeftAligned), !screen.showsSymbol(id) else { return false }
        switch (screen.tree[id].kind, screen.tree[id].content) {
        case (.label, .text(let text)), (.textField, .text(let text)): return text.alignment == .natural
        default: return false
        }
    }

    /// Whether the alignment can be seen: the view is wider than its text, or the text has lines of several lengths.
    private static func showsAlignment(_ id: ItemID, _ screen: AuditedScreen) -> Bool {
        guard screen.isOfTheFile(id), let text = screen.shownText(id), !screen.showsSymbol(id) else { return false }
        if screen.isLaidOutByCell(id) { return isAloneInRow(id, screen) }
        if isAsWideAsText(id, screen) { return text.text.contains("\n") }
        if text.numberOfLines != 1 { return true }
        return screen.frame(id).width > screen.tree[id].naturalSize(in: screen.scene.environment).width + 8
    }

    /// Whether nothing but the text gives a label a width: the constraints place one edge alone.
    private static func isAsWideAsText(_ id: ItemID, _ screen: AuditedScreen) -> Bool {
        guard screen.tree[id].kind == .label, let parent = screen.tree[id].superview, screen.tree[parent].stack == nil,
            case .text(let text) = screen.tree[id].content, text.preferredMaxLayoutWidth <= 0
        else { return false }
        let ties = screen.constraints[id].flatMap { place -> [Attribute] in
            let constraint = screen.tree.constraints[place]
            return [constraint.first, constraint.second].compactMap { $0?.item == id ? $0?.attribute : nil }
        }.filter { $0.axis == .horizontal }
        return !ties.isEmpty && ties.allSatisfy { $0 == .leading || $0 == .left }
    }

    /// Whether UIKit's default cell style places a label, which is as wide as the row; the labels of other styles, which
    /// have two, are as wide as their texts.
    private static func isAloneInRow(_ id: ItemID, _ screen: AuditedScreen) -> Bool {
        guard let parent = screen.tree[id].superview, !screen.isLeftToCode(id) else { return false }
        return screen.tree[parent].subviews.count { screen.tree[$0].kind == .label } == 1
    }
}
