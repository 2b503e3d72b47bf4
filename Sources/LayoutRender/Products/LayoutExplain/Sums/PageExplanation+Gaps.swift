import LayoutEngine

/// Distances between two views.
extension PageExplanation {
    /// Why two views are as far apart as they are: the gaps along the axes without overlap; the four insets if a view
    /// contains the other; otherwise the distances of left and top edges.
    public func gaps(from one: ItemID, to other: ItemID) -> [LayoutExplanation] {
        guard one != other else { return [] }
        if scene.tree.isAncestor(one, of: other) { return Axis.allCases.flatMap { insets(of: other, in: one, $0) } }
        if scene.tree.isAncestor(other, of: one) { return Axis.allCases.flatMap { insets(of: one, in: other, $0) } }
        let apart = Axis.allCases.compactMap { gap(one, other, $0) }
        return apart.isEmpty ? Axis.allCases.map { starts(one, other, $0) } : apart
    }

    /// The gap along an axis from the end of the nearer view to the start of the farther one; nil where they overlap.
    private func gap(_ one: ItemID, _ other: ItemID, _ axis: Axis) -> LayoutExplanation? {
        let (first, second) = (
            layout[one].absoluteFrame.span(along: axis), layout[other].absoluteFrame.span(along: axis)
        )
        if second.start >= first.end - Self.touching { return distance(one, 1, other, 0, axis, "the gap") }
        if first.start >= second.end - Self.touching { return distance(other, 1, one, 0, axis, "the gap") }
        return nil
    }

    /// Frames that overlap by less than half a pixel touch.
    private static let touching = 0.2

    private func starts(_ one: ItemID, _ other: ItemID, _ axis: Axis) -> LayoutExplanation {
        distance(one, 0, other, 0, axis, "the distance")
    }

    private func insets(of inner: ItemID, in outer: ItemID, _ axis: Axis) -> [LayoutExplanation] {
        [distance(outer, 0, inner, 0, axis, "the inset"), distance(inner, 1, outer, 1, axis, "the inset")]
    }

    /// The distance from one edge to another, in the coordinates of the views' nearest common superview.
    /// - Parameters:
    ///   - from: 0 for the start of `one`, 1 for its end; `to` the same for `other`.
    private func distance(
        _ one: ItemID, _ from: Double, _ other: ItemID, _ to: Double, _ axis: Axis, _ noun: String
    ) -> LayoutExplanation {
        let common = scene.tree.commonAncestor(one, other)
        var sums: [LayoutTrace.Quantity: Double] = [:]
        var order: [LayoutTrace.Quantity] = []
        func add(_ quantity: LayoutTrace.Quantity, _ coefficient: Double) {
            guard coefficient != 0 else { return }
            if sums[quantity] == nil { order.append(quantity) }
            sums[quantity, default: 0] += coefficient
        }
        func addEdge(of item: ItemID, at share: Double, _ sign: Double) {
            add(axis == .horizontal ? .width(item) : .height(item), sign * share)
            for view in scene.tree.lineage(of: item).prefix(while: { $0 != common }) {
                add(axis == .horizontal ? .x(view) : .y(view), sign)
            }
        }
        addEdge(of: other, at: to, 1)
        addEdge(of: one, at: from, -1)
        let target = order.compactMap { quantity in
            sums[quantity].flatMap { $0 == 0 ? nil : (quantity: quantity, coefficient: $0) }
        }
        let (first, second) = (
            layout[one].absoluteFrame.span(along: axis), layout[other].absoluteFrame.span(along: axis)
        )
        let rounded = (to == 0 ? second.start : second.end) - (from == 0 ? first.start : first.end)
        let edges: [ExplainedEdge] = axis == .horizontal ? [.left, .right] : [.top, .bottom]
        let ends = [(one, from), (other, to)].map { item, share in
            "\(names.quotedName(of: item)).\(edges[share == 0 ? 0 : 1].rawValue)"
        }
        return LayoutExplanation(
            of: other, edges[to == 0 ? 0 : 1], subject: "\(noun) from \(ends[0]) to \(ends[1])", target,
            frameValue: rounded, in: self)
    }
}
