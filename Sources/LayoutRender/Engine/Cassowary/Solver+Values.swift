/// The values of a plan, read and checked.
extension Solver {
    /// Reads the values that moved and checks the constraints on them. An edge of a class, which holds for every value of the
    /// root, is checked where an offset changed.
    mutating func readMoved() throws(SolverError) {
        guard let classes = plan?.presolve.classes else { return }
        // Moved out of `self`, to be written in place.
        var checks = changes.checks
        changes.checks = VisitQueue()
        var scale: Double?
        for column in changes.moved where classes.isRoot(column) {
            let value = plan?.values[column] ?? 0
            for place in classes.members(of: Variable(column)) {
                let v = classes.order[place]
                values[v] = classes.ties[v].scale * value + classes.ties[v].offset
                dependencies.required.forEach(v) { checks.insert($0) }
            }
        }
        for v in changes.shifted {
            values[v] = plan?.value(of: v) ?? 0
            dependencies.required.forEach(v) { checks.insert($0) }
            if classes.via[v].exists { checks.insert(classes.via[v]) }
        }
        for column in changes.moved where classes.isRoot(column) {
            for place in classes.members(of: Variable(column)) { try checkMinimum(of: classes.order[place], &scale) }
        }
        for v in changes.shifted { try checkMinimum(of: v, &scale) }
        while let constraint = checks.next() { try check(constraint, &scale) }
        changes.checks = checks
    }

    /// A minimum may be missed by rounding.
    private func checkMinimum(of v: Variable, _ scale: inout Double?) throws(SolverError) {
        if !(values[v] >= program.minimum(of: v)) { try checkClosely(minimumOf: v, &scale) }
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
        for constraint in program.constraints where program.rows[constraint.offset].priority.isRequired {
            try check(constraint, &scale)
        }
        for v in values.indices { try checkMinimum(of: v, &scale) }
    }

    /// A constraint may miss by rounding next to its own numbers, or next to the largest value there is.
    @inline(__always)
    func check(_ constraint: ConstraintIndex, _ scale: inout Double?) throws(SolverError) {
        guard !isExcluded[constraint] else { return }
        let (row, terms, values) = (program.rows[constraint.offset], program.allTerms.span, values.elements.span)
        let sum = row.sum(terms, values)
        if !(row.miss(sum) <= 10 * Tolerance.feasibility) { try checkClosely(constraint, &scale) }
    }

    /// Checks a constraint that missed the quick check, with a tolerance relative to the largest value of the program.
    ///
    /// The tolerance is relative to the constraint's own summands first, which needs no further look, and then to the
    /// largest value.
    private func checkClosely(_ constraint: ConstraintIndex, _ scale: inout Double?) throws(SolverError) {
        let (sum, largest) = evaluate(constraint)
        let error = program[constraint].miss(sum)
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
        let offset = presolve.classes.ties[v].offset
        return root.exists ? presolve.classes.ties[v].scale * values[root] + offset : offset
    }
}

extension ConstraintProgram.Row {
    /// The sum of the row's terms less the constant.
    @inline(__always)
    fileprivate func sum(_ terms: Span<Term>, _ values: Span<Double>) -> Double {
        var sum = -constant
        for t in Int(firstTerm)..<Int(endOfTerms) {
            let term = terms[t]
            sum += term.coefficient * values[term.variable]
        }
        return sum
    }

    /// By how much the sum of the terms less the constant is on the wrong side; negative where there is room.
    @inline(__always)
    fileprivate func miss(_ sum: Double) -> Double {
        switch relation {
        case .equal: sum.magnitude
        case .lessThanOrEqual: sum
        case .greaterThanOrEqual: -sum
        }
    }
}
