/// The writes to a tree: the records before their first change, and the constraints before their first change.
struct Journal: Sendable {
    /// In the order of the first write.
    private(set) var items: [(id: ItemID, before: View)] = []
    private var noted: Set<ItemID> = []
    /// The whole list before the first write to it; nil if it was not written.
    var constraints: [LayoutConstraint]?

    var isEmpty: Bool { items.isEmpty && constraints == nil }

    mutating func note(_ id: ItemID, _ view: @autoclosure () -> View) {
        guard noted.insert(id).inserted else { return }
        items.append((id, view()))
    }
}
