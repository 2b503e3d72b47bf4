/// Why a program could not be solved.
public enum SolverError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Taking the program apart, before any search, needs more row operations than allowed.
    case workLimit(Int)
    /// Required constraints cannot hold together, and the caller asked for no search.
    case conflict
    /// A required constraint that was not set aside does not hold: a defect of the solver, never of the input.
    case selfCheck(ConstraintIndex, error: Double)

    /// One sentence.
    public var description: String {
        switch self {
        case .workLimit(let limit): "the constraints need more than \(limit) row operations before any search"
        case .conflict: "required constraints cannot hold together"
        case .selfCheck(let constraint, let error):
            "constraint \(constraint.index) is missed by \(error): a defect of the solver"
        }
    }
}
