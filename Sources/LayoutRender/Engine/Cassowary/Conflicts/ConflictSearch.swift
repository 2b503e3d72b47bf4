/// Finds irreducible infeasible subsets of required constraints.
///
/// Required constraints are taken in order: the unbreakable ones first, then the breakable ones by descending ordinal, each
/// by index. The first constraint that contradicts its predecessors is set aside, and so on. The answer does
/// not depend on the way of searching: in each conflict the most recently added breakable member of the lowest ordinal
/// gives way.
///
/// One presolve shows many conflicts at once; each is made minimal by itself, and its last member set aside. Taking the
/// constraints in order would have done the same if, in the end, the rest can hold and no conflict has a second member
/// that was set aside; a conflict that has one is looked at again.
struct ConflictSearch {
    /// The constraints that are searched.
    private let program: ConstraintProgram
    /// The constraints in the order of taking; everything else here names them by their places in it.
    private var ordered: [ConstraintIndex]
    /// The conflicts found so far, by the place of the constraint that was set aside.
    private var found: [Int: Found] = [:]
    /// What the search cost so far, in row operations.
    private(set) var work = 0
    /// How much the search may cost before it stops making conflicts minimal.
    private let workLimit: Int
    /// A conflict is met again on other pages.
    private let memory: PresolveMemory?
    /// Scratch: each variable's number in a smaller program, or none.
    private var localOf: Table<Variable, Variable>

    /// - Parameter workLimit: Past it, conflicts are still found without a core, but reported as they show
    ///   themselves, not reduced to minimal sets, and where they overlap more may be set aside than need be. Those of
    ///   cores are not looked for any more.
    init(_ program: ConstraintProgram, required: [ConstraintIndex], workLimit: Int, _ memory: PresolveMemory?) {
        self.program = program
        self.workLimit = workLimit
        self.memory = memory
        ordered = program.inOrderOfTaking(required)
        localOf = Table(repeating: .none, count: program.variableCount)
    }

    /// A set that cannot hold together. Several members set aside share one list of each kind.
    private struct Found {
        /// Where the members stand in the order of taking, ascending.
        let places: [Int]
        /// The same members by their numbers in the program, ascending.
        let members: [ConstraintIndex]
    }

    /// How many members the sets of one round may have in all. What is left out shows again in the next round, with the
    /// constraints of this one set aside; without a bound the sets of a hostile program take gigabytes.
    private static let membersOfRound = 500_000

    /// Whether there is more to find than the work allowed sufficed for, or may be.
    var isExhausted: Bool { work >= workLimit }

    /// 1 set aside one member of each conflict until no conflict is left; 2 look again at conflicts with a second
    /// member that was set aside; 3 start again if a constraint came back.
    mutating func run(_ isExcluded: Table<ConstraintIndex, Bool>) throws(SolverError) -> [Conflict] {
        ordered.removeAll { isExcluded[$0] }
        if ordered.count <= PresolveMemory.mostConstraints, let memory {
            // The width of a screen changes no conflict of heights.
            let whole = smaller(ordered)
            if let known = memory.conflicts(of: whole, workLimit: workLimit) {
                found = known.sets.mapValues(makeFound)
                work = known.work
            } else {
                try search()
                if !isExhausted { memory.keep(found.mapValues(\.places), work: work, of: whole) }
            }
        } else {
            try search()
        }
        return found.sorted { $0.key < $1.key }.map { place, set in
            Conflict(members: set.members, setAside: ordered[place])
        }
    }

    private mutating func search() throws(SolverError) {
        repeat {
            try setAside()
        } while try bringBack()
    }

    /// A set from the places of its members.
    private func makeFound(_ places: [Int]) -> Found {
        Found(places: places, members: places.map { ordered[$0] }.sorted())
    }

    /// Sets aside the last member of each conflict that shows, in rounds; past the work limit twice as many of the last
    /// ones in every round, so that there is an end soon.
    private mutating func setAside() throws(SolverError) {
        var share = 1
        while true {
            let list = ordered.indices.filter { found[$0] == nil }
            let sets = try conflicts(in: list, all: true)
            if sets.isEmpty { return }
            if isExhausted { share *= 2 }
            for set in sets.sorted(by: { ($0.last ?? 0, $0.count) < ($1.last ?? 0, $1.count) })
            where !set.contains(where: { found[$0] != nil }) {
                let reduced = makeFound(try reduce(set))
                for place in reduced.places.suffix(share) { found[place] = reduced }
            }
        }
    }

    /// Looks again at each conflict with a second member that was set aside: whether the constraint holds together with
    /// the constraints kept before. Returns whether any did.
    private mutating func bringBack() throws(SolverError) -> Bool {
        var isAnyBack = false
        for (place, known) in found.sorted(by: { $0.key < $1.key }) {
            if isExhausted { return false }
            guard known.places.contains(where: { $0 != place && found[$0] != nil }) else { continue }
            let list = ordered.indices[...place].filter { $0 == place || found[$0] == nil }
            if let set = try conflicts(in: list, all: false).first {
                found[place] = makeFound(try reduce(set))
            } else {
                found[place] = nil
                isAnyBack = true
            }
        }
        return isAnyBack
    }

    /// Deletion filtering, latest members first: what the rest conflicts without is no member of the conflict. Tries many
    /// at a time as long as that succeeds.
    private mutating func reduce(_ set: [Int]) throws(SolverError) -> [Int] {
        guard !isExhausted, var members = try conflicts(in: set, all: false).first else { return set }
        var kept: [Int] = []
        var size = 1
        while !members.isEmpty {
            if isExhausted { return members + kept }
            let rest = Array(members.dropLast(size))
            if let smaller = try conflicts(in: rest + kept, all: false).first {
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

    /// The conflicts in a list, each ascending: of the first fault, or of all faults.
    private mutating func conflicts(in list: [Int], all: Bool) throws(SolverError) -> [[Int]] {
        let small = smaller(list.map { ordered[$0] })
        var plan = Plan(Presolve(small, isExcluded: Table(repeating: false, count: list.count), memory: memory))
        try plan.follow(small, workLimit: .max, coreLimit: max(0, workLimit - work), aim: .feasibility)
        work += plan.work
        guard !plan.faults.isEmpty else { return [] }
        var explanation = Explanation(plan, small)
        var sets: [[Int]] = []
        var count = 0
        for fault in all ? plan.faults[...] : plan.faults.prefix(1) where count < Self.membersOfRound {
            sets.append(explanation.constraints(of: fault).map { list[$0.offset] })
            count += sets[sets.count - 1].count
        }
        work += count / 8
        return sets
    }

    /// The listed constraints as a program of their own, in the list's order.
    private mutating func smaller(_ list: [ConstraintIndex]) -> ConstraintProgram {
        var result = ConstraintProgram()
        result.reserve(variables: 2 * list.count, constraints: list.count, terms: 3 * list.count)
        var used: [Variable] = []
        for constraint in list {
            for t in program.terms(of: constraint) {
                let v = program.allTerms[t].variable
                if localOf[v].isNone {
                    localOf[v] = result.addVariable(minimum: program.minimum(of: v))
                    used.append(v)
                }
                result.append(Term(localOf[v], program.allTerms[t].coefficient))
            }
            let row = program[constraint]
            result.close(row.relation, row.constant, .required, row.breakable)
        }
        for v in used { localOf[v] = .none }
        return result
    }
}
