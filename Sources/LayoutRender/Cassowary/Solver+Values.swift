/// Reading what a plan found, and checking it.
extension Solver {
    /// Reads the values that moved and checks the constraints on them.
    mutating func readMoved(
        _ plan: Plan, _ changes: Plan.Changes, _ dependencies: DependencyIndex
    ) throws(SolverError) {
        let classes = plan.presolve.classes
        // 1 the values. The list is moved out of `self` while it is written, so that it stays uniquely referenced: one
        // copy-on-write check instead of one for each value.
        var read: [Variable] = []
        var numbers = values.elements
        values = Table()
        var cells = numbers.mutableSpan
        for column in changes.moved where classes.isRoot(column) {
            let value = plan.values[column]
            let members = classes.members(of: Variable(column))
            for place in members {
                let v = classes.order[place]
                cells[v.offset] = classes.scales[v] * value + classes.offsets[v]
            }
            if members.count == 1 {
                read.append(Variable(column))
            } else {
                read.append(contentsOf: classes.order[members])
            }
        }
        for v in changes.shifted { cells[v.offset] = plan.value(of: v) }
        values = Table(numbers)
        // 2 the minimums and required constraints
        var scale: Double?
        try checkAround(read, classes, dependencies, &scale)
        try checkAround(changes.shifted, classes, dependencies, &scale)
        for constraint in changes.added where !isExcluded[constraint] { try check(constraint, &scale) }
    }

    /// Checks the minimums of variables, and the required constraints on them.
    ///
    /// Spans look the lists up once and for all; going through the solver for each number would cost as much again.
    ///
    /// The quick check asks whether both sides are equal. An inequality with slack misses it and passes the close
    /// check, which knows the relation.
    private func checkAround(
        _ variables: [Variable], _ classes: AliasClasses, _ dependencies: DependencyIndex, _ scale: inout Double?
    ) throws(SolverError) {
        let (rows, terms) = (program.rows.span, program.allTerms.span)
        let (values, minimums) = (values.elements.span, program.minimums.span)
        let isEdge = classes.isEdge.elements.span
        let (via, isExcluded) = (classes.via.elements.span, isExcluded.elements.span)
        for v in variables {
            if !(values[v] >= minimums[v]) { try checkClosely(minimumOf: v, &scale) }
            try dependencies.required.forEach(v) { (constraint) throws(SolverError) in
                // An edge moves with its class, both ends at once; only the variable it reached checks it.
                if isEdge[constraint], via[v] != constraint { return }
                if isExcluded[constraint] { return }
                let row = rows[constraint]
                var sum = -row.constant
                for t in Int(row.firstTerm)..<Int(row.endOfTerms) {
                    let term = terms[t]
                    sum += term.coefficient * values[term.variable]
                }
                if !(sum.magnitude <= 10 * Tolerance.feasibility) { try checkClosely(constraint, &scale) }
            }
        }
    }

    /// The values of the variables, from those of their roots; rounding must not leave a minimum broken.
    mutating func readValues() {
        guard let plan else { return }
        if values.count != program.variableCount { values = Table(repeating: 0, count: program.variableCount) }
        for v in values.indices { values[v] = plan.value(of: v) }
        guard plan.reach == .limits else { return }
        for v in values.indices { values[v] = max(values[v], program.minimum(of: v)) }
    }

    /// What the work allowed did not suffice for.
    /// - Returns: nil where every core reached its optimum.
    func findShortfall() -> Shortfall? {
        switch plan?.reach {
        case .priority(let weakness): return Shortfall(priority: Priority(strength: -weakness), unmet: [])
        case .limits:
            var unmet: [ConstraintIndex] = []
            var scale: Double?
            for constraint in program.constraints
            where !isExcluded[constraint] && program[constraint].priority.isRequired {
                do { try check(constraint, &scale) } catch { unmet.append(constraint) }
            }
            return Shortfall(priority: .required, unmet: unmet)
        default: return nil
        }
    }

    /// Checks every required constraint that was not set aside, and every minimum.
    /// - Throws: `selfCheck` with the constraint and its error; this would be a mistake of the solver and not of the
    ///   program.
    func selfCheck() throws(SolverError) {
        var scale: Double?
        let (rows, terms) = (program.rows.span, program.allTerms.span)
        let (values, minimums) = (values.elements.span, program.minimums.span)
        let isExcluded = isExcluded.elements.span
        for i in rows.indices where !isExcluded[i] {
            let row = rows[i]
            guard row.priority.isRequired else { continue }
            var sum = -row.constant
            for t in Int(row.firstTerm)..<Int(row.endOfTerms) {
                let term = terms[t]
                sum += term.coefficient * values[term.variable]
            }
            if !(sum.magnitude <= 10 * Tolerance.feasibility) { try checkClosely(ConstraintIndex(i), &scale) }
        }
        for v in values.indices where !(values[v] >= minimums[v]) { try checkClosely(minimumOf: Variable(v), &scale) }
    }

    /// A constraint may miss by rounding next to its own numbers, or next to the largest value there is.
    @inline(__always)
    func check(_ constraint: ConstraintIndex, _ scale: inout Double?) throws(SolverError) {
        let row = program[constraint]
        var sum = -row.constant
        for t in program.terms(of: constraint) {
            let term = program.allTerms[t]
            sum += term.coefficient * values[term.variable]
        }
        if sum.magnitude <= 10 * Tolerance.feasibility { return }
        try checkClosely(constraint, &scale)
    }

    /// Checks a constraint that missed the quick check, with a tolerance relative to the largest value of the program.
    ///
    /// The tolerance is relative to the constraint's own summands first, which needs no further look, and then to the
    /// largest value.
    private func checkClosely(_ constraint: ConstraintIndex, _ scale: inout Double?) throws(SolverError) {
        let (sum, largest) = evaluate(constraint)
        let error =
            switch program[constraint].relation {
            case .equal: sum.magnitude
            case .lessThanOrEqual: sum
            case .greaterThanOrEqual: -sum
            }
        if error <= 10 * Tolerance.feasibility * largest { return }
        if !(error <= 10 * Tolerance.feasibility * largestValue(&scale)) {
            throw .selfCheck(constraint, error: error)
        }
    }

    /// Checks a minimum in the same way.
    private func checkClosely(minimumOf v: Variable, _ scale: inout Double?) throws(SolverError) {
        let error = program.minimum(of: v) - values[v]
        if !(error <= 10 * Tolerance.feasibility * largestValue(&scale)) {
            let term = program.allTerms.firstIndex { $0.variable == v } ?? 0
            let owner = program.constraints.first { program.terms(of: $0).upperBound > term }
            throw .selfCheck(owner ?? ConstraintIndex(0), error: error)
        }
    }

    /// The largest magnitude among the values, computed once. At least 1, so that a program of small numbers has an
    /// absolute tolerance.
    private func largestValue(_ scale: inout Double?) -> Double {
        if let scale { return scale }
        let found = values.elements.reduce(1) { max($0, $1.magnitude) }
        scale = found
        return found
    }
}

extension Plan {
    /// The value of a variable, from that of the root of its class.
    @inline(__always)
    func value(of v: Variable) -> Double {
        let root = presolve.classes.roots[v]
        let offset = presolve.classes.offsets[v]
        return root.exists ? presolve.classes.scales[v] * values[root] + offset : offset
    }
}
