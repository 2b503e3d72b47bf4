/// The costs of columns: unary terms, limits, and costs of copies.
extension Plan {
    /// Gathers the cost function of a column, in the plainest form that holds it.
    /// - Parameters:
    ///   - reshaped: see `ReductionRule.gather`.
    ///   - rangeOnly: whether an aggregate's function is not needed, only its range.
    mutating func gatherCost(
        of column: ColumnIndex, _ program: ConstraintProgram, _ reshaped: [ColumnIndex]?, rangeOnly: Bool = false
    ) {
        if presolve.columns[column].isAggregate {
            if convolve(column, reshaped) {
                functions.keep(convolutions[convolutionOf[column]], as: column, rangeOnly: rangeOnly)
            }
        } else if presolve.columns[column].hasCost {
            var cost = PlainCost()
            if read(column, into: &cost, program) {
                if !Tolerance.hasRange(cost.low, cost.high) { faults.append(.range(column)) }
                functions.keep(cost, as: column)
            } else {
                draft(column, program)
                if !functions.draft.hasRange { faults.append(.range(column)) }
                functions.keepDraft(as: column)
            }
        }
    }

    /// Reads the cost of a column without copies in the plainest form.
    /// - Returns: false where the cost has another form.
    @inline(__always)
    private func read(_ column: ColumnIndex, into cost: inout PlainCost, _ program: ConstraintProgram) -> Bool {
        let state = presolve.columns[column]
        guard state.firstCopy.isNone else { return false }
        if state.penalizedConstraint.exists,
            !cost.add(presolve.penaltyTerm(state.penalizedConstraint, program))
        {
            return false
        }
        let unaryTerms = presolve.unaryTerms.elements.span
        var next = state.firstUnaryTerm
        while next.exists {
            let term = unaryTerms[next]
            next = term.next
            guard cost.add(term) else { return false }
        }
        if presolve.classes.isRoot(column), presolve.columns[column].isBounded {
            (cost.low, cost.high) = limits(of: Variable(column), program, cost.low, cost.high)
        }
        return true
    }

    /// Drafts the cost of a column: unary terms, error, minimums of the alias class, costs of the copies.
    mutating func draft(_ column: ColumnIndex, _ program: ConstraintProgram) {
        functions.draft.reset()
        presolve.forEachUnaryTerm(of: column) { functions.draft.add($0) }
        let penalized = presolve.columns[column].penalizedConstraint
        if penalized.exists { functions.draft.add(presolve.penaltyTerm(penalized, program)) }
        if presolve.classes.isRoot(column), presolve.columns[column].isBounded {
            let (low, high) = (functions.draft.low, functions.draft.high)
            (functions.draft.low, functions.draft.high) = limits(of: Variable(column), program, low, high)
        }
        var copy = presolve.columns[column].firstCopy
        while copy.exists {
            let (slope, offset) = DoubletonEquation.copy(presolve.reduction(of: copy), self)
            functions.addCopy(of: copy, slope: slope, offset: offset)
            copy = presolve.columns[copy].next
        }
    }

    /// A range narrowed by the minimums of a class.
    @inline(__always)
    private func limits(
        of root: Variable, _ program: ConstraintProgram, _ low: Double, _ high: Double
    ) -> (low: Double, high: Double) {
        var (low, high) = (low, high)
        for place in presolve.classes.members(of: root) {
            let member = presolve.classes.order[place]
            guard program.minimum(of: member).isFinite else { continue }
            let scale = presolve.classes.ties[member].scale
            let limit = (program.minimum(of: member) - presolve.classes.ties[member].offset) / scale
            if scale > 0 { low = max(low, limit) } else { high = min(high, limit) }
        }
        return (low, high)
    }
}
