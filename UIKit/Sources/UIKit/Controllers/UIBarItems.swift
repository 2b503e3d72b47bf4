internal import LayoutEngine

@preconcurrency @MainActor
open class UIBarItem: _AccessibleObject {
    @Kept open var imageInsets = UIEdgeInsets.zero
    @Kept open var landscapeImagePhone: UIImage?
    @Kept open var largeContentSizeImage: UIImage?
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { nil }
    open var title: String?
    open var image: UIImage?
    open var tag = 0
    open var isEnabled = true
    open var accessibilityIdentifier: String?
    public override init() {
        super.init()
        isAccessibilityElement = true
    }
    public required init?(coder: NSCoder) {
        super.init()
        isAccessibilityElement = true
    }
    /// - Note: Does nothing.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}

open class UIBarButtonItem: UIBarItem {
    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) { self.init(image: image, style: style, target: target, action: action) }
    /// - Note: Does nothing.
    open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for metrics: UIBarMetrics) {}
    /// - Note: Does nothing.
    open func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for metrics: UIBarMetrics) {}
    @Kept open var possibleTitles: Set<String>?
    open var isSelected = false
    @Kept open var changesSelectionAsPrimaryAction = false
    open var isHidden = false { didSet { if isHidden { Missing.note("UIBarButtonItem.isHidden: the item is drawn") } } }
    @Kept open var hidesSharedBackground = false
    open var identifier: String?
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl
        case close = 24
    }
    public enum Style: Int, Sendable {
        case plain
        case done = 2
        case prominent = 3
    }

    open var style = Style.plain
    open var width = CGFloat(0)
    open var tintColor: UIColor?
    open var customView: UIView?
    open weak var target: AnyObject?
    open var action: Selector?
    open var menu: UIMenu?
    open var primaryAction: UIAction?
    private var systemItem: SystemItem?

    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        (self.title, self.style) = (title, style)
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(title: nil, style: style, target: target, action: action)
        self.image = image
    }
    public convenience init(barButtonSystemItem item: SystemItem, target: Any?, action: Selector?) {
        self.init(title: nil, style: item == .done || item == .save ? .done : .plain, target: target, action: action)
        systemItem = item
    }
    public convenience init(systemItem item: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(barButtonSystemItem: item, target: nil, action: nil)
        (self.primaryAction, self.menu) = (primaryAction, menu)
    }
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init(title: title ?? primaryAction?.title, style: .plain, target: nil, action: nil)
        self.image = image ?? primaryAction?.image
        (self.primaryAction, self.menu) = (primaryAction, menu)
    }
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }
    public class func flexibleSpace() -> Self { Self.made(.flexibleSpace) }
    public class func fixedSpace(_ width: CGFloat) -> Self {
        let item = Self.made(.fixedSpace)
        item.width = width
        return item
    }
    private class func made(_ system: SystemItem) -> Self {
        let item = UIBarButtonItem(barButtonSystemItem: system, target: nil, action: nil)
        return unsafeDowncast(item, to: Self.self)
    }

    func word(_ pictures: Pictures) -> ScreenChrome.BarItem {
        var item = ScreenChrome.BarItem(title: title ?? "", image: image.map(pictures.content))
        item.isEnabled = isEnabled
        item.isProminent = style == .done || style == .prominent
        item.tint = tintColor?.value
        if let customView {
            customView.layoutIfNeeded()
            Missing.note("UIBarButtonItem(customView:): drawn as its first text")
            item.title = customView.firstText ?? ""
        }
        item.systemItem = systemItem.map { "\($0)" }
        switch systemItem {
        case .flexibleSpace: item.role = .flexibleSpace
        case .fixedSpace: item.role = .fixedSpace(Double(width))
        case nil: break
        case .done?: item.title = SystemWord.done.text(in: Surroundings.environment.texts.language)
        case .cancel?: item.title = SystemWord.cancel.text(in: Surroundings.environment.texts.language)
        case .edit?: item.title = SystemWord.edit.text(in: Surroundings.environment.texts.language)
        case .save?: item.title = SystemWord.save.text(in: Surroundings.environment.texts.language)
        case .some(let other):
            guard let symbol = other.symbol, let image = UIImage(systemName: symbol) else { break }
            item.image = pictures.content(of: image)
        }
        return item
    }
}

extension UIView {
    /// The first text below a view, for places that show no views.
    var firstText: String? {
        if let label = self as? UILabel, let text = label.text { return text }
        if let button = self as? UIButton, let text = button.currentTitle { return text }
        for view in subviews { if let text = view.firstText { return text } }
        return nil
    }
}

extension UIBarButtonItem.SystemItem {
    fileprivate var symbol: String? { Self.symbols[self] }
    private static let symbols: [Self: String] = [
        .add: "plus", .compose: "square.and.pencil", .reply: "arrowshape.turn.up.left", .action: "square.and.arrow.up",
        .organize: "folder", .bookmarks: "book", .search: "magnifyingglass", .refresh: "arrow.clockwise",
        .stop: "xmark", .close: "xmark", .camera: "camera", .trash: "trash", .play: "play.fill", .pause: "pause.fill",
        .rewind: "backward.fill", .fastForward: "forward.fill",
    ]
}

open class UITabBarItem: UIBarItem {
    @Kept open var titlePositionAdjustment = UIOffset.zero
    open var standardAppearance: UITabBarAppearance?
    @Kept open var scrollEdgeAppearance: UITabBarAppearance?
    open func setBadgeTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        Missing.note("UITabBarItem.setBadgeTextAttributes: badges keep their look")
    }
    public enum SystemItem: Int, Sendable {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
        case mostRecent, mostViewed
    }
    open var selectedImage: UIImage?
    open var badgeValue: String?
    open var badgeColor: UIColor?

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        (self.title, self.image, self.tag) = (title, image, tag)
    }
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image, tag: 0)
        self.selectedImage = selectedImage
    }
    public convenience init(tabBarSystemItem item: SystemItem, tag: Int) {
        let names: [SystemItem: (String, String)] = [
            .favorites: ("Favorites", "star.fill"), .search: ("Search", "magnifyingglass"),
            .contacts: ("Contacts", "person.crop.circle"), .history: ("History", "clock.fill"),
            .bookmarks: ("Bookmarks", "book.fill"), .more: ("More", "ellipsis"),
        ]
        let (title, symbol) = names[item] ?? ("\(item)".capitalized, "circle")
        self.init(title: title, image: UIImage(systemName: symbol), tag: tag)
    }

    func word(_ pictures: Pictures) -> ScreenChrome.BarItem {
        var item = ScreenChrome.BarItem(title: title ?? "", image: image.map(pictures.content))
        item.selectedImage = selectedImage.map(pictures.content)
        item.badge = badgeValue
        item.badgeColor = badgeColor?.value
        item.isEnabled = isEnabled
        return item
    }
}

@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    public enum ItemStyle: Int, Sendable { case navigator, browser, editor }
    // Of later systems: kept, and not drawn.
    open var subtitle: String? { didSet { Missing.note("UINavigationItem.subtitle: is not drawn") } }
    open var subtitleView: UIView? { didSet { Missing.note("UINavigationItem.subtitleView: is not drawn") } }
    open var largeTitle: String?
    open var attributedTitle: AttributedString?
    @Kept open var attributedSubtitle: AttributedString?
    @Kept open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    /// `stacked` keeps a search bar below the title in iOS 26.
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic
    @Kept open var trailingItemGroups: [UIBarButtonItemGroup] = []
    @Kept open var leadingItemGroups: [UIBarButtonItemGroup] = []
    @Kept open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
    open var style = ItemStyle.navigator
    @Kept open var backAction: UIAction?
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
    public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
    private weak var controller: UIViewController?
    private var ownTitle: String?
    open var title: String? {
        get { ownTitle ?? controller?.title }
        set {
            ownTitle = newValue
            controller?.navigationController?.barChanged()
        }
    }
    open var prompt: String?
    open var titleView: UIView?
    open var leftBarButtonItems: [UIBarButtonItem]?
    open var rightBarButtonItems: [UIBarButtonItem]?
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
    open var backBarButtonItem: UIBarButtonItem?
    open var backButtonTitle: String?
    open var backButtonDisplayMode = BackButtonDisplayMode.default
    open var hidesBackButton = false
    open var leftItemsSupplementBackButton = false
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { controller?.navigationController?.barChanged() }
    }
    /// Shown below the title, and since iOS 26 at the bottom of a phone, unless the placement is `stacked`.
    open var searchController: UISearchController? {
        didSet { controller?.navigationController?.barChanged() }
    }
    @Kept open var hidesSearchBarWhenScrolling = true
    open var standardAppearance: UINavigationBarAppearance?
    @Kept open var scrollEdgeAppearance: UINavigationBarAppearance?
    @Kept open var compactAppearance: UINavigationBarAppearance?

    init(title: String, of controller: UIViewController?) {
        self.controller = controller
        super.init()
        if controller == nil, !title.isEmpty { ownTitle = title }
    }
    public convenience init(title: String) { self.init(title: title, of: nil) }

    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    open func setHidesBackButton(_ hides: Bool, animated: Bool) { hidesBackButton = hides }

    func word(_ pictures: Pictures) -> ScreenChrome.NavigationItem {
        var item = ScreenChrome.NavigationItem(title: title)
        item.prompt = prompt
        item.leading = (leftBarButtonItems ?? []).map { $0.word(pictures) }
        item.trailing = (rightBarButtonItems ?? []).map { $0.word(pictures) }
        if let titleView {
            Missing.note("UINavigationItem.titleView: drawn as its first text")
            item.title = titleView.firstText ?? item.title
        }
        return item
    }
}

@preconcurrency @MainActor
open class UISearchController: UIViewController {
    /// As `obscuresBackgroundDuringPresentation`, by its older name.
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }
    public enum ScopeBarActivation: Int, Sendable { case automatic, manual, onTextEntry, onSearchActivation }
    @Kept open var scopeBarActivation = ScopeBarActivation.automatic
    private let ownBar = UISearchBar()
    open var searchBar: UISearchBar { ownBar }
    open internal(set) var searchResultsController: UIViewController?
    /// - Note: Kept without effect.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open weak var delegate: (any UISearchControllerDelegate)?
    @Kept open var automaticallyShowsCancelButton = true
    @Kept open var automaticallyShowsScopeBar = true
    @Kept open var automaticallyShowsSearchResultsController = true
    @Kept open var showsSearchResultsController = false
    open var obscuresBackgroundDuringPresentation = true
    @Kept open var hidesNavigationBarDuringPresentation = true
    open var isActive = false
    public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: UIKitMessaged {
    func updateSearchResults(for searchController: UISearchController)
}

extension UINavigationItem {
    public enum SearchBarPlacement: Int, Sendable {
        case automatic, inline, stacked, integrated, integratedCentered, integratedButton
    }
}
