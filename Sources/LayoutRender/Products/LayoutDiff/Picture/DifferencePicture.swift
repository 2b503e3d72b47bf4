import LayoutEngine
import LayoutRender
import Notation

/// The picture of a difference: the new layout pale, the old frames dashed, arrows with the distances. The list is
/// drawn like a page, by any renderer. Frames are those of the two layouts in the coordinates of the root.
public enum DifferencePicture {
    /// Colours that colour-blind readers can distinguish (Okabe and Ito's palette).
    enum Palette {
        /// Frames and distances of the old layout: vermilion.
        static let old = RGBA(0xD55E00)
        /// Frames of the new layout: blue.
        static let new = RGBA(0x0072B2)
        /// Added and newly shown views: bluish green.
        static let added = RGBA(0x009E73)
        /// Removed and newly hidden views: reddish purple.
        static let removed = RGBA(0xCC79A7)
    }

    /// Around the page, in points.
    static let margin = 24.0
    /// Below the page, for the legend.
    static let footer = 32.0

    /// - Parameters:
    ///   - part: the part of the page to show; nil for all of it.
    ///   - captions: what the legend calls the two layouts.
    ///
    /// The order of drawing: the pale page, old frames, new frames, arrows, names and distances, and the legend.
    ///
    /// - Returns: a list whose bounds are both screens and all frames drawn, or `part`, with the margins around and
    ///   the legend below. Views that changed in invisible ways are not marked.
    public static func list(
        before: LayoutSide, after: LayoutSide, _ difference: LayoutDifference, options: RenderOptions = RenderOptions(),
        part: Rect? = nil, captions: (before: String, after: String) = ("before", "after")
    ) -> DisplayList {
        let difference = difference.scrolled(before: before, after: after)
        let beforeRoot = before.absoluteFrame(before.tree.root)
        let afterRoot = after.absoluteFrame(after.tree.root)
        var plain = options
        plain.layers = options.layers.contains(.chrome) ? .unclipped : [.content, .scrollContent]
        let page = DisplayList(scene: after.scene, layout: after.layout, options: plain)
        // The old screen, the new screen with its scroll content, and all old and new frames of changed views.
        var whole = beforeRoot.union(afterRoot).union(page.bounds)
        for view in difference.views where view.isVisual {
            for frame in [view.absoluteFrame.before, view.absoluteFrame.after] {
                if let frame, isPlain(frame) { whole = whole.union(frame) }
            }
        }
        if let part { whole = part }
        let moves = DifferenceMoves(difference, on: whole.size)
        var list = DisplayList(
            bounds: Rect(
                x: whole.x - margin, y: whole.y - margin, width: whole.width + 2 * margin,
                height: whole.height + 2 * margin + footer + moves.tableHeight),
            title: options.title, background: .white)
        list.images = page.images
        // 1 the new layout, pale, with the outline of the screen
        list.group(DisplayGroup(opacity: 0.45)) { $0.items += page.items }
        list.stroke(.rect(afterRoot), Stroke(color: RGBA(0x8C8C8C), width: 0.5))
        // 2 old frames, 3 new frames
        var notes = DifferenceLabels(bounds: list.bounds, page: page)
        for view in difference.views { drawOld(view, &list, &notes) }
        let frames = difference.views.compactMap { $0.isVisual ? $0.absoluteFrame.after : nil }
        for view in difference.views { drawNew(view, among: frames, &list, &notes) }
        // 4 arrows
        for view in difference.views where view.isVisual { drawArrows(view, moves, &list, &notes) }
        // 5 names and distances
        notes.draw(into: &list)
        let foot = Point(x: whole.x, y: whole.maxY + margin)
        drawLegend(at: foot, difference, captions, &list)
        moves.drawTable(at: Point(x: foot.x, y: foot.y + footer), &list)
        return list
    }

    /// The old frame, dashed, of a view that moved or is gone.
    private static func drawOld(_ view: ViewChange, _ list: inout DisplayList, _ notes: inout DifferenceLabels) {
        guard let frame = view.absoluteFrame.before, view.isVisual, isPlain(frame) else { return }
        let isGone = view.events.first == .removed || view.events.contains(.hidden)
        guard isGone || view.absoluteFrame.after != frame else { return }
        let color = isGone ? Palette.removed : Palette.old
        if isGone { list.fill(.rect(frame), .hatch(Hatch(color: color.opacity(0.5)))) }
        list.stroke(.rect(frame), Stroke(color: color, width: 1, dash: [4, 3]))
        if isGone { notes.add(name: view.name, at: frame, color) }
    }

    /// The new frame of a view; the innermost changed views are tinted.
    private static func drawNew(
        _ view: ViewChange, among frames: [Rect], _ list: inout DisplayList, _ notes: inout DifferenceLabels
    ) {
        guard let frame = view.absoluteFrame.after, view.isVisual, isPlain(frame), !view.events.contains(.hidden) else {
            return
        }
        let isNew = view.events.first == .added || view.events.contains(.shown)
        let color = isNew ? Palette.added : Palette.new
        // Only the innermost changed views are tinted, so that tints do not overlap.
        let isInnermost = !frames.contains { $0 != frame && frame.holds($0) }
        if isInnermost { list.fill(.rect(frame), color.opacity(0.12)) }
        list.stroke(.rect(frame), Stroke(color: color, width: 1))
        notes.add(name: view.name, at: frame, color)
    }

    /// An arrow from each old edge to the new edge, labelled with the distance in the superview, as in the report:
    /// a view that its container has carried along has no arrow. What moved together has one arrow.
    ///
    /// The arrow of a change of width or height goes from the old right or bottom edge to the new one. A change for
    /// which there is no free lane has no arrow, and its number is in the report only.
    private static func drawArrows(
        _ view: ViewChange, _ moves: DifferenceMoves, _ list: inout DisplayList, _ notes: inout DifferenceLabels
    ) {
        guard let frame = view.absoluteFrame.after else { return }
        for change in view.edges {
            guard let text = moves.arrow(of: change, by: view), let (start, end) = change.ends(in: view) else {
                continue
            }
            let axis = change.edge.axis
            guard start != end, let lane = notes.lane(for: text, along: axis, from: start, to: end, of: frame) else {
                continue
            }
            var ends = (Point.zero, Point.zero)
            (ends.0[axis], ends.1[axis]) = (start, end)
            (ends.0[axis.cross], ends.1[axis.cross]) = (lane, lane)
            arrow(from: ends.0, to: ends.1, &list)
            notes.add(distance: text, at: Point(x: (ends.0.x + ends.1.x) / 2, y: (ends.0.y + ends.1.y) / 2))
        }
    }

    /// An arrow with a head at its end. The head is 5 points long, or as long as a shorter arrow.
    private static func arrow(from start: Point, to end: Point, _ list: inout DisplayList) {
        let stroke = Stroke(color: Palette.old, width: 1.5, hasRoundEnds: true)
        list.stroke(.line(start, end), stroke)
        let isHorizontal = start.y == end.y
        let distance = isHorizontal ? end.x - start.x : end.y - start.y
        let head = min(5, distance.magnitude) * (distance < 0 ? 1 : -1)
        for side in [-0.6, 0.6] {
            let tip =
                isHorizontal
                ? Point(x: end.x + head, y: end.y + head * side) : Point(x: end.x + head * side, y: end.y + head)
            list.stroke(.line(end, tip), stroke)
        }
    }

    /// The colours with their meanings.
    private static func drawLegend(
        at origin: Point, _ difference: LayoutDifference, _ captions: (before: String, after: String),
        _ list: inout DisplayList
    ) {
        var x = origin.x
        for (text, color) in [
            (captions.before, Palette.old), (captions.after, Palette.new), ("added", Palette.added),
            ("removed", Palette.removed),
        ] {
            list.fill(.rect(Rect(x: x, y: origin.y, width: 8, height: 8)), color)
            list.text(TextRun(text, at: Point(x: x + 11, y: origin.y + 7.5), size: 9, color: RGBA(0x404040)))
            x += 56
        }
        list.text(
            TextRun(
                difference.headline, at: Point(x: origin.x, y: origin.y + 21), size: 9, color: RGBA(0x404040)))
    }

    /// Whether a frame can be drawn: hostile numbers are left out.
    static func isPlain(_ rect: Rect) -> Bool {
        [rect.x, rect.y, rect.width, rect.height].allSatisfy { $0.magnitude <= 1_000_000 }
    }
}

extension Rect {
    /// Whether the other rectangle lies inside.
    fileprivate func holds(_ other: Rect) -> Bool {
        minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
    }
}
