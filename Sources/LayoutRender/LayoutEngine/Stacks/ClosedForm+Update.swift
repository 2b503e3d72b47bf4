/// Edits of a tree in closed form.
extension ClosedForm {
    /// Finds the numbers anew that an edit changes.
    /// - Parameters:
    ///   - edited: the views that came or whose records changed, and the parents of views that came or left.
    ///   - isMoved: by item, noted where a number changes.
    /// - Returns: false if the tree needs a program now.
    mutating func update(_ edited: [ItemID], _ lowering: inout Lowering, _ isMoved: inout [Bool]) -> Bool {
        // Stacks that left keep their records until a whole layout.
        guard stacks.count <= 2 * lowering.tree.count + 64 else { return false }
        grow(to: lowering.tree.count)
        // 1 the least lengths of the views and of all around them, innermost first
        var isDirty = [Bool](repeating: false, count: lowering.tree.count)
        var dirty: [ItemID] = []
        for id in edited {
            var next: ItemID? = id
            while let current = next, !isDirty[Int(current.index)] {
                isDirty[Int(current.index)] = true
                dirty.append(current)
                next = current == lowering.root ? nil : lowering.tree[current].superview
            }
        }
        dirty.sort { (-lowering.outline[$0].depth, $0) < (-lowering.outline[$1].depth, $1) }
        for id in dirty { guard findLeast(of: id, &lowering) else { return false } }
        guard holds else { return false }
        if !costs.isEmpty {
            costs += repeatElement(.unknown, count: stacks.count * 2 - costs.count)
            for id in dirty { findCost(of: id, &lowering) }
        }
        // 2 the root's lengths
        let old = values
        guard findRoot(lowering) else { return false }
        isMoved[Int(lowering.root.index)] = true
        // 3 lengths and positions, outermost first, in stacks that changed or are of another size
        var pending = [lowering.root]
        while let id = pending.popLast() {
            guard arrange(stacks[Int(places[Int(id.index)])], &lowering) else { return false }
            for view in lowering.tree[id].stack?.arrangedSubviews ?? [] {
                let (place, x) = (Int(view.index), Int(view.index) * 4)
                let isResized = old[x + 2] != values[x + 2] || old[x + 3] != values[x + 3]
                if isResized || old[x] != values[x] || old[x + 1] != values[x + 1] { isMoved[place] = true }
                if places[place] >= 0, isResized || isDirty[place] { pending.append(view) }
            }
        }
        return true
    }

    /// Forgets views that left.
    mutating func forget(_ views: [ItemID]) { for id in views { places[Int(id.index)] = -1 } }

    /// Makes room for items that came.
    private mutating func grow(to count: Int) {
        let missing = count - places.count
        guard missing > 0 else { return }
        least += repeatElement(0, count: missing * 2)
        values += repeatElement(0, count: missing * 4)
        places += repeatElement(-1, count: missing)
    }
}
