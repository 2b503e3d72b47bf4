extension Factors {
    /// The state of one factorisation.
    private struct Work {
        /// The column at hand by rows, the sums of the magnitudes each number is made of, and which rows are touched.
        var values: [Double]
        var sizes: [Double]
        var touched: [Int32] = []
        var isTouched: [Bool]
        /// In how many of the columns each row stands that has no step yet.
        var counts: [Int32]

        init(rows: Int) {
            values = Array(repeating: 0, count: rows)
            sizes = Array(repeating: 0, count: rows)
            isTouched = Array(repeating: false, count: rows)
            counts = Array(repeating: 0, count: rows)
        }
    }

    /// Factorises columns of the matrix, as many as are independent; the slot of each, or -1 for those left over.
    ///
    /// 1 columns and rows with a single entry come first, which fills nothing; 2 the others follow, shorter ones first,
    /// each eliminated by those before it (Gilbert and Peierls' left-looking way); its row is the emptiest among those
    /// with at least a tenth of the largest coefficient; 3 rows without a step take their logical variables.
    ///
    /// - Parameters:
    ///   - isOrdered: the columns are taken as they come, until every row has a step.
    ///   - noise: a pivot must be larger than this, next to what its column is made of.
    mutating func factorise(
        _ columns: [Int32], of matrix: SparseMatrix, isOrdered: Bool, noise: Double, effort: inout Int, limit: Int
    ) throws(SolverError) -> (slots: [Int32], logicals: [Int32]) {
        self = Factors(rows: matrix.rowCount)
        var work = Work(rows: matrix.rowCount)
        var slots: [Int32] = Array(repeating: -1, count: columns.count)
        for column in columns {
            for e in matrix.entries(ofColumn: Int(column)) { work.counts[Int(matrix.rows[e])] += 1 }
        }
        var order: [Int] = Array(columns.indices)
        if !isOrdered { order = takeSingles(columns, matrix, &work, &slots, &effort) }
        for place in order where pivotRows.count < matrix.rowCount {
            eliminate(Int(columns[place]), matrix, &work, &effort)
            slots[place] = takeBest(noise, &work)
            if effort > limit { throw .workLimit(limit) }
        }
        var logicals: [Int32] = []
        for row in stepOfRow.indices where stepOfRow[row] < 0 {
            eliminate(matrix.variableCount + row, matrix, &work, &effort)
            take(row: Int32(truncatingIfNeeded: row), &work)
            logicals.append(Int32(truncatingIfNeeded: row))
        }
        transpose()
        return (slots, logicals)
    }

    /// Takes columns with one row left, then rows with one column left; returns the places of the other columns,
    /// shortest first.
    private mutating func takeSingles(
        _ columns: [Int32], _ matrix: SparseMatrix, _ work: inout Work, _ slots: inout [Int32], _ effort: inout Int
    ) -> [Int] {
        var placeOf: [Int32] = Array(repeating: -1, count: matrix.columnCount)
        var left: [Int32] = columns.map { Int32(truncatingIfNeeded: matrix.length(ofColumn: Int($0))) }
        for (place, column) in columns.enumerated() { placeOf[Int(column)] = Int32(truncatingIfNeeded: place) }
        var open = columns.indices.filter { left[$0] == 1 }
        var next = 0
        while next < open.count {
            let place = open[next]
            next += 1
            let column = Int(columns[place])
            guard left[place] == 1, slots[place] < 0,
                let row = matrix.entries(ofColumn: column).lazy.map({ matrix.rows[$0] })
                    .first(where: { stepOfRow[Int($0)] < 0 })
            else { continue }
            load(column, matrix, &work, &effort)
            take(row: row, &work)
            slots[place] = row
            for e in matrix.entries(ofRow: Int(row)) {
                let other = Int(placeOf[Int(matrix.columns[e])])
                guard other >= 0 else { continue }
                left[other] -= 1
                if left[other] == 1 { open.append(other) }
            }
        }
        effort += matrix.columns.count / 2
        var rows = stepOfRow.indices.filter { stepOfRow[$0] < 0 }
        for row in rows { work.counts[row] = 0 }
        for place in columns.indices where slots[place] < 0 {
            for e in matrix.entries(ofColumn: Int(columns[place])) { work.counts[Int(matrix.rows[e])] += 1 }
        }
        rows = rows.filter { work.counts[$0] == 1 }
        next = 0
        while next < rows.count {
            let row = rows[next]
            next += 1
            guard stepOfRow[row] < 0,
                let column = matrix.entries(ofRow: row).lazy.map({ Int(matrix.columns[$0]) })
                    .first(where: { placeOf[$0] >= 0 && slots[Int(placeOf[$0])] < 0 })
            else { continue }
            load(column, matrix, &work, &effort)
            let largest = work.touched.reduce(0.0) {
                stepOfRow[Int($1)] < 0 ? max($0, work.values[Int($1)].magnitude) : $0
            }
            guard work.values[row].magnitude >= 0.1 * largest else {
                clear(&work)
                continue
            }
            take(row: Int32(truncatingIfNeeded: row), &work)
            slots[Int(placeOf[column])] = Int32(truncatingIfNeeded: row)
            for e in matrix.entries(ofColumn: column) where stepOfRow[Int(matrix.rows[e])] < 0 {
                work.counts[Int(matrix.rows[e])] -= 1
                if work.counts[Int(matrix.rows[e])] == 1 { rows.append(Int(matrix.rows[e])) }
            }
        }
        return columns.indices.filter { slots[$0] < 0 }.sorted {
            (left[$0], columns[$0]) < (left[$1], columns[$1])
        }
    }

    /// Puts a column's own numbers in place.
    private func load(_ column: Int, _ matrix: SparseMatrix, _ work: inout Work, _ effort: inout Int) {
        for e in matrix.entries(ofColumn: column) {
            let row = Int(matrix.rows[e])
            work.values[row] = matrix.coefficients[e]
            work.sizes[row] = matrix.coefficients[e].magnitude
            work.isTouched[row] = true
            work.touched.append(matrix.rows[e])
        }
        effort += work.touched.count
    }

    /// Subtracts the columns of the steps so far: what is left stands in rows without a step.
    private func eliminate(_ column: Int, _ matrix: SparseMatrix, _ work: inout Work, _ effort: inout Int) {
        load(column, matrix, &work, &effort)
        effort += lowerSteps.count / 4
        for step in lowerSteps {
            let k = Int(step)
            let row = Int(pivotRows[k])
            guard work.isTouched[row], work.values[row] != 0 else { continue }
            let value = work.values[row]
            let entries = lower.entries(of: k)
            effort += entries.count
            for e in entries {
                let target = Int(lower.rows[e])
                let part = lower.factors[e] * value
                if !work.isTouched[target] {
                    work.isTouched[target] = true
                    work.touched.append(lower.rows[e])
                }
                work.values[target] -= part
                work.sizes[target] += part.magnitude
                if work.values[target].magnitude <= Tolerance.rounding * work.sizes[target] { work.values[target] = 0 }
            }
        }
    }

    /// Takes the best row for the column at hand; -1 if the column is nothing but a sum of those before it.
    private mutating func takeBest(_ noise: Double, _ work: inout Work) -> Int32 {
        var largest = 0.0
        var size = 0.0
        for row in work.touched {
            size = max(size, work.sizes[Int(row)])
            if stepOfRow[Int(row)] < 0 { largest = max(largest, work.values[Int(row)].magnitude) }
        }
        var best: Int32 = -1
        if largest > noise * size {
            for row in work.touched
            where stepOfRow[Int(row)] < 0 && work.values[Int(row)].magnitude >= 0.1 * largest {
                if best < 0 || (work.counts[Int(row)], row) < (work.counts[Int(best)], best) { best = row }
            }
        }
        if best >= 0 { take(row: best, &work) } else { clear(&work) }
        return best
    }

    /// Makes a step of the column at hand and the row.
    private mutating func take(row: Int32, _ work: inout Work) {
        let pivot = work.values[Int(row)]
        let step = Int32(truncatingIfNeeded: pivotRows.count)
        for other in work.touched where other != row && work.values[Int(other)] != 0 {
            if stepOfRow[Int(other)] >= 0 {
                upper.append(other, work.values[Int(other)])
            } else {
                lower.append(other, work.values[Int(other)] / pivot)
            }
        }
        if lower.isOpen { lowerSteps.append(step) }
        diagonals.append(pivot)
        pivotRows.append(row)
        stepOfRow[Int(row)] = step
        lower.close()
        upper.close()
        clear(&work)
    }

    private func clear(_ work: inout Work) {
        for row in work.touched {
            work.values[Int(row)] = 0
            work.sizes[Int(row)] = 0
            work.isTouched[Int(row)] = false
        }
        work.touched.removeAll(keepingCapacity: true)
    }
}
