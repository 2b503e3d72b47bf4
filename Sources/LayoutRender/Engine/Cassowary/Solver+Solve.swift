extension Solver {
    /// Solves the program.
    ///
    /// 1 presolve the program (`Presolve`); 2 follow the reductions with the numbers: costs forward, simplex on the cores,
    /// values backward (`Plan`), and after a change of constants only what depends on the change; 3 where required
    /// constraints cannot hold together, set one aside and start again; 4 check every required constraint; 5 choose among
    /// equally good answers.
    ///
    /// There is always a solution. Where the work allowed does not suffice for the optimum, the solution is the best that
    /// was reached, and says so in its `shortfall`; only a program so large that the presolve needs more work is refused.
    ///
    /// - Parameter endingAtConflict: whether a program with conflicts is refused as `SolverError.conflict`, before any
    ///   search for them.
    public mutating func solve(
        workLimit: Int = 2_000_000, endingAtConflict: Bool = false
    ) throws(SolverError) -> Solution {
        ambiguity = nil
        var work = 0
        if plan != nil, changed.isEmpty {
            return Solution(values: values.elements, conflicts: conflicts, shortfall: shortfall, work: 0)
        }
        if plan != nil, conflicts.isEmpty {
            if try followChanges(&work, workLimit) {
                settle(&work, workLimit)
                return Solution(values: values.elements, conflicts: [], shortfall: shortfall, work: work)
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
        return Solution(values: values.elements, conflicts: conflicts, shortfall: shortfall, work: work)
    }

    /// Sets constraints aside until the rest can hold. Once the work for the search is spent, constraints of cores stay
    /// unmet where the nearest point leaves them, and elsewhere twice as many constraints are set aside in every round: an
    /// end is certain, whatever the program.
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
    ///
    /// The plan is followed where it lies: its record is large, and moving it costs as much as a small edit.
    private mutating func followChanges(_ work: inout Int, _ workLimit: Int) throws(SolverError) -> Bool {
        do {
            changes.clear()
            guard try keepPlan(&work, workLimit) else {
                try followNewPlan(&work, workLimit)
                return false
            }
            changed.removeAll(keepingCapacity: true)
            shortfall = nil
            unsettle()
            try readMoved()
            return true
        } catch {
            dropPlan()
            throw error
        }
    }

    /// Follows the plan; false where a new one is to be made.
    private mutating func keepPlan(_ work: inout Int, _ workLimit: Int) throws(SolverError) -> Bool {
        if !dependencies.isMade, let plan {
            dependencies = DependencyIndex(plan, program, isExcluded: isExcluded)
            changes = Plan.Changes(plan, constraintCount: program.constraintCount)
        }
        plan?.work = 0
        var isKept = plan?.functions.exceedsLoadLimit == false
        if isKept {
            try plan?.follow(changed, except: isExcluded, dependencies, &changes, program, workLimit: workLimit - work)
            isKept = plan?.isFollowed == true
        }
        work += plan?.work ?? 0
        return isKept
    }

    /// Forgets the plan with its dependencies and changes.
    mutating func dropPlan() { (plan, dependencies, changes) = (nil, DependencyIndex(), Plan.Changes()) }

    /// Follows a plan that was just made, over a program without pending edits.
    private mutating func followNewPlan(_ work: inout Int, _ workLimit: Int) throws(SolverError) {
        isExcluded = Table(program.constraints.map { program.isRemoved($0) })
        try followPlan(&work, workLimit)
        changed = []
    }

    /// Makes a new plan for the constraints that take part, and follows it.
    private mutating func followPlan(
        _ work: inout Int, _ workLimit: Int, _ aim: Core.Aim = .optimum
    ) throws(SolverError) {
        dropPlan()
        var unmergeable: [ColumnIndex] = []
        while true {
            var new = Plan(
                Presolve(program, isExcluded: isExcluded, unmergeable: unmergeable, memory: memory))
            try new.follow(program, workLimit: workLimit, aim: aim)
            work += new.work
            if new.functions.oversizedSummand.isNone {
                plan = new
                return
            }
            // The summand itself, or a column that it is a copy of, must not be a summand in the next plan.
            var column = new.functions.oversizedSummand
            unmergeable.append(column)
            while let original = new.presolve.original(ofCopy: column) {
                column = original
                unmergeable.append(column)
            }
        }
    }
}
