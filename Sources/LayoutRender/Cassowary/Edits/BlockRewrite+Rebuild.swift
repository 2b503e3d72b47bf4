/// What is taken apart again.
private struct Region {
    /// Class roots that are to be eliminated again; cutColumns of the blocks taken back; those of them that are outside.
    var variables: [Int32] = []
    var cutColumns: [Int32] = []
    var outside: [Int32] = []
    /// The first new row, variable and block.
    var firstRow: Int
    var firstVariable: Int
    let firstBlock: Int

    init(first row: Int, _ variable: Int, _ block: Int) {
        (firstRow, firstVariable, firstBlock) = (row, variable, block)
    }
}

extension BlockRewrite {
    /// Takes the blocks back and apart again.
    mutating func rebuild(_ plan: inout Plan, _ dependencies: inout DependencyIndex, _ changes: inout Plan.Changes)
        -> Bool
    {
        let first = (
            rows: plan.presolve.rowConstraints.count, reductions: plan.presolve.reductions.count,
            transfers: plan.presolve.transfers.count, cores: plan.cores.count,
            blocks: plan.presolve.blocks.list.count, variables: plan.presolve.variableCount
        )
        var region = Region(first: first.rows, first.variables, first.blocks)
        var more = blocks
        repeat {
            // 1 take back the reductions, rows and aggregates of the blocks
            takeBack(more, &region, &plan, &dependencies)
            // 2 write the constraints again
            plan.presolve.reductions.removeLast(plan.presolve.reductions.count - first.reductions)
            write(&region, &plan.presolve, &dependencies)
            // 3 find the new blocks, and what hangs on them now; blocks that hang where the search starts belong to it
            findBlocks(region, &plan, &dependencies)
            let known = blocks.count
            blocks += hang(region, &plan, dependencies)
            includeCarried(plan, dependencies)
            more = Array(blocks[known...])
        } while !more.isEmpty
        let variables = region.variables
        // 4 take them apart
        for block in first.blocks..<plan.presolve.blocks.list.count {
            plan.presolve.reduce(block)
            let new = plan.presolve.blocks.list[block]
            if new.isCarried, Int(new.parent) < first.blocks { return false }
        }
        plan.presolve.current = -1
        for v in variables where plan.presolve.blocks.ofColumn[Int(v)] < 0 { plan.presolve.leave(v) }
        plan.presolve.markTransparent(from: first.reductions)
        // 5 numbers and dependencies for what is new
        plan.grow(rows: first.rows, transfers: first.transfers, program)
        dependencies.add(
            plan, rows: first.rows, reductions: first.reductions, transfers: first.transfers, cores: first.cores,
            blocks: first.blocks)
        for block in hung(plan, dependencies) {
            dependencies.children.append(block, to: Int(plan.presolve.blocks.list[Int(block)].parent))
        }
        changes.grow(plan)
        changes.areAggregatesTouched = true
        for index in first.reductions..<plan.presolve.reductions.count {
            plan.touchForward(Int32(truncatingIfNeeded: index), dependencies, &changes)
            if plan.presolve.reductions[index].kind != .absorb {
                plan.touchBackward(Int32(truncatingIfNeeded: index), dependencies, &changes)
            }
        }
        for v in region.outside { plan.touchForward(plan.presolve.columns[Int(v)].reduction, dependencies, &changes) }
        for core in first.cores..<plan.cores.count { changes.isCoreTouched[core] = true }
        for v in dissolved where plan.presolve.classes.roots[Int(v)] < 0 { plan.checkFixed(v, program) }
        changes.shifted += dissolved
        return true
    }

    private mutating func takeBack(
        _ more: [Int32], _ region: inout Region, _ plan: inout Plan, _ dependencies: inout DependencyIndex
    ) {
        for block in more.map({ plan.presolve.blocks.list[Int($0)] }) {
            if block.cutColumn >= 0 { region.cutColumns.append(block.cutColumn) }
            for place in block.rows { takeBack(row: plan.presolve.blocks.rows[Int(place)], &plan, &dependencies) }
            for reduction in block.reductions { dependencies.isReductionUndone[Int(reduction)] = true }
            for place in block.variables {
                let v = plan.presolve.blocks.variables[Int(place)]
                if Int(v) < program.variableCount { loose.append(v) } else { drop(v, &plan.presolve) }
            }
            for sum in block.aggregates { drop(sum, &plan.presolve) }
        }
        for block in more { plan.presolve.blocks.list[Int(block)].isGone = true }
        for v in loose {
            let reduction = plan.presolve.columns[Int(v)].reduction
            if reduction >= 0, Int(reduction) < dependencies.isReductionUndone.count {
                dependencies.isReductionUndone[Int(reduction)] = true
            }
            var unaryTerm = plan.presolve.columns[Int(v)].firstUnaryTerm
            while unaryTerm >= 0 {
                constraints.append(plan.presolve.unaryTerms[Int(unaryTerm)].constraint)
                unaryTerm = plan.presolve.unaryTerms[Int(unaryTerm)].next
            }
            plan.presolve.blocks.ofColumn[Int(v)] = -1
            plan.presolve.columns[Int(v)].reduction = -1
            plan.functions.shapes[Int(v)] = CostFunctions.Shape()
            dependencies.coreOfVariable[Int(v)] = -1
        }
        let classes = plan.presolve.classes
        let members = Set(region.variables + loose + dissolved)
        region.variables = members.filter { classes.roots[Int($0)] == $0 }.sorted()
        loose = []
        for v in region.variables { plan.presolve.blocks.ofColumn[Int(v)] = -1 }
        let blockOf = plan.presolve.blocks.ofColumn
        region.outside = Set(region.cutColumns).filter { blockOf[Int($0)] >= 0 }.sorted()
        for v in region.outside + region.variables { dropCopies(of: Int(v), &plan.presolve, dependencies) }
    }

    /// Writes the constraints of the region, in place of what was written of it before.
    private func write(_ region: inout Region, _ presolve: inout Presolve, _ dependencies: inout DependencyIndex) {
        for row in region.firstRow..<presolve.rowConstraints.count { clear(row, &presolve) }
        for v in region.firstVariable..<presolve.variableCount { drop(Int32(truncatingIfNeeded: v), &presolve) }
        presolve.blocks.list.removeLast(presolve.blocks.list.count - region.firstBlock)
        region.firstRow = presolve.rowConstraints.count
        region.firstVariable = presolve.variableCount
        for v in region.variables { begin(v, &presolve) }
        presolve.current = -1
        for constraint in Set(constraints).sorted() {
            dependencies.rowOf[Int(constraint)] = -1
            dependencies.ownerOf[Int(constraint)] = -1
            guard !isExcluded[Int(constraint)], !presolve.classes.isEdge[Int(constraint)] else { continue }
            dependencies.ownerOf[Int(constraint)] = presolve.write(Int(constraint), program)
        }
    }

    private func clear(_ row: Int, _ presolve: inout Presolve) {
        while presolve.pool.rows[row].head >= 0 { presolve.pool.remove(presolve.pool.rows[row].head) }
        presolve.isRowEliminated[row] = true
    }

    private mutating func takeBack(row: Int32, _ plan: inout Plan, _ dependencies: inout DependencyIndex) {
        let constraint = plan.presolve.rowConstraints[Int(row)]
        if dependencies.rowOf[Int(constraint)] == row { constraints.append(constraint) }
        let core = dependencies.coreOfRow[Int(row)]
        if core >= 0 { plan.cores[Int(core)] = CoreComponent() }
        clear(Int(row), &plan.presolve)
    }

    private func drop(_ variable: Int32, _ presolve: inout Presolve) {
        presolve.columns[Int(variable)].isGone = true
        presolve.blocks.ofColumn[Int(variable)] = -1
    }

    /// Forgets the copies whose reductions were taken back.
    private func dropCopies(of v: Int, _ presolve: inout Presolve, _ dependencies: DependencyIndex) {
        var kept: [Int32] = []
        var copy = presolve.columns[v].firstCopy
        while copy >= 0 {
            let reduction = presolve.columns[Int(copy)].reduction
            if reduction >= 0, !dependencies.isReductionUndone[Int(reduction)] { kept.append(copy) }
            copy = presolve.columns[Int(copy)].nextCopy
        }
        presolve.columns[v].firstCopy = -1
        for copy in kept.reversed() {
            presolve.columns[Int(copy)].nextCopy = presolve.columns[v].firstCopy
            presolve.columns[v].firstCopy = copy
        }
    }

    /// A variable as it is before any reduction.
    private func begin(_ variable: Int32, _ presolve: inout Presolve) {
        let v = Int(variable)
        let classes = presolve.classes
        presolve.columns[v].isBounded = classes.members(of: variable).contains {
            program.minimums[Int(classes.order[$0])].isFinite
        }
        presolve.columns[v].hasCost = presolve.columns[v].isBounded || presolve.columns[v].firstCopy >= 0
        presolve.columns[v].isGone = false
        presolve.columns[v].isTransparent = false
        presolve.columns[v].isSealed = false
        presolve.columns[v].reduction = -1
        presolve.columns[v].firstUnaryTerm = -1
        presolve.columns[v].nextCopy = -1
        presolve.columns[v].nextSummand = -1
        presolve.columns[v].summandCoefficient = 1
    }

    // MARK: BlockTree

    private func findBlocks(_ region: Region, _ plan: inout Plan, _ dependencies: inout DependencyIndex) {
        let rows = plan.presolve.rowConstraints.count
        plan.presolve.blocks.ofRow.append(
            contentsOf: repeatElement(-1, count: rows - plan.presolve.blocks.ofRow.count))
        dependencies.search.begin(rows: rows, variables: plan.presolve.variableCount, firstRow: region.firstRow)
        for v in region.outside { dependencies.search.run(from: v, isOutside: true, &plan.presolve) }
        let cutColumns = Set(hung(plan, dependencies).map { plan.presolve.blocks.list[Int($0)].cutColumn })
        for v in region.variables where dependencies.search.places[Int(v)] == 0 {
            if plan.presolve.pool.columns[Int(v)].count > 0 || cutColumns.contains(v) {
                dependencies.search.run(from: v, isOutside: false, &plan.presolve)
            }
        }
        let errors = (region.firstVariable..<plan.presolve.variableCount).map { Int32(truncatingIfNeeded: $0) }
        plan.presolve.blocks.list(
            rows: (region.firstRow..<rows).map { Int32(truncatingIfNeeded: $0) }, variables: region.variables + errors,
            blocks: region.firstBlock)
        for block in (region.firstBlock..<plan.presolve.blocks.list.count).reversed() { plan.presolve.place(block) }
    }

    /// The blocks that hung on those taken back.
    private func hung(_ plan: Plan, _ dependencies: DependencyIndex) -> [Int32] {
        blocks.flatMap { dependencies.children.list(Int($0)) }.filter { !plan.presolve.blocks.list[Int($0)].isGone }
    }

    /// Says what lies around the blocks that hung on the old ones.
    /// - Returns: blocks to be taken back too, since a piece came off and the search of it starts elsewhere now.
    private func hang(_ region: Region, _ plan: inout Plan, _ dependencies: DependencyIndex) -> [Int32] {
        let tops = Set(blocks.map { plan.presolve.blocks.list[Int($0)].top }.filter { $0 >= 0 })
        let hung = hung(plan, dependencies)
        var again: Set<Int32> = []
        var open = hung.map { (block: $0, first: $0) }
        while let (block, first) = open.popLast() {
            let depth = plan.presolve.blocks.list[Int(block)].depth
            plan.presolve.place(Int(block))
            let top = top(of: block, plan)
            if plan.presolve.blocks.list[Int(block)].cutColumn == top { again.insert(first) }
            // Below a variable that the search started from before, all numbers are higher.
            let isNew = top >= 0 && !tops.contains(top)
            if isNew, lowest(in: block, plan) < top { again.insert(first) }
            guard isNew || plan.presolve.blocks.list[Int(block)].depth != depth else { continue }
            for inner in dependencies.children.list(Int(block)) {
                let inside = plan.presolve.blocks.list[Int(inner)]
                if !inside.isGone, inside.parent == block { open.append((inner, first)) }
            }
        }
        return again.sorted()
    }

    private func top(of block: Int32, _ plan: Plan) -> Int32 {
        var block = block
        while plan.presolve.blocks.list[Int(block)].parent >= 0 {
            block = plan.presolve.blocks.list[Int(block)].parent
        }
        return plan.presolve.blocks.list[Int(block)].top
    }

    private func lowest(in block: Int32, _ plan: Plan) -> Int32 {
        let members = plan.presolve.blocks.list[Int(block)].variables
        return members.isEmpty ? .max : plan.presolve.blocks.variables[Int(members.lowerBound)]
    }
}
