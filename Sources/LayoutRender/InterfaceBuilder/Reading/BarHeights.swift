import LayoutEngine

/// The bars over one controller's view: those of its containers, or those it asks the canvas to simulate.
struct BarHeights {
    /// In points, without the status bar.
    var top = 0.0
    /// In points, without the home indicator's room.
    var bottom = 0.0
    /// The simulated navigation bar is opaque: the view begins below it.
    var isOpaque = false
    var hasTop: Bool { top > 0 }
    /// A navigation bar that another storyboard may bring.
    private let regularTop: Double
    /// What a prompt above the title adds, in points.
    private var prompt = 0.0
    /// The controller is shown in a popover.
    private(set) var isPopover = false
    private(set) var isEmbedded = false
    private(set) var isPresented = false
    private(set) var hasLargeTitle = false
    /// The file still records the view at full height, as if nothing covered it.
    private(set) var isOpaqueOverFullView = false

    /// The top bar with and without the room of a large title, which a scene may have had or not when it was saved. A
    /// bar that nothing in the file tells of may come from another storyboard.
    var possibleTops: [Double] {
        guard hasTop else { return [regularTop, regularTop + Self.largeTitle] }
        return top - prompt > Self.largeTitle
            ? [top, top + Self.largeTitle, top - Self.largeTitle] : [top, top + Self.largeTitle]
    }

    /// - Parameter holder: the controller, or the view of a xib, that says which bars to simulate.
    init(holder: XMLElement?, navigation: NavigationGraph, context: DocumentContext, size: Size) {
        regularTop = PadBars.height(context) ?? Self.regularTop
        guard let holder, let id = holder.id else { return }
        let bars = navigation.bars(of: id)
        isPopover = bars.isPopover
        isEmbedded = bars.isEmbedded
        isPresented = bars.isPresented
        let sizes = BarSizes(context)
        let regular = sizes.navigationBar
        hasLargeTitle = bars.hasLargeTitle && !sizes.isCompact
        let hidesBar = context.behavior.hidesNavigationBarsOnPlusPhones && context.device.name == Self.plusPhone
        if bars.hasNavigationBar, !hidesBar { top = regular + (hasLargeTitle ? Self.largeTitle : 0) }
        // A bar that is upright has room for a prompt.
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
                isOpaque = metrics["translucent"] == "NO" && !bars.hasNavigationBar
            case "simulatedTabBarMetrics" where !bars.hasTabBar: bottom += tabBar
            case "simulatedToolbarMetrics" where !bars.hasToolbar: bottom += sizes.toolbar
            default: continue
            }
        }
        if isOpaque, Self.fullSizes.contains(size) || size == context.screenSize {
            isOpaqueOverFullView = true
            top += context.environment.safeAreaInsets.top
        }
    }

    /// The screens that files without a canvas device simulate.
    private static let fullSizes = [
        Size(width: 320, height: 480), Size(width: 320, height: 568), Size(width: 375, height: 667),
        Size(width: 414, height: 736), Size(width: 600, height: 600), Size(width: 768, height: 1024),
    ]
    /// The 5.5-inch canvas device.
    private static let plusPhone = "retina5_5"
    private static let regularTop = 44.0
    /// What a large title adds to a navigation bar.
    private static let largeTitle = ScreenChrome.largeTitleHeight
}
