import Findings
import LayoutEngine
import Notation

/// Rows in which one of two views has to give way when a text grows.
extension GrowthRule {
    /// A text field is as wide as the typed text: with the higher resistance, it squeezes the label beside it.
    static func typing(
        _ id: ItemID, _ parent: ItemID, _ screen: AuditedScreen, _ session: LayoutSession
    ) -> Observation? {
        for other in neighbours(of: id, parent, screen) where screen.tree[other].kind == .label {
            let old = screen.layout[other].frame.width
            guard screen.shownText(other) != nil, old >= 8, let now = session.frame(of: other)?.width else { continue }
            if now >= old / 4 {
                // Of two views that resist equally, either may give way.
                guard areTied(id, other, screen) else { continue }
            }
            var observation = Observation(
                .unboundedText, .warning,
                "typing into \(screen.shortName(id)) squeezes \(screen.shortName(other))"
                    + (now < old / 4 ? " from \(PlainNumber.text(old)) to \(PlainNumber.text(now))" : ""),
                items: [other, id], detail: "typing")
            observation.cause = "the field resists compression at least as much as the label"
            observation.remedy = AuditRule.zeroSize.remedy
            observation.isAboutSource = true
            return observation
        }
        return nil
    }

    /// A control without a title, joined to the text in a row that is full, of which the priorities do not say that the
    /// control keeps its width.
    /// - Parameter grown: the length of the text in the trial.
    static func tiedControl(_ id: ItemID, _ parent: ItemID, _ trial: Trial, _ grown: Double) -> Observation? {
        let screen = trial.screen
        for other in neighbours(of: id, parent, screen) {
            let old = screen.layout[other].frame.width
            guard isPlainControl(other, screen), old >= 8, areTied(id, other, screen),
                let text = trial.session.frame(of: id)?.width, let now = trial.session.frame(of: other)?.width,
                // In a row without an end, both keep their widths.
                text < grown - 1 || now < old - 1
            else { continue }
            // The room that is left to the text if the control keeps its width.
            let room = text - max(old - now, 0)
            var observation = make(
                trial,
                "\(screen.shortName(id)) or \(screen.shortName(other)) has to shrink when the text grows: both resist "
                    + "compression equally, and the text has room for \(PlainNumber.text(room.rounded()))", room,
                reach: reach(of: trial.text, beside: other, screen))
            observation.items.append(other)
            observation.detail = "squeezes"
            observation.remedy = AuditRule.zeroSize.remedy
            return observation
        }
        return nil
    }

    /// A label that code fills beside a text with a least width of half of the row or more: the label's text is cut
    /// first, even where the other text is short.
    static func yieldsToLeastWidth(_ id: ItemID, _ trial: Trial) -> Observation? {
        let screen = trial.screen
        guard screen.tree[id].kind == .label, screen.marks(id).contains(.hasOutlet),
            screen.certainty(of: id) == .placeholder, let now = trial.session.frame(of: id)?.width
        else { return nil }
        for (other, place) in leastWidthsBeside(id, screen) {
            let constraint = screen.tree.constraints[place]
            guard [.label, .textView, .textField].contains(screen.tree[other].kind),
                let beside = trial.session.frame(of: other)?.width, now <= constraint.constant,
                constraint.constant >= (now + beside) / 2
            else { continue }
            var observation = make(
                trial,
                "\(screen.shortName(other)) is at least \(PlainNumber.text(constraint.constant)) wide, and leaves "
                    + "\(screen.shortName(id)) \(PlainNumber.text(now.rounded())) of the row",
                trial.natural)
            observation.items.append(other)
            observation.constraints = [place]
            observation.detail = "least width"
            observation.remedy = "lower the least width, and let the compression resistance decide which text is cut"
            return observation
        }
        return nil
    }

    /// The least widths of the views to which a view is joined, with the index of the constraint.
    private static func leastWidthsBeside(_ id: ItemID, _ screen: AuditedScreen) -> [(ItemID, Int)] {
        var found: [(ItemID, Int)] = []
        for place in screen.constraints[id] {
            guard let other = joined(to: id, screen.tree.constraints[place]),
                screen.tree[other].superview == screen.tree[id].superview
            else { continue }
            for width in screen.constraints[other] {
                let constraint = screen.tree.constraints[width]
                guard constraint.first.attribute == .width, constraint.second == nil,
                    constraint.relation == .greaterThanOrEqual
                else { continue }
                found.append((other, width))
            }
        }
        return found.sorted { $0.1 < $1.1 }
    }

    /// The view whose leading or trailing edge an equality joins to the other edge of a view; nil for other constraints.
    private static func joined(to id: ItemID, _ constraint: LayoutConstraint) -> ItemID? {
        guard constraint.relation == .equal, let second = constraint.second, second.item != constraint.first.item,
            Set([constraint.first.attribute, second.attribute]) == [.leading, .trailing]
        else { return nil }
        return constraint.first.item == id ? second.item : constraint.first.item
    }

    /// A label that begins where another text ends: in a full row the two texts read as one.
    ///
    /// - Parameter grown: the length of the text in the trial. A text that the row bounds stays shorter; without a bound,
    ///   other findings are about the text.
    static func touchingText(_ trial: Trial, _ grown: Double) -> Observation? {
        let (screen, id) = (trial.screen, trial.text)
        guard screen.tree[id].kind == .label, let width = trial.session.frame(of: id)?.width, width < grown - 1
        else { return nil }
        for place in screen.constraints[id] {
            let constraint = screen.tree.constraints[place]
            guard constraint.relation == .equal, let second = constraint.second,
                constraint.constant.magnitude < leastGap,
                constraint.priority >= LayoutPriority.required.rawValue
            else { continue }
            let ends = [constraint.first, second]
            guard let own = ends.first(where: { $0.item == id && $0.attribute == .leading }),
                let other = ends.first(where: { $0.item != own.item && $0.attribute == .trailing })?.item,
                screen.tree[other].superview == screen.tree[id].superview, screen.isVisible(other),
                let text = textAtTheEnd(of: other, screen)
            else { continue }
            var observation = make(
                trial,
                "\(screen.shortName(text)) and \(screen.shortName(id)) touch when they fill the row: "
                    + "\(PlainNumber.text(constraint.constant)) points are between them",
                trial.natural * 2)
            observation.items += text == other ? [text] : [text, other]
            observation.constraints = [place]
            observation.detail = "touches"
            observation.remedy = "leave a gap of a few points between the two texts"
            return observation
        }
        return nil
    }

    /// The label at the trailing end of a view: the view itself, or the label that ends last in a stack view.
    private static func textAtTheEnd(of view: ItemID, _ screen: AuditedScreen) -> ItemID? {
        if screen.tree[view].kind == .label { return screen.shownText(view) == nil ? nil : view }
        guard let stack = screen.tree[view].stack else { return nil }
        let shown = stack.arrangedSubviews.filter { screen.isVisible($0) }
        let inner = shown.compactMap { textAtTheEnd(of: $0, screen) }
        return inner.max { screen.frame($0).maxX < screen.frame($1).maxX }
    }

    /// The least distance of two texts that reads as a gap: about the width of a space.
    private static let leastGap = 3.0

    /// Whether the view is a control without a text: a switch, a stepper, a button with a picture. A text field and a
    /// slider have no width of their own, and take what the text leaves.
    private static func isPlainControl(_ id: ItemID, _ screen: AuditedScreen) -> Bool {
        screen.isControl(id) && screen.shownText(id) == nil && ![.textField, .slider].contains(screen.tree[id].kind)
    }

    /// A neighbour that loses its width: a text all of it, a control without a text half of it.
    static func squeezed(_ other: ItemID, from old: Double, to now: Double, by trial: Trial) -> Observation? {
        let screen = trial.screen
        guard old >= 8 else { return nil }
        let isGone = now < 1 && screen.shownText(other) != nil && stillSqueezes(other, trial)
        guard isGone || (trial.view == trial.text && now < old / 2 && isPlainControl(other, screen)) else { return nil }
        // Beside a neighbour that keeps the width of its contents, the text has the rest of the row.
        let own = screen.showsContent(other) ? screen.tree[other].naturalSize(in: screen.scene.environment).width : old
        let rest = trial.session.frame(of: trial.text).map { $0.width - (min(old, max(own, 8)) - now) }
        var observation = make(
            trial,
            "\(screen.shortName(trial.text)) squeezes \(screen.shortName(other))\(isGone ? " to nothing" : "") when it grows",
            rest ?? trial.natural * 2, reach: isGone ? twoTexts : reach(of: trial.text, beside: other, screen))
        observation.items.append(other)
        observation.detail = "squeezes"
        observation.remedy = AuditRule.zeroSize.remedy
        return observation
    }

    /// Whether the neighbour has no width left even when the text is only twice as long.
    private static func stillSqueezes(_ other: ItemID, _ trial: Trial) -> Bool {
        let grown = trial.session.tree[trial.text].intrinsicContentSize
        trial.session.update { $0[trial.text].intrinsicContentSize?.width = trial.natural * 2 }
        defer { trial.session.update { $0[trial.text].intrinsicContentSize = grown } }
        return trial.session.frame(of: other).map { $0.width < 1 } ?? false
    }

    /// Whether a required distance connects both views, neither has a given width, and both resist equally. UIKit may
    /// then shrink either of them, whichever the trial has shrunk.
    private static func areTied(_ field: ItemID, _ label: ItemID, _ screen: AuditedScreen) -> Bool {
        let tree = screen.tree
        guard
            tree[field].contentCompressionResistancePriority.horizontal
                == tree[label].contentCompressionResistancePriority.horizontal
        else { return false }
        var isJoined = false
        for place in Array(screen.constraints[label]) + Array(screen.constraints[field])
        where tree.constraints[place].priority >= LayoutPriority.required.rawValue {
            let constraint = tree.constraints[place]
            let items = [constraint.first.item, constraint.second?.item]
            if constraint.first.attribute == .width, constraint.second == nil || constraint.relation == .equal,
                items.contains(label) || items.contains(field)
            {
                return false
            }
            let attributes: Set<Attribute?> = [constraint.first.attribute, constraint.second?.attribute]
            if attributes == [.leading, .trailing] || attributes == [.left, .right],
                items.contains(label), items.contains(field)
            {
                isJoined = true
            }
        }
        return isJoined || areArrangedTogether(field, label, screen)
    }

    /// Whether a stack view arranges two views beside each other, as wide as their contents ask for.
    private static func areArrangedTogether(_ one: ItemID, _ other: ItemID, _ screen: AuditedScreen) -> Bool {
        guard let parent = screen.tree[one].superview, let stack = screen.tree[parent].stack, stack.axis == .horizontal,
            stack.distribution == .fill
        else { return false }
        let shown = stack.arrangedSubviews.filter { screen.isVisible($0) }
        guard let place = shown.firstIndex(of: one), let second = shown.firstIndex(of: other) else { return false }
        return abs(place - second) == 1
    }
}
