/// The looks of a bar.
open class UIBarAppearance: NSObject {
    open var backgroundColor: UIColor?
    @Kept open var backgroundEffect: UIBlurEffect?
    open var backgroundImage: UIImage?
    open var shadowColor: UIColor?
    @Kept open var shadowImage: UIImage?
    var isTransparent = false
    open func configureWithDefaultBackground() { isTransparent = false }
    open func configureWithOpaqueBackground() {
        isTransparent = false
        backgroundColor = .systemBackground
    }
    open func configureWithTransparentBackground() {
        isTransparent = true
        backgroundColor = nil
    }

    public override init() { super.init() }
    public init(idiom: UIUserInterfaceIdiom) { super.init() }
}

open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    @Kept open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    @Kept open var titlePositionAdjustment = UIOffset.zero
    @Kept open var backButtonAppearance = UIBarButtonItemAppearance()
    open private(set) var backIndicatorImage = UIImage(systemName: "chevron.backward") ?? UIImage()
    open private(set) var backIndicatorTransitionMaskImage = UIImage()
    open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
        Missing.note("UINavigationBarAppearance.setBackIndicatorImage: the system's chevron is drawn")
        if let image { backIndicatorImage = image }
        if let transitionMaskImage { backIndicatorTransitionMaskImage = transitionMaskImage }
    }
}

open class UITabBarAppearance: UIBarAppearance {
    @Kept open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
    @Kept open var stackedLayoutAppearance = UITabBarItemAppearance()
    @Kept open var inlineLayoutAppearance = UITabBarItemAppearance()
    @Kept open var compactInlineLayoutAppearance = UITabBarItemAppearance()
    @Kept open var selectionIndicatorTintColor: UIColor?
    @Kept open var selectionIndicatorImage: UIImage?
}

open class UIToolbarAppearance: UIBarAppearance {
}

/// The looks of bar buttons: kept, and not drawn.
open class UIBarButtonItemAppearance: NSObject {
    public let normal = UIBarButtonItemStateAppearance()
    public let highlighted = UIBarButtonItemStateAppearance()
    public let disabled = UIBarButtonItemStateAppearance()
    public let focused = UIBarButtonItemStateAppearance()
    public override init() { super.init() }
    public init(style: UIBarButtonItem.Style) { super.init() }
}

open class UIBarButtonItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { Missing.note("UIBarButtonItemStateAppearance.titleTextAttributes: the system's look is drawn") }
    }
    @Kept open var titlePositionAdjustment = UIOffset.zero
    open var backgroundImage: UIImage?
}

/// The looks of a tab bar's items: kept, and not drawn.
open class UITabBarItemAppearance: NSObject {
    public enum Style: Int, Sendable { case stacked, inline, compactInline }
    public let normal = UITabBarItemStateAppearance()
    public let selected = UITabBarItemStateAppearance()
    public let disabled = UITabBarItemStateAppearance()
    public let focused = UITabBarItemStateAppearance()
    public override init() { super.init() }
    public init(style: Style) { super.init() }
}

open class UITabBarItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { Missing.note("UITabBarItemStateAppearance.titleTextAttributes: the system's look is drawn") }
    }
    @Kept open var titlePositionAdjustment = UIOffset.zero
    open var iconColor: UIColor? {
        didSet { Missing.note("UITabBarItemStateAppearance.iconColor: the bar's tint is drawn") }
    }
    @Kept open var badgeBackgroundColor: UIColor?
    @Kept open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}
