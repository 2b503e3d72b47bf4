/// The frames and other results of laying a tree out in an environment.
public struct ResolvedLayout: Sendable, Equatable {
    /// One entry per item of the tree, by index.
    public var items: [ResolvedItem]
    public var gaps: [GapGuide]
    /// Every hidden arranged subview; its frame is the hidden placeholder's.
    public var hidden: [ItemID]
    public var contentSizes: [ContentSize]
    public var diagnostics: [LayoutDiagnostic]
    /// Row operations of all solves.
    public var work: Int
    /// Whether the work limit ended the layout before any frame was known: all frames are zero then and mean nothing, and a
    /// diagnostic names the limit.
    public var isUnsolved = false

    public init(items: [ResolvedItem]) {
        self.items = items
        gaps = []
        hidden = []
        contentSizes = []
        diagnostics = []
        work = 0
    }

    public subscript(id: ItemID) -> ResolvedItem {
        get { items[Int(id.index)] }
        set { items[Int(id.index)] = newValue }
    }

    public func contentSize(of id: ItemID) -> Size? { contentSizes.first { $0.item == id }?.size }
}

/// The frame and other results of one item. All rectangles in points.
public struct ResolvedItem: Sendable, Hashable {
    /// In the superview's coordinates (bounds origin 0), rounded to the pixel grid; for guides and containers in the
    /// owner's.
    public var frame: Rect = .zero
    /// In the root's coordinates, scroll views at content offset zero.
    public var absoluteFrame: Rect = .zero
    /// The solved frame before rounding, in the root's coordinates, with alignment insets added.
    public var unroundedFrame: Rect = .zero
    public var layoutMargins: EdgeInsets = .zero
    public var safeAreaInsets: EdgeInsets = .zero
    /// Distances of the baselines from the top and bottom edges; nil for a view without text.
    public var baselines: BaselineOffsets?
    /// False for an item that was removed from the tree.
    public var isInstalled = true
    public init() {}
}

/// The rectangle between two neighbouring arranged views of a stack.
public struct GapGuide: Sendable, Hashable {
    public enum Kind: String, Sendable { case spacing, equalSpacing, equalCentering }

    public var stack: ItemID
    public var before: ItemID
    public var after: ItemID
    public var kind: Kind
    /// In the stack's coordinates; across the axis as large as the canvas.
    public var frame: Rect
    public var length: Double

    public init(stack: ItemID, before: ItemID, after: ItemID, kind: Kind, frame: Rect, length: Double) {
        self.stack = stack
        self.before = before
        self.after = after
        self.kind = kind
        self.frame = frame
        self.length = length
    }
}

public struct ContentSize: Sendable, Hashable {
    public var item: ItemID
    public var size: Size

    public init(item: ItemID, size: Size) {
        self.item = item
        self.size = size
    }
}
