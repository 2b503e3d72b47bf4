extension Explanation {
    /// The constraints behind a fault, ascending.
    ///
    /// Limits of columns are explained from a stack instead of by recursion, and each once: a long chain of copies
    /// cannot exhaust the call stack.
    mutating func constraints(of fault: Fault) -> [ConstraintIndex] {
        forget()
        switch fault {
        case .row(let row): add(row: row)
        case .minimum(let v): add(path: v)
        case .range(let column):
            limits = [(column, true), (column, false)]
        case .fixed(let column): SingletonRow.explain(column, &self)
        case .core(let index, let place):
            let core = plan.cores[index]
            let contradiction = core.contradictions[place]
            for row in contradiction.rows { add(row: core.rows[row.offset]) }
            for limit in contradiction.limits {
                self.limit(core.columns[limit.variable.offset], isLow: limit.isLow)
            }
        }
        while let (column, isLow) = limits.popLast() { explain(column, isLow) }
        return found.sorted()
    }

    /// The source of the tightest limit of a column on one side.
    private enum Source {
        /// No limit on this side.
        case none
        /// A required unary term.
        case constraint(ConstraintIndex)
        /// The minimum of a member of the column's class.
        case minimum(of: Variable)
        /// A column that a doubleton equation made a copy: its row, and its own limit.
        case copy(ColumnIndex, isLow: Bool)
    }

    /// Explains a limit of a column: by a unary term, a minimum or a copy; for an aggregate, by all summands.
    ///
    /// Reads the plan in place: a copy of the presolve for each limit would cost more than the limit.
    private mutating func explain(_ column: ColumnIndex, _ isLow: Bool) {
        guard isLow ? !isLowSeen[column] : !isHighSeen[column] else { return }
        if isLow { isLowSeen[column] = true } else { isHighSeen[column] = true }
        limitsSeen.append((column, isLow))
        if plan.presolve.columns[column].isAggregate {
            Aggregation.explain(column, isLow: isLow, &self)
            return
        }
        switch tightest(column, isLow) {
        case .none: break
        case .constraint(let constraint): add(constraint: constraint)
        case .minimum(let member): add(path: member)
        case .copy(let copy, let isLow):
            add(row: plan.presolve.reduction(of: copy).row)
            limit(copy, isLow: isLow)
        }
    }

    /// The source of the tightest limit of a column on one side: a required unary term, a minimum or a copy.
    private func tightest(_ column: ColumnIndex, _ isLow: Bool) -> Source {
        var best = isLow ? -Double.infinity : .infinity
        var source = Source.none
        func isTighter(_ value: Double) -> Bool { isLow ? value > best : value < best }
        func consider(_ term: UnaryTerm) {
            guard term.strength == UnaryTerm.required, isLow ? term.limitsBelow : term.limitsAbove,
                isTighter(term.breakpoint)
            else { return }
            best = term.breakpoint
            source = .constraint(term.constraint)
        }
        plan.presolve.forEachUnaryTerm(of: column) { consider($0) }
        let penalized = plan.presolve.columns[column].penalizedConstraint
        if penalized.exists { consider(plan.presolve.penaltyTerm(penalized, program)) }
        if plan.presolve.classes.isRoot(column) {
            for place in plan.presolve.classes.members(of: Variable(column)) {
                let member = plan.presolve.classes.order[place]
                let minimum = program.minimum(of: member)
                let scale = plan.presolve.classes.ties[member].scale
                let limit = (minimum - plan.presolve.classes.ties[member].offset) / scale
                guard minimum.isFinite, (scale > 0) == isLow, isTighter(limit) else { continue }
                best = limit
                source = .minimum(of: member)
            }
        }
        plan.presolve.forEachCopy(of: column) { copy in
            let (limit, isLowOfCopy) = DoubletonEquation.limitOfOther(
                plan.presolve.reduction(of: copy), isLow: isLow, plan)
            guard isTighter(limit) else { return }
            best = limit
            source = .copy(copy, isLow: isLowOfCopy)
        }
        return source
    }
}
