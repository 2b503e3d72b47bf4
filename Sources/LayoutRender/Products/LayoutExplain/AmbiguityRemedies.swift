import LayoutEngine

/// The search for changes that settle an ambiguity.
extension PageExplanation {
    /// The views whose priorities are tried for one ambiguity.
    private static let competitorLimit = 4

    /// The single changes after which the view is ambiguous no more and no other conflict comes, each tested by laying out.
    ///
    /// Priorities come first: where views compete for room and hug or resist equally, one of them has to win, and a
    /// constraint would pin a number that the layout happens to have.
    func remedies(
        of item: ItemID, _ axis: Axis, _ layout: ResolvedLayout, _ ambiguities: [LayoutDiagnostic],
        _ budget: inout TrialBudget
    ) -> [AmbiguityExplanation.Remedy] {
        var found: [AmbiguityExplanation.Remedy] = []
        let conflicts = layout.diagnostics.count { $0.kind == .conflict }
        func attempt(_ changes: [AmbiguityExplanation.Remedy.Change]) {
            for change in changes where budget.work > 0 {
                let settled = change.applied(to: scene.tree, axis).resolve(in: scene.environment)
                budget.work -= settled.work
                let left = settled.diagnostics.filter { $0.kind == .ambiguous }
                guard left.count < ambiguities.count,
                    !left.contains(where: { $0.axis == axis && $0.items.first == item }),
                    settled.diagnostics.count(where: { $0.kind == .conflict }) <= conflicts
                else { continue }
                let moved = zip(settled.items, layout.items).count { $0.frame != $1.frame }
                found.append(.init(change: change, ambiguitiesLeft: left.count, movedFrames: moved))
            }
        }
        // 1 priorities of the views that compete along the axis
        let others = ambiguities.filter { $0.axis == axis }.compactMap(\.items.first).filter { $0 != item }
        attempt(priorityChanges(among: [item] + others, axis))
        // 2 constraints with the present values, where no priority helps
        if found.isEmpty { attempt(constraints(on: item, axis, layout)) }
        return found.enumerated()
            .sorted { one, other in
                one.element.rank == other.element.rank
                    ? one.offset < other.offset : one.element.rank < other.element.rank
            }
            .map(\.element)
    }

    /// Priorities raised by 1: the hugging of views tied with a stretched view, the resistance of views tied with a
    /// squeezed view. Views at their natural size come first: the change keeps the frames.
    private func priorityChanges(
        among views: [ItemID], _ axis: Axis
    ) -> [AmbiguityExplanation.Remedy.Change] {
        var changes: [AmbiguityExplanation.Remedy.Change] = []
        for role in [ConstraintRole.contentHugging, .compressionResistance] {
            let places = rules(role, axis)
            let rules = views.prefix(Self.competitorLimit).flatMap { contents(of: $0, among: places) }
                .prefix(Self.competitorLimit).map { view, rule in
                    let excess = excess(ofEquation: rule)
                    let isKept = role == .contentHugging ? excess <= 0 : excess >= 0
                    return (item: view, priority: trace.equations[rule].priority, isKept: isKept)
                }
            // Nobody stretches or shrinks, or nobody else could: the priorities are not what is missing.
            let broken = rules.filter { !$0.isKept }.map(\.priority)
            let tied = rules.filter { broken.contains($0.priority) && $0.priority + 1 < 1000 }
            guard tied.count > 1 else { continue }
            for rule in tied.filter(\.isKept) + tied.filter({ !$0.isKept }) {
                let priority = rule.priority + 1
                changes.append(
                    role == .contentHugging
                        ? .hugging(rule.item, priority) : .compressionResistance(rule.item, priority))
            }
        }
        return changes
    }

    /// The places of the equations by which views hug or resist along an axis.
    private func rules(_ role: ConstraintRole, _ axis: Axis) -> [ItemID: Int] {
        var places: [ItemID: Int] = [:]
        for (place, equation) in trace.equations.enumerated() where equation.key.role == role {
            let item = equation.key.item
            let length: LayoutTrace.Quantity = axis == .horizontal ? .width(item) : .height(item)
            if places[item] == nil, equation.terms.contains(where: { $0.quantity == length }) { places[item] = place }
        }
        return places
    }

    /// The view with its equation, or the views inside that have one: a box is as large as its contents.
    private func contents(of view: ItemID, among places: [ItemID: Int]) -> [(ItemID, Int)] {
        if let place = places[view] { return [(view, place)] }
        var found: [(ItemID, Int)] = []
        scene.tree.forEachDescendant(of: view) { inner in
            if let place = places[inner] { found.append((inner, place)) }
        }
        return found
    }

    /// The length, and the distances of start, end and centre from the superview's, as they are now.
    private func constraints(
        on item: ItemID, _ axis: Axis, _ layout: ResolvedLayout
    ) -> [AmbiguityExplanation.Remedy.Change] {
        let frame = layout[item].frame
        let (start, size) = (frame.origin[axis], frame.size[axis])
        let isHorizontal = axis == .horizontal
        let length = Anchor(item, isHorizontal ? .width : .height)
        // The edges and the middle of a scroll view are those of its content, whose size is what is asked for.
        if let scroller = scene.tree[item].superview, scene.tree[scroller].scroll != nil {
            let frame = Anchor(scroller, length.attribute)
            return [.constraint(LayoutConstraint(length, .equal, frame, priority: isHorizontal ? 1000 : 250))]
        }
        var constraints = [LayoutConstraint(length, constant: size)]
        if let parent = scene.tree[item].superview {
            let outer = layout[parent].frame.size[axis]
            let edges: [(Attribute, Double)] = [
                (.leastEdge(axis), start), (isHorizontal ? .right : .bottom, start + size - outer),
                (isHorizontal ? .centerX : .centerY, start + (size - outer) / 2),
            ]
            constraints += edges.map { edge, distance in
                LayoutConstraint(Anchor(item, edge), .equal, Anchor(parent, edge), constant: distance)
            }
        }
        return constraints.map { .constraint($0) }
    }
}

extension AmbiguityExplanation.Remedy {
    /// Fewer ambiguities first, then priorities before constraints, then fewer moved frames.
    fileprivate var rank: (Int, Int, Int) {
        if case .constraint = change { return (ambiguitiesLeft, 1, movedFrames) }
        return (ambiguitiesLeft, 0, movedFrames)
    }
}

extension AmbiguityExplanation.Remedy.Change {
    /// The tree with the change; priorities along one axis.
    fileprivate func applied(to tree: LayoutTree, _ axis: Axis) -> LayoutTree {
        var tree = tree
        switch self {
        case .hugging(let item, let priority): tree[item].contentHuggingPriority[axis] = priority
        case .compressionResistance(let item, let priority):
            tree[item].contentCompressionResistancePriority[axis] = priority
        case .constraint(let constraint): tree.constraints.append(constraint)
        }
        return tree
    }
}
