import LayoutEngine

/// Reads the looks and the items of bars.
///
/// Bars are described in three places: as elements of a controller (`navigationItem`, `toolbarItems`, `tabBarItem`),
/// as views of their own, and as simulated metrics. All have the same elements for items and colours, which are read
/// here.
struct BarReader {
    /// Resources, size classes and language of the reading.
    let context: DocumentContext
    /// Scenes of the views in bars, by the view's id.
    let views: [String: LayoutScene]

    // MARK: Items

    /// The contents of a navigation item; nil stands for an item that the file lacks.
    func navigationItem(_ item: XMLElement?) -> ScreenChrome.NavigationItem {
        var result = ScreenChrome.NavigationItem(title: item?["title"])
        guard let item else { return result }
        result.name = item.barName
        result.prompt = item["prompt"].flatMap { $0.isEmpty ? nil : $0 }
        result.leading = items("left", of: item)
        result.trailing = items("right", of: item)
        if let id = item.child(key: "titleView")?.id, let view = views[id] { result.titleView = [view] }
        return result
    }

    /// The items of a navigation item on one side, from its edge inwards.
    private func items(_ side: String, of item: XMLElement) -> [ScreenChrome.BarItem] {
        let list = item.child("\(side)BarButtonItems")?.children.map { $0 } ?? []
        let elements = list.isEmpty ? [item.child(key: "\(side)BarButtonItem")].compactMap { $0 } : list
        return buttons(elements)
    }

    /// The bar buttons among the elements.
    func buttons(_ elements: [XMLElement]) -> [ScreenChrome.BarItem] {
        elements.filter { $0.name == "barButtonItem" }.prefix(Self.mostItems).map(button)
    }

    /// A bar button item: UIKit's symbol or word for a system item, else the element's own picture, title or view.
    func button(_ base: XMLElement) -> ScreenChrome.BarItem {
        let element = VariedElement(base, context.classes)
        var item = ScreenChrome.BarItem()
        switch element["systemItem"] {
        case "flexibleSpace": item.role = .flexibleSpace
        case "fixedSpace": item.role = .fixedSpace(min(max(element.number("width") ?? 0, 0), 2_000))
        case let name?: item = SystemItems.barButton(name, language: context.environment.texts.language)
        case nil: break
        }
        item.name = base.barName
        item.systemItem = element["systemItem"]
        guard item.role == .button else { return item }
        if let title = element["title"] { item.title = title }
        item.image = picture("image", of: element) ?? item.image
        item.isProminent = element["style"] == "done" || element["systemItem"] == "done"
        item.isEnabled = element.flag("enabled", default: true)
        item.tint = visible("tintColor", of: element)
        if let id = base.child(key: "customView")?.id, let view = views[id] { item.view = [view] }
        return item
    }

    /// The tab of a controller: its tab bar item, else the controller's title.
    func tab(of controller: XMLElement) -> ScreenChrome.BarItem {
        guard let item = controller.child(key: "tabBarItem") ?? controller.child("tabBarItem") else {
            return .init(title: controller["title"] ?? "")
        }
        return tabItem(item)
    }

    /// A tab's item; a system item has UIKit's title and symbol.
    func tabItem(_ base: XMLElement) -> ScreenChrome.BarItem {
        let element = VariedElement(base, context.classes)
        var item =
            element["systemItem"].map {
                SystemItems.tab($0, language: context.environment.texts.language)
            } ?? .init()
        item.name = base.barName
        item.systemItem = element["systemItem"]
        if let title = element["title"] { item.title = title }
        item.image = picture("image", of: element) ?? item.image
        item.selectedImage = picture("selectedImage", of: element)
        item.badge = element["badgeValue"]
        item.isEnabled = element.flag("enabled", default: true)
        return item
    }

    /// A picture by the name in an attribute or a child.
    private func picture(_ key: String, of element: VariedElement) -> ImageContent? {
        context.resources.image(key, of: element)
    }

    // MARK: Looks

    /// The colours of a bar; `bar` is the bar's element, or the element of the simulated metrics.
    func look(of bar: XMLElement?) -> ScreenChrome.BarLook {
        var look = ScreenChrome.BarLook()
        guard let bar else { return look }
        let element = VariedElement(bar, context.classes)
        look.isBlack = element["barStyle"]?.hasPrefix("black") == true
        look.tint = visible("tintColor", of: element)
        look.background =
            Self.appearances.lazy.compactMap { key in
                bar.child(key: key).flatMap { visible("backgroundColor", of: VariedElement($0, context.classes)) }
            }.first
        look.background = look.background ?? visible("barTintColor", of: element)
        return look
    }

    /// A colour that is not transparent: older releases write a transparent colour for the default.
    private func visible(_ key: String, of element: VariedElement) -> Color? {
        guard let color = context.resources.colors.color(key, of: element) else { return nil }
        if case .rgba(_, _, _, alpha: 0) = color { return nil }
        return color
    }

    /// The colour of a bar's title, which may be a property of an appearance instead of the bar.
    func titleColor(of bar: XMLElement?, isLarge: Bool) -> Color? {
        guard let bar else { return nil }
        let keys = isLarge ? ["largeTitleTextAttributes", "titleTextAttributes"] : ["titleTextAttributes"]
        for holder in Self.appearances.compactMap({ bar.child(key: $0) }) + [bar] {
            for key in keys {
                guard let attributes = holder.child(key: key) else { continue }
                if let color = visible("textColor", of: VariedElement(attributes, context.classes)) { return color }
            }
        }
        return nil
    }

    /// The appearance before any scrolling comes first.
    private static let appearances = ["scrollEdgeAppearance", "standardAppearance"]
    /// The most items of a bar that are read.
    static let mostItems = 20
}

extension XMLElement {
    /// What reports call an item of a bar: the element and its id.
    var barName: String { id.map { name + " " + $0 } ?? name }
}
