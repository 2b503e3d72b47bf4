import Cassowary
import TestSupport
import Testing

/// The simplex within a work limit: how far it gets, and the values that it returns.
@Suite("Reach of the simplex")
struct LimitTests {
    static let shapes: [(name: String, program: ConstraintProgram)] = [
        ("inequalities", SolverShapes.inequalities(90, terms: 6, constraints: 180, seed: 5)),
        ("dense inequalities", SolverShapes.inequalities(50, terms: 25, constraints: 100, seed: 5)),
        ("grid", SolverShapes.grid(rows: 12, columns: 12)),
        ("ratios", SolverShapes.ratios(150)),
    ]

    @Test("Hundreds of unknowns in one core are within the limit of a layout", arguments: shapes)
    func reach(name: String, program: ConstraintProgram) throws {
        var solver = Solver(program)
        let solution = try solver.solve()
        #expect(solution.shortfall == nil, "\(name)")
        #expect(solution.conflicts.isEmpty, "\(name)")
        #expect(solution.work <= 100_000, "\(name) \(solution.work)")
    }

    @Test(
        "Whatever the work suffices for holds: required constraints, minimums, stronger priorities", arguments: shapes)
    func degrades(name: String, program: ConstraintProgram) throws {
        var whole = Solver(program)
        let best = try whole.solve()
        let bestCosts = SolverOracle.costs(of: best.values, in: program)
        // The least that taking the program apart needs.
        let least = 3 * (program.constraintCount + program.variableCount)
        var kinds: Set<Bool> = []
        for share in [0, 5, 30, 80] {
            let limit = least + best.work * share / 100
            var solver = Solver(program)
            let solution = try solver.solve(workLimit: limit)
            #expect(solution.work <= limit + 2_000, "\(name) \(share) %: \(solution.work) of \(limit)")
            for (v, minimum) in program.minimums.enumerated() { #expect(solution.values[v] >= minimum - 1e-6) }
            guard let shortfall = solution.shortfall else { continue }
            kinds.insert(shortfall.priority.isRequired)
            let missed = (0..<program.constraintCount).filter {
                program.rows[$0].priority.isRequired && SolverOracle.miss(of: $0, solution.values, program) > 1e-5
            }
            let unmet = shortfall.unmet.map { Int($0.index) }
            #expect(Set(missed).isSubset(of: Set(unmet)), "\(name) \(share) %")
            let costs = SolverOracle.costs(of: solution.values, in: program)
            for (a, b) in zip(costs, bestCosts) where a.priority > shortfall.priority {
                #expect(abs(a.cost - b.cost) <= 1e-6 * max(1, b.cost), "\(name) \(share) % \(a.priority)")
            }
            var again = Solver(program)
            #expect(try again.solve(workLimit: limit) == solution, "\(name) \(share) %")
        }
        #expect(!kinds.isEmpty, "\(name): no limit was reached")
    }

    @Test("An edit after a solution that fell short gives what a fresh solver gives")
    func editAfterShortfall() throws {
        let program = SolverShapes.grid(rows: 10, columns: 10)
        var solver = Solver(program)
        let limit = 4_000
        #expect(try solver.solve(workLimit: limit).shortfall != nil)
        solver.setConstant(ConstraintIndex(index: 1), 450)
        let live = try solver.solve(workLimit: limit)
        var fresh = Solver(solver.program)
        #expect(try fresh.solve(workLimit: limit).values == live.values)
        #expect(live.shortfall != nil)
        #expect(solver.ambiguous(among: [Variable(index: 4)]).isEmpty)
        #expect(!solver.isDetermined)
    }

    @Test("When only the choice among equally good answers is left, the shortfall says no more than that")
    func leftOpen() throws {
        var program = ConstraintProgram()
        let positions = (0..<400).map { _ in program.addVariable() }
        for k in 0..<3 {
            let terms = positions.enumerated().map { Term($0.element, Double(($0.offset * (k + 3)) % 7 + 1)) }
            program.add(terms, .equal, 4000, .required)
        }
        for i in 2..<400 {
            let terms = [Term(positions[i]), Term(positions[i - 1], -1), Term(positions[i - 2])]
            program.add(terms, .greaterThanOrEqual, 3, Priority(500))
        }
        var whole = Solver(program)
        let best = try whole.solve()
        #expect(best.shortfall == nil)
        var solver = Solver(program)
        let solution = try solver.solve(workLimit: best.work * 9 / 10)
        #expect(solution.shortfall == Shortfall(priority: Priority(0), unmet: []))
        #expect(SolverOracle.costs(of: solution.values, in: program).allSatisfy { $0.cost <= 1e-6 })
    }
}
