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
        /// Whether the navigation bar is opaque: views begin below such a bar.
        var isNavigationBarOpaque = false
        /// A tab bar below the view.
        var hasTabBar = false
        /// A toolbar below the view.
        var hasToolbar = false
        /// Whether the navigation bar shows a large title.
        var hasLargeTitle = false
        /// Whether the navigation bar prefers large titles; each controller's item may override this.
        var prefersLargeTitles = false
        /// Whether the tab bar controller is inside the navigation controller, so that pushed controllers cover the tab
        /// bar.
        var isTabBarCoveredByPushes = false
        /// The controller is shown in a popover.
        var isPopover = false
        /// Whether the controller's view is inside a container view of another controller.
        var isEmbedded = false

        /// Takes the bars below the view away.
        fileprivate mutating func hideBottomBars() {
            (hasTabBar, hasToolbar) = (false, false)
        }

        /// The bars of both.
        fileprivate func joined(_ other: Bars) -> Bars {
            var joined = self
            joined.hasNavigationBar = hasNavigationBar || other.hasNavigationBar
            joined.hasTabBar = hasTabBar || other.hasTabBar
            joined.hasToolbar = hasToolbar || other.hasToolbar
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
        let ties = Set(document.child("inferredMetricsTieBreakers")?.children.compactMap { $0["reference"] } ?? [])
        var tied: [String: Set<Int>] = [:]
        var segues: [InterfaceBuilderDocument.Segue] = []
        for controller in controllers {
            guard let id = controller.id else { continue }
            for element in controller.descendants(named: "segue") {
                guard let destination = element["destination"] else { continue }
                if let id = element.id, ties.contains(id) { tied[destination, default: []].insert(segues.count) }
                segues.append(
                    .init(
                        source: id, destination: destination, kind: element["kind"] ?? "custom",
                        identifier: element["identifier"], relationship: element["relationship"]))
            }
        }
        self.segues = segues
        bars = Self.propagate(controllers, segues, tied, isCanvas: isCanvas)
    }

    /// The bars around a controller.
    func bars(of controller: String) -> Bars { bars[controller] ?? Bars() }

    /// Whether an element is a view controller; the classes' elements end with "ontroller".
    static func isController(_ element: XMLElement) -> Bool {
        element.name.hasSuffix("ontroller") || element.name == "viewControllerPlaceholder"
    }

    /// Follows containers to their children and pushes to their destinations until nothing changes.
    ///
    /// - Parameter tied: for a destination of several segues the places of those from which the file says that simulated
    ///   metrics are inferred.
    private static func propagate(
        _ controllers: [XMLElement], _ segues: [InterfaceBuilderDocument.Segue], _ tied: [String: Set<Int>],
        isCanvas: Bool
    ) -> [String: Bars] {
        var own: [String: OwnBars] = [:]
        for controller in controllers {
            if let id = controller.id { own[id] = OwnBars(controller, isCanvas: isCanvas) }
        }
        var bars: [String: Bars] = [:]
        // Each round passes bars on along at least one arrow; a path is at most as long as there are controllers.
        for _ in 0...min(controllers.count, 1_000) {
            var changed = false
            for (place, segue) in segues.enumerated() {
                let source = own[segue.source] ?? OwnBars()
                let destination = own[segue.destination] ?? OwnBars()
                let before = bars[segue.destination] ?? Bars()
                var shown = (bars[segue.source] ?? Bars()).joined(source.simulated)
                if isCanvas, segue.kind != "relationship", tied[segue.destination]?.contains(place) == false {
                    shown = Bars()
                }
                guard var given = before.following(segue, from: source, showing: shown, to: destination) else {
                    continue
                }
                if destination.simulatesNoTopBar { given.hasNavigationBar = false }
                if destination.simulatesNoBottomBar { given.hideBottomBars() }
                guard given != before else { continue }
                bars[segue.destination] = given
                changed = true
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
