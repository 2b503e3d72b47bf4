import LayoutEngine

/// What lies over the top and the bottom of a screen, in words.
struct ScreenCover {
    /// What covers the top: a bar or the status bar.
    let top: String
    /// What covers the bottom: a bar or the home indicator.
    let bottom: String

    /// Read from the bars of the scene, else from the height of the safe area.
    init(_ scene: LayoutScene) {
        let insets = scene.environment.safeAreaInsets
        let chrome = scene.chrome
        // A status bar of more than 24 points is as high as a notch or an island.
        let statusBar = chrome?.statusBar.map(\.frame.height) ?? insets.top
        if chrome?.navigationBar != nil {
            top = "the navigation bar"
        } else {
            top = statusBar > 24 && !scene.environment.isPad ? "the status bar and the notch" : "the status bar"
        }
        if chrome?.tabBar != nil {
            bottom = "the tab bar"
        } else if chrome?.toolbar != nil {
            bottom = "the toolbar"
        } else {
            bottom = chrome == nil || chrome?.homeIndicator != nil ? "the home indicator" : "the bar at the bottom"
        }
    }
}
