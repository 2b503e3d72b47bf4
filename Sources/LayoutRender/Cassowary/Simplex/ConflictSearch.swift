/// Finds which required constraints cannot hold together.
///
/// Required constraints are taken in order: the unbreakable ones first, then the breakable ones, each by index. The
/// first that cannot hold together with those before it is set aside, and so on. That gives the same answer whatever
/// the simplex did to find it: in each conflict the most recently added breakable member gives way.
struct ConflictSearch {
    let program: ConstraintProgram
    /// The order of taking.
    private let ordered: [Int32]
    /// Row operations, shared with the solve.
    private(set) var work: Int
    private let workLimit: Int

    init(_ program: ConstraintProgram, required: [Int32], work: Int, workLimit: Int) {
        self.program = program
        self.work = work
        self.workLimit = workLimit
        ordered = required.filter { !program.breakable[Int($0)] } + required.filter { program.breakable[Int($0)] }
    }

    /// The next conflict among those that take part, or nil if all can hold.
    mutating func next(_ isOut: [Bool]) throws(SolverError) -> Conflict? {
        var list = ordered.filter { !isOut[Int($0)] }
        var found: [Int32]?
        // The prefix before the last member of a conflict may hold another: then that one comes first.
        while let set = try infeasibleSubset(of: list) {
            let minimal = try reduce(set)
            guard let last = minimal.last, let place = list.firstIndex(of: last) else { return nil }
            found = minimal
            list.removeSubrange(place...)
        }
        guard let found, let last = found.last else { return nil }
        return Conflict(
            members: found.sorted().map { ConstraintIndex(index: $0) }, setAside: ConstraintIndex(index: last))
    }

    /// Deletion filtering, latest member first: what the rest conflicts without is not part of the conflict.
    private mutating func reduce(_ set: [Int32]) throws(SolverError) -> [Int32] {
        var members = set
        var kept: [Int32] = []
        while let candidate = members.popLast() {
            if let smaller = try infeasibleSubset(of: members + kept) {
                let keep = Set(smaller)
                members = members.filter(keep.contains)
                kept = kept.filter(keep.contains)
            } else {
                kept.insert(candidate, at: 0)
            }
        }
        return kept
    }

    /// The constraints with a multiplier in the proof that the list is infeasible (Farkas), in the list's order.
    private mutating func infeasibleSubset(of list: [Int32]) throws(SolverError) -> [Int32]? {
        var builder = CoreBuilder(program)
        var errors: [Int32] = []
        for constraint in list { errors.append(builder.addErrorRow(Int(constraint), strength: nil)) }
        let problem = builder.problem
        var tableau = Tableau(variables: problem.low.count, workLimit: workLimit)
        tableau.work = work
        for v in problem.low.indices { tableau.values[v] = min(max(0, problem.low[v]), problem.high[v]) }
        for error in errors { tableau.values[Int(error)] = 0 }
        for row in problem.rows { tableau.append(row) }
        tableau.refreshValues()
        var simplex = Simplex(tableau)
        let costs = RankCosts(limits: problem, simplex.tableau)
        _ = try simplex.minimise(costs)
        work = simplex.tableau.work
        let tolerance = Tolerance.feasibility * problem.scale
        let misses = problem.low.indices.contains { v in
            let value = simplex.tableau.values[v]
            return value < problem.low[v] - tolerance || value > problem.high[v] + tolerance
        }
        guard misses else { return nil }
        return zip(list, errors).filter { simplex.multiplier(of: $1, costs) != 0 }.map(\.0)
    }
}

extension Simplex {
    /// The weight of a variable in the proof of optimality: the rate of its column, or its own rate if it is basic.
    func multiplier(of variable: Int32, _ costs: RankCosts) -> Double {
        let v = Int(variable)
        let entry = Int(entryOf[v])
        if tableau.rowOf[v] >= 0 { return entry < 0 ? 0 : costs.rate(of: costs.entries[entry], passed: passed[entry]) }
        return rates[v].magnitude <= Tolerance.rate * magnitudes[v] ? 0 : rates[v]
    }
}
