import LayoutEngine

extension LayoutScene {
    /// The scene as part of another: its root fills `frame`, given in the coordinates of the outer scene's `root`.
    ///
    /// The part of the outer safe area insets that covers the frame becomes the inner safe area, plus the inner
    /// navigation bar.
    package func embedded(in frame: Rect, of root: Rect, under outer: EdgeInsets) -> LayoutScene {
        var scene = filling(frame.size)
        let bar = chrome?.navigationBar?.frame.height ?? 0
        func cover(_ edge: Double, _ inset: Double) -> Double { max(0, inset - max(0, edge)) }
        scene.environment.safeAreaInsets = EdgeInsets(
            top: cover(frame.minY - root.minY, outer.top) + bar, left: cover(frame.minX - root.minX, outer.left),
            bottom: cover(root.maxY - frame.maxY, outer.bottom), right: cover(root.maxX - frame.maxX, outer.right))
        scene.environment.root.topLayoutGuideLength = scene.environment.safeAreaInsets.top
        scene.environment.root.bottomLayoutGuideLength = scene.environment.safeAreaInsets.bottom
        scene.chrome?.navigationBar?.frame.y = scene.environment.safeAreaInsets.top - bar
        return scene
    }

    /// The scene with another root size.
    package func filling(_ size: Size) -> LayoutScene {
        var scene = self
        scene.environment.width = size.width
        scene.environment.height = size.height
        scene.chrome?.screen = Rect(origin: .zero, size: size)
        scene.chrome?.navigationBar?.frame.size.width = size.width
        scene.tree[scene.tree.root].frame = Rect(origin: .zero, size: size)
        return scene
    }
}
