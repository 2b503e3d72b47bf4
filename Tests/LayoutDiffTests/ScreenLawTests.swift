import LayoutEngine
import LayoutRender
import TestSupport
import Testing

@testable import LayoutDiff

/// A difference in any property of a screen's bars is reported, and screens that `diff` reports as equal have equal
/// pictures.
///
/// The properties are read from the records' stored fields, so that a new property cannot be forgotten.
@Suite struct ScreenLawTests {
    typealias Edit = (property: String, change: (inout LayoutScene) -> Void)

    /// A screen with everything that bars can have.
    static var scene: LayoutScene {
        var environment = LayoutEnvironment(width: 390, height: 844, scale: 2)
        environment.safeAreaInsets = EdgeInsets(top: 91, left: 0, bottom: 34, right: 0)
        var tree = LayoutTree(root: View(identifier: "root"))
        var box = View(.containerView, identifier: "box")
        box.frame = Rect(x: 20, y: 200, width: 200, height: 100)
        box.translatesAutoresizingMaskIntoConstraints = true
        let container = tree.addSubview(box, to: tree.root)
        var bar = View(.toolbar, identifier: "bar")
        bar.frame = Rect(x: 0, y: 400, width: 390, height: 44)
        bar.translatesAutoresizingMaskIntoConstraints = true
        let view = tree.addSubview(bar, to: tree.root)
        var scene = LayoutScene(id: "scene", name: "scene", tree: tree, environment: environment)
        var chrome = ScreenChrome(screen: Rect(x: 0, y: 0, width: 390, height: 844))
        chrome.tint = .named("systemRed")
        chrome.statusBar = .init(frame: Rect(x: 0, y: 0, width: 390, height: 47))
        var navigation = ScreenChrome.NavigationBar(frame: Rect(x: 0, y: 47, width: 390, height: 44))
        navigation.item = .init(title: "Title")
        navigation.item.name = "navigationItem n0N-aa-001"
        navigation.item.prompt = "Prompt"
        navigation.item.leading = [item("Edit", 1)]
        navigation.item.trailing = [item("Done", 2), item("Add", 3)]
        navigation.back = "Back"
        chrome.navigationBar = navigation
        chrome.tabBar = .init(frame: Rect(x: 0, y: 761, width: 390, height: 83))
        chrome.tabBar?.items = [item("One", 4), item("Two", 5)]
        chrome.toolbar = .init(frame: Rect(x: 0, y: 717, width: 390, height: 44))
        chrome.toolbar?.items = [item("Mark", 6)]
        chrome.homeIndicator = Rect(x: 125, y: 831, width: 140, height: 5)
        scene.chrome = chrome
        scene.embedded = [EmbeddedScene(container: container, scene: label("Inside"))]
        var contents = ScreenChrome.Toolbar(frame: .zero)
        contents.items = [item("Own", 7)]
        scene.viewBars = [ViewBar(view: view, contents: .toolbar(contents))]
        scene.unshownItems.items = [item("Elsewhere", 8)]
        scene.unshownItems.navigationItems = [.init(title: "Later")]
        return scene
    }

    private static func item(_ title: String, _ number: Int) -> ScreenChrome.BarItem {
        var item = ScreenChrome.BarItem(title: title)
        item.name = "barButtonItem b0B-aa-00\(number)"
        return item
    }

    /// A scene with one label.
    static func label(_ text: String) -> LayoutScene {
        var label = View(.label, identifier: "label")
        label.content = .text(TextContent(text: text))
        label.frame = Rect(x: 0, y: 0, width: 80, height: 20)
        label.translatesAutoresizingMaskIntoConstraints = true
        var tree = LayoutTree(root: View(identifier: "innerRoot"))
        tree.addSubview(label, to: tree.root)
        return LayoutScene(id: text, name: "part", tree: tree, environment: LayoutEnvironment(width: 80, height: 20))
    }

    /// Edits of an item that stands at some place of the scene, by the item's stored properties.
    private static func items(
        _ place: String, _ path: WritableKeyPath<LayoutScene, ScreenChrome.BarItem?>
    ) -> [Edit] {
        let edits: [(String, (inout ScreenChrome.BarItem) -> Void)] = [
            ("name", { $0.name = "barButtonItem z9Z-aa-009" }),
            ("role", { $0.role = .fixedSpace(40) }),
            ("role", { $0.role = .flexibleSpace }),
            ("systemItem", { $0.systemItem = "save" }),
            ("title", { $0.title += " more" }),
            ("image", { $0.image = ImageContent(name: "star") }),
            ("image", { $0.image = ImageContent(name: "star", size: Size(width: 30, height: 10)) }),
            ("selectedImage", { $0.selectedImage = ImageContent(name: "star") }),
            ("badge", { $0.badge = "3" }),
            ("badgeColor", { $0.badgeColor = .named("systemGreen") }),
            ("isProminent", { $0.isProminent = true }),
            ("isEnabled", { $0.isEnabled = false }),
            ("tint", { $0.tint = .named("systemGreen") }),
            ("view", { $0.view = [label("View")] }),
        ]
        return edits.map { name, change in
            (
                place + "." + name,
                { scene in
                    guard var item = scene[keyPath: path] else { return }
                    change(&item)
                    scene[keyPath: path] = item
                }
            )
        }
    }

    private static func looks(
        _ place: String, _ path: WritableKeyPath<LayoutScene, ScreenChrome.BarLook?>
    ) -> [Edit] {
        let edits: [(String, (inout ScreenChrome.BarLook) -> Void)] = [
            ("background", { $0.background = .named("systemYellow") }),
            ("tint", { $0.tint = .named("systemPurple") }),
            ("isBlack", { $0.isBlack = true }),
            ("isTransparent", { $0.isTransparent = true }),
            ("hasHairline", { $0.hasHairline = false }),
        ]
        return edits.map { name, change in
            (
                place + "." + name,
                { scene in
                    guard var look = scene[keyPath: path] else { return }
                    change(&look)
                    scene[keyPath: path] = look
                }
            )
        }
    }

    static var edits: [Edit] {
        let own: [Edit] = [
            ("chrome.screen", { $0.chrome?.screen.y = -10 }),
            ("chrome.statusBar", { $0.chrome?.statusBar = nil }),
            ("statusBar.frame", { $0.chrome?.statusBar?.frame.height = 30 }),
            ("statusBar.isLight", { $0.chrome?.statusBar?.isLight = true }),
            ("chrome.navigationBar", { $0.chrome?.navigationBar = nil }),
            ("navigationBar.frame", { $0.chrome?.navigationBar?.frame.y = 50 }),
            ("navigationBar.titleColor", { $0.chrome?.navigationBar?.titleColor = .named("systemRed") }),
            ("navigationBar.isLarge", { $0.chrome?.navigationBar?.isLarge = true }),
            ("navigationBar.back", { $0.chrome?.navigationBar?.back = nil }),
            ("navigationBar.item", { $0.chrome?.navigationBar?.item = .init() }),
            ("navigationItem.name", { $0.chrome?.navigationBar?.item.name = "navigationItem other" }),
            ("navigationItem.title", { $0.chrome?.navigationBar?.item.title = "Other" }),
            ("navigationItem.prompt", { $0.chrome?.navigationBar?.item.prompt = nil }),
            ("navigationItem.leading", { $0.chrome?.navigationBar?.item.leading = [] }),
            ("navigationItem.trailing", { $0.chrome?.navigationBar?.item.trailing.reverse() }),
            ("navigationItem.titleView", { $0.chrome?.navigationBar?.item.titleView = [label("Title view")] }),
            ("chrome.toolbar", { $0.chrome?.toolbar = nil }),
            ("toolbar.frame", { $0.chrome?.toolbar?.frame.y = 700 }),
            ("toolbar.items", { $0.chrome?.toolbar?.items = [] }),
            ("chrome.tabBar", { $0.chrome?.tabBar = nil }),
            ("tabBar.frame", { $0.chrome?.tabBar?.frame.y = 770 }),
            ("tabBar.items", { $0.chrome?.tabBar?.items.reverse() }),
            ("tabBar.selectedIndex", { $0.chrome?.tabBar?.selectedIndex = 1 }),
            ("chrome.homeIndicator", { $0.chrome?.homeIndicator = nil }),
            ("chrome.isSheet", { $0.chrome?.isSheet = true }),
            ("chrome.tint", { $0.chrome?.tint = .named("systemOrange") }),
            ("scene.chrome", { $0.chrome = nil }),
            ("scene.embedded", { $0.embedded = [] }),
            ("scene.embedded", { $0.embedded[0].scene = label("Another text") }),
            ("scene.viewBars", { $0.viewBars = [] }),
            ("scene.elevatedViews", { $0.elevatedViews = [$0.viewBars[0].view] }),
            (
                "scene.edgeEffects",
                {
                    $0.edgeEffects = [
                        EdgeEffect(view: $0.viewBars[0].view, edge: .top, style: .soft, length: 20, gap: 10)
                    ]
                }
            ),
            ("scene.unshownItems", { $0.unshownItems.navigationItems[0].title = "Sooner" }),
            ("scene.unshownItems", { $0.unshownItems.items = [] }),
        ]
        return own
            + items("barItem", \.trailingItem) + items("barItem", \.toolbarItem) + items("barItem", \.tabItem)
            + looks("look", \.navigationLook) + looks("look", \.toolbarLook) + looks("look", \.tabLook)
    }

    @Test func everyStoredPropertyHasAnEdit() throws {
        let scene = Self.scene
        let chrome = try #require(scene.chrome)
        let parts: [(String, Any)] = [
            ("chrome", chrome), ("statusBar", try #require(chrome.statusBar)),
            ("navigationBar", try #require(chrome.navigationBar)), ("toolbar", try #require(chrome.toolbar)),
            ("tabBar", try #require(chrome.tabBar)), ("look", ScreenChrome.BarLook()),
            ("navigationItem", ScreenChrome.NavigationItem()), ("barItem", ScreenChrome.BarItem()),
        ]
        let edited = Set(Self.edits.map(\.property))
        for (name, part) in parts {
            for child in Mirror(reflecting: part).children {
                // A text is stored in a wrapper, whose name begins with a low line.
                let label = try #require(child.label).replacing(/^_/, with: "")
                // Colours are a record of their own.
                guard label != "look" else { continue }
                #expect(edited.contains(name + "." + label), "\(name).\(label)")
            }
        }
        // Excepted: the tree and the environment, which other tests change, and fields that move no frame and are not
        // drawn.
        let known = ["id", "name", "tree", "environment", "canvasLocation", "positions", "facts"]
        for child in Mirror(reflecting: scene).children where !known.contains(child.label ?? "") {
            #expect(edited.contains("scene." + (child.label ?? "")), "\(child.label ?? "")")
        }
    }

    @Test func screensThatDifferInOnePropertyAreToldApart() throws {
        let plain = LayoutSide(Self.scene)
        for (place, edit) in Self.edits.enumerated() {
            var scene = Self.scene
            edit.change(&scene)
            let side = LayoutSide(scene)
            for (one, other) in [(plain, side), (side, plain)] {
                let difference = LayoutDiff.compare(before: one, after: other)
                #expect(!difference.bars.isEmpty && difference.isVisual, "\(place) \(edit.property)")
                #expect(difference.headline.contains("in bars"), "\(place) \(edit.property)")
                #expect(difference.text.hasPrefix("~ "), "\(place) \(edit.property)")
            }
        }
        #expect(LayoutDiff.compare(before: plain, after: LayoutSide(Self.scene)).isEmpty)
    }

    /// Whatever the report says of a change: two scenes with different pictures are never reported as equal.
    @Test func picturesNeverDifferUnseen() {
        var generator = SeededGenerator(seed: 7)
        let edits = Self.edits
        for _ in 0..<40 {
            var scene = Self.scene
            for _ in 0..<2 { edits[Int.random(in: 0..<edits.count, using: &generator)].change(&scene) }
            let (one, other) = (LayoutSide(Self.scene), LayoutSide(scene))
            #expect(one.shows(otherThan: other) == (Self.picture(one) != Self.picture(other)))
            guard Self.picture(one) != Self.picture(other) else { continue }
            #expect(LayoutDiff.compare(before: one, after: other).isVisual)
        }
    }

    private static func picture(_ side: LayoutSide) -> DisplayList {
        var options = RenderOptions()
        options.layers = .plain
        options.namesGroups = false
        return DisplayList(scene: side.scene, layout: side.layout, options: options)
    }

    /// Where a file says things and where a scene stands on the canvas is nothing that a screen shows.
    @Test func positionsAreNoChange() {
        var scene = Self.scene
        scene.embedded[0].scene.positions = SourcePositions()
        scene.embedded[0].scene.canvasLocation = Point(x: 7, y: 7)
        #expect(LayoutDiff.compare(before: LayoutSide(Self.scene), after: LayoutSide(scene)).isEmpty)
    }
}

extension LayoutScene {
    fileprivate var trailingItem: ScreenChrome.BarItem? {
        get { chrome?.navigationBar?.item.trailing[0] }
        set { if let newValue { chrome?.navigationBar?.item.trailing[0] = newValue } }
    }
    fileprivate var toolbarItem: ScreenChrome.BarItem? {
        get { chrome?.toolbar?.items[0] }
        set { if let newValue { chrome?.toolbar?.items[0] = newValue } }
    }
    fileprivate var tabItem: ScreenChrome.BarItem? {
        get { chrome?.tabBar?.items[1] }
        set { if let newValue { chrome?.tabBar?.items[1] = newValue } }
    }
    fileprivate var navigationLook: ScreenChrome.BarLook? {
        get { chrome?.navigationBar?.look }
        set { if let newValue { chrome?.navigationBar?.look = newValue } }
    }
    fileprivate var toolbarLook: ScreenChrome.BarLook? {
        get { chrome?.toolbar?.look }
        set { if let newValue { chrome?.toolbar?.look = newValue } }
    }
    fileprivate var tabLook: ScreenChrome.BarLook? {
        get { chrome?.tabBar?.look }
        set { if let newValue { chrome?.tabBar?.look = newValue } }
    }
}
