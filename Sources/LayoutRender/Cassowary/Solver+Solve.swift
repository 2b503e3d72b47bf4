extension Solver {
    /// Solves the program.
    ///
    /// 1 take the program apart (`Elimination`), or after an edit the parts that it touches (`Splice`); 2 follow the steps
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
        var known = links.take() ?? Links(kept, program, isOut: isOut)
        var touched = changes.take() ?? Plan.Changes(kept)
        let before = kept.elimination.work
        kept.work = 0
        touched.clear()
        var isKept = !kept.functions.isCrowded && splice(&kept, &known, &touched)
        if isKept {
            kept.work += kept.elimination.work - before
            let live = changed.filter { !isOut[Int($0)] }
            try kept.follow(live, known, &touched, program, workLimit: workLimit)
            isKept = kept.functions.heavyPart < 0 && kept.faults.isEmpty && kept.reach == .optimum
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
        (links, changes) = (known, touched)
        return true
    }

    /// Takes the edited constraints out of the plan or into it; false if a new plan is to be made.
    private mutating func splice(_ plan: inout Plan, _ links: inout Links, _ changes: inout Plan.Changes) -> Bool {
        guard !edited.isEmpty else { return true }
        guard edited.count * 4 <= program.constraintCount + 100 else { return false }
        var removed: [Int32] = []
        var added: [Int32] = []
        for constraint in edited where Int(constraint) < isOut.count && !isOut[Int(constraint)] {
            removed.append(constraint)
            isOut[Int(constraint)] = true
        }
        for i in isOut.count..<program.constraintCount {
            isOut.append(program.isRemoved(i))
            guard !isOut[i] else { continue }
            added.append(Int32(truncatingIfNeeded: i))
            links.add(constraint: i, program)
        }
        let room = program.constraintCount - links.rowOf.count
        links.rowOf.append(contentsOf: repeatElement(-1, count: room))
        links.ownerOf.append(contentsOf: repeatElement(-1, count: room))
        plan.elimination.classes.isEdge.append(contentsOf: repeatElement(false, count: room))
        changes.added += added.filter { program.rows[Int($0)].priority.isRequired }
        var splice = Splice(program, isOut: isOut)
        return splice.run(removed: removed, added: added, &plan, &links, &changes)
    }

    private mutating func followNewPlan(_ work: inout Int, _ workLimit: Int) throws(SolverError) {
        isOut = (0..<program.constraintCount).map { program.isRemoved($0) }
        try followPlan(&work, workLimit)
        (changed, edited) = ([], [])
    }

    /// Makes a new plan for the constraints that take part, and follows it.
    private mutating func followPlan(
        _ work: inout Int, _ workLimit: Int, _ aim: Core.Aim = .optimum
    ) throws(SolverError) {
        (plan, links, changes) = (nil, nil, nil)
        var heavy: Set<Int32> = []
        while true {
            var new = Plan(Elimination(program, isOut: isOut, heavy: heavy))
            try new.follow(program, workLimit: workLimit, aim: aim)
            work += new.work
            if new.functions.heavyPart < 0 {
                plan = new
                return
            }
            // The part itself, or what it is a copy of, stands in a sum; next time it must not.
            var part = new.functions.heavyPart
            heavy.insert(part)
            while new.elimination.steps[Int(new.elimination.unknowns[Int(part)].step)].kind == .alias {
                part = new.elimination.steps[Int(new.elimination.unknowns[Int(part)].step)].other
                heavy.insert(part)
            }
        }
    }
}
