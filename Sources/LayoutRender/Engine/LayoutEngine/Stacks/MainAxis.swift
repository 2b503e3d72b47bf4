import Cassowary

extension Lowering {
    /// Ends connected to the canvas, neighbours kept apart by their spacing.
    mutating func lowerMainAxis(_ stack: StackContext) {
        guard environment.solving.compatibility == .uikit else {
            lowerUnbrokenChain(stack)
            return
        }
        let canvas = canvas(stack, stack.axis)
        let startEdge: Edge = stack.isMirrored ? .end : .start
        guard let first = stack.visible.first, let last = stack.visible.last else {
            // All hidden: the ordering spanner, as small as possible.
            relate(
                canvas.expression(.size), .equal, 0, StackMetrics.orderingSpannerFit,
                ConstraintKey(.spanningFit, stack.id))
            return
        }
        if items[stack.id].shortParts.contains(.mainAxis) {
            lowerSum(stack, canvas, last)
            return
        }
        // 1 canvas.start == first.start
        relate(
            edge(first, .start, stack), .equal, canvas.expression(startEdge), .required,
            ConstraintKey(.canvasConnection, first, other: stack.id))
        // 2 next.start - previous.end == gap (>= in the spreading distributions)
        let relation: Relation = stack.attributes.distribution.isSpreading ? .greaterThanOrEqual : .equal
        let byBaseline = stack.attributes.isBaselineRelativeArrangement && stack.axis == .vertical
        for (previous, next) in zip(stack.visible, stack.visible.dropFirst()) {
            let key = ConstraintKey(.spacing, next, other: previous)
            if byBaseline {
                relate(
                    baseline(of: next, first: true), relation, baseline(of: previous, first: false),
                    plus: baselineSpacing(from: previous, to: next, in: stack), .required, key)
            } else {
                relate(
                    edge(next, .start, stack), relation, after: edge(previous, .end, stack),
                    by: spacing(after: previous, in: stack), .required, key, stack)
            }
        }
        // 3 canvas.end == last.end
        relate(
            edge(last, .end, stack), .equal, canvas.expression(startEdge.mirrored), .required,
            ConstraintKey(.canvasConnection, last, other: stack.id, index: 1))
        // 4 spreading stacks are as small as they can be: stack.size == 0 @49
        if stack.attributes.distribution.isSpreading {
            relate(
                Expression(variables(stack.id, stack.axis), .size), .equal, 0, StackMetrics.canvasFit,
                ConstraintKey(.canvasFit, stack.id))
        }
    }

    /// Short form: sizes of the visible views + gaps == canvas.size, the sum of the chain's rows.
    private mutating func lowerSum(_ stack: StackContext, _ canvas: Canvas, _ last: ItemID) {
        var right = 0.0
        for view in stack.visible.dropLast() { right -= spacing(after: view, in: stack) }
        if sharesLength(stack.id) {
            program.append(Term(variables(last, stack.axis).size, Double(stack.visible.count)))
        } else {
            for view in stack.visible { program.append(Term(variables(view, stack.axis).size, 1)) }
        }
        append(canvas.expression(.size), times: -1, in: -1, &right)
        close(.equal, right, .required, ConstraintKey(.canvasConnection, last, other: stack.id, index: 1))
    }

    /// Short form: a view lies behind the preceding view and the gap.
    func placeAlong(_ stack: StackContext, _ values: inout Rectangles<Double>) {
        let canvas = solvedCanvas(stack, stack.axis, values)
        let usual = stack.customSpacing == nil ? usualSpacing(in: stack) : nil
        // The edge at which the next visible view starts, but for the gap.
        var edge = stack.isMirrored ? canvas.end : canvas.start
        var visible = 0
        var previous: ItemID?
        for view in stack.all {
            let length = values[length: view.index, stack.axis]
            let gap = previous.map { usual ?? spacing(after: $0, in: stack) }
            guard !outline[view].isHidden else {
                let hasNext = visible < stack.visible.count
                values[position: view.index, stack.axis] = hiddenPlace(
                    stack, at: edge, gap: gap, hasNext: hasNext, length: length)
                continue
            }
            visible += 1
            let start = stack.isMirrored ? edge - (gap ?? 0) - length : edge + (gap ?? 0)
            values[position: view.index, stack.axis] = start
            edge = stack.isMirrored ? start : start + length
            previous = view
        }
    }

    /// The distribution's own constraints, besides order and spacing.
    mutating func lowerDistribution(_ stack: StackContext) {
        switch stack.attributes.distribution {
        case .fill: break
        case .fillEqually: lowerFillEqually(stack)
        case .fillProportionally: lowerFillProportionally(stack)
        case .equalSpacing: lowerEqualSpacing(stack)
        case .equalCentering: lowerEqualCentering(stack)
        }
    }

    /// visible[i].size == visible[0].size
    mutating func lowerFillEqually(_ stack: StackContext) {
        guard let first = stack.visible.first, !sharesLength(stack.id) else { return }
        let length = Expression(variables(first, stack.axis), .size)
        for view in stack.visible.dropFirst() {
            relate(
                Expression(variables(view, stack.axis), .size), .equal, length, .required,
                ConstraintKey(.fillEqually, view, other: first))
        }
    }

    /// gap[k] == gap[0]: one unknown length that every gap equals.
    private mutating func lowerEqualSpacing(_ stack: StackContext) {
        guard stack.visible.count > 2 else { return }
        let gap = addHelper()
        for (previous, next) in zip(stack.visible, stack.visible.dropFirst()) {
            addDistance(
                from: edge(previous, .end, stack), to: edge(next, .start, stack), minus: gap, .required,
                ConstraintKey(.distributingEdge, next, other: previous), stack)
        }
    }

    /// centre[k+1] - centre[k] == centre[1] - centre[0] @150 - k
    private mutating func lowerEqualCentering(_ stack: StackContext) {
        guard stack.visible.count > 2 else { return }
        let step = addHelper()
        for k in 0..<(stack.visible.count - 1) {
            let level = Swift.max(1, StackMetrics.equalCenteringLevel - Float(k))
            addDistance(
                from: edge(stack.visible[k], .center, stack), to: edge(stack.visible[k + 1], .center, stack),
                minus: step, k == 0 ? .required : Priority(level),
                ConstraintKey(.distributingEdge, stack.visible[k + 1], other: stack.visible[k]), stack)
        }
    }

    /// `to - from - length == 0` along the main axis.
    private mutating func addDistance(
        from: Expression, to: Expression, minus length: Variable, _ priority: Priority, _ key: ConstraintKey,
        _ stack: StackContext
    ) {
        var right = 0.0
        let space = commonSpace(to.variables, from.variables)
        append(to, times: 1, in: space, &right)
        append(from, times: -1, in: space, &right)
        program.append(Term(length, stack.isMirrored ? 1 : -1))
        close(.equal, right, priority, key)
    }
}

extension StackAttributes.Distribution {
    /// The distributions that keep gaps rather than lengths equal.
    var isSpreading: Bool { self == .equalSpacing || self == .equalCentering }

    /// What the lengths of the stack's gaps follow from.
    var gapKind: GapGuide.Kind {
        switch self {
        case .fill, .fillEqually, .fillProportionally: .spacing
        case .equalSpacing: .equalSpacing
        case .equalCentering: .equalCentering
        }
    }

    /// The distributions in which the order of the views decides which of equally strong ones gives way; in the others
    /// relations of their own decide. [measured]
    package var breaksTies: Bool { self == .fill || self == .fillEqually || self == .equalSpacing }
}

extension StackAttributes.Alignment {
    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
