import Cassowary

/// A small generator whose numbers are the same on every machine (SplitMix64).
public struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    public init(seed: UInt64) { state = seed }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    public mutating func below(_ n: Int) -> Int { Int(next() % UInt64(n)) }

    public mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
}

/// Random small programs: unstructured ones, and programs of the form that a tree of stacks is lowered to.
public struct SolverGenerator {
    public var random: SeededGenerator

    public init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    public mutating func program() -> ConstraintProgram { random.chance(50) ? loose() : stacks() }

    mutating func priority(required: Int) -> Priority {
        if random.chance(required) { return .required }
        let levels: [Float] = [999.5, 750, 750, 250, 250, 50.5]
        return Priority(levels[random.below(levels.count)], ordinal: Int32(random.below(3)))
    }

    mutating func relation() -> Relation {
        [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual][random.below(4)]
    }

    /// One to three terms with few distinct numbers, so that ties, redundancy and conflicts are common.
    public mutating func constraint(
        variables: Int, required: Int
    ) -> (terms: [Term], relation: Relation, constant: Double, priority: Priority, breakable: Bool) {
        let coefficients: [Double] = [1, 1, 1, -1, -1, 2, 0.5]
        let count = 1 + random.below(3)
        let terms = (0..<count).map { _ in
            Term(Variable(index: Int32(random.below(variables))), coefficients[random.below(coefficients.count)])
        }
        return (
            terms, relation(), Double(random.below(13)) * 10 - 20, priority(required: required), !random.chance(15)
        )
    }

    /// Random variables, priorities and constraints without any structure.
    public mutating func loose() -> ConstraintProgram {
        var program = ConstraintProgram()
        let variables = 1 + random.below(5)
        for _ in 0..<variables { _ = program.addVariable(minimum: random.chance(50) ? 0 : -.infinity) }
        let required = [0, 20, 40, 70][random.below(4)]
        for _ in 0..<1 + random.below(9) {
            let c = constraint(variables: variables, required: required)
            program.add(c.terms, c.relation, c.constant, c.priority, breakable: c.breakable)
        }
        return program
    }

    /// A stack of views and inner stacks along one axis, with a few extra constraints.
    public mutating func stacks() -> ConstraintProgram {
        var program = ConstraintProgram()
        let root = item(&program)
        if random.chance(70) {
            program.add(Term(root.start), .equal, 0, .required, breakable: false)
            program.add(Term(root.size), .equal, Double(random.below(20) * 10), .required, breakable: false)
        }
        fill(root, depth: 1 + random.below(2), &program)
        for _ in 0..<random.below(3) {
            let c = constraint(variables: program.variableCount, required: 15)
            program.add(c.terms, c.relation, c.constant, c.priority, breakable: c.breakable)
        }
        return program
    }

    private func item(_ program: inout ConstraintProgram) -> (start: Variable, size: Variable) {
        (program.addVariable(), program.addVariable(minimum: 0))
    }

    private mutating func fill(
        _ parent: (start: Variable, size: Variable), depth: Int, _ program: inout ConstraintProgram
    ) {
        let alongAxis = random.chance(60)
        let gap = Double(random.below(3) * 4)
        let distinct = random.chance(60)
        var previous: (start: Variable, size: Variable)?
        for i in 0..<1 + random.below(3) {
            let child = item(&program)
            if let previous, alongAxis {
                program.add(
                    [Term(child.start), Term(previous.start, -1), Term(previous.size, -1)],
                    random.chance(85) ? .equal : .greaterThanOrEqual, gap, .required)
            } else {
                program.add([Term(child.start), Term(parent.start, -1)], .equal, 0, .required)
                if !alongAxis { program.add([Term(child.size), Term(parent.size, -1)], .equal, 0, .required) }
            }
            if depth > 1, random.chance(40) {
                fill(child, depth: depth - 1, &program)
            } else {
                let natural = Double(random.below(6) * 10)
                let ordinal = distinct ? Int32(i) : 0
                program.add(Term(child.size), .lessThanOrEqual, natural, Priority(250, ordinal: ordinal))
                program.add(Term(child.size), .greaterThanOrEqual, natural, Priority(750, ordinal: ordinal))
            }
            previous = child
        }
        if let previous, alongAxis {
            program.add(
                [Term(parent.start), Term(parent.size), Term(previous.start, -1), Term(previous.size, -1)], .equal, 0,
                .required)
        }
    }
}
