import LayoutEngine

/// Which constraints of a conflict give way before others.
extension LayoutConstraint {
    /// Whether the constraint is a number for a width or a height.
    var isNumberForLength: Bool { second == nil && [.width, .height].contains(first.attribute) }

    /// Whether the constraint closes a box that shows what is inside beyond its edge, whatever else gives way.
    func closesBox(in tree: LayoutTree) -> Bool {
        isNumberForLength && relation == .equal && constant == 0 && !tree[first.item].subviews.isEmpty
            && !tree[first.item].clipsToBounds
    }

    /// Whether the constraint is an equality of a length and a number.
    func fixesLength(_ axis: Axis) -> Bool {
        isNumberForLength && relation == .equal && first.attribute == .length(axis)
    }

    /// Whether a plain number is the size of a picture, of a button or of a line between views; where a gap may give way, also a height
    /// that a label's lines fill.
    func isOwnSize(_ screen: AuditedScreen, _ hasGap: Bool) -> Bool {
        switch screen.tree[first.item].kind {
        case .imageView: true
        case .button: first.attribute == .height || screen.shownText(first.item) == nil
        case .label where hasGap && first.attribute == .height: isFilledByLines(on: screen)
        default: constant <= Self.thickestLine
        }
    }

    /// Whether the constraint is no length, or a number for a label's.
    func isGapOrText(on screen: AuditedScreen) -> Bool {
        ![.width, .height].contains(first.attribute) || (second == nil && screen.tree[first.item].kind == .label)
    }

    /// Whether a label's lines fill the height: with less, letters are cut.
    private func isFilledByLines(on screen: AuditedScreen) -> Bool {
        guard let text = screen.shownText(first.item) else { return false }
        let width = screen.frame(first.item).width
        return text.measure(wrappingAt: width, in: screen.scene.environment).size.height >= constant
    }

    /// Whether the constraint ties a view that is seen to a hidden one beside it. Hidden views keep their constraints.
    func tiesToHidden(on screen: AuditedScreen) -> Bool {
        guard let second = second?.item else { return false }
        return [(first.item, second), (second, first.item)].contains { hidden, other in
            screen.tree[hidden].isHidden && screen.isVisible(other) && !screen.tree.isAncestor(other, of: hidden)
        }
    }

    /// Whether the constraint is an equality in which neither a stack view nor a row takes part, whose lengths come and go.
    fileprivate func isLasting(on screen: AuditedScreen) -> Bool {
        relation == .equal
            && [first.item, second?.item].compactMap(\.self).allSatisfy { item in
                let isInRow = !screen.isScreen || screen.cell(around: item) != nil
                return !screen.isArranged(item) && screen.tree[item].stack == nil
                    && (first.attribute.axis == .horizontal || !isInRow)
            }
    }

    /// The thickness of a line between views, in points.
    private static let thickestLine = 2.0
}

extension AuditedScreen {
    /// Whether constraints of a conflict are equalities of lasting lengths: each says what the others say, or contradicts them, on every page.
    func areLasting(_ places: [Int]) -> Bool {
        places.count > 1 && places.allSatisfy { tree.constraints[$0].isLasting(on: self) }
    }
}
