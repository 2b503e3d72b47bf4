/// The explicit constraints of a tree by the items that they name.
///
/// A constraint has a number that it keeps, in the order of the list: a constraint that leaves moves the places of all behind
/// it, and their numbers stand.
struct ConstraintsByItem: Sendable {
    /// By item, the last end that names the item; an end is twice the constraint's number, plus one for the second.
    private var heads: [Int32] = []
    /// By end, the end before that names the same item; -1 for none.
    private var others: [Int32] = []
    /// By place in the list, the constraint's number; ascending.
    private var numbers: [Int32] = []

    /// Takes up the items and constraints that the tree has beyond those known. The ends of known constraints must not
    /// have changed.
    mutating func grow(_ tree: LayoutTree) {
        // Numbers of constraints that left are not given again.
        if others.count > 4 * tree.constraints.count + 2_000 { self = ConstraintsByItem() }
        if heads.count < tree.count { heads += repeatElement(-1, count: tree.count - heads.count) }
        while numbers.count < tree.constraints.count {
            let number = others.count / 2
            add(tree.constraints[numbers.count].first.item, end: number * 2)
            add(tree.constraints[numbers.count].second?.item, end: number * 2 + 1)
            numbers.append(Int32(truncatingIfNeeded: number))
        }
    }

    /// How many constraints of the list are known.
    var count: Int { numbers.count }

    /// Takes out the constraints at these places, in order.
    mutating func remove(_ places: [Int]) { numbers.remove(places) }

    private mutating func add(_ item: ItemID?, end: Int) {
        guard let item else {
            others.append(-1)
            return
        }
        others.append(heads[Int(item.index)])
        heads[Int(item.index)] = Int32(truncatingIfNeeded: end)
    }

    /// Calls `body` with the place of each constraint that names the item; twice if both ends do.
    func forEach(_ item: ItemID, _ body: (Int) -> Void) {
        // An item that the tree has got since has no constraint among those known.
        guard Int(item.index) < heads.count else { return }
        var end = heads[Int(item.index)]
        while end >= 0 {
            if let place = place(of: end / 2) { body(place) }
            end = others[Int(end)]
        }
    }

    /// The place of a constraint by its number; nil for one that left.
    private func place(of number: Int32) -> Int? {
        // Nothing has left, or what left is behind.
        if Int(number) < numbers.count, numbers[Int(number)] == number { return Int(number) }
        var (low, high) = (0, numbers.count)
        while low < high {
            let middle = (low + high) / 2
            if numbers[middle] < number { low = middle + 1 } else { high = middle }
        }
        return low < numbers.count && numbers[low] == number ? low : nil
    }
}
