import Cassowary

/// Programs of any size with the shapes that lowering gives, one axis each.
enum Generated {
    typealias Item = (start: Variable, size: Variable)

    /// A stack of n views in a canvas of fixed size; each view has its own ordinal.
    static func chain(_ n: Int) -> ConstraintProgram {
        var program = ConstraintProgram()
        let canvas = root(&program, size: Double(n) * 31)
        stack(canvas, (0..<n).map { _ in item(&program) }, along: true, &program) { _ in nil }
        return program
    }

    /// n views in a canvas, each with six constraints.
    static func siblings(_ n: Int) -> ConstraintProgram {
        var program = ConstraintProgram()
        let canvas = root(&program, size: 10_000)
        for i in 0..<n {
            let view = item(&program)
            program.add(Term(view.start), Term(canvas.start, -1), .equal, Double(i % 50), .required)
            natural(view, Double(50 + i % 20), ordinal: 0, &program)
            program.add(Term(view.size), .greaterThanOrEqual, 10, .required)
            program.add(
                [Term(view.start), Term(view.size), Term(canvas.start, -1), Term(canvas.size, -1)], .lessThanOrEqual, 0,
                .required)
            program.add(Term(view.size), Term(canvas.size, -0.5), .equal, 0, Priority(100))
        }
        return program
    }

    /// Nested stacks of alternating axes: `fanOut` views in each, leaves with natural sizes.
    static func tree(depth: Int, fanOut: Int) -> ConstraintProgram {
        var program = ConstraintProgram()
        let canvas = root(&program, size: 40 * Double((0..<(depth + 1) / 2).reduce(1) { n, _ in n * fanOut }))
        var count = 0
        func fill(_ parent: Item, _ depth: Int, along: Bool) {
            let children = (0..<fanOut).map { _ in item(&program) }
            stack(parent, children, along: along, &program) { depth > 1 ? $0 : nil }
            count += fanOut
            if depth > 1 { for child in children { fill(child, depth - 1, along: !along) } }
        }
        fill(canvas, depth, along: true)
        return program
    }

    private static func item(_ program: inout ConstraintProgram) -> Item {
        (program.addVariable(), program.addVariable(minimum: 0))
    }

    private static func root(_ program: inout ConstraintProgram, size: Double) -> Item {
        let canvas = item(&program)
        program.add(Term(canvas.start), .equal, 0, .required, breakable: false)
        program.add(Term(canvas.size), .equal, size, .required, breakable: false)
        return canvas
    }

    private static func natural(_ view: Item, _ size: Double, ordinal: Int, _ program: inout ConstraintProgram) {
        program.add(Term(view.size), .lessThanOrEqual, size, Priority(250, ordinal: Int32(ordinal)))
        program.add(Term(view.size), .greaterThanOrEqual, size, Priority(750, ordinal: Int32(ordinal)))
    }

    private static func stack(
        _ parent: Item, _ views: [Item], along: Bool, _ program: inout ConstraintProgram, inner: (Item) -> Item?
    ) {
        var previous: Item?
        for (i, view) in views.enumerated() {
            if along, let previous {
                program.add(
                    CollectionOfThree(Term(view.start), Term(previous.start, -1), Term(previous.size, -1)), .equal, 4,
                    .required)
            } else {
                program.add(Term(view.start), Term(parent.start, -1), .equal, 0, .required)
            }
            if !along { program.add(Term(view.size), Term(parent.size, -1), .equal, 0, .required) }
            if inner(view) == nil { natural(view, 30, ordinal: i, &program) }
            previous = view
        }
        if along, let previous {
            program.add(
                [Term(parent.start), Term(parent.size), Term(previous.start, -1), Term(previous.size, -1)], .equal, 0,
                .required)
        }
    }
}

/// Three terms without an array.
struct CollectionOfThree: Sequence {
    var a: Term
    var b: Term
    var c: Term
    init(_ a: Term, _ b: Term, _ c: Term) { (self.a, self.b, self.c) = (a, b, c) }

    struct Iterator: IteratorProtocol {
        var rest: CollectionOfThree
        var place = 0
        mutating func next() -> Term? {
            place += 1
            return place == 1 ? rest.a : place == 2 ? rest.b : place == 3 ? rest.c : nil
        }
    }

    func makeIterator() -> Iterator { Iterator(rest: self) }
}
