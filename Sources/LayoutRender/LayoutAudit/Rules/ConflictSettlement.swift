import LayoutEngine

/// The sizes that an app's code decides, and the conflicts that such a size brings about or takes back.
///
/// The file proves a conflict only if no constraint of it can be changed by code, and if no other size of the part
/// around it takes the conflict back.
struct ConflictSettlement {
    /// The screen with the conflicts.
    private let screen: AuditedScreen
    /// The conflicts of the screen, as sets of constraints.
    private let conflicts: [Set<Int>]
    /// The conflicts of the screen with other sizes of its parts.
    private let others: [[Set<Int>]]

    /// Lays the screen out with each size that its parts may have in an app.
    init(_ screen: AuditedScreen) {
        self.screen = screen
        conflicts = Self.conflicts(on: screen)
        others = ResizedParts.possible(screen).map {
            Self.conflicts(on: AuditedScreen($0, screen.traits, findingAmbiguity: false))
        }
    }

    /// Whether code may settle all conflicts that an observation is made of.
    func settles(_ observation: Observation) -> Bool {
        let places = Set(observation.constraints)
        let members = conflicts.filter { !$0.isDisjoint(with: places) }
        return !members.isEmpty
            && members.allSatisfy { member in
                member.contains(where: screen.isConnected)
                    || others.contains { !$0.contains { other in !other.isDisjoint(with: member) } }
            }
    }

    /// The constraints of each conflict.
    private static func conflicts(on screen: AuditedScreen) -> [Set<Int>] {
        screen.layout.diagnostics.filter { $0.kind == .conflict && !$0.constraintIndices.isEmpty }
            .map { Set($0.constraintIndices) }
    }
}
