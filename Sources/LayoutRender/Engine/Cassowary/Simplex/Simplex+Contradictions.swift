extension Simplex {
    /// Why each of the variables misses its limits, from the prices of the rows: rows with a price, and of each variable
    /// in their sum the limit that stands against missing less.
    ///
    /// Rows with a common variable belong to one contradiction; a row without a common variable is another contradiction.
    func contradictions(_ missed: [CoreVariable]) -> [Core.Contradiction] {
        var result: [Core.Contradiction] = []
        var isSeen = Table<CoreRow, Bool>(repeating: false, count: matrix.rowCount)
        for variable in missed {
            for e in matrix.entries(ofColumn: variable) where pricing.prices[matrix.rows[e]] != 0 {
                let new = contradiction(from: matrix.rows[e], &isSeen)
                if !new.rows.isEmpty { result.append(new) }
            }
        }
        guard result.isEmpty else { return result }
        // No row has a price, so that nothing can be excluded: the contradiction has all rows and limits.
        var all = Core.Contradiction(rows: Array(pricing.prices.indices))
        for v in CoreVariable(0)..<CoreVariable(matrix.variableCount) {
            all.limits += [(v, true), (v, false)]
        }
        return [all]
    }

    /// The contradiction with a row: all rows with a price that share variables, directly or through others.
    private func contradiction(from first: CoreRow, _ isSeen: inout Table<CoreRow, Bool>)
        -> Core.Contradiction
    {
        var result = Core.Contradiction()
        guard !isSeen[first] else { return result }
        isSeen[first] = true
        var open = [first]
        var columns: Set<CoreVariable> = []
        while let row = open.popLast() {
            result.rows.append(row)
            for e in matrix.entries(ofRow: row) where !matrix.isLogical(matrix.columns[e]) {
                guard columns.insert(matrix.columns[e]).inserted else { continue }
                var sum = 0.0
                var size = 0.0
                for e in matrix.entries(ofColumn: matrix.columns[e]) {
                    let other = matrix.rows[e]
                    guard pricing.prices[other] != 0 else { continue }
                    let product = matrix.coefficients[e] * pricing.prices[other]
                    sum += product
                    size += product.magnitude
                    if !isSeen[other] {
                        isSeen[other] = true
                        open.append(matrix.rows[e])
                    }
                }
                if sum.magnitude > Tolerance.rate * size { result.limits.append((matrix.columns[e], sum < 0)) }
            }
        }
        return result
    }
}
