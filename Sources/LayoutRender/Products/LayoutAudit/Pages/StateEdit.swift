import LayoutEngine

/// A scene in a state that code makes of it, with what the state changes.
struct StateEdit {
    /// The scene in the state.
    var scene: LayoutScene
    /// The changed views.
    var items: [ItemID] = []
    /// Whether the state changes numbers of constraints.
    var changesConstraints = false

    /// A scene that is not changed yet.
    init(_ scene: LayoutScene) { self.scene = scene }

    /// Whether the state changes nothing.
    var isEmpty: Bool { items.isEmpty && !changesConstraints }
}
