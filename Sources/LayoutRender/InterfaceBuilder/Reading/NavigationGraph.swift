import LayoutEngine

/// The controllers of a storyboard and the segues between them: who stands in whose bars.
struct NavigationGraph: Sendable {
    /// Bars that a controller's surroundings put over its view.
    struct Bars: Sendable, Equatable {
        var hasNavigationBar = false
        var hasTabBar = false
        var hasToolbar = false
        var hasLargeTitle = false
        /// The navigation bar shows large titles; each controller's item may say otherwise for itself.
        var prefersLargeTitles = false
        /// The tab bar's controller stands inside the navigation controller, so that what is pushed covers it.
        var isTabBarCoveredByPushes = false
        var isPopover = false
        /// The controller is presented over another.
        var isPresented = false
        /// The controller's view stands in a container view of another.
        var isEmbedded = false

        /// With the bars of another record besides.
        fileprivate func joined(_ other: Bars) -> Bars {
            var joined = self
            joined.hasNavigationBar = hasNavigationBar || other.hasNavigationBar
            joined.hasTabBar = hasTabBar || other.hasTabBar
            return joined
        }
    }

    let segues: [InterfaceBuilderDocument.Segue]
    /// By controller id.
    private let bars: [String: Bars]

    init(document: XMLElement) {
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
        bars = Self.propagate(controllers, segues)
    }

    /// The bars around a controller.
    func bars(of controller: String) -> Bars { bars[controller] ?? Bars() }

    static func isController(_ element: XMLElement) -> Bool {
        element.name.hasSuffix("ontroller") || element.name == "viewControllerPlaceholder"
    }

    /// The bars that a controller asks the canvas to simulate; what it contains or pushes stands between them too.
    private static func simulatedBars(of controller: XMLElement) -> Bars {
        var bars = Bars()
        for metrics in controller.children {
            switch metrics.name {
            case "simulatedNavigationBarMetrics": bars.hasNavigationBar = true
            case "simulatedTabBarMetrics": bars.hasTabBar = true
            default: continue
            }
        }
        return bars
    }

    /// Whether what is pushed has a large title: its item says so, or goes on as the one before.
    private static func pushedTitle(mode: String?, prefersLargeTitles: Bool, isLargeBefore: Bool) -> Bool {
        switch mode {
        case "never": false
        case "always": prefersLargeTitles
        default: isLargeBefore
        }
    }

    /// Follows containers to their children and pushes to their destinations until nothing changes.
    private static func propagate(_ controllers: [XMLElement], _ segues: [InterfaceBuilderDocument.Segue])
        -> [String: Bars]
    {
        var kinds: [String: String] = [:]
        var bars: [String: Bars] = [:]
        var hidesBottomBar: Set<String> = []
        var ownToolbar: Set<String> = []
        var ownBar: Set<String> = []
        var largeTitles: Set<String> = []
        var titleModes: [String: String] = [:]
        var simulated: [String: Bars] = [:]
        for controller in controllers {
            guard let id = controller.id else { continue }
            kinds[id] = controller.name
            simulated[id] = simulatedBars(of: controller)
            if controller["hidesBottomBarWhenPushed"] == "YES" { hidesBottomBar.insert(id) }
            titleModes[id] = controller.child(key: "navigationItem")?["largeTitleDisplayMode"]
            guard controller.name == "navigationController" else { continue }
            if controller["toolbarHidden"] == "NO" { ownToolbar.insert(id) }
            if controller["navigationBarHidden"] != "YES" { ownBar.insert(id) }
            if controller.child(key: "navigationBar")?["largeTitles"] == "YES" { largeTitles.insert(id) }
        }
        // Each round moves bars at least one arrow on; a chain is at most as long as there are controllers.
        for _ in 0...min(controllers.count, 1_000) {
            var changed = false
            for segue in segues {
                let source = (bars[segue.source] ?? Bars()).joined(simulated[segue.source] ?? Bars())
                var given = bars[segue.destination] ?? Bars()
                let before = given
                switch (segue.kind, segue.relationship) {
                case ("relationship", "rootViewController"?):
                    given.hasNavigationBar = ownBar.contains(segue.source) || given.hasNavigationBar
                    given.prefersLargeTitles = largeTitles.contains(segue.source)
                    given.hasLargeTitle = given.prefersLargeTitles && titleModes[segue.destination] != "never"
                    given.hasTabBar = given.hasTabBar || source.hasTabBar
                    given.hasToolbar = given.hasToolbar || ownToolbar.contains(segue.source)
                case ("relationship", "viewControllers"?):
                    guard kinds[segue.source] == "tabBarController" else { continue }
                    given.hasTabBar = true
                    if source.hasNavigationBar, kinds[segue.destination] != "navigationController" {
                        given.hasNavigationBar = true
                        given.prefersLargeTitles = source.prefersLargeTitles
                        given.hasLargeTitle = source.hasLargeTitle
                        given.isTabBarCoveredByPushes = true
                    }
                case ("show", _), ("push", _):
                    guard kinds[segue.destination] != "navigationController", source.hasNavigationBar else { continue }
                    given.hasNavigationBar = true
                    given.prefersLargeTitles = source.prefersLargeTitles
                    given.hasLargeTitle = pushedTitle(
                        mode: titleModes[segue.destination], prefersLargeTitles: source.prefersLargeTitles,
                        isLargeBefore: source.hasLargeTitle)
                    guard !hidesBottomBar.contains(segue.destination) else { break }
                    given.hasToolbar = given.hasToolbar || source.hasToolbar
                    if !source.isTabBarCoveredByPushes { given.hasTabBar = given.hasTabBar || source.hasTabBar }
                case ("popoverPresentation", _): given.isPopover = true
                case ("presentation", _), ("modal", _): given.isPresented = true
                case ("embed", _): given.isEmbedded = true
                default: continue
                }
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
