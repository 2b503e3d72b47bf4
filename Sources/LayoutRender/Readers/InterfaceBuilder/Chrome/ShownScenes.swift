import LayoutEngine

extension LayoutScene {
    /// The scenes embedded in this one, in bars and in container views, at any depth.
    package var shownScenes: [LayoutScene] {
        var shown: [LayoutScene] = []
        var pending = [self]
        while let scene = pending.popLast() {
            let inner =
                scene.navigationItems.flatMap(\.titleView) + scene.barItems.flatMap(\.view)
                + scene.embedded.map(\.scene)
            shown += inner
            pending += inner
        }
        return shown
    }

    /// The scene without the scenes that it shows in bars and container views, which `shownScenes` lists.
    package var withoutShownScenes: LayoutScene {
        var scene = self
        scene.embedded = []
        scene.chrome?.navigationBar?.item.removeViews()
        for index in scene.chrome?.toolbar?.items.indices ?? 0..<0 { scene.chrome?.toolbar?.items[index].view = [] }
        for index in scene.chrome?.tabBar?.items.indices ?? 0..<0 { scene.chrome?.tabBar?.items[index].view = [] }
        for index in scene.viewBars.indices { scene.viewBars[index].contents.removeViews() }
        for index in scene.unshownItems.navigationItems.indices {
            scene.unshownItems.navigationItems[index].removeViews()
        }
        for index in scene.unshownItems.items.indices { scene.unshownItems.items[index].view = [] }
        return scene
    }
}

extension ScreenChrome.NavigationItem {
    /// Removes the views of the title and of the buttons.
    fileprivate mutating func removeViews() {
        titleView = []
        for index in leading.indices { leading[index].view = [] }
        for index in trailing.indices { trailing[index].view = [] }
    }
}

extension ViewBar.Contents {
    /// Removes the views of the items.
    fileprivate mutating func removeViews() {
        switch self {
        case .navigationBar(var bar):
            bar.item.removeViews()
            self = .navigationBar(bar)
        case .toolbar(var bar):
            for index in bar.items.indices { bar.items[index].view = [] }
            self = .toolbar(bar)
        case .tabBar(var bar):
            for index in bar.items.indices { bar.items[index].view = [] }
            self = .tabBar(bar)
        }
    }
}
