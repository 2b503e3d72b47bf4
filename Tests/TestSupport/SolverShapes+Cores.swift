import Cassowary

/// Programs that no local step takes apart: they go to the simplex as a whole.
extension SolverShapes {
    /// Sums of a few of many lengths at three priorities; the required ones, a third, all hold at one hidden point.
    public static func inequalities(_ count: Int, terms: Int, constraints: Int, seed: UInt64) -> ConstraintProgram {
        var random = SeededGenerator(seed: seed)
        var program = ConstraintProgram()
        let lengths = (0..<count).map { _ in program.addVariable(minimum: 0) }
        let point = lengths.map { _ in Double(random.below(100)) }
        for _ in 0..<constraints {
            var list: [Term] = []
            var sum = 0.0
            for _ in 0..<terms {
                let v = random.below(count)
                let coefficient = [1, -1, 2, 0.5, -0.5, 3][random.below(6)]
                list.append(Term(lengths[v], coefficient))
                sum += coefficient * point[v]
            }
            if random.chance(30) {
                program.add(list, random.chance(50) ? .lessThanOrEqual : .greaterThanOrEqual, sum, .required)
            } else {
                let relation: Relation = [.equal, .lessThanOrEqual, .greaterThanOrEqual][random.below(3)]
                let level = Float(100 + 50 * random.below(3))
                program.add(list, relation, sum + Double(random.below(101) - 50), Priority(level))
            }
        }
        return program
    }

    /// Views in rows and columns: each at least 4 behind the one before and not ahead of the one above, which it would
    /// like to be as wide as.
    public static func grid(rows: Int, columns: Int) -> ConstraintProgram {
        var program = ConstraintProgram()
        let canvas = canvas(&program, size: Double(columns * 40))
        var above: [Item] = []
        for row in 0..<rows {
            var line: [Item] = []
            for column in 0..<columns {
                let view = item(&program)
                let before = column > 0 ? line[column - 1] : nil
                let end = before.map { [Term($0.start, -1), Term($0.size, -1)] } ?? [Term(canvas.start, -1)]
                program.add([Term(view.start)] + end, .greaterThanOrEqual, before == nil ? 0 : 4, .required)
                if row > 0 {
                    program.add([Term(view.start), Term(above[column].start, -1)], .greaterThanOrEqual, 0, .required)
                    program.add([Term(view.size), Term(above[column].size, -1)], .equal, 0, Priority(500))
                }
                natural(view, Double(20 + (row * 7 + column * 13) % 30), ordinal: 0, &program)
                line.append(view)
            }
            if let last = line.last {
                program.add(
                    [Term(last.start), Term(last.size), Term(canvas.start, -1), Term(canvas.size, -1)],
                    .lessThanOrEqual, 0, .required)
            }
            above = line
        }
        return program
    }

    /// Widths and heights tied by ratios, each also to those before it.
    public static func ratios(_ count: Int) -> ConstraintProgram {
        var program = ConstraintProgram()
        let canvas = canvas(&program, size: 1000)
        let widths = (0..<count).map { _ in program.addVariable(minimum: 0) }
        let heights = (0..<count).map { _ in program.addVariable(minimum: 0) }
        for i in 0..<count {
            let ratio = [1.5, 0.75, 16.0 / 9, 1][i % 4]
            program.add(
                [Term(widths[i]), Term(heights[i], -ratio)], i % 3 == 0 ? .equal : .lessThanOrEqual, 0, .required)
            program.add([Term(widths[i]), Term(canvas.size, -1)], .lessThanOrEqual, -Double(i), .required)
            if i > 0 {
                program.add([Term(heights[i]), Term(heights[i - 1], -0.9)], .greaterThanOrEqual, 1, Priority(750))
                program.add([Term(widths[i]), Term(widths[i - 1], -1.1)], .lessThanOrEqual, 3, Priority(700))
                program.add(
                    [Term(widths[i]), Term(heights[i - 1]), Term(heights[i / 2], -0.5)], .equal, 60, Priority(300))
            }
            program.add(Term(widths[i]), .equal, Double(50 + i % 37), Priority(250, ordinal: Int32(i)))
        }
        return program
    }
}
