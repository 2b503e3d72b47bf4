import LayoutEngine

/// The equations of both layouts in one graph: the changed unknowns and their equations.
///
/// An equation of the old layout and an equation of the new layout are one pair where they state the same rule about
/// the same items. A pair is a link between its unknowns: `badge.x == title.x + title.width + 8` passes a change of
/// the title's width on to the badge.
struct EquationGraph {
    /// Unknowns by `EquationNode.index`: new minus old, nil where one side has no such item.
    private(set) var deltas: [Double?]
    /// In the order of the old equations, then the new equations without partners.
    private(set) var pairs: [EquationPair] = []
    /// Equations of each unknown: those of node n are `links[linkStarts[n] ..< linkStarts[n + 1]]`.
    private(set) var linkStarts: [Int] = []
    /// Indices in `pairs`.
    /// An inactive pair has no links; the search for a cause passes it by.
    private(set) var links: [Int] = []

    /// Items of the new tree; ids of items that only the old tree has follow.
    private let afterCount: Int
    /// The first node of the helper unknowns of each side: the same node if the sides have equally many helper
    /// unknowns, which are then paired in order.
    private let helperBase: (before: Int, after: Int)

    /// Linear in the equations of both layouts.
    init(_ run: Comparison) {
        afterCount = run.after.tree.count
        let itemNodes = (afterCount + run.before.tree.count) * 8
        let before = Self.helperRange(run.before.equations)
        let after = Self.helperRange(run.after.equations)
        let areShared = before.count == after.count
        helperBase = (itemNodes - before.lowerBound + (areShared ? 0 : after.count), itemNodes - after.lowerBound)
        let nodeCount = itemNodes + (areShared ? after.count : before.count + after.count)
        deltas = Array(repeating: nil, count: nodeCount)
        fillDeltas(run)
        pairEquations(run)
        link(nodeCount: nodeCount)
    }

    /// The range of the helper unknowns in the equations. Helper unknowns belong to rules and not to items: the
    /// spanner of a stack view, the shared length of equal gaps.
    private static func helperRange(_ equations: [LayoutTrace.Equation]) -> Range<Int> {
        var low = Int.max
        var high = Int.min
        for equation in equations {
            for term in equation.terms {
                guard case .auxiliary(let number) = term.quantity else { continue }
                low = min(low, number)
                high = max(high, number)
            }
        }
        return low <= high ? low..<high + 1 : 0..<0
    }

    /// Whether an unknown has another value in the new layout, or exists in one layout only. The tolerance is
    /// `LayoutDiff.tolerance`, as for the numbers of the report.
    func isChanged(_ node: Int) -> Bool { (deltas[node] ?? 1).magnitude > LayoutDiff.tolerance }

    /// Computes the change of every unknown. From the solved frames, before rounding to pixels. The content of a
    /// scroll view does not move within it, so its position has the change 0. Unknowns of one layout only, and helper
    /// unknowns, have none.
    private mutating func fillDeltas(_ run: Comparison) {
        for id in run.afterOrder {
            guard let old = run.items.beforeOf[Int(id.index)] else { continue }
            let one = run.before.solvedFrame(old)
            let other = run.after.solvedFrame(id)
            let oneOrigin = run.before.tree.space(of: old).map { run.before.solvedFrame($0).origin } ?? .zero
            let otherOrigin = run.after.tree.space(of: id).map { run.after.solvedFrame($0).origin } ?? .zero
            for axis in Axis.allCases {
                let position = (other.origin[axis] - otherOrigin[axis]) - (one.origin[axis] - oneOrigin[axis])
                deltas[EquationNode(id, axis, .position).index] = position
                deltas[EquationNode(id, axis, .size).index] = other.size[axis] - one.size[axis]
                deltas[EquationNode(id, axis, .position, isContent: true).index] = 0
            }
        }
        for entry in run.after.layout.contentSizes {
            guard run.items.beforeOf.indices.contains(Int(entry.item.index)),
                let old = run.items.beforeOf[Int(entry.item.index)],
                let size = run.before.layout.contentSize(of: old)
            else { continue }
            for axis in Axis.allCases {
                deltas[EquationNode(entry.item, axis, .size, isContent: true).index] =
                    entry.size[axis] - size[axis]
            }
        }
    }

    /// Pairs the equations of both layouts that state the same rule or constraint; the others stay alone. Equations
    /// with equal keys are paired in order; a rule that makes three equations of one item therefore pairs the first
    /// with the first.
    private mutating func pairEquations(_ run: Comparison) {
        var places: [ConstraintKey: [Int]] = [:]
        for (place, equation) in run.after.equations.enumerated().reversed() {
            places[commonKey(equation.key, run, isOld: false), default: []].append(place)
        }
        var isPaired = [Bool](repeating: false, count: run.after.equations.count)
        for (place, equation) in run.before.equations.enumerated() {
            let partner = places[commonKey(equation.key, run, isOld: true)]?.popLast()
            if let partner { isPaired[partner] = true }
            append(run, before: place, after: partner)
        }
        for place in run.after.equations.indices where !isPaired[place] { append(run, before: nil, after: place) }
    }

    /// The key with ids of the new tree. Explicit constraints are identified by their index only: the matching may have
    /// swapped their anchors. Old constraints without a partner get indices that no new constraint has.
    private func commonKey(_ key: ConstraintKey, _ run: Comparison, isOld: Bool) -> ConstraintKey {
        if key.role == .explicit {
            var index = Int(key.index)
            if isOld, run.constraints.afterOf.indices.contains(index) {
                index = run.constraints.afterOf[index] ?? -1 - index
            }
            return ConstraintKey(.explicit, run.after.tree.root, index: Int32(truncatingIfNeeded: index))
        }
        guard isOld else { return key }
        return ConstraintKey(
            key.role, run.items.common(key.item, afterCount: afterCount),
            other: key.other.map { run.items.common($0, afterCount: afterCount) }, index: key.index)
    }

    /// Adds a pair, or an equation of one layout only. A pair is active where one of its equations holds without
    /// slack on its side; an inequality with slack on both sides moves nothing and gets no links.
    ///
    /// The width of a wrapping text is no term of the equation for its height, though it decides the height. Where
    /// such an equation has changed, the width is its `hiddenInput`, by which the search goes on to the cause of the
    /// width.
    private mutating func append(_ run: Comparison, before: Int?, after: Int?) {
        var nodes: [(node: Int, weight: Double)] = []
        if let after {
            let equation = run.after.equations[after]
            nodes = weights(equation, helperBase: helperBase.after) { $0 }
        }
        var isChanged = before == nil || after == nil
        if let before {
            let equation = run.before.equations[before]
            let old = weights(equation, helperBase: helperBase.before) {
                run.items.common($0, afterCount: afterCount)
            }
            if after != nil { isChanged = !equal(old, nodes) }
            for entry in old where !nodes.contains(where: { $0.node == entry.node }) { nodes.append(entry) }
        }
        var constantDelta = 0.0
        let one = before.map { run.before.equations[$0] }
        let other = after.map { run.after.equations[$0] }
        if let one, let other {
            constantDelta = other.constant - one.constant
            isChanged =
                isChanged || constantDelta.magnitude > LayoutDiff.tolerance || one.relation != other.relation
                || one.priority != other.priority
        }
        var hiddenInput: Int?
        if isChanged, let key = other?.key, key.role == .contentHugging || key.role == .compressionResistance,
            nodes.contains(where: { $0.node == EquationNode(key.item, .vertical, .size).index })
        {
            hiddenInput = EquationNode(key.item, .horizontal, .size).index
        }
        let isActive = (one?.isActive ?? false) || (other?.isActive ?? false)
        pairs.append(
            EquationPair(
                before: before, after: after, nodes: nodes, hiddenInput: hiddenInput, constantDelta: constantDelta,
                isChanged: isChanged, isActive: isActive))
    }

    /// Whether two lists of weighted unknowns are the same.
    private func equal(_ a: [(node: Int, weight: Double)], _ b: [(node: Int, weight: Double)]) -> Bool {
        a.count == b.count
            && zip(a, b).allSatisfy { $0.node == $1.node && ($0.weight - $1.weight).magnitude <= 1e-9 }
    }

    /// The terms over the common unknowns; positions are relative to the superview, as in the equations.
    private func weights(
        _ equation: LayoutTrace.Equation, helperBase: Int, _ common: (ItemID) -> ItemID
    ) -> [(node: Int, weight: Double)] {
        var weights: [(node: Int, weight: Double)] = []
        for term in equation.terms {
            var node = 0
            if case .auxiliary(let number) = term.quantity {
                node = helperBase + number
            } else if let known = EquationNode(term.quantity) {
                node = known.renamed(common).index
            }
            if let place = weights.firstIndex(where: { $0.node == node }) {
                weights[place].weight += term.coefficient
            } else {
                weights.append((node, term.coefficient))
            }
        }
        return weights.filter { $0.weight.magnitude > 1e-9 }.sorted { $0.node < $1.node }
    }

    /// Lists for each unknown the pairs that contain it. Counts, their sums and a last pass that fills in: one array
    /// for all lists, and work linear in links and unknowns.
    private mutating func link(nodeCount: Int) {
        var counts = [Int](repeating: 0, count: nodeCount + 1)
        for pair in pairs where pair.isActive {
            for node in pair.inputs { counts[node + 1] += 1 }
        }
        for node in 0..<nodeCount { counts[node + 1] += counts[node] }
        linkStarts = counts
        links = Array(repeating: 0, count: counts[nodeCount])
        var next = counts
        for (place, pair) in pairs.enumerated() where pair.isActive {
            for node in pair.inputs {
                links[next[node]] = place
                next[node] += 1
            }
        }
    }
}

extension LayoutTree {
    /// The view in whose coordinates an item's frame is: guides and containers have no coordinates of their own.
    func space(of id: ItemID) -> ItemID? {
        var space = self[id].superview
        while let current = space, self[current].kind.isGuide, let owner = self[current].superview { space = owner }
        return space
    }
}
