import LayoutEngine

/// The audit of a file of which one screen was edited.
extension FileAudit {
    /// A screen that was edited, and the audit of the file before the edit.
    package struct Part: Sendable {
        /// The scene's id.
        package var screen: String
        /// The audit of all screens before the edit.
        package var whole: FileAudit

        package init(_ screen: String, of whole: FileAudit) {
            self.screen = screen
            self.whole = whole
        }

        /// Whether the other scenes are unchanged but for their lines.
        func isAllThatChanged(in scenes: [LayoutScene]) -> Bool {
            scenes.map(\.id) == whole.ownOrder
                && scenes.allSatisfy { scene in
                    guard scene.id != screen, let before = whole.own[scene.id]?.scene else { return true }
                    return Self.withoutLines(scene) == Self.withoutLines(before)
                }
        }

        private static func withoutLines(_ scene: LayoutScene) -> LayoutScene {
            var scene = scene
            scene.positions = nil
            scene.environment.memory = nil
            return scene
        }
    }

    /// Takes over what was found on the screens that were not edited.
    mutating func keepOthers(of part: Part) {
        examined = part.screen
        (own, ownOrder) = (part.whole.own, part.whole.ownOrder)
        own[part.screen] = nil
        entries = part.whole.entries.filter { $0.key.screen != part.screen }
        for (place, entry) in entries.enumerated() { places[entry.key] = place }
        evidence.screens = part.whole.evidence.screens
        evidence.screens.measured.remove(part.screen)
        evidence.screens.varied.remove(part.screen)
    }
}
