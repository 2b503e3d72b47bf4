/// UIView.AutoresizingMask: the margins and lengths of a frame that share a change of the superview's size, in
/// proportion to their sizes at design time. Parts that are not in the mask keep their length.
public struct AutoresizingMask: OptionSet, Sendable, Hashable {
    /// UIKit's bits: left 1, width 2, right 4, top 8, height 16, bottom 32.
    public let rawValue: UInt8

    /// A mask of UIKit's bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The distance from the superview's left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The frame's width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance to the superview's right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance from the superview's top edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The frame's height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance to the superview's bottom edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
}
