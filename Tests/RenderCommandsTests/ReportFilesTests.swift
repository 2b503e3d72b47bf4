import Foundation
import TestSupport
import Testing

/// One rule for every command: `--format` tells the form of what is printed, `--report FILE` writes a report whose extension
/// tells the form.
@Suite("Reports in files") struct ReportFilesTests {
    private func run(_ words: [String], _ folder: String) throws -> Finished {
        try Fixtures.run(Fixtures.commandLine, words, folder: folder, environment: TestCommandTests.quiet)
    }

    /// Each command with the forms that it prints too.
    private static let commands: [(words: [String], formats: [String: String])] = [
        (["diff", "old.json", "new.json", "--no-inspector"], ["json": "json", "md": "markdown"]),
        (["check", "new.json"], ["json": "json", "xml": "junit", "sarif": "sarif"]),
        (
            ["audit", "new.json", "--device", "own", "--no-inspector"],
            ["json": "json", "xml": "junit", "sarif": "sarif", "md": "markdown"]
        ),
        (["test", "new.json", "--record", "never", "--no-inspector"], ["json": "json"]),
    ]

    @Test(arguments: commands.indices) func aFileHoldsWhatItsFormatPrints(_ index: Int) throws {
        let command = Self.commands[index]
        try Fixtures.withFolder { folder in
            try put(rowTree, "old.json", in: folder)
            try put(wideTree, "new.json", in: folder)
            func bytes(_ name: String) -> [UInt8] { Fixtures.bytes(folder + "/" + name) }
            for (form, format) in command.formats {
                let file = "report.\(form)"
                let printed = try run(command.words + ["--format", format, "--report", file], folder)
                #expect([0, 1].contains(printed.status), "\(printed.errors)")
                #expect(printed.output == bytes(file) && !printed.output.isEmpty, "\(command.words) \(form)")
            }
            let unknown = try run(command.words + ["--report", "report.txt"], folder)
            #expect(unknown.status == 64 && unknown.errors.contains("--report report.txt: use ."), "\(unknown.errors)")
            let twice = try run(command.words + ["--report", "a.json", "--report", "b.json"], folder)
            #expect(twice.status == 64 && twice.errors.contains("a second report as .json"), "\(twice.errors)")
        }
    }

    @Test("--strict takes warnings about the input for errors, before and after drawing")
    func strict() throws {
        try Fixtures.withFolder { folder in
            let tree = """
                { "version": 1, "assets": { "images": "pictures" },
                  "devices": [{ "name": "d", "size": [100, 100] }],
                  "root": { "type": "imageView", "image": "photo" } }
                """
            try put(tree, "a.json", in: folder)
            try put("no picture", "pictures/photo.png", in: folder)
            let drawn = try run(["a.json", "-o", "a.svg"], folder)
            #expect(drawn.status == 0 && drawn.errors.contains("a.json:3:43: warning: picture"), "\(drawn.errors)")
            let strict = try run(["a.json", "-o", "b.svg", "--strict"], folder)
            #expect(strict.status == 2 && strict.errors.contains("a.json:3:43: error: picture"), "\(strict.errors)")
            let xib = Fixtures.bytes(Fixtures.packageRoot + "/fixtures/ib/cell.xib")
            let wrong = String(decoding: xib, as: UTF8.self).replacing("width=\"", with: "width=\"x")
            try put(wrong, "a.xib", in: folder)
            for (flags, status) in [([String](), Int32(0)), (["--strict"], 2)] {
                let frames = try run(["frames", "a.xib"] + flags, folder)
                let word = status == 0 ? "warning" : "error"
                #expect(frames.status == status, "\(frames.errors)")
                let lines = frames.errors.split(separator: "\n")
                let form = try Regex("^a\\.xib:[0-9]+:[0-9]+: \(word): ")
                #expect(
                    !lines.isEmpty && lines.allSatisfy { $0.prefixMatch(of: form) != nil }, "\(frames.errors)")
            }
        }
    }
}
