import LayoutEngine

/// One of the two layouts of a comparison: a tree, its numbers, and the equations they came from.
public struct LayoutSide: Sendable {
    public var tree: LayoutTree
    public var layout: ResolvedLayout
    public var environment: LayoutEnvironment
    /// What decided the frames; nil when only frames are known, and then no cause is named.
    public var trace: LayoutTrace?
    /// Whether the bars are known; of bare frames they are not, and no change of them is told.
    private(set) var knowsBars = false
    /// The bars around the layout.
    public var chrome: ScreenChrome?
    /// What container views show.
    public var embedded: [EmbeddedScene] = []
    /// The bars among the views, with their items.
    public var viewBars: [ViewBar] = []
    /// What the document has for bars that the page does not show.
    public var unshownItems = UnshownItems()

    public init(
        tree: LayoutTree, layout: ResolvedLayout, environment: LayoutEnvironment = LayoutEnvironment(),
        trace: LayoutTrace? = nil
    ) {
        self.tree = tree
        self.layout = layout
        self.environment = environment
        self.trace = trace
    }

    /// Lays the tree out and keeps the equations, so that causes can be named.
    public init(_ tree: LayoutTree, in environment: LayoutEnvironment) {
        let (layout, trace) = tree.trace(in: environment, findingAmbiguity: true)
        self.init(tree: tree, layout: layout, environment: environment, trace: trace)
    }

    public init(_ scene: LayoutScene) {
        self.init(scene.tree, in: scene.environment)
        takeScreen(of: scene)
    }

    /// A scene that is laid out already.
    package init(_ scene: LayoutScene, _ layout: ResolvedLayout, _ trace: LayoutTrace) {
        self.init(tree: scene.tree, layout: layout, environment: scene.environment, trace: trace)
        takeScreen(of: scene)
    }

    private mutating func takeScreen(of scene: LayoutScene) {
        knowsBars = true
        chrome = scene.chrome
        embedded = scene.embedded
        viewBars = scene.viewBars
        unshownItems = scene.unshownItems
    }

    /// A scene that another shows, laid out without its equations.
    init(shown scene: LayoutScene) {
        self.init(tree: scene.tree, layout: scene.tree.resolve(in: scene.environment), environment: scene.environment)
        takeScreen(of: scene)
    }

    /// What a picture shows of this side.
    public var scene: LayoutScene {
        var scene = LayoutScene(id: "", name: "", tree: tree, environment: environment)
        scene.chrome = chrome
        scene.embedded = embedded
        scene.viewBars = viewBars
        scene.unshownItems = unshownItems
        return scene
    }

    var equations: [LayoutTrace.Equation] { trace?.equations ?? [] }

    /// The frame of an item in its superview; zero for an item that the layout does not know.
    func frame(_ id: ItemID) -> Rect {
        let index = Int(id.index)
        return layout.items.indices.contains(index) ? layout.items[index].frame : .zero
    }

    /// The frame of an item in the root's coordinates.
    func absoluteFrame(_ id: ItemID) -> Rect {
        let index = Int(id.index)
        return layout.items.indices.contains(index) ? layout.items[index].absoluteFrame : .zero
    }

    /// The frame before rounding, which the equations speak about.
    func solvedFrame(_ id: ItemID) -> Rect {
        let index = Int(id.index)
        return layout.items.indices.contains(index) ? layout.items[index].unroundedFrame : .zero
    }

    /// Items of the tree as it stands, parents first, in the order of subviews.
    func preorder() -> [ItemID] {
        var order: [ItemID] = []
        order.reserveCapacity(tree.count)
        tree.forEachDescendant(of: tree.root) { order.append($0) }
        return order
    }

    /// For every item, whether it and all its superviews are shown and it is something that can be seen.
    func visibility() -> [Bool] {
        var visible = [Bool](repeating: false, count: tree.count)
        for id in preorder() {
            let view = tree[id]
            let parentIsVisible = view.superview.map { visible[Int($0.index)] } ?? true
            visible[Int(id.index)] = parentIsVisible && !view.isHidden
        }
        return visible
    }
}
