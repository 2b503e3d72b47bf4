/// Which row or column is looked at next, and the changes of the matrix that all reductions share.
extension Presolve {
    /// Queues a row that may have become empty, a singleton or a doubleton.
    mutating func queueRow(_ row: RowIndex) {
        guard !queue.isRowQueued[row] else { return }
        queue.isRowQueued[row] = true
        queue.cheap.append((row, .none))
    }

    /// Queues a column that has few entries left.
    mutating func queueColumn(_ column: ColumnIndex) {
        guard !columns[column].isInCheapQueue else { return }
        columns[column].isInCheapQueue = true
        queue.cheap.append((.none, column))
    }

    /// Queues a column for the reductions that cost more.
    mutating func queueCostly(_ column: ColumnIndex) {
        guard !columns[column].isInCostlyQueue else { return }
        columns[column].isInCostlyQueue = true
        queue.costly.append(column)
    }

    /// Whether a column may become a summand.
    @inline(__always)
    func mayAggregate(_ column: ColumnIndex) -> Bool { unmergeable.isEmpty || !unmergeable.contains(column) }

    /// Looks at rows and columns until no reduction applies: cheap reductions first, then costly ones, longer rows last.
    ///
    /// A column whose elimination would make a row longer than it is, and longer than `queue.lengthLimit`, is postponed. When
    /// nothing else is left the limit rises, by 1 up to 8 and then by 8 up to 32; a column postponed then stays.
    mutating func drainQueues() {
        while true {
            if queue.cheapNext < queue.cheap.count {
                let (row, column) = queue.cheap[queue.cheapNext]
                queue.cheapNext += 1
                if row.exists { examine(row: row) } else { examineCheaply(column) }
            } else if queue.costlyNext < queue.costly.count {
                let column = queue.costly[queue.costlyNext]
                queue.costlyNext += 1
                examine(column)
            } else if !queue.postponed.isEmpty, queue.lengthLimit < 32 {
                queue.lengthLimit += queue.lengthLimit < 8 ? 1 : 8
                let again = queue.postponed
                queue.postponed = []
                for column in again { queueCostly(column) }
            } else {
                break
            }
        }
        queue = PresolveQueue()
    }

    /// Applies the reduction of a row with fewer than three entries.
    private mutating func examine(row: RowIndex) {
        queue.isRowQueued[row] = false
        guard !isRowEliminated[row] else { return }
        work += 1
        switch pool.rows[row].count {
        case 0: EmptyRow.apply(row, to: &self)
        case 1: SingletonRow.apply(row, to: &self)
        case 2: DoubletonEquation.apply(row, to: &self)
        default: break
        }
    }

    /// Applies the reductions of a column that fill in nothing, and queues the column for the others.
    private mutating func examineCheaply(_ column: ColumnIndex) {
        columns[column].isInCheapQueue = false
        guard !columns[column].isEliminated else { return }
        if pool.columns[column].count == 1, !columns[column].hasCost {
            FreeColumn.apply(column, to: &self)
        } else if pool.columns[column].count == 1 || !columns[column].hasCost {
            queueCostly(column)
        }
    }

    /// Applies aggregation or substitution to a column.
    private mutating func examine(_ column: ColumnIndex) {
        columns[column].isInCostlyQueue = false
        guard !columns[column].isEliminated else { return }
        work += 1
        switch (pool.columns[column].count, columns[column].hasCost) {
        case (1, false): FreeColumn.apply(column, to: &self)
        case (1, true) where mayAggregate(column): Aggregation.apply(column, to: &self)
        case (2, false): FreeColumn.substitute(column, in: &self)
        default: break
        }
    }

    /// Keeps a reduction and eliminates the reduced column.
    mutating func append(_ reduction: Reduction) {
        columns[reduction.column].eliminate(by: reductions.endIndex)
        reductions.append(reduction)
    }

    /// `constant[row] -= factor * constant[source]`
    /// Recorded and not computed: the plan replays the transfers for other constants, without a new presolve.
    mutating func transfer(to row: RowIndex, from source: RowIndex, _ factor: Double) {
        transfers.append((row, source, factor))
    }

    /// Queues reductions of a row that got shorter or got other columns.
    /// Rows of more than 8 entries are not searched, which bounds the work of a change.
    mutating func noteRow(_ row: RowIndex) {
        let count = pool.rows[row].count
        if count <= 2 {
            queueRow(row)
        } else if count <= 8 {
            var index = pool.rows[row].head
            while index.exists {
                let entry = pool.entries[index]
                if pool.columns[entry.column].count <= 2 { queueCostly(entry.column) }
                index = entry.nextInRow
            }
        }
    }

    /// Removes an entry, and queues its column if few entries are left.
    mutating func removeEntry(_ index: EntryIndex) {
        let column = pool.entries[index].column
        pool.remove(index)
        work += 1
        if !columns[column].isEliminated, pool.columns[column].count <= 2 { queueColumn(column) }
    }

    /// Adds to an entry's coefficient; removes the entry where the sum cancels.
    mutating func addToEntry(_ index: EntryIndex, _ change: Double) {
        let before = pool.entries[index].coefficient
        let sum = before + change
        if sum.magnitude <= Tolerance.cancellation * (before.magnitude + change.magnitude) {
            removeEntry(index)
        } else {
            pool.setCoefficient(index, sum)
        }
    }

    /// Removes a row with its entries.
    mutating func removeRow(_ row: RowIndex) {
        isRowEliminated[row] = true
        while pool.rows[row].head.exists { removeEntry(pool.rows[row].head) }
    }
}
