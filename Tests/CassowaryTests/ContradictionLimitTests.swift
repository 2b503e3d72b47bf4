import Cassowary
import TestSupport
import Testing

/// Systems with more contradictions than the work suffices to find.
@Suite("Contradictions past the limit")
struct ContradictionLimitTests {
    /// Of every two lengths each is to be longer than the other by the same: where that is more than nothing, one of the
    /// two constraints has to give way, and cycles of three and more add their own conflicts.
    private static func rivals(_ count: Int) -> ConstraintProgram {
        var program = ConstraintProgram()
        let lengths = (0..<count).map { _ in program.addVariable(minimum: 0) }
        for (i, a) in lengths.enumerated() {
            for (j, b) in lengths.enumerated() where i != j {
                program.add([Term(a), Term(b, -1)], .greaterThanOrEqual, Double(i * j % 13 - 6), .required)
            }
            program.add(Term(a), .equal, 30, Priority(500))
        }
        return program
    }

    /// One core of sums, with required constraints of which many contradict each other.
    private static func sums(_ count: Int, seed: UInt64) -> ConstraintProgram {
        var program = SolverShapes.inequalities(count, terms: 4, constraints: 2 * count, seed: seed)
        var random = SeededGenerator(seed: seed &+ 7)
        for _ in 0..<count {
            let terms = (0..<3).map { _ in
                Term(Variable(index: Int32(random.below(count))), [1.0, -1, 2][random.below(3)])
            }
            let relation: Relation = random.chance(50) ? .equal : .greaterThanOrEqual
            program.add(terms, relation, Double(random.below(200) - 100), .required)
        }
        return program
    }

    static let systems: [(name: String, program: ConstraintProgram)] = [
        ("rivals", rivals(14)), ("sums 1", sums(30, seed: 1)), ("sums 2", sums(30, seed: 2)),
    ]

    @Test("the work ends, and what is not reported holds", arguments: systems)
    func ends(name: String, program: ConstraintProgram) throws {
        var whole = Solver(program)
        let best = try whole.solve()
        #expect(best.shortfall == nil && best.conflicts.count >= 5)
        var isAnyShort = false
        for limit in [2_000, 4_000, 8_000] {
            let place: Comment = "\(name), limit \(limit)"
            var solver = Solver(program)
            let solution = try solver.solve(workLimit: limit)
            #expect(solution.work <= 3 * limit + 10 * program.constraintCount, "\(place): \(solution.work)")
            let unmet = solution.shortfall?.unmet ?? []
            isAnyShort = isAnyShort || !unmet.isEmpty
            let reported = Set(solution.conflicts.map(\.setAside) + unmet)
            for i in 0..<program.constraintCount
            where program.rows[i].priority.isRequired && !reported.contains(ConstraintIndex(index: Int32(i))) {
                #expect(SolverOracle.miss(of: i, solution.values, program) <= 1e-5, "\(place): \(i)")
            }
            for (v, minimum) in program.minimums.enumerated() { #expect(solution.values[v] >= minimum - 1e-6) }
            // What is met by luck is not reported as missed.
            for constraint in unmet {
                #expect(SolverOracle.miss(of: Int(constraint.index), solution.values, program) > 0)
            }
            // With work enough for the nearest point, not much more is given up than a search to the end would have.
            if limit == 8_000 {
                #expect(2 * reported.count <= 3 * best.conflicts.count, "\(place): \(reported.count)")
            }
            var again = Solver(program)
            #expect(try again.solve(workLimit: limit) == solution, place)
        }
        #expect(isAnyShort, "no limit was reached")
    }

    @Test("within the limit the answer is that of adding one by one")
    func withinLimit() throws {
        let program = Self.rivals(8)
        var solver = Solver(program)
        let solution = try solver.solve()
        let oracle = SolverOracle(program).answer()
        #expect(Set(solution.conflicts.map(\.setAside)) == Set(oracle.setAside))
        #expect(costsAgree(SolverOracle.costs(of: solution.values, in: program), oracle.costs))
    }

    @Test("a caller that wants no search is told of a conflict before any")
    func refused() throws {
        var solver = Solver(Self.rivals(14))
        #expect(throws: SolverError.conflict) { try solver.solve(endingAtConflict: true) }
        let solution = try solver.solve()
        var fresh = Solver(Self.rivals(14))
        #expect(try fresh.solve() == solution)
    }
}
