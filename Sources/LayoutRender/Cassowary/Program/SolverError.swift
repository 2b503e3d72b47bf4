/// Why a program could not be solved.
public enum SolverError: Error, Hashable, Sendable {
    /// Taking the program apart, before any search, needs more row operations than allowed.
    case workLimit(Int)
    /// Required constraints cannot hold together, and the caller asked for no search.
    case conflict
    /// A required constraint that was not set aside does not hold: a defect of the solver, never of the input.
    case selfCheck(ConstraintIndex, error: Double)
}
