import LayoutEngine

/// The items of bars that are views of a tree: UINavigationBar, UIToolbar and UITabBar.
struct ViewBars {
    /// Reads looks and items.
    let reader: BarReader

    /// The bars among a tree's views, with their items. A bar without an id cannot be paired with a view, and is left
    /// out.
    func bars(of tree: LayoutTree, root: XMLElement) -> [ViewBar] {
        let elements = ([root] + root.descendants(named: "navigationBar", "toolbar", "tabBar"))
            .filter { Self.names.contains($0.name) && $0.id != nil }
        guard !elements.isEmpty else { return [] }
        var items: [String: ItemID] = [:]
        for index in 0..<tree.count where tree.items[index].hasOwnIdentifier {
            items[tree.items[index].identifier] = ItemID(index: Int32(truncatingIfNeeded: index))
        }
        return elements.compactMap { element in
            guard let id = element.id, let view = items[id], let contents = contents(of: element) else { return nil }
            return ViewBar(view: view, contents: contents)
        }
    }

    /// The look and the items of a bar's element; nil for another element. Of a navigation bar the last item is
    /// shown; the one before it gives the back button its words.
    private func contents(of element: XMLElement) -> ViewBar.Contents? {
        let list = element.child("items")?.children.map { $0 } ?? []
        switch element.name {
        case "navigationBar":
            var bar = ScreenChrome.NavigationBar(frame: .zero)
            bar.look = reader.look(of: element)
            bar.titleColor = reader.titleColor(of: element, isLarge: false)
            // The last item of the stack is shown.
            let stack = list.filter { $0.name == "navigationItem" }
            bar.item = reader.navigationItem(stack.last)
            if let previous = stack.dropLast().last {
                bar.back =
                    previous["backButtonTitle"] ?? previous["title"]
                    ?? SystemWord.back.text(in: reader.context.environment.texts.language)
            }
            return .navigationBar(bar)
        case "toolbar":
            var bar = ScreenChrome.Toolbar(frame: .zero)
            bar.look = reader.look(of: element)
            bar.items = reader.buttons(list)
            return .toolbar(bar)
        case "tabBar":
            var bar = ScreenChrome.TabBar(frame: .zero)
            bar.look = reader.look(of: element)
            bar.items = list.filter { $0.name == "tabBarItem" }.prefix(BarReader.mostItems).map(reader.tabItem)
            // Nothing is selected unless the file says so.
            let selected = element["selectedItem"]
            bar.selectedIndex = list.firstIndex { $0.id != nil && $0.id == selected } ?? -1
            return .tabBar(bar)
        default: return nil
        }
    }

    /// The elements of the three classes.
    private static let names: Set<String> = ["navigationBar", "toolbar", "tabBar"]
}
