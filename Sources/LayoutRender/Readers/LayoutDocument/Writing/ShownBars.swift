import LayoutEngine

// From the bars that a scene shows to what a document states of them, and which views of a tree show bars.

extension ControlContent {
    /// Takes the items that a reader keeps beside the tree, as in a file of Interface Builder. A record with items of its own
    /// keeps these.
    mutating func take(_ contents: ViewBar.Contents) {
        guard bar == BarContent() else { return }
        titles = []
        switch contents {
        case .navigationBar(let shown):
            if let back = shown.back { bar.navigationItems.append(.init(title: back)) }
            bar.navigationItems.append(.init(shown.item))
            bar.prefersLargeTitles = shown.isLarge
        case .toolbar(let shown):
            bar.items = shown.items.map { .init($0, SystemItems.barButton) }
        case .tabBar(let shown):
            bar.items = shown.items.map { .init($0, SystemItems.tab) }
            selectedSegment = shown.selectedIndex < 0 ? nil : shown.selectedIndex
        }
    }
}

extension LayoutTree {
    /// The bars among the views that state their items themselves, with what they show.
    func viewBars(in environment: LayoutEnvironment) -> [ViewBar] {
        items.indices.compactMap { index in
            guard case .control(let control) = items[index].content, control.bar != BarContent(),
                let contents = ViewBar.Contents(items[index].kind, control, in: environment)
            else { return nil }
            return ViewBar(view: ItemID(index: Int32(truncatingIfNeeded: index)), contents: contents)
        }
    }
}

extension StatedNavigationItem {
    fileprivate init(_ shown: ScreenChrome.NavigationItem) {
        self.init(title: shown.title)
        prompt = shown.prompt
        leading = shown.leading.map { .init($0, SystemItems.barButton) }
        trailing = shown.trailing.map { .init($0, SystemItems.barButton) }
    }
}

extension StatedBarItem {
    /// Without what UIKit gives a system item.
    fileprivate init(_ shown: ScreenChrome.BarItem, _ named: (String, String?) -> ScreenChrome.BarItem) {
        let own = shown.systemItem.map { named($0, nil) }
        self.init(title: shown.title == own?.title ? "" : shown.title)
        image = shown.image == own?.image ? nil : shown.image
        selectedImage = shown.selectedImage
        systemItem = shown.systemItem
        if case .fixedSpace(let length) = shown.role { width = length }
        (badge, badgeColor) = (shown.badge, shown.badgeColor)
        isProminent = shown.isProminent && shown.systemItem != "done"
        (isEnabled, tint) = (shown.isEnabled, shown.tint)
    }
}
