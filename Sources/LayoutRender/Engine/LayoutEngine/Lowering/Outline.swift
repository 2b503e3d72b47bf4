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
    var placedOutside: [Int] = []
    /// True if some stack distributes by `fillProportionally`, whose natural lengths need a pass of their own.
    private(set) var hasProportional = false
    /// True if some item is a table or a collection view with a layout, whose rows size themselves by all constraints of the tree together.
    private(set) var hasTable = false
    /// False if no item is hidden; true as soon as one was.
    private(set) var mayHide = false
    /// False if no item is a scroll view; true as soon as one was.
    private(set) var mayScroll = false
    /// Whether some item has a recorded frame.
    private(set) var mayRest = false
    /// False if no item has margins of its own; true as soon as one had.
    private(set) var mayHaveOwnMargins = false
    /// The number of arranged subviews, or more: those of a stack that is counted again are added again.
    private(set) var arrangedCount = 0
    /// The lengths that constraints state for accessory views.
    private(set) var statedLengths = StatedLengths()

    /// Walks the subviews and guides below `root`.
    init(_ tree: LayoutTree, root: ItemID, in environment: LayoutEnvironment) {
        let count = tree.count
        items = Array(equal: Item(), count: count)
        order.reserveCapacity(count)
        tree.forEachDescendant(of: root) { order.append($0) }
        for id in order {
            if id == root { note(id, at: (-1, 0), nil, tree, environment) } else { add(id, tree, environment) }
        }
        for place in 0..<count where items[place].traits.contains(.placed) && !items[place].isInstalled {
            placedOutside.append(place)
        }
        statedLengths.find(in: tree.constraints)
    }

    /// Notes an item whose parent is noted.
    private mutating func add(_ id: ItemID, _ tree: LayoutTree, _ environment: LayoutEnvironment) {
        var place: (space: Int32, depth: Int32) = (-1, 0)
        let parent = tree[id].superview
        if let parent {
            place.space = Self.coordinateSpace(of: parent, in: tree).index
            place.depth = items[Int(place.space)].depth + 1
        }
        note(id, at: place, parent, tree, environment)
    }

    /// Counts the arranged subviews of a stack anew.
    /// - Returns: the views whose number changed, among all or among equals.
    mutating func arrange(_ stack: ItemID, _ tree: LayoutTree) -> [ItemID] {
        guard let attributes = tree[stack].stack else { return [] }
        let before = attributes.arrangedSubviews.map { self[$0] }
        for id in attributes.arrangedSubviews {
            items[Int(id.index)].traits.remove(.placed)
            items[Int(id.index)].contentOrdinals = ContentOrdinals()
        }
        note(arrangedSubviewsOf: stack, attributes, tree)
        return zip(attributes.arrangedSubviews, before).compactMap { id, old in
            self[id].ordinal == old.ordinal && self[id].contentOrdinals == old.contentOrdinals ? nil : id
        }
    }

    /// Items outside the root are there too, without the trait `installed`.
    subscript(id: ItemID) -> Item { items[Int(id.index)] }

    /// Whether there is a record of the item, in the layout or not.
    func contains(_ id: ItemID) -> Bool { items.indices.contains(Int(id.index)) }

    /// Reads what an edit may change of an item: whether the item is hidden, and whether its margins are its own.
    mutating func readTraits(of id: ItemID, _ tree: LayoutTree) {
        var traits = items[Int(id.index)].traits.subtracting([.hidden, .ownMargins])
        if tree[id].isHidden { traits.insert(.hidden) }
        let parent = tree[id].superview
        if Self.hasOwnMargins(id, parent, tree) {
            traits.insert(.ownMargins)
            mayHaveOwnMargins = mayHaveOwnMargins || parent != nil || tree[id].hasExtras
        }
        items[Int(id.index)].traits = traits
        if traits.contains(.hidden) { mayHide = true }
    }

    /// Whether anything may give a view other margins than most views have.
    @inline(__always)
    private static func hasOwnMargins(_ id: ItemID, _ parent: ItemID?, _ tree: LayoutTree) -> Bool {
        guard let parent else { return true }
        return tree[id].hasExtras || tree[id].preservesSuperviewLayoutMargins
            || tree[id].layoutMarginsFollowReadableWidth || tree[parent].kind == .tableViewCell
    }

    /// Stored fields are read in place.
    @inline(__always)
    private mutating func note(
        _ id: ItemID, at place: (space: Int32, depth: Int32), _ parent: ItemID?, _ tree: LayoutTree,
        _ environment: LayoutEnvironment
    ) {
        var own: ItemTraits = .installed
        if tree[id].isHidden {
            own.insert(.hidden)
            mayHide = true
        }
        if tree[id].translatesAutoresizingMaskIntoConstraints { own.insert(.mask) }
        if Self.hasOwnMargins(id, parent, tree) {
            own.insert(.ownMargins)
            // The root's margins are asked for in any case.
            if parent != nil || tree[id].hasExtras { mayHaveOwnMargins = true }
        }
        let mayPlace = tree[id].stack != nil || tree[id].hasExtras || tree[id].kind == .textField
        if mayPlace || tree[id].kind.hasAlignmentInsets {
            own.formUnion(rareTraits(of: id, tree, environment))
        }
        var item = items[Int(id.index)]
        item.traits.formUnion(own)
        (item.space, item.depth) = place
        items[Int(id.index)] = item
    }

    /// The traits of views that are more than a leaf; notes which views they place.
    private mutating func rareTraits(
        of id: ItemID, _ tree: LayoutTree, _ environment: LayoutEnvironment
    ) -> ItemTraits {
        var own: ItemTraits = []
        if let stack = tree[id].stack {
            own.insert(.stack)
            if stack.distribution == .fillProportionally {
                own.insert(.proportional)
                hasProportional = true
            }
            note(arrangedSubviewsOf: id, stack, tree)
        }
        for (view, _) in tree.sideViews(ofField: id) {
            own.insert(.cell)
            statedLengths.expect(view)
            items[Int(view.index)].traits.insert(.placed)
        }
        let hasExtras = tree[id].hasExtras
        if hasExtras {
            if tree[id].recordedFrame != nil { mayRest = true }
            if tree[id].scroll != nil {
                own.insert(.scroll)
                mayScroll = true
            }
            if let cell = tree[id].cell {
                if cell.contentView != nil || cell.accessoryView != nil { own.insert(.cell) }
                if !cell.styled.isEmpty { own.insert(.styled) }
                if let view = cell.accessoryView { statedLengths.expect(view) }
                for child in cell.placed { items[Int(child.index)].traits.insert(.placed) }
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
        if hasExtras, tree.hasFlex(id) {
            own.insert(.flex)
            if tree[id].isFlexContainer {
                for child in tree[id].subviews where tree.isInFlow(child) {
                    items[Int(child.index)].traits.insert(.placed)
                }
            }
        }
        if hasExtras, let arrangement = tree[id].arrangement {
            own.insert(.arranger)
            for child in arrangement { items[Int(child.index)].traits.insert(.placed) }
        }
        return own
    }

    private mutating func note(arrangedSubviewsOf stack: ItemID, _ attributes: StackAttributes, _ tree: LayoutTree) {
        let (axis, breaksTies) = (attributes.axis, attributes.distribution.breaksTies)
        arrangedCount += attributes.arrangedSubviews.count
        var hugging = ArrangedPeers()
        var resistance = ArrangedPeers()
        var (isIrregular, hides) = (false, false)
        var place: Int32 = 0
        var outlined = items.mutableSpan
        for id in attributes.arrangedSubviews {
            let child = Int(id.index)
            var item = outlined[child]
            if item.traits.contains(.placed) { isIrregular = true }
            item.traits.insert(.placed)
            // Not every arranged subview is a descendant of the stack, whose own visit would record this.
            let isHidden = tree.items[child].isHidden
            if isHidden {
                item.traits.insert(.hidden)
                hides = true
            }
            item.ordinal = breaksTies ? place << 1 | Int32(axis.rawValue) : 0
            // A hidden view has no length that a tie could decide, and so is none of the equals.
            if breaksTies, !isHidden {
                place += 1
                if tree.items[child].mayHaveNaturalSize {
                    item.contentOrdinals.hugging = hugging.join(tree.items[child].contentHuggingPriority[axis])
                    item.contentOrdinals.resistance = resistance.join(
                        tree.items[child].contentCompressionResistancePriority[axis])
                }
            }
            outlined[child] = item
        }
        if isIrregular { items[Int(stack.index)].traits.insert(.irregular) }
        if hides { mayHide = true }
    }

    /// The item in whose coordinates the children of `parent` are: no guide, no container.
    static func coordinateSpace(of parent: ItemID, in tree: LayoutTree) -> ItemID {
        var space = parent
        while tree[space].kind.isGuide, let owner = tree[space].superview { space = owner }
        return space
    }
}
