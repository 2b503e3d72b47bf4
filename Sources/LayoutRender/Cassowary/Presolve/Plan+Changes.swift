extension Plan {
    /// What a change has touched so far.
    struct Changes: Sendable {
        /// Transfers to do again, by place.
        var transfers: Agenda
        /// Steps whose costs to gather again, by place.
        var forward: Agenda
        /// Steps whose values to compute again, by place from the end.
        var backward: Agenda
        var isCoreTouched: [Bool]
        /// Variables of the elimination whose values changed.
        var moved: [Int32] = []

        init(_ plan: Plan) {
            let steps = plan.elimination.steps.count
            transfers = Agenda(count: plan.elimination.transfers.count)
            forward = Agenda(count: steps)
            backward = Agenda(count: steps)
            isCoreTouched = Array(repeating: false, count: plan.cores.count)
        }
    }

    /// Follows the plan where constants of constraints changed: 1 rows; 2 forward from the variables that cost something
    /// else now, up to their roots; 3 cores touched; 4 backward, to whatever depends on a value that moved.
    ///
    /// No changed constraint may be an edge of an alias class.
    mutating func follow(
        _ changed: [Int32], _ links: Links, _ changes: inout Changes, _ program: ConstraintProgram, workLimit: Int
    ) throws(SolverError) {
        work = 0
        changes.moved.removeAll(keepingCapacity: true)
        for constraint in changed {
            let i = Int(constraint)
            if links.rowOf[i] >= 0 { refreshRow(Int(links.rowOf[i]), links, &changes, program) }
            if links.ownerOf[i] >= 0 { changes.forward.insert(elimination.stepOf[Int(links.ownerOf[i])]) }
        }
        while let transfer = changes.transfers.next() {
            refreshRow(Int(elimination.transfers[Int(transfer)].row), links, &changes, program)
        }
        while let index = changes.forward.next() {
            work += 1
            gather(Int(index), program)
            pass(index, links, &changes)
            if work > workLimit { throw .workLimit(workLimit) }
        }
        guard faults.isEmpty, functions.heavyPart < 0 else { return }
        try solveTouchedCores(links, &changes, workLimit)
        guard faults.isEmpty else { return }
        let last = Int32(truncatingIfNeeded: elimination.steps.count - 1)
        while let fromEnd = changes.backward.next() {
            work += 1
            reassign(last - fromEnd, links, &changes)
        }
    }

    private func touchBackward(_ index: Int32, _ changes: inout Changes) {
        changes.backward.insert(Int32(truncatingIfNeeded: elimination.steps.count - 1) - index)
    }

    /// Computes a row's constant as `computeConstants` does.
    private mutating func refreshRow(
        _ row: Int, _ links: Links, _ changes: inout Changes, _ program: ConstraintProgram
    ) {
        work += 1
        let before = constants[row]
        constants[row] = ownConstant(Int(elimination.rowConstraints[row]), program)
        sizes[row] = max(sizes[row], constants[row].magnitude)
        for t in links.into[row] {
            let transfer = elimination.transfers[Int(t)]
            constants[row] -= transfer.factor * constants[Int(transfer.source)]
        }
        guard constants[row] != before else { return }
        for t in links.from[row] { changes.transfers.insert(t) }
        if links.coreOfRow[row] >= 0 { changes.isCoreTouched[Int(links.coreOfRow[row])] = true }
        let index = links.stepOfRow[row]
        guard index >= 0 else { return }
        touchBackward(index, &changes)
        let step = elimination.steps[Int(index)]
        switch step.kind {
        case .check, .fix: changes.forward.insert(index)
        case .alias where elimination.hasCost[Int(step.variable)]:
            changes.forward.insert(elimination.stepOf[Int(step.other)])
        default: break
        }
    }

    /// What a step gathered goes on to where its variable went.
    private func pass(_ index: Int32, _ links: Links, _ changes: inout Changes) {
        let step = elimination.steps[Int(index)]
        switch step.kind {
        case .check, .define: return
        case .alias, .absorb: changes.forward.insert(elimination.stepOf[Int(step.other)])
        case .core: changes.isCoreTouched[Int(links.coreOfVariable[Int(step.variable)])] = true
        case .fix, .root: break
        }
        if step.kind != .absorb { touchBackward(index, &changes) }
    }

    private mutating func solveTouchedCores(
        _ links: Links, _ changes: inout Changes, _ workLimit: Int
    ) throws(SolverError) {
        for index in cores.indices where changes.isCoreTouched[index] {
            changes.isCoreTouched[index] = false
            let before = cores[index].variables.map { values[Int($0)] }
            try solveCore(index, workLimit)
            for (v, old) in zip(cores[index].variables, before) {
                if values[Int(v)] != old { note(Int(v), links, &changes) }
                if elimination.partHeads[Int(v)] >= 0 { touchBackward(elimination.stepOf[Int(v)], &changes) }
            }
        }
    }

    private func note(_ v: Int, _ links: Links, _ changes: inout Changes) {
        changes.moved.append(Int32(truncatingIfNeeded: v))
        for user in links.users[v] { touchBackward(user, &changes) }
    }

    /// Computes a value again; passes on what moved.
    private mutating func reassign(_ index: Int32, _ links: Links, _ changes: inout Changes) {
        let step = elimination.steps[Int(index)]
        guard step.kind != .check, step.kind != .absorb, !elimination.isLookedThrough(step) else { return }
        let v = Int(step.variable)
        guard elimination.partHeads[v] >= 0 else {
            let before = (values[v], isLoose[v])
            assign(Int(index))
            // A root's and a core's new value is there since the way forward.
            if values[v] != before.0 || isLoose[v] != before.1 || step.kind == .root { note(v, links, &changes) }
            return
        }
        assign(Int(index))
        note(v, links, &changes)
        for part in stirred { note(Int(part), links, &changes) }
    }
}
