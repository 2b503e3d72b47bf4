/// A minimal set of a report's constraints that cannot hold together, with the proof: factors under which the weighted
/// sum of the constraints is a false statement about numbers (Farkas' lemma).
public struct Contradiction: Sendable, Equatable {
    /// Indices in `LoggedReport.constraints`, ascending. Without any one of them the others can hold.
    public var members: [Int]
    /// The layout margins that the contradiction assumes.
    public var assumption: MarginAssumption
    /// The summands of the larger sum, then of the smaller sum; both empty if the set is too large for a proof (over
    /// 200 constraints) or its numbers differ too little.
    public var more: [Summand]
    public var less: [Summand]
    /// Whether the larger sum is a minimum (an inequality or a non-negative length takes part), or exact.
    public var isAtLeast: Bool

    /// `factor x constant` of one constraint.
    public struct Summand: Sendable, Equatable {
        /// Nil for an assumed margin.
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
