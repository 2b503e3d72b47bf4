/// Reading what a plan found, and checking it.
extension Solver {
    /// Reads the values that moved and checks the constraints they stand in.
    mutating func readMoved(_ plan: Plan, _ changes: Plan.Changes, _ dependencies: DependencyIndex) throws(SolverError)
    {
        let classes = plan.presolve.classes
        // 1 the values; taken out while they are written, so that the list is asked once whether others look at it
        var read: [Int32] = []
        var numbers = values
        values = []
        var cells = numbers.mutableSpan
        for root in changes.moved where Int(root) < classes.roots.count && classes.roots[Int(root)] == root {
            let value = plan.values[Int(root)]
            let members = classes.members(of: root)
            for place in members {
                let v = Int(classes.order[place])
                cells[v] = classes.scales[v] * value + classes.offsets[v]
            }
            if members.count == 1 {
                read.append(root)
            } else {
                read.append(contentsOf: classes.order[members])
            }
        }
        for v in changes.shifted { cells[Int(v)] = value(of: Int(v), plan) }
        values = numbers
        // 2 what they must keep
        var scale: Double?
        try checkAround(read, classes, dependencies, &scale)
        try checkAround(changes.shifted, classes, dependencies, &scale)
        for constraint in changes.added where !isExcluded[Int(constraint)] { try check(Int(constraint), &scale) }
    }

    /// Checks the minimums of variables, and the required constraints that they stand in.
    ///
    /// Spans say where the lists are once and for all; asking the solver for each number would cost as much again.
    private func checkAround(
        _ variables: [Int32], _ classes: AliasClasses, _ dependencies: DependencyIndex, _ scale: inout Double?
    ) throws(SolverError) {
        let (rows, terms) = (program.rows.span, program.allTerms.span)
        let (values, minimums) = (values.span, program.minimums.span)
        let (isEdge, via, isExcluded) = (classes.isEdge.span, classes.via.span, isExcluded.span)
        for v in variables {
            if !(values[Int(v)] >= minimums[Int(v)]) { try checkClosely(minimumOf: Int(v), &scale) }
            var place = dependencies.required.first(Int(v))
            while place >= 0 {
                let (constraint, next) = dependencies.required[place]
                place = next
                let i = Int(constraint)
                // An edge moves with its class, both ends at once; only the variable it reached checks it.
                if isEdge[i], via[Int(v)] != constraint { continue }
                if isExcluded[i] { continue }
                let row = rows[i]
                var sum = -row.constant
                for t in Int(row.firstTerm)..<Int(row.endOfTerms) {
                    let term = terms[t]
                    sum += term.coefficient * values[Int(term.variable.index)]
                }
                if !(sum.magnitude <= 10 * Tolerance.feasibility) { try checkClosely(i, &scale) }
            }
        }
    }

    mutating func readValues() {
        guard let plan else { return }
        if values.count != program.variableCount { values = Array(repeating: 0, count: program.variableCount) }
        for v in values.indices { values[v] = value(of: v, plan) }
        guard plan.reach == .limits else { return }
        for v in values.indices { values[v] = max(values[v], program.minimums[v]) }
    }

    @inline(__always)
    func value(of v: Int, _ plan: Plan) -> Double {
        let classes = plan.presolve.classes
        let root = Int(classes.roots[v])
        return root < 0 ? classes.offsets[v] : classes.scales[v] * plan.values[root] + classes.offsets[v]
    }

    /// What the work allowed did not suffice for.
    func findShortfall() -> Shortfall? {
        switch plan?.reach {
        case .priority(let weakness): return Shortfall(priority: Priority(strength: -weakness), unmet: [])
        case .limits:
            var unmet: [ConstraintIndex] = []
            var scale: Double?
            for i in 0..<program.constraintCount where !isExcluded[i] && program.rows[i].priority.isRequired {
                do { try check(i, &scale) } catch { unmet.append(ConstraintIndex(index: Int32(truncatingIfNeeded: i))) }
            }
            return Shortfall(priority: .required, unmet: unmet)
        default: return nil
        }
    }

    /// Checks every required constraint that was not set aside, and every minimum.
    func selfCheck() throws(SolverError) {
        var scale: Double?
        let (rows, terms) = (program.rows.span, program.allTerms.span)
        let (values, minimums, isExcluded) = (values.span, program.minimums.span, isExcluded.span)
        for i in rows.indices where !isExcluded[i] {
            let row = rows[i]
            guard row.priority.isRequired else { continue }
            var sum = -row.constant
            for t in Int(row.firstTerm)..<Int(row.endOfTerms) {
                let term = terms[t]
                sum += term.coefficient * values[Int(term.variable.index)]
            }
            if !(sum.magnitude <= 10 * Tolerance.feasibility) { try checkClosely(i, &scale) }
        }
        for v in values.indices where !(values[v] >= minimums[v]) { try checkClosely(minimumOf: v, &scale) }
    }

    /// A constraint may miss by rounding next to its own numbers, or next to the largest value there is.
    @inline(__always)
    func check(_ i: Int, _ scale: inout Double?) throws(SolverError) {
        let row = program.rows[i]
        var sum = -row.constant
        for t in Int(row.firstTerm)..<Int(row.endOfTerms) {
            let term = program.allTerms[t]
            sum += term.coefficient * values[Int(term.variable.index)]
        }
        if sum.magnitude <= 10 * Tolerance.feasibility { return }
        try checkClosely(i, &scale)
    }

    private func checkClosely(_ i: Int, _ scale: inout Double?) throws(SolverError) {
        let (sum, largest) = evaluate(i)
        let error =
            switch program.rows[i].relation {
            case .equal: sum.magnitude
            case .lessThanOrEqual: sum
            case .greaterThanOrEqual: -sum
            }
        if error <= 10 * Tolerance.feasibility * largest { return }
        if !(error <= 10 * Tolerance.feasibility * largestValue(&scale)) {
            throw .selfCheck(ConstraintIndex(index: Int32(truncatingIfNeeded: i)), error: error)
        }
    }

    private func checkClosely(minimumOf v: Int, _ scale: inout Double?) throws(SolverError) {
        let error = program.minimums[v] - values[v]
        if !(error <= 10 * Tolerance.feasibility * largestValue(&scale)) {
            let term = program.allTerms.firstIndex { Int($0.variable.index) == v } ?? 0
            let owner = program.rows.firstIndex { $0.endOfTerms > term } ?? 0
            throw .selfCheck(ConstraintIndex(index: Int32(truncatingIfNeeded: owner)), error: error)
        }
    }

    private func largestValue(_ scale: inout Double?) -> Double {
        if let scale { return scale }
        let found = values.reduce(1) { max($0, $1.magnitude) }
        scale = found
        return found
    }
}
