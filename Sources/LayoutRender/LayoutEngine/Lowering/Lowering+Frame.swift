import Cassowary

extension Lowering {
    /// The frame of a view that translates its autoresizing mask depends only on the superview's size.
    ///
    /// Along an axis the parts {before, length, after} of the old container share the change of its length: flexible
    /// parts in proportion to their size, or equally when they sum to nothing. That is linear in the new length, so it
    /// lowers to two required equalities.
    mutating func lowerFrame(of id: ItemID) {
        // Fields are read in place: a copy of the record would copy its lists.
        guard id != root, tree[id].translatesAutoresizingMaskIntoConstraints, let frame = tree[id].frame,
            let parent = tree[id].superview, !outline[id].traits.contains(.placed)
        else { return }
        let mask = tree[id].autoresizingMask
        let space = coordinateSpace(of: parent)
        let insets = alignmentInsets(id)
        let container = tree[space].recordedFrame?.size ?? tree[space].frame?.size
        for axis in Axis.allCases {
            let share = AutoresizingShare(
                frame.span(along: axis), in: container?[axis], mask, axis)
            let clear = contentInsets(of: id, in: space)
            let own = variables(id, axis)
            let origin = frameExpression(of: space, .start, axis)
            let length = frameExpression(of: space, .size, axis)
            let key = ConstraintKey(.autoresizing, id, other: space)
            let start = frame.origin[axis] + insets.start(axis) + clear.start(axis)
            if share.position == 0 {
                // own.start - origin.start == start
                relate(Expression(own, .start), .equal, origin, plus: start, .required, key, breakable: false)
            } else {
                // own.start - origin.start - share.position * container.size == start'
                relate(
                    sum: [(Expression(own, .start), 1), (origin, -1), (length, -share.position)], .equal,
                    start - share.position * share.container, .required, key, breakable: false)
            }
            // AASubviews gives a superview that does not scroll the height of its subviews.
            if axis == .vertical, tree[id].arrangement != nil, tree[id].scroll == nil { continue }
            relate(
                Expression(own, .size), .equal, length, factor: share.length,
                plus: Swift.max(0, frame.size[axis] - insets.start(axis) - insets.end(axis))
                    - share.length * share.container - share.length * (clear.start(axis) + clear.end(axis)),
                .required, ConstraintKey(.autoresizing, id, other: space, index: 1), breakable: false)
        }
    }

    /// The frame of an item (alignment rectangle plus insets) along an axis; children of a scroll view use
    /// `contentOrigin` instead.
    func frameExpression(of id: ItemID, _ edge: Edge, _ axis: Axis) -> Expression {
        let insets = alignmentInsets(id)
        return Expression(
            variables(id, axis), edge, startInset: -insets.start(axis), endInset: -insets.end(axis))
    }

    /// The view in whose coordinates the frames of `parent`'s children are: containers and guides have no coordinates
    /// of their own.
    func coordinateSpace(of parent: ItemID) -> ItemID { Outline.coordinateSpace(of: parent, in: tree) }

    /// From the frame inwards to the alignment rectangle, in points.
    func alignmentInsets(_ id: ItemID) -> EdgeInsets {
        // Most items have no insets; computing them each time would cost more than the rest of a rule.
        outline[id].traits.contains(.insets) ? tree[id].alignmentInsets(in: environment) : .zero
    }
}

/// The fractions of a change of the container's length that go into a view's position and into its length.
struct AutoresizingShare {
    /// The share of the margin before the view; 0 if that is fixed.
    var position = 0.0
    /// The share of the view's own length; 0 if that is fixed.
    var length = 0.0
    /// The container's length at which the frame was written.
    var container = 0.0

    /// A view of 50 points at 25 in a container of 100 with both margins flexible has position 0.5 and length 0: in a
    /// container of 140 it starts at 45.
    init(_ span: Interval, in container: Double?, _ mask: AutoresizingMask, _ axis: Axis) {
        guard let container else { return }
        self.container = container
        let flexibleBefore = mask.contains(axis == .horizontal ? .flexibleLeftMargin : .flexibleTopMargin)
        let flexibleLength = mask.contains(axis == .horizontal ? .flexibleWidth : .flexibleHeight)
        let flexibleAfter = mask.contains(axis == .horizontal ? .flexibleRightMargin : .flexibleBottomMargin)
        let before = flexibleBefore ? span.start : 0
        let length = flexibleLength ? span.length : 0
        let after = flexibleAfter ? container - span.start - span.length : 0
        let sum = before + length + after
        if sum > 0 {
            position = before / sum
            self.length = length / sum
        } else {
            let count = (flexibleBefore ? 1.0 : 0) + (flexibleLength ? 1 : 0) + (flexibleAfter ? 1 : 0)
            guard count > 0 else { return }
            position = flexibleBefore ? 1 / count : 0
            self.length = flexibleLength ? 1 / count : 0
        }
    }
}

extension TableAttributes {
    /// Whether the table has no rows, header or footer.
    var isEmpty: Bool { sections.isEmpty && tableHeaderView == nil && tableFooterView == nil }

    /// Calls `body` for the views that the table stacks, in their order: header, sections, footer.
    package func forEachPlaced(_ body: (ItemID) -> Void) {
        if let tableHeaderView { body(tableHeaderView) }
        for section in sections {
            if let header = section.header { body(header) }
            for row in section.rows { body(row) }
            if let footer = section.footer { body(footer) }
        }
        if let tableFooterView { body(tableFooterView) }
    }
}
