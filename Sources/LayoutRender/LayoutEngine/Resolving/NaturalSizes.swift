/// The sizes by which proportional stacks share their length. Each is measured here by a resolver of its own and handed
/// to the lowering.
extension Resolver {
    /// Measures the natural lengths for proportional stacks, innermost stacks first, so that each subtree is solved
    /// once, with the stacks inside it already measured.
    mutating func measureNaturals() {
        guard lowering.outline.hasProportional else { return }
        var subtrees: Subtrees?
        for id in lowering.outline.order.reversed() where lowering.outline[id].traits.contains(.proportional) {
            guard let stack = lowering.tree[id].stack else { continue }
            for child in stack.arrangedSubviews
            where !lowering.outline[child].isHidden && lowering.naturals[child] == nil {
                if lowering.ownLength(of: child, stack.axis) != nil { continue }
                var cutter = subtrees ?? Subtrees(lowering.tree)
                subtrees = nil
                measure(child, &cutter)
                subtrees = cutter
            }
        }
    }

    /// Discards the measured lengths of the ancestors of a changed item.
    mutating func forgetNaturals(around id: ItemID) {
        var next: ItemID? = id
        while let current = next {
            lowering.naturals[current] = nil
            next = tree[current].superview
        }
    }

    private mutating func measure(_ id: ItemID, _ subtrees: inout Subtrees) {
        let (subtree, items) = subtrees.cut(id)
        var fitting = environment
        fitting.width = nil
        fitting.height = nil
        fitting.roundsToPixels = false
        var resolver = Resolver(tree: subtree, root: subtree.root, environment: fitting, isWhole: false)
        resolver.lowering.fitting = FittingTarget(
            size: .zero, priorities: AxisPair(LayoutPriority.fittingSizeLevel.rawValue))
        if !lowering.naturals.isEmpty {
            for (number, item) in items.enumerated() {
                guard let known = lowering.naturals[item] else { continue }
                resolver.lowering.naturals[ItemID(index: Int32(truncatingIfNeeded: number))] = known
            }
        }
        lowering.naturals[id] = resolver.solvedRootSize()
        lowering.measuringWork += resolver.work + resolver.lowering.measuringWork + items.count
    }
}
