/// From the constraints of a program to the rows and unaryTerms that the reductions take apart.
extension Presolve {
    /// Writes every constraint but the edges of the alias walk.
    mutating func write(_ program: ConstraintProgram, _ isExcluded: [Bool]) {
        let (rows, terms) = (program.rows.span, program.allTerms.span)
        for i in rows.indices where !isExcluded[i] && !classes.isEdge[i] {
            let asked = rows[i]
            if asked.termCount == 1, writeUnaryTerm(i, asked, terms[Int(asked.firstTerm)]) >= 0 { continue }
            writeRow(i, asked, program)
        }
    }

    /// Writes a constraint as a row, or as an unaryTerm of the one variable it has.
    /// - Returns: that variable, or -1 for a row.
    mutating func write(_ i: Int, _ program: ConstraintProgram) -> Int32 {
        let asked = program.rows[i]
        let owner = asked.termCount == 1 ? writeUnaryTerm(i, asked, program.allTerms[Int(asked.firstTerm)]) : -1
        return owner >= 0 ? owner : writeRow(i, asked, program)
    }

    @discardableResult
    private mutating func writeRow(
        _ i: Int, _ asked: ConstraintProgram.Row, _ program: ConstraintProgram
    ) -> Int32 {
        written.removeAll(keepingCapacity: true)
        for t in program.terms(of: i) {
            let v = Int(program.allTerms[t].variable.index)
            let coefficient = program.allTerms[t].coefficient * classes.scales[v]
            if classes.roots[v] >= 0, coefficient != 0 { written.append((classes.roots[v], coefficient)) }
        }
        if written.count > 1 { Self.combine(&written) }
        let isPlain = asked.priority.isRequired && asked.relation == .equal
        let constraint = Int32(truncatingIfNeeded: i)
        if written.isEmpty {
            // A soft constraint on fixed variables costs what it costs.
            if asked.priority.isRequired {
                let row = addRow(constraint)
                isRowEliminated[Int(row)] = true
                reductions.append(Reduction(kind: .check, variable: -1, row: row, other: constraint))
            }
            return -1
        }
        if written.count == 1, !isPlain {
            addUnaryTerm(Int(written[0].variable), i, asked, written[0].coefficient, ownConstant(i, program))
            return written[0].variable
        }
        let row = addRow(constraint)
        for part in written { pool.add(row, part.variable, part.coefficient) }
        if !isPlain {
            let error = addVariable()
            columns[Int(error)].error = constraint
            columns[Int(error)].hasCost = true
            pool.add(row, error, -1)
        }
        return -1
    }

    /// The most frequent constraint by far, a length that a view asks for, goes straight to its variable.
    /// - Returns: that variable; -1 for a constraint that is no unaryTerm.
    @inline(__always)
    private mutating func writeUnaryTerm(_ i: Int, _ asked: ConstraintProgram.Row, _ term: Term) -> Int32 {
        let v = term.variable.index
        let root = classes.roots[Int(v)]
        let coefficient = root == v ? term.coefficient : term.coefficient * classes.scales[Int(v)]
        guard root >= 0, coefficient != 0, asked.relation != .equal || !asked.priority.isRequired else { return -1 }
        // A constraint on the root of a class itself says what it says.
        let constant = root == v ? asked.constant : asked.constant - term.coefficient * classes.offsets[Int(v)]
        addUnaryTerm(Int(root), i, asked, coefficient, constant)
        return root
    }

    @inline(__always)
    private mutating func addUnaryTerm(
        _ v: Int, _ i: Int, _ asked: ConstraintProgram.Row, _ coefficient: Double, _ constant: Double
    ) {
        let next = columns[v].addUnaryTerm(Int32(truncatingIfNeeded: unaryTerms.count))
        unaryTerms.append(
            UnaryTerm(
                next: next, constraint: Int32(truncatingIfNeeded: i), asked, coefficient: coefficient,
                constant: constant))
    }

    private mutating func addRow(_ constraint: Int32) -> Int32 {
        rowConstraints.append(constraint)
        isRowEliminated.append(false)
        isRowQueued.append(false)
        costlySingletons.append(-1)
        return pool.addRow()
    }

    /// Adds up equal variables and drops what cancels.
    static func combine(_ parts: inout [(variable: Int32, coefficient: Double)]) {
        if parts.count > 8 { sortNearlySorted(&parts, 0..<parts.count) { $0.variable < $1.variable } }
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
