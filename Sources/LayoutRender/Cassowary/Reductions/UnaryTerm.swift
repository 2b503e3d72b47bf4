/// A constraint of one variable, `coefficient * x relation constant`: part of what the variable costs.
///
/// All that a cost function asks of it stands here, so that the program's records, in another order and far apart, need
/// not be fetched. The place moves with the constant; the rest is fixed when the constraint is written.
struct UnaryTerm: Sendable {
    /// The next unaryTerm of the variable, or -1.
    var next: Int32
    /// The constraint, and in the sign whether it is an equality.
    private let code: Int32
    /// Turned so that what is no equality says "at least".
    private let coefficient: Double
    /// Where the constraint holds with equality.
    private(set) var place: Double
    /// Where its priority stands in their order; `required` if it must hold.
    let strength: Int64

    static let required = Int64.max

    init(
        next: Int32, constraint: Int32, _ asked: ConstraintProgram.Row, coefficient: Double, constant: Double
    ) {
        self.next = next
        code = asked.relation == .equal ? ~constraint : constraint
        self.coefficient = asked.relation == .lessThanOrEqual ? -coefficient : coefficient
        place = constant / coefficient
        strength = asked.priority.isRequired ? Self.required : asked.priority.strength
    }

    var constraint: Int32 { code < 0 ? ~code : code }
    /// What a point of error costs.
    var rate: Double { coefficient.magnitude }
    /// Whether it costs to be below the place, and above it.
    var limitsBelow: Bool { code < 0 || coefficient > 0 }
    var limitsAbove: Bool { code < 0 || coefficient < 0 }

    mutating func setConstant(_ constant: Double, _ relation: Relation) {
        place = (relation == .lessThanOrEqual ? -constant : constant) / coefficient
    }
}

extension Presolve {
    /// The constant of a constraint once its terms stand for class roots: `constant - sum of coefficient * offset`.
    @inline(__always)
    func ownConstant(_ constraint: Int, _ program: ConstraintProgram) -> Double {
        var sum = program.rows[constraint].constant
        for t in program.terms(of: constraint) {
            let term = program.allTerms[t]
            sum -= term.coefficient * classes.offsets[Int(term.variable.index)]
        }
        return sum
    }

    /// The error of a constraint as an unaryTerm of its own variable.
    func penaltyTerm(_ error: Int32, _ program: ConstraintProgram) -> UnaryTerm {
        UnaryTerm(next: -1, constraint: error, program.rows[Int(error)], coefficient: 1, constant: 0)
    }

    /// Reads the constant of an unaryTerm again.
    mutating func refreshUnaryTerm(_ constraint: Int, of owner: Int32, _ program: ConstraintProgram) {
        var next = columns[Int(owner)].firstUnaryTerm
        while next >= 0 {
            if Int(unaryTerms[Int(next)].constraint) == constraint {
                unaryTerms[Int(next)].setConstant(ownConstant(constraint, program), program.rows[constraint].relation)
            }
            next = unaryTerms[Int(next)].next
        }
    }
}
