import Testing

@testable import InterfaceBuilder

/// Which controllers of a storyboard something shows.
@Suite struct ShownControllerTests {
    /// A storyboard of controllers, each with an identifier for code or none and with segues to others.
    private static func unshown(
        from entry: String?, _ controllers: [(id: String, identifier: Bool, ways: [String])],
        isNamed: (String) -> Bool = { _ in true }
    ) throws -> Set<String> {
        let scenes = controllers.map { one in
            let segues = one.ways.map { "<segue destination=\"\($0)\" kind=\"show\" id=\"\(one.id)-\($0)\"/>" }.joined()
            let identifier = one.identifier ? "storyboardIdentifier=\"\(one.id)\"" : ""
            return """
                <scene sceneID="s-\(one.id)"><objects><viewController id="\(one.id)" \(identifier)>
                <view key="view" contentMode="scaleToFill" id="v-\(one.id)"><rect key="frame" x="0" y="0" width="9" height="9"/>
                <subviews><button opaque="NO" id="b-\(one.id)"><rect key="frame" x="0" y="0" width="9" height="9"/>
                <connections>\(segues)</connections></button></subviews></view></viewController></objects></scene>
                """
        }
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            \(entry.map { "initialViewController=\"\($0)\"" } ?? "")><scenes>\(scenes.joined())</scenes></document>
            """
        return try InterfaceBuilderSource(Array(text.utf8), file: "Main.storyboard").unshownControllers(isNamed)
    }

    @Test("segues from the initial controller and from controllers that code makes lead to what an app shows")
    func ways() throws {
        let controllers = [
            ("a", false, ["b"]), ("b", false, ["a", "c"]), ("c", false, []), ("d", true, ["e"]), ("e", false, []),
            ("f", false, ["g", "c"]), ("g", false, ["f", "nobody"]),
        ]
        #expect(try Self.unshown(from: "a", controllers) == ["f", "g"])
        #expect(try Self.unshown(from: nil, controllers) == ["a", "b", "c", "f", "g"])
        #expect(try Self.unshown(from: "nobody", controllers.filter { !$0.1 }).isEmpty)
        // An identifier that nothing names makes no controller.
        #expect(try Self.unshown(from: "a", controllers) { $0 != "d" } == ["d", "e", "f", "g"])
    }

    @Test(
        "a segue of no control shows a controller where code performs the segue",
        arguments: [
            ("kind=\"show\"", true), ("kind=\"show\" identifier=\"go\"", true),
            ("kind=\"show\" identifier=\"named\"", false),
            ("kind=\"custom\" identifier=\"go\"", false),
            ("kind=\"relationship\" relationship=\"rootViewController\"", false),
        ])
    func performed(segue: String, isUnshown: Bool) throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a"><scenes>
            <scene sceneID="s1"><objects><viewController id="a"><connections>
            <segue destination="b" \(segue) id="g"/></connections></viewController></objects></scene>
            <scene sceneID="s2"><objects><viewController id="b"/></objects></scene></scenes></document>
            """
        let source = try InterfaceBuilderSource(Array(text.utf8), file: "Main.storyboard")
        #expect(source.unshownControllers { $0 == "named" } == (isUnshown ? ["b"] : []))
    }
}
