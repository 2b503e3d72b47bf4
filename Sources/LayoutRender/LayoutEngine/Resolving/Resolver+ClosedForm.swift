extension Resolver {
    /// Lays out anew what an edit of a tree in closed form moves.
    /// - Returns: false if a fresh layout is needed: the tree is not plain any more, or a view changed in more than its
    ///   lengths and its place among others.
    mutating func updateClosedForm(_ journal: Journal) -> Bool {
        guard var form = closedForm, tree.constraints.isEmpty, !lowering.outline.hasTable else { return false }
        // One owner of the numbers, who writes them in place.
        (closedForm, values) = (nil, [])
        var change = StructureChange()
        var lists: [ItemID: Int] = [:]
        guard let edited = takeUp(journal, &change, &lists) else { return false }
        let keepsCosts =
            change.isEmpty && lists.isEmpty
            && journal.items.allSatisfy { id, old in
                StructureChange.keepsCosts(tree[id], before: old)
            }
        if !form.costs.isEmpty { lowering.outline.bringUpToDate(tree, root: root) }
        form.forget(change.left)
        isMoved = Array(repeating: false, count: tree.count)
        for id in change.came + change.left { isMoved[Int(id.index)] = true }
        guard form.update(edited, lists, keepsCosts: keepsCosts, &lowering, &isMoved) else { return false }
        values = form.values
        closedForm = form
        hasStaleInsets = true
        return true
    }

    /// Brings the outline up to date.
    /// - Parameter lists: of stacks whose lists of views alone are others, how many views are as before.
    /// - Returns: the views whose lengths are to be found anew, those around them apart; nil for an edit that reaches further.
    private mutating func takeUp(
        _ journal: Journal, _ change: inout StructureChange, _ lists: inout [ItemID: Int]
    ) -> [ItemID]? {
        let known = lowering.outline.items.count
        // 1 what changed of the views that stay
        let changed = journal.items.filter { id, old in
            Int(id.index) < known && lowering.outline[id].isInstalled && tree[id] != old
        }
        for (id, old) in changed {
            guard ChangeScope.haveSameStructure(old, tree[id]), old.stack?.axis == tree[id].stack?.axis,
                old.stack?.distribution == tree[id].stack?.distribution, id != root || old.frame == tree[id].frame
            else { return nil }
            lowering.measured.forget(id)
            lowering.outline.takeUp(id, tree)
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
        guard takeUp(children: restructured, journal, &change, &lists) else { return nil }
        // A view may have been edited while it was outside.
        for id in change.came { lowering.measured.forget(id) }
        // 3 the numbers of the arranged views of each stack
        for id in Set(change.stacks + change.came).sorted() where lowering.outline[id].traits.contains(.stack) {
            lowering.outline.count(arrangedSubviewsOf: id, tree)
            lists[id] = nil
        }
        let edited = changed.map(\.id) + change.came + change.stacks + lists.keys.sorted()
        return edited.filter { lowering.outline[$0].isInstalled }
    }

    private mutating func takeUp(
        children restructured: [(id: ItemID, before: View)], _ journal: Journal, _ change: inout StructureChange,
        _ lists: inout [ItemID: Int]
    ) -> Bool {
        guard !restructured.isEmpty else { return true }
        lowering.grow()
        lowering.feedback.grow(by: tree.count - lowering.feedback.margins.count)
        let before = Dictionary(uniqueKeysWithValues: journal.items.map { ($0.id, $0.before) })
        let children = restructured.map { ListDifference($0.before.children, tree[$0.id].children) }
        for difference in children {
            for child in difference.gone { guard takeOut(child, before, &change) else { return false } }
        }
        for ((id, _), difference) in zip(restructured, children) where lowering.outline[id].isInstalled {
            for child in difference.come where !lowering.outline[child].isInstalled {
                guard putIn(child, &change) else { return false }
            }
        }
        let came = Set(change.came)
        for (id, old) in restructured {
            let views = ListDifference(old.stack?.arrangedSubviews ?? [], tree[id].stack?.arrangedSubviews ?? [])
            // A view that its stack no longer arranges would keep its place.
            for view in views.gone where lowering.outline[view].isInstalled && lowering.outline[view].space == id.index
            {
                return false
            }
            guard lowering.outline[id].isInstalled else { continue }
            // Views that came and went leave the numbers of the others to be counted when somebody asks.
            if views.keepsOrder, StructureChange.isQuiet(tree[id], before: old, arranged: true),
                !came.contains(id), lowering.outline.put(views.come, into: id, tree)
            {
                lists[id] = views.common
            } else {
                change.stacks.append(id)
            }
        }
        lowering.outline.isStale = true
        return true
    }
}
