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

    /// - Returns: false if the change affects more than single units.
    mutating func collect(_ journal: Journal) -> Bool {
        guard !journal.changedStructure else { return false }
        for (id, before) in journal.items where lowering.outline[id].isInstalled {
            guard collect(id, from: before, to: tree[id]) else { return false }
        }
        guard let before = journal.constraints else { return true }
        guard before.count == tree.constraints.count else { return false }
        for index in before.indices where before[index] != tree.constraints[index] {
            let (old, new) = (before[index], tree.constraints[index])
            // The anchors of all constraints together decide which rows size themselves and whether any constraint
            // refers to margins.
            guard old.first == new.first, old.second == new.second else { return false }
            add(.explicit(index))
            for end in [new.first, new.second] {
                guard let id = end?.item, lowering.outline[id].isInstalled else { continue }
                items.append(id)
                addMeasuring(around: id)
            }
        }
        return true
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
        guard old.hasSameStructure(as: new), keepsForm(id, from: old, to: new) else { return false }
        if old.isHidden != new.isHidden, let parent = new.superview { add(.item(parent)) }
        if old.frame != new.frame {
            guard id != lowering.root else { return false }
            if let parent = new.superview { add(.item(parent)) }
            for child in new.subviews { add(.item(child)) }
        }
        add(.item(id))
        items.append(id)
        addDependents(of: id)
        return true
    }

    /// Whether the view's own stack and the stack around the view stay in the same short form, with the same unknowns.
    private func keepsForm(_ id: ItemID, from old: View, to new: View) -> Bool {
        guard lowering.isShort else { return true }
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

    /// Proportional stacks keep the fitting sizes of their descendants.
    private mutating func addMeasuring(around id: ItemID) {
        var next = tree[id].superview
        while let current = next {
            if tree[current].stack?.distribution == .fillProportionally { add(.item(current)) }
            next = tree[current].superview
        }
    }

    /// Ancestors that measure their descendants, and units that use baselines.
    private mutating func addDependents(of id: ItemID) {
        var next = tree[id].superview
        while let current = next {
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
    fileprivate var usesBaselines: Bool {
        isBaselineRelativeArrangement || alignment == .firstBaseline || alignment == .lastBaseline
    }
}

extension LayoutConstraint {
    fileprivate var usesBaselines: Bool { first.isBaseline || second?.isBaseline == true }
}

extension Anchor {
    fileprivate var isBaseline: Bool { attribute == .firstBaseline || attribute == .lastBaseline }
}

extension View {
    /// Whether two records of one item differ only in properties that a session takes up by lowering single units, and
    /// in nothing that the outline stores.
    fileprivate func hasSameStructure(as other: View) -> Bool {
        mayHaveNaturalSize == other.mayHaveNaturalSize && takingUp(other) == other
    }

    /// This record with the properties that single units take up set to those of `other`. Two records that still differ
    /// afterwards differ in structure: in a property whose declaration says so, or in a field that is no property.
    private func takingUp(_ other: View) -> View {
        var copy = self
        copy.identifier = other.identifier
        copy.hasOwnIdentifier = other.hasOwnIdentifier
        for record in PropertyCatalog.recordsOfUnits { record.copy(other, into: &copy) }
        for field in PropertyCatalog.fieldsOfUnits { field.copy(other, into: &copy) }
        if let spacing = other.stack?.customSpacing { copy.stack?.customSpacing = spacing }
        return copy
    }
}
