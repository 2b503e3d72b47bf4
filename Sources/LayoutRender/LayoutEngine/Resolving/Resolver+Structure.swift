import Cassowary

/// Taking up views that come, leave or move, in a program that has unknowns in reserve for them.
///
/// A view acts on others only through constraints that name it, the stack that arranges it, and proportional stacks
/// around it. So the units to lower again are those of the views themselves, of these stacks, and of these constraints.
/// The order of unknowns and constraints, which decides ties, stays that of a whole layout: items that come have the
/// highest numbers, and so have the unknowns in reserve.
extension Resolver {
    /// Brings the outline and the unknowns up to date.
    /// - Returns: nil if a whole layout is needed: a container of another kind changes, or an unknown is missing.
    mutating func takeUpStructure(_ journal: Journal) -> StructureChange? {
        let known = lowering.outline.items.count
        var change = StructureChange()
        let changed = journal.items.filter { Int($0.id.index) < known && !tree[$0.id].hasSameChildren(as: $0.before) }
        guard tree.count > known || !changed.isEmpty else { return change }
        guard lowering.isShort, tree.count <= lowering.capacity, lowering.outline.strays.isEmpty,
            !lowering.outline.hasTable
        else { return nil }
        findPlaces()
        lowering.grow()
        // 1 what left, by the records before the edit
        var keepsOrder = true
        let children = changed.map { id, old in ListDifference(old.children, tree[id].children) }
        for ((id, old), difference) in zip(changed, children) where lowering.outline[id].isInstalled {
            if !difference.gone.isEmpty { change.parents.append(id) }
            if !difference.keepsOrder || !old.keepsOrderOfArranged(in: tree[id]) {
                (keepsOrder, isReordered) = (false, true)
            }
            for child in difference.gone { guard takeOut(child, journal, &change) else { return nil } }
        }
        // 2 what came, by the present records
        for ((id, _), difference) in zip(changed, children) where lowering.outline[id].isInstalled {
            if !difference.come.isEmpty { change.parents.append(id) }
            for child in difference.come where !lowering.outline[child].isInstalled {
                guard putIn(child, &change) else { return nil }
            }
        }
        let isNew = Set(change.came)
        change.quiet = Set(changed.filter { StructureChange.isQuiet(tree[$0.id], before: $0.before) }.map(\.id))
        for id in change.left where !isNew.contains(id) { guard isReleased(id, journal) else { return nil } }
        // 3 the stacks that stay
        var marks = [ListMarks](repeating: [], count: tree.count)
        for view in isNew { marks[Int(view.index)] = .isNew }
        for (id, old) in changed where lowering.outline[id].isInstalled && !isNew.contains(id) {
            guard let views = old.stack?.arrangedSubviews, views != tree[id].stack?.arrangedSubviews else { continue }
            guard rearrange(id, from: views, &marks, &change) else { return nil }
        }
        // 4 unknowns, and what earlier passes would have found
        findAlone(change.came)
        for id in change.came { guard takeUnknowns(of: id) else { return nil } }
        begin(change.came)
        if keepsOrder {
            lowering.outline.setOrder(came: change.came, left: change.left, tree, root: root)
        } else {
            lowering.outline.setOrder(tree, root: root)
        }
        return change
    }

    /// The explicit constraints that depend on where the views are.
    mutating func constraints(around change: StructureChange) -> [Int] {
        guard !change.isEmpty || !change.renumbered.isEmpty else { return [] }
        constraintsByItem.grow(tree)
        var found: [Int] = []
        for id in change.came + change.left { constraintsByItem.forEach(id) { found.append($0) } }
        // The order of arranged subviews decides which of equally strong own lengths gives way.
        for id in change.renumbered {
            constraintsByItem.forEach(id) { index in
                if index < tree.constraints.count, tree.constraints[index].second == nil { found.append(index) }
            }
        }
        return found.sorted()
    }

    // MARK: Leaving

    /// Takes a view out of the outline with everything that was below it.
    mutating func takeOut(_ top: ItemID, _ journal: Journal, _ change: inout StructureChange) -> Bool {
        var found: [ItemID] = []
        var pending = [top]
        while let id = pending.popLast() {
            guard lowering.outline[id].isInstalled else { continue }
            let traits = lowering.outline[id].traits
            guard traits.isDisjoint(with: [.table, .flow, .cell, .styled, .arranger, .irregular]), id != root else {
                return false
            }
            // Only the stack around a view can have placed it; a tree in closed form has no other rule that places.
            if !isClosed, traits.contains(.placed) {
                guard let parent = superview(of: id, before: journal), wasArranged(id, in: parent, journal) else {
                    return false
                }
            }
            found.append(id)
            pending += journal.place(of: id).map { journal.items[$0].before.children } ?? tree[id].children
        }
        release(found)
        for id in found {
            let place = Int(id.index)
            lowering.outline.remove(id)
            lowering.shortParts[place] = []
            lowering.fullParts[place] = []
            lowering.isNeeded[place] = false
            if lowering.standsAlone[place] { lowering.aloneCount -= 1 }
            lowering.standsAlone[place] = false
            lowering.dependsOnFrames[place] = false
            lowering.refersToInsets[place] = false
            lowering.contentRectangle[place] = -1
            lowering.naturals[id] = nil
        }
        change.left += found
        return true
    }

    /// The views give their unknowns up. An unknown that others had too is not the view's own: the view cannot come back
    /// to it.
    private mutating func release(_ views: [ItemID]) {
        guard !isClosed else { return }
        let numbers = views.flatMap { id in
            let first = Int(id.index) * 4
            return first..<first + 4
        }.filter { lowering.slots[$0] >= 0 }
        let shared = numbers.filter { places.isShared(lowering.slots[$0]) }
        for number in numbers { places.remove(number, from: lowering.slots[number]) }
        for number in shared { lowering.slots[number] = Lowering.leftOut }
    }

    /// Whether no stack that stays arranges a view that has left.
    private func isReleased(_ id: ItemID, _ journal: Journal) -> Bool {
        guard let parent = superview(of: id, before: journal), lowering.outline[parent].isInstalled else { return true }
        return tree[parent].stack?.arrangedSubviews.contains(id) != true
    }

    private func superview(of id: ItemID, before journal: Journal) -> ItemID? {
        guard let place = journal.place(of: id) else { return tree[id].superview }
        return journal.items[place].before.superview
    }

    /// Whether a stack arranged a view before the edit.
    private func wasArranged(_ id: ItemID, in stack: ItemID, _ journal: Journal) -> Bool {
        let views =
            journal.place(of: stack).map { journal.items[$0].before.stack?.arrangedSubviews }
            ?? tree[stack].stack?.arrangedSubviews
        return views?.span.firstPlace(of: id) != nil
    }

    // MARK: Coming

    /// Puts a view into the outline with everything below.
    mutating func putIn(_ top: ItemID, _ change: inout StructureChange) -> Bool {
        var pending = [top]
        while let id = pending.popLast() {
            // Fields of the list's records: through the tree's subscript, each would be a call that allocates.
            let place = Int(id.index)
            guard !lowering.outline[id].isInstalled, tree.items[place].superview != nil else { return false }
            lowering.outline.add(id, tree, environment)
            let traits = lowering.outline[id].traits
            guard traits.isDisjoint(with: [.scroll, .table, .cell, .styled, .arranger, .irregular]),
                !tree.items[place].hasExtras || tree.items[place].cell == nil,
                needsInsets || tree.items[place].stack?.isLayoutMarginsRelativeArrangement != true,
                lowering.usesBaselines || tree.items[place].stack?.usesBaselines != true
            else { return false }
            change.came.append(id)
            for child in tree.items[place].subviews.reversed() as ReversedCollection { pending.append(child) }
            guard tree.items[place].hasExtras else { continue }
            for guide in tree.items[place].guides.reversed() as ReversedCollection { pending.append(guide) }
        }
        return true
    }

    /// A stack that stays arranges other views now: these have come or gone, or only their order is another.
    private mutating func rearrange(
        _ id: ItemID, from old: [ItemID], _ marks: inout [ListMarks], _ change: inout StructureChange
    ) -> Bool {
        guard let new = tree[id].stack?.arrangedSubviews, !lowering.outline[id].traits.contains(.irregular) else {
            return false
        }
        // Lists may be long and an edit is short: marks by item, since hashing each view would cost more than all the rest.
        // Every stack leaves the marks as they were.
        defer { for view in old + new { marks[Int(view.index)].formIntersection(.isNew) } }
        for view in old { marks[Int(view.index)].insert(.isOld) }
        for view in new {
            guard marks[Int(view.index)].insert(.isListed).inserted, lowering.outline[view].space == id.index,
                !marks[Int(view.index)].isDisjoint(with: [.isOld, .isNew])
            else { return false }
        }
        guard
            old.allSatisfy({ view in
                !marks[Int(view.index)].isDisjoint(with: [.isListed, .isNew]) || !lowering.outline[view].isInstalled
            })
        else { return false }
        let changed = lowering.outline.arrange(id, tree)
        guard !lowering.outline[id].traits.contains(.irregular),
            lowering.shortParts(of: id) == lowering.shortParts[Int(id.index)],
            keepsShares(
                id,
                old.filter { !marks[Int($0.index)].contains(.isListed) || marks[Int($0.index)].contains(.isNew) }
                    + new.filter { marks[Int($0.index)].contains(.isNew) })
        else { return false }
        change.stacks.append(id)
        change.renumbered += changed.filter { !marks[Int($0.index)].contains(.isNew) }
        return true
    }

    /// A shared unknown has the number of the first item that has it, and numbers decide ties: that item must stay.
    private func keepsShares(_ id: ItemID, _ changed: [ItemID]) -> Bool {
        guard let lowest = changed.min() else { return true }
        if lowering.sharesBreadth(id), lowest < id { return false }
        guard lowering.sharesLength(id) else { return true }
        return lowering.lowestVisible(id).map { $0 < lowest } ?? false
    }

    // MARK: Unknowns

    /// Finds the views among those that came which stand alone.
    private mutating func findAlone(_ came: [ItemID]) {
        guard came.contains(where: { lowering.outline[$0].traits.contains(.mask) }) else { return }
        constraintsByItem.grow(tree)
        var constrained: [ItemID] = []
        for id in came { constraintsByItem.forEach(id) { _ in constrained.append(id) } }
        for id in constrained { lowering.need(id) }
        lowering.needSuperviews(ofSharing: came)
        for id in came { lowering.leaveOutFrame(of: id) }
    }

    /// Gives a view the unknowns that a whole layout would give it.
    private mutating func takeUnknowns(of id: ItemID) -> Bool {
        let first = Int(id.index) * 4
        let places = lowering.placing(of: id)
        for offset in 0..<4 {
            switch places[offset] {
            case .own:
                let slot = lowering.slots[first + offset]
                guard slot >= 0, self.places.isUnused(slot) else { return false }
                self.places.add(first + offset, to: slot)
            case .leftOut: lowering.slots[first + offset] = Lowering.leftOut
            case .shared(let other):
                let slot = lowering.slots[other]
                guard slot >= 0, !self.places.isUnused(slot) else { return false }
                lowering.slots[first + offset] = slot
                self.places.add(first + offset, to: slot)
            }
        }
        guard lowering.outline[id].traits.contains(.stack) else { return true }
        lowering.shortParts[Int(id.index)] = lowering.shortParts(of: id)
        return tree[id].stack?.arrangedSubviews.allSatisfy { lowering.outline[$0].space == id.index } ?? true
    }

    /// What a first pass of layout would take for the views that came: their natural sizes, and margins without frames.
    private mutating func begin(_ came: [ItemID]) {
        let missing = tree.count - lowering.feedback.margins.count
        lowering.feedback.grow(by: missing)
        guard !came.isEmpty else { return }
        for id in came {
            let stated = tree[id].intrinsicContentSize
            let isStated = stated.map { !$0.width.isNaN && !$0.height.isNaN } ?? false
            lowering.feedback.solvedSizes[Int(id.index)] = isStated ? stated ?? .zero : lowering.unwrappedSize(of: id)
            lowering.feedback.solvedFrames[Int(id.index)] = .zero
        }
        guard needsInsets else { return }
        let frames = lowering.feedback.solvedFrames
        lowering.feedback.solvedFrames = []
        MarginRules(tree: tree, root: root, environment: environment, isWhole: lowering.isWhole)
            .update(&lowering.feedback, lowering.outline, came)
        lowering.feedback.solvedFrames = frames
    }
}

/// What is known of a view whose stack arranges other views than before.
private struct ListMarks: OptionSet {
    let rawValue: UInt8

    static let isNew = ListMarks(rawValue: 1)
    static let isOld = ListMarks(rawValue: 2)
    static let isListed = ListMarks(rawValue: 4)
}
