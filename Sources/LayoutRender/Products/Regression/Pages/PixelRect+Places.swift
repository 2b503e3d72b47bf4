import LayoutEngine
import PictureDiff

extension PixelRect {
    /// The rectangles of the views with these names in a picture, including partly covered pixels.
    /// - Parameters:
    ///   - bounds: the drawn part of the page, in points.
    ///   - scale: pixels a point.
    package static func places(
        of names: [String], in tree: LayoutTree, _ layout: ResolvedLayout, bounds: Rect, scale: Double
    ) -> [PixelRect] {
        tree.items.indices.compactMap { index in
            guard names.contains(tree.items[index].identifier) else { return nil }
            let frame = layout.items[index].absoluteFrame
            guard let left = Int(exactly: ((frame.minX - bounds.minX) * scale).rounded(.down)),
                let top = Int(exactly: ((frame.minY - bounds.minY) * scale).rounded(.down)),
                let right = Int(exactly: ((frame.maxX - bounds.minX) * scale).rounded(.up)),
                let bottom = Int(exactly: ((frame.maxY - bounds.minY) * scale).rounded(.up))
            else { return nil }
            return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
        }
    }
}
