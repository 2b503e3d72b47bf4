import LayoutEngine

/// The state of one comparison.
///
/// The steps are in `LayoutDiff.compare`. Matching is done at the start and does not change; the changes of views are
/// added in the order of the report.
struct Comparison {
    /// The old layout.
    let before: LayoutSide
    /// The new layout.
    let after: LayoutSide
    /// The old items, parents first.
    let beforeOrder: [ItemID]
    /// The new items, parents first: the order of the report.
    let afterOrder: [ItemID]
    /// Which items are the same view in both trees.
    let items: ItemMatching
    /// Which explicit constraints are the same.
    let constraints: ConstraintMatching
    /// Whether each old item can be seen, by index.
    private let visibleBefore: [Bool]
    /// Whether each new item can be seen, by index.
    private let visibleAfter: [Bool]
    /// Old and new indices of reordered views, by new index.
    private let reorderings: [Int: (before: Int, after: Int)]
    /// The names of the old items.
    let beforeNames: ItemNames
    /// The names of the new items.
    let afterNames: ItemNames
    /// Compares two records of one view.
    let properties: PropertyComparison
    /// The names of the properties of a view's content on which a natural size may depend: all but colours.
    let contentNames: Set<String>
    /// The result, in the order of the report.
    var views: [(change: ViewChange, after: ItemID?)] = []

    /// Matches items first, since constraints are matched by their items.
    init(before: LayoutSide, after: LayoutSide) {
        self.before = before
        self.after = after
        beforeOrder = before.preorder()
        afterOrder = after.preorder()
        items = ItemMatching(before: before, after: after)
        (beforeNames, afterNames) = (before.itemNames(), after.itemNames())
        constraints = ConstraintMatching(
            before: (before.tree, beforeNames), after: (after.tree, afterNames), items: items)
        properties = PropertyComparison(before: before.tree, after: after.tree, items: items, names: afterNames)
        contentNames = properties.names(in: [.text, .button, .control]).subtracting(ViewProperty.colours)
        visibleBefore = before.visibility()
        visibleAfter = after.visibility()
        reorderings = Self.reorderings(before.tree, after.tree, items, afterOrder)
    }

    /// Reorderings in the lists of every parent: arranged subviews, arranger or subviews, the first list that shows
    /// the order. Of each list only the elements outside the longest run that kept its order count as moved, see
    /// `Reordering`.
    private static func reorderings(
        _ before: LayoutTree, _ after: LayoutTree, _ items: ItemMatching, _ order: [ItemID]
    ) -> [Int: (before: Int, after: Int)] {
        var result: [Int: (before: Int, after: Int)] = [:]
        for parent in order {
            guard let old = items.beforeOf[Int(parent.index)] else { continue }
            for (newList, oldList) in [
                (after[parent].stack?.arrangedSubviews ?? [], before[old].stack?.arrangedSubviews ?? []),
                (after[parent].arrangement ?? [], before[old].arrangement ?? []),
                (after[parent].subviews, before[old].subviews),
            ] where newList.count > 1 && oldList.count > 1 {
                var oldPlaces: [ItemID: Int] = [:]
                for (place, id) in oldList.enumerated() { oldPlaces[id] = place }
                let pairs = newList.enumerated().compactMap { place, id in
                    items.beforeOf[Int(id.index)].flatMap { oldPlaces[$0] }.map { (id: id, old: $0, new: place) }
                }
                let moved = Reordering.moved(pairs.map(\.old))
                for (pair, isMoved) in zip(pairs, moved) where isMoved && result[Int(pair.id.index)] == nil {
                    result[Int(pair.id.index)] = (pair.old, pair.new)
                }
            }
        }
        return result
    }

    /// Adds the change of an item of the new tree: compared with its partner, or as added. A view that is the same in
    /// both layouts, or differs by its identifier alone, is no entry of the report.
    mutating func compareOrAdd(_ id: ItemID) {
        guard let old = items.beforeOf[Int(id.index)] else {
            var change = record(after.tree, afterNames, id)
            change.after = id
            change.events = [.added]
            change.frame.after = after.frame(id)
            change.absoluteFrame.after = after.absoluteFrame(id)
            change.isVisual = visibleAfter[Int(id.index)] && !after.tree[id].kind.isGuide
            change.isInside = after.tree[id].superview.map { items.beforeOf[Int($0.index)] == nil } ?? false
            views.append((change, id))
            return
        }
        var change = compareMatched(old, id)
        if change.events.isEmpty, change.properties.isEmpty, change.formerIdentifier == nil { return }
        if change.events.isEmpty, !change.properties.isEmpty { change.events = [.changed] }
        guard !change.events.isEmpty else { return }
        views.append((change, id))
    }

    /// All differences of two partners. A frame is compared in the coordinates of the superview: where a container
    /// moves, its subviews have no change. A change of a view that is hidden in both layouts, or of a guide, is
    /// recorded but not visual; so is another order or another superview alone.
    ///
    /// The events have the order in which `ViewChange.Event` declares them. An own identifier that changed is
    /// `formerIdentifier` and no event.
    private func compareMatched(_ old: ItemID, _ new: ItemID) -> ViewChange {
        let oldView = before.tree[old]
        let newView = after.tree[new]
        var change = record(after.tree, afterNames, new)
        change.before = old
        change.after = new
        if oldView.hasOwnIdentifier, newView.hasOwnIdentifier, oldView.identifier != newView.identifier {
            change.formerIdentifier = oldView.identifier
        }
        let oldFrame = before.frame(old)
        let newFrame = after.frame(new)
        change.frame.before = oldFrame
        change.frame.after = newFrame
        change.absoluteFrame.before = before.absoluteFrame(old)
        change.absoluteFrame.after = after.absoluteFrame(new)
        change.edges = EdgeChange.all(from: oldFrame, to: newFrame, tolerance: LayoutDiff.tolerance)
        // Events in the order of their declaration.
        if change.edges.contains(where: { $0.edge == .x || $0.edge == .y }) { change.events.append(.moved) }
        if change.edges.contains(where: { $0.edge == .width || $0.edge == .height }) { change.events.append(.resized) }
        if let order = reorderings[Int(new.index)] {
            change.events.append(.reordered)
            change.properties.append(
                PropertyChange("order", before: "\(order.before)", after: "\(order.after)", isVisual: false))
        }
        if let oldParent = oldView.superview, let newParent = newView.superview,
            items.afterOf[Int(oldParent.index)] != newParent
        {
            change.events.append(.reparented)
            change.properties.append(
                PropertyChange(
                    "superview", before: beforeNames.quotedName(of: oldParent),
                    after: afterNames.quotedName(of: newParent), isVisual: false))
        }
        if oldView.isHidden != newView.isHidden { change.events.append(newView.isHidden ? .hidden : .shown) }
        let properties = contentChanges(old, new) + arrangementChange(old, new)
        if !properties.isEmpty {
            change.events.append(.changed)
            change.properties += properties
        }
        let canBeSeen =
            (visibleBefore[Int(old.index)] || visibleAfter[Int(new.index)])
            && !(oldView.kind.isGuide && newView.kind.isGuide)
        let hasVisibleEvent = change.events.contains { $0 != .changed && $0 != .reordered && $0 != .reparented }
        change.isVisual = canBeSeen && (hasVisibleEvent || change.properties.contains { $0.isVisual })
        return change
    }

    /// The changed properties of a matched view. The natural size that a file of Interface Builder records follows from the
    /// content: where both changed, the size is no change of its own.
    func contentChanges(_ old: ItemID, _ new: ItemID) -> [PropertyChange] {
        let changes = properties.changes(old, new)
        guard isRecordedWithContent(changes) else { return changes }
        return changes.filter { $0.name != PropertyComparison.naturalSize }
    }

    /// Whether a recorded natural size changed together with the content.
    func isRecordedWithContent(_ changes: [PropertyChange]) -> Bool {
        before.isInterfaceBuilder && after.isInterfaceBuilder
            && changes.contains { $0.name == PropertyComparison.naturalSize }
            && changes.contains { contentNames.contains($0.name) }
    }

    /// A subview of both stacks that only one stack arranges. Views that came, went or changed their superview are
    /// left out, as in `TreeEdits`. `arrangedSubviews [title, badge] -> [title]`, in the order of the new stack's
    /// subviews.
    private func arrangementChange(_ old: ItemID, _ new: ItemID) -> [PropertyChange] {
        guard let one = before.tree[old].stack, let other = after.tree[new].stack else { return [] }
        let arrangedBefore = Set(one.arrangedSubviews.compactMap { items.afterOf[Int($0.index)] })
        let arrangedAfter = Set(other.arrangedSubviews)
        func names(_ arranged: Set<ItemID>) -> String {
            let stayed = after.tree[new].subviews.filter { child in
                guard let partner = items.beforeOf[Int(child.index)] else { return false }
                return before.tree[partner].superview == old && arranged.contains(child)
            }
            return "[" + stayed.map(afterNames.quotedName(of:)).joined(separator: ", ") + "]"
        }
        let values = (names(arrangedBefore), names(arrangedAfter))
        guard values.0 != values.1 else { return [] }
        return [PropertyChange("arrangedSubviews", before: values.0, after: values.1, isVisual: false)]
    }

    /// Adds an item of the old tree without a partner as removed.
    mutating func removeIfGone(_ id: ItemID) {
        guard items.afterOf[Int(id.index)] == nil else { return }
        var change = record(before.tree, beforeNames, id)
        change.before = id
        change.events = [.removed]
        change.frame.before = before.frame(id)
        change.absoluteFrame.before = before.absoluteFrame(id)
        change.isVisual = visibleBefore[Int(id.index)] && !before.tree[id].kind.isGuide
        change.isInside = before.tree[id].superview.map { items.afterOf[Int($0.index)] == nil } ?? false
        views.append((change, nil))
    }

    /// A change without differences.
    private func record(_ tree: LayoutTree, _ names: ItemNames, _ id: ItemID) -> ViewChange {
        var change = ViewChange(
            name: names.name(of: id), identifier: tree[id].identifier, kind: tree[id].kind.rawValue)
        change.quotedName = names.quotedName(of: id)
        return change
    }
}

extension Rect {
    /// One of the four numbers.
    subscript(edge: EdgeChange.Edge) -> Double {
        switch edge {
        case .x: x
        case .y: y
        case .width: width
        case .height: height
        }
    }
}
