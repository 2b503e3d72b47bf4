/// Walks from a fault back to the constraints it came from: an infeasible set of constraints, not always an irreducible
/// one.
struct Explanation {
    /// The plan with the fault.
    let plan: Plan
    /// The constraints behind the plan.
    let program: ConstraintProgram
    /// The transfers of constants to each row, latest last.
    private var transfersTo = LinkedLists<RowIndex, TransferIndex>()
    private var isFound: Table<ConstraintIndex, Bool>
    private var isRowSeen: Table<RowIndex, Bool>
    /// Whether the edges from a variable to its root were followed.
    private var isPathSeen: Table<Variable, Bool>
    /// Whether the low limit of a column was explained.
    var isLowSeen: Table<ColumnIndex, Bool>
    /// Whether the high limit of a column was explained.
    var isHighSeen: Table<ColumnIndex, Bool>
    /// Limits to be explained.
    var limits: [(column: ColumnIndex, isLow: Bool)] = []
    /// The constraints found for the current fault.
    var found: [ConstraintIndex] = []
    /// The rows seen for the current fault, so that `forget` need not look at all rows.
    private var rowsSeen: [RowIndex] = []
    /// The variables seen for the current fault.
    private var pathsSeen: [Variable] = []
    /// The limits seen for the current fault.
    var limitsSeen: [(column: ColumnIndex, isLow: Bool)] = []

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

    /// Clears the marks of the last fault, and nothing else: the cost is that of the fault, not of the plan.
    mutating func forget() {
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
    mutating func add(constraint: ConstraintIndex) {
        guard !isFound[constraint] else { return }
        isFound[constraint] = true
        found.append(constraint)
        for t in program.terms(of: constraint) { add(path: program.allTerms[t].variable) }
    }

    /// Adds the equalities between a variable and its root.
    mutating func add(path variable: Variable) {
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
}
