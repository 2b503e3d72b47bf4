import LayoutEngine
import LayoutRender
import Testing

/// What iOS 26 draws in place of bars with a material: figures of real UIKit 26.1, from Vercantez/openuikit.
@Suite("Glass of iOS 26") struct GlassDrawingTests {
    /// A navigation bar of `height` with the release's tab bar, on a screen of 393 points.
    private func picture(
        _ release: Release = .iOS26, height: Double = 54, isDark: Bool = false,
        _ change: (inout ScreenChrome) -> Void = { _ in }
    ) -> DisplayList {
        var environment = LayoutEnvironment(width: 393, height: 852, scale: 3)
        environment.release = release
        environment.userInterfaceStyle = isDark ? .dark : .light
        var scene = LayoutScene(
            id: "scene", name: "scene", tree: LayoutTree(root: View(identifier: "root")), environment: environment)
        var chrome = ScreenChrome(screen: Rect(x: 0, y: 0, width: 393, height: 852))
        chrome.navigationBar = .init(frame: Rect(x: 0, y: 59, width: 393, height: height))
        chrome.navigationBar?.item.title = "Title"
        chrome.tabBar = .init(frame: Rect(x: 0, y: 769, width: 393, height: 83))
        chrome.tabBar?.items = ["One", "Two", "Three"].map { .init(title: $0, image: ImageContent(name: "map")) }
        change(&chrome)
        scene.chrome = chrome
        var options = RenderOptions()
        options.layers = .plain
        return DisplayList(scene: scene, layout: scene.tree.resolve(in: environment), options: options)
    }

    private func fills(_ list: DisplayList) -> [(bounds: Rect, color: RGBA)] {
        list.items.compactMap { item in
            guard case .shape(let shape) = item, case .color(let color)? = shape.fill else { return nil }
            return (shape.shape.bounds, color)
        }
    }

    private func text(_ list: DisplayList, _ word: String) -> TextRun? {
        list.items.lazy.compactMap { item in
            if case .text(let run) = item, run.text == word { run } else { nil }
        }.first
    }

    @Test func barsHaveNoMaterialAndNoHairline() {
        let wide = fills(picture()).filter { $0.bounds.width == 393 && $0.bounds.height < 200 }
        #expect(wide.isEmpty)
        #expect(!fills(picture(.iOS18, height: 44)).filter { $0.bounds.width == 393 && $0.bounds.height < 200 }.isEmpty)
    }

    /// The title's row is the upper 44 of 54 points; a large title lies in the lowest 52.
    @Test func titlesStandInTheRowOfTheGlass() throws {
        let title = try #require(text(picture(), "Title"))
        #expect(abs(title.origin.y - (59 + 22 + 6)) < 1.5)
        let large = try #require(text(picture(height: 106) { $0.navigationBar?.isLarge = true }, "Title"))
        #expect(large.origin.x == 16 && large.size == 34)
        #expect(large.origin.y > 59 + 54 + 3 && large.origin.y < 59 + 54 + 44)
    }

    @Test func itemsLieOnCapsules() throws {
        let list = picture { chrome in
            chrome.navigationBar?.back = "Home"
            chrome.navigationBar?.item.trailing = [.init(title: "Select"), .init(title: "Sort")]
        }
        let glass = fills(list).filter { $0.bounds.height == 44 && $0.color.alpha > 200 }.map(\.bounds)
        #expect(glass.count == 3 && glass.allSatisfy { $0.minY == 59 })
        let back = try #require(glass.first { $0.minX == 16 })
        #expect(back.width == 44 && text(list, "Home") == nil)
        let ends = glass.filter { $0 != back }.sorted { $0.minX < $1.minX }
        #expect(ends[1].maxX == 393 - 16 && abs(ends[1].minX - ends[0].maxX - 12) < 0.01)
        let word = try #require(text(list, "Select"))
        #expect(abs(word.origin.x - ends[1].minX - 16) < 1 && word.color == .black && word.face.weight == .medium)
    }

    /// Done is a check mark on the tint; Edit stays a word.
    @Test func systemItemsAreSymbols() throws {
        let list = picture { chrome in
            var done = ScreenChrome.BarItem(title: "Done")
            done.systemItem = "done"
            done.isProminent = true
            var edit = ScreenChrome.BarItem(title: "Edit")
            edit.systemItem = "edit"
            chrome.navigationBar?.item.trailing = [done]
            chrome.navigationBar?.item.leading = [edit]
        }
        #expect(text(list, "Done") == nil && text(list, "Edit") != nil)
        let tinted = fills(list).filter { $0.bounds.height == 44 && $0.color.blue == 255 && $0.color.red == 0 }
        #expect(tinted.count == 1 && tinted.first?.bounds.width == 44)
    }

    @Test func tabsFloatOnAPlatter() throws {
        let list = picture()
        let platter = try #require(fills(list).first { $0.bounds.height == 62 && $0.color.alpha > 200 }?.bounds)
        #expect(abs(platter.x - 59.5) < 0.01 && abs(platter.width - 274) < 0.01)
        #expect(platter.y == 852 - 21 - 62 && platter.height == 62)
        // [view tree of UIKit 26.1, joxan2137/NoTomorrow: 94 by 54 for three tabs, 77 for five on 402 points]
        let capsule = try #require(fills(list).first { $0.bounds.height == 54 }?.bounds)
        #expect(abs(capsule.width - 94) < 0.2 && capsule.midY == platter.midY)
        let (one, two) = (try #require(text(list, "One")), try #require(text(list, "Two")))
        #expect(one.size == 10 && one.color == RGBA(0x0088FF) && two.color == RGBA(0x191919))
    }

    /// The glass of a toolbar's items is 28 points above the screen's end where there is a home indicator.
    @Test func toolbarsFloatAboveTheHomeIndicator() throws {
        func row(_ height: Double) -> Rect? {
            let list = picture { chrome in
                chrome.tabBar = nil
                chrome.toolbar = .init(frame: Rect(x: 0, y: 852 - height, width: 393, height: height))
                chrome.toolbar?.items = [.init(title: "Select")]
            }
            return fills(list).first { $0.bounds.height == 48 && $0.color.alpha > 200 }?.bounds
        }
        let (high, low) = (try #require(row(83)), try #require(row(49)))
        #expect(abs(high.maxY - 824) < 0.01 && abs(low.minY - 803) < 0.01)
    }

    @Test func inTheDarkGlassIsBlack() throws {
        let glass = try #require(fills(picture(isDark: true)).first { $0.bounds.height == 62 && $0.color.alpha > 200 })
        #expect(glass.color.red == 25)
    }

    @Test(arguments: [
        ("systemBlue", RGBA(0x0088FF), RGBA(0x007AFF)), ("systemRed", RGBA(0xFF383C), RGBA(0xFF3B30)),
        ("systemGray", RGBA(0x8E8E93), RGBA(0x8E8E93)),
    ])
    func coloursAreThoseOfTheRelease(_ name: String, _ new: RGBA, _ old: RGBA) {
        func drawn(_ release: Release) -> [RGBA] {
            var environment = LayoutEnvironment(width: 40, height: 40)
            environment.release = release
            var root = View(identifier: "root")
            root.appearance.backgroundColor = .named(name)
            let tree = LayoutTree(root: root)
            let list = DisplayList(tree: tree, layout: tree.resolve(in: environment), environment: environment)
            return fills(list).map(\.color)
        }
        #expect(drawn(.iOS26).contains(new) && drawn(.iOS18).contains(old))
    }
}
