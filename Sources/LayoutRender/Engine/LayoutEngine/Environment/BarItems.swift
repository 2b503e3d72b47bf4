import Notation

extension ScreenChrome {
    /// UIBarButtonItem or UITabBarItem, as a document describes it.
    public struct BarItem: Sendable, Equatable {
        /// What an item does in the row of a bar.
        public enum Role: Sendable, Equatable {
            /// A button, with a title, a picture or a view.
            case button
            /// UIBarButtonItem.flexibleSpace(): shares the room that the other items of a toolbar leave.
            case flexibleSpace
            /// UIBarButtonItem.fixedSpace(_:), in points.
            case fixedSpace(Double)
        }

        /// The element and the document's id, such as `barButtonItem n0N-aa-001`; only the element if there is no id.
        /// Comparisons pair items by their names.
        public var name = ""
        /// Default: a button.
        public var role = Role.button
        /// The name of the UIBarButtonItem.SystemItem or UITabBarItem.SystemItem, such as `cancel`; nil for an item of
        /// its own. The reader has filled in the title in the document's language, and the picture.
        public var systemItem: String?
        /// Empty for an item with a picture or a view only.
        @ComparedByBytes public var title = ""
        /// The picture instead of a bar button's title, or above a tab's title.
        public var image: ImageContent?
        /// UITabBarItem.selectedImage; nil: `image` with the tint.
        public var selectedImage: ImageContent?
        /// UITabBarItem.badgeValue: a text in an oval at the tab's picture; nil: none.
        @ComparedByBytes public var badge: String?
        /// UITabBarItem.badgeColor, the oval's; nil: red.
        public var badgeColor: Color?
        /// The style of the item that ends a task, UIBarButtonItem.Style.done: a semibold title.
        public var isProminent = false
        /// UIBarItem.isEnabled; a disabled item is gray.
        public var isEnabled = true
        /// UIBarButtonItem.tintColor; nil: the bar's tint.
        public var tint: Color?
        /// UIBarButtonItem.customView as a scene of its own, instead of title and picture; one element at most. A list,
        /// since a record cannot contain itself.
        public var view: [LayoutScene] = []

        /// An enabled button.
        public init(title: String = "", image: ImageContent? = nil) {
            self.title = title
            self.image = image
        }
    }

    /// UINavigationItem: a controller's contents of a navigation bar.
    public struct NavigationItem: Sendable, Equatable {
        /// The element and the document's id, such as `navigationItem n0N-aa-001`; empty if the document has none.
        public var name = ""
        /// UINavigationItem.title; nil or empty: no title.
        @ComparedByBytes public var title: String?
        /// UINavigationItem.prompt: a line of 13 points above the title, which makes the bar 30 points higher.
        @ComparedByBytes public var prompt: String?
        /// UINavigationItem.leftBarButtonItems, from the leading edge inwards.
        public var leading: [BarItem] = []
        /// UINavigationItem.rightBarButtonItems, from the trailing edge inwards.
        public var trailing: [BarItem] = []
        /// UINavigationItem.titleView as a scene of its own, instead of the title; one element at most.
        public var titleView: [LayoutScene] = []

        /// An item without buttons.
        public init(title: String? = nil) { self.title = title }
    }
}

/// A bar that is a view of the tree, with its items: UINavigationBar, UIToolbar or UITabBar.
public struct ViewBar: Sendable, Equatable {
    /// The bar with the items inside. The `frame` of the contents is zero: layout gives the bar view its frame.
    public enum Contents: Sendable, Equatable {
        /// A UINavigationBar with the topmost item of its stack.
        case navigationBar(ScreenChrome.NavigationBar)
        /// A UIToolbar.
        case toolbar(ScreenChrome.Toolbar)
        /// A UITabBar; `selectedIndex` is -1 if the document selects no item.
        case tabBar(ScreenChrome.TabBar)
    }

    /// The bar view in the scene's tree.
    public var view: ItemID
    /// What the bar shows.
    public var contents: Contents
    /// Whether the bar is a container controller's, drawn as the bars around a screen are: with large title and back button.
    public var isOfScreen = false

    /// The contents of a bar view that stands among other views.
    public init(view: ItemID, contents: Contents) {
        self.view = view
        self.contents = contents
    }
}

/// Items of a document for bars that its page does not show, such as the title of a controller that code pushes on a
/// navigation stack. Comparisons of documents report changes of them; nothing is drawn.
package struct UnshownItems: Sendable, Equatable {
    /// Navigation items without their buttons, which are in `items`.
    package var navigationItems: [ScreenChrome.NavigationItem] = []
    /// Bar buttons and tabs.
    package var items: [ScreenChrome.BarItem] = []

    /// No items.
    package init() {}
}
