/// The writes to a tree: the records before their first change, and whether the list of constraints was written.
struct Journal: Sendable {
    /// In the order of the first write.
    private(set) var items: [(id: ItemID, before: View)] = []
    private var noted: Set<ItemID> = []
    /// Whether the list of constraints was written.
    var writesConstraints = false

    var isEmpty: Bool { items.isEmpty && !writesConstraints }

    mutating func note(_ id: ItemID, _ view: @autoclosure () -> View) {
        guard noted.insert(id).inserted else { return }
        items.append((id, view()))
    }
}
