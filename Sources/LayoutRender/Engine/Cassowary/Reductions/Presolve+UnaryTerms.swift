extension Presolve {
    /// The constant of a constraint over the roots of classes: `constant - sum of coefficient * offset`.
    @inline(__always)
    func ownConstant(_ constraint: ConstraintIndex, _ program: ConstraintProgram) -> Double {
        var sum = program[constraint].constant
        for t in program.terms(of: constraint) {
            let term = program.allTerms[t]
            sum -= term.coefficient * classes.ties[term.variable].offset
        }
        return sum
    }

    /// The error of a constraint as the unary term of its penalty column.
    func penaltyTerm(_ constraint: ConstraintIndex, _ program: ConstraintProgram) -> UnaryTerm {
        UnaryTerm(next: .none, constraint: constraint, program[constraint], coefficient: 1, constant: 0)
    }

    /// Moves the breakpoint of a constraint's unary term to the constraint's constant, if the column has such a term.
    mutating func refreshUnaryTerm(
        _ constraint: ConstraintIndex, of owner: ColumnIndex, _ program: ConstraintProgram
    ) {
        var index = columns[owner].firstUnaryTerm
        while index.exists {
            if unaryTerms[index].constraint == constraint {
                return unaryTerms[index].setConstant(ownConstant(constraint, program), program[constraint].relation)
            }
            index = unaryTerms[index].next
        }
    }
}
