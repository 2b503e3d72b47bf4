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

    /// Finds the order after views came or left, while the others kept theirs: those that left are taken out, and one that came
    /// behind all others is put at the end, without a walk over the tree.
    mutating func setOrder(came: [ItemID], left: [ItemID], _ tree: LayoutTree, root: ItemID) {
        guard came.isEmpty || left.isEmpty, came.isEmpty || isLast(came, tree, root: root) else {
            return setOrder(tree, root: root)
        }
        if !left.isEmpty {
            let last = left.count == 1 ? order.span.firstPlace(of: left[0]) : nil
            if let last { order.remove(at: last) } else { order.removeAll { !items[Int($0.index)].isInstalled } }
        }
        for id in came {
            if Int(id.index) != order.count { isInIndexOrder = false }
            order.append(id)
        }
        if order.count != tree.count { isInIndexOrder = false }
    }

    /// Whether what came is one view without subviews that is the last of the whole order.
    private func isLast(_ came: [ItemID], _ tree: LayoutTree, root: ItemID) -> Bool {
        guard var id = came.first else { return true }
        guard came.count == 1, tree[id].subviews.isEmpty, tree[id].guides.isEmpty else { return false }
        while id != root {
            guard let parent = tree[id].superview, tree[parent].subviews.last == id else { return false }
            id = parent
        }
        return true
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
