/// The writes to a tree since a session began to record: what each record and constraint said before.
struct Journal: Sendable {
    /// The records before their first write, in the order of these writes.
    private(set) var items: [(id: ItemID, before: View)] = []
    private var written: Set<ItemID> = []
    /// The constraints written singly, by index, as before the first write.
    private var constraints: [Int: LayoutConstraint] = [:]
    /// The whole list of constraints, before the list was handed out to be written.
    private var constraintList: [LayoutConstraint]?

    /// The edit that made the writes. A tree in place of the session's tree has another edit's journal, or none.
    let edit: Edit

    /// The identity of one edit of one session.
    final class Edit: Sendable {}

    init(of edit: Edit) { self.edit = edit }

    /// Whether nothing was written.
    var isEmpty: Bool { items.isEmpty && constraints.isEmpty && constraintList == nil }

    /// Notes that a record is about to be written.
    mutating func note(_ id: ItemID, _ view: @autoclosure () -> View) {
        if written.insert(id).inserted { items.append((id, view())) }
    }

    /// Notes that a constraint is about to be written.
    mutating func note(_ place: Int, _ constraint: LayoutConstraint) {
        if constraintList == nil, constraints[place] == nil { constraints[place] = constraint }
    }

    /// Notes that the list of constraints is about to be written.
    mutating func note(_ list: [LayoutConstraint]) {
        guard constraintList == nil else { return }
        var list = list
        for (place, constraint) in constraints { list[place] = constraint }
        constraintList = list
    }

    /// The places of the constraints that say something else now.
    /// - Returns: nil if constraints came, left or are between other anchors now.
    func changedConstraints(_ now: [LayoutConstraint]) -> [Int]? {
        if let constraintList, constraintList.count != now.count { return nil }
        let places = constraintList.map { Array($0.indices) } ?? constraints.keys.sorted()
        var changed: [Int] = []
        for place in places {
            guard let before = constraintList?[place] ?? constraints[place], before != now[place] else { continue }
            guard before.first == now[place].first, before.second == now[place].second else { return nil }
            changed.append(place)
        }
        return changed
    }
}
