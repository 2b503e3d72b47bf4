extension Resolver {
    /// Lays out anew what an edit of a tree in closed form moves.
    /// - Returns: false if a fresh layout is needed: the tree is not plain any more, or a view changed in more than its
    ///   lengths and its place among others.
    mutating func updateClosedForm(_ journal: Journal) -> Bool {
        guard var form = closedForm, tree.constraints.isEmpty, !lowering.outline.hasTable else { return false }
        // One owner of the numbers, who writes them in place.
        (closedForm, values) = (nil, [])
        var change = StructureChange()
        guard let edited = takeUp(journal, &change) else { return false }
        form.forget(change.left)
        isMoved = Array(repeating: false, count: tree.count)
        for id in change.came + change.left { isMoved[Int(id.index)] = true }
        guard form.update(edited, &lowering, &isMoved) else { return false }
        values = form.values
        closedForm = form
        hasStaleInsets = true
        return true
    }

    /// Brings the outline up to date.
    /// - Returns: the views whose lengths are to be found anew, those around them apart; nil for an edit that reaches further.
    private mutating func takeUp(_ journal: Journal, _ change: inout StructureChange) -> [ItemID]? {
        let known = lowering.outline.items.count
        // 1 what changed of the views that stay
        let changed = journal.items.filter { id, old in
            Int(id.index) < known && lowering.outline[id].isInstalled && tree[id] != old
        }
        for (id, old) in changed {
            guard old.hasSameStructure(as: tree[id]), old.stack?.axis == tree[id].stack?.axis,
                old.stack?.distribution == tree[id].stack?.distribution, id != root || old.frame == tree[id].frame
            else { return nil }
            lowering.measured.forget(id)
            lowering.outline.setHidden(tree[id].isHidden, of: id)
            // The views of a stack are counted by whether they are hidden and by their priorities.
            if old.isHidden != tree[id].isHidden || old.contentHuggingPriority != tree[id].contentHuggingPriority
                || old.contentCompressionResistancePriority != tree[id].contentCompressionResistancePriority,
                let parent = tree[id].superview
            {
                change.stacks.append(parent)
            }
        }
        // 2 what left, by the records before the edit, and what came, by the present ones
        let restructured = changed.filter { !tree[$0.id].hasSameChildren(as: $0.before) }
        guard takeUp(children: restructured, journal, &change) else { return nil }
        // A view may have been edited while it was outside.
        for id in change.came { lowering.measured.forget(id) }
        // 3 the numbers of the arranged views of each stack
        for id in Set(change.stacks + change.came).sorted() where lowering.outline[id].traits.contains(.stack) {
            lowering.outline.count(arrangedSubviewsOf: id, tree)
        }
        return (changed.map(\.id) + change.came + change.stacks).filter { lowering.outline[$0].isInstalled }
    }

    private mutating func takeUp(
        children restructured: [(id: ItemID, before: View)], _ journal: Journal, _ change: inout StructureChange
    ) -> Bool {
        guard !restructured.isEmpty else { return true }
        lowering.grow()
        lowering.feedback.grow(by: tree.count - lowering.feedback.margins.count)
        let before = Dictionary(uniqueKeysWithValues: journal.items.map { ($0.id, $0.before) })
        for (id, old) in restructured {
            for child in ListDifference(old.children, tree[id].children).gone {
                guard takeOut(child, before, &change) else { return false }
            }
        }
        for (id, old) in restructured where lowering.outline[id].isInstalled {
            for child in ListDifference(old.children, tree[id].children).come
            where !lowering.outline[child].isInstalled {
                guard putIn(child, &change) else { return false }
            }
            change.stacks.append(id)
        }
        // A view that its stack no longer arranges would keep its place.
        for (id, old) in restructured {
            let gone = ListDifference(old.stack?.arrangedSubviews ?? [], tree[id].stack?.arrangedSubviews ?? []).gone
            for view in gone where lowering.outline[view].isInstalled && lowering.outline[view].space == id.index {
                return false
            }
        }
        lowering.outline.setOrder(tree, root: root)
        return true
    }
}
