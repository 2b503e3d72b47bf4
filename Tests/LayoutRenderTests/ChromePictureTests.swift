import LayoutEngine
import LayoutRender
import Testing

/// How the screen around a scene's view is drawn before bars were glass; `GlassDrawingTests` has the bars since.
@Suite struct ChromePictureTests {
    /// A root of 390 x 844 that shows nothing, below a bar with a title, a back button and an item.
    private func scene(_ direction: LayoutDirection = .leftToRight) -> LayoutScene {
        var environment = LayoutEnvironment(width: 390, height: 844, scale: 3)
        environment.safeAreaInsets = EdgeInsets(top: 91, left: 0, bottom: 34, right: 0)
        environment.layoutDirection = direction
        environment.release = .iOS18
        var scene = LayoutScene(
            id: "scene", name: "scene", tree: LayoutTree(root: View(identifier: "root")), environment: environment)
        var chrome = ScreenChrome(screen: Rect(x: 0, y: 0, width: 390, height: 844))
        chrome.statusBar = .init(frame: Rect(x: 0, y: 0, width: 390, height: 47))
        chrome.navigationBar = .init(frame: Rect(x: 0, y: 47, width: 390, height: 44))
        chrome.navigationBar?.item.title = "Title"
        chrome.navigationBar?.back = "Home"
        chrome.navigationBar?.item.trailing = [.init(title: "Done")]
        chrome.tabBar = .init(frame: Rect(x: 0, y: 761, width: 390, height: 83))
        chrome.tabBar?.items = [.init(title: "One"), .init(title: "Two")]
        chrome.tabBar?.selectedIndex = 1
        scene.chrome = chrome
        return scene
    }

    private func picture(_ scene: LayoutScene, _ layers: LayerSet = .plain) -> DisplayList {
        var options = RenderOptions()
        options.layers = layers
        return DisplayList(scene: scene, layout: scene.tree.resolve(in: scene.environment), options: options)
    }

    private func texts(_ list: DisplayList) -> [String: TextRun] {
        list.items.reduce(into: [:]) { runs, item in
            if case .text(let run) = item { runs[run.text] = run }
        }
    }

    @Test func barsShowTheirTexts() throws {
        let runs = texts(picture(scene()))
        #expect(Set(runs.keys) == ["9:41", "Title", "Home", "Done", "One", "Two"])
        let title = try #require(runs["Title"])
        #expect(abs(title.origin.x + (title.width ?? 0) / 2 - 195) < 0.01)
        #expect(runs["Two"]?.color == runs["Home"]?.color && runs["One"]?.color != runs["Two"]?.color)
    }

    @Test func backButtonStandsOnTheOtherSideRightToLeft() throws {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let runs = texts(picture(scene(direction)))
            let (back, done) = (try #require(runs["Home"]), try #require(runs["Done"]))
            #expect((back.origin.x < done.origin.x) == (direction == .leftToRight))
            let (one, two) = (try #require(runs["One"]), try #require(runs["Two"]))
            #expect((one.origin.x < two.origin.x) == (direction == .leftToRight))
        }
    }

    @Test(arguments: [Release.iOS18, .iOS26]) func barsAmongTheViewsShowTheItemsOfTheirRecords(_ release: Release) {
        var control = ControlContent()
        control.bar.items = [.init(title: "Home"), .init()]
        control.bar.items[0].badge = "3"
        control.bar.items[1].systemItem = "search"
        var bar = View(.tabBar, identifier: "bar")
        bar.frame = Rect(x: 0, y: 760, width: 390, height: 84)
        bar.translatesAutoresizingMaskIntoConstraints = true
        bar.content = .control(control)
        var scene = scene()
        scene.chrome = nil
        scene.environment.release = release
        scene.environment.root.keyboardHeight = 300
        scene.tree.addSubview(bar, to: scene.tree.root)
        #expect(Set(texts(picture(scene, .content)).keys) == ["Home", "3", "Search"])
        #expect(texts(picture(scene))["space"] != nil, "the keyboard is drawn over the screen")
    }

    /// A bar of a kind as wide as a phone on its side, whose safe area is 59 at the sides and 21 below.
    private func lying(_ kind: View.Kind, _ release: Release = .iOS18, y: Double, height: Double) -> DisplayList {
        var environment = LayoutEnvironment(width: 852, height: 393, scale: 3)
        environment.safeAreaInsets = EdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
        environment.sizeClasses = AxisPair(horizontal: .compact, vertical: .compact)
        environment.release = release
        var control = ControlContent()
        var item = StatedNavigationItem(title: "Title")
        item.leading = [.init(title: "Left")]
        item.trailing = [.init(title: "Right")]
        control.bar.navigationItems = [item]
        control.bar.items = [.init(title: "Left"), .init(), .init(title: "Right")]
        control.bar.items[1].systemItem = kind == .toolbar ? "flexibleSpace" : "search"
        var bar = View(kind, identifier: "bar")
        bar.frame = Rect(x: 0, y: y, width: 852, height: height)
        bar.translatesAutoresizingMaskIntoConstraints = true
        bar.content = .control(control)
        var tree = LayoutTree(root: View(identifier: "root"))
        tree.addSubview(bar, to: tree.root)
        return picture(LayoutScene(id: "scene", name: "scene", tree: tree, environment: environment), .content)
    }

    @Test(
        "items keep clear of the safe area at the sides and of the strip below",
        arguments: [(View.Kind.navigationBar, 0.0, 32.0), (.toolbar, 340, 53), (.tabBar, 340, 53)])
    func itemsBesideTheSensorHousing(kind: View.Kind, y: Double, height: Double) throws {
        for release in [Release.iOS18, .iOS26] {
            let runs = texts(lying(kind, release, y: y, height: height))
            let (left, right) = (try #require(runs["Left"]), try #require(runs["Right"]))
            #expect(left.origin.x >= 59 && right.origin.x + (right.width ?? 0) <= 793)
            #expect(release == .iOS26 || left.origin.y < y + 32)
        }
    }

    @Test("a toolbar or a tab bar at the safe area's end has its material on to the screen's end")
    func materialOfBarsAtTheEnd() {
        for (kind, y, end) in [(View.Kind.toolbar, 340.0, 393.0), (.tabBar, 340, 393), (.toolbar, 300, 332)] {
            let shapes = lying(kind, y: y, height: 32).items.compactMap { item -> Rect? in
                if case .shape(let shape) = item, shape.shape.bounds.width == 852 { shape.shape.bounds } else { nil }
            }
            #expect(shapes.map(\.maxY).max() == end && shapes.map(\.minY).min() == y)
        }
    }

    @Test func withoutTheLayerThePictureIsTheViewAlone() {
        let scene = scene()
        var options = RenderOptions()
        options.layers = [.content, .scrollContent]
        let alone = DisplayList(
            tree: scene.tree, layout: scene.tree.resolve(in: scene.environment), environment: scene.environment,
            options: options)
        #expect(picture(scene, [.content, .scrollContent]) == alone)
        #expect(picture(scene) != alone)
    }

    @Test func darkBarsAreDark() throws {
        var dark = scene()
        dark.environment.userInterfaceStyle = .dark
        #expect(texts(picture(dark))["Title"]?.color == .white)
        #expect(texts(picture(scene()))["Title"]?.color == .black)
    }

    @Test func sheetShowsTheWholeScreen() {
        var sheet = scene()
        sheet.environment.height = 797
        sheet.chrome?.screen = Rect(x: 0, y: -47, width: 390, height: 844)
        sheet.chrome?.isSheet = true
        #expect(picture(sheet).bounds == Rect(x: 0, y: -47, width: 390, height: 844))
    }

    /// UIKit lifts what is presented: in the dark a sheet is lighter than the screen below.
    @Test func sheetsAreElevatedInTheDark() throws {
        var sheet = scene()
        sheet.tree[sheet.tree.root].appearance.backgroundColor = .named("systemBackground")
        sheet.environment.userInterfaceStyle = .dark
        func background(_ scene: LayoutScene) -> Bool {
            picture(scene).items.contains { item in
                guard case .shape(let shape) = item, case .color(RGBA(0x1C1C1E))? = shape.fill else { return false }
                return shape.shape.bounds.width == 390
            }
        }
        #expect(!background(sheet))
        sheet.chrome?.isSheet = true
        #expect(background(sheet))
        sheet.environment.userInterfaceStyle = .light
        #expect(!background(sheet))
    }

    /// A sheet among a screen's views: its contents are lighter in the dark, and what is drawn before and after is not.
    @Test(arguments: [(Release.iOS12, false), (.iOS13, true), (.iOS18, true), (.iOS26, true)])
    func anElevatedViewIsLighterWithItsContents(release: Release, isLighter: Bool) {
        var scene = scene()
        scene.environment.release = release
        scene.environment.userInterfaceStyle = .dark
        scene.chrome = nil
        let root = scene.tree.root
        var places: [ItemID] = []
        for (index, parent) in [root, root, nil, root].enumerated() {
            var view = View(identifier: "view\(index)")
            view.frame = Rect(x: 0, y: 0, width: 101 + Double(index), height: 10)
            view.translatesAutoresizingMaskIntoConstraints = true
            view.appearance.backgroundColor = .named(index == 2 ? "secondarySystemBackground" : "systemBackground")
            places.append(scene.tree.addSubview(view, to: parent ?? places[1]))
        }
        scene.elevatedViews = [places[1]]
        var fills: [Double: RGBA] = [:]
        for item in picture(scene).items {
            guard case .shape(let shape) = item, case .color(let color)? = shape.fill else { continue }
            fills[shape.shape.bounds.width] = color
        }
        #expect(fills[101] == RGBA(0x000000) && fills[104] == RGBA(0x000000))
        #expect(fills[102] == RGBA(isLighter ? 0x1C1C1E : 0x000000))
        #expect(fills[103] == RGBA(isLighter ? 0x2C2C2E : 0x1C1C1E))
    }

    /// On a phone on its side bars keep clear of the sensor housing, and tabs stand beside their pictures.
    @Test func barsOfAPhoneOnItsSideKeepClear() throws {
        var side = scene()
        side.environment.width = 844
        side.environment.height = 390
        side.environment.safeAreaInsets = EdgeInsets(top: 32, left: 47, bottom: 53, right: 47)
        side.chrome?.screen = Rect(x: 0, y: 0, width: 844, height: 390)
        side.chrome?.statusBar = nil
        side.chrome?.navigationBar?.frame = Rect(x: 0, y: 0, width: 844, height: 32)
        side.chrome?.tabBar?.frame = Rect(x: 0, y: 337, width: 844, height: 53)
        side.chrome?.tabBar?.items = [.init(title: "One", image: ImageContent(name: "map")), .init(title: "Two")]
        let runs = texts(picture(side))
        let (back, done) = (try #require(runs["Home"]), try #require(runs["Done"]))
        #expect(back.origin.x > 47 && done.origin.x + (done.width ?? 0) < 844 - 47)
        let one = try #require(runs["One"])
        // The middle of the low row; below the picture the title would stand lower.
        #expect(one.origin.y > 337 + 12 && one.origin.y < 337 + 24)
    }

    @Test func longTitlesGiveWayToItems() throws {
        var long = scene()
        long.chrome?.navigationBar?.item.title = "A title that is far too long to stand between two items of a bar"
        long.chrome?.navigationBar?.back = "The title of the screen before, long as well"
        let runs = texts(picture(long))
        let done = try #require(runs["Done"])
        let title = try #require(runs.values.first { $0.text.hasPrefix("A title") })
        #expect(runs["Back"] != nil)
        #expect(title.origin.x + (title.width ?? 0) <= done.origin.x)
    }

    /// The contents of tables and scroll views begin below the bars, unless the inset adjustment is `never`.
    @Test(arguments: [ScrollAttributes.InsetAdjustment.automatic, .never])
    func tablesBeginBelowTheBars(adjustment: ScrollAttributes.InsetAdjustment) throws {
        var scene = scene()
        var table = View(.tableView, identifier: "table")
        table.frame = Rect(x: 0, y: 0, width: 390, height: 844)
        table.translatesAutoresizingMaskIntoConstraints = true
        table.scroll?.insetAdjustment = adjustment
        let id = scene.tree.addSubview(table, to: scene.tree.root)
        var label = View(.label, identifier: "label")
        label.content = .text(TextContent(text: "First"))
        label.frame = Rect(x: 0, y: 0, width: 100, height: 20)
        label.translatesAutoresizingMaskIntoConstraints = true
        scene.tree.addSubview(label, to: id)
        let shown = try #require(texts(picture(scene))["First"])
        let alone = try #require(texts(picture(scene, [.content]))["First"])
        #expect(alone.origin.y == shown.origin.y, "the safe area is there whether the bars are drawn or not")
        scene.tree[id].scroll?.insetAdjustment = .never
        let unmoved = try #require(texts(picture(scene))["First"])
        #expect(shown.origin.y - unmoved.origin.y == (adjustment == .never ? 0 : 91))
    }

    @Test func containerViewsShowWhatTheyEmbed() throws {
        var scene = scene()
        var box = View(.containerView, identifier: "box")
        box.frame = Rect(x: 50, y: 200, width: 200, height: 100)
        box.translatesAutoresizingMaskIntoConstraints = true
        let container = scene.tree.addSubview(box, to: scene.tree.root)
        #expect(texts(picture(scene))["Container"] != nil)
        var inner = View(.label, identifier: "inner")
        inner.content = .text(TextContent(text: "Inside"))
        inner.frame = Rect(x: 10, y: 10, width: 100, height: 20)
        inner.translatesAutoresizingMaskIntoConstraints = true
        var tree = LayoutTree(root: View(identifier: "innerRoot"))
        tree.addSubview(inner, to: tree.root)
        let embedded = LayoutScene(
            id: "e", name: "e", tree: tree, environment: LayoutEnvironment(width: 390, height: 844))
        scene.embedded = [EmbeddedScene(container: container, scene: embedded)]
        let runs = texts(picture(scene))
        #expect(runs["Container"] == nil)
        #expect(runs["Inside"]?.origin.x == 60)
        #expect(texts(picture(scene, [.content]))["Inside"] == nil)
    }

    /// Adjacent rows of an inset grouped table form one card: rounded at the ends, straight in between.
    @Test func insetGroupedRowsMakeCards() {
        var scene = scene()
        var table = View(.tableView, identifier: "table")
        table.frame = Rect(x: 0, y: 0, width: 390, height: 844)
        table.translatesAutoresizingMaskIntoConstraints = true
        table.table?.style = .insetGrouped
        let id = scene.tree.addSubview(table, to: scene.tree.root)
        for y in [20.0, 64, 108, 200] {
            var cell = View(.tableViewCell, identifier: "cell\(y)")
            cell.frame = Rect(x: 16, y: y, width: 358, height: 44)
            cell.translatesAutoresizingMaskIntoConstraints = true
            scene.tree.addSubview(cell, to: id)
        }
        var clips: [Shape] = []
        for case .begin(let group) in picture(scene, [.content]).items {
            if let clip = group.clip, clip.bounds.width == 358 { clips.append(clip) }
        }
        #expect(clips.count == 3)
        // At rest the rows lie below the safe area of 91 points.
        #expect(clips.last == .roundedRect(Rect(x: 16, y: 291, width: 358, height: 44), radius: 10))
    }

    /// Frames that no picture can hold are left out, and nothing of a picture is ever not finite.
    @Test(arguments: [Double.infinity, .nan, -1e12, 1e12])
    func wildFramesAreSurvived(value: Double) {
        var wild = scene()
        wild.chrome?.screen.y = value
        wild.chrome?.navigationBar?.frame.size.height = value
        wild.chrome?.tabBar?.frame.origin.x = value
        wild.chrome?.homeIndicator = Rect(x: value, y: 0, width: 1, height: 1)
        let list = picture(wild)
        #expect(list.bounds.height.isFinite)
        #expect(texts(list)["Title"] == nil && texts(list)["One"] == nil)
    }
}
