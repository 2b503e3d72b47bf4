/// Circles and rounded rectangles as cubic curves, the same for every backend.
enum RoundedCorners {
    /// The handle length that makes a cubic curve a quarter circle to 0.03 %.
    private static let handle = 0.5522847498

    /// The radius is limited to half the shorter side.
    static func path(_ rect: Rect, radius: Double) -> [PathElement] {
        let limited = max(0, min(radius.isFinite ? radius : 0, min(rect.width, rect.height) / 2))
        return corners(rect, Size(width: limited, height: limited))
    }

    /// An ellipse as four cubic curves.
    static func ellipse(_ rect: Rect) -> [PathElement] {
        corners(rect, Size(width: rect.width / 2, height: rect.height / 2))
    }

    /// Clockwise from the left end of the upper edge.
    private static func corners(_ rect: Rect, _ radius: Size) -> [PathElement] {
        let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        let (rx, ry) = (radius.width, radius.height)
        let (dx, dy) = (rx * (1 - handle), ry * (1 - handle))
        func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
        return [
            .move(point(left + rx, top)), .line(point(right - rx, top)),
            .curve(point(right - dx, top), point(right, top + dy), point(right, top + ry)),
            .line(point(right, bottom - ry)),
            .curve(point(right, bottom - dy), point(right - dx, bottom), point(right - rx, bottom)),
            .line(point(left + rx, bottom)),
            .curve(point(left + dx, bottom), point(left, bottom - dy), point(left, bottom - ry)),
            .line(point(left, top + ry)),
            .curve(point(left, top + dy), point(left + dx, top), point(left + rx, top)), .close,
        ]
    }
}
