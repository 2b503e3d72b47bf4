/// A constraint of one column, `coefficient * x relation constant`: a term of the column's cost, or a limit.
///
/// Everything that a cost function reads of the constraint is kept here, since the program's records lie in another
/// order. Only the breakpoint changes with the constant.
struct UnaryTerm: Sendable {
    var next: UnaryTermIndex
    /// The constraint's number; its complement for an equality.
    private let code: Int32
    /// Negated for an inequality `<=`, so that all inequalities read `>=`.
    private let coefficient: Double
    /// Where the constraint holds with equality.
    private(set) var breakpoint: Double
    /// `Priority.strength`, or `required`.
    let strength: Int64

    /// The strength of a constraint that must hold.
    static let required = Int64.max

    /// The term of a constraint with one variable left.
    init(
        next: UnaryTermIndex, constraint: ConstraintIndex, _ row: ConstraintProgram.Row, coefficient: Double,
        constant: Double
    ) {
        self.next = next
        code = row.relation == .equal ? ~constraint.rawValue : constraint.rawValue
        self.coefficient = row.relation == .lessThanOrEqual ? -coefficient : coefficient
        breakpoint = constant / coefficient
        strength = row.priority.isRequired ? Self.required : row.priority.strength
    }

    /// The constraint behind the term.
    var constraint: ConstraintIndex { ConstraintIndex(index: code < 0 ? ~code : code) }
    /// The cost of one unit of error in `x`.
    var rate: Double { coefficient.magnitude }
    /// Whether values below the breakpoint cost, or are not allowed where the term is required.
    var limitsBelow: Bool { code < 0 || coefficient > 0 }
    /// The same of values above it.
    var limitsAbove: Bool { code < 0 || coefficient < 0 }

    /// Moves the breakpoint for another constant.
    mutating func setConstant(_ constant: Double, _ relation: Relation) {
        breakpoint = (relation == .lessThanOrEqual ? -constant : constant) / coefficient
    }
}
