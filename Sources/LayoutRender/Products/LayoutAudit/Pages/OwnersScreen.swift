import LayoutEngine

extension LayoutScene {
    /// A controller's view that is the root of its own file, resized to the screen of a device: an app gives the view
    /// the whole screen, whatever size the file has.
    ///
    /// Nil if the view is no screen, has the screen's size already, or is smaller than any screen.
    package func filling(_ device: Device, isLandscape: Bool) -> LayoutScene? {
        let screen = device.environment(landscape: isLandscape)
        guard facts?.root == .screen, let size = tree[tree.root].frame?.size, size.isOfAScreen,
            let width = screen.width, let height = screen.height, size.width != width || size.height != height
        else { return nil }
        var scene = filling(Size(width: width, height: height))
        scene.environment.scale = screen.scale
        scene.environment.safeAreaInsets = screen.safeAreaInsets
        scene.environment.root.topLayoutGuideLength = screen.safeAreaInsets.top
        scene.environment.root.bottomLayoutGuideLength = screen.safeAreaInsets.bottom
        scene.environment.isPad = screen.isPad
        return scene
    }
}
