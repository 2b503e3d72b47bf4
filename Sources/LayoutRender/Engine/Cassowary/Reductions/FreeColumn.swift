/// Free column: x has no limit and no cost; a row computes x.
///
/// In one row, a free column singleton; the row is dropped:
///
///     p:   a x + others  = c            x := (c - others) / a
///
/// In two rows, free column substitution; x cancels in the second row:
///
///     p:   a x + others  = c            x := (c - others) / a
///     q:   k x + more    = d     =>     q:   more - (k / a) others = d - (k / a) c
///
///     cost      none
///     value     (c - others) / a
///     explain   nothing: x has no limits
enum FreeColumn: ReductionRule {
    /// The column is in one row.
    static func apply(_ column: ColumnIndex, to presolve: inout Presolve) {
        let entry = presolve.pool.first(ofColumn: column)
        save(entry, &presolve)
        presolve.removeRow(entry.row)
    }

    /// Saves the other terms of a row, from which the column is computed, and seals their columns: none of them may
    /// become an aggregate's summand any more.
    private static func save(_ entry: RowPool.Entry, _ presolve: inout Presolve) {
        let start = presolve.savedTerms.endIndex
        var index = presolve.pool.rows[entry.row].head
        while index.exists {
            let other = presolve.pool.entries[index]
            if other.column != entry.column {
                presolve.columns[other.column].isSealed = true
                presolve.savedTerms.append((other.column, other.coefficient))
            }
            index = other.nextInRow
        }
        presolve.append(
            Reduction(
                kind: .freeColumn, column: entry.column, row: entry.row, coefficient: entry.coefficient,
                terms: start..<presolve.savedTerms.endIndex))
    }

    /// The column is in two rows; substitutes it in the longer one unless that row gets too long, or the shorter row's
    /// coefficient is so small that the quotient would magnify rounding.
    static func substitute(_ column: ColumnIndex, in presolve: inout Presolve) {
        var p = presolve.pool.first(ofColumn: column)
        var q = presolve.pool.entries[p.nextInColumn]
        let isShorter = presolve.pool.rows[q.row].count < presolve.pool.rows[p.row].count
        let ratio = (p.coefficient / q.coefficient).magnitude
        if ratio < 0.05 || (isShorter && ratio < 20) { swap(&p, &q) }
        guard presolve.pool.rows[p.row].count <= 40 else { return }
        let length = lengthAfterSubstituting(column, p.row, q.row, presolve)
        guard length <= max(presolve.queue.lengthLimit, presolve.pool.rows[q.row].count) else {
            presolve.queue.postponed.append(column)
            return
        }
        save(p, &presolve)
        presolve.transfer(to: q.row, from: p.row, q.coefficient / p.coefficient)
        let factor = -q.coefficient / p.coefficient
        presolve.isRowEliminated[p.row] = true
        var index = presolve.pool.rows[p.row].head
        while index.exists {
            let entry = presolve.pool.entries[index]
            index = entry.nextInRow
            guard entry.column != column else { continue }
            presolve.work += 1
            let coefficient = factor * entry.coefficient
            let present = presolve.pool.find(q.row, entry.column)
            if present.exists {
                presolve.addToEntry(present, coefficient)
            } else {
                presolve.pool.add(q.row, entry.column, coefficient)
            }
        }
        presolve.removeRow(p.row)
        while presolve.pool.columns[column].head.exists { presolve.pool.remove(presolve.pool.columns[column].head) }
        presolve.noteRow(q.row)
    }

    /// How many entries row q would have; costly column singletons of both rows end as one aggregate.
    private static func lengthAfterSubstituting(
        _ column: ColumnIndex, _ p: RowIndex, _ q: RowIndex, _ presolve: Presolve
    ) -> Int32 {
        var length = presolve.pool.rows[p].count + presolve.pool.rows[q].count - 2
        var hasCostlySingleton = false
        presolve.pool.forEachEntry(ofRow: p) { entry in
            guard entry.column != column else { return }
            if presolve.pool.find(q, entry.column).exists { length -= 1 }
            if presolve.pool.columns[entry.column].count == 1, presolve.columns[entry.column].hasCost {
                hasCostlySingleton = true
            }
        }
        let known = presolve.queue.costlySingletons[q]
        if hasCostlySingleton, known.exists, !presolve.columns[known].isEliminated,
            presolve.pool.columns[known].count == 1
        {
            length -= 1
        }
        return length
    }

    /// A free column has no cost.
    static func gather(
        _ reduction: Reduction, _ plan: inout Plan, _ program: ConstraintProgram, reshaped: [ColumnIndex]?
    ) {}

    /// Value: computed from the saved terms of the row.
    static func assign(_ reduction: Reduction, _ plan: inout Plan) -> Bool {
        var sum = plan.constants[reduction.row]
        var open = Openness.decided
        for term in reduction.terms {
            let (other, coefficient) = plan.presolve.savedTerms[term]
            sum -= coefficient * plan.values[other]
            open = max(open, plan.openness[other])
        }
        plan.values[reduction.column] = sum / reduction.coefficient
        plan.mark(reduction.column, open)
        return true
    }

    /// Edit: the value depends on all other columns of the row.
    static func forEachInput(_ reduction: Reduction, _ presolve: Presolve, _ body: (ColumnIndex) -> Void) {
        for term in reduction.terms { body(presolve.savedTerms[term].column) }
    }

    /// A free column has no cost.
    static func noteCost(
        _ reduction: Reduction, at index: ReductionIndex, _ plan: Plan, _ dependencies: DependencyIndex,
        _ changes: inout Plan.Changes
    ) {}
}
