import Cassowary

extension Lowering {
    /// The frame of a view that translates its autoresizing mask depends only on the superview's size, which lowers to
    /// two required equalities an axis.
    mutating func lowerFrame(of id: ItemID) {
        guard id != root, !outline[id].traits.contains(.placed) else { return }
        for axis in Axis.allCases {
            guard let rule = frameRule(of: id, axis) else { return }
            noteContentInsets(of: id, in: rule.space)
            let own = variables(id, axis)
            let origin = frameExpression(of: rule.space, .start, axis)
            let length = frameExpression(of: rule.space, .size, axis)
            let key = ConstraintKey(.autoresizing, id, other: rule.space)
            if rule.startShare == 0 {
                // own.start - origin.start == start
                relate(Expression(own, .start), .equal, origin, plus: rule.start, .required, key, breakable: false)
            } else {
                // own.start - origin.start - share * container.size == start
                relate(
                    sum: [(Expression(own, .start), 1), (origin, -1), (length, -rule.startShare)], .equal, rule.start,
                    .required, key, breakable: false)
            }
            // AASubviews gives a superview that does not scroll the height of its subviews.
            if axis == .vertical, tree[id].arrangement != nil, tree[id].scroll == nil { continue }
            relate(
                Expression(own, .size), .equal, length, factor: rule.lengthShare, plus: rule.length, .required,
                ConstraintKey(.autoresizing, id, other: rule.space, index: 1), breakable: false)
        }
    }

    /// How the frame of a view with an autoresizing mask follows from the superview's length; nil without a frame.
    func frameRule(of id: ItemID, _ axis: Axis) -> FrameRule? {
        // Fields are read in place.
        guard tree[id].translatesAutoresizingMaskIntoConstraints, let frame = tree[id].frame,
            let parent = tree[id].superview
        else { return nil }
        let space = coordinateSpace(of: parent)
        let insets = alignmentInsets(id)
        let container = (tree[space].recordedFrame?.size ?? tree[space].frame?.size)?[axis]
        let share = container.map { FrameRule.shares(frame.span(along: axis), in: $0, tree[id].autoresizingMask, axis) }
        let (moves, grows) = (share?.position ?? 0, share?.length ?? 0)
        let clear = contentInsets(of: id, in: space)
        return FrameRule(
            space: space, axis: axis,
            start: frame.origin[axis] + insets.start(axis) + clear.start(axis) - moves * (container ?? 0),
            startShare: moves,
            length: Swift.max(0, frame.size[axis] - insets.start(axis) - insets.end(axis)) - grows * (container ?? 0)
                - grows * (clear.start(axis) + clear.end(axis)), lengthShare: grows)
    }

    /// The frame of an item (alignment rectangle plus insets) along an axis; children of a scroll view use
    /// `contentOrigin` instead.
    @inline(__always)
    func frameExpression(of id: ItemID, _ edge: Edge, _ axis: Axis) -> Expression {
        let insets = alignmentInsets(id)
        return Expression(variables(id, axis), edge, startInset: -insets.start(axis), endInset: -insets.end(axis))
    }

    /// The view in whose coordinates the frames of `parent`'s children are: no container, no guide.
    func coordinateSpace(of parent: ItemID) -> ItemID { Outline.coordinateSpace(of: parent, in: tree) }

    /// From the frame inwards to the alignment rectangle, in points.
    @inline(__always)
    func alignmentInsets(_ id: ItemID) -> EdgeInsets {
        // Most items have no insets; computing them each time would cost more than the rest of a rule.
        guard outline[id].traits.contains(.insets) else { return .zero }
        var insets = tree[id].alignmentInsets(in: environment)
        if !feedback.pixelRoom.isEmpty {
            insets.right += feedback.pixelRoom[Int(id.index)].width
            insets.bottom += feedback.pixelRoom[Int(id.index)].height
        }
        return insets
    }
}

extension LayoutTree {
    /// The items whose recorded frames a layout reads: masks share the change of the superview's recorded length.
    package var itemsWithReadRecordedFrames: Set<ItemID> {
        var result: Set<ItemID> = []
        for view in items {
            guard view.translatesAutoresizingMaskIntoConstraints, view.frame != nil, let parent = view.superview
            else { continue }
            result.insert(Outline.coordinateSpace(of: parent, in: self))
        }
        return result
    }
}

extension TableAttributes {
    /// Whether the table has no rows, header or footer.
    var isEmpty: Bool { sections.isEmpty && tableHeaderView == nil && tableFooterView == nil }

    /// Calls `body` for the views that the table stacks, in their order: header, sections, footer.
    package func forEachPlaced(_ body: (ItemID) -> Void) {
        if let tableHeaderView { body(tableHeaderView) }
        for section in sections { section.forEachPlaced(body) }
        if let tableFooterView { body(tableFooterView) }
    }
}

extension TableAttributes.Section {
    /// Calls `body` for the section's views in their order: header, rows, footer.
    func forEachPlaced(_ body: (ItemID) -> Void) {
        if let header { body(header) }
        rows.forEach(body)
        if let footer { body(footer) }
    }
}
