import Cassowary

/// One stack view with its arranged subviews sorted by visibility, the input of its rules.
struct StackContext {
    let id: ItemID
    let attributes: StackAttributes
    /// The arranged subviews that are not hidden, in order.
    let visible: [ItemID]
    /// The gap after each view with a custom spacing; nil if no view has one.
    let customSpacing: [ItemID: Double]?
    /// True when the horizontal axis runs from right to left.
    let isMirrored: Bool

    var axis: Axis { attributes.axis }
    /// All arranged subviews, in order.
    var all: [ItemID] { attributes.arrangedSubviews }
}

extension Lowering {
    /// The complete constraint set of UIStackView: main axis, hidden views, cross axis.
    mutating func lowerStack(_ id: ItemID) {
        guard let context = stackContext(id) else { return }
        // 1 order, spacing and ends along the axis
        lowerMainAxis(context)
        // 2 the distribution's own relations
        lowerDistribution(context)
        // 3 hidden views, collapsed and parked
        lowerHidden(context)
        // 4 alignment across the axis
        lowerCrossAxis(context)
        // 5 several multi-line labels side by side
        lowerTextWidths(context)
    }

    /// Nil for items that are no stack. Of several custom gaps after one view, the last counts.
    func stackContext(_ id: ItemID) -> StackContext? {
        guard let stack = tree[id].stack else { return nil }
        let all = stack.arrangedSubviews
        let visible =
            outline.mayHide && all.contains { outline[$0].isHidden } ? all.filter { !outline[$0].isHidden } : all
        var custom: [ItemID: Double]?
        if !stack.customSpacing.isEmpty {
            custom = Dictionary(stack.customSpacing.map { ($0.after, $0.spacing) }) { $1 }
        }
        return StackContext(
            id: id, attributes: stack, visible: visible, customSpacing: custom,
            isMirrored: stack.axis == .horizontal && isMirrored(id))
    }

    /// Short form: where the views of a stack are, from how large they are.
    func place(arrangedSubviewsOf id: ItemID, _ values: inout Rectangles<Double>) {
        guard let stack = stackContext(id) else { return }
        let parts = items[id].shortParts
        if parts.contains(.mainAxis) { placeAlong(stack, &values) }
        if parts.contains(.crossAxis) { placeAcross(stack, stack.all, &values) }
    }

    /// The rectangle in which a stack arranges: its bounds, or its layout margins guide.
    mutating func canvas(_ stack: StackContext, _ axis: Axis) -> Canvas {
        let insets = alignmentInsets(stack.id)
        var start = -insets.start(axis)
        var end = -insets.end(axis)
        if stack.attributes.isLayoutMarginsRelativeArrangement {
            items[stack.id].refersToInsets = true
            let margins = feedback.margins[Int(stack.id.index)]
            start += margins.start(axis)
            end += margins.end(axis)
        }
        return Canvas(variables: variables(stack.id, axis), startInset: start, endInset: end)
    }

    /// Short form: the canvas in the stack's own coordinates, once its length is known.
    func solvedCanvas(_ stack: StackContext, _ axis: Axis, _ values: Rectangles<Double>) -> Interval {
        let insets = alignmentInsets(stack.id)
        var canvas = Interval(
            start: 0, length: values[length: stack.id.index, axis] + insets.start(axis) + insets.end(axis))
        if stack.attributes.isLayoutMarginsRelativeArrangement {
            let margins = feedback.margins[Int(stack.id.index)]
            canvas.start += margins.start(axis)
            canvas.length -= margins.start(axis) + margins.end(axis)
        }
        return canvas
    }

    /// The gap that follows a visible view: its custom spacing, else the stack's.
    func spacing(after view: ItemID, in stack: StackContext) -> Double {
        stack.customSpacing?[view] ?? usualSpacing(in: stack)
    }

    /// The gap after views without a custom spacing.
    func usualSpacing(in stack: StackContext) -> Double {
        stack.attributes.usesSystemSpacing ? StackMetrics.systemSpacing : stack.attributes.spacing
    }

    /// The spacing after a view for rules that compute with spacings: there the system's spacing counts as 0.
    /// [measured: proportional shares and widths of texts]
    func numericSpacing(after view: ItemID, in stack: StackContext) -> Double {
        if stack.attributes.usesSystemSpacing, stack.customSpacing?[view] == nil { return 0 }
        return spacing(after: view, in: stack)
    }

    /// The edge of an arranged view as the main axis runs.
    func edge(_ id: ItemID, _ edge: Edge, _ stack: StackContext) -> Expression {
        Expression(variables(id, stack.axis), stack.isMirrored ? edge.mirrored : edge)
    }

    /// `later - earlier  relation  distance` along the main axis, which may run from right to left.
    mutating func relate(
        _ later: Expression, _ relation: Relation, after earlier: Expression, by distance: Double,
        _ priority: Priority, _ key: ConstraintKey, _ stack: StackContext
    ) {
        relate(
            later, stack.isMirrored ? relation.turned : relation, earlier,
            plus: stack.isMirrored ? -distance : distance, priority, key)
    }
}

/// The priorities and constants of UIStackView's constraints, as it prints them.
enum StackMetrics {
    /// `UIStackView.spacingUseSystem`, in points; between baselines a distance that follows from the font replaces it.
    static let systemSpacing = LayoutConstraint.systemSpacing
    /// `UISV-hiding`: hidden.size == 0.
    static let hiding = Priority(999.999)
    /// `UISV-spacing-hidden`: a hidden view lies in the middle between its visible neighbours, or at its only one.
    static let parking = Priority(50)
    /// `UISV-spanning-fit`: the length across the axis == 0, so that a stack is as broad as its broadest view.
    static let spanningFit = Priority(51)
    /// `UISV-ambiguity-suppression`: each view's length across the axis == 0, weaker than `spanningFit`.
    static let ambiguitySuppression = Priority(25)
    /// `UISV-canvas-fit`: stack.size == 0, along the axis of spreading distributions, across it of aligned baselines.
    static let canvasFit = Priority(49)
    /// The length along the axis of a stack without visible views == 0: any other constraint wins.
    static let orderingSpannerFit = Priority(0.001)
    /// Minus the index of the gap: the second distance between centres gets 149, the third 148.
    static let equalCenteringLevel: Float = 150
    /// Minus the index among all arranged subviews (FDStackView: the visible ones): the last view gives way first.
    static let proportionalLevel: Float = 999
}
