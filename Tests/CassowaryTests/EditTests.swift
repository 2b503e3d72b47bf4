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
        // A few ties between far parts, soft and as inequalities, so that cores occur.
        for _ in 0..<random.below(4) {
            let terms = [1.0, -1, 1].map { Term(Variable(index: Int32(random.below(program.variableCount))), $0) }
            program.add(terms, .greaterThanOrEqual, Double(random.below(40)), Priority(300))
        }
        var solver = Solver(program)
        _ = try solver.solve()
        for step in 0..<40 {
            for _ in 0..<1 + random.below(3) {
                let constraint = random.below(program.constraintCount)
                let old = solver.program.constants[constraint]
                let isCanvas = !program.breakable[constraint]
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
