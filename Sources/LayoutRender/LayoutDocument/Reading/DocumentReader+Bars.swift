import LayoutEngine

/// The items of bars that are views: UINavigationItem, UIBarButtonItem and UITabBarItem.
///
///     {"type": "navigationBar", "prefersLargeTitles": true,
///      "items": [{"title": "Trips", "rightBarButtonItems": [{"systemItem": "add"}]}]}
extension DocumentReader {
    /// The members of a navigation item.
    static let navigationItemWords = [
        "title", "prompt", "leftBarButtonItems", "leftBarButtonItem", "rightBarButtonItems", "rightBarButtonItem",
        "backButtonTitle", "largeTitleDisplayMode",
    ]
    /// The members of a bar button item.
    static let barButtonWords = [
        "title", "image", "systemItem", "style", "isEnabled", "tintColor", "width",
    ]
    /// The members of a tab bar item.
    static let tabWords = ["title", "image", "selectedImage", "systemItem", "badgeValue", "badgeColor", "isEnabled"]
    /// UIBarButtonItem.Style; the last two make an item prominent, `prominent` under its name since iOS 26.
    static let barButtonStyles = ["plain", "done", "prominent"]

    /// The stack of a navigation bar.
    mutating func navigationItems(_ node: Int) -> [StatedNavigationItem]? {
        list(node, "titles and navigation items", plural: "navigation items") { $0.navigationItem($1) }
    }

    /// A title alone, or an object.
    private mutating func navigationItem(_ node: Int) -> StatedNavigationItem? {
        if arena.isKind(node, .string) { return .init(title: plainText(node)) }
        guard var cursor = object(node, "a title or a navigation item") else { return nil }
        var item = StatedNavigationItem()
        while let (key, value) = cursor.nextMember(in: arena) {
            switch arena.string(key) {
            case "title": item.title = shownText(value)
            case "prompt": item.prompt = shownText(value)
            case "backButtonTitle": item.backButtonTitle = shownText(value)
            case "leftBarButtonItems": item.leading = barItems(value, areTabs: false) ?? []
            case "leftBarButtonItem": item.leading = barItem(value, isTab: false).map { [$0] } ?? []
            case "rightBarButtonItems": item.trailing = barItems(value, areTabs: false) ?? []
            case "rightBarButtonItem": item.trailing = barItem(value, isTab: false).map { [$0] } ?? []
            case "largeTitleDisplayMode":
                item.largeTitleDisplayMode = word(value, StatedNavigationItem.LargeTitleDisplayMode.self) ?? .automatic
            default: unknownKey(key, known: Self.navigationItemWords)
            }
        }
        return item
    }

    /// The items of a toolbar, of one side of a navigation bar, or of a tab bar.
    mutating func barItems(_ node: Int, areTabs: Bool) -> [StatedBarItem]? {
        list(node, "titles and items", plural: "items") { $0.barItem($1, isTab: areTabs) }
    }

    /// A title alone, or an object.
    private mutating func barItem(_ node: Int, isTab: Bool) -> StatedBarItem? {
        if arena.isKind(node, .string) { return plainText(node).map { .init(title: $0) } }
        guard var cursor = object(node, "a title or an item of the bar") else { return nil }
        let known = isTab ? Self.tabWords : Self.barButtonWords
        var item = StatedBarItem()
        var width: Int?
        while let (key, value) = cursor.nextMember(in: arena) {
            let word = arena.string(key)
            guard known.contains(word) else {
                unknownKey(key, known: known)
                continue
            }
            switch word {
            case "title": item.title = shownText(value) ?? ""
            case "image": item.image = image(value)
            case "selectedImage": item.selectedImage = image(value)
            case "systemItem":
                item.systemItem = self.word(value, of: isTab ? SystemItems.tabNames : SystemItems.barButtonNames)
            case "badgeValue": item.badge = shownText(value)
            case "badgeColor": item.badgeColor = color(value)
            case "style": item.isProminent = self.word(value, of: Self.barButtonStyles).map { $0 != "plain" } ?? false
            case "isEnabled": item.isEnabled = bool(value) ?? true
            case "tintColor": item.tint = color(value)
            default: width = value
            }
        }
        if let width {
            if item.systemItem == "fixedSpace" {
                item.width = length(width) ?? 0
            } else {
                report(width, "a width belongs to the system item fixedSpace")
            }
        }
        return item
    }

    /// One of the words; nil after a message.
    private mutating func word(_ node: Int, of known: [String]) -> String? {
        guard let text = string(node) else { return nil }
        if known.contains(text) { return text }
        unknownWord(text, node, known: known)
        return nil
    }
}
