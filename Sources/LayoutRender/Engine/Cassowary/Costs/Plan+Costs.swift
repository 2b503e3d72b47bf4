/// The costs of columns: unary terms, limits, and costs of copies.
extension Plan {
    /// Gathers the cost function of a column.
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
            draft(column, program)
            if !functions.draft.hasRange { faults.append(.range(column)) }
            functions.keepDraft(as: column)
        }
    }

    /// Drafts the cost of a column: unary terms, error, minimums of the alias class, costs of the copies.
    mutating func draft(_ column: ColumnIndex, _ program: ConstraintProgram) {
        functions.draft.reset()
        presolve.forEachUnaryTerm(of: column) { functions.draft.add($0) }
        let penalized = presolve.columns[column].penalizedConstraint
        if penalized.exists { functions.draft.add(presolve.penaltyTerm(penalized, program)) }
        if presolve.classes.isRoot(column), presolve.columns[column].isBounded { limitDraft(by: Variable(column), program) }
        var copy = presolve.columns[column].firstCopy
        while copy.exists {
            let (slope, offset) = DoubletonEquation.copy(presolve.reduction(of: copy), self)
            functions.addCopy(of: copy, slope: slope, offset: offset)
            copy = presolve.columns[copy].next
        }
    }

    /// Narrows the draft's range by the minimums of a class.
    private mutating func limitDraft(by root: Variable, _ program: ConstraintProgram) {
        for place in presolve.classes.members(of: root) {
            let member = presolve.classes.order[place]
            guard program.minimum(of: member).isFinite else { continue }
            let scale = presolve.classes.ties[member].scale
            let limit = (program.minimum(of: member) - presolve.classes.ties[member].offset) / scale
            if scale > 0 {
                functions.draft.low = max(functions.draft.low, limit)
            } else {
                functions.draft.high = min(functions.draft.high, limit)
            }
        }
    }
}
