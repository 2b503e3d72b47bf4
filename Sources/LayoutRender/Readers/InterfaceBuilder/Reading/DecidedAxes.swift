import LayoutEngine

/// Which lengths follow from constraints and stacks alone, whatever the views' contents.
///
/// Along each axis the start, center and end of every view are nodes; an equality between two of them joins them. A
/// view whose start and end hang together has a decided length. Example: `title.leading == parent.leading + 16` and
/// `title.trailing == parent.trailing - 16` join both ends of the title with the ends of its superview, whose length
/// is decided; so the recorded width of the title says nothing about its text. Why this matters: a recorded width of
/// a label is the label's own width only where nothing else decides the width. A wrong answer in one direction takes
/// a stretched width for the text's; in the other, an estimate is used although the file knows better.
struct DecidedAxes: Sendable {
    /// The nodes of both axes.
    private var joined: AxisPair<Joins>

    /// Four rounds over the constraints, each linear but for the walks to representatives.
    init(_ tree: LayoutTree, _ environment: LayoutEnvironment) {
        joined = AxisPair(Joins(count: tree.count))
        for axis in Axis.allCases {
            var joins = Joins(count: tree.count)
            joinFrames(tree, axis, environment, &joins)
            joinStacks(tree, axis, &joins)
            // Lengths that depend on lengths settle in turn; four rounds cover real chains.
            for _ in 0..<4 {
                let known = joins.unions
                joinConstraints(tree, axis, &joins)
                joinLengths(tree, axis, &joins)
                joins.completeTriples()
                if joins.unions == known { break }
            }
            joined[axis] = joins
        }
    }

    /// Whether the view's length along the axis is decided.
    func contains(_ id: ItemID, _ axis: Axis) -> Bool { joined[axis].isDecided(Int(id.index)) }

    /// The root, views with masks, and controls whose size is known exactly.
    private func joinFrames(_ tree: LayoutTree, _ axis: Axis, _ environment: LayoutEnvironment, _ joins: inout Joins) {
        joins.decide(Int(tree.root.index))
        for index in 0..<tree.count {
            let view = tree.items[index]
            if view.translatesAutoresizingMaskIntoConstraints {
                joins.decide(index)
                if let parent = view.superview { joins.join(index, .start, Int(parent.index), .start) }
            }
            let hasFixedSize = view.kind.traits.contains(.fixedSize)
            if hasFixedSize, view.naturalSize(in: environment)[axis] > 0 { joins.decide(index) }
        }
    }

    /// Joins the nodes that a stack's alignment and distribution equate. Only visible arranged subviews count.
    /// Spreading distributions leave the gaps open, so neighbours are not joined.
    private func joinStacks(_ tree: LayoutTree, _ axis: Axis, _ joins: inout Joins) {
        for index in 0..<tree.count {
            guard let stack = tree.items[index].stack else { continue }
            let visible = stack.arrangedSubviews.filter { !tree[$0].isHidden }
            guard stack.axis == axis else {
                for child in visible {
                    let child = Int(child.index)
                    switch stack.alignment {
                    case .fill:
                        joins.join(child, .start, index, .start)
                        joins.join(child, .end, index, .end)
                    case .leading: joins.join(child, .start, index, .start)
                    case .trailing: joins.join(child, .end, index, .end)
                    case .center: joins.join(child, .center, index, .center)
                    case .firstBaseline, .lastBaseline: break
                    }
                }
                continue
            }
            guard let first = visible.first, let last = visible.last else { continue }
            joins.join(Int(first.index), .start, index, .start)
            joins.join(Int(last.index), .end, index, .end)
            guard stack.distribution != .equalSpacing, stack.distribution != .equalCentering else { continue }
            for (a, b) in zip(visible, visible.dropFirst()) { joins.join(Int(a.index), .end, Int(b.index), .start) }
        }
    }

    /// Joins the nodes that firm equalities of the file equate.
    private func joinConstraints(_ tree: LayoutTree, _ axis: Axis, _ joins: inout Joins) {
        for constraint in tree.constraints where constraint.isFirm && constraint.first.attribute.axis == axis {
            guard let second = constraint.second, let a = constraint.first.attribute.place,
                let b = second.attribute.place, constraint.multiplier == 1
            else { continue }
            joins.join(
                joins.node(constraint.first, a, against: second, tree),
                joins.node(second, b, against: constraint.first, tree))
        }
    }

    /// Lengths given by a number or by a decided length. A view whose width equals a decided width is decided too,
    /// whatever the multiplier.
    private func joinLengths(_ tree: LayoutTree, _ axis: Axis, _ joins: inout Joins) {
        for constraint in tree.constraints where constraint.isFirm {
            for (own, other) in [
                (constraint.first, constraint.second), (constraint.second, Optional(constraint.first)),
            ] {
                guard let own, own.attribute.isDimension, own.attribute.axis == axis, own.region == .item else {
                    continue
                }
                guard let other else {
                    joins.decide(Int(own.item.index))
                    continue
                }
                // A length of the other axis counts as decided: aspect ratios hold either way.
                if other.attribute.axis != axis || joins.isDecided(Int(other.item.index)) {
                    joins.decide(Int(own.item.index))
                }
            }
        }
        for index in 0..<tree.count {
            guard let stack = tree.items[index].stack, stack.axis == axis,
                stack.distribution == .fillEqually || stack.distribution == .fillProportionally,
                joins.isDecided(index)
            else { continue }
            for child in stack.arrangedSubviews { joins.decide(Int(child.index)) }
        }
    }
}

/// Nodes of one axis and which of them hang together.
///
/// A union-find structure (Tarjan) with four nodes for each view; the walk to a representative does not shorten the
/// path.
private struct Joins: Sendable {
    /// `contentEnd` is the end of a scroll view's content, which may lie anywhere.
    enum Place: Int { case start, center, end, contentEnd }

    /// Parent of each node in its set; a root is its own.
    private var parents: [Int]
    /// How often two sets became one.
    private(set) var unions = 0

    /// Every node alone.
    init(count: Int) { parents = Array(0..<(count * 4)) }

    /// Whether start and end of a view are joined, possibly through others.
    func isDecided(_ index: Int) -> Bool { find(index * 4) == find(index * 4 + 2) }

    /// Joins start and end of a view whose length a constraint states.
    mutating func decide(_ index: Int) { join(index * 4, index * 4 + 2) }

    /// Joins two places of views.
    mutating func join(_ a: Int, _ place: Place, _ b: Int, _ other: Place) {
        join(a * 4 + place.rawValue, b * 4 + other.rawValue)
    }

    /// Joins two sets; the smaller node becomes the representative.
    mutating func join(_ a: Int, _ b: Int) {
        let a = find(a)
        let b = find(b)
        guard a != b else { return }
        parents[max(a, b)] = min(a, b)
        unions += 1
    }

    /// The representative of a node.
    private func find(_ node: Int) -> Int {
        var node = node
        while parents[node] != node { node = parents[node] }
        return node
    }

    /// Two places of a view fix the third.
    mutating func completeTriples() {
        for index in 0..<(parents.count / 4) {
            let base = index * 4
            let (start, center, end) = (find(base), find(base + 1), find(base + 2))
            if start == center || center == end || start == end {
                join(base, base + 1)
                join(base, base + 2)
            }
        }
    }

    /// To a view inside a scroll view, the scroll view's trailing edges are those of the content.
    func node(_ anchor: Anchor, _ place: Place, against other: Anchor, _ tree: LayoutTree) -> Int {
        var place = place
        if place == .end, tree[anchor.item].scroll != nil, anchor.region != .frameLayout,
            anchor.region == .contentLayout || tree.isAncestor(anchor.item, of: other.item)
        {
            place = .contentEnd
        }
        return Int(anchor.item.index) * 4 + place.rawValue
    }
}

extension LayoutConstraint {
    /// An equality of a higher priority than 750, the usual compression resistance of contents.
    fileprivate var isFirm: Bool { isActive && relation == .equal && priority > LayoutPriority.defaultHigh.rawValue }
}

extension Attribute {
    /// The node along its axis; nil for lengths and baselines.
    fileprivate var place: Joins.Place? {
        switch self {
        case .leading, .left, .top, .leadingMargin, .leftMargin, .topMargin: .start
        case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: .center
        case .trailing, .right, .bottom, .trailingMargin, .rightMargin, .bottomMargin: .end
        case .width, .height, .firstBaseline, .lastBaseline: nil
        }
    }
}
