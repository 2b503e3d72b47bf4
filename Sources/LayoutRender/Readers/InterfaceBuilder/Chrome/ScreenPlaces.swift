import LayoutEngine

/// The rectangles of the screen and its bars around a root view.
struct ScreenPlaces {
    /// In the root view's coordinates: above the root where the root begins below a bar.
    let screen: Rect
    /// Whether the root is a page sheet over a presenting screen.
    let isSheet: Bool
    /// Nil for a screen without a status bar, or without room for one.
    let statusBar: Rect?
    /// Nil without a navigation bar.
    let navigationBar: Rect?
    /// Whether the navigation bar has room for a large title.
    let isLarge: Bool
    /// The line at the bottom; nil on devices with a home button.
    let homeIndicator: Rect?
    /// Without the home indicator's area, in points.
    var tabBarHeight: Double { sizes.tabBar }
    /// Heights of bars on the device.
    private let sizes: BarSizes
    /// The height of the home indicator's area, in points.
    private let home: Double

    /// - Parameters:
    ///   - size: of the root view.
    ///   - insets: the root view's safe area, as layout uses it.
    ///   - placement: the root's placement on its screen.
    init(
        context: DocumentContext, bars: BarHeights, size: Size, insets: EdgeInsets, isControllerView: Bool,
        placement: RootPlacement
    ) {
        let device = context.screen.size
        let edges = context.environment.safeAreaInsets
        let short = device.height - size.height
        let isWhole = size.width == device.width && !bars.isPopover && !bars.isEmbedded
        // Above a view at full height the bar's area includes the status bar.
        let barTop = bars.isOpaqueOverFullView ? bars.top - edges.top : bars.top
        var offset = 0.0
        var barHeight = bars.hasTop ? barTop : 0
        var sheet = false
        var isBelowBar = false
        if isWhole {
            switch placement {
            case .atTop: break
            case .pushed(let below, let bar): (offset, barHeight, isBelowBar) = (below, bar, true)
            case .sheet(let gap, let bar):
                (sheet, offset, isBelowBar) = (true, gap + bar, bar > 0)
                if isBelowBar { barHeight = bar } else if bars.hasTop { barHeight = insets.top }
            }
        }
        isSheet = sheet
        let isScreen = isWhole && short >= 0
        screen =
            isScreen
            ? Rect(x: 0, y: -offset, width: size.width, height: device.height) : Rect(origin: .zero, size: size)
        isLarge = barHeight > Self.largeTitle + 40
        let barBottom = isBelowBar ? 0 : max(insets.top, barHeight)
        navigationBar =
            barHeight > 0 ? Rect(x: 0, y: barBottom - barHeight, width: size.width, height: barHeight) : nil
        let statusHeight = edges.top > 0 ? edges.top : 0
        let hasRoom =
            sheet || (isBelowBar && offset >= barHeight + statusHeight)
            || insets.top - (bars.hasTop ? barHeight : 0) >= statusHeight
        statusBar =
            isWhole && statusHeight > 0 && hasRoom
            ? Rect(x: 0, y: screen.y, width: size.width, height: statusHeight) : nil
        let reaches = isWhole && edges.bottom > 0 && (isControllerView || insets.bottom > 0)
        let width = min((size.width * 0.36).rounded(), 320)
        homeIndicator =
            reaches
            ? Rect(x: ((size.width - width) / 2).rounded(), y: screen.maxY - 13, width: width, height: 5) : nil
        home = isWhole ? edges.bottom : 0
        sizes = BarSizes(context)
    }

    /// A bar at the screen's bottom edge, including the home indicator's area.
    func bottomBar(height: Double) -> Rect {
        Rect(x: 0, y: screen.maxY - height - home, width: screen.width, height: height + home)
    }

    /// A toolbar lies at the bottom of the screen or above the tab bar.
    func toolbar(isAboveTabs: Bool) -> Rect {
        guard isAboveTabs else { return bottomBar(height: sizes.toolbar) }
        let tabs = bottomBar(height: sizes.tabBar)
        let height = sizes.standingToolbar
        return Rect(x: 0, y: tabs.minY - height, width: screen.width, height: height)
    }

    /// How much a large title adds to a bar's height, in points.
    private static let largeTitle = 52.0
}
