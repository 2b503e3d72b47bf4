import LayoutEngine

/// The active constraints of a tree by the views that they name, in the order of the tree's list.
///
/// Rules ask what holds one view; without the index each of many views would read all constraints.
struct ConstraintIndex: Sendable {
    /// By item: where the item's places begin; one more than there are items.
    private let starts: [Int32]
    /// Indices in `LayoutTree.constraints`, item after item.
    private let places: [Int32]

    /// Counts the constraints of each item, then fills one list for all items.
    init(_ tree: LayoutTree) {
        var starts = [Int32](repeating: 0, count: tree.count + 1)
        Self.forEachEnd(tree) { item, _ in starts[item + 1] += 1 }
        for item in 0..<tree.count { starts[item + 1] += starts[item] }
        var next = starts
        var places = [Int32](repeating: 0, count: Int(starts[tree.count]))
        Self.forEachEnd(tree) { item, place in
            places[Int(next[item])] = Int32(truncatingIfNeeded: place)
            next[item] += 1
        }
        self.starts = starts
        self.places = places
    }

    /// The indices in `LayoutTree.constraints` of the active constraints that name an item.
    subscript(id: ItemID) -> some Sequence<Int> {
        let item = Int(id.index)
        return places[Int(starts[item])..<Int(starts[item + 1])].lazy.map { Int($0) }
    }

    /// Whether an active constraint names an item.
    func names(_ id: ItemID) -> Bool { starts[Int(id.index)] < starts[Int(id.index) + 1] }

    /// Calls a closure with each active constraint's items; once for a constraint of an item with itself.
    private static func forEachEnd(_ tree: LayoutTree, _ body: (_ item: Int, _ place: Int) -> Void) {
        // Fields are read in place: a constraint's copy would count the owners of its name.
        let constraints = tree.constraints
        for place in constraints.indices where constraints[place].isActive {
            let first = constraints[place].first.item
            body(Int(first.index), place)
            if let second = constraints[place].second?.item, second != first { body(Int(second.index), place) }
        }
    }
}
