extension Simplex {
    /// The first basis: of the given variables, best first, as many as are independent.
    /// Factorised twice: in the given order, which decides which columns are in the basis, and then singles first,
    /// which fills in less.
    mutating func chooseBasis(_ order: [CoreVariable]) throws(SolverError) {
        try factorise(order, isOrdered: true, noise: Tolerance.pivot)
        try refactorise()
    }

    /// Factorises the basis from the numbers that came in, and computes the values of basic variables from it.
    mutating func refactorise() throws(SolverError) {
        try factorise(basis.basics.elements.filter { $0.exists }, isOrdered: false, noise: Tolerance.rounding)
        refreshValues()
        pricing.areRatesStale = true
    }

    /// Factorises a basis of the given columns; rows without an independent column keep their logical variable.
    ///
    /// A column that turns out to be a combination of others leaves the basis and may enter again, unless it is
    /// frozen.
    private mutating func factorise(_ columns: [CoreVariable], isOrdered: Bool, noise: Double)
        throws(SolverError)
    {
        let (slots, logicals) = try basis.factors.factorise(
            columns, of: matrix, isOrdered: isOrdered, noise: noise, effort: &effort, limit: effortLimit)
        for variable in basis.basics.elements where variable.exists { basis.slotOf[variable] = .none }
        for (place, slot) in slots.enumerated() where slot.exists {
            basis.basics[slot] = columns[place]
            basis.slotOf[columns[place]] = slot
            close(columns[place])
        }
        for row in logicals {
            let logical = matrix.logical(of: row)
            basis.basics[row] = logical
            basis.slotOf[logical] = row
        }
        for (place, slot) in slots.enumerated() where slot.isNone && !isFrozen[columns[place]] {
            reopen(columns[place])
        }
    }

    /// Computes the basic variables from the nonbasic variables. The second round is iterative refinement: it solves
    /// for the residual that rounding left.
    mutating func refreshValues() {
        guard basis.factors.pivotRows.count == matrix.rowCount else { return }
        for _ in 0..<2 {
            for row in scratch.dense.indices { scratch.dense[row] = matrix.constants[row] }
            for v in values.indices where values[v] != 0 {
                for e in matrix.entries(ofColumn: v) {
                    scratch.dense[matrix.rows[e]] -= matrix.coefficients[e] * values[v]
                }
            }
            effort += matrix.coefficients.count + basis.factors.solve(&scratch.dense, &scratch.sizes)
            for slot in basis.basics.indices { values[basis.basics[slot]] += scratch.dense[slot] }
        }
    }

    /// Which variables move together with the open variables: all of these are moved at once, by different amounts, so
    /// that moves hardly cancel in a basic variable. One solve tests all variables.
    mutating func movable() -> Table<CoreVariable, Bool> {
        var result = Table<CoreVariable, Bool>(repeating: false, count: matrix.variableCount)
        guard !basis.open.isEmpty else { return result }
        for row in scratch.dense.indices { scratch.dense[row] = 0 }
        for row in scratch.sizes.indices { scratch.sizes[row] = 0 }
        for column in basis.open {
            if !matrix.isLogical(column) { result[column] = true }
            let amount = 1 + Double((UInt64(column.offset) &* 0x9E37_79B9_7F4A_7C15) >> 40) / 16_777_216
            for e in matrix.entries(ofColumn: column) {
                scratch.dense[matrix.rows[e]] += amount * matrix.coefficients[e]
                scratch.sizes[matrix.rows[e]] += (amount * matrix.coefficients[e]).magnitude
            }
            effort += matrix.length(ofColumn: column)
        }
        for row in scratch.dense.indices where scratch.dense[row].magnitude <= Tolerance.rounding * scratch.sizes[row] {
            scratch.dense[row] = 0
        }
        effort += basis.factors.solve(&scratch.dense, &scratch.sizes)
        let noise = Tolerance.rounding * scratch.dense.elements.reduce(0) { max($0, $1.magnitude) }
        for slot in basis.basics.indices where !matrix.isLogical(basis.basics[slot]) {
            result[basis.basics[slot]] = scratch.dense[slot].magnitude > noise
        }
        return result
    }

    /// Keeps only what is optimal at this rank: a variable whose move would cost something may not move that way any
    /// more, and none may leave the stretch between two corners. This is what makes the method lexicographic: the
    /// next, weaker rank minimises over the optimal points of the stronger ranks, and no weight can let it move them.
    mutating func narrow(_ costs: RankCosts) {
        for column in basis.open {
            let (up, down, noise) = directions(column, costs)
            if up > noise { ranges.high[column] = values[column] }
            if down > noise { ranges.low[column] = values[column] }
        }
        for index in costs.entries.indices {
            let entry = costs.entries[index]
            let v = entry.variable
            let positions = costs.positions[entry.corners]
            var below = passed[index]
            var above = below
            if basis.slotOf[v].isNone {
                below = costs.passed(entry, at: values[v], inclusive: false)
                above = costs.passed(entry, at: values[v], inclusive: true)
            }
            if below > 0 { ranges.low[v] = max(ranges.low[v], positions[positions.startIndex + below - 1]) }
            if above < positions.count { ranges.high[v] = min(ranges.high[v], positions[positions.startIndex + above]) }
        }
        var place = 0
        while place < basis.open.count {
            let j = basis.open[place]
            if ranges.low[j] >= ranges.high[j] {
                isFrozen[j] = true
                close(basis.open[place])
            } else {
                place += 1
            }
        }
    }
}
