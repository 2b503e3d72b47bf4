import Cassowary

extension Lowering {
    /// UISV-text-width-disambiguation: several texts of several lines side by side share the width equally.
    ///
    /// view.width == (canvas.width - gaps) / n, ten above the resistance of the text. Since iOS 15 only among arranged
    /// views that are all such texts: labels of several lines, and stacks that hold one. Only in a stack that fills: 16
    /// stacks with equal spacing and five proportional ones leave their texts the natural widths. [measured in Interface
    /// Builder: 382 wide, two labels, 191 each; ten of ten stacks whose arranged stacks hold labels of several lines]
    mutating func lowerTextWidths(_ stack: StackContext) {
        guard stack.axis == .horizontal, stack.visible.count > 1, stack.attributes.distribution == .fill,
            stack.visible.allSatisfy({ tree[$0].stack != nil || tree[$0].sharedWidthPriority != nil })
        else { return }
        findTexts()
        guard stack.visible.allSatisfy({ measures.textPriorities[Int($0.index)] > 0 }) else { return }
        var gaps = 0.0
        for view in stack.visible.dropLast() { gaps += numericSpacing(after: view, in: stack) }
        let count = Double(stack.visible.count)
        let canvas = canvas(stack, .horizontal).expression(.size)
        for view in stack.visible {
            relate(
                Expression(variables(view, .horizontal), .size), .equal, canvas, factor: 1 / count, plus: -gaps / count,
                Priority(measures.textPriorities[Int(view.index)]),
                ConstraintKey(.textWidthDisambiguation, view, other: stack.id))
        }
    }

    /// Notes for each label and stack at which priority the view shares the width of a stack as a text.
    private mutating func findTexts() {
        guard measures.textPriorities.isEmpty else { return }
        measures.textPriorities = Array(equal: 0, count: tree.count)
        for id in outline.order.reversed() { measures.textPriorities[Int(id.index)] = textPriority(of: id) }
    }

    /// The priority of a view, from the subviews' priorities. A stack has the priority of its strongest visible text.
    private func textPriority(of id: ItemID) -> Float {
        guard let stack = tree[id].stack else { return tree[id].sharedWidthPriority ?? 0 }
        return stack.arrangedSubviews.reduce(0) { strongest, view in
            outline[view].isHidden ? strongest : max(strongest, measures.textPriorities[Int(view.index)])
        }
    }

    /// Applies changes of texts of several lines, or of the visibility of views, to the stacks around views.
    mutating func updateTexts(around views: [ItemID]) {
        guard !measures.textPriorities.isEmpty else { return }
        for id in views {
            var next: ItemID? = id
            while let current = next {
                let priority = textPriority(of: current)
                guard current == id || priority != measures.textPriorities[Int(current.index)] else { break }
                measures.textPriorities[Int(current.index)] = priority
                next = tree[current].superview.flatMap { tree[$0].stack == nil ? nil : $0 }
            }
        }
    }
}

extension View {
    /// The priority at which a label of several lines shares the width with others of the kind; nil for other views, and for
    /// a label with a width of its own. An empty label shares too [27 of 27 recorded stacks of a text and an empty label
    /// without widths of their own]. A rule of the stacks around: an edit of the priority changes the stacks.
    var sharedWidthPriority: Float? {
        guard kind == .label, case .text(let text) = content, text.numberOfLines != 1,
            text.preferredMaxLayoutWidth <= 0, intrinsicContentSize?.width.isNaN != false
        else { return nil }
        return min(999, contentCompressionResistancePriority.horizontal + 10)
    }
}
