/// The units of lowering that a change of the tree affects.
struct ChangeScope {
    let lowering: Lowering
    let tree: LayoutTree
    /// In the order in which the changes were found, without duplicates.
    private(set) var units: [LoweringUnit] = []
    /// Items whose records or constraints changed.
    private(set) var items: [ItemID] = []
    private var found: Set<LoweringUnit> = []

    init(lowering: Lowering, tree: LayoutTree) {
        self.lowering = lowering
        self.tree = tree
    }

    /// - Parameters:
    ///   - change: what came, left and is arranged otherwise, as the lowering knows already.
    ///   - explicit: the constraints that depend on this.
    ///   - edits: the constraints that were removed, changed and added.
    /// - Returns: false if the change affects more than single units.
    mutating func collect(
        _ journal: Journal, _ change: StructureChange, _ explicit: [Int], _ edits: ConstraintEdits
    ) -> Bool {
        let isNew = Set(change.came)
        for (id, before) in journal.items where lowering.outline[id].isInstalled && !isNew.contains(id) {
            guard collect(id, from: before, to: tree[id]) else { return false }
        }
        collect(change, explicit)
        guard mayRemove(edits.removed), mayAppend(tree.constraints[edits.added]) else { return false }
        for (_, record) in edits.removed { add(record.first, record.second) }
        for index in edits.changed { add(index, tree.constraints[index]) }
        for index in edits.added { add(index, tree.constraints[index]) }
        return true
    }

    /// The views that came, those that left, whose constraints go, and the stacks around them.
    private mutating func collect(_ change: StructureChange, _ explicit: [Int]) {
        for id in change.came + change.left + change.renumbered { add(.item(id)) }
        for id in change.stacks {
            add(.item(id))
            items.append(id)
        }
        for id in change.parents + change.stacks {
            items.append(id)
            addMeasuring(around: id)
            addDependents(of: id)
        }
        for id in change.stacks { addSharing(around: id) }
        for index in explicit where index < lowering.explicitPlaces.count { add(index, tree.constraints[index]) }
    }

    private mutating func add(_ index: Int, _ constraint: LayoutConstraint) {
        add(.explicit(index))
        addEnds(constraint.first, constraint.second)
    }

    /// The rows of a constraint that was removed are gone; the views at its ends are lowered again, for what is measured
    /// of them.
    private mutating func add(_ first: Anchor, _ second: Anchor?) {
        addEnds(first, second)
        for id in [first.item, second?.item] {
            if let id, lowering.outline[id].isInstalled { add(.item(id)) }
        }
    }

    private mutating func addEnds(_ first: Anchor, _ second: Anchor?) {
        for id in [first.item, second?.item] {
            guard let id, lowering.outline[id].isInstalled else { continue }
            items.append(id)
            addMeasuring(around: id)
        }
    }

    /// Whether removed constraints take nothing away but their own rows. The anchors of all constraints together decide
    /// which rows size themselves and whether margins are asked for.
    private func mayRemove(_ removed: [(place: Int, record: ConstraintRecords.Record)]) -> Bool {
        removed.isEmpty || !lowering.outline.hasTable && !removed.contains { $0.record.reachesFar }
    }

    /// Whether constraints behind all others add nothing but their own rows: no constraint before them could have been
    /// lowered otherwise because of them.
    private func mayAppend(_ constraints: ArraySlice<LayoutConstraint>) -> Bool {
        guard !constraints.isEmpty else { return true }
        guard !lowering.outline.hasTable else { return false }
        let hasInsets = lowering.refersToInsets.contains(true)
        return constraints.allSatisfy { constraint in
            (hasInsets || !constraint.refersToInsets) && (lowering.usesBaselines || !constraint.usesBaselines)
        }
    }

    /// The units, besides the item's own, that depend on the size, the visibility or the text of an item.
    func units(dependingOnSizeOf id: ItemID) -> [LoweringUnit] {
        var scope = self
        scope.add(.item(id))
        scope.addDependents(of: id)
        return scope.units
    }

    private mutating func add(_ unit: LoweringUnit) {
        if found.insert(unit).inserted { units.append(unit) }
    }

    private mutating func collect(_ id: ItemID, from old: View, to new: View) -> Bool {
        guard old != new else { return true }
        guard Self.haveSameStructure(old, new), keepsForm(id, from: old, to: new) else { return false }
        guard old.isHidden == new.isHidden || !isListedElsewhere(id) else { return false }
        let isOtherText = TextWidths.priority(of: old) != TextWidths.priority(of: new)
        if old.isHidden != new.isHidden || isOtherText, let parent = new.superview {
            add(.item(parent))
            addSharing(around: parent)
        }
        if old.frame != new.frame {
            guard id != lowering.root else { return false }
            if let parent = new.superview { add(.item(parent)) }
            for child in new.subviews {
                guard stillStandsAlone(child) else { return false }
                add(.item(child))
            }
        }
        add(.item(id))
        items.append(id)
        addDependents(of: id)
        return true
    }

    /// Whether the view's own stack and the stack around the view stay in the same short form, with the same unknowns.
    private func keepsForm(_ id: ItemID, from old: View, to new: View) -> Bool {
        guard lowering.isShort else { return true }
        guard stillStandsAlone(id) else { return false }
        if let stack = new.stack, let before = old.stack,
            stack.alignment != before.alignment
                || stack.isBaselineRelativeArrangement != before.isBaselineRelativeArrangement
        {
            return false
        }
        guard old.isHidden != new.isHidden, let parent = new.superview else { return true }
        return !lowering.sharesLength(parent)
            && lowering.shortParts(of: parent) == lowering.shortParts[Int(parent.index)]
    }

    /// Whether a stack other than the superview has a view in its list: whether the view is hidden then concerns that stack.
    private func isListedElsewhere(_ id: ItemID) -> Bool {
        guard lowering.outline[id].traits.contains(.placed) else { return false }
        guard let parent = tree[id].superview, lowering.outline.contains(parent) else { return true }
        let others: ItemTraits = [.table, .flow, .cell, .styled, .arranger]
        return lowering.outline[parent].traits.isDisjoint(with: others)
            && tree[parent].stack?.arrangedSubviews.span.firstPlace(of: id) == nil
    }

    /// Whether a view without unknowns still needs none.
    private func stillStandsAlone(_ id: ItemID) -> Bool {
        !lowering.standsAlone[Int(id.index)] || lowering.mayStandAlone(id)
    }

    /// Proportional stacks keep the fitting sizes of their descendants.
    private mutating func addMeasuring(around id: ItemID) {
        var next = tree[id].superview
        while let current = next {
            if tree[current].stack?.distribution == .fillProportionally { add(.item(current)) }
            next = tree[current].superview
        }
    }

    /// The stacks around a stack in which the stack may share the width as a text, for what changed inside.
    private mutating func addSharing(around id: ItemID) {
        guard !lowering.textPriorities.isEmpty, tree[id].stack != nil else { return }
        var next = tree[id].superview
        while let current = next, let stack = tree[current].stack {
            if stack.axis == .horizontal { add(.item(current)) }
            next = tree[current].superview
        }
    }

    /// Ancestors that measure their descendants, and units that use baselines.
    private mutating func addDependents(of id: ItemID) {
        var next = tree[id].superview
        while let current = next {
            // Where a cell decides its own size, the flow around it moves.
            if lowering.outline[current].traits.contains(.flow) { add(.item(current)) }
            if lowering.outline[current].traits.contains(.styled) {
                // The height of the row is the table's rule.
                add(.item(current))
                if let table = tree[current].superview { add(.item(table)) }
            }
            if let stack = tree[current].stack {
                let measures = stack.distribution == .fillProportionally
                let aligns = lowering.usesBaselines && stack.usesBaselines
                if measures || aligns { add(.item(current)) }
            }
            next = tree[current].superview
        }
        guard lowering.usesBaselines else { return }
        for index in tree.constraints.indices where tree.constraints[index].usesBaselines { add(.explicit(index)) }
    }
}

extension StackAttributes {
    /// Whether the rules of the stack ask for baselines.
    var usesBaselines: Bool {
        isBaselineRelativeArrangement || alignment == .firstBaseline || alignment == .lastBaseline
    }
}

extension LayoutConstraint {
    fileprivate var usesBaselines: Bool { first.isBaseline || second?.isBaseline == true }
}

extension Anchor {
    var isBaseline: Bool { attribute == .firstBaseline || attribute == .lastBaseline }
}

extension ChangeScope {
    /// Whether two records of one item differ only in properties that a session takes up by lowering single units, and
    /// in nothing that the outline stores.
    static func haveSameStructure(_ old: View, _ new: View) -> Bool {
        old.mayHaveNaturalSize == new.mayHaveNaturalSize
            && (takingUpUsual(of: new, in: old) == new || takingUp(new, in: old) == new)
    }

    /// A record with what nearly all edits change, lengths and lists: asked first, since the list of all properties is long.
    private static func takingUpUsual(of other: View, in view: View) -> View {
        var copy = view
        copy.intrinsicContentSize = other.intrinsicContentSize
        copy.isHidden = other.isHidden
        takeUpLists(of: other, in: &copy)
        return copy
    }

    private static func takeUpLists(of other: View, in view: inout View) {
        if let other = other.stack {
            view.stack?.customSpacing = other.customSpacing
            view.stack?.arrangedSubviews = other.arrangedSubviews
        }
        view.superview = other.superview
        view.takeUpChildren(of: other)
    }

    /// A record with the properties that single units take up set to those of another. Two records that still differ
    /// afterwards differ in structure: in a property whose declaration says so, or in a field that is no property.
    private static func takingUp(_ other: View, in view: View) -> View {
        var copy = view
        copy.identifier = other.identifier
        copy.hasOwnIdentifier = other.hasOwnIdentifier
        for record in PropertyCatalog.recordsOfUnits { record.copy(other, into: &copy) }
        for field in PropertyCatalog.fieldsOfUnits { field.copy(other, into: &copy) }
        takeUpLists(of: other, in: &copy)
        return copy
    }
}
