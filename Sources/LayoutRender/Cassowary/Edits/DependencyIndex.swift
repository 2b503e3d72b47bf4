/// Who depends on whom in a plan, for following a change without following everything.
struct DependencyIndex: Sendable {
    /// Whether the dependencies of a plan were found.
    private(set) var isMade = false
    /// The row of each constraint; none for a constraint that is no row.
    var rowOf = Table<ConstraintIndex, RowIndex>()
    /// The column each constraint is a unary term of; none for other constraints.
    var ownerOf = Table<ConstraintIndex, ColumnIndex>()
    /// The reduction that eliminated each row; none for a row of a core.
    var reductionOfRow = Table<RowIndex, ReductionIndex>()
    /// The core of each column; none for a column that was reduced.
    var coreOfColumn = Table<ColumnIndex, CoreIndex>()
    /// The core of each row; none for a row that was reduced.
    var coreOfRow = Table<RowIndex, CoreIndex>()
    /// Reductions whose value depends on each column.
    var users = LinkedLists<ColumnIndex, ReductionIndex>()
    /// The transfers to each row, ascending.
    var transfersTo = LinkedLists<RowIndex, TransferIndex>()
    /// The transfers from each row, ascending.
    var transfersFrom = LinkedLists<RowIndex, TransferIndex>()
    /// The constraints with each variable, ascending.
    var constraints = LinkedLists<Variable, ConstraintIndex>()
    /// Those of them that are required, without edges of alias classes: what is to be checked when a value moved.
    var required = LinkedLists<Variable, ConstraintIndex>()
    /// Those of them that may be edges of alias classes: required equalities of one or two variables.
    var ties = LinkedLists<Variable, ConstraintIndex>()
    /// Whether such an equality was no edge once, and is in `required` too.
    private var isLoose = Table<ConstraintIndex, Bool>()
    /// For the root of each class, whether `required` may have constraints on its variables.
    private(set) var isWatched = Table<Variable, Bool>()
    /// The children of each block.
    var children = LinkedLists<BlockIndex, BlockIndex>()
    /// The block of each reduction; none for that of an empty column.
    var blockOfReduction = Table<ReductionIndex, BlockIndex>()
    /// Whether an edit undid the reduction. Its record stays, so that the numbers of later records do.
    var isReductionUndone = Table<ReductionIndex, Bool>()
    /// How many reductions there were before any edit.
    private(set) var firstReductionCount = 0
    /// How many rows there were before any edit.
    private(set) var firstRowCount = 0
    /// Scratch for finding blocks.
    var search = BlockSearch()

    /// No dependencies yet.
    init() {}

    /// The dependencies of a fresh plan, found in one pass.
    init(_ plan: Plan, _ program: ConstraintProgram, isExcluded: Table<ConstraintIndex, Bool>) {
        isMade = true
        let presolve = plan.presolve
        rowOf = Table(repeating: .none, count: isExcluded.count)
        ownerOf = Table(repeating: .none, count: isExcluded.count)
        for column in ColumnIndex(0)..<ColumnIndex(presolve.columnCount) {
            var index = presolve.columns[column].firstUnaryTerm
            while index.exists {
                ownerOf[presolve.unaryTerms[index].constraint] = column
                index = presolve.unaryTerms[index].next
            }
        }
        constraints.grow(keys: program.variableCount, entries: program.allTerms.count)
        required.grow(keys: program.variableCount, entries: program.allTerms.count)
        ties.grow(keys: program.variableCount, entries: program.allTerms.count)
        for constraint in isExcluded.indices where !isExcluded[constraint] { add(constraint, program) }
        isLoose.grow(to: isExcluded.count, with: false)
        isWatched.grow(to: program.variableCount, with: false)
        watch(isExcluded.indices, plan.presolve.classes, program)
        firstReductionCount = presolve.reductions.count
        firstRowCount = presolve.rowConstraints.count
        add(plan, from: PlanSize())
    }

    /// Lists a constraint at its variables.
    mutating func add(_ constraint: ConstraintIndex, _ program: ConstraintProgram) {
        for t in program.terms(of: constraint) { constraints.append(constraint, to: program.allTerms[t].variable) }
        guard program[constraint].priority.isRequired else { return }
        let isTie = program.tiedVariables(constraint) != nil
        for t in program.terms(of: constraint) {
            let v = program.allTerms[t].variable
            if isTie { ties.append(constraint, to: v) } else { required.append(constraint, to: v) }
        }
    }

    /// Notes which classes have required constraints that are no edges, among them equalities whose ends are in one class
    /// already.
    mutating func watch(
        _ constraints: some Sequence<ConstraintIndex>, _ classes: AliasClasses, _ program: ConstraintProgram
    ) {
        for constraint in constraints {
            guard program[constraint].priority.isRequired, !classes.isEdge[constraint], !program.isRemoved(constraint)
            else { continue }
            let isNew = program.tiedVariables(constraint) != nil && !isLoose[constraint]
            for t in program.terms(of: constraint) {
                let v = program.allTerms[t].variable
                if isNew { required.append(constraint, to: v) }
                if classes.roots[v].exists { isWatched[classes.roots[v]] = true }
            }
            if isNew { isLoose[constraint] = true }
        }
    }

    /// Makes room for so many constraints.
    mutating func grow(constraints count: Int) {
        rowOf.grow(to: count, with: .none)
        ownerOf.grow(to: count, with: .none)
        isLoose.grow(to: count, with: false)
    }

    /// Adds what the plan has beyond the given size.
    mutating func add(_ plan: Plan, from first: PlanSize) {
        let presolve = plan.presolve
        let rowCount = presolve.rowConstraints.count
        reductionOfRow.grow(to: rowCount, with: .none)
        coreOfRow.grow(to: rowCount, with: .none)
        coreOfColumn.grow(to: presolve.columns.count, with: .none)
        users.grow(keys: presolve.columns.count, entries: presolve.savedTerms.count + presolve.reductions.count)
        transfersTo.grow(keys: rowCount, entries: presolve.transfers.count)
        transfersFrom.grow(keys: rowCount, entries: presolve.transfers.count)
        for row in presolve.rowConstraints.indices(from: first.rows) { rowOf[presolve.rowConstraints[row]] = row }
        for index in presolve.reductions.indices(from: first.reductions) {
            let reduction = presolve.reductions[index]
            if reduction.row.exists { reductionOfRow[reduction.row] = index }
            reduction.kind.rule.forEachInput(reduction, presolve) { users.append(index, to: $0) }
        }
        for index in presolve.transfers.indices(from: first.transfers) {
            transfersTo.append(index, to: presolve.transfers[index].row)
            transfersFrom.append(index, to: presolve.transfers[index].source)
        }
        for core in plan.cores.indices(from: first.cores) {
            for column in plan.cores[core].columns { coreOfColumn[column] = core }
            for row in plan.cores[core].rows { coreOfRow[row] = core }
        }
        blockOfReduction.grow(to: presolve.reductions.count, with: .none)
        isReductionUndone.grow(to: presolve.reductions.count, with: false)
        children.grow(keys: presolve.blocks.list.count, entries: presolve.blocks.list.count)
        for index in presolve.blocks.list.indices(from: first.blocks) {
            let block = presolve.blocks.list[index]
            for reduction in block.reductions { blockOfReduction[reduction] = index }
            if block.parent.exists { children.append(index, to: block.parent) }
        }
    }
}

/// How much a plan holds: the first index of each kind that is not in it yet.
struct PlanSize {
    var rows = RowIndex(0)
    var reductions = ReductionIndex(0)
    var transfers = TransferIndex(0)
    var cores = CoreIndex(0)
    var blocks = BlockIndex(0)
    var columns = ColumnIndex(0)

    /// An empty plan.
    init() {}

    /// What the plan holds now.
    init(_ plan: Plan) {
        rows = plan.presolve.rowConstraints.endIndex
        reductions = plan.presolve.reductions.endIndex
        transfers = plan.presolve.transfers.endIndex
        cores = plan.cores.endIndex
        blocks = plan.presolve.blocks.list.endIndex
        columns = ColumnIndex(plan.presolve.columnCount)
    }
}
