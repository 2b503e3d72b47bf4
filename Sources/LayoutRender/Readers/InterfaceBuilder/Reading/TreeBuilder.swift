import LayoutEngine

/// Builds the tree of one root in two parts: `init` reads the views and then the constraints between them, `finish` makes of
/// them what the page asks for. Pages share what `init` made, unless it depends on the page (`isOfOnePage`, `ViewReadings`).
struct TreeBuilder: Sendable {
    /// Resources, behaviours and options of the reading.
    private(set) var context: DocumentContext
    /// With its constraints once `init` is done.
    var tree: LayoutTree
    /// What each id of the tree stands for in a constraint.
    var targets: [String: Target] = [:]
    /// Elements that hold constraints, in document order, with the id that an entry without `firstItem` means.
    var holders: [(element: VariedElement, id: String)] = []
    /// Constraints that cannot be read, each with its place.
    var problems: [InterfaceBuilderDocument.Problem] = []
    /// Where the file says the tree's items and constraints.
    var positions = SourcePositions()
    /// What the file says of the items besides their layout.
    private(set) var facts = DesignFacts()
    /// Collection views whose items are placed when their sizes are known.
    var collections: [Collection] = []
    /// Rows with a translated text, which the canvas recorded with another.
    var translatedRows: [TranslatedRow] = []
    /// Ids of views that the size classes leave out; constraints to them are not installed either.
    private(set) var absent: Set<String> = []
    /// The contents of cells, whose margins depend on the page.
    var contents: [CellContent] = []
    /// Whether a table or a collection view has cells: their rows stand as on the canvas, or are stacked anew.
    var hasCells = false
    /// Whether a text was measured or a title of a section was read, which depends on everything in the page's environment.
    var isOfOnePage = false
    /// The ids of the constraints that outlets connect, as of `init`.
    private(set) var connectedConstraints: Set<String> = []
    /// Where `ViewReadings` keeps the tree; nil for a tree that is not kept.
    var place: ViewReadings.TreePlace?

    /// A view has the region `.item`; the guides of a view are regions of it, for a safe area or a keyboard guide is
    /// no item of its own.
    struct Target: Sendable {
        /// The view, or the owner of the guide.
        var item: ItemID
        /// `.item` for a view.
        var region: Anchor.Region
    }

    /// Adds all views of the root, and the constraints between them: first the constraints, as unmentioned views are those that
    /// no constraint names.
    /// - Parameters:
    ///   - controller: owns the guides that constraints may name.
    ///   - readings: what the elements of the document say, for this page.
    init(
        root element: XMLElement, controller: XMLElement?, fallbackID: String, context: DocumentContext,
        readings: inout ViewReadings
    ) {
        self.context = context
        let reading = readings.reading(of: element, fallbackID: fallbackID, isArranged: false, in: context)
        var view = reading.view
        view.translatesAutoresizingMaskIntoConstraints = true
        view.recordedFrame = element.recordedFrame
        view.frame = view.recordedFrame
        if !element.name.hasSuffix("Cell") { RootMargins.keepCanvasMargins(of: &view) }
        tree = LayoutTree(root: view)
        register(reading, tree.root, id: view.identifier)
        addChildren(of: reading.element, to: tree.root, &readings)
        if let controller { addControllerGuides(controller) }
        addConstraints()
        keepUnmentionedViews()
        if !context.outlets.isEmpty {
            connectedConstraints = Set(tree.constraints.lazy.map(\.id).filter { context.outlets[$0] != nil })
        }
    }

    /// The same views and constraints for another page.
    func with(_ context: DocumentContext) -> TreeBuilder {
        var builder = self
        builder.context = context
        return builder
    }

    /// What becomes of the tree on the page: with the sizes and margins of its screen and, when asked for, the recorded sizes of
    /// what cannot be measured.
    /// - Parameters:
    ///   - environment: for measuring what a recorded size is held against; takes the canvas's text size over where
    ///     the recorded sizes betray it.
    ///   - readings: keeps what pages share of the recorded sizes.
    ///   - isSheet: the root is that of a page sheet.
    consuming func finish(
        _ environment: inout LayoutEnvironment, _ readings: inout ViewReadings, isSheet: Bool = false
    ) -> (
        tree: LayoutTree, positions: SourcePositions, facts: DesignFacts,
        problems: [InterfaceBuilderDocument.Problem]
    ) {
        giveCellMargins()
        ToolbarHeights.apply(to: &tree, in: environment)
        if isSheet { SheetBars.apply(to: &tree, in: context.release) }
        PadBars.apply(to: &tree, width: environment.width, context)
        inferMaskReferences()
        context.substitutedFonts.apply(
            to: &tree, environment: environment,
            keepsFontFiles: context.isOtherScreen || context.options.sizes == .recorded)
        if context.options.sizes == .recorded {
            if context.infersTextSize, let category = CanvasTextCategory(environment: environment).inferred(from: tree)
            {
                environment.contentSizeCategory = category
            }
            let sizes = RecordedSizes(context: context, environment: environment)
            sizes.apply(to: &tree, readings.axes(of: tree, at: place, in: environment))
        }
        if context.behavior.fitsLabelsInWholePoints { CanvasTextSizes(environment: environment).apply(to: &tree) }
        fitTranslatedRows(in: environment)
        placeItems(in: environment)
        return (tree, positions, facts, problems)
    }

    /// As the file records it.
    var rootSize: Size? { tree[tree.root].recordedFrame?.size }

    /// Gives the root the size of its environment; `recordedFrame` keeps the old size for the autoresizing masks of
    /// subviews.
    mutating func setRootSize(_ environment: LayoutEnvironment) {
        guard let width = environment.width, let height = environment.height else { return }
        tree[tree.root].frame = Rect(x: 0, y: 0, width: width, height: height)
    }

    /// A controller's pre-iOS-11 guides, which belong to its root view.
    private mutating func addControllerGuides(_ controller: XMLElement) {
        for guide in controller.child("layoutGuides")?.children ?? .init(tree: controller.tree, place: nil) {
            guard let id = guide.id else { continue }
            targets[id] = Target(
                item: tree.root, region: guide["type"] == "bottom" ? .bottomLayoutGuide : .topLayoutGuide)
        }
    }

    /// UIViewController.automaticallyAdjustsScrollViewInsets is off: the controller's scroll view is adjusted along axes
    /// that scroll, as every other scroll view.
    mutating func leaveInsetsToScrolling() {
        for id in [tree.root] + tree[tree.root].subviews.prefix(1) where tree[id].scroll?.insetAdjustment == .automatic
        {
            tree[id].scroll?.insetAdjustment = .scrollableAxes
        }
    }

    // MARK: Views

    /// Adds a view with everything inside it. On canvases that show views without size, an empty stack view and an
    /// arranged view without size get the canvas's placeholder size.
    mutating func add(
        _ element: XMLElement, to parent: ItemID, fallbackID: String, isArranged: Bool = false,
        _ readings: inout ViewReadings
    ) -> ItemID {
        let reading = readings.reading(of: element, fallbackID: fallbackID, isArranged: isArranged, in: context)
        let varied = reading.element
        var view = reading.view
        if context.behavior.showsViewsWithoutSize {
            let isSized = isArranged && !context.options.leavesSizesOpen
            if view.kind == .stackView, varied.child("subviews") == nil {
                CanvasPlaceholder.fillEmptyStack(&view, isArranged: isSized)
            } else if isSized, let stack = tree[parent].stack {
                isOfOnePage = true
                CanvasPlaceholder.fill(&view, in: stack, hasOwnWidth: hasOwnWidth(varied), context.environment)
            }
        }
        let id = isArranged ? tree.addArrangedSubview(view, to: parent) : tree.addSubview(view, to: parent)
        register(reading, id, id: view.identifier)
        addChildren(of: varied, to: id, &readings)
        return id
    }

    /// Whether an element's own constraints give a width, and no height.
    private func hasOwnWidth(_ element: VariedElement) -> Bool {
        let excluded = element.excluded(from: "constraints")
        var widths = 0
        for entry in element.child("constraints")?.children ?? .init(tree: element.base.tree, place: nil) {
            if let id = entry.id, excluded.contains(id) { continue }
            switch entry["firstAttribute"] {
            case "width" where entry["secondAttribute"] == nil: widths += 1
            case "height", "width": return false
            default: continue
            }
        }
        return widths > 0
    }

    /// Everything inside `element` that is a view: content views and headers first, then subviews, then cells. A
    /// content view without an id takes the cell's id as its own, so that constraints of the file to the cell concern
    /// its content. Subviews that the size classes exclude are noted in `absent` with everything inside.
    private mutating func addChildren(of element: VariedElement, to parent: ItemID, _ readings: inout ViewReadings) {
        let ownID = tree[parent].identifier
        for child in element.base.children
        where Self.roles.contains(child.key ?? "") && (child.hasRecordedFrame || child.isRowContent) {
            let fallback = "\(ownID)/\(child.key == "contentView" ? "content" : child.key ?? "")"
            let added = add(child, to: parent, fallbackID: fallback, &readings)
            // Lists and cells give it their bounds, whatever its mask.
            if child.key == "backgroundView" { tree[added].autoresizingMask = [.flexibleWidth, .flexibleHeight] }
            if child.key == "contentView" {
                tree[parent].cell?.contentView = added
                if !child.hasRecordedFrame { fillRow(parent, with: added) }
                noteContent(added, in: parent)
                if child.id == nil { targets[ownID] = Target(item: added, region: .item) }
            }
        }
        let excluded = element.excluded(from: "subviews")
        let isStack = tree[parent].kind == .stackView
        if let subviews = element.child("subviews") {
            var index = 0
            for child in subviews.children {
                defer { index += 1 }
                if let id = child.id, excluded.contains(id) {
                    absent.insert(id)
                    absent.formUnion(child.descendants.compactMap(\.id))
                    continue
                }
                _ = add(child, to: parent, fallbackID: "\(ownID)/\(index)", isArranged: isStack, &readings)
            }
        }
        addCells(of: element.base, to: parent, ownID: ownID, &readings)
    }

    /// Elements of the guides that every view has.
    private static let guides: Set<String> = ["viewLayoutGuide", "keyboardLayoutGuide"]

    /// Roles of views that are no subviews in the file.
    private static let roles: Set<String> = [
        "contentView", "tableHeaderView", "tableFooterView", "sectionHeaderView", "sectionFooterView", "backgroundView",
    ]

    /// Registers an element's id, the ids of its guides, and its line, connections and constraints.
    private mutating func register(_ reading: ViewReadings.Reading, _ item: ItemID, id: String) {
        let element = reading.element
        targets[id] = Target(item: item, region: .item)
        positions.set(element.base.line, of: item)
        facts[item] = reading.marks
        if !reading.codeNames.isEmpty { facts.codeNames[item] = reading.codeNames }
        holders.append((element, id))
        for guide in element.base.children where Self.guides.contains(guide.name) {
            guard let guideID = guide.id else { continue }
            let region: Anchor.Region =
                switch guide.key {
                case "contentLayoutGuide": .contentLayout
                case "frameLayoutGuide": .frameLayout
                case "keyboard": .keyboard
                default: .safeArea
                }
            targets[guideID] = Target(item: item, region: region)
        }
    }

    /// A mask divides a change among its parts, so its superview's old size must be known. Where layout decides the
    /// superview and its recorded size is not to be looked at, the flexible subview is taken to stand in its middle.
    /// Under `recorded` the superview's recorded size is used instead.
    private mutating func inferMaskReferences() {
        guard context.options.sizes == .measured else { return }
        for index in 0..<tree.count {
            let child = tree.items[index]
            guard child.translatesAutoresizingMaskIntoConstraints, let frame = child.frame,
                let parent = child.superview,
                !tree[parent].translatesAutoresizingMaskIntoConstraints,
                // A row's content view keeps its distances from the row's edges: the accessory's room is one of them.
                tree[parent].cell?.contentView != ItemID(index: Int32(truncatingIfNeeded: index))
            else { continue }
            let isFlexible = child.autoresizingMask
            guard isFlexible.contains(.flexibleWidth), isFlexible.contains(.flexibleHeight) else { continue }
            let size = Size(width: 2 * frame.x + frame.width, height: 2 * frame.y + frame.height)
            tree[parent].recordedFrame = Rect(origin: .zero, size: size)
        }
    }

    /// A view that no constraint mentions and no stack arranges stays where the file has it: Interface Builder holds its
    /// frame with constraints of its own, on the canvas and in the app.
    private mutating func keepUnmentionedViews() {
        var isMentioned = Array(repeating: false, count: tree.count)
        for constraint in tree.constraints {
            isMentioned[Int(constraint.first.item.index)] = true
            if let second = constraint.second { isMentioned[Int(second.item.index)] = true }
        }
        for index in tree.items.indices where tree.items[index].stack != nil {
            for child in tree.items[index].stack?.arrangedSubviews ?? [] { isMentioned[Int(child.index)] = true }
        }
        for section in tree.items.compactMap(\.table).flatMap(\.sections) {
            for row in section.rows { isMentioned[Int(row.index)] = true }
        }
        for (element, id) in holders {
            guard let item = targets[id]?.item, !isMentioned[Int(item.index)],
                !tree[item].translatesAutoresizingMaskIntoConstraints,
                let rect = element.base.recordedFrame
            else { continue }
            tree[item].translatesAutoresizingMaskIntoConstraints = true
            tree[item].frame = rect
            tree[item].recordedFrame = rect
            facts[item].insert(.isLeftToCode)
        }
    }
}
