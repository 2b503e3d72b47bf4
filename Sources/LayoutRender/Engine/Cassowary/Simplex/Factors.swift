/// The basis as a product of sparse triangles, `B = L U`, and one more factor for each exchange since.
///
/// Each pivot of the factorisation pairs a column of the basis with a row; a basic variable is known by that row, its
/// slot. The factors of exchanges are the product form of the inverse: the column that came, in terms of the basis
/// before it. Solving with the original numbers of a fresh factorisation keeps errors from growing with the exchanges.
struct Factors: Sendable {
    /// Sparse vectors side by side, with the rows and numbers of each.
    struct Vectors: Sendable {
        /// The start of each vector in `rows` and `factors`, and the end of the last.
        var starts = [0]
        /// The rows of the nonzero factors.
        var rows: [CoreRow] = []
        /// The factors beside `rows`.
        var factors: [Double] = []

        @inline(__always)
        func entries(of index: Int) -> Range<Int> { starts[index]..<starts[index + 1] }

        /// Whether the vector being written holds anything yet.
        var isOpen: Bool { rows.count > starts[starts.count - 1] }

        /// Adds an entry to the vector that is being written.
        mutating func append(_ row: CoreRow, _ factor: Double) {
            rows.append(row)
            factors.append(factor)
        }

        /// Ends the vector that is being written.
        mutating func close() { starts.append(rows.count) }

        /// The same numbers by the pivot of their row; each then names the row of the pivot it came from.
        func transposed(
            _ pivotRows: Table<PivotIndex, CoreRow>, _ pivotOf: Table<CoreRow, PivotIndex>
        ) -> Vectors {
            var result = Vectors()
            result.starts = Array(equal: 0, count: starts.count)
            for row in rows { result.starts[pivotOf[row].offset + 1] += 1 }
            for step in 1..<max(1, starts.count) { result.starts[step] += result.starts[step - 1] }
            result.rows = Array(equal: .none, count: rows.count)
            result.factors = Array(equal: 0, count: rows.count)
            var next = result.starts
            for pivot in pivotRows.indices {
                for e in entries(of: pivot.offset) {
                    let place = next[pivotOf[rows[e]].offset]
                    next[pivotOf[rows[e]].offset] += 1
                    result.rows[place] = pivotRows[pivot]
                    result.factors[place] = factors[e]
                }
            }
            return result
        }
    }

    var pivotRows = Table<PivotIndex, CoreRow>()
    /// The pivot of each row; none before the row has one.
    var pivotOf: Table<CoreRow, PivotIndex>
    /// The pivots with entries below the diagonal.
    var lowerPivots: [PivotIndex] = []
    /// The entries below the diagonal, by pivots.
    var lower = Vectors()
    /// The entries above the diagonal, by pivots.
    var upper = Vectors()
    var lowerAcross = Vectors()
    var upperAcross = Vectors()
    var diagonals = Table<PivotIndex, Double>()
    var exchangeSlots: [CoreRow] = []
    /// The coefficient at the slot of each exchange.
    var exchangePivots: [Double] = []
    /// The other coefficients of each exchange.
    var exchanges = Vectors()

    /// Factors of no basis yet.
    init(rows: Int) { pivotOf = Table(repeating: .none, count: rows) }

    /// How many exchanges there were since the last factorisation.
    var exchangeCount: Int { exchangeSlots.count }
    /// Whether the exchanges cost more by now than a new factorisation saves.
    var isMostlyRemoved: Bool {
        exchangeCount >= 64 || exchanges.rows.count > 2 * (lower.rows.count + upper.rows.count) + 2 * pivotRows.count
    }

    /// `B x = w`: w by rows becomes x by slots. A sum that cancels is zero: `sizes` holds the magnitudes added up in each
    /// number. Returns the entries touched, which are few where w has few entries.
    ///
    /// Both lists are written through spans.
    func solve(_ w: inout Table<CoreRow, Double>, _ sizes: inout Table<CoreRow, Double>) -> Int {
        var w = w.elements.mutableSpan
        var sizes = sizes.elements.mutableSpan
        var effort = w.count / 4
        for row in w.indices { sizes[row] = w[row].magnitude }
        for pivot in lowerPivots {
            let value = Self.clean(pivotRows[pivot].offset, &w, sizes)
            if value != 0 { effort += Self.subtract(value, lower, pivot.offset, &w, &sizes) }
        }
        for pivot in pivotRows.indices.reversed() {
            let row = pivotRows[pivot].offset
            if w[row] == 0 { continue }
            let value = Self.clean(row, &w, sizes) / diagonals[pivot]
            w[row] = value
            sizes[row] = value.magnitude
            if value != 0 { effort += Self.subtract(value, upper, pivot.offset, &w, &sizes) }
        }
        for index in exchangeSlots.indices {
            let slot = exchangeSlots[index].offset
            let value = Self.clean(slot, &w, sizes) / exchangePivots[index]
            w[slot] = value
            sizes[slot] = value.magnitude
            if value != 0 { effort += Self.subtract(value, exchanges, index, &w, &sizes) }
        }
        for row in w.indices where w[row] != 0 { _ = Self.clean(row, &w, sizes) }
        return effort
    }

    /// `y B = w`: w by slots becomes y by rows, in the same way.
    func solveTransposed(_ w: inout Table<CoreRow, Double>, _ sizes: inout Table<CoreRow, Double>) -> Int {
        var w = w.elements.mutableSpan
        var sizes = sizes.elements.mutableSpan
        var effort = w.count / 4 + exchanges.rows.count
        for index in exchangeSlots.indices.reversed() {
            let slot = exchangeSlots[index].offset
            var sum = w[slot]
            var size = sum.magnitude
            for e in exchanges.entries(of: index) {
                let product = exchanges.factors[e] * w[exchanges.rows[e].offset]
                sum -= product
                size += product.magnitude
            }
            w[slot] = sum.magnitude <= Tolerance.cancellation * size ? 0 : sum / exchangePivots[index]
        }
        for row in w.indices { sizes[row] = w[row].magnitude }
        for pivot in pivotRows.indices {
            let row = pivotRows[pivot].offset
            if w[row] == 0 { continue }
            let value = Self.clean(row, &w, sizes) / diagonals[pivot]
            w[row] = value
            sizes[row] = value.magnitude
            if value != 0 { effort += Self.subtract(value, upperAcross, pivot.offset, &w, &sizes) }
        }
        guard !lowerPivots.isEmpty else { return effort }
        for pivot in pivotRows.indices.reversed() {
            let row = pivotRows[pivot].offset
            if w[row] == 0 { continue }
            let value = Self.clean(row, &w, sizes)
            if value != 0 { effort += Self.subtract(value, lowerAcross, pivot.offset, &w, &sizes) }
        }
        return effort
    }

    /// Sets a value to 0 that is rounding noise of the magnitudes added up in it.
    @inline(__always)
    private static func clean(_ row: Int, _ w: inout MutableSpan<Double>, _ sizes: borrowing MutableSpan<Double>)
        -> Double
    {
        if w[row].magnitude <= Tolerance.cancellation * sizes[row] { w[row] = 0 }
        return w[row]
    }

    /// Subtracts a multiple of a vector, and adds up the magnitudes.
    @inline(__always)
    private static func subtract(
        _ value: Double, _ vectors: Vectors, _ index: Int, _ w: inout MutableSpan<Double>,
        _ sizes: inout MutableSpan<Double>
    ) -> Int {
        let entries = vectors.entries(of: index)
        for e in entries {
            let product = vectors.factors[e] * value
            let row = vectors.rows[e].offset
            w[row] -= product
            sizes[row] += product.magnitude
        }
        return entries.count
    }

    /// Lists the triangles the other way round too.
    mutating func transpose() {
        upperAcross = upper.transposed(pivotRows, pivotOf)
        lowerAcross = lower.transposed(pivotRows, pivotOf)
    }

    /// The column of the slot was replaced by one that is `column` in terms of the basis before, the other way round.
    mutating func exchange(slot: CoreRow, by column: [(slot: CoreRow, coefficient: Double)]) {
        exchangeSlots.append(slot)
        for (other, coefficient) in column {
            if other == slot { exchangePivots.append(-coefficient) } else { exchanges.append(other, -coefficient) }
        }
        exchanges.close()
    }
}
