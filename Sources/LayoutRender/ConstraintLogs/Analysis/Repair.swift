/// A change of one member of a contradiction after which the constraints of the whole report can hold; tried by solving.
public struct Repair: Sendable, Equatable {
    public enum Change: Sendable, Equatable {
        /// A priority below required, by custom 999: the constraint holds wherever the others let it.
        case lower
        /// Another constant.
        case constant(Double)
    }

    /// Place in `LoggedReport.constraints`.
    public var constraint: Int
    public var change: Change
    /// Whether all other required constraints of the report can hold then; if not, they hold another contradiction.
    public var isEnough: Bool
}

extension LoggedReport {
    /// What can be changed at the app's own members of a contradiction, in their order; a constant where one number of
    /// the constraint alone decides, and no view overlaps or sticks out through it.
    ///
    /// Constraints that UIKit makes are left out, since no line of an app holds them. Of a set of over 64 constraints no
    /// repair is tried.
    public func repairs(of contradiction: Contradiction) -> [Repair] {
        guard contradiction.members.count <= 64 else { return [] }
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
            let old = keptLength(of: constraints[member], constant: constraints[member].constant)
            guard constant.isFinite,
                KeptLength.allows(keptLength(of: constraints[member], constant: constant), insteadOf: old)
            else { continue }
            moved.constraints[member].constant = constant
            moved.constraints[member].roundingError = max(constraints[member].roundingError, excess * 1e-5)
            repairs.append(
                .init(
                    constraint: member, change: .constant(constant),
                    isEnough: moved.canHold(under: contradiction.assumption)))
        }
        return repairs
    }

    private func canHold(under assumption: MarginAssumption) -> Bool {
        LoggedSystem(self, assumption).canHold(constraints.indices)
    }
}

extension Contradiction {
    /// The factor of a member in the proof, with the sign of the proof; nil for one whose constant takes no part.
    func factor(of member: Int) -> Double? {
        if let found = more.first(where: { $0.constraint == member }) { return found.factor }
        if let found = less.first(where: { $0.constraint == member }) { return -found.factor }
        return nil
    }
}
