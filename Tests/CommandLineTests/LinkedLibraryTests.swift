import Foundation
import TestSupport
import Testing

/// Libraries that a release does not contain. A check of the release (`make dist`) finds them late.
@Suite struct LinkedLibraryTests {
    /// `contains` and `replacing` with a text mean those of `Notation`; a file that does not import Notation takes the
    /// standard library's, which bring the library of regular expressions: a megabyte in the program.
    @Test func noModuleOfTheProgramCallsRegularExpressions() throws {
        // The names of the tests' own calls show that the search finds calls.
        #expect(try callers(of: "17_StringProcessing", in: [Self.objects("CommandLineTests")]) != "")
        #expect(try callers(of: "17_StringProcessing", in: program()) == "", "import Notation in these files")
    }

    /// In a release no Unicode scalar has a name: a stand-in takes the place of half a megabyte of tables.
    @Test func noModuleOfTheProgramAsksForTheNamesOfScalars() throws {
        #expect("é".unicodeScalars.first?.properties.name == "LATIN SMALL LETTER E WITH ACUTE")
        let name = "7UnicodeO6ScalarV10PropertiesV4name"
        #expect(try callers(of: name, in: [Self.objects("CommandLineTests")]) != "")
        #expect(try callers(of: name, in: program()) == "")
    }

    /// The folder of a module's object files.
    private static func objects(_ module: String) -> String {
        (Fixtures.commandLine as NSString).deletingLastPathComponent + "/\(module).build"
    }

    /// The folders of the object files of all modules that the program has.
    private func program() throws -> [String] {
        let sources = Fixtures.packageRoot + "/Sources/LayoutRender"
        let modules = try FileManager.default.contentsOfDirectory(atPath: sources) + ["render_cli"]
        let folders = modules.filter { $0 != "LayoutRenderTesting" }.map(Self.objects)
        try #require(folders.count > 10 && folders.allSatisfy(FileManager.default.fileExists))
        return folders
    }

    /// The object files in folders that call a function whose mangled name has a part.
    private func callers(of name: String, in folders: [String]) throws -> String {
        try Fixtures.run("/usr/bin/env", ["grep", "-rl", "--include=*.o", name] + folders).text
    }
}
