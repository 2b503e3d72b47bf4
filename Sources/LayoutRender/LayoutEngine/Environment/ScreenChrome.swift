/// The bars of the screen around and over a scene's view, as plain values.
///
/// Rectangles are in points, in the coordinates of the scene's root view. No value here changes a frame:
/// `LayoutEnvironment.safeAreaInsets` already contains the bars.
public struct ScreenChrome: Sendable, Equatable {
    /// The whole screen; the root view fills the screen, lies lower (in a sheet, below an opaque bar) or is larger.
    public var screen: Rect
    /// Nil: hidden.
    public var statusBar: StatusBar?
    public var navigationBar: NavigationBar?
    public var toolbar: Toolbar?
    public var tabBar: TabBar?
    /// The rectangle of the home indicator; nil on a device with a home button.
    public var homeIndicator: Rect?
    /// Whether the root view is presented as a page sheet: rounded corners and a grabber over another screen.
    public var isSheet = false
    /// The tint of the window; nil: the system's blue.
    public var tint: Color?

    public init(screen: Rect) { self.screen = screen }

    public struct StatusBar: Sendable, Equatable {
        public var frame: Rect
        /// UIStatusBarStyle.lightContent.
        public var isLight: Bool

        public init(frame: Rect, isLight: Bool = false) {
            self.frame = frame
            self.isLight = isLight
        }
    }

    /// The contents of a navigation bar for the controller on top of its stack.
    public struct NavigationBar: Sendable, Equatable {
        public var frame: Rect
        public var look = BarLook()
        /// The title is in the bar; a large title is below the items.
        public var item = NavigationItem()
        public var titleColor: Color?
        public var isLarge = false
        /// The title of the back button; nil without a back button.
        public var back: String?

        public init(frame: Rect) { self.frame = frame }
    }

    public struct Toolbar: Sendable, Equatable {
        public var frame: Rect
        public var look = BarLook()
        public var items: [BarItem] = []

        public init(frame: Rect) { self.frame = frame }
    }

    public struct TabBar: Sendable, Equatable {
        public var frame: Rect
        public var look = BarLook()
        public var items: [BarItem] = []
        public var selectedIndex = 0

        public init(frame: Rect) { self.frame = frame }
    }

    /// The colours of a bar.
    public struct BarLook: Sendable, Equatable {
        /// Nil: the system's default for the kind of bar.
        public var background: Color?
        /// Nil: the window's tint.
        public var tint: Color?
        /// UIBarStyle.black.
        public var isBlack = false
        /// Whether the bar has no background while no content is scrolled below it.
        public var isTransparent = false

        public init() {}
    }
}
