import Cassowary
import TestSupport
import Testing

/// Edits of a length that limits many views, and breakpoints of cost functions that move past others.
@Suite("Breakpoints that move")
struct BreakpointTests {
    /// Views that must stay inside of one width, which an edit sets.
    private static func limited(_ count: Int, slope: Double = 1) -> (ConstraintProgram, edit: ConstraintIndex) {
        var program = ConstraintProgram()
        let width = program.addVariable()
        for i in 0..<count {
            let view = program.addVariable()
            program.add(Term(view), .equal, Double(50 + i % 20), Priority(750))
            program.add(Term(view), .greaterThanOrEqual, 10, .required)
            program.add([Term(view), Term(width, -slope)], .lessThanOrEqual, Double(-(i % 50)), .required)
        }
        let edit = program.add(Term(width), .equal, 400, Priority(750))
        return (program, edit)
    }

    @Test(
        "In and out of the limits a solver shows what a fresh one shows, to the bit",
        arguments: [1, 0.5, -1, 3] as [Double], [1, 2, 3] as [UInt64])
    func values(slope: Double, seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let (program, edit) = Self.limited(40, slope: slope)
        var solver = Solver(program)
        _ = try solver.solve()
        for step in 0..<60 {
            if random.chance(80) { solver.setConstant(edit, Double(random.below(300)) / 2 - (slope < 0 ? 200 : 0)) }
            if random.chance(30) {
                let other = ConstraintIndex(index: Int32(random.below(program.constraintCount - 1)))
                solver.setConstant(other, Double(random.below(90)) - (other.index % 3 == 2 ? 60 : 0))
            }
            let live = try solver.solve()
            var fresh = Solver(solver.program)
            let expected = try fresh.solve()
            let place: Comment = "slope \(slope), seed \(seed), step \(step)"
            try #require(live.values == expected.values, place)
            try #require(live.conflicts == expected.conflicts, place)
            if expected.conflicts.isEmpty { try #require(solver.dump() == fresh.dump(), place) }
        }
    }

    @Test(
        "A breakpoint that passes others leaves what a fresh solver gathers", arguments: [1, 2] as [UInt64])
    func passing(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var program = ConstraintProgram()
        let views = (0..<4).map { _ in program.addVariable(minimum: 0) }
        var claims: [ConstraintIndex] = []
        for view in views {
            for level in [250, 400, 500, 750] as [Float] {
                let relation: Relation = [.lessThanOrEqual, .equal, .greaterThanOrEqual][random.below(3)]
                claims.append(program.add(Term(view), relation, Double(random.below(100)), Priority(level)))
            }
        }
        program.add(views.map { Term($0) }, .equal, 200, .required)
        var solver = Solver(program)
        _ = try solver.solve()
        for step in 0..<100 {
            solver.setConstant(claims[random.below(claims.count)], Double(random.below(100)))
            let live = try solver.solve()
            var fresh = Solver(solver.program)
            #expect(live.values == (try fresh.solve()).values, "seed \(seed), step \(step)")
            #expect(solver.dump() == fresh.dump(), "seed \(seed), step \(step)")
        }
    }
}
