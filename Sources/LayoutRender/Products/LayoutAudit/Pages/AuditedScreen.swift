import LayoutEngine

/// One screen of one page with its layout, and the facts that several rules need, computed once. A rule sees a screen
/// as this value only, so rules neither lay out nor read the file.
struct AuditedScreen: Sendable {
    /// The tree, its environment, and what the source says besides.
    var scene: LayoutScene
    /// The frames of the page.
    let layout: ResolvedLayout
    /// The page, for messages.
    var traits: AuditTraits
    /// By item: whether the item and all its superviews are in the tree, not hidden and not transparent.
    private let visible: [Bool]
    /// By item: the nearest superview whose content scrolls; nil if none does.
    private let scrolls: [ItemID?]
    /// The active constraints by the views that they name.
    let constraints: ConstraintIndex
    /// By item: whether a stack arranges the item.
    private let arranged: [Bool]
    /// By item: whether code places the item or a view around it (`DesignFacts.Marks.isLeftToCode`).
    private let leftToCode: [Bool]
    /// Parents first.
    let order: [ItemID]
    /// What rules have asked of the screen.
    let memory = ScreenMemory()
    /// What a person may call the views.
    var names: ItemNames { memory.names(in: scene) }

    /// The scene's tree.
    var tree: LayoutTree { scene.tree }

    /// Lays the scene out; ambiguity is searched for where a rule reports it.
    init(_ scene: LayoutScene, _ traits: AuditTraits, findingAmbiguity: Bool) {
        let layout = scene.tree.resolve(in: scene.environment, findingAmbiguity: findingAmbiguity)
        self.init(scene, traits, layout)
    }

    /// - Parameter layout: the layout of the scene's tree in the scene's environment.
    init(_ scene: LayoutScene, _ traits: AuditTraits, _ layout: ResolvedLayout) {
        self.scene = scene
        self.traits = traits
        self.layout = layout
        let tree = scene.tree
        var order: [ItemID] = []
        var visible = [Bool](repeating: false, count: tree.count)
        var scrolls = [ItemID?](repeating: nil, count: tree.count)
        var leftToCode = [Bool](repeating: false, count: tree.count)
        var arranged = [Bool](repeating: false, count: tree.count)
        // Fields are read in place: most pages have no finding, and a record costs more than its fields.
        for place in tree.items.indices {
            guard let children = tree.items[place].stack?.arrangedSubviews else { continue }
            for id in children { arranged[Int(id.index)] = true }
        }
        tree.forEachDescendant(of: tree.root) { id in
            order.append(id)
            let superview = tree[id].superview
            let isAround = superview.map { visible[Int($0.index)] } ?? true
            visible[Int(id.index)] =
                isAround && !tree[id].isHidden && tree[id].appearance.alpha > 0.01 && layout[id].isInstalled
            leftToCode[Int(id.index)] =
                superview.map { leftToCode[Int($0.index)] } == true || scene.facts?[id].contains(.isLeftToCode) == true
            if let superview {
                scrolls[Int(id.index)] =
                    tree[superview].scroll?.insetAdjustment != nil ? superview : scrolls[Int(superview.index)]
            }
        }
        self.order = order
        self.leftToCode = leftToCode
        constraints = ConstraintIndex(tree)
        self.arranged = arranged
        self.visible = visible
        self.scrolls = scrolls
    }

    /// The screen and the work limit that left it without frames; nil if there are frames.
    var unsolved: String? {
        guard layout.isUnsolved else { return nil }
        let limit = layout.diagnostics.first { $0.kind == .workLimit }?.message ?? "too much work"
        return "\(scene.id): \(limit)"
    }

    /// The constraints of the screen's conflicts, as indices in `LayoutTree.constraints`.
    var brokenConstraints: Set<Int> {
        Set(layout.diagnostics.filter { $0.kind == .conflict }.flatMap(\.constraintIndices))
    }

    /// Whether the item and all its superviews are in the tree, not hidden and not transparent.
    func isVisible(_ id: ItemID) -> Bool { visible[Int(id.index)] }

    /// The nearest superview whose content scrolls; nil if none does.
    func scrollView(around id: ItemID) -> ItemID? { scrolls[Int(id.index)] }

    /// The frame in the root's coordinates, scroll views at offset zero.
    func frame(_ id: ItemID) -> Rect { layout[id].absoluteFrame }

    /// The root's rectangle in its own coordinates.
    var bounds: Rect { Rect(origin: .zero, size: layout[tree.root].frame.size) }

    /// The facts of the design about an item; empty where the source has none.
    func marks(_ id: ItemID) -> DesignFacts.Marks { scene.facts?[id] ?? [] }

    /// Whether the root is a whole screen, not a cell, a part of a screen, or a scene inside another: only a screen has
    /// edges and safe areas.
    var isScreen: Bool {
        guard let facts = scene.facts else { return !scene.environment.isOfAPart && !tree[tree.root].isCell }
        return facts.root != .part && !facts.isEmbedded && !tree[tree.root].isCell
    }

    /// Whether the screen is at least as large along both axes as another screen, and equal in all other traits.
    /// Pages in another language, direction or text size never have: their texts need other room.
    func hasMoreRoom(than other: AuditedScreen) -> Bool {
        guard traits.language == nil, traits.pseudo == nil, traits.layoutDirection == nil,
            traits.contentSizeCategory == nil
        else { return false }
        return bounds.width >= other.bounds.width && bounds.height >= other.bounds.height
    }

    /// The nearest cell around an item, or the item itself.
    func cell(around id: ItemID) -> ItemID? {
        tree.lineage(of: id).first { tree[$0].isCell }
    }

    /// Whether a view shows something of its own: a text, a picture, a control.
    func showsContent(_ id: ItemID) -> Bool { tree[id].kind.traits.contains(.leaf) }

    /// Whether a person touches the view.
    func isControl(_ id: ItemID) -> Bool { tree[id].kind.traits.contains(.touched) }

    /// The active constraints that name a view, in their order.
    func activeConstraints(of id: ItemID) -> [LayoutConstraint] { constraints[id].map { tree.constraints[$0] } }

    /// Whether a stack view arranges the item.
    func isArranged(_ id: ItemID) -> Bool { arranged[Int(id.index)] }

    /// Whether an explicit constraint or a stack refers to the item.
    func isConstrained(_ id: ItemID) -> Bool { isArranged(id) || constraints.names(id) }

    /// Whether code places the view or one of its superviews: Auto Layout is on, and no constraint and no stack refers
    /// to the view.
    func isLeftToCode(_ id: ItemID) -> Bool { leftToCode[Int(id.index)] }
}
