import Notation

/// The bars of the screen around and over a scene's view, as plain values.
///
/// Rectangles are in points, in the coordinates of the scene's root view. No value here changes a frame:
/// `LayoutEnvironment.safeAreaInsets` already contains the bars.
public struct ScreenChrome: Sendable, Equatable {
    /// The whole screen; the root view fills the screen, lies lower (in a sheet, below an opaque bar) or is larger.
    public var screen: Rect
    /// Nil: hidden.
    public var statusBar: StatusBar?
    /// Nil: no navigation bar.
    public var navigationBar: NavigationBar?
    /// Nil: no toolbar.
    public var toolbar: Toolbar?
    /// Nil: no tab bar.
    public var tabBar: TabBar?
    /// The rectangle of the home indicator; nil on a device with a home button.
    public var homeIndicator: Rect?
    /// Whether the root view is presented as a page sheet: rounded corners and a grabber over another screen.
    public var isSheet = false
    /// The tint of the window; nil: the system's blue.
    public var tint: Color?

    /// A screen without bars.
    /// - Parameter screen: in points, in the coordinates of the scene's root view.
    public init(screen: Rect) { self.screen = screen }

    /// The system's status bar: time, signal and battery.
    public struct StatusBar: Sendable, Equatable {
        /// In points, in the coordinates of the scene's root view.
        public var frame: Rect
        /// UIStatusBarStyle.lightContent: white text.
        public var isLight: Bool

        /// A status bar with dark text unless stated otherwise.
        public init(frame: Rect, isLight: Bool = false) {
            self.frame = frame
            self.isLight = isLight
        }
    }

    /// UINavigationBar, with the navigation item of the controller on top of its stack.
    public struct NavigationBar: Sendable, Equatable {
        /// In points, in the coordinates of the scene's root view.
        public var frame: Rect
        /// The colours of the bar.
        public var look = BarLook()
        /// The title, the prompt and the buttons. The title is in the row of the buttons, a large title below.
        public var item = NavigationItem()
        /// The title's colour from the bar's appearance; nil: the system's.
        public var titleColor: Color?
        /// Whether the title is large (UINavigationBar.prefersLargeTitles), which makes the bar higher.
        public var isLarge = false
        /// The title of the back button: the previous controller's, its `backButtonTitle`, or empty for a chevron
        /// alone. Nil: no back button.
        @ComparedByBytes public var back: String?

        /// A bar without title and items.
        public init(frame: Rect) { self.frame = frame }
    }

    /// UIToolbar at the bottom of the screen.
    public struct Toolbar: Sendable, Equatable {
        /// In points, in the coordinates of the scene's root view.
        public var frame: Rect
        /// The colours of the bar.
        public var look = BarLook()
        /// The controller's toolbar items, from the leading edge.
        public var items: [BarItem] = []

        /// A bar without items.
        public init(frame: Rect) { self.frame = frame }
    }

    /// UITabBar of the tab bar controller around the scene.
    public struct TabBar: Sendable, Equatable {
        /// In points, in the coordinates of the scene's root view; with the strip of a home indicator.
        public var frame: Rect
        /// The colours of the bar.
        public var look = BarLook()
        /// The tabs, from the leading edge.
        public var items: [BarItem] = []
        /// The index of the tab that shows the scene; -1: no tab is selected.
        public var selectedIndex = 0

        /// A bar without tabs.
        public init(frame: Rect) { self.frame = frame }
    }

    /// The colours of a bar, from UIBarAppearance or the bar's older properties.
    public struct BarLook: Sendable, Equatable {
        /// Nil: the system's default for the kind of bar.
        public var background: Color?
        /// Nil: the window's tint.
        public var tint: Color?
        /// UIBarStyle.black.
        public var isBlack = false
        /// Whether the bar has no background while no content is scrolled below: the default of navigation bars since
        /// iOS 15, of large titles since iOS 13.
        public var isTransparent = false
        /// Whether a line separates the bar's material from the page; false where the bar continues in a search bar.
        public var hasHairline = true

        /// The system's default look.
        public init() {}
    }
}

extension ScreenChrome {
    /// What a large title adds to the height of a navigation bar at the standard text size, in points.
    package static let largeTitleHeight = 52.0
    /// What a prompt adds, in points.
    package static let promptHeight = 30.0
}

extension ScreenChrome.NavigationBar {
    /// The height of the line above the title; 0 where there is none or no room for it.
    package func promptHeight(in environment: LayoutEnvironment) -> Double {
        let row = frame.height - (isLarge ? environment.largeTitleHeight : 0)
        let hasRoom = row + 0.5 >= 44 + ScreenChrome.promptHeight
        return item.prompt?.isEmpty == false && hasRoom ? ScreenChrome.promptHeight : 0
    }
}
