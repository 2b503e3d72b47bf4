import LayoutEngine
import LayoutRender
import Testing

/// What fades below the bars of iOS 26: figures of real UIKit 26.1, from Vercantez/openuikit.
@Suite struct EdgeEffectDrawingTests {
    /// A scroll view over the whole screen with contents of 2,000 points, scrolled from its start at the screen's top.
    private func picture(
        scrolled: Double = 100, _ release: Release = .iOS26, isDark: Bool = false,
        effects: (ItemID) -> [EdgeEffect] = { _ in [] }, chrome change: (inout ScreenChrome) -> Void = { _ in }
    ) -> DisplayList {
        var environment = LayoutEnvironment(width: 393, height: 852, scale: 1)
        environment.release = release
        environment.userInterfaceStyle = isDark ? .dark : .light
        var root = View(.scrollView, identifier: "scroll")
        root.appearance.backgroundColor = .named("systemGroupedBackground")
        root.scroll?.contentOffset = Point(x: 0, y: scrolled)
        root.scroll?.insetAdjustment = .never
        var tree = LayoutTree(root: root)
        var content = View(identifier: "content")
        content.appearance.backgroundColor = .named("black")
        let inner = tree.addSubview(content, to: tree.root)
        for (edge, constant) in [(Attribute.top, 0.0), (.leading, 0), (.bottom, 0), (.trailing, 0)] {
            tree.constraints.append(
                LayoutConstraint(Anchor(inner, edge), .equal, Anchor(tree.root, edge), constant: constant))
        }
        tree.constraints.append(LayoutConstraint(Anchor(inner, .width), .equal, constant: 393))
        tree.constraints.append(LayoutConstraint(Anchor(inner, .height), .equal, constant: 2000))
        var scene = LayoutScene(id: "scene", name: "scene", tree: tree, environment: environment)
        var chrome = ScreenChrome(screen: Rect(x: 0, y: 0, width: 393, height: 852))
        chrome.navigationBar = .init(frame: Rect(x: 0, y: 59, width: 393, height: 54))
        chrome.tabBar = .init(frame: Rect(x: 0, y: 769, width: 393, height: 83))
        change(&chrome)
        scene.chrome = chrome
        scene.edgeEffects = effects(tree.root)
        var options = RenderOptions()
        options.layers = .plain
        return DisplayList(scene: scene, layout: tree.resolve(in: environment), options: options)
    }

    private func fades(_ list: DisplayList) -> [(bounds: Rect, fade: Fade)] {
        list.items.compactMap { item in
            guard case .shape(let shape) = item, case .fade(let fade)? = shape.fill else { return nil }
            return (shape.shape.bounds, fade)
        }
    }

    @Test func contentsFadeBelowBothBars() throws {
        let found = fades(picture())
        try #require(found.count == 2)
        // 1 above: to 36 points beyond the bar's end
        #expect(found[0].bounds == Rect(x: 0, y: 0, width: 393, height: 149))
        #expect(found[0].fade.start.y == 58 && found[0].fade.end.y == 149)
        #expect(found[0].fade.stops.first?.color == RGBA(0xF2F2F7).opacity(0.835))
        #expect(found[0].fade.stops.last?.color.alpha == 0)
        // 2 below: fainter
        #expect(found[1].bounds.maxY == 852 && found[1].bounds.minY == 724)
        #expect(found[1].fade.stops.first?.color.alpha == 0)
        #expect(found[1].fade.stops.last?.color == RGBA(0xF2F2F7).opacity(0.23))
        #expect(fades(picture(isDark: true))[0].fade.stops[0].color == RGBA.black.opacity(0.835))
    }

    @Test func nothingFadesElsewhere() {
        #expect(fades(picture(.iOS18)).isEmpty)
        #expect(fades(picture(scrolled: -113)).map(\.bounds.maxY) == [852], "at the start, below the tab bar alone")
        #expect(fades(picture(scrolled: 1231)).map(\.bounds.minY) == [0], "at the end")
        let colored = picture(chrome: {
            $0.navigationBar?.look.background = .named("white")
            $0.tabBar?.look.background = .named("white")
        })
        #expect(fades(colored).isEmpty)
    }

    /// The hard style is one tone as far as the bar's glass.
    @Test func stylesOfAScene() {
        let list = picture(
            effects: { [EdgeEffect(view: $0, edge: .top, style: .hard, length: 113, gap: 10)] },
            chrome: {
                $0.navigationBar = nil
                $0.tabBar = nil
            })
        let plates = list.items.compactMap { item -> Rect? in
            guard case .shape(let shape) = item, case .color(let color)? = shape.fill, color.alpha == 230 else {
                return nil
            }
            return shape.shape.bounds
        }
        #expect(plates == [Rect(x: 0, y: 0, width: 393, height: 103)])
    }
}
