import InterfaceBuilder
import LayoutEngine
import TestSupport
import Testing

/// The bars of a screen, read from controllers, segues, bar items and simulated metrics.
@Suite struct ChromeTests {
    private func scene(_ id: String, _ options: InterfaceBuilderReader.Options = .init()) throws -> LayoutScene {
        let document = try readFixture("screens.storyboard", options)
        return try #require(document.scenes.first { $0.id == id })
    }

    @Test func rootOfANavigationControllerInATab() throws {
        let chrome = try #require(try scene("trips").chrome)
        #expect(chrome.screen == Rect(x: 0, y: 0, width: 390, height: 844))
        #expect(chrome.statusBar?.frame == Rect(x: 0, y: 0, width: 390, height: 47))
        #expect(chrome.homeIndicator?.maxY == 836)
        let bar = try #require(chrome.navigationBar)
        #expect(bar.frame == Rect(x: 0, y: 47, width: 390, height: 96))
        #expect(bar.isLarge && bar.look.isTransparent)
        #expect(bar.item.title == "Trips" && bar.back == nil)
        #expect(bar.item.leading.map(\.title) == ["Edit"])
        #expect(bar.item.trailing.map { $0.image?.name } == ["plus", "square.and.arrow.up"])
        #expect(bar.look.tint == .rgba(red: 0.1, green: 0.45, blue: 0.35, alpha: 1))
        let tabs = try #require(chrome.tabBar)
        #expect(tabs.frame == Rect(x: 0, y: 761, width: 390, height: 83))
        #expect(tabs.items.map(\.title) == ["Trips", "Map"] && tabs.selectedIndex == 0)
        #expect(tabs.items[1].image?.isSystemSymbol == true)
        #expect(try scene("map").chrome?.tabBar?.selectedIndex == 1)
    }

    @Test func pushedControllerHasABackButtonAndNoTabs() throws {
        let chrome = try #require(try scene("detail").chrome)
        let bar = try #require(chrome.navigationBar)
        #expect(bar.frame == Rect(x: 0, y: 47, width: 390, height: 44))
        #expect(bar.back == "Trips" && bar.item.title == "Trondheim" && !bar.isLarge)
        #expect(bar.item.trailing.map(\.isProminent) == [true])
        #expect(chrome.tabBar == nil)
    }

    @Test func sheetStandsLowerOnTheScreen() throws {
        let chrome = try #require(try scene("settings").chrome)
        #expect(chrome.isSheet)
        #expect(chrome.screen == Rect(x: 0, y: -47, width: 390, height: 844))
        #expect(chrome.statusBar?.frame == Rect(x: 0, y: -47, width: 390, height: 47))
    }

    @Test func containersShowTheirFirstScene() throws {
        let document = try readFixture("screens.storyboard")
        #expect(document.containers.map(\.shownScene) == ["trips", "trips"])
        let embedded = try scene("detail").embedded
        #expect(embedded.map(\.scene.id) == ["weather"])
        #expect(embedded.first?.scene.chrome == nil)
        let detail = try scene("detail")
        #expect(embedded.first.map { detail.tree[$0.container].identifier } == "detail-box")
    }

    @Test func prototypesAndPlainSectionsHaveHeadings() throws {
        func table(_ body: String) throws -> [TableAttributes.Heading] {
            let text = """
                <subviews><tableView id="t" style="plain"><rect key="frame" x="0" y="0" width="414" height="400"/>\(body)
                </tableView></subviews>
                """
            let scene = try InterfaceBuilderReader.read(storyboard(text), file: "x").scenes[0]
            let item = try #require(scene.tree.item(named: "t"))
            return scene.tree[item].table?.headings ?? []
        }
        let cell =
            "<tableViewCell id=\"c\"><rect key=\"frame\" x=\"0\" y=\"28\" width=\"414\" height=\"44\"/></tableViewCell>"
        #expect(try table("<prototypes>\(cell)</prototypes>").map(\.text) == ["Prototype Cells"])
        let section = "<tableViewSection headerTitle=\"A\" id=\"s\"><cells>\(cell)</cells></tableViewSection>"
        #expect(try table("<sections>\(section)</sections>").map(\.text) == [""])
        #expect(
            try table("<sections><tableViewSection id=\"s\"><cells>\(cell)</cells></tableViewSection></sections>")
                .isEmpty)
        #expect(try table("").isEmpty)
    }

    /// Every case: metrics of the controller, the plug-in's version, the root's height, then what is expected of the bar.
    @Test(arguments: [
        // A translucent bar lies over the view.
        ("<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" prompted=\"NO\"/>", 22_505, 896.0, 48.0, 0.0),
        // An opaque one pushes it down, below the status bar too.
        ("<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" translucent=\"NO\"/>", 22_505, 804, -44, -92),
        // Since Xcode 16.3 the canvas counts the status bar twice.
        ("<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" translucent=\"NO\"/>", 24_504, 746, -54, -150),
    ])
    func simulatedBars(metrics: String, version: Int, height: Double, top: Double, screen: Double) throws {
        var text = String(decoding: storyboard("", version: version), as: UTF8.self)
        text = text.replacing("height=\"896\"/>", with: "height=\"\(height)\"/>")
        text = text.replacing("</view></viewController>", with: "</view>\(metrics)</viewController>")
        let chrome = try #require(try InterfaceBuilderReader.read(Array(text.utf8), file: "x").scenes[0].chrome)
        #expect(chrome.navigationBar?.frame.y == top)
        #expect(chrome.screen.y == screen && chrome.screen.height == 896)
        #expect(!chrome.isSheet)
    }

    @Test func circlesOfSeguesEnd() throws {
        func controller(_ id: String, _ other: String) -> String {
            """
            <scene sceneID="\(id)s"><objects><viewController id="\(id)"><view key="view" id="\(id)v">
            <rect key="frame" x="0" y="0" width="414" height="896"/><subviews><containerView id="\(id)c">
            <rect key="frame" x="0" y="0" width="100" height="100"/><connections>
            <segue destination="\(other)" kind="embed" id="\(id)e"/></connections></containerView></subviews></view>
            <connections><segue destination="\(other)" kind="show" id="\(id)p"/>
            <segue destination="n" kind="show" id="\(id)q"/></connections></viewController></objects></scene>
            """
        }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>
            \(controller("a", "b"))\(controller("b", "a"))\(controller("c", "c"))<scene sceneID="ns"><objects>
            <navigationController id="n"><connections>
            <segue destination="n" kind="relationship" relationship="rootViewController" id="r"/></connections>
            </navigationController></objects></scene></scenes></document>
            """
        let document = try InterfaceBuilderReader.read(Array(text.utf8), file: "x")
        #expect(document.scenes.map { $0.embedded.count } == [1, 1, 0])
        #expect(document.containers.first?.shownScene == nil)
        var depth = 0
        var inner: LayoutScene? = document.scenes[0]
        while let next = inner?.embedded.first?.scene {
            depth += 1
            inner = next
        }
        #expect(depth == 3)
    }

    /// A bar's edge is the safe area's edge, so chrome never says anything else than layout.
    @Test(arguments: ["iPhoneSe", "iPhone13", "iPad9"])
    func barsEndWhereTheSafeAreaBegins(device: String) throws {
        var options = InterfaceBuilderReader.Options()
        options.device = Device.named(device)
        options.isLandscape = false
        var bars = 0
        for path in Fixtures.interfaceBuilderFiles {
            for scene in try InterfaceBuilderReader.read(Fixtures.bytes(path), file: path, options: options).scenes {
                guard let chrome = scene.chrome else { continue }
                if let frame = chrome.navigationBar?.frame {
                    bars += 1
                    #expect(frame.maxY == max(scene.environment.safeAreaInsets.top, 0), "\(path) \(scene.id)")
                }
                for frame in [chrome.tabBar?.frame, chrome.toolbar?.frame].compactMap({ $0 }) {
                    bars += 1
                    #expect(
                        frame.maxY <= chrome.screen.maxY && frame.width == chrome.screen.width, "\(path) \(scene.id)")
                }
            }
        }
        #expect(bars >= 20)
    }
}
