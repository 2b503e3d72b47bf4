/// The open range of an original's values in which nothing moves behind a copy but a penalty column that nobody reads.
///
/// An inequality with slack is such a copy: as a screen grows and shrinks, the errors of the views that stay inside move
/// along, and their frames do not. A walk along the dependencies passes by as long as the original stays in the range; a
/// breakpoint that is not crossed costs no visit. What the copy and the penalty column are by then is not known until the
/// next visit.
struct QuietRange: Sendable {
    /// The lower end, which does not belong to the range.
    var low = Double.infinity
    /// The upper end, which does not belong to the range.
    var high = -Double.infinity

    /// Whether no value lies inside.
    @inline(__always)
    var isEmpty: Bool { !(low < high) }

    /// Whether the value lies inside.
    @inline(__always)
    func contains(_ value: Double) -> Bool { low < value && value < high }

    /// Takes away what is not in another range.
    mutating func narrow(to other: QuietRange) { (low, high) = (max(low, other.low), min(high, other.high)) }

    /// The range of `x` of which `slope * x + offset` has this range, less what rounding may take at both ends.
    func behind(slope: Double, offset: Double) -> QuietRange {
        let ends = ((low - offset) / slope, (high - offset) / slope)
        let (low, high) = slope > 0 ? ends : (ends.1, ends.0)
        return QuietRange(
            low: low + Tolerance.ambiguity * max(1, low.isFinite ? low.magnitude : 1),
            high: high - Tolerance.ambiguity * max(1, high.isFinite ? high.magnitude : 1))
    }
}

/// The values of a column in which each copy of it is quiet: a move inside is not even compared with the copies' own
/// ranges.
struct CalmRange: Sendable {
    /// What the quiet ranges of all copies have in common.
    var range = QuietRange()
    /// The required constraints on the column's variables that are not the row behind a copy.
    var constraints: [ConstraintIndex] = []
}
