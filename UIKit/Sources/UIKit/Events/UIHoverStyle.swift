public struct UIAxis: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let horizontal = UIAxis(rawValue: 1)
    public static let vertical = UIAxis(rawValue: 2)
    public static let both: UIAxis = [.horizontal, .vertical]
}

/// How a view looks under a pointer: there is none.
public struct UIHoverStyle {
    public enum Effect { case automatic, highlight, lift }
    public var isEnabled = true
    public static func automatic() -> UIHoverStyle { UIHoverStyle() }
    public init() {}
    public init(effect: Effect, shape: AnyObject? = nil) {}
}
