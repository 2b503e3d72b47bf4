import ConstraintLogs
import LayoutEngine

/// Which constants a repair may propose for a constraint of a tree; `KeptLength` has the rule.
extension LayoutTree {
    /// Whether a constraint of the file can have another constant without a length of 0 or more becoming negative: a
    /// width, a height, a gap between views, an inset from the view around.
    /// - Parameter place: in `constraints`.
    func canPropose(_ constant: Double, at place: Int) -> Bool {
        KeptLength.allows(
            keptLength(of: constraints[place], constant: constant),
            insteadOf: keptLength(of: constraints[place], constant: constraints[place].constant))
    }

    /// The length that a constraint keeps with a constant; nil for a constraint that keeps none.
    func keptLength(of constraint: LayoutConstraint, constant: Double) -> Double? {
        let first = constraint.first
        guard let second = constraint.second else { return first.attribute.isDimension ? constant : nil }
        guard constraint.multiplier == 1, first.item != second.item, let end = first.end, let other = second.end else {
            return nil
        }
        let nesting: KeptLength.Nesting =
            isAncestor(second.item, of: first.item)
            ? .firstInSecond : isAncestor(first.item, of: second.item) ? .secondInFirst : .apart
        return KeptLength.between(end, other, nesting, constant: constant)
    }
}

extension Anchor {
    /// On which end of its axis the edge lies; nil for lengths, centres and baselines. The lower edge of the guide at the
    /// top of a screen is where the screen's content begins.
    fileprivate var end: KeptLength.End? {
        switch region {
        case .topLayoutGuide: return attribute.axis == .vertical ? .low : attribute.end
        case .bottomLayoutGuide, .keyboard: return attribute.axis == .vertical ? .high : attribute.end
        case .item, .safeArea, .layoutMargins, .readableContent, .contentLayout, .frameLayout: return attribute.end
        }
    }
}

extension Attribute {
    /// The end of a view that an attribute names; nil for lengths, centres and baselines.
    fileprivate var end: KeptLength.End? {
        switch self {
        case .leading, .left, .top, .leadingMargin, .leftMargin, .topMargin: .low
        case .trailing, .right, .bottom, .trailingMargin, .rightMargin, .bottomMargin: .high
        case .width, .height, .centerX, .centerY, .firstBaseline, .lastBaseline, .centerXWithinMargins,
            .centerYWithinMargins:
            nil
        }
    }
}
