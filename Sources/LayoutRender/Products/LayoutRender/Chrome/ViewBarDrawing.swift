import LayoutEngine

/// Bars that lie among a screen's views, as Interface Builder allows.
extension PictureBuilder {
    /// A container controller's bar at its view's frame.
    mutating func drawScreenBar(_ contents: ViewBar.Contents, of id: ItemID) {
        let frame = self[id].frame
        guard !frame.isEmpty, frame.isDrawable else { return }
        let tint = self[id].tint
        switch contents {
        case .navigationBar(var bar):
            bar.frame = frame
            drawScreenBar(bar, window: tint)
        case .toolbar(var bar):
            bar.frame = frame
            drawBar(bar, window: tint)
        case .tabBar(var bar):
            bar.frame = frame
            drawBar(bar, window: tint)
        }
    }

    /// A bar that is a view, with the items that the document gives it.
    ///
    /// Subviews of a bar replace its items: a document that has both is drawn with the subviews.
    mutating func drawViewBar(_ contents: ViewBar.Contents, of id: ItemID) {
        let frame = self[id].frame
        guard !frame.isEmpty, frame.isDrawable else { return }
        let tint = self[id].tint
        switch contents {
        case .navigationBar(var bar):
            drawMaterial(of: id, bar.look, hairlineAtTop: false)
            // In a taller view the bar is at the lower end: the part above is below a status bar. A bar without the room
            // for a large title shows the title in its row; one of a stated height does so on a phone on its side, too.
            var height = max(environment.navigationBarHeight, environment[BarFacts.navigationBarHeight])
            bar.isLarge = bar.isLarge && frame.height + 0.5 >= height + environment.largeTitleHeight
            if bar.isLarge { height += environment.largeTitleHeight }
            if bar.item.prompt?.isEmpty == false { height += ScreenChrome.promptHeight }
            height = min(height, frame.height)
            bar.frame = itemRoom(Rect(x: frame.x, y: frame.maxY - height, width: frame.width, height: height))
            if tree[id].subviews.isEmpty { drawContent(of: bar, window: tint) }
        case .toolbar(var bar):
            drawMaterial(of: id, bar.look, hairlineAtTop: true)
            bar.frame = itemRoom(frame)
            if tree[id].subviews.isEmpty { drawContent(of: bar, window: tint) }
        case .tabBar(var bar):
            drawMaterial(of: id, bar.look, hairlineAtTop: true)
            bar.frame = frame
            guard tree[id].subviews.isEmpty else { return }
            let release = release(of: bar)
            var row = itemRoom(frame)
            row.height = min(isLow ? 32 : 49, frame.height)
            if BarFacts.isGlass[release] {
                row = platter(of: bar)
                drawGlass(row)
            }
            drawContent(of: bar, in: row, as: release, window: tint)
        }
    }

    /// A view's own background colour replaces the bar's material, but not a colour of the bar.
    ///
    /// A toolbar or a tab bar that ends where its superview's safe area ends has its material on to the superview's end.
    /// [measured: iOS 12.1, radar 47966034]
    private mutating func drawMaterial(of id: ItemID, _ look: ScreenChrome.BarLook, hairlineAtTop: Bool) {
        guard tree[id].appearance.backgroundColor == nil || look.background != nil else { return }
        var frame = self[id].frame
        if hairlineAtTop, let around = tree[id].superview {
            let strip = layout[around].safeAreaInsets.bottom
            if abs(self[around].frame.maxY - strip - frame.maxY) < 0.5 { frame.height += strip }
        }
        drawMaterial(frame, look, hairlineAtTop: hairlineAtTop)
    }
}
