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

    /// Gives the changed records of a session's tree the values that they have in another tree.
    func write(_ tree: LayoutTree, to edited: inout LayoutTree) {
        for id in items {
            edited[id].content = tree[id].content
            edited[id].intrinsicContentSize = tree[id].intrinsicContentSize
            edited[id].isHidden = tree[id].isHidden
        }
        for place in constraints { edited.constraints[place].constant = tree.constraints[place].constant }
    }
}
