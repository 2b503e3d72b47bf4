import Cassowary

extension Lowering {
    /// The content rectangle of a scroll view starts at its frame's origin; constraints determine its size.
    mutating func lowerScrollContent(of id: ItemID) {
        for axis in Axis.allCases {
            relate(
                Expression(contentVariables(id, axis), .start), .equal, frameExpression(of: id, .start, axis),
                .required, ConstraintKey(.contentGuide, id), breakable: false)
        }
    }

    /// AASubviews: subviews one below the other at the container's width; a hidden view keeps its place and frame,
    /// but takes no room. The last visible view gives the container's content height (its own height, if it does not
    /// scroll).
    mutating func lowerArrangement(of id: ItemID) {
        guard let arrangement = tree[id].arrangement else { return }
        // The bottom edge of the last visible view; at first, the container's top.
        var above = frameExpression(of: id, .start, .vertical)
        var remaining = occurrences(in: arrangement)
        for view in arrangement {
            let frame = tree[view].frame ?? .zero
            remaining[view, default: 0] -= 1
            guard remaining[view] == 0 else {
                // The arranger lists the view again further down, which decides its frame; here the view only moves the
                // following views.
                if !tree[view].isHidden { above.constant += frame.height }
                continue
            }
            let horizontal = variables(view, .horizontal)
            let vertical = variables(view, .vertical)
            // 1 own x, the container's width
            relate(
                Expression(horizontal, .start), .equal, frameExpression(of: id, .start, .horizontal), plus: frame.x,
                .required, ConstraintKey(.arranger, view, other: id), breakable: false)
            relate(
                Expression(horizontal, .size), .equal, frameExpression(of: id, .size, .horizontal), .required,
                ConstraintKey(.arranger, view, other: id, index: 1), breakable: false)
            // 2 below the last visible view
            relate(
                Expression(vertical, .start), .equal, above, .required,
                ConstraintKey(.arranger, view, other: id, index: 2), breakable: false)
            // 3 own height, unless the view is an arranger that determines it
            if tree[view].arrangement == nil || tree[view].scroll != nil {
                relate(
                    Expression(vertical, .size), .equal, frame.height, .required,
                    ConstraintKey(.arranger, view, other: id, index: 3), breakable: false)
            }
            if !tree[view].isHidden { above = Expression(vertical, .end) }
        }
        // 4 the container's height
        if tree[id].scroll != nil {
            relate(
                Expression(contentVariables(id, .vertical), .end), .equal, above, .required,
                ConstraintKey(.arranger, id, index: 1), breakable: false)
            relate(
                Expression(contentVariables(id, .horizontal), .size), .equal,
                frameExpression(of: id, .size, .horizontal), .required, ConstraintKey(.arranger, id, index: 2),
                breakable: false)
        } else {
            relate(
                frameExpression(of: id, .end, .vertical), .equal, above, .required,
                ConstraintKey(.arranger, id, index: 1), breakable: false)
        }
    }

    private func occurrences(in list: [ItemID]) -> [ItemID: Int] {
        var counts: [ItemID: Int] = [:]
        for id in list { counts[id, default: 0] += 1 }
        return counts
    }
}
