import LayoutEngine

/// The height of a navigation bar at the top of a page sheet's view, in releases where the sheet's bar has its own.
///
/// From iOS 13 on a sheet has no status bar, and its navigation bar is higher instead. [measured: 12 of 13]
enum SheetBars {
    /// Gives a navigation bar whose top is held to the root's top the height in a sheet.
    static func apply(to tree: inout LayoutTree, in release: Release) {
        guard let height = BarFacts.sheetBarHeight[release] else { return }
        for constraint in tree.constraints where constraint.relation == .equal && constraint.constant == 0 {
            guard let second = constraint.second else { continue }
            for (own, other) in [(constraint.first, second), (second, constraint.first)]
            where own.attribute == .top && isTop(other, of: tree.root) {
                guard tree[own.item].kind == .navigationBar, tree[own.item].superview == tree.root,
                    !tree[own.item].translatesAutoresizingMaskIntoConstraints,
                    tree[own.item].intrinsicContentSize == nil
                else { continue }
                tree[own.item].intrinsicContentSize = Size(width: Size.noIntrinsicMetric, height: height)
            }
        }
    }

    /// Whether an anchor stands for the top of what bars leave of the root: the root's top, that of its safe area, or the
    /// bottom of the top layout guide.
    private static func isTop(_ anchor: Anchor, of root: ItemID) -> Bool {
        guard anchor.item == root else { return false }
        return anchor.region == .topLayoutGuide ? anchor.attribute == .bottom : anchor.attribute == .top
    }
}
