import Cassowary
import TestSupport
import Testing

/// Live edits in programs too large for the slow oracle: a fresh solver is the reference.
@Suite("Live edits")
struct EditTests {
    @Test(
        "Any constant of a large program may change, and the solver shows what a fresh one shows",
        arguments: [0, 1, 2], [1, 2, 3] as [UInt64])
    func constants(shape: Int, seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var program = [
            SolverShapes.tree(depth: 3, fanOut: 4), SolverShapes.chain(60), SolverShapes.siblings(40),
        ][shape]
        // A few ties between views far apart, soft and as inequalities, so that cores occur.
        for _ in 0..<random.below(4) {
            let terms = [1.0, -1, 1].map { Term(Variable(index: Int32(random.below(program.variableCount))), $0) }
            program.add(terms, .greaterThanOrEqual, Double(random.below(40)), Priority(300))
        }
        var solver = Solver(program)
        _ = try solver.solve()
        for step in 0..<40 {
            for _ in 0..<1 + random.below(3) {
                let constraint = random.below(program.constraintCount)
                let old = solver.program.rows[constraint].constant
                let isCanvas = !program.rows[constraint].breakable
                let new = isCanvas ? old + Double(random.below(50)) : Double(random.below(60))
                solver.setConstant(ConstraintIndex(index: Int32(constraint)), new)
            }
            let live = try solver.solve()
            var fresh = Solver(solver.program)
            let expected = try fresh.solve()
            try #require(live.conflicts == expected.conflicts, "shape \(shape), seed \(seed), step \(step)")
            for (v, (a, b)) in zip(live.values, expected.values).enumerated() {
                try #require(abs(a - b) <= 1e-6, "shape \(shape), seed \(seed), step \(step), x\(v): \(a) \(b)")
            }
        }
    }

    @Test(
        "Any constraint of a large program may come and go, and the solver shows what a fresh one shows",
        arguments: [0, 1, 2, 3, 4, 5], [1, 2] as [UInt64])
    func constraints(shape: Int, seed: UInt64) throws {
        var random = SeededGenerator(seed: seed &+ 100)
        let program = [
            SolverShapes.tree(depth: 3, fanOut: 4), SolverShapes.chain(60), SolverShapes.siblings(40),
            SolverShapes.sums(depth: 4, fanOut: 3), SolverShapes.sums(depth: 3, fanOut: 5, size: 400),
            SolverShapes.sums(depth: 5, fanOut: 2),
        ][shape]
        var solver = Solver(program)
        _ = try solver.solve()
        var away: [Int] = []
        for step in 0..<30 {
            for _ in 0..<1 + random.below(3) { edit(&solver, &away, &random) }
            let live = try solver.solve()
            var fresh = Solver(solver.program)
            let expected = try fresh.solve()
            try #require(live.conflicts == expected.conflicts, "shape \(shape), seed \(seed), step \(step)")
            for (v, (a, b)) in zip(live.values, expected.values).enumerated() {
                try #require(abs(a - b) <= 1e-9, "shape \(shape), seed \(seed), step \(step), x\(v): \(a) \(b)")
            }
        }
    }

    /// Takes a constraint away, brings one back, ties two variables together, or changes a constant.
    private func edit(_ solver: inout Solver, _ away: inout [Int], _ random: inout SeededGenerator) {
        let program = solver.program
        let constraint = random.below(program.constraintCount)
        switch random.below(6) {
        case 0, 1:
            guard !program.isRemoved(ConstraintIndex(index: Int32(constraint))) else { return }
            away.append(constraint)
            solver.remove(ConstraintIndex(index: Int32(constraint)))
        case 2, 3:
            guard !away.isEmpty else { return }
            let back = away.remove(at: random.below(away.count))
            solver.add(
                program.terms(at: back), program.rows[back].relation, program.rows[back].constant,
                program.rows[back].priority,
                breakable: program.rows[back].breakable)
        case 4:
            let terms = [1.0, -1].map { Term(Variable(index: Int32(random.below(program.variableCount))), $0) }
            guard terms[0].variable != terms[1].variable else { return }
            away.append(program.constraintCount)
            solver.add(terms, .equal, Double(random.below(20)), random.chance(60) ? Priority(600) : .required)
        default:
            guard program.rows[constraint].breakable else { return }
            solver.setConstant(ConstraintIndex(index: Int32(constraint)), Double(random.below(60)))
        }
    }

    @Test("A value read before an edit stays what it was")
    func solutionsAreValues() throws {
        var solver = Solver(SolverShapes.chain(10))
        let before = try solver.solve()
        let copy = before.values
        solver.setConstant(ConstraintIndex(index: 1), 500)
        let after = try solver.solve()
        #expect(before.values == copy)
        #expect(after.values != copy)
    }
}
