import LayoutEngine
import TestSupport
import Testing

@testable import LayoutDocument

/// Names in a tree.json of resources outside the document.
@Suite("Names of assets, colours, fonts and texts")
struct AssetTests {
    private static let text = """
        {"version": 1,
         "assets": {"folder": "Art", "colors": {"Own": {"light": "#112233", "dark": "#445566"}},
                    "strings": {"de": {"go": "Los"}}},
         "root": {"type": "view", "id": "r", "backgroundColor": {"asset": "Own"}, "subviews": [
           {"type": "imageView", "id": "i", "image": {"asset": "logo", "size": [4, 5]}},
           {"type": "label", "id": "l", "text": {"key": "go", "text": "Go"}, "textColor": {"asset": "Sea", "light": "#000000"},
            "font": {"family": "Sample", "faceName": "Sample-Regular", "textStyle": "title1"}},
           {"type": "button", "id": "b", "title": {"key": "stop"}}]}}
        """

    private static func read(_ surroundings: DocumentSurroundings? = nil) throws -> LayoutTree {
        let document = try LayoutDocument.read(Array(text.utf8), surroundings: surroundings)
        return document.tree(of: document.variants[0])
    }

    @Test("each name is listed once, with what the document has for it")
    func names() throws {
        let document = try LayoutDocument.read(Array(Self.text.utf8))
        #expect(document.names.images == [.init(name: "logo")])
        #expect(document.names.colors.map(\.name) == ["Own", "Sea"])
        #expect(document.names.fonts == [.init(name: "Sample-Regular", family: "Sample")])
        #expect(document.names.texts == ["go", "stop"])
        #expect(document.assets.folder == "Art")
        #expect(document.assets.strings == [.init(language: "de", texts: ["go": "Los"])])
        let plain = #"{"version": 1, "root": {"type": "imageView", "id": "r", "image": "logo"}}"#
        #expect(try LayoutDocument.read(Array(plain.utf8)).names.isEmpty)
    }

    @Test("without a project the document's own values count")
    func alone() throws {
        let tree = try Self.read()
        func color(_ red: Double, _ green: Double, _ blue: Double) -> Color {
            .rgba(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
        }
        let own = Color.dynamic(light: color(17, 34, 51), dark: color(68, 85, 102))
        #expect(tree[tree.root].appearance.backgroundColor == own)
        guard case .text(let label) = tree.items[2].content, case .button(let button) = tree.items[3].content,
            case .image(let image) = tree.items[1].content
        else {
            Issue.record("other views")
            return
        }
        #expect(label.text == "Go")
        #expect(label.color == .dynamic(light: .rgba(red: 0, green: 0, blue: 0, alpha: 1), dark: nil))
        // The style's own size where none is stated.
        #expect(label.font.size == 28)
        #expect(button.title == "stop")
        #expect(image.size == Size(width: 4, height: 5))
    }

    @Test("what was found wins")
    func found() throws {
        var around = DocumentSurroundings()
        around.imageSizes["logo"] = Size(width: 40, height: 50)
        around.colors["Sea"] = .named("systemTeal")
        around.texts = ["go": "Los", "stop": "Halt"]
        let tree = try Self.read(around)
        guard case .text(let label) = tree.items[2].content, case .button(let button) = tree.items[3].content,
            case .image(let image) = tree.items[1].content
        else {
            Issue.record("other views")
            return
        }
        #expect(label.text == "Los" && label.color == .named("systemTeal"))
        #expect(button.title == "Halt")
        #expect(image.size == Size(width: 40, height: 50))
    }

    @Test(
        "mistakes are told",
        arguments: [
            (#"{"folder": "../x"}"#, "must be a relative path"), (#"{"strings": {"d e": {}}}"#, "is no locale"),
            (##"{"colors": {"a": "#1"}}"##, "hexadecimal"), (#"{"fonts": []}"#, "'faceName'"),
            (#"{"strings": {"de": {"a": 1}}}"#, "string"),
        ])
    func mistakes(assets: String, words: String) {
        let text = #"{"version": 1, "assets": \#(assets), "root": {"type": "view", "id": "r"}}"#
        #expect(messages(text).contains { $0.contains(words) }, "\(messages(text))")
    }

    @Test("a page of a language reads its table; a written scene names its assets")
    func writing() throws {
        let document = try LayoutDocument.read(Array(Self.text.utf8))
        let scene = document.scene(
            device: document.devices[0], traits: document.traits[0], variant: document.variants[0])
        var writer = DocumentWriter(scene)
        writer.namesAssets = true
        let text = writer.write()
        #expect(text.contains("\"asset\": \"logo\""))
        let again = try LayoutDocument.read(Array(text.utf8))
        #expect(again.names.images.map(\.name) == ["logo"])
        #expect(again.tree(of: again.variants[0]).items[1].content == scene.tree.items[1].content)
        #expect(again.tree(of: again.variants[0]).items[2].content == scene.tree.items[2].content)
    }
}
