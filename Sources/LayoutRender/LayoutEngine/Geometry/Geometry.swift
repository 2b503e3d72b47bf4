/// A position, in points.
public struct Point: Sendable, Hashable {
    public var x: Double
    public var y: Double

    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    public static let zero = Point(x: 0, y: 0)

    public subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}

/// A width and a height, in points.
public struct Size: Sendable, Hashable {
    public var width: Double
    public var height: Double

    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    public static let zero = Size(width: 0, height: 0)

    /// The value in `intrinsicContentSize` for an axis without a natural length.
    public static let noIntrinsicMetric = -1.0

    public subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

/// The start and length of a rectangle along one axis.
public struct Interval: Sendable, Hashable {
    public var start: Double
    public var length: Double

    public init(start: Double, length: Double) {
        self.start = start
        self.length = length
    }

    public var end: Double { start + length }
    public var center: Double { start + length / 2 }
}

/// A rectangle in points, y downwards, as CGRect.
public struct Rect: Sendable, Hashable {
    public var origin: Point
    public var size: Size

    public init(origin: Point, size: Size) {
        self.origin = origin
        self.size = size
    }

    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
    }

    public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

    public var x: Double {
        get { origin.x }
        set { origin.x = newValue }
    }
    public var y: Double {
        get { origin.y }
        set { origin.y = newValue }
    }
    public var width: Double {
        get { size.width }
        set { size.width = newValue }
    }
    public var height: Double {
        get { size.height }
        set { size.height = newValue }
    }
    public var minX: Double { origin.x }
    public var minY: Double { origin.y }
    public var maxX: Double { origin.x + size.width }
    public var maxY: Double { origin.y + size.height }
    public var midX: Double { origin.x + size.width / 2 }
    public var midY: Double { origin.y + size.height / 2 }

    public func span(along axis: Axis) -> Interval { Interval(start: origin[axis], length: size[axis]) }

    public func offset(by point: Point) -> Rect {
        Rect(x: x + point.x, y: y + point.y, width: width, height: height)
    }

    /// Each edge moved inwards; the size may become negative, unlike CGRect's: callers that draw clamp it.
    public func inset(by insets: EdgeInsets) -> Rect {
        Rect(
            x: x + insets.left, y: y + insets.top,
            width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
    }

    /// The common part; of length 0 along an axis on which the rectangles do not overlap.
    public func intersection(_ other: Rect) -> Rect {
        let left = Swift.max(minX, other.minX)
        let top = Swift.max(minY, other.minY)
        return Rect(
            x: left, y: top, width: Swift.max(0, Swift.min(maxX, other.maxX) - left),
            height: Swift.max(0, Swift.min(maxY, other.maxY) - top))
    }

    /// The smallest rectangle around both.
    public func union(_ other: Rect) -> Rect {
        let left = Swift.min(minX, other.minX)
        let top = Swift.min(minY, other.minY)
        return Rect(
            x: left, y: top, width: Swift.max(maxX, other.maxX) - left, height: Swift.max(maxY, other.maxY) - top)
    }
}

/// Distances inwards from the four edges, in points, as UIEdgeInsets.
public struct EdgeInsets: Sendable, Hashable {
    public var top: Double
    public var left: Double
    public var bottom: Double
    public var right: Double

    public init(top: Double, left: Double, bottom: Double, right: Double) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    public init(_ all: Double) { self.init(top: all, left: all, bottom: all, right: all) }

    public static let zero = EdgeInsets(0)

    /// The inset at the start (left, top) of an axis.
    public func start(_ axis: Axis) -> Double { axis == .horizontal ? left : top }
    /// The inset at the end (right, bottom) of an axis.
    public func end(_ axis: Axis) -> Double { axis == .horizontal ? right : bottom }
}
