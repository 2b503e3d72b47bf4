/// One page to lay out: a tree in an environment, with the names by which a person finds the page.
///
/// A storyboard's controllers, a .xib file's top-level views and each page of a tree.json are scenes.
public struct LayoutScene: Sendable, Equatable {
    /// Unique in its document.
    public var id: String
    /// The name for people, such as the controller's class; not unique.
    public var name: String
    /// The views and constraints.
    public var tree: LayoutTree
    /// The size, the traits and the mode of the layout.
    public var environment: LayoutEnvironment
    /// The position of the scene on the storyboard's canvas, in canvas points; nil outside storyboards.
    package var canvasLocation: Point?
    /// The lines of the tree's items and constraints in their file; nil for sources whose ids locate them well enough.
    package var positions: SourcePositions?
    /// What the source says of the items besides their layout; nil for sources without such facts.
    public var facts: DesignFacts?
    /// The bars around the view; nil shows the view alone.
    public var chrome: ScreenChrome?
    /// The scenes that the tree's container views show.
    package var embedded: [EmbeddedScene] = []
    /// The bars among the tree's views, with their items.
    public var viewBars: [ViewBar] = []
    /// Views on UIUserInterfaceLevel.elevated with their subviews: sheets over other screens. In the dark their
    /// backgrounds are lighter. Empty where the scene is one screen alone.
    public var elevatedViews: Set<ItemID> = []
    /// What fades below bars, of views whose frames alone are known; empty where the tree's scroll views say it themselves.
    public var edgeEffects: [EdgeEffect] = []
    /// Items in the document of bars that the page does not show.
    package var unshownItems = UnshownItems()

    /// A scene without bars, embedded scenes and source positions.
    public init(id: String, name: String, tree: LayoutTree, environment: LayoutEnvironment) {
        self.id = id
        self.name = name
        self.tree = tree
        self.environment = environment
    }
}
