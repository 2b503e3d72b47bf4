import Notation

/// What a document states of a UINavigationBar, a UIToolbar or a UITabBar among its views. `ViewBar` is what the bar shows.
public struct BarContent: Sendable, Equatable {
    /// UINavigationBar.items: the last is shown, the one before it gives the back button its title.
    public var navigationItems: [StatedNavigationItem] = []
    /// UIToolbar.items or UITabBar.items, from the leading edge.
    public var items: [StatedBarItem] = []
    /// UINavigationBar.prefersLargeTitles: the last item's title is large where its mode and the screen's height allow.
    public var prefersLargeTitles = false

    /// A bar without items.
    public init() {}
}

/// UIBarButtonItem or UITabBarItem, as a document states it: what UIKit gives a system item is not filled in.
public struct StatedBarItem: Sendable, Equatable {
    /// Empty where nothing is stated.
    @ComparedByBytes public var title = ""
    /// UIBarItem.image.
    public var image: ImageContent?
    /// UITabBarItem.selectedImage.
    public var selectedImage: ImageContent?
    /// The name of the UIBarButtonItem.SystemItem or UITabBarItem.SystemItem.
    public var systemItem: String?
    /// The width of the system item `fixedSpace` in points.
    public var width = 0.0
    /// UITabBarItem.badgeValue.
    @ComparedByBytes public var badge: String?
    /// UITabBarItem.badgeColor.
    public var badgeColor: Color?
    /// UIBarButtonItem.Style.done.
    public var isProminent = false
    /// UIBarItem.isEnabled.
    public var isEnabled = true
    /// UIBarButtonItem.tintColor.
    public var tint: Color?

    /// An enabled item.
    public init(title: String = "") { self.title = title }
}

/// UINavigationItem, as a document states it.
public struct StatedNavigationItem: Sendable, Equatable {
    /// UINavigationItem.title.
    @ComparedByBytes public var title: String?
    /// UINavigationItem.prompt.
    @ComparedByBytes public var prompt: String?
    /// UINavigationItem.backButtonTitle; nil: the title.
    @ComparedByBytes public var backButtonTitle: String?
    /// UINavigationItem.leftBarButtonItems, from the leading edge inwards.
    public var leading: [StatedBarItem] = []
    /// UINavigationItem.rightBarButtonItems, from the trailing edge inwards.
    public var trailing: [StatedBarItem] = []
    /// UINavigationItem.largeTitleDisplayMode.
    public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

    /// An item without buttons.
    public init(title: String? = nil) { self.title = title }

    /// UINavigationItem.LargeTitleDisplayMode.
    public enum LargeTitleDisplayMode: String, CaseIterable, Sendable {
        case automatic, always, never, inline
    }
}
