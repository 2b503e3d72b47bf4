import LayoutDocument
import Testing

/// What the JSON text stands for; `Tests/Cases/check/what-json-can-get-wrong.txt` has its mistakes.
@Suite("Syntax")
struct SyntaxTests {
    @Test("a key is what its escapes stand for")
    func keysWithEscapes() throws {
        let read = try tree(#"{"version":1,"root":{"\u0074ype":"vi\u0065w","id":"a\u0062","\u0061lpha":0.5}}"#)
        #expect(read.items[0].kind == .view && read.items[0].identifier == "ab")
        #expect(read.items[0].appearance.alpha == 0.5)
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
}
