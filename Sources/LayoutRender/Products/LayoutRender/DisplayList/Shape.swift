/// An outline to fill, stroke or clip with; all lengths in points.
public enum Shape: Sendable, Hashable {
    /// A rectangle with sharp corners.
    case rect(Rect)
    /// A rectangle with circular corners; the radius is limited to half the shorter side when the shape is drawn.
    case roundedRect(Rect, radius: Double)
    /// The ellipse that touches the four sides of the rectangle.
    case ellipse(Rect)
    /// A straight line; only a stroke draws it.
    case line(Point, Point)
    /// A free path of straight lines and cubic curves, filled with the nonzero winding rule.
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
    /// Begins a new subpath at a point.
    case move(Point)
    /// A straight line to a point.
    case line(Point)
    /// A cubic Bézier curve: two control points, then the end point.
    case curve(Point, Point, Point)
    /// A straight line back to the start of the subpath.
    case close

    /// End points and control points.
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
    /// One colour.
    case color(RGBA)
    /// Parallel lines.
    case hatch(Hatch)
    /// Tones along a line.
    case fade(Fade)
}

/// Parallel lines at 45 degrees; their phase depends on the origin only, so that the lines of adjacent hatches meet.
public struct Hatch: Sendable, Hashable {
    /// Which way the lines run from left to right.
    public enum Direction: String, Sendable { case rising, falling }

    /// The colour of the lines.
    public var color: RGBA
    /// The colour between the lines; nil: transparent.
    public var background: RGBA?
    /// Default: rising.
    public var direction: Direction
    /// Distance of two lines along the x axis, in points.
    public var spacing: Double
    /// In points.
    public var lineWidth: Double

    /// Lines 6 points apart along x and 1 point wide, unless stated otherwise.
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
    /// The colour of the line, with its opacity.
    public var color: RGBA
    /// In points; 1 by default.
    public var width: Double
    /// Lengths of dashes and gaps alternately, in points; empty for a solid line.
    public var dash: [Double]
    /// Whether a line ends with half a circle instead of a straight cut at its end points.
    public var hasRoundEnds: Bool

    /// A solid line of 1 point, unless stated otherwise.
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

    /// Whether both rectangles share an area; a common edge is none.
    func intersects(_ other: Rect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    /// Whether the other rectangle lies inside, edges included.
    func contains(_ other: Rect) -> Bool {
        minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
    }

    /// Smaller by a distance on every side; larger for a negative distance.
    package func insetBy(_ distance: Double) -> Rect { inset(by: EdgeInsets(distance)) }

    /// True without area, and for NaN.
    var isEmpty: Bool { !(width > 0 && height > 0) }

    /// False for NaN, infinity and coordinates that no picture can hold.
    var isDrawable: Bool {
        let limit = 4e6
        return x.magnitude <= limit && y.magnitude <= limit && width.magnitude <= limit && height.magnitude <= limit
    }
}
