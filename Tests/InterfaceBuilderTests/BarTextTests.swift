import InterfaceBuilder
import LayoutEngine
import LayoutRender
import Testing

/// The texts of navigation bars: UIKit's own words, prompts, and titles that are cut.
@Suite("Texts of bars") struct BarTextTests {
    /// The pushed controller of a navigation stack.
    private func pushed(_ item: String, language: String? = nil, _ options: InterfaceBuilderReader.Options = .init())
        throws -> LayoutScene
    {
        let frame = #"<rect key="frame" x="0" y="0" width="414" height="896"/>"#
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES">
            <device id="retina6_1" orientation="portrait"/>
            <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="17703"/></dependencies>
            <scenes><scene sceneID="a"><objects><navigationController id="nav"><navigationBar key="navigationBar" id="bar">
            <rect key="frame" x="0" y="44" width="414" height="44"/></navigationBar><connections>
            <segue destination="first" kind="relationship" relationship="rootViewController" id="s1"/></connections>
            </navigationController></objects></scene>
            <scene sceneID="b"><objects><viewController id="first"><view key="view" id="v1">\(frame)</view>
            <navigationItem key="navigationItem" id="i1"/><connections>
            <segue destination="second" kind="show" id="s2"/></connections></viewController></objects></scene>
            <scene sceneID="c"><objects><viewController id="second"><view key="view" id="v2">\(frame)
            <viewLayoutGuide key="safeArea" id="g"/></view>
            <navigationItem key="navigationItem" \(item) id="i2">
            <barButtonItem key="rightBarButtonItem" systemItem="done" id="d"/></navigationItem>
            </viewController></objects></scene></scenes></document>
            """
        var options = options
        if let language {
            options.surroundings = { _, _ in
                var found = DocumentSurroundings()
                found.language = language
                return found
            }
        }
        let document = try InterfaceBuilderReader.read(Array(text.utf8), file: "x", options: options)
        return try #require(document.scenes.first { $0.id == "second" })
    }

    @Test(
        "The system's items and a bare back button speak the page's language",
        arguments: [
            (nil, "Back", "Done"), ("de", "Zurück", "Fertig"), ("de-AT", "Zurück", "Fertig"), ("xx", "Back", "Done"),
        ])
    func systemWords(_ language: String?, _ back: String, _ done: String) throws {
        let bar = try #require(try pushed(#"title="Map""#, language: language).chrome?.navigationBar)
        #expect(bar.back == back)
        #expect(bar.item.trailing.map(\.title) == [done])
    }

    @Test("A prompt makes a bar 30 points higher, and the safe area with it, but not on a phone on its side")
    func prompts() throws {
        let plain = try pushed(#"title="Map""#)
        let scene = try pushed(#"title="Map" prompt="Choose a stop""#)
        #expect(scene.chrome?.navigationBar?.item.prompt == "Choose a stop")
        let (bar, other) = (
            try #require(scene.chrome?.navigationBar?.frame), try #require(plain.chrome?.navigationBar?.frame)
        )
        #expect(bar.height == other.height + 30 && bar.minY == other.minY)
        #expect(scene.environment.safeAreaInsets.top == plain.environment.safeAreaInsets.top + 30)
        var options = InterfaceBuilderReader.Options()
        options.isLandscape = true
        for (device, height) in [("iPhone15", 32.0), ("iPhone15ProMax", 44)] {
            options.device = Device.named(device)
            let turned = try #require(try pushed(#"title="Map" prompt="Choose""#, options).chrome?.navigationBar)
            #expect(turned.frame.height == height)
        }
    }

    @Test("A title is cut where the items leave it less than it wants; a view in its place is not")
    func cutTitles() throws {
        func cuts(_ title: String, prompt: String = "") throws -> [CutTitle] {
            let scene = try pushed("title=\"\(title)\" prompt=\"\(prompt)\"")
            return scene.cutTitles(in: scene.tree.resolve(in: scene.environment))
        }
        #expect(try cuts("Map").isEmpty)
        let long = String(repeating: "Long ", count: 12)
        let cut = try #require(try cuts(long).first)
        #expect(cut.name == "navigationItem i2" && cut.text == long)
        #expect(cut.needed > cut.given && cut.given > 200 && cut.given < 414)
        #expect(try cuts("Map", prompt: String(repeating: long, count: 3)).map(\.text).count == 1)
    }
}
