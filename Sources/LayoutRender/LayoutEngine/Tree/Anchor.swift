/// One side of a constraint: an item, a region of the item, and an attribute of the region.
public struct Anchor: Sendable, Hashable {
    /// The rectangle of the item that the attribute belongs to.
    public enum Region: UInt8, Sendable, CaseIterable {
        /// The alignment rectangle of the item itself.
        case item
        case safeArea
        case layoutMargins
        case readableContent
        /// Scroll views: the content rectangle.
        case contentLayout
        /// Scroll views: the visible frame.
        case frameLayout
        /// The controller's pre-iOS-11 guides, owned by its root view.
        case topLayoutGuide
        case bottomLayoutGuide
        case keyboard
    }

    public var item: ItemID
    public var region: Region
    public var attribute: Attribute

    public init(_ item: ItemID, _ attribute: Attribute, region: Region = .item) {
        self.item = item
        self.region = region
        self.attribute = attribute
    }
}

/// NSLayoutConstraint.Attribute, in UIKit's words.
public enum Attribute: String, Sendable, CaseIterable, Hashable {
    case leading, trailing, left, right, top, bottom, width, height, centerX, centerY, firstBaseline, lastBaseline
    case leadingMargin, trailingMargin, leftMargin, rightMargin, topMargin, bottomMargin
    case centerXWithinMargins, centerYWithinMargins

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
