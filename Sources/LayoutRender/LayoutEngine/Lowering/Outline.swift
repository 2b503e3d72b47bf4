/// The rules that an item takes part in, found once, so that no rule has to read the item's record.
struct ItemTraits: OptionSet {
    let rawValue: UInt16

    /// Has arranged subviews by the rules of UIStackView.
    static let stack = ItemTraits(rawValue: 1)
    static let scroll = ItemTraits(rawValue: 2)
    static let table = ItemTraits(rawValue: 4)
    /// Has subviews that a library's rule arranges instead of constraints.
    static let arranger = ItemTraits(rawValue: 8)
    /// The autoresizing mask is translated into constraints.
    static let mask = ItemTraits(rawValue: 16)
    /// The alignment rectangle differs from the frame.
    static let insets = ItemTraits(rawValue: 32)
    /// Another item's rule decides the frame: rows, subviews of an arranger, arranged subviews.
    static let placed = ItemTraits(rawValue: 64)
    /// A stack with an arranged subview that is arranged twice.
    static let irregular = ItemTraits(rawValue: 128)
    /// A stack that needs the natural lengths of its arranged subviews.
    static let proportional = ItemTraits(rawValue: 256)
    /// Below the root.
    static let installed = ItemTraits(rawValue: 512)
    /// `isHidden` of the item itself, not of its superviews. Constraints of a hidden view count all the same; stacks
    /// and arrangers close up.
    static let hidden = ItemTraits(rawValue: 1024)
    /// A cell with a content view of its own.
    static let cell = ItemTraits(rawValue: 2048)
    /// A cell whose style places texts and a picture of its own.
    static let styled = ItemTraits(rawValue: 4096)
    /// A collection view whose cells a flow layout places.
    static let flow = ItemTraits(rawValue: 8192)
}

/// The items below a root and their relations, found in one walk over the tree.
struct Outline {
    /// The properties that rules read most often, stored together; the item's own record is many times as large.
    struct Item {
        var traits: ItemTraits = []
        /// The item in whose coordinates its position is; -1 for the root and items outside.
        var space: Int32 = -1
        /// The number of its ancestors.
        var depth: Int32 = 0
        /// Twice the number of visible arranged subviews before an arranged subview in its stack, plus one for a vertical
        /// stack; 0 for other items.
        var ordinal: Int32 = 0
        /// The ordinals among arranged subviews whose content sizes have the same priority.
        var contentOrdinals = ContentOrdinals()

        var isInstalled: Bool { traits.contains(.installed) }
        var isHidden: Bool { traits.contains(.hidden) }
    }

    /// Parents first.
    var order: [ItemID] = []
    /// By index.
    var items: [Item]
    /// Items whose frame a rule decides although they are not below the root.
    var strays: [Int] = []
    /// True if some stack distributes by `fillProportionally`, whose natural lengths need a pass of their own.
    private(set) var hasProportional = false
    /// True if some item is a table or a collection view with a layout, whose rows size themselves by all constraints of the tree together.
    private(set) var hasTable = false

    /// Walks the subviews and guides below `root`.
    init(_ tree: LayoutTree, root: ItemID, in environment: LayoutEnvironment) {
        let count = tree.count
        items = Array(repeating: Item(), count: count)
        setOrder(tree, root: root)
        for id in order {
            if id == root { note(id, at: (-1, 0), tree, environment) } else { add(id, tree, environment) }
        }
        for place in 0..<count where items[place].traits.contains(.placed) && !items[place].isInstalled {
            strays.append(place)
        }
    }

    /// Finds the order anew.
    mutating func setOrder(_ tree: LayoutTree, root: ItemID) {
        order.removeAll(keepingCapacity: true)
        order.reserveCapacity(tree.count)
        var pending = [root]
        while let id = pending.popLast() {
            order.append(id)
            Self.push(tree[id].subviews, onto: &pending)
            if tree[id].hasExtras { Self.push(tree[id].guides, onto: &pending) }
        }
    }

    /// Makes room for so many items.
    mutating func grow(to count: Int) { items += repeatElement(Item(), count: max(0, count - items.count)) }

    /// Notes an item whose parent is noted.
    mutating func add(_ id: ItemID, _ tree: LayoutTree, _ environment: LayoutEnvironment) {
        var place: (space: Int32, depth: Int32) = (-1, 0)
        if let parent = tree[id].superview {
            place.space = Self.coordinateSpace(of: parent, in: tree).index
            place.depth = items[Int(place.space)].depth + 1
        }
        note(id, at: place, tree, environment)
    }

    /// Forgets an item that is outside now.
    mutating func remove(_ id: ItemID) { items[Int(id.index)] = Item() }

    /// Counts the arranged subviews of a stack anew.
    /// - Returns: those whose number among all, or among equals, is another now.
    mutating func arrange(_ stack: ItemID, _ tree: LayoutTree) -> [ItemID] {
        let views = tree[stack].stack?.arrangedSubviews ?? []
        let before = views.map { self[$0] }
        count(arrangedSubviewsOf: stack, tree)
        return zip(views, before).compactMap { id, old in
            self[id].ordinal == old.ordinal && self[id].contentOrdinals == old.contentOrdinals ? nil : id
        }
    }

    /// The same for whoever does not ask which views have other numbers.
    mutating func count(arrangedSubviewsOf stack: ItemID, _ tree: LayoutTree) {
        guard let attributes = tree[stack].stack else { return }
        for id in attributes.arrangedSubviews {
            items[Int(id.index)].traits.remove(.placed)
            items[Int(id.index)].contentOrdinals = ContentOrdinals()
        }
        note(
            arrangedSubviews: attributes.arrangedSubviews, of: stack, tree, isVertical: attributes.axis == .vertical,
            breaksTies: attributes.distribution.breaksTies)
    }

    /// Items outside the root are there too, without the trait `installed`.
    subscript(id: ItemID) -> Item { items[Int(id.index)] }

    /// Whether there is a record of the item, in the layout or not.
    func contains(_ id: ItemID) -> Bool { items.indices.contains(Int(id.index)) }

    /// Records that an item was hidden or shown.
    mutating func setHidden(_ isHidden: Bool, of id: ItemID) {
        if isHidden { items[Int(id.index)].traits.insert(.hidden) } else { items[Int(id.index)].traits.remove(.hidden) }
    }

    /// In reverse, so that the first item is visited first.
    private static func push(_ items: [ItemID], onto pending: inout [ItemID]) {
        var next = items.count
        while next > 0 {
            next -= 1
            pending.append(items[next])
        }
    }

    /// A stored field is read in place; a method of the view would copy the whole record first.
    private mutating func note(
        _ id: ItemID, at place: (space: Int32, depth: Int32), _ tree: LayoutTree, _ environment: LayoutEnvironment
    ) {
        var own: ItemTraits = .installed
        if tree[id].stack != nil {
            own.insert(.stack)
            if tree[id].stack?.distribution == .fillProportionally {
                own.insert(.proportional)
                hasProportional = true
            }
            note(
                arrangedSubviews: tree[id].stack?.arrangedSubviews ?? [], of: id, tree,
                isVertical: tree[id].stack?.axis == .vertical,
                breaksTies: tree[id].stack?.distribution.breaksTies == true)
        }
        if tree[id].isHidden { own.insert(.hidden) }
        if tree[id].translatesAutoresizingMaskIntoConstraints { own.insert(.mask) }
        let hasExtras = tree[id].hasExtras
        if hasExtras {
            if tree[id].scroll != nil { own.insert(.scroll) }
            if tree[id].cell?.contentView != nil { own.insert(.cell) }
            if let styled = tree[id].cell?.styled, !styled.isEmpty {
                own.insert(.styled)
                for child in styled { items[Int(child.index)].traits.insert(.placed) }
            }
            let layout = tree[id].collection?.layout ?? .none
            if layout == .flow { own.insert(.flow) }
            if tree[id].table != nil || layout != .none {
                if layout != .flow { own.insert(.table) }
                hasTable = true
                tree[id].forEachListed { items[Int($0.index)].traits.insert(.placed) }
            }
        }
        if tree[id].kind.hasAlignmentInsets || hasExtras && tree[id].alignmentRectInsets != nil,
            tree[id].alignmentInsets(in: environment) != .zero
        {
            own.insert(.insets)
        }
        if hasExtras, let arrangement = tree[id].arrangement {
            own.insert(.arranger)
            for child in arrangement { items[Int(child.index)].traits.insert(.placed) }
        }
        var item = items[Int(id.index)]
        item.traits.formUnion(own)
        (item.space, item.depth) = place
        items[Int(id.index)] = item
    }

    private mutating func note(
        arrangedSubviews: [ItemID], of stack: ItemID, _ tree: LayoutTree, isVertical: Bool, breaksTies: Bool
    ) {
        let axis = isVertical ? Axis.vertical : .horizontal
        var hugging = ArrangedPeers()
        var resistance = ArrangedPeers()
        var isIrregular = false
        var place: Int32 = 0
        for id in arrangedSubviews {
            let child = Int(id.index)
            var item = items[child]
            if item.traits.contains(.placed) { isIrregular = true }
            item.traits.insert(.placed)
            // Not every arranged subview is a descendant of the stack, whose own visit would record this.
            if tree.items[child].isHidden { item.traits.insert(.hidden) }
            item.ordinal = breaksTies ? place << 1 | (isVertical ? 1 : 0) : 0
            // A hidden view has no length that a tie could decide, and so is none of the equals.
            if breaksTies, !tree.items[child].isHidden {
                place += 1
                if tree.items[child].mayHaveNaturalSize {
                    item.contentOrdinals.hugging = hugging.join(tree.items[child].contentHuggingPriority[axis])
                    item.contentOrdinals.resistance = resistance.join(
                        tree.items[child].contentCompressionResistancePriority[axis])
                }
            }
            items[child] = item
        }
        if isIrregular { items[Int(stack.index)].traits.insert(.irregular) }
    }

    /// The item in whose coordinates the children of `parent` are: guides and containers have no coordinates of their
    /// own.
    static func coordinateSpace(of parent: ItemID, in tree: LayoutTree) -> ItemID {
        var space = parent
        while tree[space].kind.isGuide, let owner = tree[space].superview { space = owner }
        return space
    }
}
