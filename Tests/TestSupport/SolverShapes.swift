import Cassowary

/// Programs of any size with the shapes that lowering gives, one axis each.
public enum SolverShapes {
    public typealias Item = (start: Variable, size: Variable)

    public static func item(_ program: inout ConstraintProgram) -> Item {
        (program.addVariable(), program.addVariable(minimum: 0))
    }

    /// A canvas from 0 to `size`, with unbreakable constraints.
    public static func canvas(_ program: inout ConstraintProgram, size: Double) -> Item {
        let canvas = item(&program)
        program.add(Term(canvas.start), .equal, 0, .required, breakable: false)
        program.add(Term(canvas.size), .equal, size, .required, breakable: false)
        return canvas
    }

    /// Hugging 250 and resistance 750 around a natural size.
    public static func natural(_ view: Item, _ size: Double, ordinal: Int, _ program: inout ConstraintProgram) {
        program.add(Term(view.size), .lessThanOrEqual, size, Priority(250, ordinal: Int32(ordinal)))
        program.add(Term(view.size), .greaterThanOrEqual, size, Priority(750, ordinal: Int32(ordinal)))
    }

    /// Lays views along or across their parent, as a stack with distribution and alignment fill.
    public static func stack(
        _ parent: Item, _ views: [Item], along: Bool, spacing: Double, _ program: inout ConstraintProgram
    ) {
        var previous: Item?
        for view in views {
            if along, let previous {
                program.add(
                    [Term(view.start), Term(previous.start, -1), Term(previous.size, -1)], .equal, spacing, .required)
            } else {
                program.add([Term(view.start), Term(parent.start, -1)], .equal, 0, .required)
            }
            if !along { program.add([Term(view.size), Term(parent.size, -1)], .equal, 0, .required) }
            previous = view
        }
        guard along, let previous else { return }
        program.add(
            [Term(parent.start), Term(parent.size), Term(previous.start, -1), Term(previous.size, -1)], .equal, 0,
            .required)
    }

    /// n views in a row in a canvas that is wider by `extra` than they are.
    public static func chain(_ n: Int, extra: Double = 10) -> ConstraintProgram {
        var program = ConstraintProgram()
        let canvas = canvas(&program, size: Double(n) * 34 - 4 + extra)
        let views = (0..<n).map { _ in item(&program) }
        stack(canvas, views, along: true, spacing: 4, &program)
        for (i, view) in views.enumerated() { natural(view, 30, ordinal: i, &program) }
        return program
    }

    /// n views that know the canvas only, six constraints each.
    public static func siblings(_ n: Int) -> ConstraintProgram {
        var program = ConstraintProgram()
        let canvas = canvas(&program, size: 10_000)
        for i in 0..<n {
            let view = item(&program)
            program.add([Term(view.start), Term(canvas.start, -1)], .equal, Double(i % 50), .required)
            natural(view, Double(50 + i % 20), ordinal: 0, &program)
            program.add(Term(view.size), .greaterThanOrEqual, 10, .required)
            program.add(
                [Term(view.start), Term(view.size), Term(canvas.start, -1), Term(canvas.size, -1)], .lessThanOrEqual,
                0, .required)
            program.add([Term(view.size), Term(canvas.size, -0.5)], .equal, 0, Priority(100))
        }
        return program
    }

    /// Stacks in stacks, along and across in turn.
    public static func tree(depth: Int, fanOut: Int) -> ConstraintProgram {
        var program = ConstraintProgram()
        var size = 40.0
        for _ in 0..<(depth + 1) / 2 { size *= Double(fanOut) }
        let canvas = canvas(&program, size: size)
        func fill(_ parent: Item, _ depth: Int, along: Bool) {
            let views = (0..<fanOut).map { _ in item(&program) }
            stack(parent, views, along: along, spacing: 4, &program)
            for (i, view) in views.enumerated() {
                if depth > 1 {
                    fill(view, depth - 1, along: !along)
                } else {
                    natural(view, 30, ordinal: i, &program)
                }
            }
        }
        fill(canvas, depth, along: true)
        return program
    }

    /// Stacks in stacks, along and across in turn, where positions are told from the stack around and say nothing: one
    /// row for each stack.
    public static func sums(depth: Int, fanOut: Int, size: Double? = nil) -> ConstraintProgram {
        var program = ConstraintProgram()
        let root = program.addVariable(minimum: 0)
        if let size { program.add(Term(root), .equal, size, .required, breakable: false) }
        func fill(_ parent: Variable, _ depth: Int, along: Bool) {
            let views = (0..<fanOut).map { _ in program.addVariable(minimum: 0) }
            if along {
                program.add(
                    [Term(parent)] + views.map { Term($0, -1) }, .equal, Double(fanOut - 1) * 4, .required)
            } else {
                for view in views { program.add([Term(view), Term(parent, -1)], .equal, 0, .required) }
            }
            for (i, view) in views.enumerated() {
                if depth > 1 {
                    fill(view, depth - 1, along: !along)
                } else {
                    natural((view, view), 30, ordinal: i, &program)
                }
            }
        }
        fill(root, depth, along: true)
        return program
    }
}
