import LayoutEngine

/// The records of a tree that a state changes, with their values in the state.
struct StateEdit {
    /// The scene in the state.
    var scene: LayoutScene
    /// The changed views.
    var items: [ItemID] = []
    /// Indices in `LayoutTree.constraints`.
    var constraints: [Int] = []

    /// A scene that is not changed yet.
    init(_ scene: LayoutScene) { self.scene = scene }

    /// Whether the state changes nothing.
    var isEmpty: Bool { items.isEmpty && constraints.isEmpty }
}
