import Cassowary

/// Which view of a stack grows where there is room, and at what cost.
extension ClosedForm {
    /// The visible view of a stack that grows along the axis at the least cost; nil if several do, or if it is not known.
    mutating func growing(in stack: StackContext, _ lowering: inout Lowering) -> ItemID? {
        if costs.isEmpty { findCosts(&lowering) }
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

    /// What each stack's growing costs, innermost first.
    mutating func findCosts(_ lowering: inout Lowering) {
        lowering.outline.bringUpToDate(lowering.tree, root: lowering.root)
        costs = Array(repeating: .unknown, count: stacks.count * 2)
        for id in lowering.outline.order.reversed() { findCost(of: id, &lowering) }
    }

    /// What a stack's growing costs, if the costs of the stacks inside are known; nothing for another view.
    mutating func findCost(of id: ItemID, _ lowering: inout Lowering) {
        guard lowering.outline[id].traits.contains(.stack), let context = lowering.stackContext(id) else { return }
        for axis in Axis.allCases {
            costs[Int(places[Int(id.index)]) * 2 + axis.rawValue] =
                axis == context.axis ? costAlong(context, &lowering) : costAcross(context, &lowering)
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
        if lowering.outline[id].traits.contains(.stack) {
            return costs[Int(places[Int(id.index)]) * 2 + axis.rawValue]
        }
        let natural = lowering.naturalSize(of: id)[axis]
        guard natural >= 0 else { return .nothing }
        return GrowthCost(lowering.huggingPriority(of: id, natural, axis))
    }
}
