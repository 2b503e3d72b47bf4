/// One side of a constraint: an item, a region of the item, and an attribute of the region. NSLayoutConstraint's
/// `firstItem` is the item or the layout guide of the region.
public struct Anchor: Sendable, Hashable {
    /// The rectangle that the attribute belongs to: the item itself, or one of the item's layout guides.
    public enum Region: UInt8, Sendable, CaseIterable {
        /// The alignment rectangle of the item itself.
        case item
        /// UIView.safeAreaLayoutGuide.
        case safeArea
        /// UIView.layoutMarginsGuide.
        case layoutMargins
        /// UIView.readableContentGuide: the margins guide, at most 672 points wide and centred then. [measured]
        case readableContent
        /// UIScrollView.contentLayoutGuide: the content rectangle of a scroll view.
        case contentLayout
        /// UIScrollView.frameLayoutGuide: the visible frame of a scroll view. For other views, the frame.
        case frameLayout
        /// UIViewController.topLayoutGuide (before iOS 11), owned by its root view: the strip that bars cover.
        case topLayoutGuide
        /// UIViewController.bottomLayoutGuide: the strip above the bottom edge that bars cover.
        case bottomLayoutGuide
        /// UIView.keyboardLayoutGuide. The keyboard's strip, or where none is shown (`LayoutEnvironment.keyboardHeight`) that
        /// below the safe area.
        case keyboard
    }

    /// The owner of the region.
    public var item: ItemID
    /// Default: the item itself.
    public var region: Region
    /// The edge, centre, baseline or length that the constraint relates.
    public var attribute: Attribute

    /// An anchor of the item itself, or of one of its regions.
    public init(_ item: ItemID, _ attribute: Attribute, region: Region = .item) {
        self.item = item
        self.region = region
        self.attribute = attribute
    }
}

/// NSLayoutConstraint.Attribute, in UIKit's words. Attributes of the item mean its alignment rectangle, not its frame;
/// `notAnAttribute` is a constraint without a second anchor.
public enum Attribute: String, Sendable, CaseIterable, Hashable {
    case leading, trailing, left, right, top, bottom, width, height, centerX, centerY, firstBaseline, lastBaseline
    case leadingMargin, trailingMargin, leftMargin, rightMargin, topMargin, bottomMargin
    case centerXWithinMargins, centerYWithinMargins

    /// The axis along which the attribute is a position or a length; UIKit refuses constraints between axes, except
    /// width and height.
    public var axis: Axis {
        switch self {
        case .leading, .trailing, .left, .right, .width, .centerX, .leadingMargin, .trailingMargin, .leftMargin,
            .rightMargin, .centerXWithinMargins:
            .horizontal
        case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            .vertical
        }
    }

    /// Whether the attribute is a length and not a position.
    public var isDimension: Bool { self == .width || self == .height }
}
