import TestSupport
import Testing

@testable import ProjectResources

/// Tables of texts in all forms that projects have.
@Suite("Tables of texts")
struct StringsTests {
    static func table(_ text: String) -> StringTable { StringTable.read(Array(text.utf8), limits: ProjectLimits()) }

    @Test(arguments: [
        (#""a.text" = "A";"#, ["a.text": "A"]),
        (#"a.text = B; c;"#, ["a.text": "B", "c": "c"]),
        (#"/* x = "y"; */ // z = "1";"# + "\n" + #""k"/* in */="v" ; "#, ["k": "v"]),
        (#""k" = "one\ntwo\t\"q\" \\ \U00e9\u00E9 \101 \q";"#, ["k": "one\ntwo\t\"q\" \\ éé A q"]),
        (#""smile" = "\ud83d\ude00";"#, ["smile": "😀"]),
        ("\"k\" = \"raw\nbreak\";", ["k": "raw\nbreak"]),
        ("\u{FEFF}\"k\" = \"v\";", ["k": "v"]),
        (#""k" = "first"; "k" = "last";"#, ["k": "last"]),
        (#""segmentTitles[0]" = "";"#, ["segmentTitles[0]": ""]),
    ])
    func texts(text: String, wanted: [String: String]) {
        let table = Self.table(text)
        #expect(table.texts == wanted)
        #expect(table.problems.isEmpty)
    }

    @Test("mistakes are told with their lines, and the other entries are read")
    func mistakes() {
        let table = Self.table(
            "\"a\" = \"1\"\n\"b\" = \"2\";\nstray text here\n\"c\" = \"3\";\n\"d\" \"4\";\n\"e\" = ;\n\"f\" = \"6\";\n\"g\" = \"open;\n"
        )
        #expect(table.texts == ["a": "1", "b": "2", "c": "3", "f": "6"])
        #expect(table.problems.map(\.line) == [1, 3, 5, 6, 8, 8])
    }

    @Test("UTF-16 with and without a mark, in both orders", arguments: [true, false], [true, false])
    func utf16(isBig: Bool, hasMark: Bool) {
        let text = (hasMark ? "\u{FEFF}" : "") + "\"k\" = \"Grün 😀\";"
        let bytes = text.utf16.flatMap { unit in
            isBig ? [UInt8(unit >> 8), UInt8(unit & 255)] : [UInt8(unit & 255), UInt8(unit >> 8)]
        }
        #expect(StringTable.read(bytes, limits: ProjectLimits()).texts == ["k": "Grün 😀"])
    }

    @Test("XML and binary property lists")
    func propertyLists() {
        let xml = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0"><dict><key>a</key><string>A &amp; B</string><key>n</key><integer>1</integer></dict></plist>
            """
        #expect(Self.table(xml).texts == ["a": "A & B"])
        // {"k": "v", "ü": "ö"} as Foundation writes it.
        let objects: [UInt8] = [0xD2, 1, 2, 3, 4, 0x51, 0x6B, 0x61, 0, 0xFC, 0x51, 0x76, 0x61, 0, 0xF6]
        let binary =
            Array("bplist00".utf8) + objects + [8, 13, 15, 18, 20] + [0, 0, 0, 0, 0, 0, 1, 1]
            + [0, 0, 0, 0, 0, 0, 0, 5] + [0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, 23]
        #expect(StringTable.read(binary, limits: ProjectLimits()).texts == ["k": "v", "ü": "ö"])
        for count in 0..<binary.count {
            _ = StringTable.read(Array(binary.prefix(count)), limits: ProjectLimits())
        }
    }

    @Test("an entity in a property list is refused: no text grows")
    func entities() {
        let xml = """
            <?xml version="1.0"?><!DOCTYPE plist [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>
            <plist><dict><key>k</key><string>&b;</string></dict></plist>
            """
        #expect(Self.table(xml).texts.isEmpty)
        #expect(Self.table(xml).problems.first?.message.contains("entity") == true)
    }

    @Test("a catalog's plain units and its forms for a phone")
    func stringCatalog() throws {
        let text = #"""
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "a.text": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Ja"}},
                                           "fr": {"stringUnit": {"state": "new", "value": ""}}}},
              "b.text": {"localizations": {"de": {"variations": {"device": {
                 "ipad": {"stringUnit": {"value": "Tafel"}}, "iphone": {"stringUnit": {"value": "Telefon"}}}}}}},
              "c.text": {"localizations": {"de": {"variations": {"plural": {
                 "one": {"stringUnit": {"value": "eins"}}, "other": {"stringUnit": {"value": "viele"}}}}}}},
              "d.text": {}, "e.text": {"localizations": 1}}}
            """#
        let catalog = try StringCatalog(Array(text.utf8))
        #expect(catalog.tables.map(\.language) == ["de"])
        #expect(catalog.tables[0].table.texts == ["a.text": "Ja", "b.text": "Telefon", "c.text": "viele"])
        #expect(throws: StringTable.Problem.self) { try StringCatalog(Array("{".utf8)) }
    }

    @Test("the tables beside a document")
    func documentTables() {
        let catalog = #"{"strings": {"a.text": {"localizations": {"it": {"stringUnit": {"value": "Sì"}}}}}}"#
        let (project, files) = project([
            "App/Base.lproj/Main.storyboard": "", "App/de.lproj/Main.strings": #""a.text" = "Ja";"#,
            "App/fr.lproj/Other.strings": #""a.text" = "Non";"#, "App/mul.lproj/Main.xcstrings": catalog,
            "Other/es.lproj/Main.strings": #""a.text" = "No";"#,
        ])
        let tables = project.tables(of: appFolder + "/Main.storyboard")
        #expect(tables.map(\.language) == ["de", "it"])
        #expect(tables.map(\.path) == ["App/de.lproj/Main.strings", "App/mul.lproj/Main.xcstrings"])
        #expect(!project.isScanned)
        #expect(files.work.listed == 1)
        #expect(project.tables(of: "/work/app/App/Main.storyboard").isEmpty)
    }

    @Test(
        arguments: [
            ("de", "de"), ("de-AT", "de"), ("zh-Hant-HK", "zh-Hant"), ("zh-CN", "zh-Hans"), ("zh_TW", "zh-Hant"),
            ("es-MX", "es-419"), ("es-ES", nil), ("pt", "pt-BR"), ("no", "nb"), ("nn", nil), ("fr-CA", "French"),
            ("en-GB", "en-GB"), ("en-US", "en"), ("ja", nil), ("sr-Latn", "sr"),
        ] as [(String, String?)])
    func language(wanted: String, found: String?) {
        let available = ["Base", "French", "de", "en", "en-GB", "es-419", "nb", "pt-BR", "sr", "zh-Hans", "zh-Hant"]
        #expect(LanguageChoice.best(for: wanted, among: available) == found)
    }
}
