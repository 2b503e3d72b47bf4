/// What is taken apart again.
private struct Region {
    /// Class roots that are to be eliminated again; interfaces of the parts taken back; those of them that are outside.
    var variables: [Int32] = []
    var interfaces: [Int32] = []
    var outside: [Int32] = []
    /// The first new row, variable and part.
    var firstRow: Int
    var firstVariable: Int
    let firstPart: Int

    init(first row: Int, _ variable: Int, _ part: Int) { (firstRow, firstVariable, firstPart) = (row, variable, part) }
}

extension Splice {
    /// Takes the parts back and apart again.
    mutating func rebuild(_ plan: inout Plan, _ links: inout Links, _ changes: inout Plan.Changes) -> Bool {
        let first = (
            rows: plan.elimination.rowConstraints.count, steps: plan.elimination.steps.count,
            transfers: plan.elimination.transfers.count, cores: plan.cores.count,
            parts: plan.elimination.parts.list.count, variables: plan.elimination.variableCount
        )
        var region = Region(first: first.rows, first.variables, first.parts)
        var more = parts
        repeat {
            // 1 take back the steps, rows and sums of the parts
            takeBack(more, &region, &plan, &links)
            // 2 write the constraints again
            plan.elimination.steps.removeLast(plan.elimination.steps.count - first.steps)
            write(&region, &plan.elimination, &links)
            // 3 find the new parts, and what hangs on them now; parts that hang where the search starts belong to it
            findParts(region, &plan, &links)
            let known = parts.count
            parts += hang(region, &plan, links)
            includeCarried(plan, links)
            more = Array(parts[known...])
        } while !more.isEmpty
        let variables = region.variables
        // 4 take them apart
        for part in first.parts..<plan.elimination.parts.list.count {
            plan.elimination.takeApart(part)
            let new = plan.elimination.parts.list[part]
            if new.isCarried, Int(new.parent) < first.parts { return false }
        }
        plan.elimination.current = -1
        for v in variables where plan.elimination.parts.ofVariable[Int(v)] < 0 { plan.elimination.leave(v) }
        plan.elimination.markOpen(from: first.steps)
        // 5 numbers and links for what is new
        plan.grow(rows: first.rows, transfers: first.transfers, program)
        links.add(
            plan, rows: first.rows, steps: first.steps, transfers: first.transfers, cores: first.cores,
            parts: first.parts)
        for part in hung(plan, links) {
            links.hanging.append(part, to: Int(plan.elimination.parts.list[Int(part)].parent))
        }
        changes.grow(plan)
        changes.areSumsTouched = true
        for index in first.steps..<plan.elimination.steps.count {
            plan.touchForward(Int32(truncatingIfNeeded: index), links, &changes)
            if plan.elimination.steps[index].kind != .absorb {
                plan.touchBackward(Int32(truncatingIfNeeded: index), links, &changes)
            }
        }
        for v in region.outside { plan.touchForward(plan.elimination.unknowns[Int(v)].step, links, &changes) }
        for core in first.cores..<plan.cores.count { changes.isCoreTouched[core] = true }
        for v in dissolved where plan.elimination.classes.roots[Int(v)] < 0 { plan.checkFixed(v, program) }
        changes.shifted += dissolved
        return true
    }

    private mutating func takeBack(
        _ more: [Int32], _ region: inout Region, _ plan: inout Plan, _ links: inout Links
    ) {
        for part in more.map({ plan.elimination.parts.list[Int($0)] }) {
            if part.interface >= 0 { region.interfaces.append(part.interface) }
            for place in part.rows { takeBack(row: plan.elimination.parts.rows[Int(place)], &plan, &links) }
            for step in part.steps { links.isStepGone[Int(step)] = true }
            for place in part.variables {
                let v = plan.elimination.parts.variables[Int(place)]
                if Int(v) < program.variableCount { loose.append(v) } else { drop(v, &plan.elimination) }
            }
            for sum in part.sums { drop(sum, &plan.elimination) }
        }
        for part in more { plan.elimination.parts.list[Int(part)].isGone = true }
        for v in loose {
            let step = plan.elimination.unknowns[Int(v)].step
            if step >= 0, Int(step) < links.isStepGone.count { links.isStepGone[Int(step)] = true }
            var item = plan.elimination.unknowns[Int(v)].itemHead
            while item >= 0 {
                constraints.append(plan.elimination.items[Int(item)].constraint)
                item = plan.elimination.items[Int(item)].next
            }
            plan.elimination.parts.ofVariable[Int(v)] = -1
            plan.elimination.unknowns[Int(v)].step = -1
            plan.functions.shapes[Int(v)] = CostFunctions.Shape()
            links.coreOfVariable[Int(v)] = -1
        }
        let classes = plan.elimination.classes
        let members = Set(region.variables + loose + dissolved)
        region.variables = members.filter { classes.roots[Int($0)] == $0 }.sorted()
        loose = []
        for v in region.variables { plan.elimination.parts.ofVariable[Int(v)] = -1 }
        let partOf = plan.elimination.parts.ofVariable
        region.outside = Set(region.interfaces).filter { partOf[Int($0)] >= 0 }.sorted()
        for v in region.outside + region.variables { dropCopies(of: Int(v), &plan.elimination, links) }
    }

    /// Writes the constraints of the region, in place of what was written of it before.
    private func write(_ region: inout Region, _ elimination: inout Elimination, _ links: inout Links) {
        for row in region.firstRow..<elimination.rowConstraints.count { clear(row, &elimination) }
        for v in region.firstVariable..<elimination.variableCount { drop(Int32(truncatingIfNeeded: v), &elimination) }
        elimination.parts.list.removeLast(elimination.parts.list.count - region.firstPart)
        region.firstRow = elimination.rowConstraints.count
        region.firstVariable = elimination.variableCount
        for v in region.variables { begin(v, &elimination) }
        elimination.current = -1
        for constraint in Set(constraints).sorted() {
            links.rowOf[Int(constraint)] = -1
            links.ownerOf[Int(constraint)] = -1
            guard !isOut[Int(constraint)], !elimination.classes.isEdge[Int(constraint)] else { continue }
            links.ownerOf[Int(constraint)] = elimination.write(Int(constraint), program)
        }
    }

    private func clear(_ row: Int, _ elimination: inout Elimination) {
        while elimination.pool.rows[row].head >= 0 { elimination.pool.remove(elimination.pool.rows[row].head) }
        elimination.isRowGone[row] = true
    }

    private mutating func takeBack(row: Int32, _ plan: inout Plan, _ links: inout Links) {
        let constraint = plan.elimination.rowConstraints[Int(row)]
        if links.rowOf[Int(constraint)] == row { constraints.append(constraint) }
        let core = links.coreOfRow[Int(row)]
        if core >= 0 { plan.cores[Int(core)] = CorePart() }
        clear(Int(row), &plan.elimination)
    }

    private func drop(_ variable: Int32, _ elimination: inout Elimination) {
        elimination.unknowns[Int(variable)].isGone = true
        elimination.parts.ofVariable[Int(variable)] = -1
    }

    /// Forgets the copies whose steps were taken back.
    private func dropCopies(of v: Int, _ elimination: inout Elimination, _ links: Links) {
        var kept: [Int32] = []
        var copy = elimination.unknowns[v].copyHead
        while copy >= 0 {
            let step = elimination.unknowns[Int(copy)].step
            if step >= 0, !links.isStepGone[Int(step)] { kept.append(copy) }
            copy = elimination.unknowns[Int(copy)].nextCopy
        }
        elimination.unknowns[v].copyHead = -1
        for copy in kept.reversed() {
            elimination.unknowns[Int(copy)].nextCopy = elimination.unknowns[v].copyHead
            elimination.unknowns[v].copyHead = copy
        }
    }

    /// A variable as it is before any step.
    private func begin(_ variable: Int32, _ elimination: inout Elimination) {
        let v = Int(variable)
        let classes = elimination.classes
        elimination.unknowns[v].isLimited = classes.members(of: variable).contains {
            program.minimums[Int(classes.order[$0])].isFinite
        }
        elimination.unknowns[v].hasCost = elimination.unknowns[v].isLimited || elimination.unknowns[v].copyHead >= 0
        elimination.unknowns[v].isGone = false
        elimination.unknowns[v].isOpen = false
        elimination.unknowns[v].isSealed = false
        elimination.unknowns[v].step = -1
        elimination.unknowns[v].itemHead = -1
        elimination.unknowns[v].nextCopy = -1
        elimination.unknowns[v].nextPart = -1
        elimination.unknowns[v].partCoefficient = 1
    }

    // MARK: Parts

    private func findParts(_ region: Region, _ plan: inout Plan, _ links: inout Links) {
        let rows = plan.elimination.rowConstraints.count
        plan.elimination.parts.ofRow.append(
            contentsOf: repeatElement(-1, count: rows - plan.elimination.parts.ofRow.count))
        links.search.begin(rows: rows, variables: plan.elimination.variableCount, firstRow: region.firstRow)
        for v in region.outside { links.search.run(from: v, isOutside: true, &plan.elimination) }
        let interfaces = Set(hung(plan, links).map { plan.elimination.parts.list[Int($0)].interface })
        for v in region.variables where links.search.places[Int(v)] == 0 {
            if plan.elimination.pool.columns[Int(v)].count > 0 || interfaces.contains(v) {
                links.search.run(from: v, isOutside: false, &plan.elimination)
            }
        }
        let errors = (region.firstVariable..<plan.elimination.variableCount).map { Int32(truncatingIfNeeded: $0) }
        plan.elimination.parts.list(
            rows: (region.firstRow..<rows).map { Int32(truncatingIfNeeded: $0) }, variables: region.variables + errors,
            parts: region.firstPart)
        for part in (region.firstPart..<plan.elimination.parts.list.count).reversed() { plan.elimination.place(part) }
    }

    /// The parts that hung on those taken back.
    private func hung(_ plan: Plan, _ links: Links) -> [Int32] {
        parts.flatMap { links.hanging.list(Int($0)) }.filter { !plan.elimination.parts.list[Int($0)].isGone }
    }

    /// Says what lies around the parts that hung on the old ones.
    /// - Returns: parts to be taken back too, since a piece came off and the search of it starts elsewhere now.
    private func hang(_ region: Region, _ plan: inout Plan, _ links: Links) -> [Int32] {
        let tops = Set(parts.map { plan.elimination.parts.list[Int($0)].top }.filter { $0 >= 0 })
        let hung = hung(plan, links)
        var again: Set<Int32> = []
        var open = hung.map { (part: $0, first: $0) }
        while let (part, first) = open.popLast() {
            let depth = plan.elimination.parts.list[Int(part)].depth
            plan.elimination.place(Int(part))
            let top = top(of: part, plan)
            if plan.elimination.parts.list[Int(part)].interface == top { again.insert(first) }
            // Below a variable that the search started from before, all numbers are higher.
            let isNew = top >= 0 && !tops.contains(top)
            if isNew, lowest(in: part, plan) < top { again.insert(first) }
            guard isNew || plan.elimination.parts.list[Int(part)].depth != depth else { continue }
            for inner in links.hanging.list(Int(part)) {
                let inside = plan.elimination.parts.list[Int(inner)]
                if !inside.isGone, inside.parent == part { open.append((inner, first)) }
            }
        }
        return again.sorted()
    }

    private func top(of part: Int32, _ plan: Plan) -> Int32 {
        var part = part
        while plan.elimination.parts.list[Int(part)].parent >= 0 {
            part = plan.elimination.parts.list[Int(part)].parent
        }
        return plan.elimination.parts.list[Int(part)].top
    }

    private func lowest(in part: Int32, _ plan: Plan) -> Int32 {
        let members = plan.elimination.parts.list[Int(part)].variables
        return members.isEmpty ? .max : plan.elimination.parts.variables[Int(members.lowerBound)]
    }
}
