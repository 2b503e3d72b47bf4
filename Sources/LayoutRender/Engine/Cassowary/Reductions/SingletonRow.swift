/// Singleton row: one column is left in the row, and the row fixes the column.
///
///     p:   a x           = c            x := c / a
///     q:   k x + others  = d     =>     q:   others = d - (k / a) c          for every other row q of x
///
///     cost      none, but the value must lie in the range of x
///     value     c / a
///     explain   row p, and whatever limits x on the side where c / a lies
enum SingletonRow: ReductionRule {
    /// Fixes the column, and moves its terms in other rows to their constants.
    static func apply(_ row: RowIndex, to presolve: inout Presolve) {
        let entry = presolve.pool.first(ofRow: row)
        presolve.append(Reduction(kind: .singletonRow, column: entry.column, row: row, coefficient: entry.coefficient))
        presolve.removeRow(row)
        var index = presolve.pool.columns[entry.column].head
        while index.exists {
            let other = presolve.pool.entries[index]
            presolve.transfer(to: other.row, from: row, other.coefficient / entry.coefficient)
            presolve.removeEntry(index)
            presolve.noteRow(other.row)
            index = other.nextInColumn
        }
    }

    /// Cost: none is passed on, but a value outside of the column's range is a fault.
    static func gather(
        _ reduction: Reduction, _ plan: inout Plan, _ program: ConstraintProgram, reshaped: [ColumnIndex]?
    ) {
        let column = reduction.column
        plan.gatherCost(of: column, program, reshaped, rangeOnly: true)
        let value = value(of: reduction, plan)
        let shape = plan.functions.shapes[column]
        let tolerance = Tolerance.feasibility * max(1, value.magnitude)
        if value < shape.low - tolerance || value > shape.high + tolerance { plan.faults.append(.fixed(column)) }
    }

    /// Value: the constant divided by the coefficient.
    static func assign(_ reduction: Reduction, _ plan: inout Plan) -> Bool {
        plan.values[reduction.column] = value(of: reduction, plan)
        plan.mark(reduction.column, .decided)
        plan.shareOut(reduction.column)
        return true
    }

    /// The value that the row gives the column.
    @inline(__always)
    private static func value(of reduction: Reduction, _ plan: Plan) -> Double {
        plan.constants[reduction.row] / reduction.coefficient
    }

    /// Explain: the row's own constraints, and the limit that the value misses.
    static func explain(_ column: ColumnIndex, _ explanation: inout Explanation) {
        let reduction = explanation.plan.presolve.reduction(of: column)
        explanation.add(row: reduction.row)
        let value = value(of: reduction, explanation.plan)
        explanation.limit(column, isLow: value < explanation.plan.functions.shapes[column].low)
    }

    /// Edit: another constant gives another value, which is checked again.
    static func noteConstant(
        _ reduction: Reduction, at index: ReductionIndex, _ plan: Plan, _ dependencies: DependencyIndex,
        _ changes: inout Plan.Changes
    ) {
        changes.forward.insert(index)
    }
}
