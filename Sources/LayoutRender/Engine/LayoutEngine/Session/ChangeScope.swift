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
    ///   - constraints: the places of the constraints that changed.
    ///   - renumbered: arranged subviews with another number among the equals of their stack.
    /// - Returns: false if the change affects more than single units.
    mutating func collect(_ journal: Journal, _ constraints: [Int], _ renumbered: [ItemID]) -> Bool {
        for (id, before) in journal.items where lowering.outline[id].isInstalled {
            guard collect(id, from: before, to: tree[id]) else { return false }
        }
        for id in renumbered { add(.item(id)) }
        if !renumbered.isEmpty {
            // The order of arranged subviews decides which of equally strong own lengths gives way.
            let isRenumbered = Set(renumbered)
            for index in tree.constraints.indices
            where tree.constraints[index].second == nil && isRenumbered.contains(tree.constraints[index].first.item) {
                add(index, tree.constraints[index])
            }
        }
        for index in constraints { add(index, tree.constraints[index]) }
        return true
    }

    private mutating func add(_ index: Int, _ constraint: LayoutConstraint) {
        add(.explicit(index))
        for id in [constraint.first.item, constraint.second?.item] {
            guard let id, lowering.outline[id].isInstalled else { continue }
            items.append(id)
            addMeasuring(around: id)
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
        let isOtherText = old.sharedWidthPriority != new.sharedWidthPriority
        if old.isHidden != new.isHidden || isOtherText, let parent = new.superview {
            add(.item(parent))
            addSharing(around: parent)
        }
        if old.frame != new.frame {
            guard id != lowering.root else { return false }
            if let parent = new.superview { add(.item(parent)) }
            for child in new.subviews {
                guard staysIndependent(child) else { return false }
                add(.item(child))
            }
        }
        if old.scroll?.contentOffset != new.scroll?.contentOffset {
            for (index, one) in tree.constraints.enumerated() where one.first.item == id || one.second?.item == id {
                add(index, one)
            }
        }
        add(.item(id))
        items.append(id)
        addDependents(of: id)
        return true
    }

    /// Whether the view's own stack and the stack around the view stay in the same short form, with the same unknowns.
    private func keepsForm(_ id: ItemID, from old: View, to new: View) -> Bool {
        guard lowering.form.isShort else { return true }
        guard staysIndependent(id) else { return false }
        if let stack = new.stack, let before = old.stack,
            stack.alignment != before.alignment
                || stack.isBaselineRelativeArrangement != before.isBaselineRelativeArrangement
        {
            return false
        }
        guard old.isHidden != new.isHidden, let parent = new.superview else { return true }
        return !lowering.sharesLength(parent)
            && lowering.shortParts(of: parent) == lowering.items[parent].shortParts
    }

    /// Whether a stack other than the superview has a view in its list: whether the view is hidden then concerns that stack.
    private func isListedElsewhere(_ id: ItemID) -> Bool {
        guard lowering.outline[id].traits.contains(.placed) else { return false }
        guard let parent = tree[id].superview, lowering.outline.contains(parent) else { return true }
        let others: ItemTraits = [.table, .flow, .cell, .styled, .arranger, .flex]
        return lowering.outline[parent].traits.isDisjoint(with: others)
            && tree[parent].stack?.arrangedSubviews.contains(id) != true
    }

    /// Whether a view without unknowns still needs none.
    private func staysIndependent(_ id: ItemID) -> Bool {
        !lowering.items[id].isIndependent || lowering.mayBeIndependent(id)
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
        guard !lowering.measures.textPriorities.isEmpty, tree[id].stack != nil else { return }
        var next = tree[id].superview
        while let current = next, let stack = tree[current].stack {
            if stack.axis == .horizontal { add(.item(current)) }
            next = tree[current].superview
        }
    }

    /// Adds the ancestors that measure their descendants, and the units with baselines.
    private mutating func addDependents(of id: ItemID) {
        var next = tree[id].superview
        while let current = next {
            // Where a view decides its own size, the lines around it may break elsewhere.
            if !lowering.outline[current].traits.isDisjoint(with: [.flow, .flex]) { add(.item(current)) }
            if lowering.outline[current].traits.contains(.styled) || tree.accessoryView(ofCell: current) != nil
                || !tree.sideViews(ofField: current).isEmpty
            {
                // The height of the row is the table's rule.
                add(.item(current))
                if let table = tree[current].superview { add(.item(table)) }
            }
            if let stack = tree[current].stack {
                let measures = stack.distribution == .fillProportionally
                let aligns = lowering.found.usesBaselines && stack.usesBaselines
                if measures || aligns { add(.item(current)) }
            }
            next = tree[current].superview
        }
        guard lowering.found.usesBaselines else { return }
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
    /// Whether two records of one item, with the same children, differ only in properties that no rule outside of the view's
    /// own unit reads, and in nothing that the outline stores. A property that is not named here lays the whole tree out.
    static func haveSameStructure(_ old: View, _ new: View) -> Bool {
        guard old.mayHaveNaturalSize == new.mayHaveNaturalSize else { return false }
        var copy = old
        (copy.identifier, copy.hasOwnIdentifier) = (new.identifier, new.hasOwnIdentifier)
        (copy.frame, copy.autoresizingMask, copy.isHidden) = (new.frame, new.autoresizingMask, new.isHidden)
        (copy.intrinsicContentSize, copy.content, copy.look) = (new.intrinsicContentSize, new.content, new.look)
        if let stack = new.stack, copy.stack != nil {
            copy.stack?.customSpacing = stack.customSpacing
            copy.stack?.spacing = stack.spacing
            copy.stack?.usesSystemSpacing = stack.usesSystemSpacing
            copy.stack?.alignment = stack.alignment
            copy.stack?.isBaselineRelativeArrangement = stack.isBaselineRelativeArrangement
        }
        guard old.hasExtras || new.hasExtras else { return copy == new }
        (copy.className, copy.label, copy.baselineOffsets) = (new.className, new.label, new.baselineOffsets)
        if copy.scroll != nil, new.scroll != nil { copy.scroll = new.scroll }
        if let cell = new.cell {
            copy.cell?.isSelected = cell.isSelected
            copy.cell?.selectionStyle = cell.selectionStyle
        }
        return copy == new
    }
}

extension View {
    /// Whether another record of the item has the same place among the items, and arranges the same views.
    func hasSameChildren(as other: View) -> Bool {
        superview == other.superview && subviews == other.subviews && guides == other.guides
            && stack?.arrangedSubviews == other.stack?.arrangedSubviews
    }
}
