import LayoutEngine

/// Finds the items of a document that no bar of its scenes shows, so that a comparison knows of them.
struct UnshownBarItems {
    let reader: BarReader

    /// - Parameter others: objects without a view; one scene takes their items, whatever the order of the file.
    func apply(to scenes: inout [LayoutScene], from sources: [ChromeReader.Source], others: [XMLElement]) {
        var shownByAny: Set<String> = []
        for index in scenes.indices where sources.indices.contains(index) {
            let shown = Self.names(in: scenes[index])
            shownByAny.formUnion(shown)
            // The controller that a bar's view stands in has the items of the bar already.
            guard sources[index].place != .barItem else { continue }
            add(sources[index].controller ?? sources[index].view, to: &scenes[index].unshownItems, besides: shown)
        }
        guard let place = scenes.indices.min(by: { scenes[$0].id < scenes[$1].id }) else { return }
        for object in others { add(object, to: &scenes[place].unshownItems, besides: shownByAny) }
    }

    private func add(_ object: XMLElement, to unshown: inout UnshownItems, besides shown: Set<String>) {
        for element in [object] + object.descendants where !shown.contains(element.barName) {
            switch element.name {
            case "navigationItem":
                // Its buttons are elements of their own.
                var item = ScreenChrome.NavigationItem(title: element["title"])
                item.name = element.barName
                item.prompt = element["prompt"]
                unshown.navigationItems.append(item)
            case "barButtonItem": unshown.items.append(reader.button(element))
            case "tabBarItem": unshown.items.append(reader.tabItem(element))
            default: continue
            }
        }
    }

    /// The items that the bars around and in a scene show.
    private static func names(in scene: LayoutScene) -> Set<String> {
        var names: Set<String> = []
        func take(_ items: [ScreenChrome.BarItem]) { names.formUnion(items.map(\.name)) }
        func take(_ item: ScreenChrome.NavigationItem) {
            names.insert(item.name)
            take(item.leading + item.trailing)
        }
        if let item = scene.chrome?.navigationBar?.item { take(item) }
        take(scene.chrome?.toolbar?.items ?? [])
        take(scene.chrome?.tabBar?.items ?? [])
        for bar in scene.viewBars {
            switch bar.contents {
            case .navigationBar(let bar): take(bar.item)
            case .toolbar(let bar): take(bar.items)
            case .tabBar(let bar): take(bar.items)
            }
        }
        return names
    }
}
