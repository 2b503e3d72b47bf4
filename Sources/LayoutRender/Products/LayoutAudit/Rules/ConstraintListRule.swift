import Findings
import LayoutEngine
import Notation

/// Defects of the list of constraints itself, on any page: a duplicate, two constraints that contradict each other, a
/// constraint of an edge to itself. The same constraint twice is information, as it does no harm; two equalities of
/// one distance and one priority with different constants are an error, even where no page has shown the conflict.
enum ConstraintListRule: ScreenRule {
    /// Compares each active constraint with the first constraint of the same key; independent of any layout, and linear
    /// in the number of constraints.
    static func observations(on screen: AuditedScreen, own: AuditedScreen?) -> [Observation] {
        // What the list of the file's own page has not, a list of the same constraints has not.
        if let own, own.memory.hasListDefects == false, screen.memory.hasSameConstraints(screen, own) { return [] }
        let found = defects(on: screen)
        if own == nil { screen.memory.hasListDefects = !found.isEmpty }
        return found
    }

    private static func defects(on screen: AuditedScreen) -> [Observation] {
        var found: [Observation] = []
        var met: [Key: Int] = [:]
        for (place, constraint) in screen.tree.constraints.enumerated() where constraint.isActive {
            if let second = constraint.second, second == constraint.first, constraint.multiplier == 1 {
                var observation = Observation(
                    .selfConstraint, .warning,
                    "\(screen.text(ofConstraint: place)) says nothing: both ends are one edge of one view",
                    items: [constraint.first.item], detail: screen.constraintNames([place]))
                observation.constraints = [place]
                observation.isAboutSource = true
                found.append(observation)
                continue
            }
            let key = Key(constraint)
            guard let before = met[key] else {
                met[key] = place
                continue
            }
            let other = screen.tree.constraints[before]
            let isSame = key.isSame(constraint, other)
            guard isSame || (constraint.relation == .equal && other.relation == .equal) else { continue }
            guard isSame || (constraint.priority == other.priority) else { continue }
            let words = isSame ? "says what another constraint says already" : "contradicts another constraint"
            let both = "\(screen.text(ofConstraint: place)) and \(screen.text(ofConstraint: before))"
            // UIKit logs nothing where constraints give way.
            let severity: Finding.Severity =
                constraint.priority >= LayoutPriority.required.rawValue ? .error : .warning
            var observation = Observation(
                .duplicateConstraint, isSame ? .information : severity,
                isSame ? "\(screen.text(ofConstraint: place)) \(words)" : "\(both) contradict each other",
                items: [constraint.first.item] + (constraint.second.map { [$0.item] } ?? []),
                detail: screen.constraintNames([before, place]))
            observation.constraints = [before, place]
            observation.isAboutSource = true
            found.append(observation)
        }
        return found
    }

    /// The identity of the distance that a constraint states: ends, relation, multiplier and priority.
    private struct Key: Hashable {
        /// The end that sorts first, if the ends could be exchanged.
        var first: Anchor
        /// Nil for a constant length.
        var second: Anchor?
        var relation: Relation
        var multiplier: Double
        var priority: Float

        /// Puts the ends into a fixed order, so that `a == b + 8` and `b == a - 8` have the same key.
        init(_ constraint: LayoutConstraint) {
            first = constraint.first
            second = constraint.second
            relation = constraint.relation
            multiplier = constraint.multiplier
            priority = constraint.priority
            guard let second, multiplier == 1,
                (second.item.index, second.attribute.rawValue)
                    < (first.item.index, first.attribute.rawValue)
            else { return }
            (self.first, self.second) = (second, first)
            switch relation {
            case .lessThanOrEqual: relation = .greaterThanOrEqual
            case .greaterThanOrEqual: relation = .lessThanOrEqual
            case .equal: break
            }
        }

        /// Whether the constants of two constraints agree, although one may name the ends in the other order. Files
        /// contain rounding errors, so small differences count as equal.
        func isSame(_ one: LayoutConstraint, _ other: LayoutConstraint) -> Bool {
            let constant = one.first == other.first ? one.constant : -one.constant
            return (constant - other.constant).magnitude < 0.001
        }
    }
}
