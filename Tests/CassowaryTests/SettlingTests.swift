import Cassowary
import TestSupport
import Testing

/// Which of equally good answers is given, on random systems that leave much open.
@Suite("What nothing determines")
struct SettlingTests {
    /// Views of a position and a length each, held by a few equalities and inequalities to each other and to a canvas of 100.
    private static func program(_ random: inout SeededGenerator) -> ConstraintProgram {
        var program = ConstraintProgram()
        let views = (0..<2 + random.below(4)).map { _ in SolverShapes.item(&program) }
        for _ in 0..<1 + random.below(2 * views.count) {
            let view = views[random.below(views.count)]
            let other = views[random.below(views.count)]
            let constant = Double(random.below(100))
            let relation = [Relation.lessThanOrEqual, .equal, .greaterThanOrEqual][random.below(3)]
            switch random.below(5) {
            case 0: program.add(Term(view.start), relation, constant, .required)
            case 1: program.add([Term(view.start), Term(view.size)], relation, constant, .required)
            case 2: program.add([Term(view.start), Term(view.size, 0.5)], relation, constant, .required)
            case 3: program.add(Term(view.size), relation, constant, .required)
            default:
                guard view.start != other.start else { continue }
                program.add([Term(view.start), Term(other.start, -1), Term(other.size, -1)], relation, 8, .required)
            }
        }
        return program
    }

    private static func isLength(_ v: Int, _ program: ConstraintProgram) -> Bool { program.minimums[v] == 0 }

    /// Whether the required constraints hold together with some more.
    private static func holds(_ program: ConstraintProgram, with extra: [([Term], Relation, Double)]) throws -> Bool {
        var program = program
        for (terms, relation, constant) in extra { program.add(terms, relation, constant, .required) }
        var solver = Solver(program)
        return try solver.solve().conflicts.isEmpty
    }

    @Test("Lengths are 0 wherever all of them can be, and together as short as they can be", arguments: 0..<60)
    func lengths(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let program = Self.program(&random)
        var solver = Solver(program)
        let solution = try solver.solve()
        guard solution.conflicts.isEmpty else { return }
        let lengths = program.minimums.indices.filter { Self.isLength($0, program) }
        let total = lengths.reduce(0) { $0 + solution.values[$1] }
        let terms = lengths.map { Term(Variable(index: Int32($0))) }
        let isShortest = try total < 1e-6 || !Self.holds(program, with: [(terms, .lessThanOrEqual, total - 0.01)])
        #expect(isShortest, "seed \(seed)")
    }

    @Test("Then inequalities hold with equality, the first before the others", arguments: 0..<60)
    func bounds(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(1_000 + seed))
        let program = Self.program(&random)
        var solver = Solver(program)
        let solution = try solver.solve()
        guard solution.conflicts.isEmpty else { return }
        // The objectives optimised so far: the total of the lengths, then the slack of one inequality after the other.
        let lengths = program.minimums.indices.filter { Self.isLength($0, program) }
        var known: [([Term], Relation, Double)] = [
            (
                lengths.map { Term(Variable(index: Int32($0))) }, .lessThanOrEqual,
                lengths.reduce(0) { $0 + solution.values[$1] } + 1e-7
            )
        ]
        for i in 0..<program.constraintCount where program.rows[i].relation != .equal {
            let terms = program.terms(at: i)
            guard terms.contains(where: { !Self.isLength(Int($0.variable.index), program) }) else { continue }
            let sum = terms.reduce(0) { $0 + $1.coefficient * solution.values[Int($1.variable.index)] }
            let isUpper = program.rows[i].relation == .lessThanOrEqual
            let nearer = (terms, program.rows[i].relation.turned, isUpper ? sum + 0.01 : sum - 0.01)
            let slack = abs(sum - program.rows[i].constant)
            #expect(try slack < 1e-6 || !Self.holds(program, with: known + [nearer]), "seed \(seed) constraint \(i)")
            known.append((terms, program.rows[i].relation.turned, isUpper ? sum - 1e-7 : sum + 1e-7))
        }
    }

    /// A row of items with equal gaps and a total length. Some natural lengths are equally strong, so that the simplex
    /// must solve the row; further positions depend on the row's ends.
    private static func row(_ random: inout SeededGenerator) -> ConstraintProgram {
        var program = ConstraintProgram()
        let gap = program.addVariable()
        let views = (0..<3 + random.below(4)).map { _ in SolverShapes.item(&program) }
        let total = program.addVariable(minimum: 0)
        program.add(Term(views[0].start), .equal, 0, .required)
        for (before, view) in zip(views, views.dropFirst()) {
            let step = [Term(view.start), Term(before.start, -1), Term(before.size, -1)]
            program.add(step, .greaterThanOrEqual, 12, .required)
            program.add(step + [Term(gap, -1)], .equal, 0, .required)
        }
        let last = views[views.count - 1]
        program.add([Term(last.start), Term(last.size), Term(total, -1)], .equal, 0, .required)
        for view in views {
            let ordinal = Int32(random.below(3))
            program.addLength(
                view.size, Double(10 + random.below(50)), atMost: Priority(250, ordinal: ordinal),
                atLeast: Priority(750, ordinal: ordinal))
            guard random.chance(50) else { continue }
            let below = program.addVariable()
            program.add(
                [Term(below), Term(view.start, -1), Term(view.size, -1)], .equal, 6, Priority(50))
        }
        program.add(Term(total), .equal, Double(60 + random.below(300)), .required)
        return program
    }

    @Test("After edits the choice is that of a fresh solver", arguments: 0..<40)
    func edits(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(2_000 + seed))
        let program = Self.program(&random)
        try editAndCompare(program, &random, "seed \(seed)")
    }

    /// An edit may make a determined value free, and with it the values computed from it.
    @Test("After edits of a row of equally strong lengths the choice is that of a fresh solver", arguments: 0..<60)
    func editsOfRows(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(3_000 + seed))
        let program = Self.row(&random)
        try editAndCompare(program, &random, "seed \(seed)")
    }

    /// Nested sums of lengths, some equally strong, as nested stacks give; some lengths are at least as long as others.
    private static func sums(_ random: inout SeededGenerator) -> ConstraintProgram {
        var program = ConstraintProgram()
        var wholes: [Variable] = []
        for _ in 0..<1 + random.below(3) {
            let whole = program.addVariable(minimum: 0)
            var terms = [Term(whole, -1)]
            var parts: [Variable] = []
            for _ in 0..<2 + random.below(3) {
                if !wholes.isEmpty, random.chance(40) {
                    terms.append(Term(wholes.removeLast()))
                    continue
                }
                let part = program.addVariable(minimum: 0)
                let ordinal = Int32(random.below(2))
                program.addLength(
                    part, Double(10 + random.below(30)), atMost: Priority(250, ordinal: ordinal),
                    atLeast: Priority(750, ordinal: ordinal))
                parts.append(part)
                guard random.chance(40) else {
                    terms.append(Term(part))
                    continue
                }
                // A stack view around the part, at least as long.
                let around = program.addVariable(minimum: random.chance(50) ? 0 : -.infinity)
                program.add([Term(around), Term(part, -1)], .greaterThanOrEqual, 0, .required)
                terms.append(Term(around))
            }
            if parts.count > 1, random.chance(60) {
                program.add([Term(parts[1]), Term(parts[0], -1)], .greaterThanOrEqual, 0, .required)
            }
            program.add(terms, .equal, 0, .required)
            if random.chance(30) { program.add(Term(whole), .equal, 0, Priority(49)) }
            wholes.append(whole)
        }
        for whole in wholes { program.add(Term(whole), .equal, Double(random.below(200)), .required) }
        return program
    }

    /// Which of equally strong lengths gives way does not depend on how the reductions came to their sums.
    @Test("After edits of sums of equally strong lengths the choice is that of a fresh solver", arguments: 0..<100)
    func editsOfSums(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(4_000 + seed))
        let program = Self.sums(&random)
        try editAndCompare(program, &random, "seed \(seed)")
    }

    private func editAndCompare(
        _ program: ConstraintProgram, _ random: inout SeededGenerator, _ name: String
    ) throws {
        guard program.constraintCount > 0 else { return }
        var solver = Solver(program)
        _ = try solver.solve()
        for step in 0..<6 {
            let constraint = ConstraintIndex(index: Int32(random.below(solver.program.constraintCount)))
            if random.chance(30), solver.program.constraintCount > 1 {
                solver.remove(constraint)
            } else if random.chance(30), !solver.program.isRemoved(constraint) {
                // As hiding and showing a view does: the row comes back as the last one.
                let row = solver.program.rows[Int(constraint.index)]
                let terms = solver.program.terms(at: Int(constraint.index))
                solver.remove(constraint)
                solver.add(Array(terms), row.relation, row.constant, row.priority)
            } else {
                solver.setConstant(constraint, Double(random.below(100)))
            }
            let live = try solver.solve()
            var fresh = Solver(solver.program)
            let expected = try fresh.solve()
            try #require(live.conflicts == expected.conflicts, "\(name) step \(step)")
            for (v, (a, b)) in zip(live.values, expected.values).enumerated() {
                #expect(abs(a - b) < 1e-6, "\(name) step \(step) x\(v): \(a) \(b)")
            }
            let variables = (0..<program.variableCount).map { Variable(index: Int32($0)) }
            #expect(
                solver.ambiguous(among: variables) == fresh.ambiguous(among: variables), "\(name) step \(step)")
        }
    }
}
