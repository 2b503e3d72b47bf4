/// A minimal set of a report's constraints that cannot hold together, with the proof: factors whose weighted sum of the
/// constraints says that one number is another (Farkas' lemma).
public struct Contradiction: Sendable, Equatable {
    /// Places in `LoggedReport.constraints`, ascending. Taking any one away makes the others satisfiable.
    public var members: [Int]
    /// What the set needs layout margins to be.
    public var assumption: MarginAssumption
    /// The summands of the larger sum, then those of the smaller; both empty where the set is too large for a proof
    /// (over 200 constraints) or its numbers are too close to each other for one.
    public var more: [Summand]
    public var less: [Summand]
    /// Whether the larger sum is a least value (an inequality or a length that is never negative takes part), or exact.
    public var isAtLeast: Bool

    /// `factor x constant` of one constraint.
    public struct Summand: Sendable, Equatable {
        /// Nil for a margin that was assumed.
        public var constraint: Int?
        public var factor: Double
        public var constant: Double
        public var value: Double { factor * constant }
    }

    /// Whether the sums are known.
    public var hasProof: Bool { !more.isEmpty }

    public var largerSum: Double { more.reduce(0) { $0 + $1.value } }
    public var smallerSum: Double { less.reduce(0) { $0 + $1.value } }
}
