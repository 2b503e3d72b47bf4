/// Circles and rounded rectangles as cubic curves, the same for every backend.
enum RoundedCorners {
    /// The handle length that makes a cubic curve a quarter circle to 0.03 %.
    private static let handle = 0.5522847498

    /// The radius is limited to half the shorter side.
    static func path(_ rect: Rect, radius: Double) -> [PathElement] {
        let limited = max(0, min(radius.isFinite ? radius : 0, min(rect.width, rect.height) / 2))
        return corners(rect, Size(width: limited, height: limited))
    }

    /// A rectangle of which some corners are round; the radius is limited to half the shorter side.
    static func path(_ rect: Rect, radius: Double, _ corners: CornerMask) -> [PathElement] {
        let limited = max(0, min(radius.isFinite ? radius : 0, min(rect.width, rect.height) / 2))
        let delta = limited * (1 - handle)
        // Clockwise from the top left: the corner, and the directions towards its neighbours before and behind.
        let turns: [(x: Double, y: Double, from: (Double, Double), to: (Double, Double), bit: UInt8)] = [
            (rect.minX, rect.minY, (0, 1), (1, 0), 1), (rect.maxX, rect.minY, (-1, 0), (0, 1), 2),
            (rect.maxX, rect.maxY, (0, -1), (-1, 0), 8), (rect.minX, rect.maxY, (1, 0), (0, -1), 4),
        ]
        var path: [PathElement] = []
        for turn in turns {
            func point(_ direction: (Double, Double), _ distance: Double) -> Point {
                Point(x: turn.x + direction.0 * distance, y: turn.y + direction.1 * distance)
            }
            let isRound = corners.rawValue & turn.bit != 0
            let start = point(turn.from, isRound ? limited : 0)
            path.append(path.isEmpty ? .move(start) : .line(start))
            if isRound { path.append(.curve(point(turn.from, delta), point(turn.to, delta), point(turn.to, limited))) }
        }
        return path + [.close]
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
