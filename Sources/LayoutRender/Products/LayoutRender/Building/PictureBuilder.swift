/// The way from a layout to its picture.
extension DisplayList {
    /// The picture of a resolved tree.
    /// - Parameters:
    ///   - layout: the result of `tree.resolve(in: environment)`.
    ///   - options: layers, theme etc.
    public init(
        tree: LayoutTree, layout: ResolvedLayout, environment: LayoutEnvironment,
        options: RenderOptions = RenderOptions()
    ) {
        var builder = PictureBuilder(tree: tree, layout: layout, environment: environment, options: options)
        self = builder.build()
    }

    /// The picture of a resolved scene with the bars of its screen.
    /// - Parameter layout: the result of `scene.tree.resolve(in: scene.environment)`.
    public init(scene: LayoutScene, layout: ResolvedLayout, options: RenderOptions = RenderOptions()) {
        var builder = PictureBuilder(scene: scene, layout: layout, options: options)
        self = builder.build()
    }
}

/// Turns a resolved tree into a display list: the content first, then each layer of annotations, then their labels.
///
/// The state of one picture. Extensions in the folders `Content`, `Chrome`, `Annotating` and `Charting` draw the
/// parts; each appends to `list` and queues its labels. The builder only reads tree and layout.
struct PictureBuilder {
    /// What is drawn.
    let tree: LayoutTree
    /// Where it is drawn.
    let layout: ResolvedLayout
    /// Traits, scale and insets of the screen.
    let environment: LayoutEnvironment
    /// Layers, theme, pictures and limits.
    let options: RenderOptions
    /// The colours of the picture: light where the dark variants of some colours are unknown.
    var theme: Theme
    /// What the scene shows besides its views.
    private(set) var screen = Screen()
    /// Dimension lines over the screen, if the picture explains a number.
    var chart: MeasureChart?

    /// The picture so far.
    var list: DisplayList
    /// One entry per item, by index.
    var placed: [PlacedItem]
    /// Rows of inset grouped tables: whether a row has the upper and the lower corners of its section's card.
    var cards: [ItemID: (top: Bool, bottom: Bool)] = [:]
    /// The sum of the content offsets of each item's scroll view ancestors and its own.
    var offsets: [Point]
    /// The root and all its descendants, parents first.
    var order: [ItemID] = []
    /// Ids of groups made so far.
    var usedIDs: Set<String> = []
    /// The annotations over the content, and the obstacles of their labels.
    var annotations = Annotations()
    /// Index of each picture of `options.images` in the display list.
    var imagePlaces: [String: Int] = [:]

    /// What a scene shows besides its views.
    struct Screen {
        /// The bars around the root, if they are drawn.
        var chrome: ScreenChrome?
        /// Whether the root's controller is in a navigation controller with a bar, whether the bar is drawn or not.
        var isBelowNavigationBar = false
        /// The scenes inside container views, if they are drawn.
        var embedded: [ItemID: LayoutScene] = [:]
        /// The bars among the tree's views.
        var viewBars: [ItemID: ViewBar] = [:]
        /// Views whose contents are drawn on the elevated level.
        var elevatedViews: Set<ItemID> = []
        /// What fades below the bars, by scroll view; empty where bars are not drawn.
        var edgeEffects: [ItemID: [EdgeEffect]] = [:]
    }

    /// The annotations of a picture, and what their labels avoid.
    struct Annotations {
        /// Texts of annotations, whose positions are chosen after all shapes are drawn.
        var labels: [PendingLabel] = []
        /// Rectangles of content texts, which labels avoid if possible.
        var texts: [Rect] = []
        /// Dimension lines with their padding, which labels avoid if possible, and the occupied lanes.
        var measures: [Rect] = []
        /// Where dimension lines already run.
        var lanes = LabelGrid()
        /// Items whose text was truncated.
        var truncated: [ItemID] = []
        /// Layers of annotations that drew something: the legend explains only these.
        var drawnLayers: LayerSet = []
        /// In a film, the name of the part of an annotation layer that is being drawn for one item.
        var part: String?
        /// Index in the list at which that part's group begins.
        var partStart = 0
    }

    /// A picture of the tree alone, without bars.
    init(tree: LayoutTree, layout: ResolvedLayout, environment: LayoutEnvironment, options: RenderOptions) {
        self.tree = tree
        self.layout = layout
        self.environment = environment
        self.options = options
        var wanted = Theme(options.theme, environment)
        if let style = tree[tree.root].appearance.overrideUserInterfaceStyle { wanted.isDark = style == .dark }
        let unknown = wanted.isDark ? tree.countOfColorsUnknownInDark : 0
        theme = unknown > 0 ? Theme(.light, environment) : wanted
        list = DisplayList(bounds: .zero, title: options.title, background: nil)
        placed = Array(repeating: PlacedItem(), count: tree.count)
        offsets = Array(repeating: .zero, count: tree.count)
        if unknown > 0 {
            note(
                "drawn light: the source does not hold the dark variant of \(unknown) named "
                    + (unknown == 1 ? "colour" : "colours"))
        }
    }

    /// A picture with the bars of the scene and the scenes inside container views, where the layer `chrome` is asked
    /// for.
    init(scene: LayoutScene, layout: ResolvedLayout, options: RenderOptions) {
        self.init(tree: scene.tree, layout: layout, environment: scene.environment, options: options)
        for bar in scene.viewBars { screen.viewBars[bar.view] = bar }
        if environment[LookFacts.sheetsAreElevated] { screen.elevatedViews = scene.elevatedViews }
        screen.isBelowNavigationBar = scene.chrome?.navigationBar != nil
        guard options.layers.contains(.chrome) else { return }
        screen.chrome = scene.chrome
        theme.isElevated = scene.chrome?.isSheet == true && environment[LookFacts.sheetsAreElevated]
        for effect in scene.edgeEffects { screen.edgeEffects[effect.view, default: []].append(effect) }
        for entry in scene.embedded { screen.embedded[entry.container] = entry.scene }
    }

    /// Called once. The order of the steps is the order of the drawing, later steps above earlier ones.
    mutating func build() -> DisplayList {
        // 1  Frames of all items in the picture.
        place()
        for effect in derivedEdgeEffects() { screen.edgeEffects[effect.view, default: []].append(effect) }
        // 2  The bounds of the picture.
        layOutPage()
        // 3  The content, then scroll content outside its windows, then the bars over both, and the keyboard.
        drawBackdrop()
        if options.layers.contains(.content) { drawContent(of: tree.root) }
        if options.layers.contains(.scrollContent) { drawGhosts() }
        drawChrome()
        drawKeyboard()
        // 4  Annotations, areas before lines; or a chart.
        drawAnnotations()
        drawChart()
        // 5  Labels of the annotations, without overlaps if there is room.
        drawLabels()
        // 6  The legend, or the caption of a chart, below.
        if options.showsLegend { drawLegend() }
        drawCaption()
        return list
    }

    /// Adds a note for the reader of the picture; at most 100.
    mutating func note(_ text: String) {
        if list.notes.count < 100 { list.notes.append(text) }
    }

    /// `wanted`, or its first variant that no group has.
    mutating func uniqueID(_ wanted: String) -> String { usedIDs.insertVariant(of: wanted) }

    /// Where an item lies in the picture.
    subscript(id: ItemID) -> PlacedItem { placed[Int(id.index)] }
}
