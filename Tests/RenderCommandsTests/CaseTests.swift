import Foundation
import TestSupport
import Testing

/// The commands of `Tests/Cases`, each with what it prints and its exit code: `Tests/Cases/README.md` has the form.
/// `make cases UPDATE=1` writes what is printed into the files.
@Suite("Cases") struct CaseTests {
    private static let folder = Fixtures.packageRoot + "/Tests/Cases"

    /// `COMMAND/NAME.txt` of each file.
    static let names: [String] = {
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
        return paths.filter { $0.hasSuffix(".txt") }.sorted()
    }()

    /// The cases of commands that do not exist.
    private static let misspelt = [
        "help/help-begins-with-real-invocations.txt", "render/the-nearest-word-and-the-list.txt",
    ]

    @Test(arguments: names) func prints(_ name: String) throws {
        let path = Self.folder + "/" + name
        let written = String(decoding: Fixtures.bytes(path), as: UTF8.self)
        let printed = try TextCase.run(written)
        if !Self.misspelt.contains(name) {
            try #require(!printed.contains("error: no command '"), "\(name) misspells its command")
        }
        guard printed != written else { return }
        if ProcessInfo.processInfo.environment["CASES_UPDATE"]?.isEmpty == false {
            return try Data(printed.utf8).write(to: URL(fileURLWithPath: path))
        }
        Issue.record("\(try TextCase.difference(of: written, printed, name: name))")
    }

    @Test("a case is its commands with what they print; whatever else is printed differs")
    func form() throws {
        let right = """
            The input of both commands:
            file in/a
              one

                two

            $ cat in/a && echo three >&2
              one

                two
            ! three

            $ cat >b <<END && cd in && pwd && exit 3
            > $(cat in/a)
            > END
              $PWD/in
            exit 3

            $ true
            """ + "\n"
        #expect(try TextCase.run(right) == right)
        for (old, new) in [
            ("    two\n! three", "    2\n! three"), ("! three", "! four"), ("! three\n", ""),
            ("\nexit 3\n", "\nexit 4\n"),
            ("\nexit 3\n", "\n"), ("$ true", "$ true\n  more"), ("$ true", "$ true\n! more"),
            ("$ true", "$ true\nexit 1"),
        ] {
            let wrong = right.replacingOccurrences(of: old, with: new)
            #expect(wrong != right)
            #expect(try TextCase.run(wrong) == right, "\(old) -> \(new)")
            #expect(try TextCase.difference(of: wrong, right, name: "n").hasPrefix("--- n\n"))
        }
    }
}
