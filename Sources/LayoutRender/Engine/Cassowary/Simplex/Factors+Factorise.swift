/// The LU factorisation of a basis.
extension Factors {
    /// The state of one factorisation.
    private struct Work {
        /// The current column by rows.
        var values: Table<CoreRow, Double>
        /// The sums of the magnitudes each number is made of.
        var sizes: Table<CoreRow, Double>
        /// The rows that the current column has touched.
        var touched: [CoreRow] = []
        var isTouched: Table<CoreRow, Bool>
        /// For each row without a pivot, in how many of the columns it has an entry.
        var counts: Table<CoreRow, Int32>

        /// Scratch for a basis of so many rows.
        init(rows: Int) {
            values = Table(repeating: 0, count: rows)
            sizes = Table(repeating: 0, count: rows)
            isTouched = Table(repeating: false, count: rows)
            counts = Table(repeating: 0, count: rows)
        }
    }

    /// Factorises columns of the matrix, as many as are independent; the slot of each, or none for those left over.
    ///
    /// 1 columns and rows with a single entry come first, which fills nothing; 2 the other columns follow, shortest
    /// first, eliminated by the columns before (left-looking: Gilbert and Peierls); the pivot's row is the emptiest of
    /// the rows with at least a tenth of the largest coefficient; 3 rows without a pivot take their logical variables.
    ///
    /// - Parameters:
    ///   - isOrdered: the columns are taken as they come, until every row has a pivot.
    ///   - noise: the least pivot, relative to the magnitudes added up in its column.
    mutating func factorise(
        _ columns: [CoreVariable], of matrix: SparseMatrix, isOrdered: Bool, noise: Double,
        effort: inout Int, limit: Int
    ) throws(SolverError) -> (slots: [CoreRow], logicals: [CoreRow]) {
        self = Factors(rows: matrix.rowCount)
        var work = Work(rows: matrix.rowCount)
        var slots: [CoreRow] = Array(equal: .none, count: columns.count)
        for column in columns {
            for e in matrix.entries(ofColumn: column) { work.counts[matrix.rows[e]] += 1 }
        }
        var order: [Int] = Array(columns.indices)
        if !isOrdered { order = takeSingles(columns, matrix, &work, &slots, &effort) }
        for place in order where pivotRows.count < matrix.rowCount {
            eliminate(columns[place], matrix, &work, &effort)
            slots[place] = takeBest(noise, &work)
            if effort > limit { throw .workLimit(limit) }
        }
        var logicals: [CoreRow] = []
        for row in pivotOf.indices where pivotOf[row].isNone {
            eliminate(matrix.logical(of: row), matrix, &work, &effort)
            take(row: row, &work)
            logicals.append(row)
        }
        transpose()
        return (slots, logicals)
    }

    /// Takes columns with one row left, then rows with one column left; returns the places of the other columns,
    /// shortest first. A row with one column is taken only where its entry is at least a tenth of the largest of the
    /// column, as a smaller pivot would make the numbers grow.
    ///
    /// Takes the rows and columns of the basis that are triangular already and need no elimination; only the other
    /// columns are eliminated.
    private mutating func takeSingles(
        _ columns: [CoreVariable], _ matrix: SparseMatrix, _ work: inout Work, _ slots: inout [CoreRow],
        _ effort: inout Int
    ) -> [Int] {
        var placeOf = Table<CoreVariable, Int>(repeating: -1, count: matrix.columnCount)
        var left = columns.map { matrix.length(ofColumn: $0) }
        for (place, column) in columns.enumerated() { placeOf[column] = place }
        var open = columns.indices.filter { left[$0] == 1 }
        var next = 0
        while next < open.count {
            let place = open[next]
            next += 1
            let column = columns[place]
            guard left[place] == 1, slots[place].isNone,
                let row = matrix.entries(ofColumn: column).lazy.map({ matrix.rows[$0] })
                    .first(where: { pivotOf[$0].isNone })
            else { continue }
            load(column, matrix, &work, &effort)
            take(row: row, &work)
            slots[place] = row
            for e in matrix.entries(ofRow: row) {
                let other = placeOf[matrix.columns[e]]
                guard other >= 0 else { continue }
                left[other] -= 1
                if left[other] == 1 { open.append(other) }
            }
        }
        effort += matrix.columns.count / 2
        takeSingleRows(columns, matrix, placeOf, &work, &slots, &effort)
        return columns.indices.filter { slots[$0].isNone }.sorted {
            (left[$0], columns[$0]) < (left[$1], columns[$1])
        }
    }

    /// The second half of `takeSingles`: rows with one column left.
    private mutating func takeSingleRows(
        _ columns: [CoreVariable], _ matrix: SparseMatrix, _ placeOf: Table<CoreVariable, Int>, _ work: inout Work,
        _ slots: inout [CoreRow], _ effort: inout Int
    ) {
        var rows = pivotOf.indices.filter { pivotOf[$0].isNone }
        for row in rows { work.counts[row] = 0 }
        for place in columns.indices where slots[place].isNone {
            for e in matrix.entries(ofColumn: columns[place]) { work.counts[matrix.rows[e]] += 1 }
        }
        rows = rows.filter { work.counts[$0] == 1 }
        var next = 0
        while next < rows.count {
            let row = rows[next]
            next += 1
            guard pivotOf[row].isNone,
                let column = matrix.entries(ofRow: row).lazy.map({ matrix.columns[$0] })
                    .first(where: { placeOf[$0] >= 0 && slots[placeOf[$0]].isNone })
            else { continue }
            load(column, matrix, &work, &effort)
            let largest = work.touched.reduce(0.0) {
                pivotOf[$1].isNone ? max($0, work.values[$1].magnitude) : $0
            }
            guard work.values[row].magnitude >= 0.1 * largest else {
                clear(&work)
                continue
            }
            take(row: row, &work)
            slots[placeOf[column]] = row
            for e in matrix.entries(ofColumn: column) where pivotOf[matrix.rows[e]].isNone {
                work.counts[matrix.rows[e]] -= 1
                if work.counts[matrix.rows[e]] == 1 { rows.append(matrix.rows[e]) }
            }
        }
    }

    /// Puts a column's own numbers in place.
    private func load(
        _ column: CoreVariable, _ matrix: SparseMatrix, _ work: inout Work, _ effort: inout Int
    ) {
        for e in matrix.entries(ofColumn: column) {
            let row = matrix.rows[e]
            work.values[row] = matrix.coefficients[e]
            work.sizes[row] = matrix.coefficients[e].magnitude
            work.isTouched[row] = true
            work.touched.append(matrix.rows[e])
        }
        effort += work.touched.count
    }

    /// Subtracts the columns of the pivots so far: the rest has entries in rows without a pivot only. A number that
    /// cancels but for rounding becomes 0, next to the magnitudes that it was made of.
    private func eliminate(
        _ column: CoreVariable, _ matrix: SparseMatrix, _ work: inout Work, _ effort: inout Int
    ) {
        load(column, matrix, &work, &effort)
        effort += lowerPivots.count / 4
        for pivot in lowerPivots {
            let row = pivotRows[pivot]
            guard work.isTouched[row], work.values[row] != 0 else { continue }
            let value = work.values[row]
            let entries = lower.entries(of: pivot.offset)
            effort += entries.count
            for e in entries {
                let target = lower.rows[e]
                let product = lower.factors[e] * value
                if !work.isTouched[target] {
                    work.isTouched[target] = true
                    work.touched.append(lower.rows[e])
                }
                work.values[target] -= product
                work.sizes[target] += product.magnitude
                if work.values[target].magnitude <= Tolerance.rounding * work.sizes[target] {
                    work.values[target] = 0
                }
            }
        }
    }

    /// Takes the best row for the current column; none if the column is a linear combination of those before it.
    ///
    /// Of the rows whose entry is at least a tenth of the largest, the row that the fewest columns use (Markowitz's
    /// rule, with a threshold against small pivots), then the first.
    private mutating func takeBest(_ noise: Double, _ work: inout Work) -> CoreRow {
        var largest = 0.0
        var size = 0.0
        for row in work.touched {
            size = max(size, work.sizes[row])
            if pivotOf[row].isNone { largest = max(largest, work.values[row].magnitude) }
        }
        var best = CoreRow.none
        if largest > noise * size {
            for row in work.touched
            where pivotOf[row].isNone && work.values[row].magnitude >= 0.1 * largest {
                if best.isNone || (work.counts[row], row) < (work.counts[best], best) { best = row }
            }
        }
        if best.exists { take(row: best, &work) } else { clear(&work) }
        return best
    }

    /// Makes the current column and the row a pivot. Entries in rows that have a pivot go to the upper factor, the
    /// others, divided by the pivot, to the lower one.
    private mutating func take(row: CoreRow, _ work: inout Work) {
        let pivot = work.values[row]
        let index = pivotRows.endIndex
        for other in work.touched where other != row && work.values[other] != 0 {
            if pivotOf[other].exists {
                upper.append(other, work.values[other])
            } else {
                lower.append(other, work.values[other] / pivot)
            }
        }
        if lower.isOpen { lowerPivots.append(index) }
        diagonals.append(pivot)
        pivotRows.append(row)
        pivotOf[row] = index
        lower.close()
        upper.close()
        clear(&work)
    }

    /// Clears the touched rows, and nothing else.
    private func clear(_ work: inout Work) {
        for row in work.touched {
            work.values[row] = 0
            work.sizes[row] = 0
            work.isTouched[row] = false
        }
        work.touched.removeAll(keepingCapacity: true)
    }
}
