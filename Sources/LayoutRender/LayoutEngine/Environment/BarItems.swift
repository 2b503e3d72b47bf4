extension ScreenChrome {
    /// UIBarButtonItem or UITabBarItem.
    public struct BarItem: Sendable, Equatable {
        public enum Role: Sendable, Equatable {
            case button
            case flexibleSpace
            /// In points.
            case fixedSpace(Double)
        }

        /// The element and the document's id: `barButtonItem n0N-aa-001`; only the element if there is no id.
        public var name = ""
        public var role = Role.button
        /// UIBarButtonItem.SystemItem or UITabBarItem.SystemItem, which gives the title and the picture.
        public var systemItem: String?
        public var title = ""
        public var image: ImageContent?
        /// The picture of a selected tab.
        public var selectedImage: ImageContent?
        /// The bold style of the item that ends a task (UIBarButtonItem.Style.done).
        public var isProminent = false
        public var isEnabled = true
        public var tint: Color?
        /// A view instead of title and image; at most one.
        public var view: [LayoutScene] = []

        public init(title: String = "", image: ImageContent? = nil) {
            self.title = title
            self.image = image
        }
    }

    /// UINavigationItem: a controller's items in a navigation bar.
    public struct NavigationItem: Sendable, Equatable {
        /// The element and the document's id: `navigationItem n0N-aa-001`.
        public var name = ""
        public var title: String?
        /// A line above the title.
        public var prompt: String?
        /// From the leading edge inwards.
        public var leading: [BarItem] = []
        /// From the trailing edge inwards.
        public var trailing: [BarItem] = []
        /// A view instead of the title; at most one.
        public var titleView: [LayoutScene] = []

        public init(title: String? = nil) { self.title = title }
    }
}

/// A bar that is a view of the tree, with its items: UINavigationBar, UIToolbar or UITabBar.
public struct ViewBar: Sendable, Equatable {
    public enum Contents: Sendable, Equatable {
        case navigationBar(ScreenChrome.NavigationBar)
        case toolbar(ScreenChrome.Toolbar)
        case tabBar(ScreenChrome.TabBar)
    }

    /// The bar view in the scene's tree.
    public var view: ItemID
    public var contents: Contents

    public init(view: ItemID, contents: Contents) {
        self.view = view
        self.contents = contents
    }
}

/// Items of a document for bars that its page does not show, such as the title of a controller that code puts into a
/// navigation controller.
public struct UnshownItems: Sendable, Equatable {
    public var navigationItems: [ScreenChrome.NavigationItem] = []
    public var items: [ScreenChrome.BarItem] = []

    public init() {}
}
