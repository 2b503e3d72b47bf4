@testable import LayoutEngine

/// Pages of the three shapes that apps edit most, each with about 1,000 views, and what an edit of their views costs:
/// the solver's work, relative to that of the first layout.
enum PageShape: String, CaseIterable, Sendable {
    case plainViews, cellsOfAStack, deepChain

    func tree() -> LayoutTree {
        var tree = LayoutTree(root: View(.view, identifier: "root"))
        switch self {
        case .plainViews: for number in 0..<1_000 { Self.box(number, tree.root, &tree) }
        case .cellsOfAStack:
            var stack = View(.stackView, identifier: "stack")
            stack.stack?.axis = .vertical
            let id = tree.addSubview(stack, to: tree.root)
            for attribute in [Attribute.leading, .trailing, .top] {
                tree.constraints.append(
                    LayoutConstraint(Anchor(id, attribute), .equal, Anchor(tree.root, attribute)))
            }
            for number in 0..<100 { Self.cell(number, id, &tree) }
        case .deepChain:
            var parent = tree.root
            for number in 0..<250 {
                let next = Self.box(number, parent, &tree)
                for side in 1...3 { Self.box(number * 10 + side, parent, &tree) }
                parent = next
            }
        }
        return tree
    }

    /// A view with four constraints to its parent.
    @discardableResult
    static func box(_ number: Int, _ parent: ItemID, _ tree: inout LayoutTree) -> ItemID {
        let id = tree.addSubview(View(.view, identifier: ""), to: parent)
        for (attribute, constant) in [
            (Attribute.leading, 1.0), (.trailing, -1), (.top, Double(number % 9)), (.bottom, -1),
        ] {
            tree.constraints.append(
                LayoutConstraint(Anchor(id, attribute), .equal, Anchor(parent, attribute), constant: constant))
        }
        return id
    }

    /// A row of a view with nine others below each other.
    static func cell(_ number: Int, _ stack: ItemID, _ tree: inout LayoutTree) {
        let cell = tree.addArrangedSubview(View(.view, identifier: ""), to: stack)
        var above: ItemID?
        for line in 0..<9 {
            let id = tree.addSubview(View(.view, identifier: ""), to: cell)
            tree.constraints += [
                LayoutConstraint(Anchor(id, .leading), .equal, Anchor(cell, .leading), constant: 8),
                LayoutConstraint(Anchor(id, .trailing), .equal, Anchor(cell, .trailing), constant: -8),
                LayoutConstraint(
                    Anchor(id, .top), .equal, above.map { Anchor($0, .bottom) } ?? Anchor(cell, .top), constant: 2),
                LayoutConstraint(Anchor(id, .height), .equal, nil, constant: Double(5 + (number + line) % 7)),
            ]
            above = id
        }
        if let above {
            tree.constraints.append(
                LayoutConstraint(Anchor(above, .bottom), .equal, Anchor(cell, .bottom), constant: -2))
        }
    }

    /// Adds what the shape consists of, in the middle of the tree.
    func add(_ tree: inout LayoutTree) {
        switch self {
        case .plainViews: Self.box(3, tree.root, &tree)
        case .cellsOfAStack: Self.cell(5, tree[tree.root].subviews[0], &tree)
        case .deepChain: Self.box(4, middle(tree), &tree)
        }
    }

    /// Removes such a part, in the middle of the tree.
    /// - Parameter constraints: whether its constraints leave the tree's list, or stay there without an effect.
    func remove(_ tree: inout LayoutTree, constraints: Bool = false) {
        let views =
            switch self {
            case .plainViews: tree[tree.root].subviews[500...500]
            case .cellsOfAStack: tree[tree[tree.root].subviews[0]].subviews[50...50]
            case .deepChain: tree[middle(tree)].subviews.suffix(1)
            }
        for id in views {
            if constraints { tree.removeFromSuperview(id) } else { tree.detach(id) }
        }
    }

    private func middle(_ tree: LayoutTree) -> ItemID {
        var id = tree.root
        for _ in 0..<125 { id = tree[id].subviews[0] }
        return id
    }
}
