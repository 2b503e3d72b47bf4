/// A view, layout guide or layout container of a tree, with UIKit's properties of the same names.
///
/// A record without behaviour: `LayoutTree` holds the records and the relations between them. Rare properties are
/// allocated separately, so that a record of a large document stays small.
public struct View: Sendable, Equatable {
    // Stored are what most views have; the small fields lie together, since fifty thousand views are not rare.
    /// Unique in the tree: the document's id (`fill/b` inside a component instance), an Interface Builder object id, or
    /// a made-up one when the source has none.
    public var identifier: String
    /// Overrides the content's intrinsic size; `Size.noIntrinsicMetric` for no length along an axis.
    public var intrinsicContentSize: Size?
    /// The frame in the superview, if the source states it as an input of layout.
    public var frame: Rect?
    /// Set at creation; a view never changes its kind.
    public var kind: Kind
    /// False if the source states no id and `identifier` was generated.
    public var hasOwnIdentifier = true
    /// UIView.isHidden. A hidden arranged subview leaves its stack's chain of spacings; a hidden subview of an arranger
    /// takes no room; any other hidden view keeps its frame. No hidden view is drawn.
    public var isHidden = false
    /// UIView's property of the same name: whether `frame` and `autoresizingMask` place the view. Default: false,
    /// unlike UIView's, since a tree's views are usually placed by constraints.
    public var translatesAutoresizingMaskIntoConstraints = false
    /// The parts of `frame` that follow the superview's size; used only while
    /// `translatesAutoresizingMaskIntoConstraints` is true.
    public var autoresizingMask: AutoresizingMask = []
    /// UIView's property of the same name: per edge, the part of the superview's margin that reaches into the view is
    /// the least margin. Default: false.
    public var preservesSuperviewLayoutMargins = false
    /// UIView's property of the same name: whether the safe area is added to the margins. Default: true.
    public var insetsLayoutMarginsFromSafeArea = true
    /// UIView's property of the same name: whether the margins at the sides leave at most the readable width, 672.
    public var layoutMarginsFollowReadableWidth = false
    /// The direction that UIView.semanticContentAttribute forces on the view's own constraints and content; nil: the
    /// environment's direction. Subviews do not inherit the direction, as in UIKit.
    public var forcedLayoutDirection: LayoutDirection?
    /// The superview's index, -1 for none.
    @usableFromInline var parent: Int32 = -1
    /// Maintained by the tree, like `superview` and `guides`; changed through the tree's methods.
    public package(set) var subviews: [ItemID] = []
    /// UIView's priorities for growing beyond the intrinsic size, 1 to 1000. Default: 250 along both axes; Interface
    /// Builder writes 251 for labels.
    public var contentHuggingPriority = AxisPair<Float>(250)
    /// UIView's priorities for shrinking below the intrinsic size, 1 to 1000. Default: 750 along both axes.
    public var contentCompressionResistancePriority = AxisPair<Float>(750)
    /// The text, image or control state.
    public var content: Content = .none
    // Spelled out, since `?` would set it to nil before the initializer does: a second write, and a copy for it.
    // swift-format-ignore: UseShorthandTypeNames
    /// The properties of a UIStackView; nil for every other kind.
    public var stack: Optional<StackAttributes>
    @usableFromInline var look = OutOfLine<Appearance>()
    @usableFromInline var extras: OutOfLine<Extras>

    // Each field is set once: writing through an accessor would make a second record and copy it.
    /// A view of UIKit's default state, outside a tree.
    /// - Parameter identifier: unique in its tree; empty for a name that the tree makes up, such as `label#3`.
    public init(_ kind: Kind = .view, identifier: String) {
        self.kind = kind
        self.identifier = identifier
        let traits = kind.traits
        stack = traits.contains(.stack) ? StackAttributes() : nil
        extras = Extras.first(with: traits)
    }

    /// False for most views: no property in `extras` is set.
    @inline(__always) var hasExtras: Bool { !extras.isUnset }

    mutating func reserveSubviews(_ count: Int) {
        subviews.reserveCapacity(subviews.count + count)
        if stack != nil { stack?.arrangedSubviews.reserveCapacity(count) }
    }

    /// Colours, corners, border and opacity; a view that sets none of them stores no record.
    public var appearance: Appearance {
        @inlinable @inline(__always) get { look.isUnset ? Appearance() : look.stored }
        set { look = OutOfLine(newValue) }
        _modify { yield &look.value }
    }

    /// Maintained by the tree's methods; nil for the root and for a removed view. The superview of a guide or a
    /// container is its owner.
    public package(set) var superview: ItemID? {
        @inlinable @inline(__always) get { parent < 0 ? nil : ItemID(index: parent) }
        set { parent = newValue?.index ?? -1 }
    }
}

/// Properties that few views set.
extension View {
    @usableFromInline
    struct Extras: Unsettable, Sendable {
        @usableFromInline var className: String?
        @usableFromInline var label: String?
        @usableFromInline var guides: [ItemID] = []
        @usableFromInline var container: ItemID?
        @usableFromInline var recordedFrame: Rect?
        @usableFromInline var alignmentRectInsets: EdgeInsets?
        @usableFromInline var baselineOffsets: BaselineOffsets?
        @usableFromInline var layoutMargins: Margins?
        @usableFromInline var additionalSafeAreaInsets: EdgeInsets?
        @usableFromInline var scroll: ScrollAttributes?
        @usableFromInline var table: TableAttributes?
        @usableFromInline var cell: CellAttributes?
        @usableFromInline var collection: CollectionAttributes?
        @usableFromInline var arrangement: [ItemID]?
        @usableFromInline var flex = OutOfLine<FlexAttributes>()

        @usableFromInline static let unset = Extras()

        /// The initial value for a kind with these traits.
        static func first(with traits: KindTraits) -> OutOfLine<Extras> {
            guard !traits.isDisjoint(with: [.scroll, .table, .cell, .collection]) else { return OutOfLine() }
            return OutOfLine(
                Extras(
                    scroll: traits.contains(.scroll) ? ScrollAttributes() : nil,
                    table: traits.contains(.table) ? TableAttributes() : nil,
                    cell: traits.contains(.cell) ? CellAttributes() : nil,
                    collection: traits.contains(.collection) ? CollectionAttributes() : nil))
        }
    }

    /// The custom class in the source, if any.
    public var className: String? {
        @inlinable @inline(__always) get { extras.isUnset ? nil : extras.stored.className }
        _modify { yield &extras.value.className }
    }
    /// A display name (Interface Builder's user label).
    public var label: String? {
        @inlinable @inline(__always) get { extras.isUnset ? nil : extras.stored.label }
        _modify { yield &extras.value.label }
    }
    /// Layout guides and containers owned by this view.
    public package(set) var guides: [ItemID] {
        @inlinable @inline(__always) get { extras.isUnset ? [] : extras.stored.guides }
        _modify { yield &extras.value.guides }
    }
    /// The container through which this view was added, if any.
    public var container: ItemID? {
        @inlinable @inline(__always) get { extras.isUnset ? nil : extras.stored.container }
        _modify { yield &extras.value.container }
    }
    /// The frame recorded by Interface Builder: an input of autoresizing and of comparisons, and the size of a view without
    /// content along an axis that Auto Layout leaves undecided.
    public var recordedFrame: Rect? {
        @inlinable @inline(__always) get { extras.isUnset ? nil : extras.stored.recordedFrame }
        _modify { yield &extras.value.recordedFrame }
    }
    /// Nil: the kind's own insets (`alignmentInsets(in:)`).
    public var alignmentRectInsets: EdgeInsets? {
        @inlinable @inline(__always) get { extras.isUnset ? nil : extras.stored.alignmentRectInsets }
        _modify { yield &extras.value.alignmentRectInsets }
    }
    /// Distances of the baselines from the top of the first and the bottom of the last line; nil: from the content.
    public var baselineOffsets: BaselineOffsets? {
        @inlinable @inline(__always) get { extras.isUnset ? nil : extras.stored.baselineOffsets }
        _modify { yield &extras.value.baselineOffsets }
    }
    /// UIView.layoutMargins or directionalLayoutMargins as written; nil: the defaults (8 at each edge, 0 for a stack
    /// view, the system's margins for a controller's root view and for cells).
    public var layoutMargins: Margins? {
        @inlinable @inline(__always) get { extras.isUnset ? nil : extras.stored.layoutMargins }
        _modify { yield &extras.value.layoutMargins }
    }
    /// What a view controller adds to the safe area of its view, in points, such as its bars; nil: nothing.
    public var additionalSafeAreaInsets: EdgeInsets? {
        @inlinable @inline(__always) get { extras.isUnset ? nil : extras.stored.additionalSafeAreaInsets }
        _modify { yield &extras.value.additionalSafeAreaInsets }
    }
    /// The properties of scroll views, table views, collection views and text views; nil for other kinds.
    public var scroll: ScrollAttributes? {
        @inlinable @inline(__always) get { extras.isUnset ? nil : extras.stored.scroll }
        _modify { yield &extras.value.scroll }
    }
    /// The properties of a table view; nil for other kinds.
    public var table: TableAttributes? {
        @inlinable @inline(__always) get { extras.isUnset ? nil : extras.stored.table }
        _modify { yield &extras.value.table }
    }
    /// Whether the view has the properties of a cell, read in place.
    @inlinable @inline(__always) package var isCell: Bool { !extras.isUnset && extras.stored.cell?.style != nil }
    /// The properties of a table or collection cell; nil for other kinds.
    public var cell: CellAttributes? {
        @inlinable @inline(__always) get { extras.isUnset ? nil : extras.stored.cell }
        _modify { yield &extras.value.cell }
    }
    /// The properties of a collection view; nil for other kinds.
    public var collection: CollectionAttributes? {
        @inlinable @inline(__always) get { extras.isUnset ? nil : extras.stored.collection }
        _modify { yield &extras.value.collection }
    }
    /// AASubviews: the order in which `superview:subviews:` stacks the subviews; nil without an arranger.
    public var arrangement: [ItemID]? {
        @inlinable @inline(__always) get { extras.isUnset ? nil : extras.stored.arrangement }
        _modify { yield &extras.value.arrangement }
    }
}

/// The positions of a view's baselines: distances from its top and bottom edges, in points.
public struct BaselineOffsets: Sendable, Hashable {
    /// From the top edge down to the first baseline.
    public var first: Double
    /// From the bottom edge up to the last baseline.
    public var last: Double

    /// Both distances in points, inwards positive.
    public init(first: Double, last: Double) {
        self.first = first
        self.last = last
    }
}
