import LayoutEngine
import Notation

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
        while let (key, value) = cursor.nextMember(in: arena) { set(arena.string(key), key, value, of: &item) }
        return item
    }

    /// Sets one member of a navigation item.
    private mutating func set(_ word: String, _ key: Int, _ value: Int, of item: inout StatedNavigationItem) {
        switch word {
        case "title": item.title = shownText(value)
        case "prompt": item.prompt = textOrNone(value)
        case "backButtonTitle": item.backButtonTitle = shownText(value)
        case "leftBarButtonItems": item.leading = barItems(value, areTabs: false) ?? []
        case "leftBarButtonItem": item.leading = barItem(value, isTab: false).map { [$0] } ?? []
        case "rightBarButtonItems": item.trailing = barItems(value, areTabs: false) ?? []
        case "rightBarButtonItem": item.trailing = barItem(value, isTab: false).map { [$0] } ?? []
        case "largeTitleDisplayMode":
            item.largeTitleDisplayMode = self.word(value, StatedNavigationItem.LargeTitleDisplayMode.self) ?? .automatic
        default: unknownKey(key, word, known: Self.navigationItemWords)
        }
    }

    /// A text; `null` is none.
    private mutating func textOrNone(_ node: Int) -> String? { arena.isKind(node, .null) ? nil : shownText(node) }

    /// The items of a toolbar, of one side of a navigation bar, or of a tab bar.
    mutating func barItems(_ node: Int, areTabs: Bool) -> [StatedBarItem]? {
        list(node, "titles and items", plural: "items") { $0.barItem($1, isTab: areTabs) }
    }

    /// A title alone, or an object.
    private mutating func barItem(_ node: Int, isTab: Bool) -> StatedBarItem? {
        if arena.isKind(node, .string) { return plainText(node).map { .init(title: $0) } }
        guard var cursor = object(node, "a title or an item of the bar") else { return nil }
        var item = StatedBarItem()
        var width: (key: Int, value: Int)?
        while let (key, value) = cursor.nextMember(in: arena) {
            if !isTab, arena.string(key) == "width" {
                width = (key, value)
            } else {
                set(arena.string(key), key, value, of: &item, isTab: isTab)
            }
        }
        if let width { set("width", width.key, width.value, of: &item, isTab: false) }
        return item
    }

    /// Sets one member of an item.
    private mutating func set(_ word: String, _ key: Int, _ value: Int, of item: inout StatedBarItem, isTab: Bool) {
        let known = isTab ? Self.tabWords : Self.barButtonWords
        guard known.contains(word) else { return unknownKey(key, word, known: known) }
        switch word {
        case "title": item.title = shownText(value) ?? ""
        case "image": item.image = image(value)
        case "selectedImage": item.selectedImage = image(value)
        case "systemItem":
            item.systemItem = self.word(value, of: isTab ? SystemItems.tabNames : SystemItems.barButtonNames)
        case "badgeValue": item.badge = textOrNone(value)
        case "badgeColor": item.badgeColor = color(value)
        case "style": item.isProminent = self.word(value, of: Self.barButtonStyles).map { $0 != "plain" } ?? false
        case "isEnabled": item.isEnabled = bool(value) ?? true
        case "tintColor": item.tint = color(value)
        default:
            guard item.systemItem == "fixedSpace" else {
                return report(value, "a width belongs to the system item fixedSpace")
            }
            item.width = measure(value, in: Limits.lengths) ?? 0
        }
    }

    /// One of the words; nil after a message.
    private mutating func word(_ node: Int, of known: [String]) -> String? {
        guard let text = string(node) else { return nil }
        if known.contains(text) { return text }
        unknownWord(text, node, known: known)
        return nil
    }
}

/// One item of a bar in a state: `tabs.items.Cart.badgeValue`, `bar.items.0.rightBarButtonItems.Save.isEnabled`.
extension DocumentReader {
    /// - Returns: false for a path that names no item of a bar.
    mutating func changeBarItem(_ item: ItemID, _ property: Substring, _ keyNode: Int, _ value: Int) -> Bool {
        let path = property.split(separator: ".", omittingEmptySubsequences: false)
        let kind = tree[item].kind
        guard path.count > 2, path[0] == "items", kind == .navigationBar || kind == .toolbar || kind == .tabBar,
            case .control(var control) = tree[item].content
        else { return false }
        if kind == .navigationBar {
            change(&control.bar.navigationItems, path[1...], keyNode, value)
        } else {
            change(&control.bar.items, path[1...], keyNode, value, isTab: kind == .tabBar)
        }
        journal.note(item, tree[item])
        tree[item].content = .control(control)
        return true
    }

    private mutating func change(
        _ items: inout [StatedNavigationItem], _ path: ArraySlice<Substring>, _ keyNode: Int, _ value: Int
    ) {
        guard let name = path.first, let place = place(of: name, in: items.map { $0.title ?? "" }, keyNode) else {
            return
        }
        let rest = path.dropFirst()
        switch rest.first {
        case "leftBarButtonItems" where rest.count > 1:
            change(&items[place].leading, rest.dropFirst(), keyNode, value, isTab: false)
        case "rightBarButtonItems" where rest.count > 1:
            change(&items[place].trailing, rest.dropFirst(), keyNode, value, isTab: false)
        default: set(rest.joined(separator: "."), keyNode, value, of: &items[place])
        }
    }

    private mutating func change(
        _ items: inout [StatedBarItem], _ path: ArraySlice<Substring>, _ keyNode: Int, _ value: Int, isTab: Bool
    ) {
        let titles = items.map { $0.title.isEmpty ? $0.systemItem ?? "" : $0.title }
        guard let name = path.first, let place = place(of: name, in: titles, keyNode) else { return }
        set(path.dropFirst().joined(separator: "."), keyNode, value, of: &items[place], isTab: isTab)
    }

    /// The place of an item by its title, its system item or its number; nil after a message.
    private mutating func place(of name: Substring, in titles: [String], _ keyNode: Int) -> Int? {
        if let place = titles.firstIndex(where: { $0.hasSameBytes(as: String(name)) }) { return place }
        if let place = Int(name), titles.indices.contains(place) { return place }
        let known = titles.prefix(12).enumerated().map { $1.isEmpty ? "\($0)" : quoted($1) }
        report(
            keyNode,
            "the bar has no item \(quoted(String(name)))"
                + (known.isEmpty ? "" : "; its items are \(known.joined(separator: ", ")), or by number from 0"))
        return nil
    }
}
