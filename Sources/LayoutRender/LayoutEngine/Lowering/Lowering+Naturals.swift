extension Lowering {
    /// The natural length of a view: its intrinsic length, else its fitting length.
    mutating func naturalLength(of id: ItemID, _ axis: Axis) -> Double {
        let natural = naturalSize(of: id)[axis]
        if natural >= 0, !outline[id].traits.contains(.stack) { return natural }
        if let known = naturals[id] { return known[axis] }
        var subtrees = Subtrees(tree)
        return measure(id, &subtrees)[axis]
    }

    /// Measures the natural lengths for proportional stacks, innermost stacks first, so that each subtree is solved
    /// once, with the stacks inside it already measured.
    mutating func measureNaturals() {
        guard outline.hasProportional else { return }
        var subtrees: Subtrees?
        for id in outline.order.reversed() where outline[id].traits.contains(.proportional) {
            guard let stack = tree[id].stack else { continue }
            for child in stack.arrangedSubviews where !outline[child].isHidden && naturals[child] == nil {
                if !outline[child].traits.contains(.stack), naturalSize(of: child)[stack.axis] >= 0 { continue }
                var cutter = subtrees ?? Subtrees(tree)
                subtrees = nil
                _ = measure(child, &cutter)
                subtrees = cutter
            }
        }
    }

    /// Discards the measured lengths of the ancestors of a changed item.
    mutating func forgetNaturals(around id: ItemID) {
        var next: ItemID? = id
        while let current = next {
            naturals[current] = nil
            next = tree[current].superview
        }
    }

    private mutating func measure(_ id: ItemID, _ subtrees: inout Subtrees) -> Size {
        let (subtree, items) = subtrees.cut(id)
        var fitting = environment
        fitting.width = nil
        fitting.height = nil
        fitting.roundsToPixels = false
        var resolver = Resolver(tree: subtree, root: subtree.root, environment: fitting, isWhole: false)
        resolver.lowering.fitting = FittingTarget(
            size: .zero, priorities: AxisPair(LayoutPriority.fittingSizeLevel))
        if !naturals.isEmpty {
            for (number, item) in items.enumerated() {
                guard let known = naturals[item] else { continue }
                resolver.lowering.naturals[ItemID(index: Int32(truncatingIfNeeded: number))] = known
            }
        }
        let size = resolver.solvedRootSize()
        naturals[id] = size
        measuringWork += resolver.work + resolver.lowering.measuringWork + items.count
        return size
    }
}
