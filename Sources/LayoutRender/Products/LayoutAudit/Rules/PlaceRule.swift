import Findings
import LayoutEngine
import Notation

/// Views that are off the screen, outside their superview or without room on a page, but not on the file's own device.
///
/// What the designer has seen on the file's own device is taken as intended, on other devices it is a defect. Three
/// questions are asked in order, and the first defect is reported: off the screen, outside its superview, without a
/// width or height.
enum PlaceRule: ScreenRule {
    /// Compares each visible view with itself on the file's own page. Views inside a view that is reported are not
    /// reported again.
    static func observations(on screen: AuditedScreen, own: AuditedScreen?) -> [Observation] {
        guard let own else { return [] }
        let matches = screen.memory.match(screen, own)
        var found: [Observation] = []
        var away: [Bool] = Array(repeating: false, count: screen.tree.count)
        for id in screen.order where id != screen.tree.root {
            // Views inside a view that is reported already are not reported again.
            if let parent = screen.tree[id].superview, away[Int(parent.index)] {
                away[Int(id.index)] = true
                continue
            }
            guard screen.isVisible(id), !screen.isLeftToCode(id), !screen.isLaidOutByCell(id),
                let before = matches[id], own.isVisible(before),
                !screen.tree[id].kind.isGuide
            else { continue }
            if let seen = offScreen(id, screen, own, before) ?? outside(id, screen, own, before) {
                found.append(seen)
                away[Int(id.index)] = true
            } else if let seen = zeroSize(id, screen, own, before) {
                found.append(seen)
            }
        }
        return found
    }

    /// The view lies beyond an edge of the screen by more than the tolerance, but inside on the own device. Views in
    /// a scroll view are left out, as the user can scroll to them. From 8 points on, or with nothing left on the
    /// screen, the finding is an error.
    private static func offScreen(
        _ id: ItemID, _ screen: AuditedScreen, _ own: AuditedScreen, _ before: ItemID
    ) -> Observation? {
        guard screen.isScreen, screen.scrollView(around: id) == nil, isMissed(id, screen) else { return nil }
        let beyond = overshoot(OverlapRule.ink(id, screen), screen.bounds)
        guard let beyond, beyond.length > tolerance,
            isSeen(id, beyond: screen.bounds, screen, countsGrounds: beyond.axis == .horizontal),
            overshoot(own.frame(before), own.bounds) == nil,
            // UIKit keeps the contents of a scroll view clear of the bars at the top.
            screen.tree[id].scroll == nil || beyond.edge != "top"
        else { return nil }
        let frame = screen.frame(id)
        let isGone =
            frame.intersection(screen.bounds).size.width <= 0 || frame.intersection(screen.bounds).size.height <= 0
        var observation = Observation(
            .offScreen,
            isSlight(id, beyond.length, screen)
                ? .information : (isGone || beyond.length > 8) && isSure(id, screen) ? .error : .warning,
            "\(screen.shortName(id)) lies \(PlainNumber.text(beyond.length)) beyond the \(beyond.edge) edge of the screen"
                + (isGone ? " and cannot be seen" : ""),
            items: [id], extent: beyond.length)
        observation.isOutOfReach = isGone && screen.holdsControl(id)
        let holder = screen.holder(of: id, beyond.axis)
        observation.cause = holder.words
        observation.constraints = holder.constraint.map { [$0] } ?? []
        observation.edge = beyond.edge
        if beyond.axis == .vertical { observation.deciding = deciding(id, beyond.length, screen) }
        return observation
    }

    /// The view sticks out of its superview, but lies inside on the own device. An error where the superview clips, a
    /// warning where the view is only drawn beyond it.
    private static func outside(
        _ id: ItemID, _ screen: AuditedScreen, _ own: AuditedScreen, _ before: ItemID
    ) -> Observation? {
        guard let parent = screen.tree[id].superview, parent != screen.tree.root || !screen.isScreen,
            screen.tree[parent].scroll == nil, let parentBefore = own.tree[before].superview,
            isMissed(id, screen)
        else { return nil }
        let around = screen.frame(parent)
        guard around.width > 0, around.height > 0,
            let beyond = overshoot(OverlapRule.ink(id, screen), around), beyond.length > tolerance,
            isSeen(id, beyond: around, screen, countsGrounds: true),
            overshoot(own.frame(before), own.frame(parentBefore)) == nil
        else { return nil }
        let clips = screen.tree[parent].appearance.clipsToBounds || screen.tree[parent].cell != nil
        let isUnseen = !clips && isHarmless(id, outOf: parent, screen)
        var observation = Observation(
            .outsideSuperview,
            isUnseen || isSlight(id, beyond.length, screen)
                ? .information : clips && isSure(id, screen) ? .error : .warning,
            "\(screen.shortName(id)) sticks \(PlainNumber.text(beyond.length)) out of \(screen.shortName(parent)) at the "
                + "\(beyond.edge)" + (clips ? ", which clips it" : ""),
            items: [id], extent: beyond.length)
        let holder = screen.holder(of: id, beyond.axis)
        observation.cause = holder.words
        observation.constraints = holder.constraint.map { [$0] } ?? []
        observation.edge = beyond.edge
        if beyond.axis == .vertical { observation.deciding = deciding(id, beyond.length, screen) }
        return observation
    }

    /// The lines of a text that fills a place: a value that code sets has fewer.
    private static let fillerLines = 4

    /// The ids of long texts in a view, and of constraints by outlets, that make the view higher by a length at least: code may set
    /// another text or height.
    private static func deciding(_ id: ItemID, _ length: Double, _ screen: AuditedScreen) -> [String] {
        var found: [String] = []
        screen.tree.forEachDescendant(of: id) { inner in
            guard screen.isVisible(inner), screen.frame(inner).height >= length else { return }
            let heights = screen.constraints[inner].filter { screen.isHeight($0, of: inner) && screen.isConnected($0) }
            found += heights.map { screen.tree.constraints[$0].id }
            guard screen.tree[inner].kind == .label, var text = screen.shownText(inner) else { return }
            text.numberOfLines = 0
            let frame = screen.frame(inner)
            let lines = text.measure(wrappingAt: max(frame.width, 1), in: screen.scene.environment).lineCount
            guard lines >= fillerLines, frame.height * (1 - 1 / Double(lines)) >= length else { return }
            found.append(screen.tree[inner].identifier)
        }
        return found
    }

    /// Whether anything that people see reaches beyond a rectangle: of a container that draws nothing itself, the contents do.
    ///
    /// A view of a class that is not UIKit's may draw anywhere in its frame.
    /// - Parameter countsGrounds: whether people miss a part of a plain ground; above and below the screen nobody does.
    private static func isSeen(
        _ id: ItemID, beyond bounds: Rect, _ screen: AuditedScreen, countsGrounds: Bool
    ) -> Bool {
        let view = screen.tree[id]
        let isPlain = view.appearance.borderWidth == 0 && view.appearance.cornerRadius == nil
        let draws = view.showsItsFrame && (countsGrounds || !isPlain || view.subviews.isEmpty)
        guard !screen.showsContent(id), view.scroll == nil, !draws, view.className == nil else {
            return (overshoot(OverlapRule.ink(id, screen), bounds)?.length ?? 0) > tolerance
        }
        return view.subviews.contains {
            screen.isVisible($0) && isSeen($0, beyond: bounds, screen, countsGrounds: countsGrounds)
        }
    }

    /// Whether nobody sees that a view sticks out of a box that draws nothing: the view is on the screen, and meets nothing around the
    /// box.
    private static func isHarmless(_ id: ItemID, outOf box: ItemID, _ screen: AuditedScreen) -> Bool {
        let (frame, view) = (OverlapRule.ink(id, screen), screen.tree[box])
        guard screen.isScreen, !view.showsItsFrame, view.className == nil, overshoot(frame, screen.bounds) == nil else {
            return false
        }
        var inside: Set<ItemID> = [box]
        screen.tree.forEachDescendant(of: box) { inside.insert($0) }
        return !screen.order.contains { other in
            guard !inside.contains(other), screen.isVisible(other),
                screen.showsContent(other)
                    || (screen.tree[other].showsItsFrame && !screen.tree.isAncestor(other, of: box))
            else { return false }
            let common = OverlapRule.ink(other, screen).intersection(frame)
            return common.width > tolerance && common.height > tolerance
        }
    }

    /// Whether people miss nothing of a view that sticks out: of a container by a few points, whose contents keep clear of its
    /// edges, of a picture, whose subject may lie elsewhere, and of a label whose text nobody knows.
    private static func isSlight(_ id: ItemID, _ length: Double, _ screen: AuditedScreen) -> Bool {
        (!screen.showsContent(id) && length <= 4) || screen.tree[id].kind == .imageView
            || (screen.tree[id].kind == .label && screen.shownText(id) == nil)
    }

    /// Whether people would miss the part of a view that is cut: a part of the view's contents, or of a picture in a
    /// fixed ratio, which is higher than a wide and low screen.
    private static func isMissed(_ id: ItemID, _ screen: AuditedScreen) -> Bool {
        holdsContent(id, screen) || (screen.tree[id].kind == .imageView && screen.hasRatio(id))
    }

    /// Whether the file alone decides the view's place and size: code may set the frame of a view that has a mask in place
    /// of constraints.
    private static func isSure(_ id: ItemID, _ screen: AuditedScreen) -> Bool {
        !screen.dependsOnCode(id)
            && (screen.isConstrained(id) || !screen.tree[id].translatesAutoresizingMaskIntoConstraints)
    }

    /// The view has no width or no height, but has both on the own device. Lengths under a point count as none, if
    /// the own page has 4 points or more.
    private static func zeroSize(
        _ id: ItemID, _ screen: AuditedScreen, _ own: AuditedScreen, _ before: ItemID
    ) -> Observation? {
        let size = screen.frame(id).size
        let old = own.frame(before).size
        guard screen.showsContent(id), size.width < 1 || size.height < 1, old.width >= 4, old.height >= 4 else {
            return nil
        }
        let isNarrow = size.width < 1
        var observation = Observation(
            .zeroSize, .error,
            "\(screen.shortName(id)) has no \(isNarrow ? "width" : "height") left, of "
                + PlainNumber.text(isNarrow ? old.width : old.height),
            items: [id], extent: isNarrow ? old.width : old.height)
        let holder = screen.holder(of: id, isNarrow ? .horizontal : .vertical)
        observation.cause = holder.words
        observation.constraints = holder.constraint.map { [$0] } ?? []
        observation.edge = isNarrow ? "width" : "height"
        return observation
    }

    /// Whether people would miss the view: a leaf with content, or a container with such a leaf inside.
    private static func holdsContent(_ id: ItemID, _ screen: AuditedScreen) -> Bool {
        if screen.showsContent(id) { return screen.tree[id].kind != .imageView && !isEmptyLabel(id, screen) }
        var holds = false
        screen.tree.forEachDescendant(of: id) { inner in
            if screen.isVisible(inner), screen.showsContent(inner), !isEmptyLabel(inner, screen) { holds = true }
        }
        return holds
    }

    /// Whether a view is a label without a text that code does not fill: a line or a coloured box.
    private static func isEmptyLabel(_ id: ItemID, _ screen: AuditedScreen) -> Bool {
        screen.tree[id].kind == .label && screen.shownText(id) == nil && !screen.marks(id).contains(.hasOutlet)
    }

    /// The largest distance by which a rectangle reaches beyond an edge of another rectangle; nil if it lies inside.
    ///
    /// A rectangle of 400 by 20 at the origin reaches `(25, "right", .horizontal)` beyond one of 375 by 667.
    /// Distances up to half a point are none, and a rectangle that is no wider or no higher than half a point reaches
    /// nowhere.
    static func overshoot(_ frame: Rect, _ bounds: Rect) -> (length: Double, edge: String, axis: Axis)? {
        guard frame.width > 0.5, frame.height > 0.5 else { return nil }
        let sides: [(Double, String, Axis)] = [
            (bounds.minX - frame.minX, "left", .horizontal), (frame.maxX - bounds.maxX, "right", .horizontal),
            (bounds.minY - frame.minY, "top", .vertical), (frame.maxY - bounds.maxY, "bottom", .vertical),
        ]
        guard let worst = sides.max(by: { $0.0 < $1.0 }), worst.0 > 0.5 else { return nil }
        return (worst.0, worst.1, worst.2)
    }

    /// Distances up to this length, in points, may come from rounding and shadows.
    static let tolerance = 2.0
}

extension AuditedScreen {
    /// Whether a required constraint ties one length of a view to its other length.
    fileprivate func hasRatio(_ id: ItemID) -> Bool {
        constraints[id].contains { place in
            let constraint = tree.constraints[place]
            return constraint.priority >= LayoutPriority.required.rawValue && constraint.first.attribute.isDimension
                && constraint.first.item == id && constraint.second?.item == id
                && constraint.first.attribute != constraint.second?.attribute
        }
    }

    /// Whether the view or a visible view inside is a control.
    func holdsControl(_ id: ItemID) -> Bool {
        var holds = isControl(id)
        tree.forEachDescendant(of: id) { inner in
            if isVisible(inner), isControl(inner) { holds = true }
        }
        return holds
    }
}
