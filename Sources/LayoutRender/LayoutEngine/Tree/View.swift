/// A view, layout guide or layout container of a tree: what UIKit would be told about it.
public struct View: Sendable, Equatable {
    /// The element names that Interface Builder writes.
    public enum Kind: String, Sendable, CaseIterable {
        case view, stackView, label, button, imageView
        case scrollView, tableView, tableViewCell, collectionView, collectionViewCell, collectionReusableView
        case textField, textView, `switch`, slider, stepper, segmentedControl, activityIndicatorView, progressView
        case pageControl, datePicker, pickerView, searchBar, navigationBar, toolbar, tabBar
        case visualEffectView, webView, mapView, containerView
        case layoutGuide, layoutContainer

        /// A rectangle that takes part in layout and is never drawn as content.
        public var isGuide: Bool { self == .layoutGuide || self == .layoutContainer }
    }

    // Identity
    /// Unique in the tree: the document's id (`fill/b` inside a component instance), an Interface Builder object id, or
    /// a made-up one when the source has none.
    public var identifier: String
    /// False when the source named no id and `identifier` was made up.
    public var hasOwnIdentifier = true
    public var kind: Kind
    /// The class as the source names it, when it is not the kind's own.
    public var className: String?
    /// A display name (Interface Builder's user label).
    public var label: String?

    // Structure (kept by the tree; write through its methods)
    public internal(set) var superview: ItemID?
    public internal(set) var subviews: [ItemID] = []
    /// Layout guides and containers owned by this view.
    public internal(set) var guides: [ItemID] = []
    /// The container whose children this view belongs to, when it was added through one.
    public var container: ItemID?

    // Geometry
    /// The frame in the superview, when the source gives it as an input.
    public var frame: Rect?
    /// The frame that the design tool recorded; never an input of Auto Layout, only of autoresizing and of comparison.
    public var recordedFrame: Rect?
    public var autoresizingMask: AutoresizingMask = []
    public var translatesAutoresizingMaskIntoConstraints = false
    /// Overrides what the content would say; `Size.noIntrinsicMetric` for none along an axis.
    public var intrinsicContentSize: Size?
    public var contentHuggingPriority = AxisPair<Float>(250)
    public var contentCompressionResistancePriority = AxisPair<Float>(750)
    public var isHidden = false
    /// Nil: the kind's own (`AlignmentInsets`).
    public var alignmentRectInsets: EdgeInsets? {
        get { storedAlignmentInsets.value }
        _modify { yield &storedAlignmentInsets.value }
    }
    /// Distances of the baselines from the top of the first and the bottom of the last line; nil: by the content.
    public var baselineOffsets: BaselineOffsets?

    // Margins
    public var layoutMargins: Margins? {
        get { storedMargins.value }
        _modify { yield &storedMargins.value }
    }
    public var preservesSuperviewLayoutMargins = false
    public var insetsLayoutMarginsFromSafeArea = true
    public var layoutMarginsFollowReadableWidth = false
    /// Semantic content attribute: nil inherits nothing, the environment's direction holds.
    public var forcedLayoutDirection: LayoutDirection?

    // Families
    public var stack: StackAttributes?
    public var scroll: ScrollAttributes? {
        get { storedScroll.value }
        _modify { yield &storedScroll.value }
    }
    public var table: TableAttributes? {
        get { storedTable.value }
        _modify { yield &storedTable.value }
    }
    public var cell: CellAttributes? {
        get { storedCell.value }
        _modify { yield &storedCell.value }
    }
    /// AASubviews: the order in which `superview:subviews:` stacks the subviews; nil when there is no arranger.
    public var arrangement: [ItemID]?

    // What it shows
    public var content: Content = .none

    // Out of line, since few views have them
    private var storedAppearance = Indirect<Appearance>()
    private(set) var storedAlignmentInsets = Indirect<EdgeInsets>()
    private var storedMargins = Indirect<Margins>()
    private(set) var storedScroll = Indirect<ScrollAttributes>()
    private(set) var storedTable = Indirect<TableAttributes>()
    private var storedCell = Indirect<CellAttributes>()

    public init(_ kind: Kind = .view, identifier: String) {
        self.kind = kind
        self.identifier = identifier
        if kind == .stackView { stack = StackAttributes() }
        switch kind {
        case .scrollView, .tableView, .collectionView, .textView: scroll = ScrollAttributes()
        default: break
        }
        if kind == .tableView { table = TableAttributes() }
        if kind == .tableViewCell || kind == .collectionViewCell { cell = CellAttributes() }
    }

    public var appearance: Appearance {
        get { storedAppearance.value ?? Appearance() }
        set { storedAppearance = Indirect(newValue) }
    }
}

/// Where the text lines of a view sit: distances inwards from its top and bottom edges, in points.
public struct BaselineOffsets: Sendable, Hashable {
    /// From the top edge down to the first baseline.
    public var first: Double
    /// From the bottom edge up to the last baseline.
    public var last: Double

    public init(first: Double, last: Double) {
        self.first = first
        self.last = last
    }
}
