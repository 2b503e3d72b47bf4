extension DisplayList {
    /// The picture of a resolved tree.
    /// - Parameters:
    ///   - layout: what `tree.resolve(in: environment)` answered.
    ///   - options: layers, theme and the like.
    public init(
        tree: LayoutTree, layout: ResolvedLayout, environment: LayoutEnvironment,
        options: RenderOptions = RenderOptions()
    ) {
        var builder = PictureBuilder(tree: tree, layout: layout, environment: environment, options: options)
        self = builder.build()
    }

    /// The picture of a resolved scene with the bars of its screen.
    /// - Parameter layout: what `scene.tree.resolve(in: scene.environment)` answered.
    public init(scene: LayoutScene, layout: ResolvedLayout, options: RenderOptions = RenderOptions()) {
        var builder = PictureBuilder(scene: scene, layout: layout, options: options)
        self = builder.build()
    }
}

/// Turns a resolved tree into a display list: the content first, then each layer of annotations, then their labels.
struct PictureBuilder {
    let tree: LayoutTree
    let layout: ResolvedLayout
    let environment: LayoutEnvironment
    let options: RenderOptions
    var theme: Theme
    /// The bars around the root, when they are shown.
    private(set) var chrome: ScreenChrome?
    /// The scenes that container views show, when they are shown.
    private(set) var embedded: [ItemID: LayoutScene] = [:]
    /// The bars among the tree's views.
    private(set) var viewBars: [ItemID: ViewBar.Contents] = [:]
    /// Dimension lines over the screen, when the picture explains something.
    var chart: MeasureChart?

    var list: DisplayList
    /// One entry an item, at its place.
    var placed: [PlacedItem]
    /// Rows of inset grouped tables.
    var cards: [ItemID: CardEnds] = [:]
    /// How far the content of each item is scrolled, its scroll ancestors' offsets included.
    var offsets: [Point]
    /// Everything below the root, parents first.
    var order: [ItemID] = []
    /// Ids given to groups.
    var usedIDs: Set<String> = []
    /// Annotation texts wait here until all shapes are drawn.
    var labels: [PendingLabel] = []
    /// Rectangles of content texts, which labels avoid where they can.
    var texts: [Rect] = []
    /// Lines of measures with their room, which labels avoid where they can, and the lanes that they take.
    var measures: [Rect] = []
    var lanes = LabelGrid()
    /// Items whose text did not fit.
    var truncated: [ItemID] = []
    /// Annotation layers that drew something: the legend explains no others.
    var drawnLayers: LayerSet = []
    /// Places of `options.images` in the list.
    var imagePlaces: [String: Int] = [:]
    /// What is drawn for one item of an annotation layer at the moment, in a film.
    var part: String?
    /// Where its group begins in the list.
    var partStart = 0

    init(tree: LayoutTree, layout: ResolvedLayout, environment: LayoutEnvironment, options: RenderOptions) {
        self.tree = tree
        self.layout = layout
        self.environment = environment
        self.options = options
        let wanted = Theme(options.theme, environment)
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

    init(scene: LayoutScene, layout: ResolvedLayout, options: RenderOptions) {
        self.init(tree: scene.tree, layout: layout, environment: scene.environment, options: options)
        for bar in scene.viewBars { viewBars[bar.view] = bar.contents }
        guard options.layers.contains(.chrome) else { return }
        chrome = scene.chrome
        theme.isElevated = scene.chrome?.isSheet == true
        for entry in scene.embedded { embedded[entry.container] = entry.scene }
    }

    mutating func build() -> DisplayList {
        // 1  Where everything is drawn.
        place()
        // 2  How much of the plane the picture shows.
        layOutPage()
        // 3  What the screen would show, then what scroll views hold beyond their windows,
        //    then the bars over both.
        drawBackdrop()
        if options.layers.contains(.content) { drawContent(of: tree.root) }
        if options.layers.contains(.scrollContent) { drawGhosts() }
        drawChrome()
        // 4  Annotations, areas before lines, or a chart.
        drawAnnotations()
        drawChart()
        // 5  Their labels, none over another where there is room.
        drawLabels()
        // 6  The legend below it all, or the sentences of a chart.
        if options.showsLegend { drawLegend() }
        drawCaption()
        return list
    }

    mutating func note(_ text: String) {
        if list.notes.count < 100 { list.notes.append(text) }
    }

    /// `wanted`, or the first variant of it that no group has.
    mutating func uniqueID(_ wanted: String) -> String { usedIDs.insertVariant(of: wanted) }

    subscript(id: ItemID) -> PlacedItem { placed[Int(id.index)] }
}
