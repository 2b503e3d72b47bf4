/// The items that a UINavigationBar, a UIToolbar or a UITabBar among a document's views states.
public struct BarContent: Sendable, Equatable {
    /// UINavigationBar.items: the last is shown, the one before it gives the back button its title.
    public var navigationItems: [ScreenChrome.NavigationItem] = []
    /// UIToolbar.items or UITabBar.items, from the leading edge. Titles and pictures that UIKit gives a system item are not
    /// filled in: they follow the language of the page.
    public var items: [ScreenChrome.BarItem] = []
    /// UINavigationBar.prefersLargeTitles: the last item's title is large where its `largeTitleDisplayMode` and the height of
    /// the screen allow.
    public var prefersLargeTitles = false

    /// A bar without items.
    public init() {}

    /// Whether the title is large: never on a screen that is compact in height.
    func isLarge(in environment: LayoutEnvironment) -> Bool {
        guard prefersLargeTitles, environment.sizeClasses.vertical != .compact else { return false }
        let mode = navigationItems.last?.largeTitleDisplayMode ?? .automatic
        return mode != .never && mode != .inline
    }

    /// What a large title and a prompt add to the height of a navigation bar, in points.
    func extraHeight(in environment: LayoutEnvironment) -> Double {
        let hasPrompt = navigationItems.last?.prompt?.isEmpty == false
        return (isLarge(in: environment) ? ScreenChrome.largeTitleHeight : 0)
            + (hasPrompt ? ScreenChrome.promptHeight : 0)
    }
}

extension ControlContent {
    /// Takes the items that a reader keeps beside the tree, as in a file of Interface Builder. A record with items of its own
    /// keeps these.
    package mutating func take(_ contents: ViewBar.Contents) {
        guard bar == BarContent() else { return }
        switch contents {
        case .navigationBar(let shown):
            if let back = shown.back { bar.navigationItems.append(.init(title: back)) }
            bar.navigationItems.append(shown.item)
            bar.prefersLargeTitles = shown.isLarge
        case .toolbar(let shown): bar.items = shown.items
        case .tabBar(let shown):
            bar.items = shown.items
            selectedSegment = shown.selectedIndex < 0 ? nil : shown.selectedIndex
        }
        titles = []
    }
}

extension LayoutTree {
    /// The bars among the views that state their items themselves, with these items.
    package func viewBars(in environment: LayoutEnvironment) -> [ViewBar] {
        items.indices.compactMap { index in
            guard items[index].kind.isBar, let control = items[index].content.control, control.bar != BarContent(),
                let contents = items[index].kind.barContents(control, in: environment)
            else { return nil }
            return ViewBar(view: ItemID(index: Int32(truncatingIfNeeded: index)), contents: contents)
        }
    }
}

extension View.Kind {
    /// Whether the view is a bar with items.
    var isBar: Bool { self == .navigationBar || self == .toolbar || self == .tabBar }

    /// What a bar shows: the items of its record, or where it has none its titles. Nil for other kinds.
    package func barContents(_ control: ControlContent, in environment: LayoutEnvironment) -> ViewBar.Contents? {
        let language = environment.texts.language
        switch self {
        case .navigationBar:
            let stack = control.bar.navigationItems
            var bar = ScreenChrome.NavigationBar(frame: .zero)
            bar.item = (stack.last ?? Self.navigationItem(control.titles)).withSystemItems(in: language)
            bar.isLarge = control.bar.isLarge(in: environment)
            if let previous = stack.dropLast().last {
                bar.back = previous.backButtonTitle ?? previous.title ?? SystemWord.back.text(in: language)
            }
            return .navigationBar(bar)
        case .toolbar:
            var bar = ScreenChrome.Toolbar(frame: .zero)
            let items = control.bar.items.isEmpty ? Self.spread(control.titles) : control.bar.items
            bar.items = items.map { $0.withSystemItem(SystemItems.barButton, in: language) }
            return .toolbar(bar)
        case .tabBar:
            var bar = ScreenChrome.TabBar(frame: .zero)
            bar.selectedIndex = control.selectedSegment ?? 0
            let titled = control.titles.prefix(20).map {
                ScreenChrome.BarItem(title: $0, image: ImageContent(name: ""))
            }
            let items = control.bar.items.isEmpty ? titled : control.bar.items
            bar.items = items.map { $0.withSystemItem(SystemItems.tab, in: language) }
            return .tabBar(bar)
        default: return nil
        }
    }

    /// The first title in the middle, the second at the leading end, the third at the trailing end.
    private static func navigationItem(_ titles: [String]) -> ScreenChrome.NavigationItem {
        var item = ScreenChrome.NavigationItem(title: titles.first)
        item.leading = titles.dropFirst().prefix(1).map { .init(title: $0) }
        item.trailing = titles.dropFirst(2).prefix(1).map { .init(title: $0) }
        return item
    }

    /// Titles with flexible spaces between them.
    private static func spread(_ titles: [String]) -> [ScreenChrome.BarItem] {
        var items: [ScreenChrome.BarItem] = []
        var space = ScreenChrome.BarItem()
        space.role = .flexibleSpace
        for title in titles.prefix(50) where !title.isEmpty {
            if !items.isEmpty { items.append(space) }
            items.append(.init(title: title))
        }
        return items
    }
}

extension ScreenChrome.NavigationItem {
    /// The item with the titles and pictures that UIKit gives system items.
    fileprivate func withSystemItems(in language: String?) -> Self {
        var item = self
        item.leading = leading.map { $0.withSystemItem(SystemItems.barButton, in: language) }
        item.trailing = trailing.map { $0.withSystemItem(SystemItems.barButton, in: language) }
        return item
    }
}

extension ScreenChrome.BarItem {
    /// The item with UIKit's title and picture where a system item states none of its own.
    fileprivate func withSystemItem(_ named: (String, String?) -> Self, in language: String?) -> Self {
        guard let systemItem, role == .button else { return self }
        let own = named(systemItem, language)
        var item = self
        if item.title.isEmpty { item.title = own.title }
        item.image = item.image ?? own.image
        return item
    }
}
