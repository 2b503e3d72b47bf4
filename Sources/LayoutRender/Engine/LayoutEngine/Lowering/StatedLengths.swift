/// The places of the constraints that accessory views alone are in, by view: found in one walk over all constraints, since a
/// walk for each view would take the number of rows times the number of constraints.
struct StatedLengths {
    private var lists: [ItemID: [Int]] = [:]

    /// Adds an accessory view.
    mutating func expect(_ view: ItemID) { lists[view] = [] }

    /// Finds the constraints of the views.
    mutating func find(in constraints: [LayoutConstraint]) {
        guard !lists.isEmpty else { return }
        for place in constraints.indices where constraints[place].second == nil {
            lists[constraints[place].first.item]?.append(place)
        }
    }

    /// In the order of activation.
    func places(of view: ItemID) -> [Int] { lists[view] ?? [] }
}
