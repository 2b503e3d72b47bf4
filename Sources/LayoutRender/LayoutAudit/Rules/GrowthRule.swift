import Findings
import LayoutEngine
import Notation

/// Texts that no constraint bounds: when they grow, they run out of their superview, over a neighbour, or squeeze a
/// neighbour to nothing.
///
/// Tested in a live session: each text is made as wide as its superview, and the moved views are examined. A text that
/// gives way, by wrapping or by an ellipsis, is well laid out.
///
/// The edit sets the intrinsic content size, hence only constraints, hugging and compression resistance answer; the
/// length of the words plays no part. One session serves all texts of a page, so a trial costs a change and not a
/// layout of the page.
enum GrowthRule: TrialRule {
    /// Whether a view shows a text, or is a text field, whose width the constraints decide. The frame of a view that
    /// translates its mask, or that no constraint names, does not follow the text's length.
    static func isCandidate(_ id: ItemID, _ screen: AuditedScreen) -> Bool {
        let view = screen.tree[id]
        guard view.kind == .label || view.kind == .button || view.kind == .textField, screen.isVisible(id),
            !screen.isLeftToCode(id),
            screen.isConstrained(id), view.kind == .textField || screen.shownText(id) != nil,
            !view.translatesAutoresizingMaskIntoConstraints,
            view.superview != nil
        else { return false }
        return screen.frame(id).width >= 1
    }

    /// The text becomes 40 points wider than its superview, or than its natural width where that is the wider one. The
    /// edit is taken back before the function returns.
    static func observation(
        _ id: ItemID, _ screen: AuditedScreen, _ session: LayoutSession
    ) -> Observation? {
        guard let parent = screen.tree[id].superview else { return nil }
        let old = screen.tree[id].intrinsicContentSize
        let natural = screen.tree[id].naturalSize(in: screen.scene.environment)
        let grown = max(screen.layout[parent].frame.width, natural.width) + 40
        session.update { $0[id].intrinsicContentSize = Size(width: grown, height: natural.height) }
        defer { session.update { $0[id].intrinsicContentSize = old } }
        if screen.tree[id].kind == .textField { return typing(id, parent, screen, session) }
        guard let frame = session.frame(of: id), frame != screen.layout[id].frame else { return nil }
        return meets(id, parent, frame, natural.width, screen, session)
            ?? runsOut(id, parent, frame, natural.width, screen, session)
    }

    /// A text field is as wide as the typed text: with the higher resistance, it squeezes the label beside it.
    private static func typing(
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

    /// Whether a required distance connects both views, neither has a given width, and both resist equally. UIKit may
    /// then shrink either of them, whichever the trial has shrunk.
    private static func areTied(_ field: ItemID, _ label: ItemID, _ screen: AuditedScreen) -> Bool {
        let tree = screen.tree
        guard
            tree[field].contentCompressionResistancePriority.horizontal
                == tree[label].contentCompressionResistancePriority.horizontal
        else { return false }
        var isJoined = false
        for constraint in tree.constraints
        where constraint.isActive && constraint.priority >= LayoutPriority.required.rawValue {
            let items = [constraint.first.item, constraint.second?.item]
            if constraint.first.attribute == .width, constraint.second == nil || constraint.relation == .equal,
                items.contains(label) || items.contains(field)
            {
                return false
            }
            let attributes: Set<Attribute?> = [constraint.first.attribute, constraint.second?.attribute]
            if constraint.relation == .equal, attributes == [.leading, .trailing] || attributes == [.left, .right],
                items.contains(label), items.contains(field)
            {
                isJoined = true
            }
        }
        return isJoined
    }

    /// Finds a text that leaves its superview at the left or right by more than 4 points once it is longer, as in
    /// another language.
    /// - Returns: nil where the text stays inside, where it stuck out by more than a point before it grew (other rules
    ///   find that), and where the superview scrolls, whose content may be wider.
    private static func runsOut(
        _ id: ItemID, _ parent: ItemID, _ frame: Rect, _ natural: Double, _ screen: AuditedScreen,
        _ session: LayoutSession
    ) -> Observation? {
        guard screen.tree[parent].scroll == nil, let width = session.frame(of: parent)?.width else { return nil }
        let before = screen.layout[id].frame
        let room = screen.layout[parent].frame.width
        guard max(-frame.minX, frame.maxX - width) > 4, max(-before.minX, before.maxX - room) <= 1 else { return nil }
        let isRight = frame.maxX - width >= -frame.minX
        // The longest text whose end stays before the edge.
        let length = isRight ? room - before.minX : before.maxX
        return make(
            id, screen,
            "nothing stops \(screen.shortName(id)) at the \(isRight ? "right" : "left") edge of "
                + "\(screen.shortName(parent)): \(words(length, natural))", length, natural)
    }

    /// The text lies over a neighbour, or leaves a neighbour with content no width. An overlap counts from 4 points
    /// along both axes, and only where the two did not overlap before.
    private static func meets(
        _ id: ItemID, _ parent: ItemID, _ frame: Rect, _ natural: Double, _ screen: AuditedScreen,
        _ session: LayoutSession
    ) -> Observation? {
        let before = screen.layout[id].frame
        for other in neighbours(of: id, parent, screen) {
            guard let now = session.frame(of: other) else { continue }
            let old = screen.layout[other].frame
            if old.width >= 8, now.width < 1, screen.shownText(other) != nil, stillSqueezes(id, other, natural, session)
            {
                var observation = make(
                    id, screen, "\(screen.shortName(id)) squeezes \(screen.shortName(other)) to nothing when it grows",
                    natural * 2, natural)
                observation.items.append(other)
                observation.detail = "squeezes"
                observation.remedy = AuditRule.zeroSize.remedy
                return observation
            }
            let common = frame.intersection(now)
            let commonBefore = before.intersection(old)
            guard common.width > 4, common.height > 4, min(commonBefore.width, commonBefore.height) <= 0.5 else {
                continue
            }
            let length = now.midX >= frame.midX ? now.minX - before.minX : before.maxX - now.maxX
            var observation = make(
                id, screen,
                "nothing keeps \(screen.shortName(id)) from running into \(screen.shortName(other)): "
                    + words(length, natural), length, natural,
                // Two texts in a row: code sets both, and a single word is soon long.
                reach: screen.shownText(other) == nil ? 2.5 : 4)
            observation.items.append(other)
            observation.detail = "covers"
            return observation
        }
        return nil
    }

    /// Whether the neighbour has no width left even when the text is only twice as long.
    private static func stillSqueezes(
        _ id: ItemID, _ other: ItemID, _ natural: Double, _ session: LayoutSession
    ) -> Bool {
        session.update { $0[id].intrinsicContentSize?.width = natural * 2 }
        return session.frame(of: other).map { $0.width < 1 } ?? false
    }

    /// The end of a sentence with the text's natural length and the length that has room, in whole points.
    ///
    ///     it is 62 long and has room for 80
    private static func words(_ length: Double, _ natural: Double) -> String {
        "it is \(PlainNumber.text(natural.rounded())) long and has room for \(PlainNumber.text(max(length, 0).rounded()))"
    }

    /// The other subviews of the text's superview that are visible and show something: leaves with content, and stack
    /// views whatever they contain.
    private static func neighbours(of id: ItemID, _ parent: ItemID, _ screen: AuditedScreen) -> [ItemID] {
        screen.tree[parent].subviews.filter { other in
            other != id && screen.isVisible(other) && !screen.isLeftToCode(other)
                // An activity indicator covers the content that it waits for.
                && screen.tree[other].kind != .activityIndicatorView
                && (screen.showsContent(other) || screen.tree[other].stack != nil)
        }
    }

    /// An observation with the severity that follows from the room: a text that code or a translation sets may be any
    /// length, and half as long again is the usual growth of a translation.
    /// - Parameters:
    ///   - room: the length, in points, at which the text meets what it runs into.
    ///   - natural: the present length of the text, in points.
    ///   - reach: how many times as long a text may become that code or a translation sets; room for less is a warning.
    private static func make(
        _ id: ItemID, _ screen: AuditedScreen, _ sentence: String, _ room: Double, _ natural: Double,
        reach: Double = 2.5
    ) -> Observation {
        let isChanging = screen.marks(id).contains(.hasOutlet) || screen.marks(id).contains(.isTranslated)
        // A translation makes a text longer by half; a text that code sets has any length.
        let isNear = natural > 0 && room < natural * 1.5
        let severity: Finding.Severity = isNear || (isChanging && room < natural * reach) ? .warning : .information
        var observation = Observation(.unboundedText, severity, sentence, items: [id], extent: -room)
        observation.isAboutSource = true
        return observation
    }
}
