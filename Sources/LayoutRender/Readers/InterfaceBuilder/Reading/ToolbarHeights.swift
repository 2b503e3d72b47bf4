import LayoutEngine

/// The height of toolbars that are not at the bottom of the screen.
///
/// Above a home indicator a toolbar at the bottom is as high as a tab bar; other toolbars keep their own height.
/// [measured: 105 of 107 at the bottom, 3 of 3 elsewhere]
enum ToolbarHeights {
    /// Sets the natural height of these toolbars; a frame or an intrinsic size that the file states stays.
    static func apply(to tree: inout LayoutTree, in environment: LayoutEnvironment) {
        let standing = standingOnBottom(tree)
        var inside = environment
        inside.safeAreaInsets.bottom = 0
        let size = Size(width: Size.noIntrinsicMetric, height: inside.toolbarHeight)
        for index in 0..<tree.count where tree.items[index].kind == .toolbar && !standing[index] {
            let id = ItemID(index: Int32(truncatingIfNeeded: index))
            guard !tree[id].translatesAutoresizingMaskIntoConstraints, tree[id].intrinsicContentSize == nil
            else { continue }
            tree[id].intrinsicContentSize = size
        }
    }

    /// For each item whether a constraint ties its bottom to an ancestor or a guide.
    private static func standingOnBottom(_ tree: LayoutTree) -> [Bool] {
        var standing = Array(repeating: false, count: tree.count)
        for constraint in tree.constraints {
            guard let second = constraint.second else { continue }
            for (own, other) in [(constraint.first, second), (second, constraint.first)]
            where own.attribute == .bottom && tree[own.item].kind == .toolbar {
                let isAround = other.region != .item || tree.isAncestor(other.item, of: own.item)
                if isAround { standing[Int(own.item.index)] = true }
            }
        }
        return standing
    }
}
