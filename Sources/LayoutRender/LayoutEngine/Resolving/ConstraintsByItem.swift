/// The explicit constraints of a tree by the items that they name.
struct ConstraintsByItem {
    /// By item, the last end that names the item; an end is twice the constraint's index, plus one for the second.
    private var heads: [Int32] = []
    /// By end, the end before that names the same item; -1 for none.
    private var others: [Int32] = []

    /// Takes up the items and constraints that the tree has beyond those known. The ends of known constraints must not
    /// have changed.
    mutating func grow(_ tree: LayoutTree) {
        while heads.count < tree.count { heads.append(-1) }
        while others.count / 2 < tree.constraints.count {
            let index = others.count / 2
            add(tree.constraints[index].first.item, end: index * 2)
            add(tree.constraints[index].second?.item, end: index * 2 + 1)
        }
    }

    private mutating func add(_ item: ItemID?, end: Int) {
        guard let item else {
            others.append(-1)
            return
        }
        others.append(heads[Int(item.index)])
        heads[Int(item.index)] = Int32(truncatingIfNeeded: end)
    }

    /// Calls `body` with the index of each constraint that names the item; twice if both ends do.
    func forEach(_ item: ItemID, _ body: (Int) -> Void) {
        var end = heads[Int(item.index)]
        while end >= 0 {
            body(Int(end) / 2)
            end = others[Int(end)]
        }
    }
}
