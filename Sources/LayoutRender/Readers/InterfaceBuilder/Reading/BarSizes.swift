import LayoutEngine

/// The heights of bars on a device, without the areas that the screen's edges cover.
struct BarSizes {
    /// Without a large title and a prompt, in points.
    let navigationBar: Double
    /// In points.
    let tabBar: Double
    /// At the bottom of the screen: above a home indicator as high as a tab bar.
    let toolbar: Double
    /// Above a tab bar.
    let standingToolbar: Double
    /// A phone in landscape: bars are low, tabs have their titles beside their pictures, and no title is large.
    let isCompact: Bool

    /// Decided by the device, its orientation and the release that saved the file; higher on an iPad since iOS 12 and
    /// on all devices since iOS 26.
    init(_ context: DocumentContext) {
        // An app that runs on the iPads of today has their bars, whatever saved the file.
        let runs = context.options.effectiveBehavior == .app && context.screen.device.isPad
        let release = runs ? max(context.release, .iOS12) : context.release
        isCompact = context.screen.isLandscape && !context.screen.device.isPad
        let device = context.screen.device
        let safeArea = context.screen.isLandscape ? device.landscapeSafeAreaInsets : device.safeAreaInsets
        let hasHomeIndicator = safeArea.bottom > 0
        if isCompact {
            // [documented for UIKit since iOS 7; tab bars of iOS 26 measured; no file of the corpus is in landscape]
            navigationBar = BarFacts.compactNavigationBarHeight[release]
            tabBar = BarFacts.compactTabBarHeight[release]
            standingToolbar = 32
            toolbar = 32
        } else {
            let isPad = context.screen.device.isPad
            navigationBar = (isPad ? BarFacts.padNavigationBarHeight : BarFacts.navigationBarHeight)[release]
            tabBar = (isPad ? BarFacts.padTabBarHeight : BarFacts.tabBarHeight)[release]
            standingToolbar = BarFacts.toolbarHeight[release]
            toolbar = hasHomeIndicator ? tabBar : standingToolbar
        }
    }
}
