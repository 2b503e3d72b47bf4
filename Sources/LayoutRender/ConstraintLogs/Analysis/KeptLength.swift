/// The length that a constraint of two edges keeps: a gap between views, or the inset of a view from the view around it.
///
/// Such a length is negative where views overlap or stick out, which is nothing to propose to somebody who wrote a length
/// of 0 or more.
package enum KeptLength {
    /// On which end of its axis an edge lies: leading, left and top are low, in every direction of writing.
    package enum End: Sendable, Equatable { case low, high }

    /// How the objects of the two edges lie in each other.
    package enum Nesting: Sendable, Equatable {
        /// One of the two views contains the other, directly or through others.
        case firstInSecond, secondInFirst
        /// Neither lies in the other.
        case apart
        /// The log does not say; a gap between siblings is assumed where the edges face each other.
        case unknown
    }

    /// The length that `first == second + constant` keeps; nil for edges between which no length lies (the same edge
    /// of two siblings, edges that face away from each other), and for a constraint whose views' nesting is not
    /// known. The trailing edge 16 points inside its superview, `card.trailing == parent.trailing - 16`, is (high,
    /// high, first in second) and keeps 16.
    package static func between(_ first: End, _ second: End, _ nesting: Nesting, constant: Double) -> Double? {
        switch (first, second, nesting) {
        case (.low, .high, .apart), (.low, .high, .unknown): constant
        case (.high, .low, .apart), (.high, .low, .unknown): -constant
        case (.low, .low, .firstInSecond), (.high, .high, .secondInFirst): constant
        case (.high, .high, .firstInSecond), (.low, .low, .secondInFirst): -constant
        default: nil
        }
    }

    /// Whether a constant can be proposed in the place of another: no length that was 0 or more becomes negative.
    package static func allows(_ new: Double?, insteadOf old: Double?) -> Bool {
        guard let new, let old else { return true }
        return new >= 0 || old < 0
    }
}

extension LoggedAttribute {
    /// Nil for lengths, centres and baselines.
    var end: KeptLength.End? {
        switch self {
        case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin, .minX, .minY: .low
        case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin, .maxX, .maxY: .high
        case .width, .height, .centerX, .centerY, .firstBaseline, .lastBaseline, .baseline, .centerXWithinMargins,
            .centerYWithinMargins, .midX, .midY:
            nil
        }
    }
}

extension LoggedReport {
    /// The length that a constraint keeps with a constant; nil for a constraint that keeps none, or none that is known.
    func keptLength(of constraint: LoggedConstraint, constant: Double) -> Double? {
        let first = constraint.first
        guard let second = constraint.second else { return first.attribute.isLength ? constant : nil }
        guard constraint.multiplier == 1, first.item != second.item, let end = first.attribute.end,
            let other = second.attribute.end
        else { return nil }
        let nesting: KeptLength.Nesting =
            lies(first.item, in: second.item)
            ? .firstInSecond : lies(second.item, in: first.item) ? .secondInFirst : .unknown
        return KeptLength.between(end, other, nesting, constant: constant)
    }

    /// Whether the log says so; a log may name superviews in a circle.
    private func lies(_ item: Int, in other: Int) -> Bool {
        var next = superviews[item]
        for _ in items.indices {
            guard let superview = next else { return false }
            if superview == other { return true }
            next = superviews[superview]
        }
        return false
    }
}
