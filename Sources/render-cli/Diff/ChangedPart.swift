import LayoutDiff
import LayoutEngine
import LayoutRender

/// The part of a page that the pictures of a report show: what changed, with its surroundings. A report of many pages would
/// otherwise be filled with pixels that are the same on both sides.
struct ChangedPart {
    /// In points, inside the page.
    let frame: Rect
    /// For the report's lines.
    let text: String

    /// The margin in points around the changed part, so that its place on the page can be recognised.
    private static let margin = 40.0
    /// A part that is nearly the page tells less than the page.
    private static let largestShare = 0.7

    /// Nil where the whole page is shown: the pages have other sizes, or most of the page changed.
    /// - Parameters:
    ///   - before: the old picture; its pixels at one pixel a point are compared with those of `after`, so that a change
    ///     which no view accounts for is inside, too.
    init?(
        from before: DisplayList, to after: DisplayList, _ difference: LayoutDifference, _ renderer: inout Renderer
    ) throws(RenderError) {
        guard before.bounds == after.bounds else { return nil }
        let page = after.bounds
        let (old, new) = (try renderer.pixels(before, scale: 1), try renderer.pixels(after, scale: 1))
        var changed: Rect?
        if let box = old.changedBox(to: new) {
            changed = Rect(
                x: page.x + Double(box.x), y: page.y + Double(box.y), width: Double(box.width),
                height: Double(box.height))
        }
        for view in difference.views where view.isVisual {
            for case let frame? in [view.absoluteFrame.before, view.absoluteFrame.after] {
                guard frame.minX.isFinite, frame.minY.isFinite, frame.maxX.isFinite, frame.maxY.isFinite else {
                    continue
                }
                changed = changed?.union(frame) ?? frame
            }
        }
        guard let changed else { return nil }
        let left = max(page.minX, (changed.minX - Self.margin).rounded(.down))
        let top = max(page.minY, (changed.minY - Self.margin).rounded(.down))
        let right = min(page.maxX, (changed.maxX + Self.margin).rounded(.up))
        let bottom = min(page.maxY, (changed.maxY + Self.margin).rounded(.up))
        guard right > left, bottom > top,
            (right - left) * (bottom - top) < page.width * page.height * Self.largestShare
        else { return nil }
        frame = Rect(x: left, y: top, width: right - left, height: bottom - top)
        func number(_ value: Double) -> String { String(Int(value.rounded())) }
        text =
            "pictures: the part of \(number(frame.width)) x \(number(frame.height)) points at \(number(left - page.minX)), "
            + "\(number(top - page.minY)) of the page's \(number(page.width)) x \(number(page.height))"
    }
}
