/// From the constraints of a program to rows and unary terms.
extension Presolve {
    /// Writes every constraint but the edges of the alias walk.
    mutating func write(_ program: ConstraintProgram, _ isExcluded: Table<ConstraintIndex, Bool>) {
        let (rows, terms) = (program.rows.span, program.allTerms.span)
        let edges = classes.isEdge
        let (isEdge, isExcluded) = (edges.elements.span, isExcluded.elements.span)
        for i in rows.indices where !isExcluded[i] && !isEdge[i] {
            let constraint = ConstraintIndex(i)
            let row = rows[i]
            if row.termCount == 1, writeUnaryTerm(constraint, row, terms[Int(row.firstTerm)]).exists { continue }
            writeRow(constraint, row, program)
        }
    }

    /// Puts the terms of a constraint over the roots of classes into `written`, added up by column.
    mutating func collectTerms(of constraint: ConstraintIndex, _ program: ConstraintProgram) {
        written.removeAll(keepingCapacity: true)
        for t in program.terms(of: constraint) {
            let v = program.allTerms[t].variable
            let coefficient = program.allTerms[t].coefficient * classes.ties[v].scale
            if classes.roots[v].exists, coefficient != 0 {
                written.append((ColumnIndex(classes.roots[v]), coefficient))
            }
        }
        if written.count > 1 { Self.combine(&written) }
    }

    /// Writes a constraint over the roots of classes: as an empty row, a unary term, or a row with a penalty column
    /// where needed.
    /// The penalty column has the coefficient -1: its value is the constraint's error, and only its cost knows
    /// relation and priority.
    @discardableResult
    private mutating func writeRow(
        _ constraint: ConstraintIndex, _ asked: ConstraintProgram.Row, _ program: ConstraintProgram
    ) -> ColumnIndex {
        collectTerms(of: constraint, program)
        let needsPenalty = !asked.priority.isRequired || asked.relation != .equal
        if written.isEmpty {
            // A soft constraint without variables costs the same whatever the values are.
            if asked.priority.isRequired { EmptyRow.apply(addRow(constraint), keepsRelation: true, to: &self) }
            return .none
        }
        if written.count == 1, needsPenalty {
            addUnaryTerm(written[0].column, constraint, asked, written[0].coefficient, ownConstant(constraint, program))
            return written[0].column
        }
        let row = addRow(constraint)
        for term in written { pool.add(row, term.column, term.coefficient) }
        if needsPenalty {
            let penalty = addColumn()
            columns[penalty].penalizedConstraint = constraint
            columns[penalty].hasCost = true
            pool.add(row, penalty, -1)
        }
        return .none
    }

    /// Writes a constraint of one variable, by far the most frequent kind, without collecting its terms.
    /// - Returns: the column; none for a constraint that is no unary term.
    @inline(__always)
    private mutating func writeUnaryTerm(
        _ constraint: ConstraintIndex, _ asked: ConstraintProgram.Row, _ term: Term
    ) -> ColumnIndex {
        let v = term.variable
        let root = classes.roots[v]
        let coefficient = root == v ? term.coefficient : term.coefficient * classes.ties[v].scale
        guard root.exists, coefficient != 0, asked.relation != .equal || !asked.priority.isRequired else {
            return .none
        }
        // A constraint whose variable is the root of its class is kept as written.
        let constant = root == v ? asked.constant : asked.constant - term.coefficient * classes.ties[v].offset
        addUnaryTerm(ColumnIndex(root), constraint, asked, coefficient, constant)
        return ColumnIndex(root)
    }

    /// Adds a term to the cost of a column, or a limit. The terms of a column are a linked list, the last one first.
    @inline(__always)
    private mutating func addUnaryTerm(
        _ column: ColumnIndex, _ constraint: ConstraintIndex, _ asked: ConstraintProgram.Row, _ coefficient: Double,
        _ constant: Double
    ) {
        let next = columns[column].addUnaryTerm(unaryTerms.endIndex)
        unaryTerms.append(
            UnaryTerm(next: next, constraint: constraint, asked, coefficient: coefficient, constant: constant))
    }

    /// A new row without entries.
    private mutating func addRow(_ constraint: ConstraintIndex) -> RowIndex {
        rowConstraints.append(constraint)
        isRowEliminated.append(false)
        queue.isRowQueued.append(false)
        queue.costlySingletons.append(.none)
        return pool.addRow()
    }

    /// Adds up the terms of equal columns and drops those that cancel.
    /// Up to eight terms are compared with each other; longer lists are sorted by column first.
    static func combine(_ terms: inout [(column: ColumnIndex, coefficient: Double)]) {
        if terms.count > 8 { terms.sort { $0.column < $1.column } }
        var kept = 0
        for i in terms.indices {
            let lowest = terms.count > 8 ? max(0, kept - 1) : 0
            if let same = (lowest..<kept).first(where: { terms[$0].column == terms[i].column }) {
                let sum = terms[same].coefficient + terms[i].coefficient
                let size = terms[same].coefficient.magnitude + terms[i].coefficient.magnitude
                terms[same].coefficient = sum.magnitude <= Tolerance.cancellation * size ? 0 : sum
            } else {
                terms[kept] = terms[i]
                kept += 1
            }
        }
        terms.removeLast(terms.count - kept)
        terms.removeAll { $0.coefficient == 0 }
    }
}
