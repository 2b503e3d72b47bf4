/// One rule for each kind of segue.
extension NavigationGraph.Bars {
    /// The bars of a segue's destination, which has these bars by the segues before; nil for a segue that brings none.
    ///
    /// - Parameters:
    ///   - source: what the source says of itself.
    ///   - shown: the bars around the source.
    ///   - destination: what the destination says of itself.
    func following(
        _ segue: InterfaceBuilderDocument.Segue, from source: NavigationGraph.OwnBars, showing shown: Self,
        to destination: NavigationGraph.OwnBars
    ) -> Self? {
        var bars = self
        switch (segue.kind, segue.relationship) {
        case ("relationship", "rootViewController"?): bars.becomeRoot(of: source, showing: shown, as: destination)
        case ("relationship", "viewControllers"?):
            guard source.kind == "tabBarController" else { return nil }
            bars.becomeTab(showing: shown, as: destination)
        case ("show", _), ("showDetail", _), ("push", _):
            guard !destination.isNavigationController else { return bars }
            guard shown.hasNavigationBar else {
                // A push stays inside its navigation controller, whose bar may be hidden.
                if segue.kind == "push", shown.isEmbedded { bars.isEmbedded = true }
                return bars
            }
            bars.becomePushed(showing: shown, as: destination)
            bars.keepBottomBars(showing: shown, as: destination)
        case ("popoverPresentation", _): bars.isPopover = true
        case ("embed", _): bars.isEmbedded = true
        default: return nil
        }
        return bars
    }

    /// The root of a navigation controller.
    private mutating func becomeRoot(
        of source: NavigationGraph.OwnBars, showing shown: Self, as destination: NavigationGraph.OwnBars
    ) {
        hasNavigationBar = source.showsNavigationBar || hasNavigationBar
        isEmbedded = isEmbedded || shown.isEmbedded
        prefersLargeTitles = source.prefersLargeTitles
        isNavigationBarOpaque = source.isBarOpaque
        hasLargeTitle = prefersLargeTitles && destination.titleMode != "never"
        hasTabBar = hasTabBar || shown.hasTabBar
        hasToolbar = hasToolbar || source.showsToolbar
    }

    /// A tab of a tab bar controller, which may be inside a navigation controller.
    private mutating func becomeTab(showing shown: Self, as destination: NavigationGraph.OwnBars) {
        hasTabBar = true
        isEmbedded = isEmbedded || shown.isEmbedded
        guard shown.hasNavigationBar, !destination.isNavigationController else { return }
        hasNavigationBar = true
        prefersLargeTitles = shown.prefersLargeTitles
        isNavigationBarOpaque = shown.isNavigationBarOpaque
        hasLargeTitle = shown.hasLargeTitle
        isTabBarCoveredByPushes = true
    }

    /// A controller that its source pushes: a large title as its item says, or as the source's.
    private mutating func becomePushed(showing shown: Self, as destination: NavigationGraph.OwnBars) {
        hasNavigationBar = true
        isEmbedded = isEmbedded || shown.isEmbedded
        prefersLargeTitles = shown.prefersLargeTitles
        isNavigationBarOpaque = shown.isNavigationBarOpaque
        hasLargeTitle =
            switch destination.titleMode {
            case "never": false
            case "always": shown.prefersLargeTitles
            default: shown.hasLargeTitle
            }
    }

    /// The bars below a pushed controller: its source's, unless the controller hides them.
    private mutating func keepBottomBars(showing shown: Self, as destination: NavigationGraph.OwnBars) {
        guard !destination.hidesBottomBarWhenPushed else { return }
        hasToolbar = hasToolbar || shown.hasToolbar
        hasTabBar = hasTabBar || (shown.hasTabBar && !shown.isTabBarCoveredByPushes)
    }
}
