import Cassowary

extension Lowering {
    /// UISV-text-width-disambiguation: several multi-line labels side by side share the width equally.
    ///
    /// label.width == (canvas.width - gaps) / n, ten above the label's own resistance. Since iOS 15 only among
    /// arranged views that are all multi-line labels. [measured in Interface Builder: 382 wide, two labels, 191 each]
    mutating func lowerTextWidths(_ stack: StackContext) {
        guard stack.axis == .horizontal, stack.visible.count > 1,
            stack.attributes.distribution != .fillEqually,
            stack.visible.allSatisfy({ TextWidths.priority(of: tree[$0]) != nil })
        else { return }
        var gaps = 0.0
        for view in stack.visible.dropLast() { gaps += numericSpacing(after: view, in: stack) }
        let count = Double(stack.visible.count)
        let canvas = canvas(stack, .horizontal).expression(.size)
        for view in stack.visible {
            guard let level = TextWidths.priority(of: tree[view]) else { continue }
            relate(
                Expression(variables(view, .horizontal), .size), .equal, canvas, factor: 1 / count,
                plus: -gaps / count, Priority(level), ConstraintKey(.textWidthDisambiguation, view, other: stack.id))
        }
    }
}

/// Which views share the width of a stack as texts.
enum TextWidths {
    /// The priority at which a label of several lines shares the width with others of the kind; nil for other views. A rule of
    /// the stack, so an edit that changes this changes the stack.
    static func priority(of view: View) -> Float? {
        guard view.kind == .label, view.naturalHeightDependsOnWidth else { return nil }
        return min(999, view.contentCompressionResistancePriority.horizontal + 10)
    }
}
