import LayoutEngine

/// The height of navigation bars on an iPad, from iOS 12 to iOS 18. [recorded: 22 of 22 bars]
enum PadBars {
    /// The height of a bar as wide as the screen, in points; nil on phones, and in releases whose bars are alike.
    static func height(_ context: DocumentContext) -> Double? {
        guard context.screen.device.isPad else { return nil }
        let own = BarFacts.padNavigationBarHeight[context.release]
        return own != BarFacts.navigationBarHeight[context.release] ? own : nil
    }

    /// Sets this height for bars among a root's own views if the root is as wide as the screen; bars in narrower roots,
    /// such as a form sheet's, are as high as on a phone.
    static func apply(to tree: inout LayoutTree, width: Double?, _ context: DocumentContext) {
        guard let height = height(context), width == context.screen.size.width else { return }
        for index in 0..<tree.count where tree.items[index].kind == .navigationBar {
            let id = ItemID(index: Int32(truncatingIfNeeded: index))
            guard tree[id].superview == tree.root, !tree[id].translatesAutoresizingMaskIntoConstraints,
                tree[id].intrinsicContentSize == nil
            else { continue }
            tree[id].intrinsicContentSize = Size(width: Size.noIntrinsicMetric, height: height)
        }
    }
}
