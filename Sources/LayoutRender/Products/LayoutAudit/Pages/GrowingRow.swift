import LayoutEngine

extension AuditedScreen {
    /// Whether a text is tied to all four sides of a row, a header or a part whose height follows from its contents, alone
    /// from side to side. A vertical stack view ties its views itself.
    func fillsItsRow(_ id: ItemID) -> Bool {
        guard cell(around: id).map(hasOpenHeight) ?? isLowPart, !hasGivenHeight(around: id) else { return false }
        if let parent = tree[id].superview, let stack = tree[parent].stack { return stack.axis == .vertical }
        return isTiedToAllSides(id)
    }

    /// Whether a share of another view's height is the height of a text or of a view around it inside of its row: the row is
    /// not made to grow with the text.
    private func hasGivenHeight(around id: ItemID) -> Bool {
        let row = cell(around: id) ?? tree.root
        return tree.lineage(of: id).prefix { $0 != row }.contains { view in
            activeConstraints(of: view).contains { constraint in
                constraint.first.item == view && constraint.first.attribute == .height && constraint.relation == .equal
                    && constraint.second.map { $0.attribute == .height } == true
                    && constraint.priority >= LayoutPriority.required.rawValue
            }
        }
    }

    /// Whether required constraints tie a view to its superview from side to side, and to the superview or to neighbours
    /// above and below.
    private func isTiedToAllSides(_ id: ItemID) -> Bool {
        var sides: Set<Edge> = []
        for place in constraints[id] {
            let constraint = tree.constraints[place]
            guard constraint.priority >= LayoutPriority.required.rawValue, let second = constraint.second else {
                continue
            }
            let (own, other) = constraint.first.item == id ? (constraint.first, second) : (second, constraint.first)
            guard own.region == .item, let side = Edge(own.attribute) else { continue }
            let isAround = other.item == tree[id].superview
            let isVertical = own.attribute.axis == .vertical
            guard isVertical ? constraint.relation == .equal : isAround else { continue }
            // The middle of another view says nothing of the height.
            if side == .middle, !isAround { continue }
            sides.insert(side)
        }
        // One end and the middle are both ends.
        return sides.isSuperset(of: [.start, .end]) && sides.count >= 4
    }

    /// A side of a view in the direction of reading.
    private enum Edge: Hashable {
        case top, middle, bottom, start, end

        init?(_ attribute: Attribute) {
            switch attribute {
            case .top: self = .top
            case .bottom: self = .bottom
            case .centerY: self = .middle
            case .leading, .left: self = .start
            case .trailing, .right: self = .end
            default: return nil
            }
        }
    }
}
