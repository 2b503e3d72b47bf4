/// The scene inside a container view, which an embed segue connects in a storyboard.
package struct EmbeddedScene: Sendable, Equatable {
    /// A container view in the outer scene's tree.
    package var container: ItemID
    /// The child controller's scene; its root fills the container.
    package var scene: LayoutScene

    /// A scene in a container view.
    package init(container: ItemID, scene: LayoutScene) {
        self.container = container
        self.scene = scene
    }
}
