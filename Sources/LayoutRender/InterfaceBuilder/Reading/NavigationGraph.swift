import LayoutEngine

/// The controllers of a storyboard and the segues between them: which bars each controller's view has. A pushed
/// controller's view lies under the navigation bar of a controller that may be several segues away. UIKit knows the
/// bars when the app runs; here they follow from the arrows of the storyboard.
struct NavigationGraph: Sendable {
    /// Bars around a controller's view, from containers and segues.
    ///
    /// A bar comes from a container around the controller, from a controller that pushes it, or from simulated
    /// metrics.
    struct Bars: Sendable, Equatable {
        /// A navigation bar above the view.
        var hasNavigationBar = false
        /// A tab bar below the view.
        var hasTabBar = false
        /// A toolbar below the view.
        var hasToolbar = false
        /// Bars below the view that a pushed controller hides, which sheets show all the same.
        var hasHiddenTabBar = false
        /// Whether the navigation bar is not translucent.
        var isNavigationBarOpaque = false
        /// Whether the navigation bar shows a large title.
        var hasLargeTitle = false
        /// Whether the navigation bar prefers large titles; each controller's item may override this.
        var prefersLargeTitles = false
        /// Whether the tab bar controller is inside the navigation controller, so that pushed controllers cover the tab
        /// bar.
        var isTabBarCoveredByPushes = false
        /// Whether a navigation controller around the controller simulates no status bar.
        var hidesStatusBar = false
        /// The controller is shown in a popover.
        var isPopover = false
        /// The controller is presented over another.
        var isPresented = false
        /// Whether the controller's view is inside a container view of another controller.
        var isEmbedded = false

        /// These bars together with other bars.
        fileprivate func joined(_ other: Bars) -> Bars {
            var joined = self
            joined.hasNavigationBar = hasNavigationBar || other.hasNavigationBar
            joined.hasTabBar = hasTabBar || other.hasTabBar
            joined.hidesStatusBar = hidesStatusBar || other.hidesStatusBar
            return joined
        }
    }

    /// In document order.
    let segues: [InterfaceBuilderDocument.Segue]
    /// By controller id.
    private let bars: [String: Bars]

    /// Finds controllers and segues, then follows the segues.
    ///
    /// - Parameter isCanvas: bars are those of Interface Builder's canvas, where a controller may simulate no bar.
    init(document: XMLElement, isCanvas: Bool) {
        var controllers: [XMLElement] = []
        for scene in document.child("scenes")?.children.map({ $0 }) ?? [] {
            controllers += scene.child("objects")?.children.filter { Self.isController($0) } ?? []
        }
        var segues: [InterfaceBuilderDocument.Segue] = []
        for controller in controllers {
            guard let id = controller.id else { continue }
            for element in controller.descendants where element.name == "segue" {
                guard let destination = element["destination"] else { continue }
                segues.append(
                    .init(
                        source: id, destination: destination, kind: element["kind"] ?? "custom",
                        identifier: element["identifier"], relationship: element["relationship"]))
            }
        }
        self.segues = segues
        bars = Self.propagate(controllers, segues, isCanvas: isCanvas)
    }

    /// The bars around a controller.
    func bars(of controller: String) -> Bars { bars[controller] ?? Bars() }

    /// Whether an element is a view controller; the classes' elements end with "ontroller".
    static func isController(_ element: XMLElement) -> Bool {
        element.name.hasSuffix("ontroller") || element.name == "viewControllerPlaceholder"
    }

    /// A controller's simulated bars, which the controllers that it contains or pushes have too. The detail of a split
    /// view is shown in a navigation controller. [measured: 11 of 11 roots of one storyboard]
    private static func simulatedBars(of controller: XMLElement) -> Bars {
        var bars = Bars()
        for metrics in controller.children {
            switch metrics.name {
            case "simulatedNavigationBarMetrics", "splitViewDetailSimulatedSizeMetrics": bars.hasNavigationBar = true
            case "simulatedTabBarMetrics": bars.hasTabBar = true
            default: continue
            }
        }
        bars.hidesStatusBar = controller.simulatesNone("simulatedStatusBarMetrics")
        return bars
    }

    /// Whether a pushed controller has a large title: as its item says, or as the previous controller.
    private static func pushedTitle(mode: String?, prefersLargeTitles: Bool, isLargeBefore: Bool) -> Bool {
        switch mode {
        case "never": false
        case "always": prefersLargeTitles
        default: isLargeBefore
        }
    }

    /// Follows containers to their children and pushes to their destinations until nothing changes.
    private static func propagate(
        _ controllers: [XMLElement], _ segues: [InterfaceBuilderDocument.Segue], isCanvas: Bool
    ) -> [String: Bars] {
        var kinds: [String: String] = [:]
        var bars: [String: Bars] = [:]
        var hidesBottomBar: Set<String> = []
        var ownToolbar: Set<String> = []
        var ownBar: Set<String> = []
        var opaqueBar: Set<String> = []
        var withoutBar: Set<String> = []
        var largeTitles: Set<String> = []
        var titleModes: [String: String] = [:]
        var simulated: [String: Bars] = [:]
        for controller in controllers {
            guard let id = controller.id else { continue }
            kinds[id] = controller.name
            simulated[id] = simulatedBars(of: controller)
            if controller["hidesBottomBarWhenPushed"] == "YES" { hidesBottomBar.insert(id) }
            titleModes[id] = controller.child(key: "navigationItem")?["largeTitleDisplayMode"]
            // The top bar that a controller simulates as none hides the bar of its navigation controller, also for what the
            // controller pushes. [measured: 14 of 14 roots of six projects]
            if isCanvas, controller.simulatesNone("simulatedTopBarMetrics") { withoutBar.insert(id) }
            guard controller.name == "navigationController" else { continue }
            if controller["toolbarHidden"] == "NO" { ownToolbar.insert(id) }
            if controller["navigationBarHidden"] != "YES" { ownBar.insert(id) }
            let bar = controller.child(key: "navigationBar")
            if bar?["largeTitles"] == "YES" { largeTitles.insert(id) }
            if bar?["translucent"] == "NO" { opaqueBar.insert(id) }
        }
        // Each round passes bars on along at least one arrow; a path is at most as long as there are controllers.
        for _ in 0...min(controllers.count, 1_000) {
            var changed = false
            for segue in segues {
                let source = (bars[segue.source] ?? Bars()).joined(simulated[segue.source] ?? Bars())
                var given = bars[segue.destination] ?? Bars()
                let before = given
                switch (segue.kind, segue.relationship) {
                case ("relationship", "rootViewController"?):
                    given.hasNavigationBar = ownBar.contains(segue.source) || given.hasNavigationBar
                    given.hidesStatusBar = given.hidesStatusBar || source.hidesStatusBar
                    given.prefersLargeTitles = largeTitles.contains(segue.source)
                    given.hasLargeTitle = given.prefersLargeTitles && titleModes[segue.destination] != "never"
                    // The root of a navigation controller that hides the bottom bar when pushed. [measured: 2 of 2]
                    if !hidesBottomBar.contains(segue.source) { given.hasTabBar = given.hasTabBar || source.hasTabBar }
                    given.hasToolbar = given.hasToolbar || ownToolbar.contains(segue.source)
                    given.isNavigationBarOpaque = opaqueBar.contains(segue.source)
                case ("relationship", "viewControllers"?):
                    guard kinds[segue.source] == "tabBarController" else { continue }
                    given.hasTabBar = true
                    if source.hasNavigationBar, kinds[segue.destination] != "navigationController" {
                        given.hasNavigationBar = true
                        given.prefersLargeTitles = source.prefersLargeTitles
                        given.hasLargeTitle = source.hasLargeTitle
                        given.isTabBarCoveredByPushes = true
                    }
                case ("show", _), ("showDetail", _), ("push", _):
                    guard kinds[segue.destination] != "navigationController", source.hasNavigationBar else { continue }
                    given.hasNavigationBar = true
                    given.isNavigationBarOpaque = source.isNavigationBarOpaque
                    given.prefersLargeTitles = source.prefersLargeTitles
                    given.hasLargeTitle = pushedTitle(
                        mode: titleModes[segue.destination], prefersLargeTitles: source.prefersLargeTitles,
                        isLargeBefore: source.hasLargeTitle)
                    // The canvas shows a detail under a navigation bar, and without the bars below its source.
                    guard segue.kind != "showDetail" else { break }
                    let showsTabBar = source.hasTabBar && !source.isTabBarCoveredByPushes
                    guard !hidesBottomBar.contains(segue.destination) else {
                        given.hasHiddenTabBar = given.hasHiddenTabBar || showsTabBar || source.hasHiddenTabBar
                        break
                    }
                    given.hasHiddenTabBar = given.hasHiddenTabBar || source.hasHiddenTabBar
                    given.hasToolbar = given.hasToolbar || source.hasToolbar
                    given.hasTabBar = given.hasTabBar || showsTabBar
                case ("popoverPresentation", _): given.isPopover = true
                case ("presentation", _), ("modal", _): given.isPresented = true
                case ("embed", _): given.isEmbedded = true
                default: continue
                }
                if withoutBar.contains(segue.destination) { given.hasNavigationBar = false }
                if given != before {
                    bars[segue.destination] = given
                    changed = true
                }
            }
            if !changed { break }
        }
        return bars
    }
}

extension XMLElement {
    /// Whether a controller simulates none of a bar, by the key of the bar's metrics.
    func simulatesNone(_ key: String) -> Bool { child(key: key)?.name == "nil" }
}
