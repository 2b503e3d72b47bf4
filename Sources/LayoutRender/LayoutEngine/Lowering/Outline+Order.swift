/// The order of the items: parents first, each before what is inside.
extension Outline {
    /// Finds the order anew.
    mutating func setOrder(_ tree: LayoutTree, root: ItemID) {
        order.removeAll(keepingCapacity: true)
        order.reserveCapacity(tree.count)
        isInIndexOrder = true
        var pending = [root]
        while let id = pending.popLast() {
            if Int(id.index) != order.count { isInIndexOrder = false }
            order.append(id)
            if !tree[id].subviews.isEmpty { Self.push(tree[id].subviews, onto: &pending) }
            if tree[id].hasExtras { Self.push(tree[id].guides, onto: &pending) }
        }
        if order.count != tree.count { isInIndexOrder = false }
    }

    /// In reverse, so that the first item is visited first.
    private static func push(_ items: [ItemID], onto pending: inout [ItemID]) {
        var next = items.count
        while next > 0 {
            next -= 1
            pending.append(items[next])
        }
    }
}
