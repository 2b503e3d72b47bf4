import Cassowary

extension Lowering {
    /// The rules of a view with flexible attributes: bounds of the view, places and lengths of the arranged subviews.
    mutating func lowerFlex(_ id: ItemID) {
        let attributes = tree[id].flex
        lowerBounds(of: id, attributes)
        guard attributes.direction != .none else { return }
        let context = flexContext(id, attributes)
        lowerHidden(in: context)
        guard !context.items.isEmpty else { return }
        for view in context.items where tree[view].mayHaveNaturalSize { lowerNaturalSize(of: view, in: context) }
        if attributes.direction == .grid {
            lowerGrid(context)
        } else if attributes.wraps, context.axis == .horizontal {
            lowerLines(context)
        } else {
            lowerAlong(context, context.items)
            lowerAcross(context, context.items, room(context, context.axis.cross))
        }
    }

    private func flexContext(_ id: ItemID, _ attributes: FlexAttributes) -> FlexContext {
        FlexContext(
            id: id, attributes: attributes, items: tree[id].subviews.filter { !tree[$0].isHidden && tree.isInFlow($0) },
            isHugged: AxisPair(horizontal: isHugged(id, .horizontal), vertical: isHugged(id, .vertical)),
            isMirrored: isMirrored(id), depth: outline[id].depth)
    }

    private func isHugged(_ id: ItemID, _ axis: Axis) -> Bool {
        var next = id
        while !tree[next].flex.hugs[axis] {
            guard tree[next].flex.item.fills[axis], tree.isInFlow(next), let parent = tree[next].superview,
                next != root,
                tree[parent].isFlexContainer
            else { return false }
            next = parent
        }
        return true
    }

    /// The least and the greatest lengths.
    private mutating func lowerBounds(of id: ItemID, _ attributes: FlexAttributes) {
        // The page decides the lengths of its root.
        for axis in Axis.allCases where id != root || rootLength(axis) == nil {
            let size = frameExpression(of: id, .size, axis)
            let key = ConstraintKey(.flex, id, index: Int32(axis.rawValue))
            if let least = attributes.item.minimum[axis] { relate(size, .greaterThanOrEqual, least, .required, key) }
            if let greatest = attributes.item.maximum[axis] { relate(size, .lessThanOrEqual, greatest, .required, key) }
        }
    }

    /// Hidden views take no room: they lie at the start, and fill nothing.
    private mutating func lowerHidden(in flex: FlexContext) {
        for view in tree[flex.id].subviews where tree[view].isHidden && tree.isInFlow(view) {
            for axis in Axis.allCases {
                let key = ConstraintKey(.flex, view, other: flex.id, index: Int32(axis.rawValue))
                relate(edge(view, .start, axis, flex), .equal, room(flex, axis).start, .required, key)
                guard tree[view].flex.item.fills[axis] else { continue }
                relate(frameExpression(of: view, .size, axis), .equal, 0, FlexMetrics.share, key)
            }
        }
    }

    /// A text is as long as its letters unless the text fills; a text that fills a hugging view is at least as long.
    private mutating func lowerNaturalSize(of view: ItemID, in flex: FlexContext) {
        let natural = naturalSize(of: view)
        for axis in Axis.allCases where natural[axis] >= 0 {
            let isFilling = fills(view, axis)
            guard !isFilling || flex.isHugged[axis] else { continue }
            relate(
                Expression(variables(view, axis), .size), isFilling ? .greaterThanOrEqual : .equal, natural[axis],
                FlexMetrics.natural, ConstraintKey(.flex, view, other: flex.id, index: Int32(14 + axis.rawValue)))
        }
    }

    // MARK: Edges

    /// The room inside the paddings.
    func room(_ flex: FlexContext, _ axis: Axis) -> FlexRoom {
        let padding = flex.attributes.padding
        let own = variables(flex.id, axis)
        let insets = alignmentInsets(flex.id)
        var (start, end) = (padding.start(axis), padding.end(axis))
        if flex.isReversed(axis) { swap(&start, &end) }
        func edge(_ edge: Edge) -> Expression {
            Expression(own, edge, startInset: start - insets.start(axis), endInset: end - insets.end(axis))
        }
        return flex.isReversed(axis)
            ? FlexRoom(start: edge(.end), end: edge(.start)) : FlexRoom(start: edge(.start), end: edge(.end))
    }

    /// An edge of an arranged view with its margin, as the axis runs.
    func edge(_ view: ItemID, _ edge: Edge, _ axis: Axis, _ flex: FlexContext) -> Expression {
        var expression = frameExpression(of: view, flex.isReversed(axis) ? edge.mirrored : edge, axis)
        guard tree.hasFlex(view) else { return expression }
        let margin = tree[view].flex.item.margin
        let out = edge == .start ? -margin.start(axis) : margin.end(axis)
        expression.constant += flex.sign(axis) * out
        return expression
    }

    private func room(of view: ItemID, _ axis: Axis, _ flex: FlexContext) -> FlexRoom {
        FlexRoom(start: edge(view, .start, axis, flex), end: edge(view, .end, axis, flex))
    }

    /// Whether a view takes the room along an axis.
    func fills(_ view: ItemID, _ axis: Axis) -> Bool { tree.hasFlex(view) && tree[view].flex.item.fills[axis] }

    private func isBounded(_ view: ItemID, _ axis: Axis) -> Bool {
        tree.hasFlex(view) && (tree[view].flex.item.minimum[axis] != nil || tree[view].flex.item.maximum[axis] != nil)
    }

    /// `one's length - other's length  relation  constant`
    mutating func relate(
        _ one: FlexRoom, _ relation: Relation, _ other: FlexRoom, _ priority: Priority, _ key: ConstraintKey,
        sign: Double
    ) {
        relate(
            sum: [(one.end, sign), (one.start, -sign), (other.end, -sign), (other.start, sign)], relation, 0, priority,
            key)
    }

    // MARK: Along the direction

    /// Subviews one behind the other; subviews that fill the room get equal shares.
    mutating func lowerAlong(_ flex: FlexContext, _ views: [ItemID]) {
        let axis = flex.axis
        let filling = views.filter { fills($0, axis) }
        if filling.count > 1 {
            let share = helperLength(axis, flex)
            for view in filling {
                relate(
                    frameExpression(of: view, .size, axis), .equal, share,
                    isBounded(view, axis) ? FlexMetrics.boundedShare : FlexMetrics.share,
                    ConstraintKey(.flex, view, other: flex.id, index: 2))
            }
        }
        lowerChain(
            views.map { room(of: $0, axis, flex) }, views, axis, flex, flex.attributes.justifyContent,
            isFilled: !filling.isEmpty)
    }

    /// An unknown length.
    private mutating func helperLength(_ axis: Axis, _ flex: FlexContext, minimum: Double = 0) -> Expression {
        let length = addHelper(minimum: minimum)
        return Expression(
            SpanVariables(position: length, size: length, axis: axis, rectangle: -1, space: flex.id.index), .size)
    }

    /// Stretches one behind the other in the room of the view.
    /// - Parameters:
    ///   - views: what the stretches belong to, for the keys.
    ///   - isFilled: whether some stretch takes the room that the others leave.
    mutating func lowerChain(
        _ parts: [FlexRoom], _ views: [ItemID], _ axis: Axis, _ flex: FlexContext,
        _ justification: FlexAttributes.Justification, isFilled: Bool
    ) {
        guard let first = parts.first, let last = parts.last else { return }
        let (room, sign) = (room(flex, axis), flex.sign(axis))
        let isSpread = justification == .spaceBetween
        let own = ConstraintKey(.flex, flex.id, index: Int32(2 + axis.rawValue))
        let fits = isFilled || flex.attributes.hugs[axis]
        let fit = flex.attributes.hugs[axis] ? FlexMetrics.content(flex.depth) : FlexMetrics.rest(flex.depth)
        // 1 the gaps
        let gap: Expression? = isSpread && parts.count > 1 ? helperLength(axis, flex, minimum: -.infinity) : nil
        for place in parts.indices.dropFirst() {
            let key = ConstraintKey(.flex, views[place], other: views[place - 1], index: Int32(4 + axis.rawValue))
            let (before, behind) = (parts[place - 1].end, parts[place].start)
            if let gap {
                relate(sum: [(behind, sign), (before, -sign), (gap, -1)], .equal, 0, .required, key)
            } else {
                relate(behind, .equal, before, plus: sign * (isSpread ? 0 : flex.attributes.gap[axis]), .required, key)
            }
        }
        // 2 the ends
        let content = FlexRoom(start: first.start, end: last.end)
        switch justification {
        case .start: relate(first.start, .equal, room.start, .required, own)
        case .end: relate(last.end, .equal, room.end, .required, own)
        case .center:
            relate(sum: [(first.start, 1), (room.start, -1), (last.end, 1), (room.end, -1)], .equal, 0, .required, own)
        case .spaceBetween:
            relate(first.start, .equal, room.start, .required, own)
            guard let gap else { break }
            relate(last.end, .equal, room.end, .required, own)
            if fits { relate(gap, .equal, 0, fit, own) }
            if flex.isHugged[axis] { relate(gap, .greaterThanOrEqual, 0, FlexMetrics.room(flex.depth), own) }
        }
        // 3 the view as long as the content, or the content as long as the view
        guard gap == nil, fits || flex.isHugged[axis] else { return }
        if flex.isHugged[axis] {
            relate(room, .greaterThanOrEqual, content, FlexMetrics.room(flex.depth), own, sign: sign)
        }
        if fits { relate(room, .equal, content, fit, own, sign: sign) }
    }

    // MARK: Across the direction

    /// Each subview by itself in the room across the direction.
    mutating func lowerAcross(_ flex: FlexContext, _ views: [ItemID], _ room: FlexRoom) {
        let axis = flex.axis.cross
        var line: Expression?
        if axis == .vertical, flex.attributes.alignItems == .baseline, views.count > 1 {
            line = lowerBaselines(flex, views, room)
        }
        for view in views {
            lowerPlace(view, in: room, axis, line == nil ? flex.attributes.alignItems : nil, flex)
            guard flex.isHugged[axis] else { continue }
            relate(
                room, .greaterThanOrEqual, self.room(of: view, axis, flex), FlexMetrics.room(flex.depth),
                ConstraintKey(.flex, view, other: flex.id, index: 6), sign: flex.sign(axis))
        }
        guard flex.attributes.hugs[axis] else { return }
        relate(
            frameExpression(of: flex.id, .size, axis), .equal, 0, FlexMetrics.hugging(flex.depth),
            ConstraintKey(.flex, flex.id, index: 7))
    }

    /// One view in a room: as long as the room if it fills, else by the alignment.
    /// - Parameter alignment: nil: another rule places the view.
    mutating func lowerPlace(
        _ view: ItemID, in room: FlexRoom, _ axis: Axis, _ alignment: FlexAttributes.Alignment?, _ flex: FlexContext
    ) {
        let key = ConstraintKey(.flex, view, other: flex.id, index: Int32(8 + axis.rawValue))
        let own = self.room(of: view, axis, flex)
        if fills(view, axis) {
            relate(
                own, .equal, room,
                isBounded(view, axis) || flex.isHugged[axis] ? FlexMetrics.filling(flex.depth) : .required, key,
                sign: flex.sign(axis))
        }
        switch alignment {
        case nil: break
        case .start, .baseline: relate(own.start, .equal, room.start, .required, key)
        case .end: relate(own.end, .equal, room.end, .required, key)
        case .center:
            relate(sum: [(own.start, 1), (own.end, 1), (room.start, -1), (room.end, -1)], .equal, 0, .required, key)
        }
    }

    /// Texts align by the first baseline, other views by the lower edge; the block lies at the start.
    private mutating func lowerBaselines(_ flex: FlexContext, _ views: [ItemID], _ room: FlexRoom) -> Expression {
        let depth = helperLength(.vertical, flex)
        for view in views {
            let key = ConstraintKey(.flex, view, other: flex.id, index: 10)
            let aligned = hasText(view)
            let line = aligned ? baseline(of: view, first: true) : frameExpression(of: view, .end, .vertical)
            relate(sum: [(line, 1), (room.start, -1), (depth, -1)], .equal, 0, .required, key)
            relate(edge(view, .start, .vertical, flex), .greaterThanOrEqual, room.start, .required, key)
            if flex.isHugged.vertical {
                relate(edge(view, .end, .vertical, flex), .lessThanOrEqual, room.end, FlexMetrics.room(flex.depth), key)
            }
        }
        relate(depth, .equal, 0, FlexMetrics.hugging(flex.depth), ConstraintKey(.flex, flex.id, index: 10))
        return depth
    }
}
