import LayoutEngine

/// One of the two layouts of a comparison: a tree, its frames, and the equations from which the frames follow.
public struct LayoutSide: Sendable {
    /// The views and constraints.
    public var tree: LayoutTree { didSet { knownNames = nil } }
    /// The frames of the tree's items.
    public var layout: ResolvedLayout
    /// The environment of the layout; for frames alone, a plain one.
    public var environment: LayoutEnvironment
    /// The equations of the layout; nil if only frames are known, and then no cause is found.
    public var trace: LayoutTrace?
    /// Whether the layout is that of an Interface Builder file, whose rectangles a tool wrote; a rectangle of a tree.json is
    /// what a person wrote.
    private(set) var isInterfaceBuilder = false
    /// Whether the bars are known; a side of frames only has none, and changes of bars are not reported.
    private(set) var knowsBars = false
    /// The bars around the layout.
    public var chrome: ScreenChrome?
    /// The scenes in container views.
    package var embedded: [EmbeddedScene] = []
    /// The bars among the views, with their items.
    public var viewBars: [ViewBar] = []
    /// Views whose contents are on the elevated level.
    public var elevatedViews: Set<ItemID> = []
    /// What fades below bars.
    public var edgeEffects: [EdgeEffect] = []
    /// Items of bars that the page does not show.
    package var unshownItems = UnshownItems()
    /// Outlets and accessibility identifiers, by item.
    private var codeNames: [ItemID: [String]] = [:]
    /// The names of the items; nil: they are made when a comparison asks.
    private var knownNames: ItemNames?
    /// The names of the page, with which the path of a view may begin.
    private var pageNames: [String] = []

    /// A side of a known layout.
    /// - Parameter trace: the equations of the layout; nil: changes are found, their causes are not.
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

    /// Lays a scene out and keeps its equations and its bars.
    public init(_ scene: LayoutScene) {
        self.init(scene.tree, in: scene.environment)
        takeScreen(of: scene)
    }

    /// A scene that is already laid out.
    /// - Parameter names: those of the scene's items, where they are known already.
    package init(
        _ scene: LayoutScene, _ layout: ResolvedLayout, _ trace: LayoutTrace, names: ItemNames? = nil
    ) {
        self.init(tree: scene.tree, layout: layout, environment: scene.environment, trace: trace)
        knownNames = names
        takeScreen(of: scene)
    }

    /// What a scene has besides its tree.
    private mutating func takeScreen(of scene: LayoutScene) {
        knowsBars = true
        isInterfaceBuilder = scene.facts != nil
        chrome = scene.chrome
        embedded = scene.embedded
        viewBars = scene.viewBars
        elevatedViews = scene.elevatedViews
        edgeEffects = scene.edgeEffects
        unshownItems = scene.unshownItems
        codeNames = scene.facts?.codeNames ?? [:]
        pageNames = [scene.name, scene.id]
    }

    /// The names that a person types back for the items of this side; made anew at each call unless they are known.
    func itemNames() -> ItemNames { knownNames ?? ItemNames(tree, codeNames: codeNames, pageNames: pageNames) }

    /// A scene that is only shown, laid out without equations.
    package init(shown scene: LayoutScene) {
        self.init(tree: scene.tree, layout: scene.tree.resolve(in: scene.environment), environment: scene.environment)
        takeScreen(of: scene)
    }

    /// The scene as pictures show it.
    public var scene: LayoutScene {
        var scene = LayoutScene(id: "", name: "", tree: tree, environment: environment)
        scene.chrome = chrome
        scene.embedded = embedded
        scene.viewBars = viewBars
        scene.elevatedViews = elevatedViews
        scene.edgeEffects = edgeEffects
        scene.unshownItems = unshownItems
        return scene
    }

    /// Empty for a side of frames alone.
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

    /// The frame before rounding, to which the equations refer.
    func solvedFrame(_ id: ItemID) -> Rect {
        let index = Int(id.index)
        return layout.items.indices.contains(index) ? layout.items[index].unroundedFrame : .zero
    }

    /// Items of the tree, parents first, in the order of subviews.
    func preorder() -> [ItemID] {
        var order: [ItemID] = []
        order.reserveCapacity(tree.count)
        tree.forEachDescendant(of: tree.root) { order.append($0) }
        return order
    }

    /// For every item, whether neither the item nor a view around it is hidden. Guides count as their superviews do;
    /// callers leave them out by kind.
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
