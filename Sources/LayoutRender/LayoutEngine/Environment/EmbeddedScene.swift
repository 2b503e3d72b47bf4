/// The scene inside a container view, which an embed segue connects in a storyboard.
public struct EmbeddedScene: Sendable, Equatable {
    /// A container view in the outer scene's tree.
    public var container: ItemID
    /// The child controller's scene; its root fills the container.
    public var scene: LayoutScene

    /// A scene in a container view.
    public init(container: ItemID, scene: LayoutScene) {
        self.container = container
        self.scene = scene
    }
}
