import Cassowary
import TestSupport
import Testing

/// Programs of one shape with other constants, with kept presolves and without.
@Suite("Kept presolves")
struct PresolveMemoryTests {
    @Test("A program has, number for number, the solution that it has by itself", arguments: LawTests.seeds)
    func keptEqualsFresh(seed: UInt64) throws {
        var generator = SolverGenerator(seed: seed &+ 9000)
        let memory = PresolveMemory()
        for number in 0..<600 {
            var program = generator.program()
            for page in 0..<4 {
                var fresh = Solver(program)
                let expected = try fresh.solve()
                var kept = Solver(program)
                kept.memory = memory
                let found = try kept.solve()
                let place: Comment = "seed \(seed), program \(number), page \(page): \(describe(program))"
                try #require(found.values.map(\.bitPattern) == expected.values.map(\.bitPattern), place)
                try #require(found.conflicts == expected.conflicts && found.work == expected.work, place)
                // Conflicts are kept for the same program.
                var again = Solver(program)
                again.memory = memory
                let second = try again.solve()
                try #require(second.conflicts == expected.conflicts && second.work == expected.work, place)
                // The kept presolve must not see what edits make of its copies.
                for solver in 0..<2 where program.constraintCount > 0 {
                    let place = Int32.random(in: 0..<Int32(program.constraintCount), using: &generator.random)
                    let edited = ConstraintIndex(index: place)
                    if solver == 0 { kept.remove(edited) } else { kept.setConstant(edited, 17) }
                }
                _ = try? kept.solve()
                var other = Solver(program)
                for i in 0..<program.constraintCount where Bool.random(using: &generator.random) {
                    let constant = Double.random(in: -50...200, using: &generator.random)
                    other.setConstant(ConstraintIndex(index: Int32(i)), constant)
                }
                program = other.program
            }
        }
    }
}
