/// The writes to a tree: the records before their first change, and whether the list of constraints was written.
struct Journal: Sendable {
    /// In the order of the first write.
    private(set) var items: [(id: ItemID, before: View)] = []
    private var noted: Set<ItemID> = []
    /// What was written in the list of constraints.
    private(set) var constraints = ConstraintWrites.none

    var isEmpty: Bool {
        guard items.isEmpty, case .none = constraints else { return false }
        return true
    }

    mutating func note(_ id: ItemID, _ view: @autoclosure () -> View) {
        guard noted.insert(id).inserted else { return }
        items.append((id, view()))
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
