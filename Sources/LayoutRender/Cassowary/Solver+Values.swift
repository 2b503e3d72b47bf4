/// Reading what a plan found, and checking it.
extension Solver {
    /// Reads the values that moved and checks the constraints on them.
    ///
    /// Two kinds of constraints are passed by: an edge of a class, which holds for every value of the root unless an offset
    /// changed; and the row behind a copy in its quiet range, whose slack is known.
    mutating func readMoved() throws(SolverError) {
        let isRepeated = spare.count == values.count && spareLag == changes.moved && changes.shifted.isEmpty
        if isRepeated, changes.tape.moves.isMade, !changes.tape.moves.hasCalm { return try readTape() }
        changes.tape.moves.forget()
        let low = plan?.writeMoved(&values, &spare, &spareLag, &changes, dependencies) ?? []
        if isRepeated { plan?.recordMoves(spareLag, dependencies, &changes) }
        if !changes.shifted.isEmpty {
            for v in changes.shifted { values[v] = plan?.value(of: v) ?? 0 }
            spare = []
        }
        var scale: Double?
        for v in low { try checkClosely(minimumOf: v, &scale) }
        try checkWritten(&scale)
        for column in spareLag where plan?.isCalm(column) == true {
            for constraint in plan?.calm(column).constraints ?? [] { try check(constraint, &scale) }
        }
        for v in changes.shifted {
            if !(values[v] >= program.minimum(of: v)) { try checkClosely(minimumOf: v, &scale) }
            try dependencies.required.forEach(v) { (constraint) throws(SolverError) in try check(constraint, &scale) }
            // Of the edges of its class, the one by which the variable was reached.
            let edge = plan?.presolve.classes.via[v]
            try dependencies.ties.forEach(v) { (constraint) throws(SolverError) in
                if constraint == edge { try check(constraint, &scale) }
            }
        }
        for constraint in changes.added { try check(constraint, &scale) }
    }

    /// Reads the values of columns that moved in the edit before too.
    mutating func readTape() throws(SolverError) {
        // The lists change their places, see `Plan.writeMoved`.
        let last = values.elements
        values = Table()
        var numbers = spare
        spare = []
        let low = plan?.play(changes.tape.moves, to: &numbers) ?? []
        values = Table(numbers)
        spare = last
        var scale: Double?
        for v in low { try checkClosely(minimumOf: v, &scale) }
        try check(changes.tape.moves.checks, &scale)
        for constraint in changes.added { try check(constraint, &scale) }
    }

    /// Checks required constraints.
    private mutating func check(_ constraints: [ConstraintIndex], _ scale: inout Double?) throws(SolverError) {
        let (rows, terms, values) = (program.rows.span, program.allTerms.span, values.elements.span)
        let constraints = constraints.span
        for place in constraints.indices {
            let row = rows[constraints[place]]
            let sum = row.sum(terms, values)
            if row.miss(sum) <= 10 * Tolerance.feasibility || isExcluded[constraints[place]] { continue }
            try checkClosely(constraints[place], &scale)
        }
    }

    /// Checks the required constraints on variables that moved, each once.
    private mutating func checkWritten(_ scale: inout Double?) throws(SolverError) {
        // A column that moved twice is listed twice; where the list has no room for that, everything is checked.
        guard changes.writtenCount <= changes.written.count else { return try selfCheck() }
        let round = changes.startChecks(program.constraintCount)
        var marks = changes.checks.elements
        changes.checks = Table()
        try checkWritten(&marks, round, &scale)
        changes.checks = Table(marks)
    }

    /// Checks the constraints that have not the mark of the round, and marks them.
    private mutating func checkWritten(
        _ marks: inout [Int32], _ round: Int32, _ scale: inout Double?
    ) throws(SolverError) {
        let (rows, terms, values) = (program.rows.span, program.allTerms.span, values.elements.span)
        let (heads, links) = (dependencies.required.heads.elements.span, dependencies.required.links.span)
        let (written, isExcluded) = (changes.written.span, isExcluded.elements.span)
        var checks = marks.mutableSpan
        for place in 0..<changes.writtenCount {
            var link = Int(heads[written[place]])
            while link >= 0 {
                let (constraint, next) = links[link]
                link = Int(next)
                if checks[constraint] == round { continue }
                checks[constraint] = round
                let row = rows[constraint]
                let sum = row.sum(terms, values)
                if row.miss(sum) <= 10 * Tolerance.feasibility || isExcluded[constraint] { continue }
                try checkClosely(constraint, &scale)
            }
        }
    }

    /// The values of the variables, from those of their roots; rounding must not leave a minimum broken.
    mutating func readValues() {
        guard let plan else { return }
        spare = []
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
            let sum = row.sum(terms, values)
            if !(sum.magnitude <= 10 * Tolerance.feasibility) { try checkClosely(ConstraintIndex(i), &scale) }
        }
        for v in values.indices where !(values[v] >= minimums[v]) { try checkClosely(minimumOf: Variable(v), &scale) }
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
    /// Writes the values of the variables of classes that moved, and notes those with constraints to be checked.
    ///
    /// A caller that keeps the last solution shares its list. So the list before that one is written, once it has what the
    /// last edit changed; a copy would cost what stands still as well. Lists are moved out of their owners while they are
    /// written, so that they stay uniquely referenced. Spans look the lists up once and for all; going through the solver
    /// for each number would cost as much again.
    /// - Parameters:
    ///   - values: the values of the last solve.
    ///   - spare: see `Solver.spare`.
    ///   - lag: see `Solver.spareLag`.
    /// - Returns: the variables below their minimums, by rounding at most.
    fileprivate mutating func writeMoved(
        _ values: inout Table<Variable, Double>, _ spare: inout [Double], _ lag: inout [ColumnIndex],
        _ changes: inout Changes, _ dependencies: DependencyIndex
    ) -> [Variable] {
        let last = values.elements
        values = Table()
        var numbers = spare.count == last.count ? spare : last
        // What lags is written anyway where the same columns move again.
        let isLagging = spare.count == last.count && lag != changes.moved
        spare = []
        if isLagging { catchUp(&numbers, from: last, lag) }
        swap(&lag, &changes.moved)
        let low = write(lag, to: &numbers, &changes, dependencies)
        values = Table(numbers)
        spare = last
        return low
    }

    /// Gives the members of classes the numbers that they have in another list.
    private func catchUp(_ numbers: inout [Double], from last: [Double], _ lag: [ColumnIndex]) {
        let (order, last) = (presolve.classes.order.span, last.span)
        var cells = numbers.mutableSpan
        for column in lag where presolve.classes.isRoot(column) {
            for place in presolve.classes.members(of: Variable(column)) {
                let v = order[place]
                cells[v] = last[v]
            }
        }
    }

    /// Writes the values of the members of the columns' classes.
    private func write(
        _ moved: [ColumnIndex], to numbers: inout [Double], _ changes: inout Changes, _ dependencies: DependencyIndex
    ) -> [Variable] {
        let (order, ties) = (presolve.classes.order.span, presolve.classes.ties.elements.span)
        let (heads, isWatched) = (dependencies.required.heads.elements.span, dependencies.isWatched.elements.span)
        let (roots, values) = (presolve.classes.roots.elements.span, values.elements.span)
        let (starts, ends) = (presolve.classes.memberStarts.elements.span, presolve.classes.memberEnds.elements.span)
        var written = changes.startWriting(ties.count)
        var count = 0
        var low: [Variable] = []
        var cells = numbers.mutableSpan
        var places = written.mutableSpan
        for column in moved where column.offset < roots.count && roots[column] == Variable(column) {
            let value = values[column]
            let isChecked = isWatched[column] && !isCalm(column)
            for place in Int(starts[column])..<Int(ends[column]) {
                let v = order[place]
                let tie = ties[v]
                let number = tie.scale * value + tie.offset
                cells[v] = number
                if !(number >= tie.minimum) { low.append(v) }
                guard isChecked, heads[v] >= 0 else { continue }
                if count < places.count { places[count] = v }
                count += 1
            }
        }
        (changes.written, changes.writtenCount) = (written, count)
        return low
    }

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
