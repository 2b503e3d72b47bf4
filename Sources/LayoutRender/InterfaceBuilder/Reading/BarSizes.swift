import LayoutEngine

/// The heights of bars on a device, without the areas that the screen's edges cover.
struct BarSizes {
    /// Without a large title and a prompt, in points.
    let navigationBar: Double
    /// In points.
    let tabBar: Double
    /// At the bottom of the screen: above a home indicator as high as a tab bar.
    let toolbar: Double
    /// A toolbar that a controller simulates. [measured on phones in portrait: 3 of 3 with a home button]
    let simulatedToolbar: Double
    /// Above a tab bar.
    let standingToolbar: Double
    /// A phone in landscape: bars are low, tabs have their titles beside their pictures, and no title is large.
    let isCompact: Bool

    /// Decided by the device, its orientation and the release that saved the file; higher on an iPad since iOS 12 and
    /// on all devices since iOS 26.
    init(_ context: DocumentContext) {
        let isNew = context.toolVersion >= 24_000
        isCompact = context.isLandscape && !context.device.isPad
        let hasHomeIndicator = context.environment.safeAreaInsets.bottom > 0
        if isCompact {
            // [documented for UIKit since iOS 7; tab bars of iOS 26 measured; no file of the corpus is in landscape]
            (navigationBar, tabBar, standingToolbar) = (isNew ? 54 : 32, isNew ? 31 : 32, 32)
            toolbar = 32
            simulatedToolbar = toolbar
        } else if context.device.isPad,
            context.toolVersion >= PadBars.releases.lowerBound || context.options.effectiveBehavior == .app
        {
            (navigationBar, tabBar, standingToolbar) = (isNew ? 54 : 50, 50, 44)
            toolbar = hasHomeIndicator ? 50 : 44
            simulatedToolbar = toolbar
        } else {
            (navigationBar, tabBar, standingToolbar) = (isNew ? 54 : 44, 49, 44)
            toolbar = hasHomeIndicator ? 49 : 44
            simulatedToolbar = context.device.isPad ? toolbar : tabBar
        }
    }
}
