/// From the constraints of a program to the rows and items that the steps take apart.
extension Elimination {
    /// Writes every constraint but the edges of the alias walk.
    mutating func write(_ program: ConstraintProgram, _ isOut: [Bool]) {
        for i in 0..<program.constraintCount where !isOut[i] && !classes.isEdge[i] { write(i, program) }
    }

    /// Writes a constraint as a row, or as an item of the one variable it has.
    /// - Returns: that variable, or -1 for a row.
    @discardableResult
    mutating func write(_ i: Int, _ program: ConstraintProgram) -> Int32 {
        let terms = program.terms(of: i)
        if terms.count == 1, let owner = writeItem(i, terms.lowerBound, program) { return owner }
        written.removeAll(keepingCapacity: true)
        for t in terms {
            let v = Int(program.allTerms[t].variable.index)
            let coefficient = program.allTerms[t].coefficient * classes.scales[v]
            if classes.roots[v] >= 0, coefficient != 0 { written.append((classes.roots[v], coefficient)) }
        }
        if written.count > 1 { Self.combine(&written) }
        let isPlain = program.rows[i].priority.isRequired && program.rows[i].relation == .equal
        let constraint = Int32(truncatingIfNeeded: i)
        if written.isEmpty {
            // A soft constraint on fixed variables costs what it costs.
            if program.rows[i].priority.isRequired {
                let row = addRow(constraint)
                isRowGone[Int(row)] = true
                steps.append(Step(kind: .check, variable: -1, row: row, other: constraint))
            }
            return -1
        }
        if written.count == 1, !isPlain {
            addItem(Int(written[0].variable), constraint, written[0].coefficient)
            return written[0].variable
        }
        let row = addRow(constraint)
        for part in written { pool.add(row, part.variable, part.coefficient) }
        if !isPlain {
            let error = addVariable()
            errorOf[Int(error)] = constraint
            hasCost[Int(error)] = true
            pool.add(row, error, -1)
        }
        return -1
    }

    /// The most frequent constraint by far, a length that a view asks for, goes straight to its variable.
    /// - Returns: that variable; nil for a constraint that is no item.
    @inline(__always)
    private mutating func writeItem(_ i: Int, _ term: Int, _ program: ConstraintProgram) -> Int32? {
        let v = Int(program.allTerms[term].variable.index)
        let root = classes.roots[v]
        let coefficient = program.allTerms[term].coefficient * classes.scales[v]
        guard root >= 0, coefficient != 0, program.rows[i].relation != .equal || !program.rows[i].priority.isRequired
        else {
            return nil
        }
        addItem(Int(root), Int32(truncatingIfNeeded: i), coefficient)
        return root
    }

    @inline(__always)
    private mutating func addItem(_ v: Int, _ constraint: Int32, _ coefficient: Double) {
        items.append((itemHeads[v], constraint, coefficient))
        itemHeads[v] = Int32(truncatingIfNeeded: items.count - 1)
        hasCost[v] = true
    }

    private mutating func addRow(_ constraint: Int32) -> Int32 {
        rowConstraints.append(constraint)
        isRowGone.append(false)
        isRowQueued.append(false)
        rowParts.append(-1)
        return pool.addRow()
    }

    /// Adds up equal variables and drops what cancels.
    static func combine(_ parts: inout [(variable: Int32, coefficient: Double)]) {
        if parts.count > 8 { parts.sort { $0.variable < $1.variable } }
        var kept = 0
        for i in parts.indices {
            let lowest = parts.count > 8 ? max(0, kept - 1) : 0
            if let same = (lowest..<kept).first(where: { parts[$0].variable == parts[i].variable }) {
                let sum = parts[same].coefficient + parts[i].coefficient
                let size = parts[same].coefficient.magnitude + parts[i].coefficient.magnitude
                parts[same].coefficient = sum.magnitude <= Tolerance.cancellation * size ? 0 : sum
            } else {
                parts[kept] = parts[i]
                kept += 1
            }
        }
        parts.removeLast(parts.count - kept)
        parts.removeAll { $0.coefficient == 0 }
    }
}
