/// What rules an item takes part in, so that a record is asked once and not by every rule.
struct ItemTraits: OptionSet {
    let rawValue: UInt16

    static let stack = ItemTraits(rawValue: 1)
    static let scroll = ItemTraits(rawValue: 2)
    static let table = ItemTraits(rawValue: 4)
    static let arranger = ItemTraits(rawValue: 8)
    /// Translates its autoresizing mask.
    static let mask = ItemTraits(rawValue: 16)
    /// The alignment rectangle differs from the frame.
    static let insets = ItemTraits(rawValue: 32)
    /// Another rule decides its frame: rows, views of an arranger, arranged subviews.
    static let placed = ItemTraits(rawValue: 64)
    /// A stack that shares arranged subviews with itself or others.
    static let irregular = ItemTraits(rawValue: 128)
    /// A stack that asks its arranged subviews for their natural lengths.
    static let proportional = ItemTraits(rawValue: 256)
}

/// The items below a root and how they hang together, found in one walk over the tree.
struct Outline {
    /// Parents first.
    var order: [ItemID] = []
    /// By index, as all that follows.
    var traits: [ItemTraits]
    var isInstalled: [Bool]
    /// The item in whose coordinates an item's position is told; -1 for the root and items outside.
    var spaces: [Int32]
    /// How many items are around an item.
    var depths: [Int32]
    /// The place of an arranged subview in its stack, twice, and one more for a vertical stack; 0 for other items.
    var ordinals: [Int32]
    /// The places among arranged subviews that hold their content sizes equally strongly.
    var contentOrdinals: [ContentOrdinals]
    /// Items that a rule places although they are not below the root.
    var strays: [Int] = []

    init(_ tree: LayoutTree, root: ItemID, in environment: LayoutEnvironment) {
        let count = tree.count
        traits = Array(repeating: [], count: count)
        isInstalled = Array(repeating: false, count: count)
        spaces = Array(repeating: -1, count: count)
        depths = Array(repeating: 0, count: count)
        ordinals = Array(repeating: 0, count: count)
        contentOrdinals = Array(repeating: ContentOrdinals(), count: count)
        order.reserveCapacity(count)
        var pending = [root]
        while let id = pending.popLast() {
            order.append(id)
            isInstalled[Int(id.index)] = true
            if id != root, let parent = tree[id].superview {
                let space = Self.coordinateSpace(of: parent, in: tree)
                spaces[Int(id.index)] = space.index
                depths[Int(id.index)] = depths[Int(space.index)] + 1
            }
            note(id, tree, environment)
            Self.push(tree[id].subviews, onto: &pending)
            Self.push(tree[id].guides, onto: &pending)
        }
        for place in 0..<count where traits[place].contains(.placed) && !isInstalled[place] { strays.append(place) }
    }

    private static func push(_ items: [ItemID], onto pending: inout [ItemID]) {
        var next = items.count
        while next > 0 {
            next -= 1
            pending.append(items[next])
        }
    }

    /// A stored field is read in place; a method of the view would copy the whole record first.
    private mutating func note(_ id: ItemID, _ tree: LayoutTree, _ environment: LayoutEnvironment) {
        var own: ItemTraits = []
        if tree[id].stack != nil {
            own = .stack
            if tree[id].stack?.distribution == .fillProportionally { own.insert(.proportional) }
            note(
                arrangedSubviews: tree[id].stack?.arrangedSubviews ?? [], of: id, tree,
                isVertical: tree[id].stack?.axis == .vertical)
        }
        if tree[id].translatesAutoresizingMaskIntoConstraints { own.insert(.mask) }
        if !tree[id].storedScroll.isEmpty { own.insert(.scroll) }
        if !tree[id].storedTable.isEmpty {
            own.insert(.table)
            tree[id].table?.forEachPlaced { traits[Int($0.index)].insert(.placed) }
        }
        if !tree[id].storedAlignmentInsets.isEmpty || tree[id].kind.hasAlignmentInsets,
            tree[id].alignmentInsets(in: environment) != .zero
        {
            own.insert(.insets)
        }
        if let arrangement = tree[id].arrangement {
            own.insert(.arranger)
            for child in arrangement { traits[Int(child.index)].insert(.placed) }
        }
        traits[Int(id.index)].formUnion(own)
    }

    private mutating func note(
        arrangedSubviews: [ItemID], of stack: ItemID, _ tree: LayoutTree, isVertical: Bool
    ) {
        let axis = isVertical ? Axis.vertical : .horizontal
        var hugging = ArrangedPeers()
        var resistance = ArrangedPeers()
        for place in arrangedSubviews.indices {
            let child = Int(arrangedSubviews[place].index)
            if traits[child].contains(.placed) { traits[Int(stack.index)].insert(.irregular) }
            traits[child].insert(.placed)
            ordinals[child] = Int32(truncatingIfNeeded: place) << 1 | (isVertical ? 1 : 0)
            guard tree.items[child].mayHaveNaturalSize else { continue }
            contentOrdinals[child].hugging = hugging.join(tree.items[child].contentHuggingPriority[axis])
            contentOrdinals[child].resistance = resistance.join(
                tree.items[child].contentCompressionResistancePriority[axis])
        }
    }

    /// The item in whose coordinates the children of `parent` are: guides and containers have none of their own.
    static func coordinateSpace(of parent: ItemID, in tree: LayoutTree) -> ItemID {
        var space = parent
        while tree[space].kind.isGuide, let owner = tree[space].superview { space = owner }
        return space
    }
}
