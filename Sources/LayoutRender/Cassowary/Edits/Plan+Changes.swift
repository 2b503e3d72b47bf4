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
        /// Parts of sums that cost something else now.
        var reshaped: [Int32] = []
        /// Whether sums may consist of other parts now, or of shifted ones.
        var areSumsTouched = false
        /// Variables of the elimination whose values changed.
        var moved: [Int32] = []
        /// Variables of the program that stand otherwise to the root of their class.
        var shifted: [Int32] = []
        /// Required constraints to be checked whatever moved.
        var added: [Int32] = []

        init(_ plan: Plan) {
            let steps = plan.elimination.steps.count
            transfers = Agenda(count: plan.elimination.transfers.count)
            forward = Agenda(count: steps)
            backward = Agenda(count: steps)
            isCoreTouched = Array(repeating: false, count: plan.cores.count)
        }

        mutating func grow(_ plan: Plan) {
            transfers.grow(plan.elimination.transfers.count)
            forward.grow(plan.elimination.steps.count)
            backward.grow(plan.elimination.steps.count)
            isCoreTouched += Array(repeating: false, count: plan.cores.count - isCoreTouched.count)
        }

        /// Few enough to be looked for in each sum; nil where sums are to be made anew.
        var reshapedParts: [Int32]? { areSumsTouched || reshaped.count > 32 ? nil : reshaped }

        mutating func clear() {
            reshaped.removeAll(keepingCapacity: true)
            areSumsTouched = false
            moved.removeAll(keepingCapacity: true)
            shifted.removeAll(keepingCapacity: true)
            added.removeAll(keepingCapacity: true)
        }
    }

    /// Follows the plan where constants of constraints changed: 1 classes and rows; 2 forward from the variables that
    /// cost something else now, up to their roots; 3 cores touched; 4 backward, to whatever depends on a value that
    /// moved.
    mutating func follow(
        _ changed: [Int32], _ links: Links, _ changes: inout Changes, _ program: ConstraintProgram, workLimit: Int
    ) throws(SolverError) {
        for constraint in changed {
            let i = Int(constraint)
            if elimination.classes.isEdge[i] { shift(constraint, links, &changes, program) }
            touch(i, links, &changes, program)
        }
        while let transfer = changes.transfers.next() {
            refreshRow(Int(elimination.transfers[Int(transfer)].row), links, &changes, program)
        }
        while let index = changes.forward.next() {
            work += 1
            gather(Int(index), program, reshaped: changes.reshapedParts)
            pass(index, links, &changes)
            if work > workLimit { throw .workLimit(workLimit) }
        }
        guard faults.isEmpty, functions.heavyPart < 0 else { return }
        solveTouchedCores(links, &changes, workLimit)
        guard faults.isEmpty else { return }
        let last = Int32(truncatingIfNeeded: elimination.steps.count - 1)
        while let fromEnd = changes.backward.next() {
            work += 1
            reassign(last - fromEnd, links, &changes)
        }
    }

    /// The part around comes after, on the way forward.
    func touchForward(_ index: Int32, _ links: Links, _ changes: inout Changes) {
        changes.forward.insert(index, rank: -depth(index, links))
    }

    func touchBackward(_ index: Int32, _ links: Links, _ changes: inout Changes) {
        changes.backward.insert(
            Int32(truncatingIfNeeded: elimination.steps.count - 1) - index, rank: depth(index, links))
    }

    private func depth(_ index: Int32, _ links: Links) -> Int32 {
        let part = links.partOfStep[Int(index)]
        return part < 0 ? 0 : elimination.parts.list[Int(part)].depth
    }

    /// What a constraint became, a row or an item, is to be looked at again.
    private mutating func touch(_ i: Int, _ links: Links, _ changes: inout Changes, _ program: ConstraintProgram) {
        if links.rowOf[i] >= 0 { refreshRow(Int(links.rowOf[i]), links, &changes, program) }
        let owner = links.ownerOf[i]
        guard owner >= 0 else { return }
        elimination.refreshItem(i, of: owner, program)
        touchForward(elimination.unknowns[Int(owner)].step, links, &changes)
    }

    /// An edge of a class has another constant: variables reached through it stand otherwise to their root.
    private mutating func shift(
        _ edge: Int32, _ links: Links, _ changes: inout Changes, _ program: ConstraintProgram
    ) {
        let first = changes.shifted.count
        for t in program.terms(of: Int(edge))
        where elimination.classes.via[Int(program.allTerms[t].variable.index)] == edge {
            changes.shifted.append(program.allTerms[t].variable.index)
        }
        var next = first
        while next < changes.shifted.count {
            let v = changes.shifted[next]
            next += 1
            work += 1
            elimination.classes.express(Int(v), program)
            var place = links.constraints.first(Int(v))
            while place >= 0 {
                let (constraint, after) = links.constraints[place]
                place = after
                guard elimination.classes.isEdge[Int(constraint)] else { continue }
                for t in program.terms(of: Int(constraint)) {
                    let other = program.allTerms[t].variable.index
                    if other != v, elimination.classes.via[Int(other)] == constraint { changes.shifted.append(other) }
                }
            }
        }
        for v in changes.shifted[first...] {
            let root = elimination.classes.roots[Int(v)]
            if root < 0 {
                checkFixed(v, program)
            } else {
                touchForward(elimination.unknowns[Int(root)].step, links, &changes)
            }
            var place = links.constraints.first(Int(v))
            while place >= 0 {
                touch(Int(links.constraints[place].entry), links, &changes, program)
                place = links.constraints[place].next
            }
        }
    }

    /// Computes a row's constant as `computeConstants` does.
    private mutating func refreshRow(
        _ row: Int, _ links: Links, _ changes: inout Changes, _ program: ConstraintProgram
    ) {
        work += 1
        let before = constants[row]
        constants[row] = elimination.ownConstant(Int(elimination.rowConstraints[row]), program)
        sizes[row] = max(sizes[row], constants[row].magnitude)
        var place = links.into.first(row)
        while place >= 0 {
            let transfer = elimination.transfers[Int(links.into[place].entry)]
            constants[row] -= transfer.factor * constants[Int(transfer.source)]
            place = links.into[place].next
        }
        guard constants[row] != before else { return }
        place = links.from.first(row)
        while place >= 0 {
            changes.transfers.insert(links.from[place].entry)
            place = links.from[place].next
        }
        if links.coreOfRow[row] >= 0 { changes.isCoreTouched[Int(links.coreOfRow[row])] = true }
        let index = links.stepOfRow[row]
        guard index >= 0 else { return }
        touchBackward(index, links, &changes)
        let step = elimination.steps[Int(index)]
        switch step.kind {
        case .check, .fix: touchForward(index, links, &changes)
        case .alias where elimination.unknowns[Int(step.variable)].hasCost:
            // A sum that looks through the copy is shifted.
            if elimination.unknowns[Int(step.other)].isOpen { changes.areSumsTouched = true }
            touchForward(elimination.unknowns[Int(step.other)].step, links, &changes)
        default: break
        }
    }

    /// What a step gathered goes on to where its variable went.
    private func pass(_ index: Int32, _ links: Links, _ changes: inout Changes) {
        let step = elimination.steps[Int(index)]
        switch step.kind {
        case .check, .define: return
        case .alias, .absorb:
            // Sums and copies that are looked through have no function of their own.
            let unknown = elimination.unknowns[Int(step.variable)]
            if !unknown.isOpen, unknown.partHead < 0 { changes.reshaped.append(step.variable) }
            touchForward(elimination.unknowns[Int(step.other)].step, links, &changes)
        case .core: changes.isCoreTouched[Int(links.coreOfVariable[Int(step.variable)])] = true
        case .fix, .root: break
        }
        if step.kind != .absorb { touchBackward(index, links, &changes) }
    }

    private mutating func solveTouchedCores(
        _ links: Links, _ changes: inout Changes, _ workLimit: Int
    ) {
        for index in cores.indices where changes.isCoreTouched[index] {
            changes.isCoreTouched[index] = false
            let before = cores[index].variables.map { values[Int($0)] }
            solveCore(index, workLimit)
            for (v, old) in zip(cores[index].variables, before) {
                if values[Int(v)] != old { note(Int(v), links, &changes) }
                if elimination.unknowns[Int(v)].partHead >= 0 {
                    touchBackward(elimination.unknowns[Int(v)].step, links, &changes)
                }
            }
        }
    }

    private func note(_ v: Int, _ links: Links, _ changes: inout Changes) {
        changes.moved.append(Int32(truncatingIfNeeded: v))
        var place = links.users.first(v)
        while place >= 0 {
            let (user, next) = links.users[place]
            place = next
            if !links.isStepGone[Int(user)] { touchBackward(user, links, &changes) }
        }
    }

    /// Computes a value again; passes on what moved.
    private mutating func reassign(_ index: Int32, _ links: Links, _ changes: inout Changes) {
        let step = elimination.steps[Int(index)]
        guard step.kind != .check, step.kind != .absorb, !elimination.isLookedThrough(step) else { return }
        let v = Int(step.variable)
        guard elimination.unknowns[v].partHead >= 0 else {
            let before = (values[v], openness[v])
            assign(Int(index))
            // A root's and a core's new value is there since the way forward.
            if values[v] != before.0 || openness[v] != before.1 || step.kind == .root { note(v, links, &changes) }
            return
        }
        assign(Int(index))
        note(v, links, &changes)
        for part in stirred { note(Int(part), links, &changes) }
    }
}
