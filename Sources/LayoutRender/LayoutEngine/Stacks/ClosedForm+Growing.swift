import Cassowary

/// Which view of a stack grows where there is room, and at what cost.
extension ClosedForm {
    /// The visible view of a stack that grows along the axis at the least cost; nil if several do, or if it is not known.
    mutating func growing(in stack: StackContext, _ lowering: inout Lowering) -> ItemID? {
        findCosts(inside: stack, stack.axis, &lowering)
        var best: (view: ItemID, cost: GrowthCost)?
        var isTied = false
        for view in stack.visible {
            let cost = cost(of: view, stack.axis, &lowering)
            guard cost.isKnown else { return nil }
            guard let known = best else {
                best = (view, cost)
                continue
            }
            guard let isLess = cost.isLess(than: known.cost) else {
                isTied = true
                continue
            }
            if isLess { (best, isTied) = ((view, cost), false) }
        }
        return isTied ? nil : best?.view
    }

    /// What the growing of the stacks inside costs along an axis, innermost first, as far as it is not known.
    private mutating func findCosts(inside stack: StackContext, _ axis: Axis, _ lowering: inout Lowering) {
        costs += repeatElement(nil, count: stacks.count * 2 - costs.count)
        lowering.outline.bringUpToDate(viewsOf: stack.id, lowering.tree)
        var found = unknown(among: stack.all, axis)
        var next = 0
        while next < found.count {
            lowering.outline.bringUpToDate(viewsOf: found[next], lowering.tree)
            found += unknown(among: lowering.tree[found[next]].stack?.arrangedSubviews ?? [], axis)
            next += 1
        }
        for id in found.reversed() {
            guard let context = lowering.stackContext(id) else { continue }
            costs[place(id, axis)] =
                axis == context.axis ? costAlong(context, &lowering) : costAcross(context, &lowering)
        }
    }

    /// The stacks among views whose costs are not known. Where a cost is known, those of the stacks inside are too.
    private func unknown(among views: [ItemID], _ axis: Axis) -> [ItemID] {
        views.filter { places[Int($0.index)] >= 0 && costs[place($0, axis)] == nil }
    }

    private func place(_ stack: ItemID, _ axis: Axis) -> Int { Int(places[Int(stack.index)]) * 2 + axis.rawValue }

    /// Forgets what the growing of stacks costs in which something changed, and of all around them.
    mutating func forgetCosts(of stacks: some Sequence<ItemID>) {
        for id in stacks where places[Int(id.index)] >= 0 {
            for axis in Axis.allCases where place(id, axis) < costs.count { costs[place(id, axis)] = nil }
        }
    }

    private mutating func costAlong(_ stack: StackContext, _ lowering: inout Lowering) -> GrowthCost {
        if stack.attributes.distribution == .fillEqually {
            return sum(stack.visible, stack.axis, &lowering).divided(by: Double(stack.visible.count))
        }
        var best = GrowthCost.unknown
        for (number, view) in stack.visible.enumerated() {
            let cost = cost(of: view, stack.axis, &lowering)
            guard cost.isKnown else { return .unknown }
            if number == 0 || cost.isLess(than: best) == true { best = cost }
        }
        return best
    }

    private mutating func costAcross(_ stack: StackContext, _ lowering: inout Lowering) -> GrowthCost {
        // The canvas alone grows; views that share an edge keep their lengths.
        guard stack.attributes.alignment == .fill else { return GrowthCost(StackMetrics.spanningFit) }
        return sum(stack.all, stack.axis.cross, &lowering)
    }

    private mutating func sum(_ views: [ItemID], _ axis: Axis, _ lowering: inout Lowering) -> GrowthCost {
        var sum = GrowthCost.nothing
        for view in views { sum.add(cost(of: view, axis, &lowering)) }
        return sum
    }

    /// What each point costs by which a view grows along an axis beyond what it needs.
    private func cost(of id: ItemID, _ axis: Axis, _ lowering: inout Lowering) -> GrowthCost {
        if lowering.outline[id].traits.contains(.stack) { return costs[place(id, axis)] ?? .unknown }
        let natural = lowering.naturalSize(of: id)[axis]
        guard natural >= 0 else { return .nothing }
        return GrowthCost(lowering.huggingPriority(of: id, natural, axis))
    }
}
