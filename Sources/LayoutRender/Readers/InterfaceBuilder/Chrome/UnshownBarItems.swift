import LayoutEngine

/// Finds the items of a document that no bar of its scenes shows, for comparisons.
struct UnshownBarItems {
    /// Reads the items.
    let reader: BarReader

    /// - Parameter others: objects without a view; the first suitable scene gets their items.
    func apply(to scenes: inout [LayoutScene], from sources: [ChromeReader.Source], others: [XMLElement]) {
        var shownByAny: Set<String> = []
        for index in scenes.indices where sources.indices.contains(index) {
            let shown = Set(scenes[index].barItems.map(\.name) + scenes[index].navigationItems.map(\.name))
            shownByAny.formUnion(shown)
            // The controller around a bar's view has the items of the bar already.
            guard sources[index].place != .barItem else { continue }
            add(sources[index].controller ?? sources[index].view, to: &scenes[index].unshownItems, besides: shown)
        }
        guard let place = scenes.indices.min(by: { scenes[$0].id < scenes[$1].id }) else { return }
        for object in others { add(object, to: &scenes[place].unshownItems, besides: shownByAny) }
    }

    /// The items below an object, each once.
    private func add(_ object: XMLElement, to unshown: inout UnshownItems, besides shown: Set<String>) {
        let items = object.descendants(named: "navigationItem", "barButtonItem", "tabBarItem")
        for element in [object] + items where !shown.contains(element.barName) {
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
}
