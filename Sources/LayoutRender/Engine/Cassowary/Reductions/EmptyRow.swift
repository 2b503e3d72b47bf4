/// Empty row: no column is left in the row.
///
///     p:   0 = c         holds, or the program is infeasible
///
/// A constraint that is written without any variable keeps its relation: `0 <= c`, `0 = c` or `0 >= c`.
enum EmptyRow: ReductionRule {
    /// Removes the row; whether it holds is checked when the constants are known.
    static func apply(_ row: RowIndex, keepsRelation: Bool = false, to presolve: inout Presolve) {
        presolve.isRowEliminated[row] = true
        presolve.reductions.append(Reduction(kind: .emptyRow, keepsRelation: keepsRelation, row: row))
    }

    /// Check: the constant must be 0 up to rounding, or fulfil the relation of a constraint without variables.
    static func gather(
        _ reduction: Reduction, _ plan: inout Plan, _ program: ConstraintProgram, reshaped: [ColumnIndex]?
    ) {
        let row = reduction.row
        let constant = plan.constants[row]
        let tolerance = Tolerance.feasibility * plan.sizes[row]
        let relation = reduction.keepsRelation ? program[plan.presolve.rowConstraints[row]].relation : .equal
        let holds =
            switch relation {
            case .equal: constant.magnitude <= tolerance
            case .lessThanOrEqual: constant >= -tolerance
            case .greaterThanOrEqual: constant <= tolerance
            }
        if !holds { plan.faults.append(.row(row)) }
    }

    /// No column gets a value.
    static func assign(_ reduction: Reduction, _ plan: inout Plan) -> Bool { false }

    /// Edit: another constant is checked again.
    static func noteConstant(
        _ reduction: Reduction, at index: ReductionIndex, _ plan: Plan, _ dependencies: DependencyIndex,
        _ changes: inout Plan.Changes
    ) {
        changes.forward.insert(index)
    }

    /// An empty row has no costs.
    static func noteCost(
        _ reduction: Reduction, at index: ReductionIndex, _ plan: Plan, _ dependencies: DependencyIndex,
        _ changes: inout Plan.Changes
    ) {}
}
