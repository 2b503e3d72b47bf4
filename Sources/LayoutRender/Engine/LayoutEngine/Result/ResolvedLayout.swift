/// The frames and other results of laying a tree out in an environment: what UIKit would have in `frame`, `contentSize`
/// and the console after `layoutIfNeeded()`.
public struct ResolvedLayout: Sendable, Equatable {
    /// One entry per item of the tree, by index.
    public var items: [ResolvedItem]
    /// The gaps of all visible stacks, each between two neighbouring visible views, in the order of the tree.
    public var gaps: [GapGuide]
    /// Every hidden arranged subview of a stack and every hidden subview of an arranger, with a placeholder's frame.
    public var hidden: [ItemID]
    /// UIScrollView.contentSize of every scroll view, in the order of the tree.
    public var contentSizes: [ContentSize]
    /// Conflicts, then ambiguities and notices; empty for a layout without defects.
    public var diagnostics: [LayoutDiagnostic]
    /// Row operations of all solves: a measure of the cost that does not depend on the machine.
    public var work: Int
    /// Whether the work limit ended the layout before any frame was known: all frames are zero then and mean nothing, and a
    /// diagnostic names the limit.
    public var isUnsolved = false

    /// A layout without gaps, content sizes and diagnostics.
    public init(items: [ResolvedItem]) {
        self.items = items
        gaps = []
        hidden = []
        contentSizes = []
        diagnostics = []
        work = 0
    }

    /// The results of an item of the tree; O(1).
    public subscript(id: ItemID) -> ResolvedItem {
        get { items[Int(id.index)] }
        set { items[Int(id.index)] = newValue }
    }

    /// The content size of a scroll view in points; nil for an item that is none.
    public func contentSize(of id: ItemID) -> Size? { contentSizes.first { $0.item == id }?.size }
}

/// The frame and other results of one item; all rectangles in points.
public struct ResolvedItem: Sendable, Hashable {
    /// In the superview's coordinates (bounds origin 0), in whole pixels; for guides and containers in the owner's.
    public var frame: Rect = .zero
    /// In the root's coordinates, scroll views at content offset zero.
    public var absoluteFrame: Rect = .zero
    /// The solved frame before rounding, in the root's coordinates, with alignment insets added. Differences of less
    /// than a pixel between layouts show here only.
    public var unroundedFrame: Rect = .zero
    /// UIView.layoutMargins as they came out, the safe area included: from the frame's edges to the margins guide.
    public var layoutMargins: EdgeInsets = .zero
    /// UIView.safeAreaInsets as they came out: the parts of the root's insets that reach into the view.
    public var safeAreaInsets: EdgeInsets = .zero
    /// Distances of the baselines from the top and bottom edges; nil for a view without text.
    public var baselines: BaselineOffsets?
    /// False for an item that was removed from the tree.
    public var isInstalled = true
    /// An item in the tree at the root's origin, without size.
    public init() {}
}

/// The rectangle between two neighbouring visible arranged views of a stack.
public struct GapGuide: Sendable, Hashable {
    /// What the length of a gap follows from.
    public enum Kind: String, Sendable { case spacing, equalSpacing, equalCentering }

    /// The stack's view.
    public var stack: ItemID
    /// The earlier view in the order of the stack; on the right in a mirrored row.
    public var before: ItemID
    /// The later view in the order of the stack.
    public var after: ItemID
    /// `equalCentering` measures from centre to centre, the others from edge to edge.
    public var kind: Kind
    /// In the stack's coordinates; across the axis as large as the canvas.
    public var frame: Rect
    /// Along the axis, in points; 0 gaps are listed in the spreading distributions only.
    public var length: Double
}

/// UIScrollView.contentSize of one scroll view.
public struct ContentSize: Sendable, Hashable {
    /// The scroll view.
    public var item: ItemID
    /// In points, rounded to pixels.
    public var size: Size

    /// The content size of a scroll view.
    public init(item: ItemID, size: Size) {
        self.item = item
        self.size = size
    }
}
