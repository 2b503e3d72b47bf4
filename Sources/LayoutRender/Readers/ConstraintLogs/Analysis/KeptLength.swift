/// The length that a constraint of two edges keeps: a gap between views, or the inset of a view from the view around it.
///
/// Such a length is negative where views overlap or stick out, which is nothing to propose to somebody who wrote a length
/// of 0 or more.
package enum KeptLength {
    /// On which end of its axis an edge lies: leading, left and top are low, in every direction of writing.
    package enum End: Sendable, Equatable { case low, high }

    /// How the objects of the two edges lie in each other.
    package enum Nesting: Sendable, Equatable {
        /// One view is an ancestor of the other.
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
        return KeptLength.between(end, other, nesting(of: first, second), constant: constant)
    }

    /// Whether a constant can be proposed in the place of a constraint's own: no length of 0 or more becomes negative.
    ///
    /// Where the log does not say which of two views lies in the other, their like edges keep an inset of one of them: a
    /// constant that changes its sign would let a view stick out.
    func allows(_ constant: Double, for constraint: LoggedConstraint) -> Bool {
        if let second = constraint.second, constraint.multiplier == 1, let end = constraint.first.attribute.end,
            end == second.attribute.end, nesting(of: constraint.first, second) == .unknown
        {
            return constant == 0 || constant * constraint.constant > 0
        }
        return KeptLength.allows(
            keptLength(of: constraint, constant: constant),
            insteadOf: keptLength(of: constraint, constant: constraint.constant))
    }

    /// How the objects of two edges lie in each other: by the superviews that the log names, and else by UIKit's rules.
    /// A view is held to the margins of a view around it, to a guide of such a view, and to the content view of its cell.
    private func nesting(of first: LoggedConstraint.Side, _ second: LoggedConstraint.Side) -> KeptLength.Nesting {
        if lies(first.item, in: second.item) { return .firstInSecond }
        if lies(second.item, in: first.item) { return .secondInFirst }
        func isAround(_ side: LoggedConstraint.Side) -> Bool {
            let item = items[side.item]
            return side.attribute.isMargin || item.isGuide || item.className == "UITableViewCellContentView"
                || constraints.contains { $0.origin == .encapsulated && $0.first.item == side.item }
        }
        switch (isAround(first), isAround(second)) {
        case (false, true): return .firstInSecond
        case (true, false): return .secondInFirst
        default: return .unknown
        }
    }

    /// Whether the log says so; a log may name superviews in a circle.
    func lies(_ item: Int, in other: Int) -> Bool {
        var next = superviews[item]
        for _ in items.indices {
            guard let superview = next else { return false }
            if superview == other { return true }
            next = superviews[superview]
        }
        return false
    }
}
