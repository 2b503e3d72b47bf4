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
    /// A phone in landscape: no title is large.
    let isCompact: Bool

    /// Decided by the device, its orientation and the release that saved the file; higher on an iPad since iOS 12 and
    /// on all devices since iOS 26.
    init(_ context: DocumentContext) {
        let (device, isLandscape) = (context.screen.device, context.screen.isLandscape)
        var environment = device.environment(landscape: isLandscape)
        // An app that runs on the iPads of today has their bars, whatever saved the file.
        let runs = context.options.effectiveBehavior == .app && device.isPad
        environment.release = runs ? max(context.release, .iOS12) : context.release
        isCompact = isLandscape && !device.isPad
        navigationBar = environment.navigationBarHeight
        tabBar = environment.tabBarHeight
        toolbar = device.isPad && environment.safeAreaInsets.bottom > 0 ? tabBar : environment.toolbarHeight
        environment.safeAreaInsets.bottom = 0
        standingToolbar = environment.toolbarHeight
    }
}
