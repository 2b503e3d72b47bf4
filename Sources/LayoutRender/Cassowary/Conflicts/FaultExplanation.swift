/// Where a plan found that required constraints cannot hold together.
enum Fault: Sendable, Equatable {
    /// An empty row whose constant is not zero.
    case row(RowIndex)
    /// A column that a singleton row fixes outside of its range.
    case fixed(ColumnIndex)
    /// A column with an empty range.
    case range(ColumnIndex)
    /// A variable of the program that is fixed below its minimum.
    case minimum(Variable)
    /// A core without a feasible point, and which of its contradictions this is.
    case core(CoreIndex, contradiction: Int)

    /// Whether the simplex found the fault, which then names rows of a core.
    var isInCore: Bool { if case .core = self { true } else { false } }
}

/// Walks from a fault back to the constraints it came from: an infeasible set of constraints, not always an irreducible
/// one.
struct Explanation {
    /// The plan with the fault.
    let plan: Plan
    /// The constraints behind the plan.
    private let program: ConstraintProgram
    /// The transfers of constants to each row, latest last.
    private var transfersTo = LinkedLists<RowIndex, TransferIndex>()
    /// Whether a constraint is in `found`.
    private var isFound: Table<ConstraintIndex, Bool>
    /// Whether a row is in `rowsSeen`.
    private var isRowSeen: Table<RowIndex, Bool>
    /// Whether the edges from a variable to its root were followed.
    private var isPathSeen: Table<Variable, Bool>
    /// Whether the low limit of a column was explained.
    private var isLowSeen: Table<ColumnIndex, Bool>
    /// Whether the high limit of a column was explained.
    private var isHighSeen: Table<ColumnIndex, Bool>
    /// Limits to be explained.
    private var limits: [(column: ColumnIndex, isLow: Bool)] = []
    /// The constraints found for the current fault.
    private var found: [ConstraintIndex] = []
    /// The rows seen for the current fault, so that `forget` need not look at all rows.
    private var rowsSeen: [RowIndex] = []
    /// The variables seen for the current fault.
    private var pathsSeen: [Variable] = []
    /// The limits seen for the current fault.
    private var limitsSeen: [(column: ColumnIndex, isLow: Bool)] = []

    /// Lists the transfers to each row; explains nothing yet.
    init(_ plan: Plan, _ program: ConstraintProgram) {
        self.plan = plan
        self.program = program
        let transfers = plan.presolve.transfers
        transfersTo.grow(keys: plan.constants.count, entries: transfers.count)
        for index in transfers.indices { transfersTo.append(index, to: transfers[index].row) }
        isFound = Table(repeating: false, count: program.constraintCount)
        isRowSeen = Table(repeating: false, count: plan.constants.count)
        isPathSeen = Table(repeating: false, count: program.variableCount)
        isLowSeen = Table(repeating: false, count: plan.values.count)
        isHighSeen = isLowSeen
    }

    /// The constraints behind a fault, ascending.
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

    /// Clears the marks of the last fault, and nothing else: the cost is that of the fault, not of the plan.
    private mutating func forget() {
        for constraint in found { isFound[constraint] = false }
        for row in rowsSeen { isRowSeen[row] = false }
        for v in pathsSeen { isPathSeen[v] = false }
        for (column, isLow) in limitsSeen {
            if isLow { isLowSeen[column] = false } else { isHighSeen[column] = false }
        }
        found.removeAll(keepingCapacity: true)
        rowsSeen.removeAll(keepingCapacity: true)
        pathsSeen.removeAll(keepingCapacity: true)
        limitsSeen.removeAll(keepingCapacity: true)
    }

    /// A limit of a column is to be explained.
    mutating func limit(_ column: ColumnIndex, isLow: Bool) { limits.append((column, isLow)) }

    /// A row's constant: the row's constraint, and the rows that were added to the row.
    mutating func add(row: RowIndex) {
        var open = [row]
        while let row = open.popLast() {
            guard !isRowSeen[row] else { continue }
            isRowSeen[row] = true
            rowsSeen.append(row)
            add(constraint: plan.presolve.rowConstraints[row])
            for index in transfersTo.list(row) { open.append(plan.presolve.transfers[index].source) }
        }
    }

    /// Adds a constraint, and the equalities by which its variables were tied to their roots.
    private mutating func add(constraint: ConstraintIndex) {
        guard !isFound[constraint] else { return }
        isFound[constraint] = true
        found.append(constraint)
        for t in program.terms(of: constraint) { add(path: program.allTerms[t].variable) }
    }

    /// The equalities that tie a variable to its root.
    private mutating func add(path variable: Variable) {
        var v = variable
        while !isPathSeen[v] {
            isPathSeen[v] = true
            pathsSeen.append(v)
            let via = plan.presolve.classes.via[v]
            guard via.exists else { return }
            if !isFound[via] { found.append(via) }
            isFound[via] = true
            let terms = program.terms(of: via)
            guard terms.count == 2 else { return }
            let first = program.allTerms[terms.lowerBound].variable
            v = first == v ? program.allTerms[terms.lowerBound + 1].variable : first
        }
    }

    /// What gives a column its tightest limit on one side.
    private enum Source {
        case none
        case constraint(ConstraintIndex)
        case minimum(of: Variable)
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

    /// What gives a column its tightest limit on one side: a required unary term, a minimum or a copy.
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
                let scale = plan.presolve.classes.scales[member]
                let limit = (minimum - plan.presolve.classes.offsets[member]) / scale
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
