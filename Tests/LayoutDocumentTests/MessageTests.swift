import LayoutDocument
import Testing

/// What a document can get wrong beyond its JSON: place, problem and the nearest known word.
@Suite("Messages")
struct MessageTests {
    @Test func errorsPrintTheirMistakes() {
        let one = DocumentDiagnostic(line: 3, column: 14, keyPath: "root.alpha", message: "2 is out of range")
        let other = DocumentDiagnostic(line: 4, column: 1, keyPath: "", message: "expected ','")
        #expect(
            "\(DocumentError(diagnostics: [one, other], total: 9))" == """
                3:14: error: 2 is out of range (at root.alpha)
                4:1: error: expected ','
                and 7 more
                """)
        #expect("\(DocumentError(diagnostics: [one], total: 1))" == "3:14: error: 2 is out of range (at root.alpha)")
        #expect(one.description(file: "a.json") == "a.json:3:14: error: 2 is out of range (at root.alpha)")
        let error = #expect(throws: TraitSet.UnknownTrait.self) { try TraitSet(words: "drak") }
        #expect(error?.description == "unknown trait 'drak'; did you mean 'dark'?")
    }

    static let cases: [(text: String, message: String)] = [
        (#"{"root":{"type":"view"}}"#, "a document needs 'version': 1"),
        (#"{"version":2,"root":{"type":"view"}}"#, "expected version 1, found the number 2"),
        (#"{"version":1}"#, "a document needs a 'root'"),
        (#"{"version":1,"rooot":1,"root":{"type":"view"}}"#, "unknown key 'rooot'; did you mean 'root'?"),
        (#"{"version":1,"root":{"type":"lable"}}"#, "unknown type 'lable'; did you mean 'label'?"),
        (#"{"version":1,"root":{"type":"UILable"}}"#, "unknown type 'UILable'; did you mean 'UILabel'?"),
        (#"{"version":1,"root":{"id":"a"}}"#, "a node needs a 'type'"),
        (#"{"version":1,"root":[]}"#, "expected a node object, found an array"),
        (document(#""spacing": 1"#), "'spacing' belongs to stackView, not to view"),
        (document(#""aplha": 1"#), "unknown key 'aplha'; did you mean 'alpha'?"),
        (document(#""alpha": "1""#), "expected a number, as 1, without quotes or a unit, found the string '1'"),
        (document(#""alpha": 2"#), "2 is out of range; it must be from 0 to 1"),
        (document(#""isHidden": 1"#), "expected true or false, found the number 1"),
        (document(#""frame": [0, 0, 1]"#), "expected [x, y, width, height], found an array"),
        (document(#""frame": [0, 0, -1, 1]"#), "a frame's width and height cannot be negative"),
        (document(#""contentHuggingPriority": 0"#), "0 is out of range; it must be from 1 to 1000"),
        (
            document(#""contentHuggingPriority": "defaultHihg""#),
            "'defaultHihg' is not known here; did you mean 'defaultHigh'?"
        ),
        (document(#""backgroundColor": "systemBleu""#), "unknown colour 'systemBleu'; did you mean 'systemBlue'?"),
        (document(##""backgroundColor": "#12345""##), "a colour is #RGB, #RRGGBB or #RRGGBBAA in hexadecimal digits"),
        (
            document(#""subviews": [{"type":"view","id":"a"},{"type":"view","id":"a"}]"#),
            "the id 'a' is used twice"
        ),
        (document(#""subviews": [{"type":"layoutGuide"}]"#), "a layoutGuide belongs into 'guides'"),
        (document(#""guides": [{"type":"view"}]"#), "'guides' holds layoutGuide and layoutContainer, not view"),
        (
            document(#""arranger": {"order":["a","a"]}, "subviews": [{"type":"view","id":"a"}]"#),
            "the view 'a' is used twice"
        ),
        (document(#""arranger": {"order":["b"]}"#), "no item has the id 'b'"),
        (
            document(#""subviews": [{"type":"imageView","preferredSymbolConfiguration": {}}]"#),
            "unknown key 'preferredSymbolConfiguration'; did you mean 'image', an object: "
                + #"{"systemName": "star", "symbolPointSize": 28}?"#
        ),
        (document(#""with": {}"#), "'with' overrides a component, and view is none"),
        (document(#""note": "x""#, #""devices": ["iPhone9"]"#), "unknown device 'iPhone9'; did you mean 'iPhoneX'?"),
        (document(#""note": "x""#, #""devices": []"#), "'devices' lists one device at least"),
        (
            document(#""note": "x""#, #""states": {"a": {"set": {"pge.isHidden": true}}}"#),
            "no item or constraint has the id 'pge'; did you mean 'page'?"
        ),
        (
            document(#""note": "x""#, #""states": {"a": {"set": {"page.isHiden": true}}}"#),
            "unknown property 'isHiden'; did you mean 'isHidden'?"
        ),
        (
            document(#""note": "x""#, #""states": {"a": {"set": {"page.subviews": []}}}"#),
            "'subviews' cannot be overridden or set"
        ),
        (document(#""note": "x""#, #""expect": {"page.fram": [0]}"#), "nothing is known about 'fram'; it may be "),
        (
            document(#""note": "x""#, #""expect": {"page.frame": [0]}"#),
            "expected an array of 4 numbers, found an array"
        ),
        (
            #"{"version":1,"components":{"A":{"type":"view","subviews":[{"type":"A"}]}},"root":{"type":"A"}}"#,
            "component 'A' contains itself"
        ),
        (
            #"{"version":1,"components":{"A":{"type":"B"},"B":{"type":"A"}},"root":{"type":"A"}}"#,
            "component 'A' contains itself"
        ),
    ]

    @Test("each mistake has its sentence", arguments: cases)
    func message(text: String, message: String) {
        let found = messages(text)
        #expect(found.contains { $0.contains(message) }, "\(found)")
    }

    @Test("all mistakes are said at once, in source order")
    func order() {
        let text = """
            { "version": 1, "name": 3,
              "root": { "type": "view", "id": "a b",
                "subviews": [ { "type": "labl" }, { "type": "view", "alpha": "x", "constraints": ["width = 3"] } ] },
              "states": { "s": { "set": { "q.isHidden": true } } } }
            """
        let lines = messages(text).map { $0.prefix { $0 != " " } }
        #expect(lines == ["1:25:", "2:35:", "3:29:", "3:66:", "3:94:", "4:31:"])
    }

    @Test("a message shows the key path")
    func keyPath() {
        let text = document(#""subviews": [{"type":"view"},{"type":"label","font":{"size":0}}]"#)
        do {
            _ = try LayoutDocument.read(Array(text.utf8))
            Issue.record("a font of size 0 is refused")
        } catch {
            #expect(error.diagnostics[0].keyPath == "root.subviews[1].font.size")
            #expect(error.diagnostics[0].description(file: "t.json").hasPrefix("t.json:1:"))
        }
    }

    @Test("only so many mistakes are shown, and the rest is counted")
    func many() {
        let items = Array(repeating: #"{"type":"vie"}"#, count: 50).joined(separator: ",")
        do {
            _ = try LayoutDocument.read(Array(document(#""subviews": [\#(items)]"#).utf8))
            Issue.record("an unknown type is refused")
        } catch {
            #expect(error.diagnostics.count == 20)
            #expect(error.total == 50)
        }
    }

    @Test("control and bidirectional characters do not reach the terminal")
    func escaping() {
        let found = messages(document(#""\u001b[31m\u202ekey": 1"#))
        #expect(found.count == 1)
        #expect(found[0].contains(#"\u{1B}[31m\u{202E}key"#), "\(found)")
    }
}
