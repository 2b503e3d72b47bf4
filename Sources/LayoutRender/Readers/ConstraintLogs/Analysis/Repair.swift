/// A change of one constraint of a contradiction after which the constraints of the whole report can hold; tested by
/// solving.
package struct Repair: Sendable, Equatable {
    /// What is changed.
    package enum Change: Sendable, Equatable {
        /// Priority 999, by custom: the constraint holds as far as the others allow.
        case lower
        /// Another constant.
        case constant(Double)
    }

    /// Place in `LoggedReport.constraints`.
    package var constraint: Int
    /// What is changed at the constraint.
    package var change: Change
    /// Whether all other required constraints of the report can hold after the change; if not, another contradiction is
    /// left.
    package var isEnough: Bool
}

extension LoggedReport {
    /// The changes that resolve a contradiction, tested singly, in the order of the members: a lower priority, and a
    /// constant where one number decides and no view would overlap or stick out.
    ///
    /// Constraints that UIKit makes are left out, since no line of an app changes them. For a set of over 64
    /// constraints no repair is tried. The constant is `constant - excess / factor`: in the example of
    /// `Contradiction` the excess is 28, and the label's 164 becomes 136, the picture's 140 becomes 112. The gaps
    /// would become negative and are not proposed.
    package func repairs(of contradiction: Contradiction) -> [Repair] {
        guard contradiction.members.count <= 64 else { return [] }
        // The app cannot change the width that UIKit gives an action sheet.
        if ConflictCause.isWidthOfActionSheet(contradiction.members.map { constraints[$0] }) { return [] }
        let excess = contradiction.largerSum - contradiction.smallerSum
        var repairs: [Repair] = []
        for member in contradiction.members where !constraints[member].origin.isSystem {
            var lowered = self
            lowered.constraints[member].priority = 999
            repairs.append(
                .init(
                    constraint: member, change: .lower,
                    isEnough: lowered.canHold(under: contradiction.assumption)))
            guard contradiction.hasProof, let factor = contradiction.factor(of: member) else { continue }
            var moved = self
            let constant = constraints[member].constant - excess / factor
            guard constant.isFinite, allows(constant, for: constraints[member]) else { continue }
            moved.constraints[member].constant = constant
            moved.constraints[member].roundingError = max(constraints[member].roundingError, excess * 1e-5)
            repairs.append(
                .init(
                    constraint: member, change: .constant(constant),
                    isEnough: moved.canHold(under: contradiction.assumption)))
        }
        return repairs
    }

    /// Whether all constraints of the report can hold together.
    private func canHold(under assumption: MarginAssumption) -> Bool {
        LoggedSystem(self, assumption).canHold(constraints.indices)
    }
}

extension Contradiction {
    /// The signed factor of a member in the proof; nil for a member whose constant is in neither sum.
    func factor(of member: Int) -> Double? {
        if let found = more.first(where: { $0.constraint == member }) { return found.factor }
        if let found = less.first(where: { $0.constraint == member }) { return -found.factor }
        return nil
    }
}
