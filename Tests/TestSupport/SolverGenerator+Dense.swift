import Cassowary

extension SolverGenerator {
    /// Many terms in each constraint, and coefficients far apart: each a thousandth of the others in some places.
    ///
    /// What such a program needs is taken apart by no local step, and small differences between large numbers decide.
    public mutating func dense() -> ConstraintProgram {
        var program = ConstraintProgram()
        let count = 4 + random.below(11)
        for _ in 0..<count { _ = program.addVariable(minimum: random.chance(50) ? 0 : -.infinity) }
        let few: [Double] = [1, -1, 1, -1, 2, -2, 0.5, 3, 0.001, -0.001, 0.01, 0.1]
        let isFew = random.chance(50)
        let levels: [Float] = [999, 750, 500, 250, 100]
        for _ in 0..<count + random.below(3 * count) {
            let terms = (0..<2 + random.below(count - 1)).map { _ in
                let any = Double(random.below(2000) - 1000) / 500 * (random.chance(30) ? 0.001 : 1)
                let coefficient = isFew ? few[random.below(few.count)] : any
                return Term(Variable(index: Int32(random.below(count))), coefficient)
            }
            let relation: Relation = [.equal, .lessThanOrEqual, .greaterThanOrEqual][random.below(3)]
            let constant = isFew ? Double(random.below(40) * 10 - 100) : Double(random.below(4000)) / 7 - 100
            let priority = random.chance(20) ? .required : Priority(levels[random.below(levels.count)])
            program.add(terms, relation, constant, priority)
        }
        return program
    }
}
