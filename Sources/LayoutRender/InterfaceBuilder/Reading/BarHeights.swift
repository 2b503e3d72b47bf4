import LayoutEngine

/// The heights of the bars around one controller's view: bars of its containers, or simulated bars.
struct BarHeights {
    /// In points, without the status bar.
    var top = 0.0
    /// In points, without the home indicator's area.
    var bottom = 0.0
    /// Whether the simulated navigation bar is opaque, so that the view begins below it.
    var isOpaque = false
    /// Whether a navigation bar lies above the view.
    var hasTop: Bool { top > 0 }
    /// The height of a navigation bar that the safe area leaves out and the top layout guide does not; 0 for no such bar.
    private(set) var guideOnlyTop = 0.0
    /// The height of a tab bar that the controller hides on a full screen and not in a sheet. [measured: 3 of 3 sheets, and
    /// 4 of 4 full screens without the bar]
    private(set) var hiddenBottom = 0.0
    /// The height of a navigation bar that another storyboard may add.
    private let regularTop: Double
    /// The additional height of a prompt above the title, in points.
    private var prompt = 0.0
    /// The controller is shown in a popover.
    private(set) var isPopover = false
    /// Whether the controller is inside a container view.
    private(set) var isEmbedded = false
    /// Whether a navigation controller shows the controller below an opaque bar. A controller of which the file says so and
    /// which is inside a container view as well is laid out below the bar. [recorded: 4 of 4 roots of one storyboard]
    private(set) var isUnderOpaqueBar = false
    /// Whether the controller is presented over another one.
    private(set) var isPresented = false
    /// Whether the bar is higher by a large title.
    private(set) var hasLargeTitle = false
    /// Whether the file still records the view at full height although an opaque bar covers it.
    private(set) var isOpaqueOverFullView = false

    /// The possible heights of the top bars, with and without a large title, which the scene may have had when it was
    /// saved, and of a bar that another storyboard may add.
    var possibleTops: [Double] {
        guard hasTop else { return [regularTop, regularTop + Self.largeTitle] }
        return top - prompt > Self.largeTitle
            ? [top, top + Self.largeTitle, top - Self.largeTitle] : [top, top + Self.largeTitle]
    }

    /// Bars of containers count first; simulated metrics add what no container gives. A view without a holder has no
    /// bars.
    ///
    /// - Parameter holder: the element of the controller or of the xib's view with the simulated metrics.
    init(holder: XMLElement?, navigation: NavigationGraph, context: DocumentContext, size: Size) {
        regularTop = PadBars.height(context) ?? Self.regularTop
        guard let holder, let id = holder.id else { return }
        let bars = navigation.bars(of: id)
        isPopover = bars.isPopover
        isEmbedded = bars.isEmbedded
        isUnderOpaqueBar = bars.hasNavigationBar && bars.isNavigationBarOpaque
        isPresented = bars.isPresented
        let sizes = BarSizes(context)
        let regular = sizes.navigationBar
        hasLargeTitle = bars.hasLargeTitle && !sizes.isCompact
        let hidesBar = context.behavior.hidesNavigationBarsOnPlusPhones && context.device.name == Self.plusPhone
        if bars.hasNavigationBar { top = regular + (hasLargeTitle ? Self.largeTitle : 0) }
        // A bar in portrait has room for a prompt.
        let item = holder.child(key: "navigationItem") ?? holder.child("navigationItem")
        if top > 0, !sizes.isCompact, item?["prompt"]?.isEmpty == false {
            prompt = ScreenChrome.promptHeight
            top += prompt
        }
        if hidesBar, top > 0, holder["extendedLayoutIncludesOpaqueBars"] != "YES" {
            hideTop(of: bars, room: context.screenSize.height - size.height)
        }
        let tabBar = sizes.tabBar
        if bars.hasTabBar { bottom += tabBar }
        if bars.hasHiddenTabBar, !bars.hasTabBar { hiddenBottom = tabBar }
        if bars.hasToolbar {
            bottom += sizes.toolbar
        } else if bars.hasSimulatedToolbar {
            bottom += sizes.simulatedToolbar
        }
        for metrics in holder.children {
            switch metrics.name {
            case "simulatedNavigationBarMetrics":
                if top == 0, guideOnlyTop == 0 { top = regular }
                isOpaque =
                    metrics["translucent"] == "NO" && !bars.hasNavigationBar
                    && holder["extendedLayoutIncludesOpaqueBars"] != "YES"
            case "splitViewDetailSimulatedSizeMetrics" where top == 0 && guideOnlyTop == 0: top = regular
            case "simulatedTabBarMetrics" where !bars.hasTabBar: bottom += tabBar
            case "simulatedToolbarMetrics" where !bars.hasToolbar && !bars.hasSimulatedToolbar:
                bottom += sizes.simulatedToolbar
            default: continue
            }
        }
        if isOpaque, Self.fullSizes.contains(size) || size == context.screenSize {
            isOpaqueOverFullView = true
            top += context.environment.safeAreaInsets.top
        }
    }

    /// Adds the tab bar that the controller would hide on a full screen.
    mutating func showHiddenBars() { (bottom, hiddenBottom) = (bottom + hiddenBottom, 0) }

    /// Takes the navigation bar of a 5.5-inch phone out of the safe area in the releases of the canvas that do so: one that is
    /// opaque, or that the navigation controller simulates. [measured: 0 at the top 19 of 19; below translucent bars that nothing
    /// simulates 44, 5 of 5 roots of one project]
    ///
    /// The canvas lays such a controller out below the bar and shows its view from the screen's top: an opaque bar leaves
    /// its height free at the bottom. Not called for a view that extends under opaque bars, which lies under the bar.
    /// [measured: 3 of 3 below opaque bars; 1 of 1 under one]
    ///
    /// A root that is lower than the screen by the opaque bar's height ends at the screen's bottom, and its guide begins at
    /// its top. [measured: 0 at both ends 15 of 15 in five saved versions of a storyboard] So does the guide of a root that is
    /// lower by exactly a translucent bar, under which the root does not extend. [measured: 14 of 14 of one storyboard]
    ///
    /// - Parameter room: the screen's height less the root's.
    private mutating func hideTop(of bars: NavigationGraph.Bars, room: Double) {
        let isOpaque = bars.isNavigationBarOpaque
        let isBelow = isOpaque ? room >= top : room == top
        if isOpaque, !isBelow { bottom += top }
        guideOnlyTop = isBelow ? 0 : top
        if isOpaque || isBelow || bars.isNavigationBarSimulated { (top, prompt) = (0, 0) }
    }

    /// The screens that files without a canvas device simulate, lower ones of a width first.
    static let fullSizes = [
        Size(width: 320, height: 480), Size(width: 320, height: 568), Size(width: 375, height: 667),
        Size(width: 414, height: 736), Size(width: 600, height: 600), Size(width: 768, height: 1024),
    ]
    /// The 5.5-inch canvas device.
    private static let plusPhone = "retina5_5"
    /// The height of a navigation bar on a phone in portrait.
    private static let regularTop = 44.0
    /// The additional height of a large title.
    private static let largeTitle = ScreenChrome.largeTitleHeight
}
