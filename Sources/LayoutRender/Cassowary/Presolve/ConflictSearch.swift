/// Finds which required constraints cannot hold together.
///
/// Required constraints are taken in order: the unbreakable ones first, then the breakable ones, each by index. The
/// first that cannot hold together with those before it is set aside, and so on. That gives the same answer however it
/// is found: in each conflict the most recently added breakable member gives way.
struct ConflictSearch {
    private let program: ConstraintProgram
    /// The order of taking.
    private let ordered: [Int32]
    /// What the search cost so far, in row operations, and how much reducing may cost.
    private(set) var work = 0
    private let workLimit: Int
    /// How many of those that still take part are known to hold together, from the start of the order.
    private var joined = 0
    /// Scratch: the number of each variable in a smaller program, or -1.
    private var localOf: [Int32]

    /// - Parameter workLimit: Past it, conflicts are still found, but reported as found, not reduced to a minimal set.
    init(_ program: ConstraintProgram, required: [Int32], workLimit: Int) {
        self.program = program
        self.workLimit = workLimit
        ordered =
            required.filter { !program.rows[Int($0)].breakable } + required.filter { program.rows[Int($0)].breakable }
        localOf = Array(repeating: -1, count: program.variableCount)
    }

    /// The next conflict among those that take part, or nil if all can hold.
    ///
    /// The first constraint that cannot join those before it is searched for by halving, from what one conflict shows.
    mutating func next(_ isOut: [Bool]) throws(SolverError) -> Conflict? {
        let list = ordered.filter { !isOut[Int($0)] }
        guard let first = try infeasibleSubset(of: list) else { return nil }
        var members = try reduce(first)
        var isReduced = true
        guard let last = members.last, var end = list.firstIndex(of: last) else { return nil }
        // list[..<start] can hold, list[...end] cannot, and the members end with list[end].
        var start = min(joined, end)
        var middle = end
        while start < end {
            if let set = try infeasibleSubset(of: Array(list[..<middle])), let last = set.last {
                members = set
                isReduced = false
                end = list.firstIndex(of: last) ?? end - 1
            } else {
                start = middle
            }
            middle = (start + end + 1) / 2
        }
        joined = end
        if !isReduced { members = try reduce(members) }
        return Conflict(
            members: members.sorted().map { ConstraintIndex(index: $0) }, setAside: ConstraintIndex(index: list[end]))
    }

    /// All other conflicts at once, as they show themselves: of each the last member is set aside, in every round of an
    /// elimination twice as many of the last ones, so that there is an end soon.
    ///
    /// For programs with so many conflicts that finding each by itself takes too long. The sets are not minimal, and
    /// where conflicts overlap, more may be set aside than need be.
    mutating func rest(_ isOut: [Bool]) throws(SolverError) -> [Conflict] {
        var result: [Conflict] = []
        var list = ordered.filter { !isOut[Int($0)] }
        var share = 1
        while true {
            let small = smaller(list)
            var plan = Plan(Elimination(small, isOut: Array(repeating: false, count: list.count)))
            try plan.follow(small, workLimit: .max, valuesToo: false)
            work += plan.work
            if plan.faults.isEmpty { return result }
            var isAside = Array(repeating: false, count: list.count)
            var explanation = Explanation(plan, small)
            for fault in plan.faults {
                let members = explanation.constraints(of: fault)
                // Places in the list ascend in the order of taking.
                guard !members.contains(where: { isAside[$0] }) else { continue }
                let named = members.map { ConstraintIndex(index: list[$0]) }.sorted()
                for member in members.suffix(share) {
                    isAside[member] = true
                    result.append(Conflict(members: named, setAside: ConstraintIndex(index: list[member])))
                }
            }
            guard isAside.contains(true) else { return result }
            list = list.indices.filter { !isAside[$0] }.map { list[$0] }
            share *= 2
        }
    }

    /// Deletion filtering, latest members first: what the rest conflicts without is no part of the conflict. Tries many
    /// at a time as long as that succeeds.
    private mutating func reduce(_ set: [Int32]) throws(SolverError) -> [Int32] {
        var members = set
        var kept: [Int32] = []
        var size = 1
        while !members.isEmpty {
            if work > workLimit { return members + kept }
            let rest = Array(members.dropLast(size))
            if let smaller = try infeasibleSubset(of: rest + kept) {
                let keep = Set(smaller)
                members = rest.filter(keep.contains)
                kept = kept.filter(keep.contains)
                size *= 2
            } else if size > 1 {
                size = 1
            } else if let needed = members.popLast() {
                kept.insert(needed, at: 0)
            }
        }
        return kept
    }

    /// Those of the list that a fault is made of, in the list's order; nil if all can hold.
    private mutating func infeasibleSubset(of list: [Int32]) throws(SolverError) -> [Int32]? {
        let small = smaller(list)
        var plan = Plan(Elimination(small, isOut: Array(repeating: false, count: list.count)))
        try plan.follow(small, workLimit: .max, valuesToo: false)
        work += plan.work
        guard let fault = plan.faults.first else { return nil }
        var explanation = Explanation(plan, small)
        return explanation.constraints(of: fault).map { list[$0] }
    }

    /// The listed constraints as a program of their own, in the list's order.
    private mutating func smaller(_ list: [Int32]) -> ConstraintProgram {
        var result = ConstraintProgram()
        var used: [Int32] = []
        for constraint in list {
            for t in program.terms(of: Int(constraint)) {
                let v = Int(program.allTerms[t].variable.index)
                guard localOf[v] < 0 else { continue }
                localOf[v] = result.addVariable(minimum: program.minimums[v]).index
                used.append(program.allTerms[t].variable.index)
            }
        }
        for constraint in list {
            let i = Int(constraint)
            let terms = program.terms(of: i).map { t in
                Term(Variable(index: localOf[Int(program.allTerms[t].variable.index)]), program.allTerms[t].coefficient)
            }
            result.add(
                terms, program.rows[i].relation, program.rows[i].constant, .required,
                breakable: program.rows[i].breakable)
        }
        for v in used { localOf[Int(v)] = -1 }
        return result
    }
}
