/// The items that UIKit names: UIBarButtonItem.SystemItem and UITabBarItem.SystemItem.
package enum SystemItems {
    /// The names of UIBarButtonItem.SystemItem, in UIKit's order.
    package static let barButtonNames = [
        "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply", "action",
        "organize", "bookmarks", "search", "refresh", "stop", "camera", "trash", "play", "pause", "rewind",
        "fastForward", "undo", "redo", "pageCurl", "close",
    ]
    /// The names of UITabBarItem.SystemItem, in UIKit's order.
    package static let tabNames = [
        "more", "favorites", "featured", "topRated", "recents", "contacts", "history", "bookmarks", "search",
        "downloads", "mostRecent", "mostViewed",
    ]

    /// A bar button: a title or a symbol.
    package static func barButton(_ name: String, language: String?) -> ScreenChrome.BarItem {
        if let symbol = barSymbols[name] { return .init(image: self.symbol(symbol)) }
        if let word = words[name] { return .init(title: word.text(in: language)) }
        let title = name == "pageCurl" ? "" : name.prefix(1).uppercased() + name.dropFirst()
        return .init(title: title)
    }

    /// A tab: a title and a symbol.
    package static func tab(_ name: String, language: String?) -> ScreenChrome.BarItem {
        let words = words[name]?.text(in: language) ?? tabTitles[name] ?? name.prefix(1).uppercased() + name.dropFirst()
        return .init(title: words, image: symbol(tabSymbols[name] ?? "circle"))
    }

    /// An SF Symbol as a picture.
    package static func symbol(_ name: String) -> ImageContent {
        var image = ImageContent(name: name)
        image.isSystemSymbol = true
        return image
    }

    /// System items that UIKit shows as a word, which follows the language.
    private static let words: [String: SystemWord] = [
        "cancel": .cancel, "done": .done, "edit": .edit, "save": .save, "search": .search,
    ]
    /// The SF Symbols of system items of bars.
    private static let barSymbols = [
        "add": "plus", "compose": "square.and.pencil", "reply": "arrowshape.turn.up.left",
        "action": "square.and.arrow.up", "organize": "folder", "bookmarks": "book", "search": "magnifyingglass",
        "refresh": "arrow.clockwise", "stop": "xmark", "close": "xmark", "camera": "camera", "trash": "trash",
        "play": "play.fill", "pause": "pause.fill", "rewind": "backward.fill", "fastForward": "forward.fill",
    ]
    /// The titles of system items of tab bars.
    private static let tabTitles = [
        "topRated": "Top Rated", "mostRecent": "Most Recent", "mostViewed": "Most Viewed",
    ]
    /// The SF Symbols of system items of tab bars.
    private static let tabSymbols = [
        "more": "ellipsis", "favorites": "star.fill", "featured": "star.fill", "topRated": "star.fill",
        "recents": "clock.fill", "contacts": "person.crop.circle.fill", "history": "clock.fill",
        "bookmarks": "book.fill", "search": "magnifyingglass", "downloads": "arrow.down.circle.fill",
        "mostRecent": "clock.fill", "mostViewed": "list.number",
    ]
}
