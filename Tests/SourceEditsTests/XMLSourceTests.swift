import InterfaceBuilder
import SourceEdits
import TestSupport
import Testing

/// Edits of XML keep every byte that they do not name.
@Suite struct XMLSourceTests {
    static let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!-- a <label id="no"/> -->
        <document>
            <label opaque="NO" text="a &lt; b" id="one">
                <rect key="frame" x="0.0"/>
            </label>
            <view id='two'/>
            <button
                id = "three"></button>
        </document>

        """

    static func edited(_ text: String, _ edits: (XMLSource) throws -> [TextEdit]) throws -> String {
        let source = try XMLSource(Array(text.utf8))
        return String(decoding: try edits(source).applied(to: source.bytes), as: UTF8.self)
    }

    @Test func everyElementHasItsPlaces() throws {
        let source = try XMLSource(Array(Self.text.utf8))
        #expect(source.elements.map(\.name) == ["document", "label", "rect", "view", "button"])
        let one = try #require(source.element(named: "one"))
        #expect(source.value("text", of: one) == "a &lt; b")
        #expect(source.child("rect", key: "frame", of: one) == 2)
        #expect(source.element(named: "two") == 3 && source.element(named: "three") == 4)
        #expect(!source.has("no"))
        for element in source.elements {
            #expect(source.bytes[element.whole].first == UInt8(ascii: "<"))
            #expect(source.bytes[element.whole].last == UInt8(ascii: ">"))
        }
    }

    @Test func attributesKeepTheirOrder() throws {
        let order = ["text", "textAlignment", "numberOfLines", "id"]
        let set = try Self.edited(Self.text) { source in
            source.setting("numberOfLines", to: "0", of: 1, order: order)
                + source.setting("opaque", to: "YES", of: 1, order: order)
                + source.setting("numberOfLines", to: "\"", of: 3, order: order)
        }
        #expect(
            set
                == Self.text
                .replacing(
                    "opaque=\"NO\" text=\"a &lt; b\"", with: "opaque=\"YES\" text=\"a &lt; b\" numberOfLines=\"0\""
                )
                .replacing("<view", with: "<view numberOfLines=\"&quot;\""))
        let removed = try Self.edited(Self.text) { $0.removing("text", of: 1) + $0.removing("none", of: 1) }
        #expect(removed == Self.text.replacing(" text=\"a &lt; b\"", with: ""))
    }

    @Test func elementsComeAndGoWithTheirLines() throws {
        let without = try Self.edited(Self.text) { $0.removing(2) }
        #expect(without == Self.text.replacing("        <rect key=\"frame\" x=\"0.0\"/>\n", with: ""))
        let more = try Self.edited(Self.text) { source in
            source.inserting(["<a>", "    <b/>", "</a>"], into: 1, before: 2)
        }
        #expect(
            more
                == Self.text.replacing(
                    "        <rect", with: "        <a>\n            <b/>\n        </a>\n        <rect"))
        let last = try Self.edited(Self.text) { $0.inserting(["<a/>"], into: 1, before: nil) }
        #expect(last == Self.text.replacing("x=\"0.0\"/>", with: "x=\"0.0\"/>\n        <a/>"))
        let opened = try Self.edited(Self.text) { $0.inserting(["<a/>"], into: 3, before: nil) }
        #expect(opened == Self.text.replacing("<view id='two'/>", with: "<view id='two'>\n        <a/>\n    </view>"))
    }

    @Test func linesKeepTheirEnds() throws {
        let text = Self.text.replacing("\n", with: "\r\n")
        let more = try Self.edited(text) { $0.inserting(["<a/>"], into: 1, before: nil) }
        #expect(more == text.replacing("x=\"0.0\"/>", with: "x=\"0.0\"/>\r\n        <a/>"))
        #expect(
            try Self.edited(text) { $0.removing(2) }
                == text.replacing("        <rect key=\"frame\" x=\"0.0\"/>\r\n", with: ""))
    }

    @Test(arguments: ["", "<a", "<a><b></a>", "<!DOCTYPE a><a/>", "<a b=c/>", "<a/>\u{0}"])
    func whatIsNoDocumentIsRefused(_ text: String) {
        #expect(throws: EditTrouble.self) { try XMLSource(Array(text.utf8)) }
    }

    @Test func overlappingEditsAreRefused() throws {
        #expect(throws: EditTrouble.overlap) {
            try [TextEdit(0..<2, "a"), TextEdit(1..<3, "b")].applied(to: [1, 2, 3])
        }
        #expect(throws: EditTrouble.overlap) { try [TextEdit(2..<4, "a")].applied(to: [1, 2, 3]) }
        #expect(
            try [TextEdit(at: 1, inserting: "b"), TextEdit(at: 1, inserting: "c")].applied(to: [97, 100])
                == Array("abcd".utf8))
    }

    /// Every document of the fixtures: an edit taken back gives the same bytes.
    @Test func anEditTakenBackLeavesTheFile() throws {
        var count = 0
        for path in Fixtures.paths(in: "ib", suffix: ".xib") + Fixtures.paths(in: "ib", suffix: ".storyboard") {
            let bytes = Fixtures.bytes(path)
            guard let source = try? XMLSource(bytes) else { continue }
            for element in source.elements.indices.prefix(40) {
                let set = try XMLSource(source.setting("zz", to: "1", of: element, order: []).applied(to: bytes))
                #expect(try set.removing("zz", of: element).applied(to: set.bytes) == bytes)
                let more = try XMLSource(
                    source.inserting(["<zz/>"], into: element, before: source.elements[element].children.first).applied(
                        to: bytes))
                guard source.elements[element].end != nil, !source.elements[element].children.isEmpty,
                    let added = more.child("zz", of: element)
                else { continue }
                #expect(try more.removing(added).applied(to: more.bytes) == bytes)
                count += 1
            }
        }
        #expect(count > 50)
    }
}

extension String {
    func replacing(_ part: String, with other: String) -> String {
        guard let range = firstRange(of: part) else { return self }
        guard part == "\n" else { return replacingCharacters(range, other) }
        return split(separator: "\n", omittingEmptySubsequences: false).joined(separator: other)
    }

    private func firstRange(of part: String) -> Range<Index>? {
        indices.first { self[$0...].hasPrefix(part) }.map { $0..<index($0, offsetBy: part.count) }
    }

    private func replacingCharacters(_ range: Range<Index>, _ other: String) -> String {
        self[..<range.lowerBound] + other + self[range.upperBound...]
    }
}
