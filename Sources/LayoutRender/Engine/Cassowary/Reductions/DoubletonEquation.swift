/// Doubleton equation: two columns are left in the row, and one becomes a copy of the other.
///
///     p:   a x + b y           = c            x = (c - b y) / a
///     q:   k x + l y + others  = d     =>     q:   (l - k b / a) y + others = d - (k / a) c
///
///     cost      f_y(y) += f_x((c - b y) / a)       y takes over the cost of x, its limits among it
///     value     x = (c - b y) / a
///     explain   a limit of y that came from x: row p, and whatever limits x
///
/// An aggregate, or else the column with fewer rows, is x. Two columns with costs and without another row become
/// summands of one aggregate instead: the aggregate keeps equal claims apart.
enum DoubletonEquation: ReductionRule {
    /// Makes one column a copy of the other: an aggregate first, else the column in fewer rows, else the later one. Two
    /// columns with costs and without other rows become summands instead.
    static func apply(_ row: RowIndex, to presolve: inout Presolve) {
        var x = presolve.pool.first(ofRow: row)
        var y = presolve.pool.entries[x.nextInRow]
        let counts = (presolve.pool.columns[x.column].count, presolve.pool.columns[y.column].count)
        let areCostly = presolve.columns[x.column].hasCost && presolve.columns[y.column].hasCost
        if counts == (1, 1), areCostly, presolve.mayAggregate(x.column), presolve.mayAggregate(y.column) {
            presolve.queue.costlySingletons[row] = x.column
            Aggregation.apply(y.column, to: &presolve)
            return
        }
        let areAggregates = (presolve.columns[x.column].isAggregate, presolve.columns[y.column].isAggregate)
        let isSecond =
            areAggregates.1
            || !areAggregates.0 && (counts.0 != counts.1 ? counts.0 > counts.1 : x.column < y.column)
        if isSecond { swap(&x, &y) }
        presolve.append(
            Reduction(
                kind: .doubletonEquation, column: x.column, row: row, coefficient: x.coefficient, other: y.column,
                otherCoefficient: y.coefficient))
        presolve.removeRow(row)
        if presolve.columns[x.column].hasCost {
            presolve.columns[x.column].next = presolve.columns[y.column].firstCopy
            presolve.columns[y.column].firstCopy = x.column
            presolve.columns[y.column].hasCost = true
        }
        replace(x, by: y, row, &presolve)
        if presolve.pool.columns[y.column].count <= 2 { presolve.queueColumn(y.column) }
    }

    /// Puts y for x in every other row of x.
    private static func replace(
        _ x: RowPool.Entry, by y: RowPool.Entry, _ row: RowIndex, _ presolve: inout Presolve
    ) {
        var index = presolve.pool.columns[x.column].head
        while index.exists {
            let other = presolve.pool.entries[index]
            presolve.work += 1
            presolve.transfer(to: other.row, from: row, other.coefficient / x.coefficient)
            let coefficient = -other.coefficient * y.coefficient / x.coefficient
            let present = presolve.pool.find(other.row, y.column)
            if present.exists {
                presolve.removeEntry(index)
                presolve.addToEntry(present, coefficient)
            } else {
                presolve.pool.relabel(index, to: y.column, coefficient)
            }
            presolve.noteRow(other.row)
            index = other.nextInColumn
        }
    }

    /// A copy x as a function of y: `x = slope * y + offset`.
    @inline(__always)
    static func copy(_ reduction: Reduction, _ plan: Plan) -> (slope: Double, offset: Double) {
        (-reduction.otherCoefficient / reduction.coefficient, plan.constants[reduction.row] / reduction.coefficient)
    }

    /// Cost: the copy's function, which the original adds to the original's function.
    static func gather(
        _ reduction: Reduction, _ plan: inout Plan, _ program: ConstraintProgram, reshaped: [ColumnIndex]?
    ) {
        // An aggregate looks through a transparent column, which then needs no function of its own.
        guard !plan.presolve.columns[reduction.column].isTransparent else { return }
        plan.gatherCost(of: reduction.column, program, reshaped)
    }

    /// Value: the copy follows from its original.
    static func assign(_ reduction: Reduction, _ plan: inout Plan) -> Bool {
        // A copy that an aggregate sees through y has its value from the aggregate.
        let other = plan.presolve.columns[reduction.other]
        guard !other.isTransparent || other.firstCopy != reduction.column else { return false }
        let (x, y) = (reduction.column, reduction.other)
        plan.values[x] =
            (plan.constants[reduction.row] - reduction.otherCoefficient * plan.values[y]) / reduction.coefficient
        plan.mark(x, plan.openness[y])
        plan.shareOut(x)
        return true
    }

    /// The value of y from that of its copy x, where y is transparent.
    @inline(__always)
    static func valueOfOther(_ reduction: Reduction, _ plan: Plan) -> Double {
        (plan.constants[reduction.row] - reduction.coefficient * plan.values[reduction.column])
            / reduction.otherCoefficient
    }

    /// The limit that copy x gives to y, on y's low or high side; and the side of x that it comes from.
    ///
    /// A transparent copy has no function of its own. The only copy gives the limit.
    static func limitOfOther(
        _ reduction: Reduction, isLow: Bool, _ plan: Plan
    ) -> (limit: Double, isLow: Bool) {
        let slope = -reduction.coefficient / reduction.otherCoefficient
        let isLowOfCopy = isLow == (slope > 0)
        let shape = plan.functions.shapes[reduction.column]
        let limit =
            plan.presolve.columns[reduction.column].isTransparent ? 0 : isLowOfCopy ? shape.low : shape.high
        return (plan.constants[reduction.row] / reduction.otherCoefficient + slope * limit, isLowOfCopy)
    }

    /// Edit: the copy's value depends on its original's.
    static func forEachInput(_ reduction: Reduction, _ presolve: Presolve, _ body: (ColumnIndex) -> Void) {
        body(reduction.other)
    }

    /// Edit: another constant shifts the copy's function within its original's.
    static func noteConstant(
        _ reduction: Reduction, at index: ReductionIndex, _ plan: Plan, _ dependencies: DependencyIndex,
        _ changes: inout Plan.Changes
    ) {
        guard plan.presolve.columns[reduction.column].hasCost else { return }
        // An aggregate that looks through the copy is shifted.
        if plan.presolve.columns[reduction.other].isTransparent { changes.areAggregatesTouched = true }
        changes.forward.insert(plan.presolve.columns[reduction.other].reduction)
    }

    /// Edit: a changed function of the copy changes its original's, and the copy's value.
    static func noteCost(
        _ reduction: Reduction, at index: ReductionIndex, _ plan: Plan, _ dependencies: DependencyIndex,
        _ changes: inout Plan.Changes
    ) {
        plan.noteReshaped(reduction.column, &changes)
        changes.forward.insert(plan.presolve.columns[reduction.other].reduction)
        changes.backward.insert(index)
    }
}

extension Presolve {
    /// The column that a copy is a copy of; nil for other columns.
    func original(ofCopy column: ColumnIndex) -> ColumnIndex? {
        let reduction = reduction(of: column)
        return reduction.kind == .doubletonEquation ? reduction.other : nil
    }
}
