import LayoutEngine

/// Compares two layouts by view: what moved, by how much, and why.
public enum LayoutDiff {
    /// Distances below this many points are rounding noise of the arithmetic, not a move.
    public static let tolerance = 1e-4

    /// - Complexity: linear in views, constraints and equations, except the causes: one search for each moved edge.
    public static func compare(before: LayoutSide, after: LayoutSide) -> LayoutDifference {
        var run = Comparison(before: before, after: after)
        // 1 matching of views and constraints (done already)
        // 2 changes of each view of the new tree
        for id in run.afterOrder { run.compareOrAdd(id) }
        // 3 removed views
        for id in run.beforeOrder { run.removeIfGone(id) }
        // 4 causes
        run.findCauses()
        var difference = LayoutDifference(views: run.views.map(\.change), constraints: run.constraints.changes)
        // 5 differences of diagnostics, environment and bars
        difference.diagnostics = run.diagnosticChanges()
        difference.environment = before.environment.changes(to: after.environment)
        difference.bars = after.screenChanges(since: before)
        // 6 the pictures of the screens, if no visible difference was found so far
        difference.hasOtherPicture = !difference.isVisual && before.shows(otherThan: after)
        return difference
    }

    /// The same for frames without equations: the result says what moved, but not why.
    public static func compare(
        before: (tree: LayoutTree, layout: ResolvedLayout), after: (tree: LayoutTree, layout: ResolvedLayout)
    ) -> LayoutDifference {
        compare(
            before: LayoutSide(tree: before.tree, layout: before.layout),
            after: LayoutSide(tree: after.tree, layout: after.layout))
    }
}

/// The state of one comparison.
struct Comparison {
    let before: LayoutSide
    let after: LayoutSide
    let beforeOrder: [ItemID]
    let afterOrder: [ItemID]
    let items: ItemMatching
    let constraints: ConstraintMatching
    private let visibleBefore: [Bool]
    private let visibleAfter: [Bool]
    /// Old and new indices of reordered views, by new index.
    private let reorderings: [Int: (before: Int, after: Int)]
    let properties: PropertyComparison
    /// The result, in the order of the report.
    private(set) var views: [(change: ViewChange, after: ItemID?)] = []

    init(before: LayoutSide, after: LayoutSide) {
        self.before = before
        self.after = after
        beforeOrder = before.preorder()
        afterOrder = after.preorder()
        items = ItemMatching(before: before, after: after)
        constraints = ConstraintMatching(before: before.tree, after: after.tree, items: items)
        properties = PropertyComparison(before: before.tree, after: after.tree, items: items)
        visibleBefore = before.visibility()
        visibleAfter = after.visibility()
        reorderings = Self.reorderings(before.tree, after.tree, items, afterOrder)
    }

    /// Reorderings in the lists of every parent: arranged subviews, arranger or subviews, the first list that shows the
    /// order.
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

    mutating func compareOrAdd(_ id: ItemID) {
        guard let old = items.beforeOf[Int(id.index)] else {
            var change = record(after.tree, id)
            change.after = id
            change.events = [.added]
            change.frameAfter = after.frame(id)
            change.absoluteAfter = after.absoluteFrame(id)
            change.isVisual = visibleAfter[Int(id.index)] && !after.tree[id].kind.isGuide
            views.append((change, id))
            return
        }
        var change = compareMatched(old, id)
        if change.events.isEmpty, change.properties.isEmpty, change.formerIdentifier == nil { return }
        if change.events.isEmpty, !change.properties.isEmpty { change.events = [.changed] }
        guard !change.events.isEmpty else { return }
        views.append((change, id))
    }

    private func compareMatched(_ old: ItemID, _ new: ItemID) -> ViewChange {
        let oldView = before.tree[old]
        let newView = after.tree[new]
        var change = record(after.tree, new)
        change.before = old
        change.after = new
        if oldView.hasOwnIdentifier, newView.hasOwnIdentifier, oldView.identifier != newView.identifier {
            change.formerIdentifier = oldView.identifier
        }
        let oldFrame = before.frame(old)
        let newFrame = after.frame(new)
        change.frameBefore = oldFrame
        change.frameAfter = newFrame
        change.absoluteBefore = before.absoluteFrame(old)
        change.absoluteAfter = after.absoluteFrame(new)
        for edge in EdgeChange.Edge.allCases {
            let (one, other) = (oldFrame[edge], newFrame[edge])
            if (one - other).magnitude > LayoutDiff.tolerance {
                change.edges.append(EdgeChange(edge, before: one, after: other))
            }
        }
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
                    "superview", before: before.tree.displayName(of: oldParent),
                    after: after.tree.displayName(of: newParent), isVisual: false))
        }
        if oldView.isHidden != newView.isHidden { change.events.append(newView.isHidden ? .hidden : .shown) }
        let properties = properties.changes(old, new) + arrangementChange(old, new)
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

    /// A subview of both stacks that only one stack arranges.
    private func arrangementChange(_ old: ItemID, _ new: ItemID) -> [PropertyChange] {
        guard let one = before.tree[old].stack, let other = after.tree[new].stack else { return [] }
        let arrangedBefore = Set(one.arrangedSubviews.compactMap { items.afterOf[Int($0.index)] })
        let arrangedAfter = Set(other.arrangedSubviews)
        func names(_ arranged: Set<ItemID>) -> String {
            let stayed = after.tree[new].subviews.filter { child in
                guard let partner = items.beforeOf[Int(child.index)] else { return false }
                return before.tree[partner].superview == old && arranged.contains(child)
            }
            return "[" + stayed.map(after.tree.displayName(of:)).joined(separator: ", ") + "]"
        }
        let values = (names(arrangedBefore), names(arrangedAfter))
        guard values.0 != values.1 else { return [] }
        return [PropertyChange("arrangedSubviews", before: values.0, after: values.1, isVisual: false)]
    }

    mutating func removeIfGone(_ id: ItemID) {
        guard items.afterOf[Int(id.index)] == nil else { return }
        var change = record(before.tree, id)
        change.before = id
        change.events = [.removed]
        change.frameBefore = before.frame(id)
        change.absoluteBefore = before.absoluteFrame(id)
        change.isVisual = visibleBefore[Int(id.index)] && !before.tree[id].kind.isGuide
        views.append((change, nil))
    }

    private func record(_ tree: LayoutTree, _ id: ItemID) -> ViewChange {
        ViewChange(
            name: tree.displayName(of: id), identifier: tree[id].identifier, kind: tree[id].kind.rawValue)
    }

    mutating func findCauses() {
        guard !before.equations.isEmpty || !after.equations.isEmpty,
            views.contains(where: { !$0.change.edges.isEmpty })
        else { return }
        var trials = CauseTrials(self)
        for place in views.indices {
            guard let id = views[place].after else { continue }
            for edge in views[place].change.edges.indices {
                let name = views[place].change.edges[edge].edge
                views[place].change.edges[edge].cause = trials.explanation(of: name, item: id)?.cause
            }
        }
    }
}

extension Rect {
    subscript(edge: EdgeChange.Edge) -> Double {
        switch edge {
        case .x: x
        case .y: y
        case .width: width
        case .height: height
        }
    }
}
