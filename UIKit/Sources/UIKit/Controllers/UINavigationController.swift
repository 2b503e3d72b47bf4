internal import LayoutEngine
internal import LayoutRender

/// A stack of screens below one bar.
open class UINavigationController: UIViewController {
    /// How long bars take to come and go; here they do so at once.
    public nonisolated static let hideShowBarDuration = CGFloat(0.2)
    open private(set) lazy var interactiveContentPopGestureRecognizer: UIGestureRecognizer? = UIPanGestureRecognizer()
    public enum Operation: Int, Sendable { case none, push, pop }
    open private(set) lazy var navigationBar = UINavigationBar(of: self)
    open private(set) lazy var toolbar = UIToolbar()
    open weak var delegate: (any UINavigationControllerDelegate)?
    open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
        UIScreenEdgePanGestureRecognizer()
    private var stack: [UIViewController] = []
    /// The search bar below the title; nil for none there.
    private weak var shownSearch: UISearchBar?
    private lazy var floatingSearch = FloatingSearchField()
    private lazy var searchBacking = SearchBacking()

    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        stack = [rootViewController]
        take(rootViewController)
    }
    public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }
    open var topViewController: UIViewController? { stack.last }
    open var visibleViewController: UIViewController? { stack.last }
    open var isNavigationBarHidden = false { didSet { barChanged() } }
    @Kept open var isToolbarHidden = true
    @Kept open var hidesBarsOnSwipe = false
    @Kept open var hidesBarsOnTap = false
    @Kept open var hidesBarsWhenKeyboardAppears = false
    @Kept open var hidesBarsWhenVerticallyCompact = false
    open private(set) lazy var barHideOnTapGestureRecognizer = UITapGestureRecognizer()
    open private(set) lazy var barHideOnSwipeGestureRecognizer = UIPanGestureRecognizer()
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

    open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
        for old in stack where !controllers.contains(where: { $0 === old }) {
            old.leave()
        }
        for new in controllers where new.parent !== self { take(new) }
        stack = controllers
        showTop()
    }
    open func pushViewController(_ controller: UIViewController, animated: Bool) {
        setViewControllers(stack + [controller], animated: animated)
    }
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let last = stack.last else { return nil }
        setViewControllers(Array(stack.dropLast()), animated: animated)
        return last
    }
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        let gone = Array(stack.dropFirst())
        setViewControllers(Array(stack.prefix(1)), animated: animated)
        return gone
    }
    @discardableResult
    open func popToViewController(_ controller: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === controller }) else { return nil }
        let gone = Array(stack[(index + 1)...])
        setViewControllers(Array(stack[...index]), animated: animated)
        return gone
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(navigationBar)
        showTop()
    }

    private func showTop() {
        guard isViewLoaded, let top = stack.last else { return }
        for old in stack.dropLast() { old.viewIfLoaded?.removeFromSuperview() }
        show(top)
        barChanged()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        stack.last?.viewWillAppear(animated)
        barChanged()
    }
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        stack.last?.appeared()
    }

    /// Whether the bar shows a large title.
    var isLarge: Bool {
        guard navigationBar.prefersLargeTitles, Surroundings.environment.sizeClasses.vertical != .compact
        else { return false }
        switch stack.last?.navigationItem.largeTitleDisplayMode {
        case .never: return false
        case .always: return true
        default: return stack.count == 1
        }
    }
    private var isInSheet: Bool { presentingViewController != nil && isPresentedAsSheet }
    /// From the safe area's top to the bar.
    private var barTop: CGFloat {
        isInSheet && !isNavigationBarHidden ? CGFloat(PlacementMetrics(in: Surroundings.environment).sheetBarTop) : 0
    }
    var barHeight: CGFloat {
        guard !isNavigationBarHidden else { return 0 }
        // A pad's popovers and form sheets are compact in width, and their bars as high as a phone's.
        let environment = viewIfLoaded?.ownEnvironment ?? Surroundings.environment
        let inSheet = isInSheet ? PlacementMetrics(in: environment).sheetBarHeight : nil
        let height = inSheet ?? environment.navigationBarHeight
        return CGFloat(height) + CGFloat(isLarge ? environment.largeTitleHeight : 0)
    }

    /// Gives the top screen its items and the room that the bar leaves.
    func barChanged() {
        navigationBar.isHidden = isNavigationBarHidden
        navigationBar.items = stack.map(\.navigationItem)
        coverScreens()
        viewIfLoaded?.setNeedsLayout()
    }

    /// What bar and search bar cover of each screen.
    private func coverScreens() {
        let search = placement
        let insets = UIEdgeInsets(
            top: barTop + barHeight + (search?.top ?? 0), left: 0, bottom: search?.bottom ?? 0, right: 0)
        for child in stack { child.barInsets = insets }
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        navigationBar.frame = CGRect(
            x: 0, y: view.safeAreaInsets.top + barTop, width: view.bounds.width, height: barHeight)
        // The room at the bottom depends on the strip of the home indicator, which only a view in a window has.
        coverScreens()
        placeSearch()
    }

    /// Where the top screen's search bar is; nil without.
    private var placement: SearchPlacement? {
        guard !isNavigationBarHidden, let item = stack.last?.navigationItem, item.searchController != nil,
            let view = viewIfLoaded
        else { return nil }
        let safe = view.safeAreaInsets
        return SearchPlacement(item, bounds: view.bounds, below: safe.top + barTop + barHeight, safe: safe.bottom)
    }

    /// Shows the search bar of the top screen, and no other.
    private func placeSearch() {
        let item = stack.last?.navigationItem
        let search = placement.flatMap { _ in item?.searchController?.searchBar }
        if let shown = shownSearch, shown !== search { shown.removeFromSuperview() }
        shownSearch = nil
        // What stays is not taken out and put back: that would ask for layout once more, each time.
        let isAtBottom = item.map(SearchPlacement.isAtBottom)
        if placement == nil || isAtBottom == false { floatingSearch.removeFromSuperview() }
        if placement == nil || isAtBottom == true { searchBacking.removeFromSuperview() }
        guard let placement, let search, let item else { return }
        guard SearchPlacement.isAtBottom(item) else {
            search.translatesAutoresizingMaskIntoConstraints = true
            if search.superview !== view { view.addSubview(search) }
            if searchBacking.superview !== view { view.insertSubview(searchBacking, belowSubview: search) }
            searchBacking.continues(navigationBar.look, at: placement.frame, width: view.bounds.width)
            search.frame = placement.frame
            search.isInBar = true
            shownSearch = search
            return
        }
        search.removeFromSuperview()
        floatingSearch.show(search)
        if floatingSearch.superview !== view { view.addSubview(floatingSearch) }
        floatingSearch.frame = placement.frame
    }

    open override var title: String? {
        get { super.title ?? stack.first?.title }
        set { super.title = newValue }
    }
    open override var childForStatusBarStyle: UIViewController? { stack.last }

    /// The lower edge of a bar without a background, or of the search bar below it, in the window.
    var barEnd: CGFloat? {
        guard !isNavigationBarHidden, navigationBar.window != nil, navigationBar.look.background == nil else {
            return nil
        }
        let last: UIView = shownSearch ?? navigationBar
        return last.convert(last.bounds, to: nil).maxY
    }
    /// Where the room of a search bar at the bottom begins, in the window; as far above the field as above the items of a toolbar.
    var floatingSearchTop: CGFloat? {
        guard floatingSearch.window != nil else { return nil }
        let gap = CGFloat(EdgeEffectMetrics(in: Surroundings.environment).navigationBarGap)
        return floatingSearch.convert(floatingSearch.bounds, to: nil).minY - gap
    }

    /// The bar as the screen shows it.
    func chrome(_ pictures: Pictures) -> ScreenChrome.NavigationBar? {
        guard !isNavigationBarHidden else { return nil }
        var bar = navigationBar.word(pictures)
        bar.isLarge = isLarge
        bar.look.hasHairline = shownSearch == nil
        bar.frame = navigationBar.convert(navigationBar.bounds, to: nil).rect
        guard stack.count > 1, let top = stack.last, !top.navigationItem.hidesBackButton,
            bar.item.leading.isEmpty || top.navigationItem.leftItemsSupplementBackButton
        else { return bar }
        let previous = stack[stack.count - 2]
        let minimal = top.navigationItem.backButtonDisplayMode == .minimal
        bar.back =
            minimal
            ? ""
            : previous.navigationItem.backBarButtonItem?.title ?? previous.navigationItem.backButtonTitle
                ?? previous.navigationItem.title ?? SystemWord.back.text(in: Surroundings.environment.texts.language)
        return bar
    }
}
