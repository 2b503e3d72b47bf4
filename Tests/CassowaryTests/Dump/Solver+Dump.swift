@testable import Cassowary

extension Solver {
    /// The last solve, step by step, as text for people: constraints, alias classes, rows, reductions, cost
    /// functions, convolutions, cores and values, in the order in which the solver makes them.
    ///
    /// `Documentation/Solver.md` explains every letter with an example. The same program gives the same text, but the text
    /// is no format: other versions may write it otherwise.
    /// - Parameter name: the name of each variable.
    func dump(name: (Variable) -> String = { "x\($0.index)" }) -> String {
        guard let plan else { return "not solved\n" }
        let names = DumpNames(plan, program, program.variables.map(name))
        let sections: [(title: String, lines: [String])] = [
            ("constraints", constraintLines(names)),
            ("alias classes", names.classLines()),
            ("rows", names.rowLines()),
            ("unary terms", names.unaryTermLines()),
            ("reductions", names.reductionLines()),
            ("costs", names.costLines()),
            ("convolutions", names.convolutionLines()),
            ("cores", names.coreLines()),
            ("values", valueLines(names)),
            ("conflicts", conflictLines(names)),
        ]
        var text = ""
        for (title, lines) in sections where !lines.isEmpty {
            text += (text.isEmpty ? "" : "\n") + title + "\n"
            for line in lines { text += "  \(line)\n" }
        }
        return text
    }

    /// Each constraint as added, with its priority; removed constraints keep their number.
    ///
    ///     c4   750       icon.width >= 24
    private func constraintLines(_ names: DumpNames) -> [String] {
        program.constraints.map { constraint in
            let row = program[constraint]
            let terms = program.terms(of: constraint).map {
                (program.allTerms[$0].coefficient, names[program.allTerms[$0].variable])
            }
            var line = DumpNames.pad(names[constraint], 5) + DumpNames.pad(DumpNames.priority(row.priority), 10)
            line += "\(names.terms(terms)) \(DumpNames.relation(row.relation)) \(DumpNames.number(row.constant))"
            if !row.breakable { line += "   unbreakable" }
            if program.isRemoved(constraint) {
                line += "   removed"
            } else if constraint < isExcluded.endIndex, isExcluded[constraint] {
                line += "   set aside"
            }
            return line
        }
    }

    /// Each variable with its value; "settled" or the openness where the constraints allow other values.
    private func valueLines(_ names: DumpNames) -> [String] {
        program.variables.filter { $0 < values.endIndex }.map { v in
            let root = names.plan.presolve.classes.roots[v]
            let openness = root.exists ? names.plan.openness[root] : .decided
            let isSettled = settled.contains(v) || openness == .unconstrained
            let note = isSettled ? "settled" : openness == .decided ? "" : "\(openness)"
            let line = "\(names[v]) = \(DumpNames.number(values[v]))"
            return note.isEmpty ? line : "\(line)   \(note)"
        }
    }

    /// The members of each conflict, and the constraint that was set aside.
    private func conflictLines(_ names: DumpNames) -> [String] {
        conflicts.map { conflict in
            conflict.members.map { names[$0] }.joined(separator: " ") + "   set aside: \(names[conflict.setAside])"
        }
    }
}

extension DumpNames {
    /// The variables of alias classes but the roots: equation with the root, and source.
    ///
    ///     stack.width = -stack.x + 304   by c2
    func classLines() -> [String] {
        let classes = plan.presolve.classes
        return classes.order.filter { classes.roots[$0] != $0 }.map { v in
            let root = classes.roots[v]
            let terms = root.exists ? [(classes.ties[v].scale, self[root])] : []
            return "\(self[v]) = \(self.terms(terms, plus: classes.ties[v].offset))   by \(self[classes.via[v]])"
        }
    }

    /// Each row as written before any reduction, with its penalty column.
    ///
    ///     r1   value.x - name.width = 8   from c6
    func rowLines() -> [String] {
        var presolve = plan.presolve
        let columns = ColumnIndex(0)..<ColumnIndex(presolve.columnCount)
        var penalized: [ConstraintIndex: ColumnIndex] = [:]
        for column in columns where presolve.columns[column].penalizedConstraint.exists {
            penalized[presolve.columns[column].penalizedConstraint] = column
        }
        var lines: [String] = []
        for row in presolve.rowConstraints.indices {
            let constraint = presolve.rowConstraints[row]
            presolve.collectTerms(of: constraint, program)
            var terms = presolve.written.map { ($0.coefficient, self[$0.column]) }
            if let column = penalized[constraint] { terms.append((-1, self[column])) }
            let constant = Self.number(presolve.ownConstant(constraint, program))
            lines.append(Self.pad(self[row], 5) + "\(self.terms(terms)) = \(constant)   from \(self[constraint])")
        }
        return lines
    }

    /// Each unary term with its breakpoint, priority and rate, then the minimums.
    ///
    ///     icon.width <= 24   251, rate 1, from c3
    func unaryTermLines() -> [String] {
        let presolve = plan.presolve
        var lines: [String] = []
        for column in ColumnIndex(0)..<ColumnIndex(presolve.columnCount) {
            var own: [String] = []
            presolve.forEachUnaryTerm(of: column) { own.append(line($0, self[column])) }
            let penalized = presolve.columns[column].penalizedConstraint
            if penalized.exists { own.append(line(presolve.penaltyTerm(penalized, program), self[column])) }
            lines += own.reversed()
            guard presolve.classes.isRoot(column) else { continue }
            for v in presolve.classes.order[presolve.classes.members(of: Variable(column))]
            where program.minimum(of: v).isFinite {
                lines.append("\(self[v]) >= \(Self.number(program.minimum(of: v)))   minimum")
            }
        }
        return lines
    }

    /// A unary term as an equality or inequality of its column.
    private func line(_ term: UnaryTerm, _ name: String) -> String {
        let relation = term.limitsBelow ? term.limitsAbove ? "=" : ">=" : "<="
        let priority = Self.priority(program[term.constraint].priority)
        return "\(name) \(relation) \(Self.number(term.breakpoint))   \(priority), rate \(Self.number(term.rate))"
            + ", from \(self[term.constraint])"
    }

    /// Each reduction with its number, in the order of application.
    ///
    ///     1    doubleton equation r1: -name.width + value.x = 8, name.width becomes a copy of value.x
    func reductionLines() -> [String] {
        let presolve = plan.presolve
        var lines: [String] = []
        for index in presolve.reductions.indices {
            let reduction = presolve.reductions[index]
            lines.append(Self.pad("\(lines.count + 1)", 5) + line(reduction))
        }
        return lines
    }

    /// Each core with rows, columns and values.
    func coreLines() -> [String] {
        plan.cores.indices.filter { !plan.cores[$0].rows.isEmpty }.map { index in
            let core = plan.cores[index]
            let rows = core.rows.map { self[$0] }.joined(separator: " ")
            let columns = core.columns.map { "\(self[$0]) = \(Self.number(plan.values[$0]))" }
            return Self.pad("k\(index.offset)", 5) + "\(rows) | \(columns.joined(separator: ", "))"
        }
    }
}
