/// Empty column: x is in no row, and only the cost of x decides its value.
///
///     cost      none passed on
///     value     where f_x is least; where several values are, the one nearest to the minimum of x, or to 0
///     explain   an empty range: whatever limits x on both sides
enum EmptyColumn: ReductionRule {
    /// Cost: the whole function, whose least point is the value.
    static func gather(
        _ reduction: Reduction, _ plan: inout Plan, _ program: ConstraintProgram, reshaped: [ColumnIndex]?
    ) {
        let column = reduction.column
        if isUnconstrained(column, plan.presolve) {
            let minimum = program.minimum(of: Variable(column))
            plan.values[column] = minimum.isFinite ? minimum : 0
            plan.mark(column, .unconstrained)
            return
        }
        if !plan.presolve.columns[column].isAggregate, plan.presolve.columns[column].hasCost {
            plan.draft(column, program)
        } else {
            plan.gatherCost(of: column, program, reshaped)
            plan.functions.loadDraft(column)
        }
        guard let (low, high) = plan.functions.minimiseDraft() else {
            plan.faults.append(.range(column))
            return
        }
        var rest = 0.0
        if column.offset < program.variableCount, program.minimum(of: Variable(column)).isFinite {
            rest = program.minimum(of: Variable(column))
        }
        let value = min(max(rest, low), high)
        plan.values[column] = value
        plan.mark(column, high - low > Tolerance.ambiguity * max(1, value.magnitude) ? .free : .decided)
    }

    /// Value: found while going forward; only a column without cost gets 0 here.
    static func assign(_ reduction: Reduction, _ plan: inout Plan) -> Bool {
        if !plan.presolve.columns[reduction.column].hasCost, plan.openness[reduction.column] != .unconstrained {
            plan.values[reduction.column] = 0
            plan.mark(reduction.column, .free)
        }
        plan.shareOut(reduction.column)
        return true
    }

    /// Whether no constraint has the column's variable, alone or with others.
    private static func isUnconstrained(_ column: ColumnIndex, _ presolve: Presolve) -> Bool {
        let state = presolve.columns[column]
        return presolve.classes.isRoot(column) && presolve.classes.members(of: Variable(column)).count == 1
            && !presolve.isInRows[column] && state.firstUnaryTerm.isNone && state.firstCopy.isNone
            && state.firstSummand.isNone
    }

    /// Nothing that comes later can change the value.
    static var isValuedForward: Bool { true }
}

/// A column that the presolve could not eliminate: the simplex gives it its value, see `Plan.solveCore`.
enum CoreColumn: ReductionRule {
    /// Value: the simplex has set it; an aggregate shares it out.
    static func assign(_ reduction: Reduction, _ plan: inout Plan) -> Bool {
        plan.shareOut(reduction.column)
        return true
    }

    /// Edit: another function means another problem for the core.
    static func noteCost(
        _ reduction: Reduction, at index: ReductionIndex, _ plan: Plan, _ dependencies: DependencyIndex,
        _ changes: inout Plan.Changes
    ) {
        changes.isCoreTouched[dependencies.coreOfColumn[reduction.column]] = true
        changes.backward.insert(index)
    }
}
