import LayoutDocument
import Notation
import SourceEdits
import TestSupport
import Testing

/// Edits of JSON keep every byte that they do not name, and follow the style around.
@Suite struct JSONSourceTests {
    static let text = """
        {
          "root": {
            "id": "card", "type": "view",
            "constraints": ["width == 200"],
            "subviews": [
              {"type": "label", "id": "title", "text": "a \\"}, \\u00e9"},
              {
                "type": "label",
                "id": "sub"
              }
            ]
          }
        }

        """

    static func edited(_ edits: (JSONSource) -> [TextEdit]) throws -> String {
        let source = try JSONSource(Array(text.utf8))
        return String(decoding: try edits(source).applied(to: source.bytes), as: UTF8.self)
    }

    @Test func valuesHaveTheirPlaces() throws {
        let source = try JSONSource(Array(Self.text.utf8))
        let title = try #require(source.objects(withID: "title").first)
        #expect(source.text("text", of: title) == "a \"}, é")
        #expect(source.objects(withID: "none").isEmpty)
        for value in source.values {
            #expect(JSONReading.value(Array(source.bytes[value.range])) != nil)
        }
    }

    @Test func membersFollowTheStyleAround() throws {
        let inline = try Self.edited { $0.setting("numberOfLines", to: "0", of: $0.objects(withID: "title")[0]) }
        #expect(inline == Self.text.replacing("\\u00e9\"}", with: "\\u00e9\", \"numberOfLines\": 0}"))
        let broken = try Self.edited { $0.setting("numberOfLines", to: "0", of: $0.objects(withID: "sub")[0]) }
        #expect(broken == Self.text.replacing("\"sub\"", with: "\"sub\",\n        \"numberOfLines\": 0"))
        let changed = try Self.edited { $0.setting("type", to: "\"button\"", of: $0.objects(withID: "sub")[0]) }
        #expect(
            changed == Self.text.replacing("{\n        \"type\": \"label\"", with: "{\n        \"type\": \"button\""))
        let before = try Self.edited {
            $0.setting("spacing", to: "8", of: $0.objects(withID: "card")[0], before: ["constraints", "subviews"])
        }
        #expect(before == Self.text.replacing("    \"constraints\"", with: "    \"spacing\": 8,\n    \"constraints\""))
    }

    @Test func elementsComeAndGo() throws {
        let more = try Self.edited { source in
            source.member("constraints", of: source.objects(withID: "card")[0])
                .map { source.appending("\"height == 1\"", to: $0) } ?? []
        }
        #expect(more == Self.text.replacing("[\"width == 200\"]", with: "[\"width == 200\", \"height == 1\"]"))
        let fewer = try Self.edited { $0.removing($0.objects(withID: "sub")[0]) }
        #expect(
            fewer
                == Self.text.replacing(
                    "},\n      {\n        \"type\": \"label\",\n        \"id\": \"sub\"\n      }", with: "}"))
        let first = try Self.edited { $0.removing($0.objects(withID: "title")[0]) }
        #expect(
            first
                == Self.text.replacing(
                    "{\"type\": \"label\", \"id\": \"title\", \"text\": \"a \\\"}, \\u00e9\"},\n      ", with: ""))
    }

    @Test(arguments: ["", "{", "{\"a\": 1,}", "[1 2]", "\u{FEFF}", "{\"a\"}"])
    func whatIsNoValueIsRefused(_ text: String) {
        #expect(throws: EditTrouble.self) { try JSONSource(Array(text.utf8)) }
    }

    /// Every document of the fixtures stays readable, and an edit taken back gives the same bytes.
    @Test func anEditTakenBackLeavesTheFile() throws {
        var count = 0
        for path in Fixtures.paths(in: "scenes").prefix(12) {
            let bytes = Fixtures.bytes(path)
            let source = try JSONSource(bytes)
            for (place, value) in source.values.enumerated()
            where value.kind == .object && !value.children.isEmpty && place % 3 == 0 {
                let set = try JSONSource(source.setting("zz", to: "[1]", of: place).applied(to: bytes))
                let member = try #require(set.member("zz", of: place))
                #expect(try set.removing(member).applied(to: set.bytes) == bytes)
                count += 1
            }
        }
        #expect(count > 100)
    }
}
