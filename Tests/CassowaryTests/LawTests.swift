import Cassowary
import TestSupport
import Testing

/// Laws of the solver on random small programs, against a slow solver that shares no code with it.
@Suite("Laws of the solver")
struct LawTests {
    /// Together more than 10,000 programs.
    static let seeds: [UInt64] = [1, 2, 3, 4]
    static let programsForEachSeed = 2_600

    @Test(
        "No priority can be bettered without hurting a stronger one; conflicts are those of adding in order",
        arguments: seeds)
    func optimal(seed: UInt64) throws {
        var generator = SolverGenerator(seed: seed)
        for number in 0..<Self.programsForEachSeed {
            let program = generator.program()
            var solver = Solver(program)
            let solution = try #require(try? solver.solve(), "seed \(seed), program \(number): \(describe(program))")
            let oracle = SolverOracle(program).answer()
            let place: Comment = "seed \(seed), program \(number): \(describe(program)) \(solution.values)"
            try #require(Set(solution.conflicts.map(\.setAside)) == Set(oracle.setAside), place)
            try #require(costsAgree(SolverOracle.costs(of: solution.values, in: program), oracle.costs), place)
            for (v, minimum) in program.minimums.enumerated() {
                try #require(solution.values[v] >= minimum - 1e-6, place)
            }
            for i in 0..<program.constraintCount
            where program.rows[i].priority.isRequired && !oracle.setAside.contains(ConstraintIndex(index: Int32(i))) {
                try #require(SolverOracle.miss(of: i, solution.values, program) < 1e-6, place)
            }
        }
    }

    @Test("A conflict is minimal: it cannot hold, and without any one member it can", arguments: seeds)
    func conflictsAreMinimal(seed: UInt64) throws {
        var generator = SolverGenerator(seed: seed &+ 1000)
        var seen = 0
        for number in 0..<600 {
            let program = generator.program()
            var solver = Solver(program)
            let oracle = SolverOracle(program)
            for conflict in try solver.solve().conflicts {
                let members = conflict.members.map { Int($0.index) }
                let place: Comment = "seed \(seed), program \(number): \(describe(program)) \(conflict)"
                try #require(!oracle.isFeasible(members), place)
                for member in members { try #require(oracle.isFeasible(members.filter { $0 != member }), place) }
                let breakable = conflict.members.filter { program.rows[Int($0.index)].breakable }
                try #require(conflict.setAside == (breakable.isEmpty ? conflict.members : breakable).max(), place)
                seen += 1
            }
        }
        #expect(seen > 100)
    }

    @Test("The order of adding does not change the costs", arguments: seeds)
    func orderOfAdding(seed: UInt64) throws {
        var generator = SolverGenerator(seed: seed &+ 2000)
        for number in 0..<600 {
            let program = generator.program()
            var solver = Solver(program)
            let solution = try solver.solve()
            guard solution.conflicts.isEmpty else { continue }
            let shuffled = reordered(program, (0..<program.constraintCount).shuffled(using: &generator.random))
            var other = Solver(shuffled)
            let otherSolution = try other.solve()
            let place: Comment = "seed \(seed), program \(number): \(describe(program))"
            try #require(otherSolution.conflicts.isEmpty, place)
            try #require(
                costsAgree(
                    SolverOracle.costs(of: solution.values, in: program),
                    SolverOracle.costs(of: otherSolution.values, in: shuffled)), place)
        }
    }

    @Test("After any edits a solver shows what a fresh one shows", arguments: seeds)
    func editsEqualFresh(seed: UInt64) throws {
        var generator = SolverGenerator(seed: seed &+ 3000)
        for number in 0..<250 {
            var solver = Solver(generator.program())
            for step in 0..<6 {
                edit(&solver, &generator)
                if generator.random.chance(30) { continue }
                let live = try solver.solve()
                var fresh = Solver(solver.program)
                let expected = try fresh.solve()
                let place: Comment = "seed \(seed), program \(number), step \(step): \(describe(solver.program))"
                try #require(live.conflicts == expected.conflicts, place)
                for (a, b) in zip(live.values, expected.values) {
                    try #require(abs(a - b) <= 1e-6 * max(1, abs(b)), "\(place) \(live.values) \(expected.values)")
                }
            }
        }
    }

    @Test("Add then remove restores", arguments: seeds)
    func addThenRemove(seed: UInt64) throws {
        var generator = SolverGenerator(seed: seed &+ 4000)
        for number in 0..<250 {
            var solver = Solver(generator.program())
            let before = try solver.solve()
            let c = generator.constraint(variables: solver.program.variableCount, required: 50)
            let added = solver.add(c.terms, c.relation, c.constant, c.priority, breakable: c.breakable)
            _ = try solver.solve()
            solver.remove(added)
            let after = try solver.solve()
            let place: Comment = "seed \(seed), program \(number): \(describe(solver.program))"
            try #require(before.conflicts == after.conflicts, place)
            for (a, b) in zip(before.values, after.values) {
                try #require(abs(a - b) <= 1e-6 * max(1, abs(b)), place)
            }
        }
    }

    @Test("The same program gives the same bits", arguments: seeds)
    func deterministic(seed: UInt64) throws {
        var generator = SolverGenerator(seed: seed &+ 5000)
        for _ in 0..<200 {
            let program = generator.program()
            var first = Solver(program)
            var second = Solver(program)
            #expect(try first.solve() == second.solve())
        }
    }

    /// A second optimum exists exactly where `alternative` says so.
    @Test("Ambiguity is real: both ends of the range are optimal, and outside of it nothing is", arguments: seeds)
    func ambiguity(seed: UInt64) throws {
        var generator = SolverGenerator(seed: seed &+ 6000)
        for number in 0..<250 {
            let program = generator.program()
            var solver = Solver(program)
            let solution = try solver.solve()
            guard solution.conflicts.isEmpty else { continue }
            let best = SolverOracle(program).answer().costs
            for v in 0..<program.variableCount {
                let variable = Variable(index: Int32(v))
                let range = solver.alternative(for: variable) ?? solution[variable]...solution[variable]
                let place: Comment = "seed \(seed), program \(number), x\(v) \(range): \(describe(program))"
                for (end, outside) in [(range.lowerBound, -1.0), (range.upperBound, 1.0)] {
                    let probes = end.isFinite ? [(end, true), (end + outside, false)] : [(outside * 5000, true)]
                    for (probe, isOptimal) in probes {
                        var pinned = program
                        pinned.add(Term(variable), .equal, probe, .required, breakable: false)
                        let answer = SolverOracle(pinned).answer()
                        let same = answer.setAside.isEmpty && costsAgree(answer.costs, best)
                        try #require(same == isOptimal, place)
                    }
                }
            }
        }
    }

    private func edit(_ solver: inout Solver, _ generator: inout SolverGenerator) {
        let live = (0..<solver.program.constraintCount).map { ConstraintIndex(index: Int32($0)) }
            .filter { !solver.program.isRemoved($0) }
        switch generator.random.below(5) {
        case 0 where !live.isEmpty:
            solver.remove(live[generator.random.below(live.count)])
        case 1:
            if generator.random.chance(30) {
                _ = solver.addVariable(minimum: generator.random.chance(50) ? 0 : -.infinity)
            }
            let c = generator.constraint(variables: solver.program.variableCount, required: 25)
            solver.add(c.terms, c.relation, c.constant, c.priority, breakable: c.breakable)
        default:
            guard !live.isEmpty else { return }
            solver.setConstant(live[generator.random.below(live.count)], Double(generator.random.below(13) * 10 - 20))
        }
    }
}

/// A program in words, to be understood without a debugger.
func describe(_ program: ConstraintProgram) -> String {
    var lines = ["minimums \(program.minimums)"]
    for i in 0..<program.constraintCount where !program.isRemoved(ConstraintIndex(index: Int32(i))) {
        let terms = program.terms(of: i)
            .map { "\(program.allTerms[$0].coefficient) x\(program.allTerms[$0].variable.index)" }
        let sign = ["<=", "==", ">="][Int(program.rows[i].relation.rawValue) + 1]
        lines.append(
            "\(i): \(terms.joined(separator: " + ")) \(sign) \(program.rows[i].constant)"
                + " @\(program.rows[i].priority.level).\(program.rows[i].priority.ordinal)"
                + (program.rows[i].breakable ? "" : " unbreakable"))
    }
    return "\n" + lines.joined(separator: "\n") + "\n"
}

func costsAgree(_ a: [(priority: Priority, cost: Double)], _ b: [(priority: Priority, cost: Double)]) -> Bool {
    let first = Dictionary(uniqueKeysWithValues: a.map { ($0.priority, $0.cost) })
    let second = Dictionary(uniqueKeysWithValues: b.map { ($0.priority, $0.cost) })
    return Set(first.keys).union(second.keys).allSatisfy { key in
        abs((first[key] ?? 0) - (second[key] ?? 0)) <= 1e-5
    }
}

func reordered(_ program: ConstraintProgram, _ order: [Int]) -> ConstraintProgram {
    var result = ConstraintProgram()
    for minimum in program.minimums { _ = result.addVariable(minimum: minimum) }
    for i in order {
        result.add(
            program.terms(at: i), program.rows[i].relation, program.rows[i].constant, program.rows[i].priority,
            breakable: program.rows[i].breakable)
    }
    return result
}
