import LayoutEngine
import LayoutRender

/// The input of a snapshot: a scene, its layout, and the options for drawing.
public struct LayoutSnapshotSubject: Sendable {
    /// The tree with its environment and bars.
    public var scene: LayoutScene
    /// The frames.
    public var layout: ResolvedLayout
    /// The scene's pictures, layers and theme.
    public var options: RenderOptions

    /// A scene that is laid out already.
    public init(scene: LayoutScene, layout: ResolvedLayout, options: RenderOptions = RenderOptions()) {
        self.scene = scene
        self.layout = layout
        self.options = options
    }

    /// A tree laid out in an environment.
    init(_ tree: LayoutTree, in environment: LayoutEnvironment) {
        self.init(
            scene: LayoutScene(id: "layout", name: "layout", tree: tree, environment: environment),
            layout: tree.resolve(in: environment))
    }
}
