/// What variables cost, put together from their constraints and their copies.
extension Plan {
    /// Reads what a variable costs, where nothing but its own constraints speaks of it, in the plainest form.
    /// - Returns: false where it costs otherwise.
    @inline(__always)
    func read(_ v: Int, into cost: inout PlainCost, _ program: ConstraintProgram) -> Bool {
        let unknown = elimination.unknowns[v]
        guard unknown.copyHead < 0 else { return false }
        if unknown.error >= 0, !cost.add(elimination.errorItem(unknown.error, program)) { return false }
        let items = elimination.items.span
        var next = unknown.itemHead
        while next >= 0 {
            let item = items[Int(next)]
            next = item.next
            guard cost.add(item) else { return false }
        }
        if v < elimination.classes.roots.count, elimination.classes.roots[v] == v {
            (cost.low, cost.high) = limits(of: v, program, cost.low, cost.high)
        }
        return true
    }

    /// Puts together what a variable costs: limits and items of its own, minimums of its class, costs of its copies.
    mutating func draft(_ v: Int, _ program: ConstraintProgram) {
        functions.draft.reset()
        var next = elimination.unknowns[v].itemHead
        while next >= 0 {
            let item = elimination.items[Int(next)]
            functions.draft.add(item)
            next = item.next
        }
        let error = elimination.unknowns[v].error
        if error >= 0 { functions.draft.add(elimination.errorItem(error, program)) }
        if v < elimination.classes.roots.count, elimination.classes.roots[v] == v {
            let (low, high) = (functions.draft.low, functions.draft.high)
            (functions.draft.low, functions.draft.high) = limits(of: v, program, low, high)
        }
        var copy = elimination.unknowns[v].copyHead
        while copy >= 0 {
            let step = elimination.steps[Int(elimination.unknowns[Int(copy)].step)]
            functions.addCopy(
                of: Int(copy), slope: -step.otherCoefficient / step.coefficient,
                offset: constants[Int(step.row)] / step.coefficient)
            copy = elimination.unknowns[Int(copy)].nextCopy
        }
    }

    /// A range narrowed by the minimums of a class.
    @inline(__always)
    private func limits(
        of root: Int, _ program: ConstraintProgram, _ low: Double, _ high: Double
    ) -> (low: Double, high: Double) {
        var (low, high) = (low, high)
        for place in elimination.classes.members(of: Int32(truncatingIfNeeded: root)) {
            let member = Int(elimination.classes.order[place])
            guard program.minimums[member].isFinite else { continue }
            let scale = elimination.classes.scales[member]
            let limit = (program.minimums[member] - elimination.classes.offsets[member]) / scale
            if scale > 0 { low = max(low, limit) } else { high = min(high, limit) }
        }
        return (low, high)
    }
}
