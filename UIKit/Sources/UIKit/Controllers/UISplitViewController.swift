@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
    func splitViewController(
        _ controller: UISplitViewController, collapseSecondary secondary: UIViewController,
        onto primary: UIViewController
    ) -> Bool
    func splitViewController(
        _ controller: UISplitViewController, separateSecondaryFrom primary: UIViewController
    ) -> UIViewController?
    func splitViewController(
        _ controller: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn column: UISplitViewController.Column
    ) -> UISplitViewController.Column
    func splitViewController(
        _ controller: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode mode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode
    func splitViewController(
        _ controller: UISplitViewController, willChangeTo mode: UISplitViewController.DisplayMode)
    func splitViewController(
        _ controller: UISplitViewController, show shown: UIViewController, sender: Any?
    ) -> Bool
    func splitViewController(
        _ controller: UISplitViewController, showDetail detail: UIViewController, sender: Any?
    ) -> Bool
    func splitViewControllerDidCollapse(_ controller: UISplitViewController)
    func splitViewControllerDidExpand(_ controller: UISplitViewController)
}

extension UISplitViewControllerDelegate {
    public func splitViewController(
        _ controller: UISplitViewController, collapseSecondary secondary: UIViewController,
        onto primary: UIViewController
    ) -> Bool { false }
    public func splitViewController(
        _ controller: UISplitViewController, separateSecondaryFrom primary: UIViewController
    ) -> UIViewController? { nil }
    public func splitViewController(
        _ controller: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn column: UISplitViewController.Column
    ) -> UISplitViewController.Column { column }
    public func splitViewController(
        _ controller: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode mode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode { mode }
    public func splitViewController(
        _ controller: UISplitViewController, willChangeTo mode: UISplitViewController.DisplayMode
    ) {}
    public func splitViewController(
        _ controller: UISplitViewController, show shown: UIViewController, sender: Any?
    ) -> Bool { false }
    public func splitViewController(
        _ controller: UISplitViewController, showDetail detail: UIViewController, sender: Any?
    ) -> Bool { false }
    public func splitViewControllerDidCollapse(_ controller: UISplitViewController) {}
    public func splitViewControllerDidExpand(_ controller: UISplitViewController) {}
}

/// A list beside a screen where there is room for both, and one of them where there is not.
///
/// Wide: the first column stands beside the last, always. Narrow: the column for narrow screens, else the first is shown.
open class UISplitViewController: UIViewController {
    public enum DisplayMode: Int, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
        case twoDisplaceSecondary
        public static let primaryHidden = DisplayMode.secondaryOnly
        public static let allVisible = DisplayMode.oneBesideSecondary
        public static let primaryOverlay = DisplayMode.oneOverSecondary
    }
    public enum Column: Int, Sendable { case primary, supplementary, secondary, compact, inspector }
    public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
    public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
    public enum PrimaryEdge: Int, Sendable { case leading, trailing }
    public enum BackgroundStyle: Int, Sendable { case none, sidebar }
    public enum DisplayModeButtonVisibility: Int, Sendable { case automatic, never, always }
    public static let automaticDimension = -CGFloat.greatestFiniteMagnitude

    public private(set) var style = Style.unspecified
    open weak var delegate: (any UISplitViewControllerDelegate)?
    @Kept open var preferredDisplayMode = DisplayMode.automatic
    @Kept open var preferredSplitBehavior = SplitBehavior.automatic
    open var splitBehavior: SplitBehavior { preferredSplitBehavior }
    open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { columnsChanged() } }
    open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
        didSet { columnsChanged() }
    }
    open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { columnsChanged() } }
    open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { columnsChanged() } }
    open var primaryEdge = PrimaryEdge.leading
    @Kept open var primaryBackgroundStyle = BackgroundStyle.none
    @Kept open var presentsWithGesture = true
    @Kept open var showsSecondaryOnlyButton = false
    @Kept open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
    open private(set) lazy var displayModeButtonItem = UIBarButtonItem()
    private var columns: [Column: UIViewController] = [:]

    public init(style: Style) {
        super.init(nibName: nil, bundle: nil)
        self.style = style
    }
    public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }
    open var displayMode: DisplayMode { isCollapsed ? .secondaryOnly : .oneBesideSecondary }

    open var viewControllers: [UIViewController] {
        get { [Column.primary, .supplementary, .secondary].compactMap { columns[$0] } }
        set {
            let order: [Column] =
                style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
            for (index, column) in order.enumerated() {
                setViewController(newValue.indices.contains(index) ? newValue[index] : nil, for: column)
            }
        }
    }
    open func setViewController(_ controller: UIViewController?, for column: Column) {
        if let old = columns[column], old !== controller { old.leave() }
        columns[column] = controller
        if let controller, controller.parent !== self { take(controller) }
        columnsChanged()
    }
    open func viewController(for column: Column) -> UIViewController? { columns[column] }
    open func show(_ column: Column) { Missing.note("UISplitViewController.show: columns stay as they are") }
    open func hide(_ column: Column) { Missing.note("UISplitViewController.hide: columns stay as they are") }
    open override func showDetailViewController(_ controller: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: controller, sender: sender) == true { return }
        setViewController(controller, for: .secondary)
    }

    open var primaryColumnWidth: CGFloat {
        let width = viewIfLoaded?.bounds.width ?? 0
        var asked = min(320, width * 0.4)
        if preferredPrimaryColumnWidthFraction > 0 { asked = width * preferredPrimaryColumnWidthFraction }
        if preferredPrimaryColumnWidth > 0 { asked = preferredPrimaryColumnWidth }
        if maximumPrimaryColumnWidth > 0 { asked = min(asked, maximumPrimaryColumnWidth) }
        if minimumPrimaryColumnWidth > 0 { asked = max(asked, minimumPrimaryColumnWidth) }
        return asked
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        columnsChanged()
    }
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        place()
    }
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        for shown in shownControllers { shown.viewWillAppear(animated) }
    }
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        for shown in shownControllers { shown.appeared() }
    }

    private var shownControllers: [UIViewController] {
        let first = columns[.primary] ?? columns[.supplementary]
        if isCollapsed { return [columns[.compact] ?? first ?? columns[.secondary]].compactMap { $0 } }
        let list = style == .tripleColumn ? columns[.supplementary] ?? first : first
        return [list, columns[.secondary]].compactMap { $0 }
    }

    private func columnsChanged() {
        guard isViewLoaded else { return }
        place()
        view.setNeedsLayout()
    }

    private func place() {
        let shown = shownControllers
        for (_, other) in columns where !shown.contains(where: { $0 === other }) {
            other.viewIfLoaded?.removeFromSuperview()
        }
        let room = view.bounds
        let width = shown.count > 1 ? primaryColumnWidth : room.width
        let isFirstLeft = (primaryEdge == .leading) != (view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        for (index, controller) in shown.enumerated() {
            let isFirst = index == 0
            let own = isFirst ? width : room.width - width
            let x = isFirst == isFirstLeft || shown.count == 1 ? 0 : room.width - own
            guard let inner = controller.view else { continue }
            inner.translatesAutoresizingMaskIntoConstraints = true
            let frame = CGRect(x: x, y: 0, width: own, height: room.height)
            if inner.frame != frame { inner.frame = frame }
            if inner.superview !== view { insert(inner, of: controller, at: view.subviews.count) }
        }
    }
}
