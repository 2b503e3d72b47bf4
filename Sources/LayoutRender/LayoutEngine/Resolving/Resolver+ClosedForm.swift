extension Resolver {
    /// Lays out anew what an edit of a tree in closed form moves.
    /// - Returns: false if a fresh layout is needed: the tree is not plain any more, or a view changed in more than its
    ///   lengths and its place among others.
    mutating func updateClosedForm(_ journal: Journal) -> Bool {
        guard var form = closedForm, tree.constraints.isEmpty, !lowering.outline.hasTable else { return false }
        // One owner of the numbers, who writes them in place.
        (closedForm, values) = (nil, [])
        var change = StructureChange()
        var lists: [(stack: ItemID, edit: ListEdit)] = []
        var keepsCosts = true
        // The list of the last update, written again: a new one would be allocated.
        for place in isMoved.indices { isMoved[place] = false }
        isMoved += repeatElement(false, count: tree.count - isMoved.count)
        guard let edited = takeUp(journal, &change, &lists, &keepsCosts) else { return false }
        form.forget(change.left)
        guard form.update(edited, lists, keepsCosts: keepsCosts, &lowering, &isMoved) else { return false }
        values = form.values
        closedForm = form
        hasStaleInsets = true
        return true
    }

    /// Brings the outline up to date.
    /// - Parameters:
    ///   - lists: the stacks whose lists of views alone are others.
    ///   - keepsCosts: whether growing costs what it did.
    /// - Returns: the views whose lengths are to be found anew, those around them apart; nil for an edit that reaches further.
    private mutating func takeUp(
        _ journal: Journal, _ change: inout StructureChange, _ lists: inout [(stack: ItemID, edit: ListEdit)],
        _ keepsCosts: inout Bool
    ) -> [ItemID]? {
        let known = lowering.outline.items.count
        // 1 what changed of the views that stay
        var edits: [RecordEdit] = []
        for place in journal.items.indices {
            let id = journal.items[place].id
            guard Int(id.index) < known, lowering.outline[id].isInstalled, tree[id] != journal.items[place].before
            else { continue }
            guard let edit = RecordEdit(id, at: place, from: journal.items[place].before, to: tree[id]),
                id != root || journal.items[place].before.frame == tree[id].frame
            else { return nil }
            edits.append(edit)
            lowering.measured.forget(id)
            keepsCosts = keepsCosts && edit.keepsCosts
            if edit.isQuiet || edit.keepsCosts { continue }
            lowering.outline.takeUp(id, tree)
            // The stack around a view counts it only while it is visible.
            if journal.items[place].before.isHidden != tree[id].isHidden, let parent = tree[id].superview {
                change.stacks.append(parent)
            }
        }
        // 2 what left, by the records before the edit, and what came, by the present ones
        guard takeUp(children: edits.filter(\.isRestructured), journal, &change, &lists) else { return nil }
        // A view may have been edited while it was outside.
        for id in change.came { lowering.measured.forget(id) }
        // 3 the numbers of the arranged views of each stack
        count(change.stacks, &lists)
        keepsCosts = keepsCosts && change.isEmpty && lists.isEmpty
        var edited: [ItemID] = []
        edited.reserveCapacity(edits.count + change.came.count + change.stacks.count + lists.count)
        for edit in edits where lowering.outline[edit.id].isInstalled { edited.append(edit.id) }
        for id in change.came + change.stacks where lowering.outline[id].isInstalled { edited.append(id) }
        for (stack, _) in lists where lowering.outline[stack].isInstalled { edited.append(stack) }
        return edited
    }

    /// Counts the views of the stacks of which more changed than their list of views. Those of a stack that came are counted.
    private mutating func count(_ stacks: [ItemID], _ lists: inout [(stack: ItemID, edit: ListEdit)]) {
        guard !stacks.isEmpty else { return }
        let unique = Set(stacks.filter { lowering.outline[$0].traits.contains(.stack) })
        for id in unique.sorted() { lowering.outline.count(arrangedSubviewsOf: id, tree) }
        lists.removeAll { unique.contains($0.stack) }
    }

    private mutating func takeUp(
        children restructured: [RecordEdit], _ journal: Journal, _ change: inout StructureChange,
        _ lists: inout [(stack: ItemID, edit: ListEdit)]
    ) -> Bool {
        guard !restructured.isEmpty else { return true }
        lowering.grow()
        lowering.feedback.grow(by: tree.count - lowering.feedback.margins.count)
        let children = restructured.map {
            ListDifference(journal.items[$0.place].before.children, tree[$0.id].children)
        }
        for difference in children {
            for child in difference.gone { guard takeOut(child, journal, &change) else { return false } }
        }
        for (edit, difference) in zip(restructured, children) where lowering.outline[edit.id].isInstalled {
            for child in difference.come where !lowering.outline[child].isInstalled {
                guard putIn(child, &change) else { return false }
            }
        }
        for id in change.came + change.left { isMoved[Int(id.index)] = true }
        for (edit, difference) in zip(restructured, children) {
            let old = journal.items[edit.place].before.stack?.arrangedSubviews
            guard takeUp(listOf: edit, old, gone: difference.gone, &change, &lists) else { return false }
        }
        lowering.outline.isStale = true
        return true
    }

    /// Takes up that a stack arranges other views.
    /// - Parameter gone: the views that are no longer inside.
    private mutating func takeUp(
        listOf edit: RecordEdit, _ old: [ItemID]?, gone: [ItemID], _ change: inout StructureChange,
        _ lists: inout [(stack: ItemID, edit: ListEdit)]
    ) -> Bool {
        let id = edit.id
        let views = ListDifference(old ?? [], tree[id].stack?.arrangedSubviews ?? [])
        // A view that its stack no longer arranges would keep its place.
        for view in views.gone where lowering.outline[view].isInstalled && lowering.outline[view].space == id.index {
            return false
        }
        guard lowering.outline[id].isInstalled else { return true }
        // The stack may have kept a view in its list that is no longer inside.
        if gone != views.gone, !Set(gone).isDisjoint(with: tree[id].stack?.arrangedSubviews ?? []) { return false }
        // Views that came and went leave the numbers of the others to be counted when somebody asks.
        if views.keepsOrder, edit.isQuiet, !isMoved[Int(id.index)], lowering.outline.put(views.come, into: id, tree) {
            lists.append((id, ListEdit(common: views.common, come: views.come)))
        } else {
            change.stacks.append(id)
        }
        return true
    }
}
