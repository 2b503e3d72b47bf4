import LayoutEngine

/// The title of a navigation bar for which its items leave too little room.
package struct CutTitle: Sendable, Equatable {
    /// The element and the id of the navigation item.
    package var name: String
    /// The whole title or prompt.
    package var text: String
    /// The width that the text asks for, in points.
    package var needed: Double
    /// The width between the items of the bar, in points.
    package var given: Double
}

extension LayoutScene {
    /// The titles and the prompts that the scene's navigation bar, and bars among its views, cut with an ellipsis:
    /// texts that need 5 % and half a point more than the bar has.
    /// - Parameter layout: the result of `tree.resolve(in: environment)`.
    package func cutTitles(in layout: ResolvedLayout) -> [CutTitle] {
        var cuts: [CutTitle] = []
        if let chrome, let bar = chrome.navigationBar {
            let insets = bar.frame.width == chrome.screen.width ? environment.safeAreaInsets : .zero
            cuts += self.cuts(bar, bar.frame.width - insets.left - insets.right)
        }
        for bar in viewBars where Int(bar.view.index) < tree.count {
            guard case .navigationBar(let content) = bar.contents, !tree[bar.view].isHidden else { continue }
            let (width, insets) = (layout[bar.view].frame.width, environment.safeAreaInsets)
            let isWide = width == layout[tree.root].frame.width
            cuts += self.cuts(content, isWide ? width - insets.left - insets.right : width)
        }
        return cuts
    }

    private func cuts(_ bar: ScreenChrome.NavigationBar, _ width: Double) -> [CutTitle] {
        guard width > 0 else { return [] }
        let measuring = BarMeasuring(environment)
        func cut(_ text: String?, _ font: Font, _ room: Double) -> CutTitle? {
            guard let text, !text.isEmpty else { return nil }
            let needed = measuring.width(of: text, font: font)
            guard needed > room * 1.05 + 0.5 else { return nil }
            return CutTitle(name: bar.item.name, text: text, needed: needed, given: room)
        }
        let font = bar.isLarge ? BarMeasuring.largeTitleFont : measuring.titleFont
        let title =
            bar.item.titleView.isEmpty ? cut(bar.item.title, font, measuring.titleRoom(of: bar, in: width)) : nil
        let margins = 2 * measuring.margin(width)
        return [title, cut(bar.item.prompt, BarMeasuring.promptFont, width - margins)].compactMap { $0 }
    }
}
