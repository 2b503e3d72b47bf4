import InterfaceBuilder
import LayoutEngine
import LayoutRender
import Testing

/// A file holds the light variant of an asset catalog's colour alone.
@Suite struct NamedColorTests {
    private static func document(colors: Int, appearance: String) throws -> InterfaceBuilderDocument {
        let labels = (0..<3).map { index in
            """
            <label opaque="NO" text="l\(index)" id="l\(index)"><rect key="frame" x="0" y="\(index * 30)" width="80" height="21"/>
            <color key="textColor" \(index < colors ? "name=\"Brand \(index)\"" : "white=\"0.0\" alpha=\"1\" colorSpace=\"custom\"")/></label>
            """
        }
        var text = String(
            decoding: storyboard(
                "<subviews>\(labels.joined())</subviews>", device: "retina6_1\" appearance=\"\(appearance)"),
            as: UTF8.self)
        let named = (0..<colors).map {
            "<namedColor name=\"Brand \($0)\"><color red=\"0.\($0)\" green=\"0\" blue=\"0\" alpha=\"1\"/></namedColor>"
        }
        text = text.replacing("</document>", with: "<resources>\(named.joined())</resources></document>")
        return try InterfaceBuilderReader.read(Array(text.utf8), file: "a.storyboard")
    }

    private static func list(_ document: InterfaceBuilderDocument) throws -> DisplayList {
        let scene = try #require(document.scenes.first)
        return DisplayList(
            tree: scene.tree, layout: scene.tree.resolve(in: scene.environment), environment: scene.environment)
    }

    @Test(arguments: [1, 2]) func aDarkSceneThatUsesThemIsLightAsAWhole(_ count: Int) throws {
        let dark = try Self.list(Self.document(colors: count, appearance: "dark"))
        let light = try Self.list(Self.document(colors: count, appearance: "light"))
        #expect(dark.items == light.items && dark.background == light.background)
        let colors = count == 1 ? "colour" : "colours"
        #expect(
            dark.notes == ["drawn light: the source does not hold the dark variant of \(count) named \(colors)"])
        #expect(light.notes.isEmpty)
    }

    @Test func aDarkSceneWithoutThemStaysDark() throws {
        let dark = try Self.list(Self.document(colors: 0, appearance: "dark"))
        let light = try Self.list(Self.document(colors: 0, appearance: "light"))
        #expect(dark.background != light.background && dark.notes.isEmpty)
    }
}
