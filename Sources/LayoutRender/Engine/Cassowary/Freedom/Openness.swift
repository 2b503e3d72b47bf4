/// How far the constraints decide the value of a variable.
///
/// Better decided values first.
enum Openness: Sendable, Comparable {
    /// One value is optimal.
    case decided
    /// No constraint has the variable: a length is its minimum, a position is 0.
    case unconstrained
    /// Other variables have equal claims, and trading with them costs nothing: the order of the variables has decided.
    case tied
    /// No constraint asks for this value rather than another.
    case free
}
