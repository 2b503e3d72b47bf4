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
                // systemLayoutSizeFitting(compressed): as close to zero as priority 50 allows.
                let target = fitting?.size[axis] ?? 0
                let priority = fitting?.priorities[axis] ?? LayoutPriority.fittingSizeLevel.rawValue
                relate(
                    frameExpression(of: root, .size, axis), .equal, target, Priority(priority),
                    ConstraintKey(.fittingSize, root))
            }
        }
    }

    /// The length of the root's frame along an axis in points; nil for a fitting length.
    func rootLength(_ axis: Axis) -> Double? {
        // An arranger gives its container the height of its subviews.
        if axis == .vertical, tree[root].arrangement != nil, tree[root].scroll == nil { return nil }
        if isWhole, let frame = tree[root].frame { return frame.size[axis] }
        return axis == .horizontal ? environment.width : environment.height
    }
}
