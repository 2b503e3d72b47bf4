import LayoutDocument
import Testing

/// Mistakes of the JSON text itself, each with its place.
@Suite("Syntax")
struct SyntaxTests {
    static let cases: [(text: String, messages: [String])] = [
        ("", ["1:1: the file is empty"]),
        ("   \n  ", ["1:1: the file is empty"]),
        ("[1, 2", ["1:1: '[' is never closed"]),
        (#"{"version": 1"#, ["1:1: '{' is never closed"]),
        (#"{"version": 1} x"#, ["1:16: the document ends before this; only one value is allowed in a file"]),
        (#"{version: 1}"#, ["1:2: expected a key in double quotes"]),
        (#"{"version" 1}"#, ["1:12: expected ':' after the key"]),
        (#"{"version": }"#, ["1:13: expected a value"]),
        (#"{"version": 1]"#, ["1:14: ']' closes an object"]),
        ("{\"name\": \"a\nb\"}", ["1:10: this string is never closed"]),
        (#"{"a": "b"#, ["1:7: this string is never closed"]),
    ]

    @Test("what cannot be made sense of stops the reading", arguments: cases)
    func fatal(text: String, expected: [String]) { #expect(messages(text) == expected) }

    static let recovered: [(text: String, message: String)] = [
        (document(#""alpha": NaN"#), "'NaN' is not a JSON number"),
        (document(#""alpha": -Infinity"#), "'-Infinity' is not a JSON number"),
        (document(#""alpha": 01"#), "'01' is not a JSON number"),
        (document(#""alpha": .5"#), "'.5' is not a JSON number"),
        (document(#""alpha": 0x1p4"#), "'0x1p4' is not a JSON number"),
        (document(#""alpha": 1."#), "'1.' is not a JSON number"),
        (document(#""alpha": True"#), "'True' is not JSON; texts stand in double quotes"),
        (document(#""alpha": 1,"#), "a trailing comma; JSON allows none before '}'"),
        (document(#""frame": [1, 2, 3, 4,]"#), "a trailing comma; JSON allows none before ']'"),
        (document(#""alpha": 1 "isHidden": true"#), "expected ',' before this"),
        (document(#""alpha": 1, "alpha": 1"#), "this key occurs twice in one object"),
        (document(#""alpha": 1, "\u0061lpha": 1"#), "this key occurs twice in one object"),
        (document(#""\u0061lph\u0061": 1, "alph\u0061": 1"#), "this key occurs twice in one object"),
        (document(#""note": "\q""#), #"an unknown escape; JSON has \" \\ \/ \b \f \n \r \t \u"#),
        (document(#""note": "\u12""#), #"\u needs four hexadecimal digits"#),
        (document(#""note": "\ud83d""#), "a high surrogate without a low one after it"),
        (document(#""note": "\ude00""#), "a low surrogate without a high one before it"),
        (document("\"note\": \"a\tb\""), "a control character inside a string; write \\u000…"),
        (document("\"note\": \"x\" // why\n"), #"JSON has no comments; a "note" key holds remarks"#),
        (document("\"note\": \"x\", // why\n\"alpha\": 1"), #"JSON has no comments; a "note" key holds remarks"#),
    ]

    @Test("a key is what its escapes stand for")
    func keysWithEscapes() throws {
        let read = try tree(#"{"version":1,"root":{"\u0074ype":"vi\u0065w","id":"a\u0062","\u0061lpha":0.5}}"#)
        #expect(read.items[0].kind == .view && read.items[0].identifier == "ab")
        #expect(read.items[0].appearance.alpha == 0.5)
    }

    @Test("every repeated key of a large object is found, and no other")
    func manyKeys() {
        var names = (0..<400).map { "m\($0 * 37 % 400)" }
        names[150] = names[3]
        names[399] = "\\u006D" + names[200].dropFirst()
        let metrics = names.map { "\"\($0)\":1" }.joined(separator: ",\n")
        let found = messages(#"{"version":1,"root":{"type":"view"},"metrics":{\#n\#(metrics)}}"#)
        #expect(found == ["152:1: this key occurs twice in one object", "401:1: this key occurs twice in one object"])
    }

    @Test("other mistakes are said and stepped over", arguments: recovered)
    func recovers(text: String, message: String) {
        let found = messages(text)
        #expect(found.count == 1, "\(found)")
        #expect(found.first?.hasSuffix(message) == true, "\(found)")
    }

    @Test("broken UTF-8 is an error, whole UTF-8 is text")
    func utf8() throws {
        let head = Array(#"{"version":1,"root":{"type":"label","id":"a","text":""#.utf8)
        let tail = Array(#""}}"#.utf8)
        let broken: [[UInt8]] = [
            [0xFF], [0xC0, 0x80], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0x80],
        ]
        for bytes in broken {
            #expect(messages(head + bytes + tail) == ["1:\(head.count + 1): broken UTF-8 inside a string"])
        }
        for text in ["饭店", "é", "🏨", "\u{10FFFF}"] { #expect(messages(head + Array(text.utf8) + tail).isEmpty) }
    }

    @Test("escapes are decoded")
    func escapes() throws {
        let text = #"{"version":1,"root":{"type":"label","text":"a\"\\\/\b\f\n\r\tA😀"}}"#
        guard case .text(let content) = try tree(text).items[0].content else {
            Issue.record("a label has text")
            return
        }
        #expect(content.text == "a\"\\/\u{8}\u{C}\n\r\tA😀")
    }

    @Test("numbers are read as the standard library reads them")
    func numbers() throws {
        for text in [
            "0", "-0", "0.1", "103.33", "1e3", "1E-3", "2.5e+2", "123456.789012345", "0.000000000001234567",
            "999999.999999", "100000.00000000000001",
        ] {
            let read = try tree(document(#""frame": [\#(text), 0, 1, 1]"#)).items[0].frame?.x
            #expect(read == Double(text), "\(text)")
        }
    }

    @Test("a byte order mark is stepped over and counts no column")
    func byteOrderMark() {
        let found = messages([0xEF, 0xBB, 0xBF] + Array(#"{"version": 1, "x": 1, "root": {"type": "view"}}"#.utf8))
        #expect(found.map { $0.prefix(5) } == ["1:16:"])
    }

    @Test("nesting is limited")
    func depth() {
        for depth in [255, 256, 257, 300, 5_000] {
            let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
            let tooDeep = messages(text).contains { $0.contains("more than 256 nested levels") }
            #expect(tooDeep == (depth > 256), "\(depth)")
        }
    }
}
