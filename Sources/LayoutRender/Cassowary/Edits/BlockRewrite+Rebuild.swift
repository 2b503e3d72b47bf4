/// The region of a plan that is reduced again.
private struct Region {
    /// The columns of class roots that are to be eliminated again.
    var columns: [ColumnIndex] = []
    /// The cut columns of the blocks taken back.
    var cutColumns: [ColumnIndex] = []
    /// Those cut columns that lie outside of the region.
    var outside: [ColumnIndex] = []
    /// What the plan held before the region was written again.
    var before: PlanSize
}

/// The five steps of reducing a region again: take back, write, find blocks, reduce, note what changed.
extension BlockRewrite {
    /// Takes the blocks back and reduces their rows again.
    ///
    /// - Returns: false where rows of a new block were carried up into a block of the old plan. The solver drops the
    ///   plan then and makes a new one.
    mutating func rebuild(
        _ plan: inout Plan, _ dependencies: inout DependencyIndex, _ changes: inout Plan.Changes
    ) -> Bool {
        let first = PlanSize(plan)
        var region = Region(before: first)
        var more = blocks
        repeat {
            // 1 take back the reductions, rows and aggregates of the blocks
            takeBack(more, &region, &plan, &dependencies)
            // 2 write the constraints again
            plan.presolve.reductions.cut(from: first.reductions)
            write(&region, &plan.presolve, &dependencies)
            // 3 find the new blocks and their children; children whose tree changed belong to the region too
            findBlocks(region, &plan.presolve, &dependencies)
            let known = blocks.count
            blocks += adopt(&plan.presolve, dependencies)
            includeCarried(plan.presolve.blocks, dependencies)
            more = Array(blocks[known...])
        } while !more.isEmpty
        // 4 reduce them
        for block in plan.presolve.blocks.list.indices(from: first.blocks) {
            plan.presolve.reduce(block)
            let new = plan.presolve.blocks.list[block]
            if new.isCarried, new.parent < first.blocks { return false }
        }
        plan.presolve.currentBlock = .none
        for column in region.columns where plan.presolve.blocks.ofColumn[column].isNone {
            plan.presolve.leave(column)
        }
        Aggregation.markTransparent(from: first.reductions, in: &plan.presolve)
        // 5 numbers and dependencies of everything new
        plan.grow(rows: first.rows, transfers: first.transfers, program)
        dependencies.add(plan, from: first)
        dependencies.watch(constraints, plan.presolve.classes, program)
        for block in orphans(plan.presolve.blocks, dependencies) {
            dependencies.children.append(block, to: plan.presolve.blocks.list[block].parent)
        }
        noteChanges(region, first, &plan, dependencies, &changes)
        return true
    }

    /// Marks everything in the rebuilt region as changed, so that following the plan visits the region and what depends
    /// on it.
    private func noteChanges(
        _ region: Region, _ first: PlanSize, _ plan: inout Plan, _ dependencies: DependencyIndex,
        _ changes: inout Plan.Changes
    ) {
        changes.grow(plan)
        changes.areAggregatesTouched = true
        for index in plan.presolve.reductions.indices(from: first.reductions) {
            plan.touchForward(index, dependencies, &changes)
            if plan.presolve.reductions[index].kind.rule.isVisitedBackward {
                plan.touchBackward(index, dependencies, &changes)
            }
        }
        for column in region.outside {
            plan.touchForward(plan.presolve.columns[column].reduction, dependencies, &changes)
        }
        for core in plan.cores.indices(from: first.cores) { changes.isCoreTouched[core] = true }
        for v in dissolved where plan.presolve.classes.roots[v].isNone { plan.checkFixed(v, program) }
        changes.shifted += dissolved
    }

    /// Takes blocks into the region: their rows, reductions, columns and aggregates.
    ///
    /// Rows and reductions that were taken back keep their places, since the rest of the plan names rows and
    /// reductions by index; marks say that they are gone.
    private mutating func takeBack(
        _ more: [BlockIndex], _ region: inout Region, _ plan: inout Plan, _ dependencies: inout DependencyIndex
    ) {
        for block in more.map({ plan.presolve.blocks.list[$0] }) {
            if block.cutColumn.exists { region.cutColumns.append(block.cutColumn) }
            for place in block.rows { takeBack(row: plan.presolve.blocks.rows[place], &plan, &dependencies) }
            for reduction in block.reductions { dependencies.isReductionUndone[reduction] = true }
            for place in block.columns {
                let column = plan.presolve.blocks.columns[place]
                if column.offset < program.variableCount {
                    loose.append(column)
                } else {
                    drop(column, &plan.presolve)
                }
            }
            for aggregate in block.aggregates { drop(aggregate, &plan.presolve) }
        }
        for block in more { plan.presolve.blocks.list[block].isTakenBack = true }
        for column in loose { takeBack(column: column, &plan, &dependencies) }
        let classes = plan.presolve.classes
        let members = Set(region.columns + loose + dissolved.map { ColumnIndex($0) })
        region.columns = members.filter { classes.isRoot($0) }.sorted()
        loose = []
        for column in region.columns { plan.presolve.blocks.ofColumn[column] = .none }
        let blockOf = plan.presolve.blocks.ofColumn
        region.outside = Set(region.cutColumns).filter { blockOf[$0].exists }.sorted()
        // A variable that lost its class to another root, or is fixed now, must not come back with copies that others are
        // now.
        for column in region.outside + members.sorted() { dropCopies(of: column, &plan.presolve, dependencies) }
    }

    /// Takes back the reduction of a column, which becomes a plain column again.
    private mutating func takeBack(
        column: ColumnIndex, _ plan: inout Plan, _ dependencies: inout DependencyIndex
    ) {
        let reduction = plan.presolve.columns[column].reduction
        if reduction.exists, reduction < dependencies.isReductionUndone.endIndex {
            dependencies.isReductionUndone[reduction] = true
        }
        plan.presolve.forEachUnaryTerm(of: column) { constraints.append($0.constraint) }
        plan.presolve.blocks.ofColumn[column] = .none
        plan.presolve.columns[column].reduction = .none
        plan.functions.shapes[column] = CostFunctions.Shape()
        dependencies.coreOfColumn[column] = .none
    }

    /// Takes back a row: its constraint is written again, and a core with the row is dissolved.
    private mutating func takeBack(row: RowIndex, _ plan: inout Plan, _ dependencies: inout DependencyIndex) {
        let constraint = plan.presolve.rowConstraints[row]
        if dependencies.rowOf[constraint] == row { constraints.append(constraint) }
        let core = dependencies.coreOfRow[row]
        if core.exists { plan.cores[core] = CoreComponent() }
        clear(row, &plan.presolve)
    }

    /// Writes the constraints of the region, in place of what was written of it before.
    ///
    /// The constraints are written in the order of their indices, so that the new rows do not depend on the order in
    /// which blocks were taken back. In a second round, after more blocks were taken back, the rows of the first
    /// round are cleared.
    private func write(
        _ region: inout Region, _ presolve: inout Presolve, _ dependencies: inout DependencyIndex
    ) {
        for row in presolve.rowConstraints.indices(from: region.before.rows) { clear(row, &presolve) }
        for column in region.before.columns..<ColumnIndex(presolve.columnCount) { drop(column, &presolve) }
        presolve.blocks.list.cut(from: region.before.blocks)
        region.before.rows = presolve.rowConstraints.endIndex
        region.before.columns = ColumnIndex(presolve.columnCount)
        for column in region.columns { begin(column, &presolve) }
        presolve.currentBlock = .none
        for constraint in Set(constraints).sorted() {
            dependencies.rowOf[constraint] = .none
            dependencies.ownerOf[constraint] = .none
            guard !isExcluded[constraint], !presolve.classes.isEdge[constraint] else { continue }
            dependencies.ownerOf[constraint] = presolve.write(constraint, program)
        }
    }

    /// Removes the entries of a row that was taken back.
    private func clear(_ row: RowIndex, _ presolve: inout Presolve) {
        while presolve.pool.rows[row].head.exists { presolve.pool.remove(presolve.pool.rows[row].head) }
        presolve.isRowEliminated[row] = true
    }

    /// Marks a penalty column or aggregate of the region as gone.
    private func drop(_ column: ColumnIndex, _ presolve: inout Presolve) {
        presolve.columns[column].isEliminated = true
        presolve.blocks.ofColumn[column] = .none
    }

    /// Forgets the copies whose reductions were undone.
    private func dropCopies(of column: ColumnIndex, _ presolve: inout Presolve, _ dependencies: DependencyIndex) {
        var kept: [ColumnIndex] = []
        presolve.forEachCopy(of: column) { copy in
            let reduction = presolve.columns[copy].reduction
            if reduction.exists, !dependencies.isReductionUndone[reduction] { kept.append(copy) }
        }
        presolve.columns[column].firstCopy = .none
        for copy in kept.reversed() {
            presolve.columns[copy].nextCopy = presolve.columns[column].firstCopy
            presolve.columns[column].firstCopy = copy
        }
    }

    /// Makes a column what it was before any reduction. Its place in the queues stays, as does its copies' list.
    private func begin(_ column: ColumnIndex, _ presolve: inout Presolve) {
        let old = presolve.columns[column]
        var new = Column()
        new.penalizedConstraint = old.penalizedConstraint
        new.firstCopy = old.firstCopy
        (new.firstSummand, new.lastSummand) = (old.firstSummand, old.lastSummand)
        (new.isInCheapQueue, new.isInCostlyQueue) = (old.isInCheapQueue, old.isInCostlyQueue)
        new.isBounded = presolve.classes.members(of: Variable(column)).contains {
            program.minimum(of: presolve.classes.order[$0]).isFinite
        }
        new.hasCost = new.isBounded || new.firstCopy.exists
        presolve.columns[column] = new
    }

    // MARK: Blocks

    /// Finds the blocks of the rows that were written again.
    ///
    /// The search starts from the columns outside of the region first, below which the new blocks hang; then from
    /// those columns of the region that the search has not met.
    private func findBlocks(
        _ region: Region, _ presolve: inout Presolve, _ dependencies: inout DependencyIndex
    ) {
        let rows = presolve.rowConstraints.count
        let firstRow = region.before.rows
        presolve.blocks.ofRow.grow(to: rows, with: .none)
        dependencies.search.begin(rows: rows, columns: presolve.columnCount, firstRow: firstRow)
        for column in region.outside { dependencies.search.run(from: column, isOutside: true, &presolve) }
        let cutColumns = Set(orphans(presolve.blocks, dependencies).map { presolve.blocks.list[$0].cutColumn })
        for column in region.columns where !dependencies.search.hasFound(column) {
            if presolve.pool.columns[column].count > 0 || cutColumns.contains(column) {
                dependencies.search.run(from: column, isOutside: false, &presolve)
            }
        }
        let penalties = region.before.columns..<ColumnIndex(presolve.columnCount)
        presolve.blocks.listMembers(
            rows: firstRow..<presolve.rowConstraints.endIndex, columns: region.columns + Array(penalties),
            from: region.before.blocks)
        for block in presolve.blocks.list.indices(from: region.before.blocks).reversed() { presolve.place(block) }
    }

    /// The children of the blocks taken back.
    private func orphans(_ tree: BlockTree, _ dependencies: DependencyIndex) -> [BlockIndex] {
        blocks.flatMap { dependencies.children.list($0) }.filter { !tree.list[$0].isTakenBack }
    }

    /// Finds the parents of orphans.
    /// - Returns: orphans to be taken back too: they are in a tree of their own now, whose search starts elsewhere.
    private func adopt(_ presolve: inout Presolve, _ dependencies: DependencyIndex) -> [BlockIndex] {
        let starts = Set(blocks.map { presolve.blocks.list[$0].start }.filter { $0.exists })
        var again: Set<BlockIndex> = []
        var open = orphans(presolve.blocks, dependencies).map { (block: $0, orphan: $0) }
        while let (block, orphan) = open.popLast() {
            let depth = presolve.blocks.list[block].depth
            presolve.place(block)
            let start = presolve.blocks.list[presolve.blocks.top(of: block)].start
            if presolve.blocks.list[block].cutColumn == start { again.insert(orphan) }
            // Below a column that the search started from before, all numbers are higher.
            let isNew = start.exists && !starts.contains(start)
            if isNew, lowest(in: block, presolve.blocks) < start { again.insert(orphan) }
            guard isNew || presolve.blocks.list[block].depth != depth else { continue }
            for inner in dependencies.children.list(block) {
                let inside = presolve.blocks.list[inner]
                if !inside.isTakenBack, inside.parent == block { open.append((inner, orphan)) }
            }
        }
        return again.sorted()
    }

    /// The lowest of a block's own columns; for a block without any, an index above all others.
    private func lowest(in block: BlockIndex, _ tree: BlockTree) -> ColumnIndex {
        let members = tree.list[block].columns
        return members.isEmpty ? ColumnIndex(rawValue: .max) : tree.columns[members.lowerBound]
    }
}
