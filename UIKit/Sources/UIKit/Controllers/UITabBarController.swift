internal import LayoutEngine

/// Screens of which a bar at the bottom picks one.
open class UITabBarController: UIViewController {
    public enum Mode: Int, Sendable { case automatic, tabBar, tabSidebar }
    open var mode = Mode.automatic
    open var tabs: [UITab] = [] { didSet { viewControllers = tabs.compactMap(\.viewController) } }
    open func setTabs(_ tabs: [UITab], animated: Bool) { self.tabs = tabs }
    open var selectedTab: UITab? {
        get { tabs.first { $0.viewController === selectedViewController } }
        set { if let controller = newValue?.viewController { selectedViewController = controller } }
    }
    open func tab(forIdentifier identifier: String) -> UITab? { tabs.first { $0.identifier == identifier } }
    public enum MinimizeBehavior: Int, Sendable { case automatic, never, onScrollDown, onScrollUp }
    @Kept open var tabBarMinimizeBehavior = MinimizeBehavior.automatic
    open var isTabBarHidden: Bool {
        get { tabBar.isHidden }
        set { tabBar.isHidden = newValue }
    }
    open private(set) lazy var tabBar = UITabBar(of: self)
    open weak var delegate: (any UITabBarControllerDelegate)?
    private var shownControllers: [UIViewController] = []
    private var selected = 0

    open var viewControllers: [UIViewController]? {
        get { shownControllers }
        set { setViewControllers(newValue, animated: false) }
    }
    open func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
        for old in shownControllers where !(controllers ?? []).contains(where: { $0 === old }) {
            old.viewIfLoaded?.removeFromSuperview()
            old.removeFromParent()
        }
        shownControllers = controllers ?? []
        for new in shownControllers where new.parent !== self { take(new) }
        selected = min(selected, max(0, shownControllers.count - 1))
        showSelected()
    }
    open var selectedIndex: Int {
        get { selected }
        set {
            guard shownControllers.indices.contains(newValue) else { return }
            selected = newValue
            showSelected()
        }
    }
    open var selectedViewController: UIViewController? {
        get { shownControllers.indices.contains(selected) ? shownControllers[selected] : nil }
        set { if let index = shownControllers.firstIndex(where: { $0 === newValue }) { selectedIndex = index } }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(tabBar)
        showSelected()
    }

    private func showSelected() {
        tabBar.items = shownControllers.map(\.shownTabBarItem)
        tabBar.selectedItem = selectedViewController?.shownTabBarItem
        guard isViewLoaded, let shown = selectedViewController else { return }
        for other in shownControllers where other !== shown { other.viewIfLoaded?.removeFromSuperview() }
        shown.barInsets.bottom = CGFloat(view.ownEnvironment.tabBarHeight)
        show(shown)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        selectedViewController?.viewWillAppear(animated)
    }
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        selectedViewController?.appeared()
    }
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let height = CGFloat(view.ownEnvironment.tabBarHeight) + view.safeAreaInsets.bottom
        tabBar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    }
    open override var childForStatusBarStyle: UIViewController? { selectedViewController }
    open var moreNavigationController: UINavigationController { more }
    private lazy var more = UINavigationController(nibName: nil, bundle: nil)
    @Kept open var customizableViewControllers: [UIViewController]?

    // What a bar tells the controller that owns it: nobody touches it here.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
    open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
    open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
    open func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
    open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}

    /// The upper edge of a bar without a background, in the window.
    var barTop: CGFloat? {
        guard !tabBar.isHidden, tabBar.window != nil, tabBar.standardAppearance.backgroundColor == nil,
            tabBar.barTintColor == nil, tabBar.backgroundColor == nil
        else { return nil }
        return tabBar.convert(tabBar.bounds, to: nil).minY
    }

    /// The bar as the screen shows it.
    func chrome(_ pictures: Pictures) -> ScreenChrome.TabBar? {
        guard !tabBar.isHidden else { return nil }
        tabBar.items = shownControllers.map(\.shownTabBarItem)
        tabBar.selectedItem = selectedViewController?.shownTabBarItem
        var bar = tabBar.word(pictures)
        bar.frame = tabBar.convert(tabBar.bounds, to: nil).rect
        return bar
    }
}

extension UITabBarController: UITabBarDelegate {}

extension UIViewController {
    /// A controller without an item of its own lends that of its first screen.
    var shownTabBarItem: UITabBarItem {
        if let navigation = self as? UINavigationController, tabBarItem.title == nil, tabBarItem.image == nil,
            let first = navigation.viewControllers.first
        {
            return first.tabBarItem
        }
        if tabBarItem.title == nil { tabBarItem.title = title }
        return tabBarItem
    }
}
