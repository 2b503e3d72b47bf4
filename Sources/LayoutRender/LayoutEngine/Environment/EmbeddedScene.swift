/// The scene that a container view shows.
public struct EmbeddedScene: Sendable, Equatable {
    /// A container view of the embedding scene's tree.
    public var container: ItemID
    public var scene: LayoutScene

    public init(container: ItemID, scene: LayoutScene) {
        self.container = container
        self.scene = scene
    }
}

extension LayoutScene {
    /// The scene as part of another: its root fills `frame`, which lies in the outer scene's `root`.
    ///
    /// What the outer safe area covers of the frame is the inner one, with the inner navigation bar below.
    public func embedded(in frame: Rect, of root: Rect, under outer: EdgeInsets) -> LayoutScene {
        var scene = filling(frame.size)
        let bar = chrome?.navigationBar?.frame.height ?? 0
        func cover(_ edge: Double, _ inset: Double) -> Double { max(0, inset - max(0, edge)) }
        scene.environment.safeAreaInsets = EdgeInsets(
            top: cover(frame.minY - root.minY, outer.top) + bar, left: cover(frame.minX - root.minX, outer.left),
            bottom: cover(root.maxY - frame.maxY, outer.bottom), right: cover(root.maxX - frame.maxX, outer.right))
        scene.environment.topLayoutGuideLength = scene.environment.safeAreaInsets.top
        scene.environment.bottomLayoutGuideLength = scene.environment.safeAreaInsets.bottom
        scene.chrome?.navigationBar?.frame.y = scene.environment.safeAreaInsets.top - bar
        return scene
    }

    /// The scene with a root of another size.
    public func filling(_ size: Size) -> LayoutScene {
        var scene = self
        scene.environment.width = size.width
        scene.environment.height = size.height
        scene.chrome?.screen = Rect(origin: .zero, size: size)
        scene.chrome?.navigationBar?.frame.size.width = size.width
        scene.tree[scene.tree.root].frame = Rect(origin: .zero, size: size)
        return scene
    }
}
