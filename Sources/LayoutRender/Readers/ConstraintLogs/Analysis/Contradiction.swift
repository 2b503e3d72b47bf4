/// A minimal set of a report's constraints that cannot hold together, with the proof: factors under which the
/// weighted sum of the constraints is a false statement about numbers (Farkas' lemma). For a cell of 320 points with
/// a picture of 140, a label of at least 164 and gaps of 16, 12 and 16 the larger sum is 16 + 140 + 12 + 164 + 16 =
/// 348, the smaller 320.
package struct Contradiction: Sendable, Equatable {
    /// Indices in `LoggedReport.constraints`, ascending. Without any one of them the others can hold.
    package var members: [Int]
    /// The layout margins that the contradiction assumes.
    package var assumption: MarginAssumption
    /// The summands of the larger sum; empty, like `less`, if the set is too large for a proof (over 200 constraints)
    /// or its numbers differ too little.
    package var more: [Summand]
    /// The summands of the smaller sum.
    package var less: [Summand]
    /// Whether the larger sum is a minimum (an inequality or a non-negative length takes part), or exact.
    package var isAtLeast: Bool

    /// `factor x constant` of one constraint.
    package struct Summand: Sendable, Equatable {
        /// Nil for an assumed margin.
        package var constraint: Int?
        /// What the constraint's constant is multiplied by in the proof; positive.
        package var factor: Double
        /// The constraint's constant, in points.
        package var constant: Double
        /// `factor * constant`, in points.
        package var value: Double { factor * constant }
    }

    /// Whether the sums are known.
    package var hasProof: Bool { !more.isEmpty }

    /// The sum that the constraints demand on one side, in points.
    package var largerSum: Double { more.reduce(0) { $0 + $1.value } }
    /// The sum that the constraints demand on the other side, in points; less than `largerSum`.
    package var smallerSum: Double { less.reduce(0) { $0 + $1.value } }
}
