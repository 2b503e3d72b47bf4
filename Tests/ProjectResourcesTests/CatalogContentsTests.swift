import Testing

@testable import ProjectResources

/// What is taken for a catalog's `Contents.json`.
struct CatalogContentsTests {
    /// Xcode takes commas behind the last member.
    @Test(arguments: [
        "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"a.pdf\",}], \"info\": {}}",
        "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"a.pdf\"},\n\t],}",
        "\u{FEFF}{\"images\": [{\"filename\": \"a.pdf\" ,\r\n}]}",
    ])
    func commasAtEnds(_ text: String) throws {
        let contents = try CatalogContents(Array(text.utf8))
        #expect(contents.value["images"]?.values.first?["filename"]?.string == "a.pdf")
    }

    /// A comma in a name stays, also before what looks like an end.
    @Test func commasInStrings() throws {
        let text = "{\"images\": [{\"filename\": \"a\\\\\\\",]},\"},]}"
        let contents = try CatalogContents(Array(text.utf8))
        #expect(contents.value["images"]?.values.first?["filename"]?.string == "a\\\",]},")
    }

    @Test(arguments: [
        "", "{", "[]", "[1,]", "{\"a\": [1,,]}", "{,}", "{\"a\",}", "{\"a\": [,]}", "{\"a\": 1,, }", "{\"a\": \"b,]}",
        ",", "{\"a\": 1 \"b\": 2,}",
    ])
    func whatIsNone(_ text: String) {
        #expect(throws: StringTable.Problem.self, "\(text)") { try CatalogContents(Array(text.utf8)) }
    }
}
