internal import LayoutEngine
internal import LayoutRender

public enum UIBarStyle: Int, Sendable { case `default`, black }
public enum UIBarMetrics: Int, Sendable {
    case `default`, compact
    case defaultPrompt = 101
    case compactPrompt
}
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }

/// A bar with the items of a controller; those of a screen's containers are drawn with the screen.
open class UINavigationBar: UIView {
    open var items: [UINavigationItem]?
    open var topItem: UINavigationItem? { items?.last }
    open var backItem: UINavigationItem? { items.flatMap { $0.count > 1 ? $0[$0.count - 2] : nil } }
    open var barStyle = UIBarStyle.default
    open var barTintColor: UIColor?
    @Kept open var isTranslucent = true
    open var prefersLargeTitles = false { didSet { owner?.barChanged() } }
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    @Kept open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    @Kept open var shadowImage: UIImage?
    open var standardAppearance = UINavigationBarAppearance()
    @Kept open var scrollEdgeAppearance: UINavigationBarAppearance?
    @Kept open var compactAppearance: UINavigationBarAppearance?
    @Kept open var backIndicatorImage: UIImage?
    @Kept open var backIndicatorTransitionMaskImage: UIImage?
    weak var owner: UINavigationController?
    convenience init(of owner: UINavigationController) {
        self.init(frame: .zero)
        self.owner = owner
    }
    open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {
        isTransparent = image != nil
    }
    private var isTransparent = false
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
    open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }

    /// The bar's colours; without a background where code or the release wants none.
    var look: ScreenChrome.BarLook {
        var look = ScreenChrome.BarLook()
        let appearance = topItem?.standardAppearance ?? standardAppearance
        look.background = (appearance.backgroundColor ?? barTintColor ?? backgroundColor)?.value
        look.tint = viewState.tintColor?.value
        look.isBlack = barStyle == .black
        let metrics = PlacementMetrics(in: Surroundings.environment)
        let hasNone =
            isTransparent || appearance.isTransparent
            || metrics.navigationBarIsTransparent(isLarge: owner?.isLarge ?? false)
        look.isTransparent = look.background == nil && !look.isBlack && hasNone
        return look
    }

    func word(_ pictures: Pictures) -> ScreenChrome.NavigationBar {
        var bar = ScreenChrome.NavigationBar(frame: .zero)
        bar.look = look
        if let topItem { bar.item = topItem.word(pictures) }
        let appearance = topItem?.standardAppearance ?? standardAppearance
        let attributes =
            appearance.titleTextAttributes.isEmpty ? titleTextAttributes ?? [:] : appearance.titleTextAttributes
        bar.titleColor = (attributes[.foregroundColor] as? UIColor)?.value
        return bar
    }

    override var kind: View.Kind { .navigationBar }
    override func bar(_ pictures: Pictures) -> ViewBar.Contents? {
        owner == nil ? .navigationBar(word(pictures)) : nil
    }
    @Kept open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    open weak var delegate: (any UINavigationBarDelegate)?
}

open class UIToolbar: UIView {
    open var items: [UIBarButtonItem]?
    open var barStyle = UIBarStyle.default
    open var barTintColor: UIColor?
    @Kept open var isTranslucent = true
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    override var kind: View.Kind { .toolbar }
    override func bar(_ pictures: Pictures) -> ViewBar.Contents? {
        var bar = ScreenChrome.Toolbar(frame: .zero)
        bar.items = (items ?? []).map { $0.word(pictures) }
        bar.look.background = (barTintColor ?? backgroundColor)?.value
        bar.look.tint = viewState.tintColor?.value
        return .toolbar(bar)
    }
    open weak var delegate: (any UIToolbarDelegate)?
    open var standardAppearance: UIToolbarAppearance = UIToolbarAppearance()
    @Kept open var compactAppearance: UIToolbarAppearance?
    @Kept open var scrollEdgeAppearance: UIToolbarAppearance?
}

open class UITabBar: UIView {
    open var items: [UITabBarItem]?
    open var isCustomizing: Bool { false }
    open func beginCustomizingItems(_ items: [UITabBarItem]) {
        Missing.note("UITabBar.beginCustomizingItems: there is no sheet to choose from")
    }
    @discardableResult open func endCustomizing(animated: Bool) -> Bool { false }
    open var selectedItem: UITabBarItem?
    open var barStyle = UIBarStyle.default
    open var barTintColor: UIColor?
    @Kept open var unselectedItemTintColor: UIColor?
    @Kept open var isTranslucent = true
    open var standardAppearance = UITabBarAppearance()
    @Kept open var scrollEdgeAppearance: UITabBarAppearance?
    weak var owner: UITabBarController?
    convenience init(of owner: UITabBarController) {
        self.init(frame: .zero)
        self.owner = owner
    }
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

    func word(_ pictures: Pictures) -> ScreenChrome.TabBar {
        var bar = ScreenChrome.TabBar(frame: .zero)
        bar.items = (items ?? []).map { $0.word(pictures) }
        bar.selectedIndex = items?.firstIndex { $0 === selectedItem } ?? 0
        bar.look.background = (standardAppearance.backgroundColor ?? barTintColor ?? backgroundColor)?.value
        bar.look.tint = viewState.tintColor?.value
        return bar
    }

    override var kind: View.Kind { .tabBar }
    override func bar(_ pictures: Pictures) -> ViewBar.Contents? { owner == nil ? .tabBar(word(pictures)) : nil }
    open weak var delegate: (any UITabBarDelegate)?
    @Kept open var shadowImage: UIImage?
    @Kept open var itemPositioning: ItemPositioning = .automatic
    @Kept open var itemWidth: CGFloat = 0
    @Kept open var itemSpacing: CGFloat = 0
    open var backgroundImage: UIImage? { didSet { Missing.note("UITabBar.backgroundImage: not drawn") } }
    open var selectionIndicatorImage: UIImage? {
        didSet { Missing.note("UITabBar.selectionIndicatorImage: not drawn") }
    }
}
