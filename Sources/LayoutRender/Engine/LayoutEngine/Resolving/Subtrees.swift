/// Cuts subtrees out of a tree, each as a separate tree, in time proportional to the subtree and not to the whole tree.
struct Subtrees {
    let tree: LayoutTree
    /// Explicit constraints by their first item: those of item i are `constraints[starts[i] ..< starts[i + 1]]`.
    private var starts: [Int32]
    private var constraints: [Int32] = []
    /// The new id of an item in the subtree that is being cut; -1 outside.
    private var locals: [Int32]

    init(_ tree: LayoutTree) {
        self.tree = tree
        locals = Array(equal: -1, count: tree.count)
        starts = Array(equal: 0, count: tree.count + 1)
        for constraint in tree.constraints { starts[Int(constraint.first.item.index) + 1] += 1 }
        for index in 0..<tree.count { starts[index + 1] += starts[index] }
        var next = starts
        constraints = Array(equal: 0, count: tree.constraints.count)
        for (index, constraint) in tree.constraints.enumerated() {
            let item = Int(constraint.first.item.index)
            constraints[Int(next[item])] = Int32(truncatingIfNeeded: index)
            next[item] += 1
        }
    }

    /// The subtree of an item, with the constraints between its items, and the old ids of its items by new id. Items
    /// and constraints keep their order.
    mutating func cut(_ root: ItemID) -> (tree: LayoutTree, items: [ItemID]) {
        var items: [ItemID] = []
        tree.forEachDescendant(of: root) { items.append($0) }
        // Items elsewhere that a rule refers to are included, without their own superviews and subviews.
        var referenced: [ItemID] = []
        for id in items { locals[Int(id.index)] = 0 }
        for id in items {
            tree[id].forEachReference { reference in
                guard locals[Int(reference.index)] < 0 else { return }
                locals[Int(reference.index)] = 0
                referenced.append(reference)
            }
        }
        items.append(contentsOf: referenced)
        items.sort()
        for (number, id) in items.enumerated() { locals[Int(id.index)] = Int32(truncatingIfNeeded: number) }
        for id in referenced { locals[Int(id.index)] = -2 - locals[Int(id.index)] }
        let result = copy(items, root)
        for id in items { locals[Int(id.index)] = -1 }
        return (result, items)
    }

    private func copy(_ items: [ItemID], _ root: ItemID) -> LayoutTree {
        var views: [View] = []
        views.reserveCapacity(items.count)
        var places: [Int32] = []
        for id in items {
            var view = tree[id]
            let isInside = locals[Int(id.index)] >= 0
            view.superview = isInside && id != root ? view.superview.map(local) : nil
            view.subviews = isInside ? view.subviews.map(local) : []
            view.guides = isInside ? view.guides.map(local) : []
            view.container = nil
            if isInside { view.mapReferences(local) } else { view.dropReferences() }
            views.append(view)
            guard isInside else { continue }
            for place in starts[Int(id.index)]..<starts[Int(id.index) + 1] {
                let second = tree.constraints[Int(constraints[Int(place)])].second
                guard second.map({ locals[Int($0.item.index)] >= 0 }) ?? true else { continue }
                places.append(constraints[Int(place)])
            }
        }
        places.sort()
        let kept = places.map { place in
            var constraint = tree.constraints[Int(place)]
            constraint.first.item = local(constraint.first.item)
            if let second = constraint.second { constraint.second?.item = local(second.item) }
            return constraint
        }
        return LayoutTree(items: views, root: local(root), constraints: kept)
    }

    private func local(_ id: ItemID) -> ItemID {
        let number = locals[Int(id.index)]
        return ItemID(index: number < -1 ? -2 - number : number)
    }
}
