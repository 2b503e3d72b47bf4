/// The writes to a tree: the records before their first change, and whether the list of constraints was written.
struct Journal: Sendable {
    /// In the order of the first write.
    private(set) var items: [(id: ItemID, before: View)] = []
    /// The place of each item in `items`, once there are many: a few are looked for one by one, which costs less than hashing.
    private var places: [ItemID: Int] = [:]
    private static let few = 16
    /// What was written in the list of constraints.
    private(set) var constraints = ConstraintWrites.none
    /// The constraints of each item before the edit, lent by the session: a view that leaves is looked for in the whole list
    /// otherwise.
    private var constraintsByItem = ConstraintsByItem()

    /// The edit whose writes these are. A tree that an edit puts in place of the session's has the journal of another edit or none.
    let edit: Edit

    /// The identity of one edit of one session.
    final class Edit: Sendable {}

    /// A journal for an edit of the session whose constraints these are.
    init(of edit: Edit, lending constraintsByItem: consuming ConstraintsByItem) {
        self.edit = edit
        self.constraintsByItem = constraintsByItem
    }

    /// The constraints of each item, which the journal no longer has: their next owner writes them in place.
    mutating func giveBack() -> ConstraintsByItem {
        let lent = constraintsByItem
        constraintsByItem = ConstraintsByItem()
        return lent
    }

    var isEmpty: Bool {
        guard items.isEmpty, case .none = constraints else { return false }
        return true
    }

    mutating func note(_ id: ItemID, _ view: @autoclosure () -> View) {
        guard place(of: id) == nil else { return }
        if items.isEmpty { items.reserveCapacity(4) }
        if items.count >= Self.few {
            if places.isEmpty { for place in items.indices { places[items[place].id] = place } }
            places[id] = items.count
        }
        items.append((id, view()))
    }

    /// The place of an item in `items`; nil for an item that was not written.
    func place(of id: ItemID) -> Int? {
        places.isEmpty ? items.indices.first { items[$0].id == id } : places[id]
    }

    /// The constraints of each item, if they are those of the present list of so many.
    func knownConstraints(_ count: Int) -> ConstraintsByItem? {
        guard case .none = constraints, constraintsByItem.count == count else { return nil }
        return constraintsByItem
    }

    /// The list of constraints was handed out to be written.
    mutating func noteConstraints() { constraints = .anywhere }

    /// A constraint is about to be written.
    mutating func noteConstraint(_ place: Int) {
        switch constraints {
        case .none, .behind: constraints = .at([place])
        case .at(var places):
            // One owner of the list meanwhile.
            constraints = .anywhere
            places.append(place)
            constraints = .at(places)
        case .without, .anywhere: constraints = .anywhere
        }
    }

    /// Constraints were put behind all others.
    mutating func noteAppended() { if case .none = constraints { constraints = .behind } }

    /// The constraints at these places, in order, were removed.
    mutating func noteRemoved(_ places: [Int]) {
        if case .none = constraints { constraints = .without(places) } else { constraints = .anywhere }
    }
}

/// What an edit wrote in a tree's list of constraints. All but `anywhere` say what a session need not look for.
enum ConstraintWrites: Sendable {
    case none
    /// Anything, or more than one of the following.
    case anywhere
    /// The constraints at these places, perhaps several times, and others were added behind all.
    case at([Int])
    /// Others were added behind all.
    case behind
    /// Those at these places, in order, were removed, and others were added behind all afterwards.
    case without([Int])
}
