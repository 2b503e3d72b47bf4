/// Who depends on whom in a plan, for following a change without following everything.
struct DependencyIndex: Sendable {
    /// Whether the dependencies of a plan were found.
    private(set) var isMade = false
    /// The row of each constraint; none for a constraint that is no row.
    private(set) var rowOf = Table<ConstraintIndex, RowIndex>()
    /// The column each constraint is a unary term of; none for other constraints.
    private(set) var ownerOf = Table<ConstraintIndex, ColumnIndex>()
    /// The reduction that eliminated each row; none for a row of a core.
    private(set) var reductionOfRow = Table<RowIndex, ReductionIndex>()
    /// The core of each column; none for a column that was reduced.
    private(set) var coreOfColumn = Table<ColumnIndex, CoreIndex>()
    /// The core of each row; none for a row that was reduced.
    private(set) var coreOfRow = Table<RowIndex, CoreIndex>()
    /// Reductions whose value depends on each column.
    private(set) var users = LinkedLists<ColumnIndex, ReductionIndex>()
    /// The transfers to each row, ascending.
    private(set) var transfersTo = LinkedLists<RowIndex, TransferIndex>()
    /// The transfers from each row, ascending.
    private(set) var transfersFrom = LinkedLists<RowIndex, TransferIndex>()
    /// The constraints with each variable, ascending.
    private(set) var constraints = LinkedLists<Variable, ConstraintIndex>()
    /// The required constraints with each variable that are no edges of alias classes: an edge holds for every value of
    /// the root, the others are checked after a move.
    private(set) var required = LinkedLists<Variable, ConstraintIndex>()

    /// No dependencies yet.
    init() {}

    /// The dependencies of a plan, found in one pass.
    init(_ plan: Plan, _ program: ConstraintProgram, isExcluded: Table<ConstraintIndex, Bool>) {
        isMade = true
        let presolve = plan.presolve
        rowOf = Table(repeating: .none, count: isExcluded.count)
        ownerOf = Table(repeating: .none, count: isExcluded.count)
        for column in ColumnIndex(0)..<ColumnIndex(presolve.columnCount) {
            presolve.forEachUnaryTerm(of: column) { ownerOf[$0.constraint] = column }
        }
        constraints.grow(keys: program.variableCount, entries: program.allTerms.count)
        required.grow(keys: program.variableCount, entries: program.allTerms.count)
        for constraint in isExcluded.indices where !isExcluded[constraint] {
            let isChecked = program[constraint].priority.isRequired && !presolve.classes.isEdge[constraint]
            for t in program.terms(of: constraint) {
                constraints.append(constraint, to: program.allTerms[t].variable)
                if isChecked { required.append(constraint, to: program.allTerms[t].variable) }
            }
        }
        addRows(of: plan)
    }

    private mutating func addRows(of plan: Plan) {
        let presolve = plan.presolve
        let rowCount = presolve.rowConstraints.count
        reductionOfRow.grow(to: rowCount, with: .none)
        coreOfRow.grow(to: rowCount, with: .none)
        coreOfColumn.grow(to: presolve.columns.count, with: .none)
        users.grow(keys: presolve.columns.count, entries: presolve.savedTerms.count + presolve.reductions.count)
        transfersTo.grow(keys: rowCount, entries: presolve.transfers.count)
        transfersFrom.grow(keys: rowCount, entries: presolve.transfers.count)
        for row in presolve.rowConstraints.indices { rowOf[presolve.rowConstraints[row]] = row }
        for index in presolve.reductions.indices {
            let reduction = presolve.reductions[index]
            if reduction.row.exists { reductionOfRow[reduction.row] = index }
            reduction.kind.rule.forEachInput(reduction, presolve) { users.append(index, to: $0) }
        }
        for index in presolve.transfers.indices {
            transfersTo.append(index, to: presolve.transfers[index].row)
            transfersFrom.append(index, to: presolve.transfers[index].source)
        }
        for core in plan.cores.indices {
            for column in plan.cores[core].columns { coreOfColumn[column] = core }
            for row in plan.cores[core].rows { coreOfRow[row] = core }
        }
    }
}
