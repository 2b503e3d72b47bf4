/// The sizes by which proportional stacks share their length, each measured by a resolver of its own.
extension Resolver {
    /// Measures the natural lengths for proportional stacks, innermost stacks first, so that each subtree is solved
    /// once, with the stacks inside it already measured.
    mutating func measureNaturals() {
        guard lowering.outline.hasProportional else { return }
        findWrappingTexts()
        var subtrees: Subtrees?
        for id in lowering.outline.order.reversed() where lowering.outline[id].traits.contains(.proportional) {
            guard let stack = lowering.tree[id].stack else { continue }
            for child in stack.arrangedSubviews
            where !lowering.outline[child].isHidden {
                let width = wrappingWidth(of: child, along: stack.axis)
                if lowering.measures.naturals[child] != nil, lowering.measures.naturalWidths[child] == width {
                    continue
                }
                if lowering.ownLength(of: child, stack.axis) != nil { continue }
                var cutter = subtrees ?? Subtrees(lowering.tree)
                subtrees = nil
                measure(child, width: width, &cutter)
                subtrees = cutter
            }
        }
    }

    /// The width at which a view's height is measured: for a view with wrapping text inside, the width that the last pass
    /// gave the view, as a wrapping label of its own is measured. Nil: the view is as wide as its content asks.
    private func wrappingWidth(of id: ItemID, along axis: Axis) -> Double? {
        guard axis == .vertical, !lowering.feedback.solvedSizes.isEmpty, lowering.measures.wrapsInside[Int(id.index)]
        else {
            return nil
        }
        return lowering.feedback.solvedSizes[Int(id.index)].width
    }

    /// Notes for each item whether a text inside, or the item's own, wraps.
    private mutating func findWrappingTexts() {
        lowering.measures.wrapsInside = Array(equal: false, count: lowering.tree.count)
        for id in lowering.outline.order.reversed() {
            if lowering.tree[id].naturalHeightDependsOnWidth { lowering.measures.wrapsInside[Int(id.index)] = true }
            guard lowering.measures.wrapsInside[Int(id.index)], let parent = lowering.tree[id].superview else {
                continue
            }
            lowering.measures.wrapsInside[Int(parent.index)] = true
        }
    }

    /// Discards the measured lengths of the ancestors of a changed item.
    mutating func forgetNaturals(around id: ItemID) {
        var next: ItemID? = id
        while let current = next {
            lowering.measures.naturals[current] = nil
            lowering.measures.naturalWidths[current] = nil
            next = tree[current].superview
        }
    }

    private mutating func measure(_ id: ItemID, width: Double?, _ subtrees: inout Subtrees) {
        let (subtree, items) = subtrees.cut(id)
        var fitting = environment
        fitting.width = width
        fitting.height = nil
        fitting.solving.roundsToPixels = false
        var resolver = Resolver(tree: subtree, root: subtree.root, environment: fitting, isWhole: false)
        resolver.lowering.fitting = (.zero, AxisPair(LayoutPriority.fittingSizeLevel.rawValue))
        if !lowering.measures.naturals.isEmpty {
            for (number, item) in items.enumerated() {
                guard let known = lowering.measures.naturals[item] else { continue }
                resolver.lowering.measures.naturals[ItemID(index: Int32(truncatingIfNeeded: number))] = known
            }
        }
        lowering.measures.naturals[id] = resolver.solvedRootSize()
        lowering.measures.naturalWidths[id] = width
        lowering.measures.work += resolver.outcome.work + resolver.lowering.measures.work + items.count
    }
}
