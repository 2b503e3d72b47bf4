/// Where a plan found that required constraints cannot hold together.
enum Fault: Sendable, Equatable {
    /// A row without variables whose constant is not zero.
    case row(Int32)
    /// A variable of the presolve that a row fixes outside of its range.
    case fixed(Int32)
    /// A variable of the presolve with an empty range.
    case range(Int32)
    /// A variable of the program that is fixed below its minimum.
    case minimum(Int32)
    /// A core without a feasible point, and which of its contradictions this is.
    case core(Int32, contradiction: Int)

    var isInCore: Bool { if case .core = self { true } else { false } }
}

/// Walks from a fault back to the constraints it came from. What it finds cannot hold together; it may hold more than
/// it needs.
struct Explanation {
    private let plan: Plan
    private let program: ConstraintProgram
    private var into = LinkedLists()
    private var isFound: [Bool]
    private var isRowSeen: [Bool]
    private var isPathSeen: [Bool]
    /// Whether a limit of a variable was explained: the low one at 2v, the high one at 2v + 1.
    private var isLimitSeen: [Bool]
    private var limits: [(variable: Int, isLow: Bool)] = []
    /// What was found and seen for the fault at hand.
    private var found: [Int] = []
    private var rowsSeen: [Int] = []
    private var pathsSeen: [Int] = []
    private var limitsSeen: [Int] = []

    init(_ plan: Plan, _ program: ConstraintProgram) {
        self.plan = plan
        self.program = program
        let transfers = plan.presolve.transfers
        into.grow(keys: plan.constants.count, entries: transfers.count)
        for (index, transfer) in transfers.enumerated() {
            into.append(Int32(truncatingIfNeeded: index), to: Int(transfer.row))
        }
        isFound = Array(repeating: false, count: program.constraintCount)
        isRowSeen = Array(repeating: false, count: plan.constants.count)
        isPathSeen = Array(repeating: false, count: program.variableCount)
        isLimitSeen = Array(repeating: false, count: 2 * plan.values.count)
    }

    /// The constraints behind a fault, ascending.
    mutating func constraints(of fault: Fault) -> [Int] {
        forget()
        switch fault {
        case .row(let row): add(row: Int(row))
        case .minimum(let v): add(path: Int(v))
        case .range(let v):
            limits = [(Int(v), true), (Int(v), false)]
        case .fixed(let v):
            let reduction = plan.presolve.reductions[Int(plan.presolve.columns[Int(v)].reduction)]
            add(row: Int(reduction.row))
            let value = plan.constants[Int(reduction.row)] / reduction.coefficient
            limits = [(Int(v), value < plan.functions.shapes[Int(v)].low)]
        case .core(let index, let place):
            let core = plan.cores[Int(index)]
            let contradiction = core.contradictions[place]
            for row in contradiction.rows { add(row: Int(core.rows[Int(row)])) }
            for limit in contradiction.limits {
                limits.append((Int(core.variables[Int(limit.variable)]), limit.isLow))
            }
        }
        while let (v, isLow) = limits.popLast() { explain(v, isLow) }
        return found.sorted()
    }

    private mutating func forget() {
        for i in found { isFound[i] = false }
        for row in rowsSeen { isRowSeen[row] = false }
        for v in pathsSeen { isPathSeen[v] = false }
        for place in limitsSeen { isLimitSeen[place] = false }
        found.removeAll(keepingCapacity: true)
        rowsSeen.removeAll(keepingCapacity: true)
        pathsSeen.removeAll(keepingCapacity: true)
        limitsSeen.removeAll(keepingCapacity: true)
    }

    /// A row's constant: its constraint and the rows that were added to it.
    private mutating func add(row: Int) {
        var open = [row]
        while let row = open.popLast() {
            guard !isRowSeen[row] else { continue }
            isRowSeen[row] = true
            rowsSeen.append(row)
            add(constraint: Int(plan.presolve.rowConstraints[row]))
            for t in into.list(row) { open.append(Int(plan.presolve.transfers[Int(t)].source)) }
        }
    }

    private mutating func add(constraint: Int) {
        guard !isFound[constraint] else { return }
        isFound[constraint] = true
        found.append(constraint)
        for t in program.terms(of: constraint) { add(path: Int(program.allTerms[t].variable.index)) }
    }

    /// The equalities that tie a variable to its root.
    private mutating func add(path variable: Int) {
        var v = variable
        while !isPathSeen[v] {
            isPathSeen[v] = true
            pathsSeen.append(v)
            let via = plan.presolve.classes.via[v]
            guard via >= 0 else { return }
            if !isFound[Int(via)] { found.append(Int(via)) }
            isFound[Int(via)] = true
            let terms = program.terms(of: Int(via))
            guard terms.count == 2 else { return }
            let first = Int(program.allTerms[terms.lowerBound].variable.index)
            v = first == v ? Int(program.allTerms[terms.lowerBound + 1].variable.index) : first
        }
    }

    /// Finds what gave a variable its limit: an unaryTerm, a minimum, a copy, or for a sum all of its summands.
    ///
    /// Reads the plan in place: a copy of the presolve for each limit would cost more than the limit.
    private mutating func explain(_ v: Int, _ isLow: Bool) {
        let place = 2 * v + (isLow ? 0 : 1)
        guard !isLimitSeen[place] else { return }
        isLimitSeen[place] = true
        limitsSeen.append(place)
        if plan.presolve.columns[v].firstSummand >= 0 {
            var summand = plan.presolve.columns[v].firstSummand
            while summand >= 0 {
                limits.append((Int(summand), isLow == (plan.presolve.columns[Int(summand)].summandCoefficient > 0)))
                summand = plan.presolve.columns[Int(summand)].nextSummand
            }
            return
        }
        var best = isLow ? -Double.infinity : .infinity
        func isTighter(_ value: Double) -> Bool { isLow ? value > best : value < best }
        var constraint = -1
        var member = -1
        var copy = -1
        func consider(_ unaryTerm: UnaryTerm) {
            guard unaryTerm.strength == UnaryTerm.required, isLow ? unaryTerm.limitsBelow : unaryTerm.limitsAbove,
                isTighter(unaryTerm.place)
            else { return }
            best = unaryTerm.place
            constraint = Int(unaryTerm.constraint)
        }
        var unaryTerm = plan.presolve.columns[v].firstUnaryTerm
        while unaryTerm >= 0 {
            consider(plan.presolve.unaryTerms[Int(unaryTerm)])
            unaryTerm = plan.presolve.unaryTerms[Int(unaryTerm)].next
        }
        let error = plan.presolve.columns[v].error
        if error >= 0 { consider(plan.presolve.penaltyTerm(error, program)) }
        if v < program.variableCount, plan.presolve.classes.roots[v] == v {
            for place in plan.presolve.classes.members(of: Int32(truncatingIfNeeded: v)) {
                let m = Int(plan.presolve.classes.order[place])
                let scale = plan.presolve.classes.scales[m]
                let limit = (program.minimums[m] - plan.presolve.classes.offsets[m]) / scale
                guard program.minimums[m].isFinite, (scale > 0) == isLow, isTighter(limit) else { continue }
                best = limit
                (constraint, member) = (-1, m)
            }
        }
        var next = plan.presolve.columns[v].firstCopy
        while next >= 0 {
            let reduction = plan.presolve.reductions[Int(plan.presolve.columns[Int(next)].reduction)]
            // `a u + b x = c`, so `x = (c - a u) / b`.
            let slope = -reduction.coefficient / reduction.otherCoefficient
            let (low, high) = limitsOf(Int(next))
            let limit =
                plan.constants[Int(reduction.row)] / reduction.otherCoefficient + slope
                * (isLow == (slope > 0) ? low : high)
            if isTighter(limit) {
                best = limit
                (constraint, member, copy) = (-1, -1, Int(next))
            }
            next = plan.presolve.columns[Int(next)].nextCopy
        }
        if copy >= 0, constraint < 0, member < 0 {
            let reduction = plan.presolve.reductions[Int(plan.presolve.columns[copy].reduction)]
            add(row: Int(reduction.row))
            let slope = -reduction.coefficient / reduction.otherCoefficient
            limits.append((copy, isLow == (slope > 0)))
        } else if constraint >= 0 {
            add(constraint: constraint)
        } else if member >= 0 {
            add(path: member)
        }
    }

    /// The range of a copy; one that is looked through has no shape, and is the only copy there is.
    private func limitsOf(_ v: Int) -> (low: Double, high: Double) {
        if plan.presolve.columns[v].isTransparent { return (0, 0) }
        return (plan.functions.shapes[v].low, plan.functions.shapes[v].high)
    }
}
