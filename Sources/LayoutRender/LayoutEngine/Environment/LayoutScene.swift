/// One page to lay out: a tree in an environment, with the names a person would look for.
public struct LayoutScene: Sendable, Equatable {
    /// Unique in its document.
    public var id: String
    public var name: String
    public var tree: LayoutTree
    public var environment: LayoutEnvironment
    /// Where the scene stands on the storyboard's canvas, in canvas points.
    public var canvasLocation: Point?
    /// Where the file says the tree's items and constraints; nil for sources whose names speak for themselves.
    public var positions: SourcePositions?
    /// What the source says of the items besides their layout; nil for sources that say nothing of the kind.
    public var facts: DesignFacts?
    /// The bars around the view; nil shows the view alone.
    public var chrome: ScreenChrome?
    /// What the tree's container views show.
    public var embedded: [EmbeddedScene] = []
    /// The bars among the tree's views, with their items.
    public var viewBars: [ViewBar] = []
    /// What the document has for bars that this page does not show.
    public var unshownItems = UnshownItems()

    public init(id: String, name: String, tree: LayoutTree, environment: LayoutEnvironment) {
        self.id = id
        self.name = name
        self.tree = tree
        self.environment = environment
    }
}
