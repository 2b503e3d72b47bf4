extension Plan {
    /// What a change has touched so far.
    struct Changes: Sendable {
        /// Transfers to do again, by place.
        var transfers: OrderedQueue
        /// Steps whose costs to gather again, by place.
        var forward: OrderedQueue
        /// Steps whose values to compute again, by place from the end.
        var backward: OrderedQueue
        var isCoreTouched: [Bool]
        /// BlockTree of convolutions that cost something else now.
        var reshaped: [Int32] = []
        /// Whether convolutions may consist of other blocks now, or of shifted ones.
        var areAggregatesTouched = false
        /// Variables of the presolve whose values changed.
        var moved: [Int32] = []
        /// Variables of the program that stand otherwise to the root of their class.
        var shifted: [Int32] = []
        /// Required constraints to be checked whatever moved.
        var added: [Int32] = []

        init(_ plan: Plan) {
            let reductions = plan.presolve.reductions.count
            transfers = OrderedQueue(count: plan.presolve.transfers.count)
            forward = OrderedQueue(count: reductions)
            backward = OrderedQueue(count: reductions)
            isCoreTouched = Array(repeating: false, count: plan.cores.count)
        }

        mutating func grow(_ plan: Plan) {
            transfers.grow(plan.presolve.transfers.count)
            forward.grow(plan.presolve.reductions.count)
            backward.grow(plan.presolve.reductions.count)
            isCoreTouched += Array(repeating: false, count: plan.cores.count - isCoreTouched.count)
        }

        /// Few enough to be looked for in each sum; nil where convolutions are to be made anew.
        var reshapedSummands: [Int32]? { areAggregatesTouched || reshaped.count > 32 ? nil : reshaped }

        mutating func clear() {
            reshaped.removeAll(keepingCapacity: true)
            areAggregatesTouched = false
            moved.removeAll(keepingCapacity: true)
            shifted.removeAll(keepingCapacity: true)
            added.removeAll(keepingCapacity: true)
        }
    }

    /// Follows the plan where constants of constraints changed: 1 classes and rows; 2 forward from the variables that
    /// cost something else now, up to their roots; 3 cores touched; 4 backward, to whatever depends on a value that
    /// moved.
    mutating func follow(
        _ changed: [Int32], _ dependencies: DependencyIndex, _ changes: inout Changes, _ program: ConstraintProgram,
        workLimit: Int
    ) throws(SolverError) {
        for constraint in changed {
            let i = Int(constraint)
            if presolve.classes.isEdge[i] { shift(constraint, dependencies, &changes, program) }
            touch(i, dependencies, &changes, program)
        }
        while let transfer = changes.transfers.next() {
            refreshRow(Int(presolve.transfers[Int(transfer)].row), dependencies, &changes, program)
        }
        while let index = changes.forward.next() {
            work += 1
            gather(Int(index), program, reshaped: changes.reshapedSummands)
            pass(index, dependencies, &changes)
            if work > workLimit { throw .workLimit(workLimit) }
        }
        guard faults.isEmpty, functions.oversizedSummand < 0 else { return }
        solveTouchedCores(dependencies, &changes, workLimit)
        guard faults.isEmpty else { return }
        let last = Int32(truncatingIfNeeded: presolve.reductions.count - 1)
        while let fromEnd = changes.backward.next() {
            work += 1
            reassign(last - fromEnd, dependencies, &changes)
        }
    }

    /// The part around comes after, on the way forward.
    func touchForward(_ index: Int32, _ dependencies: DependencyIndex, _ changes: inout Changes) {
        changes.forward.insert(index, rank: -depth(index, dependencies))
    }

    func touchBackward(_ index: Int32, _ dependencies: DependencyIndex, _ changes: inout Changes) {
        changes.backward.insert(
            Int32(truncatingIfNeeded: presolve.reductions.count - 1) - index, rank: depth(index, dependencies))
    }

    private func depth(_ index: Int32, _ dependencies: DependencyIndex) -> Int32 {
        let part = dependencies.blockOfReduction[Int(index)]
        return part < 0 ? 0 : presolve.blocks.list[Int(part)].depth
    }

    /// What a constraint became, a row or an unaryTerm, is to be looked at again.
    private mutating func touch(
        _ i: Int, _ dependencies: DependencyIndex, _ changes: inout Changes, _ program: ConstraintProgram
    ) {
        if dependencies.rowOf[i] >= 0 { refreshRow(Int(dependencies.rowOf[i]), dependencies, &changes, program) }
        let owner = dependencies.ownerOf[i]
        guard owner >= 0 else { return }
        presolve.refreshUnaryTerm(i, of: owner, program)
        touchForward(presolve.columns[Int(owner)].reduction, dependencies, &changes)
    }

    /// An edge of a class has another constant: variables reached through it stand otherwise to their root.
    private mutating func shift(
        _ edge: Int32, _ dependencies: DependencyIndex, _ changes: inout Changes, _ program: ConstraintProgram
    ) {
        let first = changes.shifted.count
        for t in program.terms(of: Int(edge))
        where presolve.classes.via[Int(program.allTerms[t].variable.index)] == edge {
            changes.shifted.append(program.allTerms[t].variable.index)
        }
        var next = first
        while next < changes.shifted.count {
            let v = changes.shifted[next]
            next += 1
            work += 1
            presolve.classes.express(Int(v), program)
            var place = dependencies.constraints.first(Int(v))
            while place >= 0 {
                let (constraint, after) = dependencies.constraints[place]
                place = after
                guard presolve.classes.isEdge[Int(constraint)] else { continue }
                for t in program.terms(of: Int(constraint)) {
                    let other = program.allTerms[t].variable.index
                    if other != v, presolve.classes.via[Int(other)] == constraint { changes.shifted.append(other) }
                }
            }
        }
        for v in changes.shifted[first...] {
            let root = presolve.classes.roots[Int(v)]
            if root < 0 {
                checkFixed(v, program)
            } else {
                touchForward(presolve.columns[Int(root)].reduction, dependencies, &changes)
            }
            var place = dependencies.constraints.first(Int(v))
            while place >= 0 {
                touch(Int(dependencies.constraints[place].entry), dependencies, &changes, program)
                place = dependencies.constraints[place].next
            }
        }
    }

    /// Computes a row's constant as `computeConstants` does.
    private mutating func refreshRow(
        _ row: Int, _ dependencies: DependencyIndex, _ changes: inout Changes, _ program: ConstraintProgram
    ) {
        work += 1
        let before = constants[row]
        constants[row] = presolve.ownConstant(Int(presolve.rowConstraints[row]), program)
        sizes[row] = max(sizes[row], constants[row].magnitude)
        var place = dependencies.into.first(row)
        while place >= 0 {
            let transfer = presolve.transfers[Int(dependencies.into[place].entry)]
            constants[row] -= transfer.factor * constants[Int(transfer.source)]
            place = dependencies.into[place].next
        }
        guard constants[row] != before else { return }
        place = dependencies.from.first(row)
        while place >= 0 {
            changes.transfers.insert(dependencies.from[place].entry)
            place = dependencies.from[place].next
        }
        if dependencies.coreOfRow[row] >= 0 { changes.isCoreTouched[Int(dependencies.coreOfRow[row])] = true }
        let index = dependencies.reductionOfRow[row]
        guard index >= 0 else { return }
        touchBackward(index, dependencies, &changes)
        let reduction = presolve.reductions[Int(index)]
        switch reduction.kind {
        case .check, .fix: touchForward(index, dependencies, &changes)
        case .alias where presolve.columns[Int(reduction.variable)].hasCost:
            // A sum that looks through the copy is shifted.
            if presolve.columns[Int(reduction.other)].isTransparent { changes.areAggregatesTouched = true }
            touchForward(presolve.columns[Int(reduction.other)].reduction, dependencies, &changes)
        default: break
        }
    }

    /// What a reduction gathered goes on to where its variable went.
    private func pass(_ index: Int32, _ dependencies: DependencyIndex, _ changes: inout Changes) {
        let reduction = presolve.reductions[Int(index)]
        switch reduction.kind {
        case .check, .define: return
        case .alias, .absorb:
            // Sums and copies that are looked through have no function of their own.
            let column = presolve.columns[Int(reduction.variable)]
            if !column.isTransparent, column.firstSummand < 0 { changes.reshaped.append(reduction.variable) }
            touchForward(presolve.columns[Int(reduction.other)].reduction, dependencies, &changes)
        case .core: changes.isCoreTouched[Int(dependencies.coreOfVariable[Int(reduction.variable)])] = true
        case .fix, .root: break
        }
        if reduction.kind != .absorb { touchBackward(index, dependencies, &changes) }
    }

    private mutating func solveTouchedCores(
        _ dependencies: DependencyIndex, _ changes: inout Changes, _ workLimit: Int
    ) {
        for index in cores.indices where changes.isCoreTouched[index] {
            changes.isCoreTouched[index] = false
            let before = cores[index].variables.map { values[Int($0)] }
            solveCore(index, workLimit)
            for (v, old) in zip(cores[index].variables, before) {
                if values[Int(v)] != old { note(Int(v), dependencies, &changes) }
                if presolve.columns[Int(v)].firstSummand >= 0 {
                    touchBackward(presolve.columns[Int(v)].reduction, dependencies, &changes)
                }
            }
        }
    }

    private func note(_ v: Int, _ dependencies: DependencyIndex, _ changes: inout Changes) {
        changes.moved.append(Int32(truncatingIfNeeded: v))
        var place = dependencies.users.first(v)
        while place >= 0 {
            let (user, next) = dependencies.users[place]
            place = next
            if !dependencies.isReductionUndone[Int(user)] { touchBackward(user, dependencies, &changes) }
        }
    }

    /// Computes a value again; passes on what moved.
    private mutating func reassign(_ index: Int32, _ dependencies: DependencyIndex, _ changes: inout Changes) {
        let reduction = presolve.reductions[Int(index)]
        guard reduction.kind != .check, reduction.kind != .absorb, !presolve.isLookedThrough(reduction) else { return }
        let v = Int(reduction.variable)
        guard presolve.columns[v].firstSummand >= 0 else {
            let before = (values[v], openness[v])
            assign(Int(index))
            // A root's and a core's new value is there since the way forward.
            if values[v] != before.0 || openness[v] != before.1 || reduction.kind == .root {
                note(v, dependencies, &changes)
            }
            return
        }
        assign(Int(index))
        note(v, dependencies, &changes)
        for part in stirred { note(Int(part), dependencies, &changes) }
    }
}
