import Cassowary
import TestSupport
import Testing

/// Many conflicts at once: each is named as a minimal set all the same.
@Suite("Many conflicts")
struct ConflictTests {
    /// A tree in which every third view is asked for three lengths at once.
    private static func tree() -> ConstraintProgram {
        var program = SolverShapes.sums(depth: 4, fanOut: 4)
        for i in stride(from: 0, to: program.variableCount, by: 3) {
            let view = Term(Variable(index: Int32(i)))
            program.add(view, .equal, 10, .required)
            program.add(view, .equal, 20, .required)
            program.add(view, .greaterThanOrEqual, 15, .required)
        }
        return program
    }

    /// One core with required equalities too many.
    private static func core() -> ConstraintProgram {
        var program = SolverShapes.inequalities(30, terms: 4, constraints: 90, seed: 9)
        var random = SeededGenerator(seed: 3)
        for _ in 0..<40 {
            let terms = (0..<3).map { _ in
                Term(Variable(index: Int32(random.below(30))), [1.0, -1, 2][random.below(3)])
            }
            program.add(terms, .equal, Double(random.below(200) - 100), .required)
        }
        return program
    }

    private static func canHold(_ members: [Int], of program: ConstraintProgram) throws -> Bool {
        var solver = Solver(reordered(program, members))
        return try solver.solve().conflicts.isEmpty
    }

    @Test("Each of hundreds of sets is minimal, and the latest member of each gives way", arguments: [tree(), core()])
    func minimal(program: ConstraintProgram) throws {
        var solver = Solver(program)
        let solution = try solver.solve()
        #expect(solution.conflicts.count >= 5)
        let aside = Set(solution.conflicts.map(\.setAside))
        #expect(aside.count == solution.conflicts.count)
        for conflict in solution.conflicts.prefix(30) {
            let members = conflict.members.map { Int($0.index) }
            #expect(try !Self.canHold(members, of: program))
            for member in members { #expect(try Self.canHold(members.filter { $0 != member }, of: program)) }
            let breakable = conflict.members.filter { program.rows[Int($0.index)].breakable }
            #expect(conflict.setAside == (breakable.isEmpty ? conflict.members : breakable).max())
            // The others take part: the set explains why its last member cannot.
            #expect(Set(conflict.members).intersection(aside) == [conflict.setAside])
        }
    }

    @Test("What is set aside in one core is what adding one by one would refuse")
    func inOrder() throws {
        let program = Self.core()
        var solver = Solver(program)
        let aside = Set(try solver.solve().conflicts.map(\.setAside))
        var kept: [Int] = []
        var refused: Set<ConstraintIndex> = []
        for i in 0..<program.constraintCount where program.rows[i].priority.isRequired {
            if try Self.canHold(kept + [i], of: program) {
                kept.append(i)
            } else {
                refused.insert(ConstraintIndex(index: Int32(i)))
            }
        }
        #expect(aside == refused)
    }
}
