import LayoutEngine

extension XMLElement {
    /// What the bar items of an object show, in the order of the file.
    var barTexts: [BarText] {
        ([self] + descendants).filter { Self.barItems.contains($0.name) }.flatMap { item -> [BarText] in
            let name = item.id.map { item.name + " " + $0 } ?? item.name
            return Self.barProperties.compactMap { property -> BarText? in
                guard let text = item[property], !text.isEmpty else { return nil }
                return BarText(item: name, property: property, text: text)
            }
        }
    }

    private static let barItems: Set<String> = ["navigationItem", "barButtonItem", "tabBarItem"]
    private static let barProperties = ["title", "prompt", "systemItem", "image", "selectedImage"]
}
