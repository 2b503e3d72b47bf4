extension LayoutScene {
    /// The navigation items of all navigation bars around and in the view.
    package var navigationItems: [ScreenChrome.NavigationItem] {
        let around = chrome?.navigationBar.map { [$0.item] } ?? []
        return around
            + viewBars.compactMap { bar in
                if case .navigationBar(let bar) = bar.contents { bar.item } else { nil }
            }
    }

    /// Every item of the bars around and in the view.
    package var barItems: [ScreenChrome.BarItem] {
        var items = navigationItems.flatMap { $0.leading + $0.trailing }
        items += chrome?.toolbar?.items ?? []
        items += chrome?.tabBar?.items ?? []
        for bar in viewBars {
            switch bar.contents {
            case .navigationBar: continue
            case .toolbar(let bar): items += bar.items
            case .tabBar(let bar): items += bar.items
            }
        }
        return items
    }
}
