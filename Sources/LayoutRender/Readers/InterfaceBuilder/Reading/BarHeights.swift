import LayoutEngine

/// The heights of the bars around one controller's view: bars of its containers, or simulated bars.
struct BarHeights {
    /// In points, without the status bar.
    var top = 0.0
    /// In points, without the home indicator's area.
    var bottom = 0.0
    /// Whether the simulated navigation bar is opaque, so that the view begins below it.
    var isOpaque = false
    /// Whether the container's navigation bar is opaque, and the view begins below such bars.
    private(set) var isBelowOpaque = false
    /// Whether a navigation bar lies above the view.
    var hasTop: Bool { top > 0 }
    /// The height of a navigation bar that another storyboard may add.
    private let regularTop: Double
    /// The heights of a navigation bar in the releases before the canvas's: a scene keeps the height that its root had below such
    /// a bar.
    let olderTops: [Double]
    /// The additional height of a prompt above the title, in points.
    private var prompt = 0.0
    /// The controller is shown in a popover.
    private(set) var isPopover = false
    /// Whether the controller is inside a container view.
    private(set) var isEmbedded = false
    /// Whether the bar is higher by a large title.
    private(set) var hasLargeTitle = false
    /// What the text size adds to the large title that the file records.
    private var growth = 0.0
    /// Whether the file still records the view at full height although an opaque bar covers it.
    private(set) var isOpaqueOverFullView = false

    /// The possible heights of the top bars, with and without a large title, which the scene may have had when it was
    /// saved, and of a bar that another storyboard may add.
    var possibleTops: [Double] {
        guard hasTop else { return [regularTop, regularTop + Self.largeTitle] }
        let top = top - growth
        return top - prompt > Self.largeTitle
            ? [top, top + Self.largeTitle, top - Self.largeTitle] : [top, top + Self.largeTitle]
    }

    /// Bars of containers count first; simulated metrics add what no container gives. A view without a holder has no
    /// bars.
    ///
    /// - Parameter holder: the element of the controller or of the xib's view with the simulated metrics.
    init(holder: XMLElement?, navigation: NavigationGraph, context: DocumentContext, size: Size) {
        regularTop = PadBars.height(context) ?? Self.regularTop
        let table = context.screen.device.isPad ? BarFacts.padNavigationBarHeight : BarFacts.navigationBarHeight
        olderTops = table.rows.map(\.value).prefix { $0 != table[context.release] }.map { $0 }
        guard let holder, let id = holder.id else { return }
        let bars = navigation.bars(of: id)
        isPopover = bars.isPopover
        isEmbedded = bars.isEmbedded
        let sizes = BarSizes(context)
        let regular = sizes.navigationBar
        hasLargeTitle = bars.hasLargeTitle && !sizes.isCompact
        isBelowOpaque =
            bars.hasNavigationBar && bars.isNavigationBarOpaque && holder["extendedLayoutIncludesOpaqueBars"] != "YES"
        if hasLargeTitle { growth = context.environment.largeTitleHeight - Self.largeTitle }
        if bars.hasNavigationBar { top = regular + (hasLargeTitle ? Self.largeTitle + growth : 0) }
        // A bar in portrait has room for a prompt.
        let item = holder.child(key: "navigationItem") ?? holder.child("navigationItem")
        if top > 0, !sizes.isCompact, item?["prompt"]?.isEmpty == false {
            prompt = ScreenChrome.promptHeight
            top += prompt
        }
        let tabBar = sizes.tabBar
        if bars.hasTabBar { bottom += tabBar }
        if bars.hasToolbar { bottom += sizes.toolbar }
        for metrics in holder.children {
            switch metrics.name {
            case "simulatedNavigationBarMetrics":
                if top == 0 { top = regular }
                isOpaque =
                    metrics["translucent"] == "NO" && !bars.hasNavigationBar
                    && holder["extendedLayoutIncludesOpaqueBars"] != "YES"
            case "simulatedTabBarMetrics" where !bars.hasTabBar: bottom += tabBar
            case "simulatedToolbarMetrics" where !bars.hasToolbar: bottom += sizes.toolbar
            default: continue
            }
        }
        if isOpaque, Self.fullSizes.contains(size) || size == context.screen.size {
            isOpaqueOverFullView = true
            top += context.environment.safeAreaInsets.top
        }
    }

    /// The screens that files without a canvas device simulate, lower ones of a width first.
    static let fullSizes = [
        Size(width: 320, height: 480), Size(width: 320, height: 568), Size(width: 375, height: 667),
        Size(width: 414, height: 736), Size(width: 600, height: 600), Size(width: 768, height: 1024),
    ]
    /// The height of a navigation bar on a phone in portrait.
    private static let regularTop = 44.0
    /// The additional height of a large title.
    private static let largeTitle = ScreenChrome.largeTitleHeight
}
