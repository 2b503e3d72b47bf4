/// The bars that a screen shows around and over a scene's view, as plain values.
///
/// Rectangles are in points, in the coordinates of the scene's root view. Nothing here moves a frame: the room that bars
/// take is in `LayoutEnvironment.safeAreaInsets` already.
public struct ScreenChrome: Sendable, Equatable {
    /// The whole screen; the root view fills it, stands lower in it (a sheet, a view below an opaque bar) or is larger.
    public var screen: Rect
    /// Nil: hidden.
    public var statusBar: StatusBar?
    public var navigationBar: NavigationBar?
    public var toolbar: Toolbar?
    public var tabBar: TabBar?
    /// Where the home indicator stands; nil on a device with a home button.
    public var homeIndicator: Rect?
    /// The root view is presented as a page sheet: round corners and a grabber, another screen behind it.
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

    /// What a navigation bar shows for the controller on top of its stack.
    public struct NavigationBar: Sendable, Equatable {
        public var frame: Rect
        public var look = BarLook()
        /// Its title stands in the bar; in a large one's case below the items.
        public var item = NavigationItem()
        public var titleColor: Color?
        public var isLarge = false
        /// The title of the back button; nil when there is none.
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
        /// Nil: the system's own for the kind of bar.
        public var background: Color?
        /// Nil: the window's.
        public var tint: Color?
        /// UIBarStyle.black.
        public var isBlack = false
        /// Nothing is drawn behind the items while no content is scrolled below the bar.
        public var isTransparent = false

        public init() {}
    }
}
