/// The basis as a product of sparse triangles, `B = L U`, and one more factor for each exchange since.
///
/// Each step of the factorisation pairs a column of the basis with a row; a basic variable is known by that row, its
/// slot. The factors of exchanges are the product form of the inverse: the column that came, in terms of the basis
/// before it. Solving with the original numbers of a fresh factorisation keeps errors from growing with the exchanges.
struct Factors: Sendable {
    /// Sparse vectors side by side, with the rows and numbers of each.
    struct Vectors: Sendable {
        var starts: [Int32] = [0]
        var rows: [Int32] = []
        var factors: [Double] = []

        @inline(__always)
        func entries(of index: Int) -> Range<Int> { Int(starts[index])..<Int(starts[index + 1]) }

        /// Whether the vector being written holds anything yet.
        var isOpen: Bool { rows.count > Int(starts[starts.count - 1]) }

        mutating func append(_ row: Int32, _ factor: Double) {
            rows.append(row)
            factors.append(factor)
        }

        mutating func close() { starts.append(Int32(truncatingIfNeeded: rows.count)) }

        /// The same numbers by the step of their row; each then tells the row of the step it came from.
        func transposed(_ pivotRows: [Int32], _ stepOfRow: [Int32]) -> Vectors {
            var result = Vectors()
            result.starts = Array(repeating: 0, count: starts.count)
            for row in rows { result.starts[Int(stepOfRow[Int(row)]) + 1] += 1 }
            for step in 1..<max(1, starts.count) { result.starts[step] += result.starts[step - 1] }
            result.rows = Array(repeating: 0, count: rows.count)
            result.factors = Array(repeating: 0, count: rows.count)
            var next = result.starts
            for step in pivotRows.indices {
                for e in entries(of: step) {
                    let place = Int(next[Int(stepOfRow[Int(rows[e])])])
                    next[Int(stepOfRow[Int(rows[e])])] += 1
                    result.rows[place] = pivotRows[step]
                    result.factors[place] = factors[e]
                }
            }
            return result
        }
    }

    /// The row of each step.
    var pivotRows: [Int32] = []
    /// The step of each row; -1 before it has one.
    var stepOfRow: [Int32]
    /// The steps with anything below the diagonal.
    var lowerSteps: [Int32] = []
    /// What stands below and above the diagonal, by steps, and the same the other way round.
    var lower = Vectors()
    var upper = Vectors()
    var lowerAcross = Vectors()
    var upperAcross = Vectors()
    var diagonals: [Double] = []
    /// Exchanges: the slot, the coefficient there, and the other coefficients.
    var exchangeSlots: [Int32] = []
    var exchangePivots: [Double] = []
    var exchanges = Vectors()

    init(rows: Int) { stepOfRow = Array(repeating: -1, count: rows) }

    var exchangeCount: Int { exchangeSlots.count }
    /// Whether the exchanges cost more by now than a new factorisation saves.
    var isWorn: Bool {
        exchangeCount >= 64 || exchanges.rows.count > 2 * (lower.rows.count + upper.rows.count) + 2 * pivotRows.count
    }

    /// `B x = w`: w by rows becomes x by slots. What cancels is nothing: `sizes` holds the magnitudes of what was added
    /// up in each number. Returns the entries touched; where w holds little, that is little.
    func solve(_ w: inout [Double], _ sizes: inout [Double]) -> Int {
        var effort = w.count / 4
        for row in w.indices { sizes[row] = w[row].magnitude }
        for step in lowerSteps {
            let value = Self.clean(Int(pivotRows[Int(step)]), &w, sizes)
            if value != 0 { effort += Self.subtract(value, lower, Int(step), &w, &sizes) }
        }
        for k in pivotRows.indices.reversed() {
            let row = Int(pivotRows[k])
            if w[row] == 0 { continue }
            let value = Self.clean(row, &w, sizes) / diagonals[k]
            w[row] = value
            sizes[row] = value.magnitude
            if value != 0 { effort += Self.subtract(value, upper, k, &w, &sizes) }
        }
        for index in exchangeSlots.indices {
            let slot = Int(exchangeSlots[index])
            let value = Self.clean(slot, &w, sizes) / exchangePivots[index]
            w[slot] = value
            sizes[slot] = value.magnitude
            if value != 0 { effort += Self.subtract(value, exchanges, index, &w, &sizes) }
        }
        for row in w.indices where w[row] != 0 { _ = Self.clean(row, &w, sizes) }
        return effort
    }

    /// `y B = w`: w by slots becomes y by rows, in the same way.
    func solveTransposed(_ w: inout [Double], _ sizes: inout [Double]) -> Int {
        var effort = w.count / 4 + exchanges.rows.count
        for index in exchangeSlots.indices.reversed() {
            let slot = Int(exchangeSlots[index])
            var sum = w[slot]
            var size = sum.magnitude
            for e in exchanges.entries(of: index) {
                let part = exchanges.factors[e] * w[Int(exchanges.rows[e])]
                sum -= part
                size += part.magnitude
            }
            w[slot] = sum.magnitude <= Tolerance.cancellation * size ? 0 : sum / exchangePivots[index]
        }
        for row in w.indices { sizes[row] = w[row].magnitude }
        for k in pivotRows.indices {
            let row = Int(pivotRows[k])
            if w[row] == 0 { continue }
            let value = Self.clean(row, &w, sizes) / diagonals[k]
            w[row] = value
            sizes[row] = value.magnitude
            if value != 0 { effort += Self.subtract(value, upperAcross, k, &w, &sizes) }
        }
        guard !lowerSteps.isEmpty else { return effort }
        for k in pivotRows.indices.reversed() {
            let row = Int(pivotRows[k])
            if w[row] == 0 { continue }
            let value = Self.clean(row, &w, sizes)
            if value != 0 { effort += Self.subtract(value, lowerAcross, k, &w, &sizes) }
        }
        return effort
    }

    @inline(__always)
    private static func clean(_ row: Int, _ w: inout [Double], _ sizes: [Double]) -> Double {
        if w[row].magnitude <= Tolerance.cancellation * sizes[row] { w[row] = 0 }
        return w[row]
    }

    @inline(__always)
    private static func subtract(
        _ value: Double, _ vectors: Vectors, _ index: Int, _ w: inout [Double], _ sizes: inout [Double]
    ) -> Int {
        let entries = vectors.entries(of: index)
        for e in entries {
            let part = vectors.factors[e] * value
            w[Int(vectors.rows[e])] -= part
            sizes[Int(vectors.rows[e])] += part.magnitude
        }
        return entries.count
    }

    /// Lists the triangles the other way round too.
    mutating func transpose() {
        upperAcross = upper.transposed(pivotRows, stepOfRow)
        lowerAcross = lower.transposed(pivotRows, stepOfRow)
    }

    /// The column of the slot was replaced by one that is `column` in terms of the basis before, the other way round.
    mutating func exchange(slot: Int32, by column: [(slot: Int32, coefficient: Double)]) {
        exchangeSlots.append(slot)
        for (other, coefficient) in column {
            if other == slot { exchangePivots.append(-coefficient) } else { exchanges.append(other, -coefficient) }
        }
        exchanges.close()
    }
}
