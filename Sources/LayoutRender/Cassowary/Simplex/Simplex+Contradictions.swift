extension Simplex {
    /// Why each of the variables misses its limits, from the prices of the rows: rows with a price, and of each variable
    /// in their sum the limit that stands against missing less.
    ///
    /// Rows that share a variable belong together; what shares none is a contradiction of its own.
    func contradictions(_ missed: [Int32]) -> [Core.Contradiction] {
        var result: [Core.Contradiction] = []
        var isSeen = Array(repeating: false, count: matrix.rowCount)
        for variable in missed {
            for e in matrix.entries(ofColumn: Int(variable)) where prices[Int(matrix.rows[e])] != 0 {
                let part = contradiction(from: matrix.rows[e], &isSeen)
                if !part.rows.isEmpty { result.append(part) }
            }
        }
        guard result.isEmpty else { return result }
        // Nothing has a price, so that nothing is explained: all rows and limits.
        var all = Core.Contradiction(rows: Array(0..<Int32(truncatingIfNeeded: matrix.rowCount)))
        for v in 0..<Int32(truncatingIfNeeded: matrix.variableCount) {
            all.limits += [(v, true), (v, false)]
        }
        return [all]
    }

    private func contradiction(from first: Int32, _ isSeen: inout [Bool]) -> Core.Contradiction {
        var result = Core.Contradiction()
        guard !isSeen[Int(first)] else { return result }
        isSeen[Int(first)] = true
        var open = [first]
        var columns: Set<Int32> = []
        while let row = open.popLast() {
            result.rows.append(row)
            for e in matrix.entries(ofRow: Int(row)) where Int(matrix.columns[e]) < matrix.variableCount {
                guard columns.insert(matrix.columns[e]).inserted else { continue }
                var sum = 0.0
                var size = 0.0
                for e in matrix.entries(ofColumn: Int(matrix.columns[e])) {
                    let other = Int(matrix.rows[e])
                    guard prices[other] != 0 else { continue }
                    let part = matrix.coefficients[e] * prices[other]
                    sum += part
                    size += part.magnitude
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
