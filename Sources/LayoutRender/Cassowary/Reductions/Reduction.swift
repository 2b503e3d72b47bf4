/// One reduction of the presolve. Read forward, reductions gather what variables cost; read backward, they give values.
struct Reduction: Sendable {
    enum Kind: UInt8, Sendable {
        /// A row has no variable left: its constant must be zero, or for a constraint written without any variable
        /// (`other` names it) stand in its relation to zero.
        case check
        /// `a x = c`.
        case fix
        /// `a x + b y = c`: y takes over what x costs.
        case alias
        /// `a x + others = c`, and x costs nothing: computed from the others, whatever they are.
        case define
        /// x stands in one row together with another such variable: both become parts of one sum.
        case absorb
        /// x stands in no row: it goes where it costs least.
        case root
        /// x is left to the simplex.
        case core
    }
    var kind: Kind
    var variable: Int32
    var row: Int32 = -1
    var coefficient = 1.0
    var other: Int32 = -1
    var otherCoefficient = 0.0
    /// The others of `define`, in the plan's list of terms.
    var terms: Range<Int32> = 0..<0
}
