import LayoutEngine

/// The height of navigation bars on an iPad, from iOS 12 to iOS 18. [recorded: 22 of 22 bars]
enum PadBars {
    /// The height of a bar as wide as the screen, in points; nil on phones, and in releases whose bars are alike.
    static func height(_ context: DocumentContext) -> Double? {
        guard context.screen.device.isPad else { return nil }
        let own = BarFacts.padNavigationBarHeight[context.release]
        return own != BarFacts.navigationBarHeight[context.release] ? own : nil
    }

    /// Bars in roots that are narrower than the screen, such as a form sheet's, are as high as on a phone.
    static func apply(to tree: inout LayoutTree, width: Double?, _ context: DocumentContext) {
        guard height(context) != nil, width != context.screen.size.width else { return }
        let height = BarFacts.navigationBarHeight[context.release]
        for index in 0..<tree.count where tree.items[index].kind == .navigationBar {
            let id = ItemID(index: Int32(truncatingIfNeeded: index))
            guard tree[id].intrinsicContentSize == nil else { continue }
            tree[id].intrinsicContentSize = Size(width: Size.noIntrinsicMetric, height: height)
        }
    }
}
