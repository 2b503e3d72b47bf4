import LayoutDocument
import LayoutEngine
import TestSupport
import Testing

/// The texts that a cell's style places, as a document states them.
@Suite struct CellPartTests {
    /// A table with one cell of a style, 320 points wide.
    private static func table(_ style: String, _ parts: String) -> String {
        """
        {"version": 1, "devices": [{"name": "page", "size": [320, 200], "scale": 2}], "root": {"type": "tableView", "id": "table",
        "sections": [{"rows": [{"type": "tableViewCell", "id": "cell", "style": "\(style)", \(parts)}]}]}}
        """
    }

    private static func scene(_ text: String) throws -> LayoutScene {
        let document = try LayoutDocument.read(Array(text.utf8))
        return document.scene(
            device: document.devices[0], traits: document.traits[0], variant: document.variants[0])
    }

    private static func frames(_ text: String) throws -> [String: Rect] {
        let scene = try scene(text)
        let layout = scene.tree.resolve(in: scene.environment)
        return Dictionary(uniqueKeysWithValues: zip(scene.tree.items.map(\.identifier), layout.items.map(\.frame)))
    }

    private static let title = #""textLabel": {"type": "label", "id": "title", "text": "Wi-Fi"}"#

    /// An empty second text leaves the title and the row where they are without one.
    @Test(arguments: ["default", "value1", "value2", "subtitle"])
    func anEmptyTextTakesNoRoom(style: String) throws {
        let alone = try Self.frames(Self.table(style, Self.title))
        let detail = #""detailTextLabel": {"type": "label", "id": "detail", "text": ""}"#
        let both = try Self.frames(Self.table(style, Self.title + ", " + detail))
        #expect(both["title"] == alone["title"] && both["cell"] == alone["cell"])
        #expect(both["detail"]?.size == .zero)
    }

    /// The style's font holds where the document states none, not where it states the usual one.
    @Test func aStatedFontWins() throws {
        func detail(_ stated: String) throws -> (font: Font, again: Font)? {
            let label = #""detailTextLabel": {"type": "label", "id": "detail", "text": "Home"\#(stated)}"#
            let scene = try Self.scene(Self.table("subtitle", Self.title + ", " + label))
            var writer = DocumentWriter(scene)
            let copy = try Self.scene(writer.write())
            func font(_ tree: LayoutTree) -> Font? {
                guard let item = tree.items.first(where: { $0.identifier == "detail" }),
                    case .text(let content) = item.content
                else { return nil }
                return content.font
            }
            guard let first = font(scene.tree), let second = font(copy.tree) else { return nil }
            return (first, second)
        }
        for (text, wanted) in [
            ("", Font(textStyle: .caption1)), (#", "font": {"size": 17}"#, Font()),
            (#", "font": {"size": 15}"#, Font(size: 15)), (#", "font": {}"#, Font()),
        ] {
            let found = try #require(try detail(text))
            #expect(found.font == wanted && found.again == wanted, "\(text)")
        }
    }

    /// The multiplier before the function multiplies the spacing, too; a written constraint reads back to the same one.
    @Test(arguments: ["2 * ", "", "-1 * ", "0.5 * "], ["1", "1.5", "2"])
    func systemSpacingsReadBack(multiplier: String, multiple: String) throws {
        let text = document(
            """
            "subviews": [{"type": "label", "id": "a", "text": "A"}, {"type": "label", "id": "b", "text": "B", "constraints":
            ["firstBaseline == \(multiplier)systemSpacingBelow(a.lastBaseline, multiplier: \(multiple)) + 3"]}]
            """)
        let scene = try Self.scene(text)
        var writer = DocumentWriter(scene)
        let copy = try Self.scene(writer.write())
        let (first, second) = (try #require(scene.tree.constraints.first), try #require(copy.tree.constraints.first))
        #expect(first.systemSpacingMultiplier != 0)
        #expect(first.systemSpacingMultiplier == second.systemSpacingMultiplier)
        #expect(first.multiplier == second.multiplier && first.constant == second.constant)
    }
}
