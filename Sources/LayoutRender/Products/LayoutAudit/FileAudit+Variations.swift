import LayoutEngine

/// Screens that are others on the canvas of any size than on phones.
extension FileAudit {
    /// Whether a page is the first phone on which variations for size classes give a screen other constraints than the file's own page has,
    /// which no device of the app may show.
    func isFirstVariation(_ scene: LayoutScene, on traits: AuditTraits) -> Bool {
        guard let own = own[scene.id], !evidence.screens.varied.contains(scene.id), PageClass(traits) == .phone,
            // The canvas of any width and any height is a square.
            own.scene.environment.width == own.scene.environment.height
        else { return false }
        return scene.tree.constraints.map(\.id) != own.tree.constraints.map(\.id)
    }
}
