import Cassowary
import TestSupport
import Testing

/// Edits of one constant again and again, as a slider makes them.
@Suite("Repeated edits")
struct RepeatedEditTests {
    /// Rows of three views of natural widths on a canvas whose width an edit sets, and views inside of the canvas.
    private static func canvas(_ rows: Int) -> (ConstraintProgram, edit: ConstraintIndex) {
        var program = ConstraintProgram()
        let width = program.addVariable(minimum: 0)
        for row in 0..<rows {
            let views = (0..<3).map { _ in program.addVariable(minimum: 0) }
            program.add(views.map { Term($0) } + [Term(width, -1)], .equal, -8, .required)
            for (i, view) in views.enumerated() {
                let ordinal = Int32(3 * row + i)
                program.add(Term(view), .lessThanOrEqual, Double(40 + 10 * i), Priority(250, ordinal: ordinal))
                program.add(Term(view), .greaterThanOrEqual, Double(40 + 10 * i), Priority(750, ordinal: ordinal))
            }
            let inside = program.addVariable(minimum: 0)
            program.add(Term(inside), .equal, Double(60 + row), Priority(750))
            program.add([Term(inside), Term(width, -1)], .lessThanOrEqual, -10, .required)
        }
        let edit = program.add(Term(width), .equal, 300, Priority(900))
        return (program, edit)
    }

    /// One row of views of equal widths and a view beside them.
    private static func row(_ count: Int) -> (ConstraintProgram, edit: ConstraintIndex) {
        var program = ConstraintProgram()
        let views = (0..<count).map { _ in program.addVariable(minimum: 0) }
        let beside = program.addVariable(minimum: 0)
        for view in views.dropFirst() { program.add([Term(view), Term(views[0], -1)], .equal, 0, .required) }
        program.add((views + [beside]).map { Term($0) }, .equal, 600, .required)
        program.add(Term(views[0]), .greaterThanOrEqual, 20, Priority(400))
        let edit = program.add(Term(beside), .equal, 100, Priority(750))
        return (program, edit)
    }

    /// One row of three views, which give way one after the other, and a view beside them; inside of each of the three a view
    /// of a natural width, which its shrinking border meets.
    private static func turns() -> (ConstraintProgram, edit: ConstraintIndex) {
        var program = ConstraintProgram()
        let views = (0..<4).map { _ in program.addVariable(minimum: 0) }
        program.add(views.map { Term($0) }, .equal, 600, .required)
        // The view beside comes first: the tree of blocks is searched from it, and the row is its top.
        for (i, view) in views.dropFirst().enumerated() {
            program.add(Term(view), .lessThanOrEqual, 100, Priority(250, ordinal: Int32(i)))
            program.add(Term(view), .greaterThanOrEqual, 100, Priority(600, ordinal: Int32(i)))
        }
        for view in views.dropFirst() {
            let inside = program.addVariable(minimum: 0)
            program.add(Term(inside), .equal, 30, Priority(200))
            program.add([Term(inside), Term(view, -1)], .lessThanOrEqual, 0, .required)
        }
        let edit = program.add(Term(views[0]), .equal, 300, Priority(750))
        return (program, edit)
    }

    /// A canvas of rows beside a view whose width an edit sets: a step may take the rows to other views and a view out of
    /// the width in which it had room, at once.
    private static func beside() -> (ConstraintProgram, edit: ConstraintIndex) {
        var program = ConstraintProgram()
        let beside = program.addVariable(minimum: 0)
        let width = program.addVariable(minimum: 0)
        program.add([Term(beside), Term(width)], .equal, 600, .required)
        for row in 0..<3 {
            let inside = program.addVariable(minimum: 0)
            program.add(Term(inside), .equal, Double(100 + 20 * row), Priority(750))
            program.add([Term(inside), Term(width, -1)], .lessThanOrEqual, -10, .required)
            let views = (0..<3).map { _ in program.addVariable(minimum: 0) }
            program.add(views.map { Term($0) } + [Term(width, -1)], .equal, -8, .required)
            for (i, view) in views.enumerated() {
                let ordinal = Int32(3 * row + i)
                program.add(Term(view), .lessThanOrEqual, Double(20 + 10 * i), Priority(250, ordinal: ordinal))
                program.add(Term(view), .greaterThanOrEqual, Double(20 + 10 * i), Priority(700, ordinal: ordinal))
            }
        }
        let edit = program.add(Term(beside), .equal, 300, Priority(900))
        return (program, edit)
    }

    /// The shapes.
    private static let shapes = [canvas(1), canvas(6), row(3), row(40), turns(), beside()]

    @Test(
        "Edits of one constant show what a fresh solver shows, to the bit", arguments: [0, 1, 2, 3, 4, 5],
        [1, 2, 3] as [UInt64])
    func values(shape: Int, seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let (program, edit) = Self.shapes[shape]
        var solver = Solver(program)
        _ = try solver.solve()
        for step in 0..<120 {
            // Mostly a little further, at times anywhere.
            let last = solver.program.rows[Int(edit.index)].constant
            let near = last + Double(random.below(41) - 20) / 4
            solver.setConstant(edit, random.chance(80) ? near : Double(random.below(700)))
            if random.chance(10) {
                let other = random.below(program.constraintCount - 1)
                let old = program.rows[other].constant
                solver.setConstant(ConstraintIndex(index: Int32(other)), old + Double(random.below(9)))
            }
            let live = try solver.solve()
            var fresh = Solver(solver.program)
            let expected = try fresh.solve()
            let place: Comment = "shape \(shape), seed \(seed), step \(step)"
            try #require(live.values == expected.values, place)
            try #require(live.conflicts == expected.conflicts, place)
            if random.chance(20), expected.conflicts.isEmpty { try #require(solver.dump() == fresh.dump(), place) }
        }
    }

    @Test("In random programs too", arguments: LawTests.seeds)
    func random(seed: UInt64) throws {
        var generator = SolverGenerator(seed: seed &+ 9000)
        var random = SeededGenerator(seed: seed)
        for number in 0..<800 {
            let program = generator.program()
            guard program.constraintCount > 0 else { continue }
            let edit = ConstraintIndex(index: Int32(random.below(program.constraintCount)))
            var solver = Solver(program)
            _ = try solver.solve()
            for step in 0..<8 {
                let last = solver.program.rows[Int(edit.index)].constant
                solver.setConstant(edit, random.chance(70) ? last + 0.5 : Double(random.below(60)))
                let live = try solver.solve()
                var fresh = Solver(solver.program)
                let expected = try fresh.solve()
                let place: Comment = "seed \(seed), program \(number), step \(step)"
                try #require(live.conflicts == expected.conflicts, place)
                try #require(live.values.count == expected.values.count)
                for (a, b) in zip(live.values, expected.values) { try #require(abs(a - b) <= 1e-6, place) }
            }
        }
    }
}
