package import LayoutEngine

public struct UIEdgeInsets: Hashable, Sendable {
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat
    public static let zero = UIEdgeInsets()

    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }

    init(_ insets: EdgeInsets) {
        self.init(
            top: CGFloat(insets.top), left: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
            right: CGFloat(insets.right))
    }

    var insets: EdgeInsets {
        EdgeInsets(top: top.laidOut, left: left.laidOut, bottom: bottom.laidOut, right: right.laidOut)
    }

    static func + (a: Self, b: Self) -> Self {
        Self(top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
    }
}

public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat
    public static let zero = NSDirectionalEdgeInsets()

    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
}

public struct UIOffset: Hashable, Sendable {
    public var horizontal: CGFloat
    public var vertical: CGFloat
    public static let zero = UIOffset()

    public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }
}

public struct UIRectEdge: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = UIRectEdge(rawValue: 1)
    public static let left = UIRectEdge(rawValue: 2)
    public static let bottom = UIRectEdge(rawValue: 4)
    public static let right = UIRectEdge(rawValue: 8)
    public static let all = UIRectEdge(rawValue: 15)
}

public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = NSDirectionalRectEdge(rawValue: 1)
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    public static let all = NSDirectionalRectEdge(rawValue: 15)
}

public struct UIRectCorner: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let topLeft = UIRectCorner(rawValue: 1)
    public static let topRight = UIRectCorner(rawValue: 2)
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    public static let bottomRight = UIRectCorner(rawValue: 8)
    public static let allCorners = UIRectCorner(rawValue: 15)
}

extension CGRect {
    init(_ rect: Rect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }

    var rect: Rect {
        Rect(x: origin.x.laidOut, y: origin.y.laidOut, width: width.laidOut, height: height.laidOut)
    }

    /// A solved frame: at whole pixels where the frame differs from them by less than arithmetic explains. A difference of two
    /// places that stand at pixels may lie beside one.
    package init(solved frame: Rect) {
        let scale = Surroundings.environment.scale
        func clean(_ length: Double) -> Double {
            let pixels = (length * scale).rounded()
            return abs(length * scale - pixels) < 1e-6 ? pixels / scale : length
        }
        self.init(x: clean(frame.x), y: clean(frame.y), width: clean(frame.width), height: clean(frame.height))
    }

    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left, y: origin.y + insets.top, width: size.width - insets.left - insets.right,
            height: size.height - insets.top - insets.bottom)
    }
}

extension CGSize {
    init(_ size: Size) { self.init(width: size.width, height: size.height) }

    var measured: Size { Size(width: width.laidOut, height: height.laidOut) }
}

extension CGPoint {
    var point: Point { Point(x: x.laidOut, y: y.laidOut) }
}

extension CGFloat {
    /// The length as layout counts: code may set any, a layout has neither infinite lengths nor longer ones than UIKit's.
    var laidOut: Double { isNaN ? 0 : Size.limited(Double(self)) }
}

// Shapes as text: "{1, 2}", "{{0, 0}, {3, 4}}", "{top, left, bottom, right}". [documented] A text that is none gives zeros.
extension NSCoder {
    /// A coder's own value by its name: an archive has none but what it decodes.
    public func value(forKey key: String) -> Any? { allowsKeyedCoding ? decodeObject(forKey: key) : nil }
    public static func string(for point: CGPoint) -> String { braced([point.x, point.y]) }
    public static func string(for size: CGSize) -> String { braced([size.width, size.height]) }
    public static func string(for vector: CGVector) -> String { braced([vector.dx, vector.dy]) }
    public static func string(for rect: CGRect) -> String {
        "{\(string(for: rect.origin)), \(string(for: rect.size))}"
    }
    public static func string(for insets: UIEdgeInsets) -> String {
        braced([insets.top, insets.left, insets.bottom, insets.right])
    }
    public static func string(for offset: UIOffset) -> String { braced([offset.horizontal, offset.vertical]) }

    public static func cgPoint(for text: String) -> CGPoint {
        let numbers = numbers(in: text, 2)
        return CGPoint(x: numbers[0], y: numbers[1])
    }
    public static func cgSize(for text: String) -> CGSize {
        let numbers = numbers(in: text, 2)
        return CGSize(width: numbers[0], height: numbers[1])
    }
    public static func cgRect(for text: String) -> CGRect {
        let numbers = numbers(in: text, 4)
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    public static func uiEdgeInsets(for text: String) -> UIEdgeInsets {
        let numbers = numbers(in: text, 4)
        return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }

    private static func braced(_ numbers: [CGFloat]) -> String {
        "{" + numbers.map { String(format: "%.17g", Double($0)) }.joined(separator: ", ") + "}"
    }

    private static func numbers(in text: String, _ count: Int) -> [CGFloat] {
        let found = text.split { "{}, ".contains($0) }.map { Double($0).map { CGFloat($0) } }
        let numbers = found.compactMap(\.self)
        return numbers.count == count && found.count == count ? numbers : Array(repeating: 0, count: count)
    }
}
