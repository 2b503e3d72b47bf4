extension Solver {
    /// Solves the program.
    ///
    /// 1 take the program apart (`Presolve`), or after an edit the parts that it touches (`BlockRewrite`); 2 follow the reductions
    /// with the numbers: costs forward, simplex on what is left, values backward; 3 where required constraints cannot
    /// hold together, set one aside and start again; 4 check every required constraint; 5 choose among equally good answers.
    ///
    /// There is always a solution. Where the work allowed does not suffice for the optimum, it is the best that was reached,
    /// and says so in its `shortfall`; only a program so large that taking it apart needs more work is refused.
    ///
    /// - Parameter endingAtConflict: whether a program with conflicts is refused as `SolverError.conflict`, before any
    ///   search for them.
    public mutating func solve(
        workLimit: Int = 2_000_000, endingAtConflict: Bool = false
    ) throws(SolverError) -> Solution {
        ambiguity = nil
        var work = 0
        if plan != nil, changed.isEmpty, edited.isEmpty {
            return Solution(values: values, conflicts: conflicts, shortfall: shortfall, work: 0)
        }
        if plan != nil, conflicts.isEmpty {
            if try followChanges(&work, workLimit) {
                settle(&work, workLimit)
                return Solution(values: values, conflicts: [], shortfall: shortfall, work: work)
            }
        } else {
            try followNewPlan(&work, workLimit)
        }
        conflicts = []
        if endingAtConflict, plan?.faults.isEmpty == false {
            plan = nil
            throw .conflict
        }
        try setConflictsAside(&work, workLimit)
        readValues()
        settled = []
        shortfall = findShortfall()
        if shortfall?.priority.isRequired != true { try selfCheck() }
        settle(&work, workLimit)
        return Solution(values: values, conflicts: conflicts, shortfall: shortfall, work: work)
    }

    /// Sets conflicts aside until the rest can hold. Once the work for the search is spent, what is left of them in cores
    /// stays unmet where the nearest point leaves it, and elsewhere twice as much is set aside in every round: an end is
    /// certain, whatever the program.
    private mutating func setConflictsAside(_ work: inout Int, _ workLimit: Int) throws(SolverError) {
        var aim = Core.Aim.optimum
        var share = 1
        while let faults = plan?.faults, !faults.isEmpty {
            if try !resolve(faults, &work, workLimit, share: share) { aim = .nearest }
            if aim == .nearest { share *= 2 }
            try followPlan(&work, workLimit, aim)
        }
    }

    /// Follows the plan where constraints changed; false if there is a new plan, and all values are to be read.
    private mutating func followChanges(_ work: inout Int, _ workLimit: Int) throws(SolverError) -> Bool {
        // Taken, not copied: nobody else may hold what is about to be written.
        guard var kept = plan.take() else { return false }
        var known = dependencies.take() ?? DependencyIndex(kept, program, isExcluded: isExcluded)
        var touched = changes.take() ?? Plan.Changes(kept)
        let before = kept.presolve.work
        kept.work = 0
        touched.clear()
        var isKept = !kept.functions.isCrowded && rewrite(&kept, &known, &touched)
        if isKept {
            kept.work += kept.presolve.work - before
            let live = changed.filter { !isExcluded[Int($0)] }
            try kept.follow(live, known, &touched, program, workLimit: workLimit)
            isKept = kept.functions.oversizedSummand < 0 && kept.faults.isEmpty && kept.reach == .optimum
        }
        work += kept.work
        guard isKept else {
            try followNewPlan(&work, workLimit)
            return false
        }
        plan = kept
        (changed, edited) = ([], [])
        shortfall = nil
        unsettle()
        try readMoved(kept, touched, known)
        (dependencies, changes) = (known, touched)
        return true
    }

    /// Takes the edited constraints out of the plan or into it; false if a new plan is to be made.
    private mutating func rewrite(
        _ plan: inout Plan, _ dependencies: inout DependencyIndex, _ changes: inout Plan.Changes
    ) -> Bool {
        guard !edited.isEmpty else { return true }
        guard edited.count * 4 <= program.constraintCount + 100 else { return false }
        var removed: [Int32] = []
        var added: [Int32] = []
        for constraint in edited where Int(constraint) < isExcluded.count && !isExcluded[Int(constraint)] {
            removed.append(constraint)
            isExcluded[Int(constraint)] = true
        }
        for i in isExcluded.count..<program.constraintCount {
            isExcluded.append(program.isRemoved(i))
            guard !isExcluded[i] else { continue }
            added.append(Int32(truncatingIfNeeded: i))
            dependencies.add(constraint: i, program)
        }
        let room = program.constraintCount - dependencies.rowOf.count
        dependencies.rowOf.append(contentsOf: repeatElement(-1, count: room))
        dependencies.ownerOf.append(contentsOf: repeatElement(-1, count: room))
        plan.presolve.classes.isEdge.append(contentsOf: repeatElement(false, count: room))
        changes.added += added.filter { program.rows[Int($0)].priority.isRequired }
        var rewrite = BlockRewrite(program, isExcluded: isExcluded)
        return rewrite.run(removed: removed, added: added, &plan, &dependencies, &changes)
    }

    private mutating func followNewPlan(_ work: inout Int, _ workLimit: Int) throws(SolverError) {
        isExcluded = (0..<program.constraintCount).map { program.isRemoved($0) }
        try followPlan(&work, workLimit)
        (changed, edited) = ([], [])
    }

    /// Makes a new plan for the constraints that take part, and follows it.
    private mutating func followPlan(
        _ work: inout Int, _ workLimit: Int, _ aim: Core.Aim = .optimum
    ) throws(SolverError) {
        (plan, dependencies, changes) = (nil, nil, nil)
        var unmergeable: Set<Int32> = []
        while true {
            var new = Plan(Presolve(program, isExcluded: isExcluded, unmergeable: unmergeable))
            try new.follow(program, workLimit: workLimit, aim: aim)
            work += new.work
            if new.functions.oversizedSummand < 0 {
                plan = new
                return
            }
            // The part itself, or what it is a copy of, stands in a sum; next time it must not.
            var part = new.functions.oversizedSummand
            unmergeable.insert(part)
            while new.presolve.reductions[Int(new.presolve.columns[Int(part)].reduction)].kind == .alias {
                part = new.presolve.reductions[Int(new.presolve.columns[Int(part)].reduction)].other
                unmergeable.insert(part)
            }
        }
    }
}
