/// What was written to a tree: the records of the items before their first change, and the constraints before theirs.
struct Journal: Sendable {
    /// In the order of the first write.
    private(set) var items: [(id: ItemID, before: View)] = []
    private var noted: Set<ItemID> = []
    /// The whole list before the first write to it; nil when it was not written.
    var constraints: [LayoutConstraint]?
    /// An item was added or removed.
    var changedStructure = false

    var isEmpty: Bool { items.isEmpty && constraints == nil && !changedStructure }

    mutating func note(_ id: ItemID, _ view: @autoclosure () -> View) {
        guard noted.insert(id).inserted else { return }
        items.append((id, view()))
    }
}
