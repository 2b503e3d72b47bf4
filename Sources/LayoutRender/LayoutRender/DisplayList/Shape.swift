/// An outline to fill, stroke or clip with; all lengths in points.
public enum Shape: Sendable, Hashable {
    case rect(Rect)
    /// The radius is limited to half the shorter side when it is drawn.
    case roundedRect(Rect, radius: Double)
    case ellipse(Rect)
    case line(Point, Point)
    case path([PathElement])
    /// The points in `outer` that are not in `inner`.
    case ring(outer: Rect, inner: Rect)

    /// The smallest rectangle around the shape; control points count for curves.
    public var bounds: Rect {
        switch self {
        case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect), .ring(let rect, _): return rect
        case .line(let from, let to): return Rect.around([from, to])
        case .path(let elements): return Rect.around(elements.flatMap(\.points))
        }
    }
}

/// One step of a free path.
public enum PathElement: Sendable, Hashable {
    case move(Point)
    case line(Point)
    case curve(Point, Point, Point)
    case close

    var points: [Point] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .curve(let first, let second, let end): [first, second, end]
        case .close: []
        }
    }
}

/// How the inside of a shape is painted.
public enum Fill: Sendable, Hashable {
    case color(RGBA)
    case hatch(Hatch)
}

/// Parallel lines at 45 degrees; their phase depends on the origin only, so that the lines of adjacent hatches meet.
public struct Hatch: Sendable, Hashable {
    public enum Direction: String, Sendable { case rising, falling }

    public var color: RGBA
    public var background: RGBA?
    public var direction: Direction
    /// Distance of two lines along the x axis, in points.
    public var spacing: Double
    public var lineWidth: Double

    public init(
        color: RGBA, background: RGBA? = nil, direction: Direction = .rising, spacing: Double = 6, lineWidth: Double = 1
    ) {
        self.color = color
        self.background = background
        self.direction = direction
        self.spacing = spacing
        self.lineWidth = lineWidth
    }
}

/// How the outline of a shape is painted; half of the line lies on each side of the outline.
public struct Stroke: Sendable, Hashable {
    public var color: RGBA
    public var width: Double
    /// Lengths of dashes and gaps alternately, in points; empty for a solid line.
    public var dash: [Double]
    public var hasRoundEnds: Bool

    public init(color: RGBA, width: Double = 1, dash: [Double] = [], hasRoundEnds: Bool = false) {
        self.color = color
        self.width = width
        self.dash = dash
        self.hasRoundEnds = hasRoundEnds
    }
}

extension Rect {
    /// The smallest rectangle around all points; zero for none.
    static func around(_ points: [Point]) -> Rect {
        guard var low = points.first else { return .zero }
        var high = low
        for point in points.dropFirst() {
            low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
            high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    func intersects(_ other: Rect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    func contains(_ other: Rect) -> Bool {
        minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
    }

    func insetBy(_ distance: Double) -> Rect { inset(by: EdgeInsets(distance)) }

    var isEmpty: Bool { !(width > 0 && height > 0) }

    /// False for NaN, infinity and coordinates that no picture can hold.
    var isDrawable: Bool {
        let limit = 4e6
        return x.magnitude <= limit && y.magnitude <= limit && width.magnitude <= limit && height.magnitude <= limit
    }
}
