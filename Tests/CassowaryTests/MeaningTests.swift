import Cassowary
import TestSupport
import Testing

/// What the solver's answers mean, case by case.
@Suite("Meaning of priorities and conflicts")
struct MeaningTests {
    private func sizes(_ extra: Double, ordinals: [Int]) throws -> [Double] {
        var program = ConstraintProgram()
        let canvas = SolverShapes.canvas(&program, size: Double(ordinals.count) * 34 - 4 + extra)
        let views = ordinals.map { _ in SolverShapes.item(&program) }
        SolverShapes.stack(canvas, views, along: true, spacing: 4, &program)
        for (view, ordinal) in zip(views, ordinals) { SolverShapes.natural(view, 30, ordinal: ordinal, &program) }
        var solver = Solver(program)
        let solution = try solver.solve()
        return views.map { solution[$0.size] }
    }

    @Test(
        "The lowest ordinal gives way first; without ordinals the first view",
        arguments: [
            (10, [0, 1, 2], [40, 30, 30]),
            (-10, [0, 1, 2], [20, 30, 30]),
            (-40, [0, 1, 2], [0, 20, 30]),
            (10, [2, 1, 0], [30, 30, 40]),
            (-40, [2, 1, 0], [30, 20, 0]),
            (10, [0, 0, 0], [40, 30, 30]),
            (-40, [0, 0, 0], [0, 20, 30]),
        ] as [(Double, [Int], [Double])])
    func givingWay(extra: Double, ordinals: [Int], expected: [Double]) throws {
        #expect(try sizes(extra, ordinals: ordinals) == expected)
    }

    @Test("A thousand weaker constraints do not outweigh a stronger one, not even by fractions of a level")
    func lexicographic() throws {
        var program = ConstraintProgram()
        let x = program.addVariable()
        program.add(Term(x), .equal, 1, Priority(49.001))
        for _ in 0..<1000 { program.add(Term(x), .equal, 0, Priority(49)) }
        var solver = Solver(program)
        #expect(try solver.solve()[x] == 1)
    }

    @Test("Inside one priority the sum of errors decides")
    func sumOfErrors() throws {
        var program = ConstraintProgram()
        let x = program.addVariable()
        for place in [0.0, 10, 11] { program.add(Term(x), .equal, place, Priority(250)) }
        var solver = Solver(program)
        #expect(try solver.solve()[x] == 10)
    }

    @Test("A minimum is never broken; what cannot hold with it is set aside")
    func minimum() throws {
        var program = ConstraintProgram()
        let x = program.addVariable(minimum: 0)
        let impossible = program.add(Term(x), .lessThanOrEqual, -1, .required, breakable: false)
        var solver = Solver(program)
        let solution = try solver.solve()
        #expect(solution[x] >= 0)
        #expect(solution.conflicts == [Conflict(members: [impossible], setAside: impossible)])
    }

    @Test("The most recently added breakable member is set aside, unbreakable ones last")
    func setAside() throws {
        var program = ConstraintProgram()
        let x = program.addVariable()
        let first = program.add(Term(x), .equal, 1, .required)
        let second = program.add(Term(x), .equal, 2, .required, breakable: false)
        let third = program.add(Term(x), .equal, 2, .required)
        var solver = Solver(program)
        #expect(try solver.solve().conflicts == [Conflict(members: [first, second], setAside: first)])
        #expect(try solver.solve()[x] == 2)
        solver.setConstant(second, 3)
        let solution = try solver.solve()
        #expect(
            Set(solution.conflicts) == [
                Conflict(members: [first, second], setAside: first),
                Conflict(members: [second, third], setAside: third),
            ])
        #expect(solution[x] == 3)
        #expect(solver.isActive(second))
        #expect(!solver.isActive(first))
    }

    @Test("What nothing decides: lengths at their minimum, positions at 0, and both are reported as ambiguous")
    func undecided() throws {
        var program = ConstraintProgram()
        let position = program.addVariable()
        let length = program.addVariable(minimum: 4)
        let bounded = program.addVariable()
        program.add(Term(bounded), .greaterThanOrEqual, 20, .required)
        let fixed = program.addVariable()
        program.add(Term(fixed), .equal, 7, Priority(1))
        var solver = Solver(program)
        let solution = try solver.solve()
        #expect(solution.values == [0, 4, 20, 7])
        #expect(solver.ambiguous(among: [position, length, bounded, fixed]) == [position, length, bounded])
        #expect(solver.alternative(for: length) == 4...(.infinity))
        #expect(solver.alternative(for: fixed) == nil)
    }

    @Test("Numbers far apart in size keep their precision")
    func scales() throws {
        var program = ConstraintProgram()
        let x = program.addVariable()
        let y = program.addVariable()
        program.add(Term(x), .equal, 1_000_000, .required)
        program.add([Term(y), Term(x, -0.0001)], .equal, 0.001, .required)
        var solver = Solver(program)
        #expect(abs(try solver.solve()[y] - 100.001) < 1e-9)
    }

    @Test("Twenty thousand distinct ordinals in one chain")
    func manyOrdinals() throws {
        var solver = Solver(SolverShapes.chain(20_000, extra: -50))
        let solution = try solver.solve()
        #expect(solution.values[3] == 0)
        #expect(solution.values[5] == 10)
        #expect(solution.values[7] == 30)
    }

    @Test("Many views across, each with a size and an ordinal of its own, next to one view along")
    func manyCorners() throws {
        var program = ConstraintProgram()
        let canvas = SolverShapes.canvas(&program, size: 1000)
        let list = SolverShapes.item(&program)
        let image = SolverShapes.item(&program)
        SolverShapes.stack(canvas, [list, image], along: true, spacing: 0, &program)
        SolverShapes.natural(image, 400, ordinal: 700, &program)
        let labels = (0..<1_000).map { _ in SolverShapes.item(&program) }
        SolverShapes.stack(list, labels, along: false, spacing: 0, &program)
        for (i, label) in labels.enumerated() { SolverShapes.natural(label, Double(i + 1), ordinal: i, &program) }
        var solver = Solver(program)
        let solution = try solver.solve()
        // Resistance first, the strongest ordinals first: label 999 wants 1000, the image 400 at ordinal 700.
        #expect(solution[list.size] == 1000)
        #expect(solution[image.size] == 0)
        #expect(solution.conflicts.isEmpty)
    }
}
