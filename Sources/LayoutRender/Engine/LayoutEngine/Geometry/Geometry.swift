/// A position in points, y downwards, as CGPoint.
public struct Point: Sendable, Hashable {
    /// To the right.
    public var x: Double
    /// Downwards.
    public var y: Double

    /// A position in points.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The origin of a coordinate system.
    public static let zero = Point(x: 0, y: 0)

    /// `x` or `y`.
    public subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}

/// A width and a height in points, as CGSize; `-1` along an axis may mean no intrinsic length, and not a number that another
/// source decides the axis.
///
/// A size is equal to itself also where an axis is not a number: views with such a size would differ from themselves.
public struct Size: Sendable, Hashable {
    /// In points.
    public var width: Double
    /// In points.
    public var height: Double

    /// A size in points; nothing is checked, so a caller may store `noIntrinsicMetric`.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// No width and no height.
    public static let zero = Size(width: 0, height: 0)

    /// UIView.noIntrinsicMetric, -1: the value in an intrinsic content size for an axis without a natural length.
    public static let noIntrinsicMetric = -1.0

    /// The length in points that stands for all that are longer. [measured: an intrinsic width]
    public static let longest = 2_777_777.0

    /// A length or coordinate within the longest in either direction.
    public static func limited(_ length: Double) -> Double { min(max(length, -longest), longest) }

    /// `width` or `height`.
    public subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// Whether both axes are equal, or not a number in both sizes.
    public static func == (a: Size, b: Size) -> Bool {
        (a.width == b.width || a.width.isNaN && b.width.isNaN)
            && (a.height == b.height || a.height.isNaN && b.height.isNaN)
    }

    /// Equal for equal sizes.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(width.isNaN ? .nan : width)
        hasher.combine(height.isNaN ? .nan : height)
    }
}

/// The start and the length of a rectangle along one axis, in points.
public struct Interval: Sendable, Hashable {
    /// The left or the top edge.
    public var start: Double
    /// Negative for a rectangle that was inset by more than its size.
    public var length: Double

    /// An interval in points.
    public init(start: Double, length: Double) {
        self.start = start
        self.length = length
    }

    /// The right or the bottom edge.
    public var end: Double { start + length }
    /// The middle between both edges.
    public var center: Double { start + length / 2 }
}

/// A rectangle in points, y downwards, as CGRect. A rectangle is not normalised: a negative size stays negative.
public struct Rect: Sendable, Hashable {
    /// The left top corner, in the coordinates that the rectangle's owner states.
    public var origin: Point
    /// In points.
    public var size: Size

    /// A rectangle from its corner and size.
    public init(origin: Point, size: Size) {
        self.origin = origin
        self.size = size
    }

    /// A rectangle from four numbers in points.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
    }

    /// A rectangle without area at the origin.
    public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

    /// The left edge; setting it moves the rectangle.
    public var x: Double {
        get { origin.x }
        set { origin.x = newValue }
    }
    /// The top edge; setting it moves the rectangle.
    public var y: Double {
        get { origin.y }
        set { origin.y = newValue }
    }
    /// Setting the width moves the right edge.
    public var width: Double {
        get { size.width }
        set { size.width = newValue }
    }
    /// Setting the height moves the bottom edge.
    public var height: Double {
        get { size.height }
        set { size.height = newValue }
    }
    /// The left edge. CGRect's `minX` is the smaller edge of a negative width too; this one is always `x`.
    public var minX: Double { origin.x }
    /// The top edge.
    public var minY: Double { origin.y }
    /// The right edge, `x + width`.
    public var maxX: Double { origin.x + size.width }
    /// The bottom edge, `y + height`.
    public var maxY: Double { origin.y + size.height }
    /// The horizontal centre.
    public var midX: Double { origin.x + size.width / 2 }
    /// The vertical centre.
    public var midY: Double { origin.y + size.height / 2 }

    /// The rectangle's extent along an axis: `x` and `width`, or `y` and `height`.
    public func span(along axis: Axis) -> Interval { Interval(start: origin[axis], length: size[axis]) }

    /// The rectangle moved by a distance, as CGRect.offsetBy(dx:dy:).
    public func offset(by point: Point) -> Rect {
        Rect(x: x + point.x, y: y + point.y, width: width, height: height)
    }

    /// Each edge moved inwards; the size may become negative, unlike CGRect's: callers that draw clamp it.
    public func inset(by insets: EdgeInsets) -> Rect {
        Rect(
            x: x + insets.left, y: y + insets.top, width: width - insets.left - insets.right,
            height: height - insets.top - insets.bottom)
    }

    /// The common part; of length 0 along an axis on which the rectangles do not overlap, where CGRect's would be null.
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
    /// In points; negative insets move the edge outwards.
    public var top: Double
    /// In points, whatever the direction of layout.
    public var left: Double
    /// In points; negative insets move the edge outwards.
    public var bottom: Double
    /// In points, whatever the direction of layout.
    public var right: Double

    /// Insets in points, in UIKit's order.
    public init(top: Double, left: Double, bottom: Double, right: Double) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// The same inset at all four edges.
    public init(_ all: Double) { self.init(top: all, left: all, bottom: all, right: all) }

    /// No insets.
    public static let zero = EdgeInsets(0)

    /// The inset at the start (left, top) of an axis.
    public func start(_ axis: Axis) -> Double { axis == .horizontal ? left : top }
    /// The inset at the end (right, bottom) of an axis.
    public func end(_ axis: Axis) -> Double { axis == .horizontal ? right : bottom }
}
