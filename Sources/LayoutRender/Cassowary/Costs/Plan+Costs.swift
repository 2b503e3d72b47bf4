/// What variables cost, put together from their constraints and their copies.
extension Plan {
    /// Reads what a variable costs, where nothing but its own constraints speaks of it, in the plainest form.
    /// - Returns: false where it costs otherwise.
    @inline(__always)
    func read(_ v: Int, into cost: inout PlainCost, _ program: ConstraintProgram) -> Bool {
        let column = presolve.columns[v]
        guard column.firstCopy < 0 else { return false }
        if column.error >= 0, !cost.add(presolve.penaltyTerm(column.error, program)) { return false }
        let unaryTerms = presolve.unaryTerms.span
        var next = column.firstUnaryTerm
        while next >= 0 {
            let unaryTerm = unaryTerms[Int(next)]
            next = unaryTerm.next
            guard cost.add(unaryTerm) else { return false }
        }
        if v < presolve.classes.roots.count, presolve.classes.roots[v] == v {
            (cost.low, cost.high) = limits(of: v, program, cost.low, cost.high)
        }
        return true
    }

    /// Puts together what a variable costs: limits and unaryTerms of its own, minimums of its class, costs of its copies.
    mutating func draft(_ v: Int, _ program: ConstraintProgram) {
        functions.draft.reset()
        var next = presolve.columns[v].firstUnaryTerm
        while next >= 0 {
            let unaryTerm = presolve.unaryTerms[Int(next)]
            functions.draft.add(unaryTerm)
            next = unaryTerm.next
        }
        let error = presolve.columns[v].error
        if error >= 0 { functions.draft.add(presolve.penaltyTerm(error, program)) }
        if v < presolve.classes.roots.count, presolve.classes.roots[v] == v {
            let (low, high) = (functions.draft.low, functions.draft.high)
            (functions.draft.low, functions.draft.high) = limits(of: v, program, low, high)
        }
        var copy = presolve.columns[v].firstCopy
        while copy >= 0 {
            let reduction = presolve.reductions[Int(presolve.columns[Int(copy)].reduction)]
            functions.addCopy(
                of: Int(copy), slope: -reduction.otherCoefficient / reduction.coefficient,
                offset: constants[Int(reduction.row)] / reduction.coefficient)
            copy = presolve.columns[Int(copy)].nextCopy
        }
    }

    /// A range narrowed by the minimums of a class.
    @inline(__always)
    private func limits(
        of root: Int, _ program: ConstraintProgram, _ low: Double, _ high: Double
    ) -> (low: Double, high: Double) {
        var (low, high) = (low, high)
        for place in presolve.classes.members(of: Int32(truncatingIfNeeded: root)) {
            let member = Int(presolve.classes.order[place])
            guard program.minimums[member].isFinite else { continue }
            let scale = presolve.classes.scales[member]
            let limit = (program.minimums[member] - presolve.classes.offsets[member]) / scale
            if scale > 0 { low = max(low, limit) } else { high = min(high, limit) }
        }
        return (low, high)
    }
}
