import Cassowary

extension Lowering {
    /// The root's frame is given: its origin is zero, its size is the environment's or the fitting size.
    mutating func lowerRoot() {
        for axis in Axis.allCases {
            let own = variables(root, axis)
            let insets = alignmentInsets(root)
            relate(
                Expression(own, .start), .equal, insets.start(axis), .required, ConstraintKey(.rootFrame, root),
                breakable: false)
            if let length = rootLength(axis) {
                relate(
                    Expression(own, .size), .equal, Swift.max(0, length - insets.start(axis) - insets.end(axis)),
                    .required, ConstraintKey(.rootFrame, root, index: 1), breakable: false)
            } else {
                lowerFittingLength(axis)
            }
        }
    }

    /// A root without a given length is as long as its constraints ask. A page that fits a scroll view is as long as the
    /// content with its insets, where systemLayoutSizeFitting knows no length of a scroll view.
    private mutating func lowerFittingLength(_ axis: Axis) {
        let own = frameExpression(of: root, .size, axis)
        let key = ConstraintKey(.fittingSize, root)
        // systemLayoutSizeFitting(compressed): as close to zero as priority 50 allows.
        let priority = Priority(fitting?.priorities[axis] ?? LayoutPriority.fittingSizeLevel.rawValue)
        if fitting == nil { found.fittedLengths.append((root, axis)) }
        guard fitting == nil, let insets = tree[root].scroll?.contentInset, items[root].contentRectangle >= 0
        else {
            return relate(own, .equal, fitting?.size[axis] ?? 0, priority, key)
        }
        relate(
            own, .equal, Expression(contentVariables(root, axis), .size), plus: insets.start(axis) + insets.end(axis),
            priority, key)
    }

    /// The length of the root's frame along an axis in points; nil for a fitting length.
    func rootLength(_ axis: Axis) -> Double? {
        // An arranger gives its container the height of its subviews.
        if axis == .vertical, tree[root].arrangement != nil, tree[root].scroll == nil { return nil }
        if isWhole, let frame = tree[root].frame { return frame.size[axis] }
        return axis == .horizontal ? environment.width : environment.height
    }
}
