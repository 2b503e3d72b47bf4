import LayoutEngine
import LayoutRender
import Notation

/// A screen's facts besides views: the properties of the bars, under names that match across sides.
///
/// Every stored property of `ScreenChrome` and of its parts has a fact; a test holds the list to them. A page's bars
/// are no views of its tree, so no frame and no property of a view would tell that a title in the navigation bar has
/// changed. Each fact is a line of text; equal lists of facts mean equal bars.
struct ScreenFacts {
    /// A property of a screen with its value as text.
    struct Fact: Equatable {
        /// The name of the bar or item, then the property: `navigationBar titleColor`.
        var name: String
        /// The value as reports write values.
        @ComparedByBytes var text: String
    }

    /// In the order of the screen, from top to bottom.
    private(set) var facts: [Fact] = []
    /// The scenes of views inside bars and container views, with the place that shows each scene.
    private(set) var shown: [(place: String, scene: LayoutScene)] = []

    /// The bars around the page, bars among the views, elevated views, what fades below bars, items that are not shown, embedded scenes.
    init(_ side: LayoutSide) {
        let names = side.itemNames()
        if let chrome = side.chrome { add(chrome) }
        for bar in side.viewBars {
            let name = names.quotedName(of: bar.view)
            switch bar.contents {
            case .navigationBar(let contents): add(contents, called: name)
            case .toolbar(let contents): add(contents, called: name)
            case .tabBar(let contents): add(contents, called: name)
            }
        }
        for id in side.elevatedViews.sorted() { add(names.quotedName(of: id) + " userInterfaceLevel", "elevated") }
        for effect in side.edgeEffects {
            let name = names.quotedName(of: effect.view) + " \(effect.edge.rawValue)EdgeEffect"
            add(name, "\(effect.style.rawValue) to \(effect.length)")
        }
        for item in side.unshownItems.navigationItems { add(item) }
        for item in side.unshownItems.items { add(item, called: item.name) }
        for entry in side.embedded {
            let frame = side.absoluteFrame(entry.container)
            let root = side.absoluteFrame(side.tree.root)
            let scene = entry.scene.embedded(in: frame, of: root, under: side.environment.safeAreaInsets)
            add(scene, at: names.quotedName(of: entry.container) + " shows")
        }
    }

    /// A property without a value is no fact.
    private mutating func add(_ name: String, _ text: String?) {
        if let text { facts.append(Fact(name: name, text: text)) }
    }

    /// The facts of the screen and of the bars around the page.
    private mutating func add(_ chrome: ScreenChrome) {
        add("screen", chrome.screen.text)
        add("presentation", chrome.isSheet ? "pageSheet" : nil)
        add("window tintColor", chrome.tint?.text)
        add("statusBar", chrome.statusBar?.frame.text)
        add("statusBar style", chrome.statusBar.map { $0.isLight ? "lightContent" : "default" })
        if let bar = chrome.navigationBar { add(bar, called: "navigationBar") }
        if let bar = chrome.toolbar { add(bar, called: "toolbar") }
        if let bar = chrome.tabBar { add(bar, called: "tabBar") }
        add("homeIndicator", chrome.homeIndicator?.text)
    }

    // MARK: Bars

    /// The bar's own properties and its top item.
    private mutating func add(_ bar: ScreenChrome.NavigationBar, called name: String) {
        add(bar.frame, bar.look, called: name)
        add(name + " titleColor", bar.titleColor?.text)
        add(name + " largeTitle", bar.isLarge ? "true" : nil)
        add(name + " backButton", bar.back.map(quoted))
        add(name + " topItem", bar.item.name.isEmpty ? nil : bar.item.name)
        add(bar.item, in: name)
    }

    /// The bar's own properties and its items.
    private mutating func add(_ bar: ScreenChrome.Toolbar, called name: String) {
        add(bar.frame, bar.look, called: name)
        add(bar.items, called: name + " items")
    }

    /// The bar's own properties and its tabs.
    private mutating func add(_ bar: ScreenChrome.TabBar, called name: String) {
        add(bar.frame, bar.look, called: name)
        add(name + " selectedIndex", "\(bar.selectedIndex)")
        add(bar.items, called: name + " items")
    }

    /// What all bars have.
    private mutating func add(_ frame: Rect, _ look: ScreenChrome.BarLook, called name: String) {
        // The frame of a bar that is a view is the view's.
        if frame != .zero { add(name, frame.text) }
        add(name + " barTintColor", look.background?.text)
        add(name + " tintColor", look.tint?.text)
        add(name + " barStyle", look.isBlack ? "black" : nil)
        add(name + " isTransparent", look.isTransparent ? "true" : nil)
        add(name + " hasHairline", look.hasHairline ? nil : "false")
    }

    // MARK: Items

    /// UINavigationItem: title, prompt, title view, and the items at both ends.
    private mutating func add(_ item: ScreenChrome.NavigationItem, in bar: String = "navigationItem") {
        let name = item.name.isEmpty ? bar : item.name
        add(name + " title", item.title.map(quoted))
        add(name + " prompt", item.prompt.map(quoted))
        if let scene = item.titleView.first { add(scene, at: name + " titleView") }
        add(item.leading, called: bar + " leading items")
        add(item.trailing, called: bar + " trailing items")
    }

    /// The items of one end of a bar: their order, then each of them.
    private mutating func add(_ items: [ScreenChrome.BarItem], called name: String) {
        let names = items.enumerated().map { place, item in item.name.isEmpty ? "item \(place)" : item.name }
        if !names.isEmpty { add(name, names.joined(separator: ", ")) }
        for (item, own) in zip(items, names) { add(item, called: item.name.isEmpty ? name + " " + own : own) }
    }

    /// UIBarItem, UIBarButtonItem or UITabBarItem, defaults left out. The style `done` of the system item of that
    /// name is no fact, as the item brings it.
    private mutating func add(_ item: ScreenChrome.BarItem, called name: String) {
        switch item.role {
        case .button: break
        case .flexibleSpace: add(name + " role", "flexibleSpace")
        case .fixedSpace(let width): add(name + " width", width.plain)
        }
        add(name + " systemItem", item.systemItem.map(quoted))
        // A system item brings its title and picture.
        if item.systemItem == nil {
            add(name + " title", item.title.isEmpty ? nil : quoted(item.title))
            add(name + " image", item.image?.text)
        }
        add(name + " image.size", item.image?.size?.text)
        add(name + " selectedImage", item.selectedImage?.text)
        add(name + " selectedImage.size", item.selectedImage?.size?.text)
        add(name + " badgeValue", item.badge.map(quoted))
        add(name + " badgeColor", item.badgeColor?.text)
        add(name + " style", item.isProminent && item.systemItem != "done" ? "done" : nil)
        add(name + " isEnabled", item.isEnabled ? nil : "false")
        add(name + " tintColor", item.tint?.text)
        if let scene = item.view.first { add(scene, at: name + " customView") }
    }

    /// A scene is a fact by its name, and kept to be compared.
    private mutating func add(_ scene: LayoutScene, at place: String) {
        add(place, scene.name)
        shown.append((place, scene))
    }
}
