import LayoutDocument
import Testing

/// Messages as texts; `Tests/Cases/check/what-a-document-can-get-wrong.txt` has the mistakes.
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
}
