import Findings
import LayoutEngine
import LayoutExplain
import Notation

/// Neighbours in a row with equal priorities, one of which has to stretch or to shrink: UIKit picks one of them, and
/// Interface Builder reports an ambiguous layout.
enum EqualPrioritiesRule: ScreenRule {
    /// On the file's own page: pairs of labels, buttons and text fields side by side, without a fixed width, whose
    /// hugging or compression resistance is equal although the room is not that of both contents; and views of a stack that
    /// resist equally, of which the order squeezes one.
    static func observations(on screen: AuditedScreen, own: AuditedScreen?) -> [Observation] {
        guard own == nil else { return [] }
        var found: [Observation] = []
        for (place, constraint) in screen.tree.constraints.enumerated() {
            guard let (one, other) = neighbours(constraint, screen), let words = undecided(one, other, screen) else {
                continue
            }
            var observation = Observation(
                .equalPriorities, isOfField(one, other, words, screen) ? .information : .warning,
                "\(screen.shortName(one)) and \(screen.shortName(other)) \(words)", items: [one, other],
                detail: screen.tree[other].identifier)
            observation.constraints = [place]
            observation.isAboutSource = true
            found.append(observation)
        }
        return found + ties(screen)
    }

    /// Whether the question is which of a field and its neighbour is stretched. A field shows no words whose length would
    /// make one answer wrong, and the canvas shows the answer.
    private static func isOfField(_ one: ItemID, _ other: ItemID, _ words: String, _ screen: AuditedScreen) -> Bool {
        words.hasPrefix("hug") && [one, other].contains { screen.tree[$0].kind == .textField }
    }

    /// Views of a stack that resist compression equally, the first of which is squeezed.
    private static func ties(_ screen: AuditedScreen) -> [Observation] {
        screen.scene.stackTies(in: screen.layout).compactMap { tie in
            guard
                tie.items.allSatisfy({ item in
                    screen.isVisible(item) && !screen.isLeftToCode(item) && hasSizeInApp(item, screen)
                })
            else { return nil }
            var observation = Observation(
                .equalPriorities, .warning, tie.sentence { screen.shortName($0) }, items: tie.items,
                detail: screen.tree[tie.stack].identifier)
            observation.isAboutSource = true
            return observation
        }
    }

    /// Whether a view has a size of its own in an app: a box of UIKit's has one on the canvas alone, which keeps the recorded one.
    private static func hasSizeInApp(_ item: ItemID, _ screen: AuditedScreen) -> Bool {
        let view = screen.tree[item]
        return view.kind != .view || view.stack != nil || view.className != nil
    }

    /// Two views side by side whose distance a required constraint fixes. Two views that face each other: the
    /// trailing edge of one and the leading edge of the other, or right and left.
    private static func neighbours(_ constraint: LayoutConstraint, _ screen: AuditedScreen) -> (ItemID, ItemID)? {
        guard constraint.isActive, constraint.relation == .equal,
            constraint.priority >= LayoutPriority.required.rawValue,
            constraint.multiplier == 1, let second = constraint.second, constraint.first.region == .item,
            second.region == .item
        else { return nil }
        let ends: [(Attribute, Attribute)] = [
            (.leading, .trailing), (.trailing, .leading), (.left, .right), (.right, .left),
        ]
        guard ends.contains(where: { $0 == (constraint.first.attribute, second.attribute) }) else { return nil }
        let pair = (constraint.first.item, second.item)
        let bothAreHere = [pair.0, pair.1].allSatisfy { id in
            screen.isVisible(id) && !screen.isLeftToCode(id) && hasWidthOfItsOwn(id, screen)
                && !hasGivenWidth(id, screen)
        }
        return bothAreHere ? pair : nil
    }

    /// Whether the width follows from the content.
    private static func hasWidthOfItsOwn(_ id: ItemID, _ screen: AuditedScreen) -> Bool {
        switch screen.tree[id].kind {
        case .label, .button, .textField: true
        default: false
        }
    }

    /// Whether an equality on a width names the view: a fixed width, a width equal to another's, an aspect ratio. An
    /// inequality only bounds the width, and the priorities decide within the bound.
    private static func hasGivenWidth(_ id: ItemID, _ screen: AuditedScreen) -> Bool {
        screen.tree.constraints.contains { constraint in
            constraint.isActive && constraint.first.attribute == .width && constraint.relation == .equal
                && (constraint.first.item == id || constraint.second?.item == id)
        }
    }

    /// The undecided choice in words; nil if both views have the width of their contents, or the priorities decide. A
    /// view is taken as stretched or squeezed from 2 points on, so that rounding is no defect.
    private static func undecided(_ one: ItemID, _ other: ItemID, _ screen: AuditedScreen) -> String? {
        let extras = [one, other].map { id in
            screen.frame(id).width - screen.tree[id].naturalSize(in: screen.scene.environment).width
        }
        let (a, b) = (screen.tree[one], screen.tree[other])
        if extras.contains(where: { $0 > 2 }), extras.allSatisfy({ $0 > -2 }),
            a.contentHuggingPriority.horizontal == b.contentHuggingPriority.horizontal
        {
            return
                "hug equally (\(PlainNumber.text(Double(a.contentHuggingPriority.horizontal)))), and one of them has to stretch"
        }
        if extras.contains(where: { $0 < -2 }), extras.allSatisfy({ $0 < 2 }),
            a.contentCompressionResistancePriority.horizontal == b.contentCompressionResistancePriority.horizontal
        {
            let priority = PlainNumber.text(Double(a.contentCompressionResistancePriority.horizontal))
            return "resist compression equally (\(priority)), and one of them has to shrink"
        }
        return nil
    }
}
