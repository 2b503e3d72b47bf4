import Notation
import TestSupport
import Testing

@testable import Findings

/// One grammar behind reports and configurations: what is no JSON value is refused by both.
@Suite struct JSONParserTests {
    @Test(
        "a text and its value; nil where it is none",
        arguments: [
            ("null", .null), (" true ", .bool(true)), ("-0.5e2", .number(-50)), ("[]", .array([])), ("{}", .object([])),
            ("[1, \"a\"]", .array([.number(1), .string("a")])),
            ("{\"b\": 1, \"a\": {}}", .object([.init("b", .number(1)), .init("a", .object([]))])),
            ("\"\\u00e9\\n\\/\"", .string("é\n/")), ("\"\\ud83d\\ude00\"", .string("\u{1F600}")),
            ("", nil), ("1 2", nil), ("+1", nil), ("0x10", nil), ("-0x1", nil), ("nan", nil), ("infinity", nil),
            ("1e999", nil), ("tru", nil), ("truE", nil), ("[1,]", nil), ("[1", nil), ("{\"a\":1,}", nil),
            ("{\"a\" 1}", nil), ("{a: 1}", nil), ("\"\\q\"", nil), ("\"\\ud83d\"", nil), ("\"\\u12\"", nil),
            ("\"\\u+041\"", nil), ("\"\\u-041\"", nil),
            ("\"a\nb\"", nil), ("\"a", nil), ("\"a\\", nil), ("'a'", nil), ("// a\n1", nil),
        ] as [(String, JSONValue?)])
    func table(text: String, value: JSONValue?) throws {
        let bytes = Array(text.utf8)
        #expect(JSONReading.value(bytes) == value)
        // However a value is written, the same is read.
        for written in [value?.compact, value?.dense, value?.text].compactMap({ $0 }) {
            #expect(JSONReading.value(Array(written.utf8)) == value)
        }
        guard let value else {
            let error = #expect(throws: ConfigurationError.self) { try PositionedJSONParser.parse(bytes) }
            #expect(error?.problems.count == 1)
            return
        }
        #expect(Self.plain(try PositionedJSONParser.parse(bytes)) == value)
    }

    /// A value without its places.
    private static func plain(_ node: PositionedJSON) -> JSONValue {
        switch node.value {
        case .null: .null
        case .bool(let value): .bool(value)
        case .number(let value): .number(value)
        case .string(let text): .string(text)
        case .array(let elements): .array(elements.map(plain))
        case .object(let members): .object(members.map { .init($0.key, plain($0.value)) })
        }
    }

    @Test("what was written is read, with places and without", arguments: 0..<60)
    func writtenIsRead(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let value = Self.value(depth: 4, &random)
        for text in [value.text, value.compact] {
            #expect(JSONReading.value(Array(text.utf8)) == value)
            #expect(Self.plain(try PositionedJSONParser.parse(Array(text.utf8))) == value)
        }
        // Neither a control character nor a CI command reaches a log.
        #expect(!value.compact.unicodeScalars.contains(where: \.isDisplayControl) && !value.compact.contains("##"))
    }

    private static func value(depth: Int, _ random: inout SeededGenerator) -> JSONValue {
        func text() -> String {
            let scalars: [Unicode.Scalar] = ["a", "\"", "\\", "\n", "é", "\u{1F600}", "/", "\u{7}", "#", " "]
            return String(String.UnicodeScalarView((0..<random.below(6)).map { _ in scalars[random.below(10)] }))
        }
        switch random.below(depth > 0 ? 7 : 5) {
        case 0: return .null
        case 1: return .bool(random.chance(50))
        case 2: return .number(Double(random.below(2_000)) / 8 - 100)
        case 3, 4: return .string(text())
        case 5: return .array((0..<random.below(5)).map { _ in value(depth: depth - 1, &random) })
        default: return .object((0..<random.below(5)).map { _ in .init(text(), value(depth: depth - 1, &random)) })
        }
    }

    @Test func depthIsLimited() {
        func nested(_ depth: Int) -> [UInt8] {
            Array(String(repeating: "[", count: depth).utf8) + Array(String(repeating: "]", count: depth).utf8)
        }
        #expect(JSONReading.value(nested(64)) != nil && JSONReading.value(nested(65)) == nil)
        #expect(
            (try? PositionedJSONParser.parse(nested(32))) != nil && (try? PositionedJSONParser.parse(nested(33))) == nil
        )
    }
}
