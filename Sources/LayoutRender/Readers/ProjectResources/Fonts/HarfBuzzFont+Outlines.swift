import CHarfBuzz
import LayoutEngine

extension HarfBuzzFont {
    /// Limit of the parts of one glyph: a letter has less than a hundred, a drawing of an icon font a few thousand.
    private static let outlineLimit = 16_384

    /// Whether the file has outlines, and the library can return them.
    var hasOutlines: Bool {
        var nothing = unsafe hb_shim_outline_t()
        return unsafe hb_shim_draw_glyph(font, 0, &nothing) != 0
            && ["glyf", "CFF ", "CFF2"].contains { hasTable($0) }
    }

    /// The outline of a glyph in em; empty for a blank glyph and for a glyph beyond the limit. TrueType's quadratic
    /// curves are written as cubic curves, without loss.
    func outline(of glyph: UInt32) -> [GlyphSegment] {
        let limit = Self.outlineLimit
        let parts = unsafe [hb_shim_segment_t](unsafeUninitializedCapacity: limit) { target, count in
            var outline = unsafe hb_shim_outline_t(segments: target.baseAddress, count: 0, capacity: UInt32(limit))
            _ = unsafe hb_shim_draw_glyph(font, glyph, &outline)
            // A count beyond the limit: the outline did not fit.
            count = unsafe Int(outline.count) > limit ? 0 : Int(outline.count)
        }
        var segments: [GlyphSegment] = []
        var pen = Point.zero
        for part in parts {
            let end = point(part.x, part.y)
            switch UInt8(truncatingIfNeeded: part.kind) {
            case UInt8(ascii: "M"): segments.append(.move(end))
            case UInt8(ascii: "L"): segments.append(.line(end))
            case UInt8(ascii: "Q"):
                // The same quadratic curve as a cubic curve: each control point is two thirds of the way to the
                // quadratic one.
                let control = point(part.x1, part.y1)
                segments.append(.curve(pen.towards(control), end.towards(control), end))
            case UInt8(ascii: "C"): segments.append(.curve(point(part.x1, part.y1), point(part.x2, part.y2), end))
            default: segments.append(.close)
            }
            pen = end
        }
        return segments
    }

    /// In em; a number that is not finite, or far from any letter, becomes the origin's.
    private func point(_ x: Float, _ y: Float) -> Point {
        func em(_ value: Float) -> Double {
            let length = Double(value) / unitsPerEm
            return length.magnitude <= 1_000 ? length : 0
        }
        return Point(x: em(x), y: em(y))
    }
}

extension Point {
    /// The point two thirds of the way to another point.
    fileprivate func towards(_ other: Point) -> Point {
        Point(x: x + (other.x - x) * 2 / 3, y: y + (other.y - y) * 2 / 3)
    }
}
