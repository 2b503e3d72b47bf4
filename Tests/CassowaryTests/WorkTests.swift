import Cassowary
import TestSupport
import Testing

/// Work is counted, not timed: a lost optimisation fails here on any machine.
@Suite("Work of the solver")
struct WorkTests {
    private func work(_ program: ConstraintProgram) throws -> Int {
        var solver = Solver(program)
        return try solver.solve(workLimit: .max).work
    }

    @Test(
        "Twice the views, twice the work: nothing there needs a pivot",
        arguments: [
            ("chain", SolverShapes.chain(2_000), SolverShapes.chain(4_000)),
            ("siblings", SolverShapes.siblings(1_000), SolverShapes.siblings(2_000)),
            ("tree", SolverShapes.tree(depth: 3, fanOut: 8), SolverShapes.tree(depth: 3, fanOut: 12)),
        ])
    func growth(name: String, small: ConstraintProgram, large: ConstraintProgram) throws {
        let ratio = Double(large.constraintCount) / Double(small.constraintCount)
        let (first, second) = (try work(small), try work(large))
        #expect(Double(second) <= 1.1 * ratio * Double(first), "\(name) \(first) \(second)")
        #expect(second <= 6 * large.constraintCount, "\(name)")
    }

    @Test("An edit costs what it touches: one of many siblings")
    func editOfSibling() throws {
        for count in [100, 10_000] {
            var solver = Solver(SolverShapes.siblings(count))
            _ = try solver.solve()
            let last = ConstraintIndex(index: Int32(solver.program.constraintCount - 4))
            #expect(solver.program.rows[Int(last.index)].priority.level == 750)
            solver.setConstant(last, 80)
            let solution = try solver.solve()
            #expect(solution.work <= 10)
        }
    }

    @Test("An edit in a tree of stacks costs a small part of the whole")
    func editInTree() throws {
        var solver = Solver(SolverShapes.tree(depth: 4, fanOut: 6))
        let whole = try solver.solve().work
        let last = solver.program.constraintCount - 1
        solver.setConstant(ConstraintIndex(index: Int32(last)), 31)
        let again = try solver.solve().work
        #expect(again * 10 <= whole, "\(again) \(whole)")
    }

    @Test("An edit of one summand costs that summand, not the whole aggregate", arguments: [20, 2_000])
    func editOfSum(count: Int) throws {
        var program = ConstraintProgram()
        var terms: [Term] = []
        var lengths: [ConstraintIndex] = []
        for i in 0..<count {
            let view = program.addVariable(minimum: 0)
            program.add(Term(view), .lessThanOrEqual, 30, Priority(250, ordinal: Int32(i)))
            lengths.append(program.add(Term(view), .greaterThanOrEqual, 30, Priority(750, ordinal: Int32(i))))
            terms.append(Term(view))
        }
        program.add(terms, .equal, 40 * Double(count), .required)
        var solver = Solver(program)
        _ = try solver.solve()
        for length in [0, count / 2, count - 1].map({ lengths[$0] }) {
            solver.setConstant(length, 35)
            let solution = try solver.solve()
            #expect(solution.work <= 20, "\(solution.work)")
            var fresh = Solver(solver.program)
            #expect(solution.values == (try fresh.solve().values))
        }
    }

    @Test("The constant of an equality that ties positions together costs what it shifts")
    func editOfTie() throws {
        for count in [100, 10_000] {
            var solver = Solver(SolverShapes.siblings(count))
            _ = try solver.solve()
            let last = solver.program.constraintCount - 6
            #expect(solver.program.terms(at: last).count == 2)
            solver.setConstant(ConstraintIndex(index: Int32(last)), 80)
            #expect(try solver.solve().work <= 10)
        }
    }

    @Test("Solving again without an edit costs nothing")
    func noEdit() throws {
        var solver = Solver(SolverShapes.chain(100))
        let first = try solver.solve()
        let second = try solver.solve()
        #expect(second.work == 0)
        #expect(first.values == second.values)
    }

    @Test("A conflict deep in a large tree is found with a bounded share of the work")
    func conflictInTree() throws {
        var program = SolverShapes.tree(depth: 4, fanOut: 6)
        let leaf = Term(Variable(index: Int32(program.variableCount - 1)))
        let wide = program.add(leaf, .equal, 50, .required)
        let narrow = program.add(leaf, .equal, 40, .required)
        var solver = Solver(program)
        let solution = try solver.solve()
        #expect(solution.conflicts == [Conflict(members: [wide, narrow], setAside: narrow)])
        #expect(abs(solution.values[program.variableCount - 1] - 50) < 1e-9)
        #expect(solution.work <= 60 * program.constraintCount)
    }

    @Test("There is an answer, however many conflicts there are")
    func manyConflicts() throws {
        var program = SolverShapes.sums(depth: 4, fanOut: 5)
        let count = program.constraintCount
        for i in stride(from: 0, to: program.variableCount, by: 3) {
            let view = Term(Variable(index: Int32(i)))
            program.add(view, .equal, 10, .required)
            program.add(view, .equal, 20, .required)
            program.add(view, .greaterThanOrEqual, 15, .required)
        }
        var solver = Solver(program)
        let limit = 3 * program.constraintCount
        let solution = try solver.solve(workLimit: limit)
        #expect(solution.conflicts.count >= (program.variableCount + 2) / 3)
        #expect(solution.conflicts.count == Set(solution.conflicts.map(\.setAside)).count)
        #expect(solution.work <= 4 * limit, "\(solution.work) \(limit)")
        for conflict in solution.conflicts {
            #expect(conflict.members.contains(conflict.setAside))
            #expect(Int(conflict.setAside.index) < count || conflict.members.count > 1)
        }
    }

    @Test("The work limit holds")
    func limit() {
        var solver = Solver(SolverShapes.chain(1_000))
        #expect(throws: SolverError.workLimit(100)) { try solver.solve(workLimit: 100) }
        #expect(throws: Never.self) { try solver.solve() }
    }
}
