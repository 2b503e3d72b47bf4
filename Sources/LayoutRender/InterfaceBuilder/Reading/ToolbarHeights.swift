import LayoutEngine

/// The height of toolbars that do not stand on the bottom of the screen.
///
/// Above a home indicator a toolbar at the bottom is as high as a tab bar; one that stands on something else keeps its
/// own height. [measured: 105 of 107 at the bottom, 3 of 3 elsewhere]
enum ToolbarHeights {
    static func apply(to tree: inout LayoutTree) {
        for index in 0..<tree.count where tree.items[index].kind == .toolbar {
            let id = ItemID(index: Int32(truncatingIfNeeded: index))
            guard !tree[id].translatesAutoresizingMaskIntoConstraints, tree[id].intrinsicContentSize == nil,
                !standsOnBottom(id, tree)
            else { continue }
            tree[id].intrinsicContentSize = Size(width: Size.noIntrinsicMetric, height: height)
        }
    }

    /// Whether a constraint holds the toolbar's bottom to something around it: an ancestor or a guide.
    private static func standsOnBottom(_ id: ItemID, _ tree: LayoutTree) -> Bool {
        tree.constraints.contains { constraint in
            guard let second = constraint.second else { return false }
            for (own, other) in [(constraint.first, second), (second, constraint.first)] where own.item == id {
                guard own.attribute == .bottom else { continue }
                if other.region != .item || isAncestor(other.item, of: id, tree) { return true }
            }
            return false
        }
    }

    private static func isAncestor(_ ancestor: ItemID, of id: ItemID, _ tree: LayoutTree) -> Bool {
        var next = tree[id].superview
        while let current = next {
            if current == ancestor { return true }
            next = tree[current].superview
        }
        return false
    }

    /// In points.
    private static let height = 44.0
}
