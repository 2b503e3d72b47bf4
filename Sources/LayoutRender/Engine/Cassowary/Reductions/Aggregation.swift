/// Aggregation: columns with costs whose only row is the same become summands of one new column, the aggregate.
///
///     p:   a x + b y + others = c       =>    p:   s + others = c        with s = a x + b y
///
///     cost      f_s = the infimal convolution of f_x(z / a) and f_y(z / b): the least total cost of each total
///     value     s is shared out among the summands as cheaply as can be, equal claims in the order of the columns
///     explain   a limit of s: a limit of every summand
///
/// An aggregate looks through transparent summands: aggregates, and columns with no cost but one copy's. So a long
/// chain of aggregates, each shifted by a constant, is convolved once and not once at each link.
enum Aggregation: ReductionRule {
    /// Makes the column and the costly column singleton that the row had before, if any, summands of one aggregate.
    static func apply(_ column: ColumnIndex, to presolve: inout Presolve) {
        let mine = presolve.pool.columns[column].head
        let row = presolve.pool.entries[mine].row
        let known = presolve.queue.costlySingletons[row]
        guard
            known.exists, known != column, !presolve.columns[known].isEliminated,
            presolve.pool.columns[known].count == 1, presolve.pool.first(ofColumn: known).row == row
        else {
            presolve.queue.costlySingletons[row] = column
            return
        }
        let theirs = presolve.pool.columns[known].head
        let a = presolve.pool.entries[mine].coefficient
        let b = presolve.pool.entries[theirs].coefficient
        if presolve.columns[known].isAggregate, !presolve.columns[known].isSealed {
            add(column, a / b, to: known, &presolve)
            presolve.removeEntry(mine)
        } else if presolve.columns[column].isAggregate, !presolve.columns[column].isSealed {
            add(known, b / a, to: column, &presolve)
            presolve.removeEntry(theirs)
            presolve.queue.costlySingletons[row] = column
        } else {
            let aggregate = presolve.addColumn()
            presolve.columns[aggregate].hasCost = true
            add(known, b, to: aggregate, &presolve)
            add(column, a, to: aggregate, &presolve)
            presolve.removeEntry(mine)
            presolve.removeEntry(theirs)
            presolve.pool.add(row, aggregate, 1)
            presolve.queue.costlySingletons[row] = aggregate
        }
        presolve.noteRow(row)
    }

    /// Makes a column a summand of an aggregate.
    private static func add(
        _ summand: ColumnIndex, _ coefficient: Double, to aggregate: ColumnIndex, _ presolve: inout Presolve
    ) {
        presolve.append(Reduction(kind: .aggregation, column: summand, coefficient: coefficient, other: aggregate))
        presolve.columns[summand].summandCoefficient = coefficient
        let last = presolve.columns[aggregate].addSummand(summand)
        if last.exists { presolve.columns[last].next = summand }
    }

    /// Cost: gathers the summand's own function, which the aggregate's convolution reads. A transparent column has no
    /// function.
    static func gather(
        _ reduction: Reduction, _ plan: inout Plan, _ program: ConstraintProgram, reshaped: [ColumnIndex]?
    ) {
        let summand = plan.presolve.columns[reduction.column]
        guard !summand.isAggregate, !summand.isTransparent else { return }
        plan.gatherCost(of: reduction.column, program, reshaped)
    }

    /// The value comes with that of the aggregate, see `Plan.shareOut`.
    static func assign(_ reduction: Reduction, _ plan: inout Plan) -> Bool { false }

    /// Explain: a limit of the aggregate comes from the limits of its summands, on the other side for a negative
    /// coefficient.
    static func explain(_ aggregate: ColumnIndex, isLow: Bool, _ explanation: inout Explanation) {
        var summand = explanation.plan.presolve.columns[aggregate].firstSummand
        while summand.exists {
            let column = explanation.plan.presolve.columns[summand]
            explanation.limit(summand, isLow: isLow == (column.summandCoefficient > 0))
            summand = column.next
        }
    }

    /// Edit: a changed function of a summand changes the convolution, which the aggregate's own reduction computes.
    static func noteCost(
        _ reduction: Reduction, at index: ReductionIndex, _ plan: Plan, _ dependencies: DependencyIndex,
        _ changes: inout Plan.Changes
    ) {
        plan.noteReshaped(reduction.column, &changes)
        changes.forward.insert(plan.presolve.columns[reduction.other].reduction)
    }
}

extension Presolve {
    /// Whether a column has a cost besides the costs of its copies.
    fileprivate func hasOwnCost(_ column: ColumnIndex) -> Bool {
        let state = columns[column]
        return state.isBounded || state.firstUnaryTerm.exists || state.penalizedConstraint.exists || state.isAggregate
    }

    /// The copy of a column with one copy; none for other columns.
    fileprivate func onlyCopy(of column: ColumnIndex) -> ColumnIndex? {
        let copy = columns[column].firstCopy
        return copy.exists && columns[copy].next.isNone ? copy : nil
    }
}

extension Presolve {
    /// Marks the columns that aggregates look through, once all reductions are known.
    mutating func markTransparent() {
        for index in reductions.indices where reductions[index].kind == .aggregation {
            let summand = reductions[index].column
            var column = summand
            while !hasOwnCost(column), let copy = onlyCopy(of: column) {
                columns[column].isTransparent = true
                column = copy
            }
            if column != summand, columns[column].isAggregate { columns[column].isTransparent = true }
        }
    }
}
