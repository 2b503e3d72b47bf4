/// Following a plan after an edit, along its dependencies.
///
/// The order in each direction is that of a first run; an item is visited once, after everything that it depends on.
/// Work is counted in visits.
extension Plan {
    /// The rows, columns and reductions that a change has touched so far.
    struct Changes: Sendable {
        /// Transfers to do again.
        var transfers = VisitQueue<TransferIndex>()
        /// Reductions whose costs to gather again, children before parents.
        var forward = VisitQueue<ReductionIndex>()
        /// Reductions whose values to assign again, parents before children.
        var backward = VisitQueue<ReductionIndex>(isDescending: true)
        /// Whether a core is to be solved again.
        var isCoreTouched = Table<CoreIndex, Bool>()
        /// Summands whose cost functions changed.
        var reshaped: [ColumnIndex] = []
        /// Whether aggregates may consist of shifted summands now.
        var areAggregatesTouched = false
        /// Columns whose values changed.
        var moved: [ColumnIndex] = []
        /// Variables whose scale or offset to the root of their class changed.
        var shifted: [Variable] = []
        /// Required constraints to be checked.
        var checks = VisitQueue<ConstraintIndex>()

        /// Of no plan.
        init() {}

        /// Nothing has changed of a plan that was just made.
        init(_ plan: Plan, constraintCount: Int) {
            transfers = VisitQueue(count: plan.presolve.transfers.count)
            forward = VisitQueue(count: plan.presolve.reductions.count)
            backward = VisitQueue(isDescending: true, count: plan.presolve.reductions.count)
            isCoreTouched = Table(repeating: false, count: plan.cores.count)
            checks = VisitQueue(count: constraintCount)
        }

        /// The reshaped summands, where they are few enough to be looked for in each aggregate; nil where aggregates are
        /// to be convolved anew.
        var reshapedSummands: [ColumnIndex]? { areAggregatesTouched || reshaped.count > 32 ? nil : reshaped }

        /// Forgets the changes after they were followed.
        mutating func clear() {
            reshaped.removeAll(keepingCapacity: true)
            areAggregatesTouched = false
            moved.removeAll(keepingCapacity: true)
            shifted.removeAll(keepingCapacity: true)
        }
    }

    /// Follows the plan where constants of constraints changed: 1 classes and rows; 2 forward from the columns whose
    /// cost changed, up to the tops of their trees; 3 touched cores; 4 backward, to whatever depends on a value that
    /// moved. Where a range becomes empty or a summand too large, the function returns early: the caller makes a new
    /// plan.
    mutating func follow(
        _ changed: [ConstraintIndex], except isExcluded: Table<ConstraintIndex, Bool>, _ dependencies: DependencyIndex,
        _ changes: inout Changes, _ program: ConstraintProgram, workLimit: Int
    ) throws(SolverError) {
        for constraint in changed where !isExcluded[constraint] {
            if presolve.classes.isEdge[constraint] { shift(constraint, dependencies, &changes, program) }
            touch(constraint, dependencies, &changes, program)
        }
        while let transfer = changes.transfers.next() {
            refreshRow(presolve.transfers[transfer].row, dependencies, &changes, program)
        }
        while let index = changes.forward.next() {
            work += 1
            gather(index, program, reshaped: changes.reshapedSummands)
            let reduction = presolve.reductions[index]
            reduction.kind.rule.noteCost(reduction, at: index, self, dependencies, &changes)
            if work > workLimit { throw .workLimit(workLimit) }
        }
        guard faults.isEmpty, functions.oversizedSummand.isNone else { return }
        solveTouchedCores(dependencies, &changes, workLimit)
        guard faults.isEmpty else { return }
        while let index = changes.backward.next() {
            work += 1
            reassign(index, dependencies, &changes)
        }
    }

    /// Notes that a column's function changed, unless the column is transparent or an aggregate.
    func noteReshaped(_ column: ColumnIndex, _ changes: inout Changes) {
        let state = presolve.columns[column]
        if !state.isTransparent, !state.isAggregate { changes.reshaped.append(column) }
    }

    /// The row or the unary term of a constraint is to be looked at again.
    private mutating func touch(
        _ constraint: ConstraintIndex, _ dependencies: DependencyIndex, _ changes: inout Changes,
        _ program: ConstraintProgram
    ) {
        let row = dependencies.rowOf[constraint]
        if row.exists { refreshRow(row, dependencies, &changes, program) }
        let owner = dependencies.ownerOf[constraint]
        guard owner.exists else { return }
        presolve.refreshUnaryTerm(constraint, of: owner, program)
        changes.forward.insert(presolve.columns[owner].reduction)
    }

    /// An edge of a class has another constant: the offsets of the variables reached through it change.
    private mutating func shift(
        _ edge: ConstraintIndex, _ dependencies: DependencyIndex, _ changes: inout Changes,
        _ program: ConstraintProgram
    ) {
        let first = changes.shifted.count
        for t in program.terms(of: edge) where presolve.classes.via[program.allTerms[t].variable] == edge {
            changes.shifted.append(program.allTerms[t].variable)
        }
        var next = first
        while next < changes.shifted.count {
            let v = changes.shifted[next]
            next += 1
            work += 1
            presolve.classes.express(v, program)
            dependencies.constraints.forEach(v) { constraint in
                guard presolve.classes.isEdge[constraint] else { return }
                for t in program.terms(of: constraint) {
                    let other = program.allTerms[t].variable
                    if other != v, presolve.classes.via[other] == constraint { changes.shifted.append(other) }
                }
            }
        }
        for v in changes.shifted[first...] {
            let root = presolve.classes.roots[v]
            if root.isNone {
                checkFixed(v, program)
            } else {
                changes.forward.insert(presolve.columns[root].reduction)
            }
            dependencies.constraints.forEach(v) { touch($0, dependencies, &changes, program) }
        }
    }

    /// Computes a row's constant as `computeConstants` does.
    private mutating func refreshRow(
        _ row: RowIndex, _ dependencies: DependencyIndex, _ changes: inout Changes, _ program: ConstraintProgram
    ) {
        work += 1
        let before = constants[row]
        constants[row] = presolve.ownConstant(presolve.rowConstraints[row], program)
        sizes[row] = max(sizes[row], constants[row].magnitude)
        dependencies.transfersTo.forEach(row) { index in
            let transfer = presolve.transfers[index]
            constants[row] -= transfer.factor * constants[transfer.source]
        }
        guard constants[row] != before else { return }
        dependencies.transfersFrom.forEach(row) { changes.transfers.insert($0) }
        let core = dependencies.coreOfRow[row]
        if core.exists { changes.isCoreTouched[core] = true }
        let index = dependencies.reductionOfRow[row]
        guard index.exists else { return }
        changes.backward.insert(index)
        let reduction = presolve.reductions[index]
        reduction.kind.rule.noteConstant(reduction, at: index, self, dependencies, &changes)
    }

    /// Solves the touched cores, and marks the columns whose values moved.
    private mutating func solveTouchedCores(
        _ dependencies: DependencyIndex, _ changes: inout Changes, _ workLimit: Int
    ) {
        for index in cores.indices where changes.isCoreTouched[index] {
            changes.isCoreTouched[index] = false
            let before = cores[index].columns.map { (values[$0], openness[$0]) }
            solveCore(index, workLimit)
            for (column, old) in zip(cores[index].columns, before) {
                // A value that stays may have become free, or decided: what is computed from the column is then so too.
                if values[column] != old.0 || openness[column] != old.1 { note(column, dependencies, &changes) }
                if presolve.columns[column].isAggregate {
                    changes.backward.insert(presolve.columns[column].reduction)
                }
            }
        }
    }

    /// A value moved: the reductions that read it are to be assigned again.
    private func note(_ column: ColumnIndex, _ dependencies: DependencyIndex, _ changes: inout Changes) {
        changes.moved.append(column)
        dependencies.users.forEach(column) { changes.backward.insert($0) }
    }

    /// Computes a value again; notes what moved.
    private mutating func reassign(
        _ index: ReductionIndex, _ dependencies: DependencyIndex, _ changes: inout Changes
    ) {
        let reduction = presolve.reductions[index]
        let rule = reduction.kind.rule
        let column = reduction.column
        guard column.exists else { return }
        let before = (values[column], openness[column])
        guard rule.assign(reduction, &self) else { return }
        guard presolve.columns[column].isAggregate else {
            if values[column] != before.0 || openness[column] != before.1 || rule.isValuedForward {
                note(column, dependencies, &changes)
            }
            return
        }
        note(column, dependencies, &changes)
        for column in changedShares { note(column, dependencies, &changes) }
    }
}
