import Cassowary

extension Lowering {
    /// Alignment across the axis, and the rules that keep the stack as large as its largest visible view.
    mutating func lowerCrossAxis(_ stack: StackContext) {
        guard let first = stack.all.first else { return }
        let axis = stack.axis.cross
        let canvas = canvas(stack, axis)
        let sharesBreadth = sharesBreadth(stack.id)
        switch stack.attributes.alignment {
        case .fill:
            for view in stack.all { connect(view, .start, canvas, axis, stack, index: 0) }
            if stack.visible.isEmpty, environment.solving.compatibility == .uikit {
                // Without a visible view, only the spanner decides the stack's breadth.
                lowerSpanner(stack, canvas, axis)
            } else if !sharesBreadth {
                for view in stack.all { connect(view, .size, canvas, axis, stack, index: 1) }
            }
        case .leading, .trailing, .center:
            let edge = sharedEdge(of: stack)
            for view in stack.all { connect(view, edge, canvas, axis, stack, index: 0) }
            lowerSpanner(stack, canvas, axis)
        case .firstBaseline, .lastBaseline:
            if axis == .vertical {
                lowerBaselines(stack, canvas, first: first)
            } else {
                lowerSpanner(stack, canvas, axis)
            }
        }
    }

    /// The edge across the axis that the arranged views share with the canvas, in the full form and in the short one.
    private func sharedEdge(of stack: StackContext) -> Edge {
        let isMirrored = stack.axis.cross == .horizontal && isMirrored(stack.id)
        return switch stack.attributes.alignment {
        case .leading: isMirrored ? .end : .start
        case .trailing: isMirrored ? .start : .end
        case .center: .center
        // Baselines are stated in full; in columns they mean the start.
        case .fill, .firstBaseline, .lastBaseline: .start
        }
    }

    /// Short form: the shared edge gives each view's position, once the view's length and the canvas are known.
    func placeAcross(_ stack: StackContext, _ views: [ItemID], _ values: inout Rectangles<Double>) {
        let axis = stack.axis.cross
        let canvas = solvedCanvas(stack, axis, values)
        let edge = sharedEdge(of: stack)
        for view in views {
            let length = values[length: view.index, axis]
            values[position: view.index, axis] =
                switch edge {
                case .start, .size: canvas.start
                case .center: canvas.center - length / 2
                case .end: canvas.end - length
                }
        }
    }

    /// One edge of a view equals the same edge of the canvas.
    private mutating func connect(
        _ view: ItemID, _ edge: Edge, _ canvas: Canvas, _ axis: Axis, _ stack: StackContext, index: Int32
    ) {
        if edge != .size, items[stack.id].shortParts.contains(.crossAxis) { return }
        relate(
            Expression(variables(view, axis), edge), .equal, canvas.expression(edge), .required,
            ConstraintKey(.alignment, view, other: stack.id, index: index))
    }

    /// The alignment spanner, which coincides with the canvas: around every visible view, and as small as that allows.
    private mutating func lowerSpanner(_ stack: StackContext, _ canvas: Canvas, _ axis: Axis) {
        for view in stack.visible {
            let own = variables(view, axis)
            let key = ConstraintKey(.spanningBoundary, view, other: stack.id)
            switch stack.attributes.alignment {
            case .leading, .trailing, .center:
                // The shared edge or centre makes both boundaries one: the canvas is no smaller than the view.
                relate(Expression(own, .size), .lessThanOrEqual, canvas.expression(.size), .required, key)
            case .fill, .firstBaseline, .lastBaseline:
                relate(Expression(own, .start), .greaterThanOrEqual, canvas.expression(.start), .required, key)
                relate(
                    Expression(own, .end), .lessThanOrEqual, canvas.expression(.end), .required,
                    ConstraintKey(.spanningBoundary, view, other: stack.id, index: 1))
            }
        }
        relate(canvas.expression(.size), .equal, 0, StackMetrics.spanningFit, ConstraintKey(.spanningFit, stack.id))
        suppressAmbiguity(stack, axis)
    }

    /// every view.size == 0 @25
    private mutating func suppressAmbiguity(_ stack: StackContext, _ axis: Axis) {
        for view in stack.all {
            relate(
                Expression(variables(view, axis), .size), .equal, 0, StackMetrics.ambiguitySuppression,
                ConstraintKey(.ambiguitySuppression, view, other: stack.id))
        }
    }

    /// Text shares the first view's baseline; views without text, and nested stacks, share its top (bottom).
    private mutating func lowerBaselines(_ stack: StackContext, _ canvas: Canvas, first: ItemID) {
        let isFirst = stack.attributes.alignment == .firstBaseline
        let far: Edge = isFirst ? .end : .start
        let near: Edge = isFirst ? .start : .end
        // 1 baselines (or edges) of all views meet
        for view in stack.all.dropFirst() {
            let key = ConstraintKey(.alignment, view, other: first)
            if sharesBaseline(view), sharesBaseline(first) {
                relate(baseline(of: view, first: isFirst), .equal, baseline(of: first, first: isFirst), .required, key)
            } else {
                relate(
                    Expression(variables(view, .vertical), near), .equal, Expression(variables(first, .vertical), near),
                    .required, key)
            }
        }
        // 2 spanner around the visible views; its far edge is the canvas's
        let span = SpanVariables(
            position: addHelper(), size: addHelper(minimum: 0), axis: .vertical, rectangle: -1, space: stack.id.index)
        relate(
            Expression(span, far), .equal, canvas.expression(far), .required,
            ConstraintKey(.canvasConnection, stack.id, index: 2))
        for view in stack.visible {
            let own = variables(view, .vertical)
            relate(
                Expression(own, .start), .greaterThanOrEqual, Expression(span, .start), .required,
                ConstraintKey(.spanningBoundary, view, other: stack.id))
            relate(
                Expression(own, .end), .lessThanOrEqual, Expression(span, .end), .required,
                ConstraintKey(.spanningBoundary, view, other: stack.id, index: 1))
        }
        // 3 the near edge of the canvas lies beyond the first view
        relate(
            Expression(variables(first, .vertical), near), isFirst ? .greaterThanOrEqual : .lessThanOrEqual,
            canvas.expression(near), .required, ConstraintKey(.canvasConnection, first, other: stack.id, index: 3))
        // 4 fits
        relate(Expression(span, .size), .equal, 0, StackMetrics.spanningFit, ConstraintKey(.spanningFit, stack.id))
        relate(
            Expression(variables(stack.id, .vertical), .size), .equal, 0, StackMetrics.canvasFit,
            ConstraintKey(.canvasFit, stack.id, index: 1))
        suppressAmbiguity(stack, .vertical)
    }

    private mutating func sharesBaseline(_ view: ItemID) -> Bool { tree[view].stack == nil && hasText(view) }

    /// The arranged view whose baseline is the stack's, through nested stacks: vertical, the first (last) visible one;
    /// horizontal, by the alignment: the first for fill, leading and firstBaseline, the last for trailing and
    /// lastBaseline when the last baseline is asked for, else the tallest visible one. [measured, documented]
    mutating func baselineView(of id: ItemID, first: Bool) -> ItemID {
        var current = id
        while let stack = tree[current].stack {
            let visible = stack.arrangedSubviews.filter { !tree[$0].isHidden }
            guard let front = visible.first, let back = visible.last else { return current }
            current =
                switch (stack.axis, stack.alignment) {
                case (.vertical, _), (_, .fill): first ? front : back
                case (_, .leading), (_, .firstBaseline): first ? front : tallest(visible)
                case (_, .trailing), (_, .lastBaseline): first ? tallest(visible) : back
                case (_, .center): tallest(visible)
                }
        }
        return current
    }

    /// The highest view; of equally high views the first.
    private mutating func tallest(_ views: [ItemID]) -> ItemID {
        var best = views[0]
        var height = -Double.infinity
        for id in views {
            items[id].dependsOnFrames = true
            let own =
                feedback.solvedSizes.isEmpty ? naturalSize(of: id).height : feedback.solvedSizes[Int(id.index)].height
            if own > height {
                best = id
                height = own
            }
        }
        return best
    }
}
