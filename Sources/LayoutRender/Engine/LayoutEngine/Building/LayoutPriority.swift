/// UILayoutPriority: how much a constraint counts, from 1 to 1000. A stronger constraint is never bent for weaker ones.
///
/// `.defaultHigh`, or a number of one's own: `let priority: LayoutPriority = 999`.
public struct LayoutPriority: RawRepresentable, Sendable, Hashable, Comparable {
    /// 1...1000.
    public let rawValue: Float

    /// A priority by its number.
    public init(rawValue: Float) { self.rawValue = rawValue }

    /// A priority by its number.
    public init(_ rawValue: Float) { self.init(rawValue: rawValue) }

    /// 1000: the constraint must hold; one that cannot is a conflict.
    public static let required = LayoutPriority(1000)
    /// 750, a view's resistance to shrinking below its natural size.
    public static let defaultHigh = LayoutPriority(750)
    /// 250, a view's hugging of its natural size.
    public static let defaultLow = LayoutPriority(250)
    /// 50, the wish of `systemLayoutSizeFitting` to be small.
    public static let fittingSizeLevel = LayoutPriority(50)

    /// The weaker one is less.
    public static func < (a: LayoutPriority, b: LayoutPriority) -> Bool { a.rawValue < b.rawValue }
}

extension LayoutPriority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// `let priority: LayoutPriority = 999.5`
    public init(floatLiteral value: Float) { self.init(value) }

    /// `let priority: LayoutPriority = 999`
    public init(integerLiteral value: Int) { self.init(Float(value)) }
}
