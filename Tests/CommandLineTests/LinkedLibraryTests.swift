import Foundation
import TestSupport
import Testing

/// Libraries that a release does not contain. A check of the release (`make dist`) finds them late.
@Suite struct LinkedLibraryTests {
    /// `contains` and `replacing` with a text mean those of `Notation`; a file that does not import Notation takes the
    /// standard library's, which bring the library of regular expressions: a megabyte in the program.
    @Test func noModuleOfTheProgramCallsRegularExpressions() throws {
        let folder = (Fixtures.commandLine as NSString).deletingLastPathComponent
        let sources = Fixtures.packageRoot + "/Sources/LayoutRender"
        let modules = try FileManager.default.contentsOfDirectory(atPath: sources) + ["render_cli"]
        let objects = modules.filter { $0 != "LayoutRenderTesting" }.map { "\(folder)/\($0).build" }
        try #require(objects.count > 10 && objects.allSatisfy(FileManager.default.fileExists))
        // The names of the tests' own calls show that the search finds calls.
        #expect(try callers(in: ["\(folder)/CommandLineTests.build"]) != "")
        #expect(try callers(in: objects) == "", "import Notation in these files")
    }

    /// The object files in folders that call the library of regular expressions.
    private func callers(in folders: [String]) throws -> String {
        try Fixtures.run("/usr/bin/env", ["grep", "-rl", "--include=*.o", "17_StringProcessing"] + folders).text
    }
}
