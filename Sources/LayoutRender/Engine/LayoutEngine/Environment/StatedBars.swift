/// From what a document states of its bars to what the bars show.
extension ViewBar.Contents {
    /// The items of a bar's record, or where the record has none its titles. Nil for other kinds of view.
    package init?(_ kind: View.Kind, _ control: ControlContent, in environment: LayoutEnvironment) {
        let language = environment.texts.language
        let isBlack = control.style?.hasPrefix("black") == true
        if kind == .navigationBar {
            let stack = control.bar.navigationItems
            var bar = ScreenChrome.NavigationBar(frame: .zero)
            bar.look.isBlack = isBlack
            bar.item = .init(stack.last ?? Self.navigationItem(control.titles), in: language)
            bar.isLarge = control.bar.isLarge(in: environment)
            // leftItemsSupplementBackButton is false by default.
            if let previous = stack.dropLast().last, bar.item.leading.isEmpty {
                bar.back = previous.backButtonTitle ?? previous.title ?? SystemWord.back.text(in: language)
            }
            self = .navigationBar(bar)
        } else if kind == .toolbar {
            var bar = ScreenChrome.Toolbar(frame: .zero)
            bar.look.isBlack = isBlack
            let items = control.bar.items.isEmpty ? Self.spread(control.titles) : control.bar.items
            bar.items = items.map { .init($0, SystemItems.barButton, in: language) }
            self = .toolbar(bar)
        } else if kind == .tabBar {
            var bar = ScreenChrome.TabBar(frame: .zero)
            bar.look.isBlack = isBlack
            bar.selectedIndex = control.selectedSegment ?? 0
            bar.items = control.bar.items.map { .init($0, SystemItems.tab, in: language) }
            if bar.items.isEmpty {
                bar.items = control.titles.prefix(20).map { .init(title: $0, image: ImageContent(name: "")) }
            }
            self = .tabBar(bar)
        } else {
            return nil
        }
    }

    /// The first title in the middle, the second at the leading end, the third at the trailing end.
    private static func navigationItem(_ titles: [String]) -> StatedNavigationItem {
        var item = StatedNavigationItem(title: titles.first)
        item.leading = titles.dropFirst().prefix(1).map { .init(title: $0) }
        item.trailing = titles.dropFirst(2).prefix(1).map { .init(title: $0) }
        return item
    }

    /// Titles with flexible spaces between them.
    private static func spread(_ titles: [String]) -> [StatedBarItem] {
        var items: [StatedBarItem] = []
        var space = StatedBarItem()
        space.systemItem = "flexibleSpace"
        for title in titles.prefix(50) where !title.isEmpty {
            if !items.isEmpty { items.append(space) }
            items.append(.init(title: title))
        }
        return items
    }
}

extension BarContent {
    /// Whether the title is large: never on a screen that is compact in height.
    func isLarge(in environment: LayoutEnvironment) -> Bool {
        guard prefersLargeTitles, environment.sizeClasses.vertical != .compact else { return false }
        let mode = navigationItems.last?.largeTitleDisplayMode ?? .automatic
        return mode != .never && mode != .inline
    }

    /// What a large title and a prompt add to the height of a navigation bar, in points.
    func extraHeight(in environment: LayoutEnvironment) -> Double {
        let hasPrompt =
            navigationItems.last?.prompt?.isEmpty == false && environment.sizeClasses.vertical != .compact
        return (isLarge(in: environment) ? environment.largeTitleHeight : 0)
            + (hasPrompt ? ScreenChrome.promptHeight : 0)
    }
}

extension ScreenChrome.NavigationItem {
    fileprivate init(_ stated: StatedNavigationItem, in language: String?) {
        self.init(title: stated.title)
        prompt = stated.prompt
        leading = stated.leading.map { .init($0, SystemItems.barButton, in: language) }
        trailing = stated.trailing.map { .init($0, SystemItems.barButton, in: language) }
    }
}

extension ScreenChrome.BarItem {
    /// - Parameter named: what UIKit gives a system item in a language; the item's own title and picture win.
    fileprivate init(_ stated: StatedBarItem, _ named: (String, String?) -> Self, in language: String?) {
        self = stated.systemItem.map { named($0, language) } ?? Self()
        switch stated.systemItem {
        case "flexibleSpace":
            self = Self()
            role = .flexibleSpace
        case "fixedSpace":
            self = Self()
            role = .fixedSpace(stated.width)
        default: break
        }
        systemItem = stated.systemItem
        if !stated.title.isEmpty { title = stated.title }
        image = stated.image ?? image
        selectedImage = stated.selectedImage
        (badge, badgeColor) = (stated.badge, stated.badgeColor)
        isProminent = stated.isProminent || stated.systemItem == "done"
        (isEnabled, tint) = (stated.isEnabled, stated.tint)
    }
}
