import Cassowary

extension Lowering {
    /// UISV-text-width-disambiguation: several multi-line labels side by side share the width equally.
    ///
    /// label.width == (canvas.width - gaps) / n, ten above the label's own resistance. Since iOS 15 only among
    /// arranged views that are all multi-line labels. [measured in Interface Builder: 382 wide, two labels, 191 each]
    mutating func lowerTextWidths(_ stack: StackContext) {
        guard stack.axis == .horizontal, stack.visible.count > 1,
            stack.attributes.distribution != .fillEqually,
            stack.visible.allSatisfy({ tree[$0].naturalHeightDependsOnWidth && tree[$0].kind == .label })
        else { return }
        var gaps = 0.0
        for view in stack.visible.dropLast() { gaps += numericSpacing(after: view, in: stack) }
        let count = Double(stack.visible.count)
        let canvas = canvas(stack, .horizontal).expression(.size)
        for view in stack.visible {
            let level = Swift.min(999, tree[view].contentCompressionResistancePriority.horizontal + 10)
            relate(
                Expression(variables(view, .horizontal), .size), .equal, canvas, factor: 1 / count,
                plus: -gaps / count, Priority(level), ConstraintKey(.textWidthDisambiguation, view, other: stack.id))
        }
    }
}
