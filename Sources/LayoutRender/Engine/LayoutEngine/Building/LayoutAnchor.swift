/// One side of a constraint, as UIKit's layout anchors write it: `avatar.leading`.
///
/// The type parameter is the kind of anchor: the compiler refuses pairs for which UIKit raises an exception, such as a
/// leading edge equal to a width.
public struct LayoutAnchor<Kind>: Sendable {
    /// The anchor as a constraint stores it, without the static kind.
    public let anchor: Anchor

    init(_ anchor: Anchor) { self.anchor = anchor }
}

/// Anchors of horizontal positions, as NSLayoutXAxisAnchor.
public enum LayoutXAxisAnchor {}
/// Anchors of vertical positions, as NSLayoutYAxisAnchor.
public enum LayoutYAxisAnchor {}
/// Anchors of lengths, as NSLayoutDimension.
public enum LayoutDimension {}

/// What has anchors: an item of a tree, and each of its layout guides.
public protocol LayoutAnchors {
    /// The anchor of an attribute, of any kind.
    func anchor(_ attribute: Attribute) -> Anchor
}

extension LayoutAnchors {
    /// The edge at which text begins: the left one from left to right.
    public var leading: LayoutAnchor<LayoutXAxisAnchor> { LayoutAnchor(anchor(.leading)) }
    /// The edge at which text ends.
    public var trailing: LayoutAnchor<LayoutXAxisAnchor> { LayoutAnchor(anchor(.trailing)) }
    /// The left edge, whatever the direction of text.
    public var left: LayoutAnchor<LayoutXAxisAnchor> { LayoutAnchor(anchor(.left)) }
    /// The right edge, whatever the direction of text.
    public var right: LayoutAnchor<LayoutXAxisAnchor> { LayoutAnchor(anchor(.right)) }
    /// The middle between left and right.
    public var centerX: LayoutAnchor<LayoutXAxisAnchor> { LayoutAnchor(anchor(.centerX)) }
    /// The upper edge.
    public var top: LayoutAnchor<LayoutYAxisAnchor> { LayoutAnchor(anchor(.top)) }
    /// The lower edge.
    public var bottom: LayoutAnchor<LayoutYAxisAnchor> { LayoutAnchor(anchor(.bottom)) }
    /// The middle between top and bottom.
    public var centerY: LayoutAnchor<LayoutYAxisAnchor> { LayoutAnchor(anchor(.centerY)) }
    /// The baseline of the first line of text.
    public var firstBaseline: LayoutAnchor<LayoutYAxisAnchor> { LayoutAnchor(anchor(.firstBaseline)) }
    /// The baseline of the last line of text.
    public var lastBaseline: LayoutAnchor<LayoutYAxisAnchor> { LayoutAnchor(anchor(.lastBaseline)) }
    /// The width, in points.
    public var width: LayoutAnchor<LayoutDimension> { LayoutAnchor(anchor(.width)) }
    /// The height, in points.
    public var height: LayoutAnchor<LayoutDimension> { LayoutAnchor(anchor(.height)) }
}

extension ItemID: LayoutAnchors {
    /// The anchor of an attribute of the item itself.
    public func anchor(_ attribute: Attribute) -> Anchor { Anchor(self, attribute) }

    /// The rectangle inside the view's margins.
    public var layoutMarginsGuide: LayoutGuide { LayoutGuide(self, .layoutMargins) }
    /// The rectangle that no bar, notch or home indicator covers.
    public var safeAreaLayoutGuide: LayoutGuide { LayoutGuide(self, .safeArea) }
    /// The rectangle in which lines of text have a readable length.
    public var readableContentGuide: LayoutGuide { LayoutGuide(self, .readableContent) }
    /// A scroll view's content.
    public var contentLayoutGuide: LayoutGuide { LayoutGuide(self, .contentLayout) }
    /// A scroll view's visible rectangle.
    public var frameLayoutGuide: LayoutGuide { LayoutGuide(self, .frameLayout) }
}

/// One of the layout guides that UIKit gives to every view: `card.layoutMarginsGuide.leading`.
public struct LayoutGuide: LayoutAnchors, Sendable, Hashable {
    /// The view that owns the guide.
    private let item: ItemID
    /// The guide's region of the view.
    private let region: Anchor.Region

    init(_ item: ItemID, _ region: Anchor.Region) {
        self.item = item
        self.region = region
    }

    /// The anchor of an attribute of the guide.
    public func anchor(_ attribute: Attribute) -> Anchor { Anchor(item, attribute, region: region) }
}
