import Foundation
import TestSupport
import Testing

/// `audit --patch`, `--fix` and their relatives, on a project with thirteen findings.
@Suite("Repairs")
struct RepairCommandTests {
    private static let storyboard = "Quay/Quay/Base.lproj/Main.storyboard"

    private func run(_ arguments: [String], folder: String, input: String? = nil) throws -> Finished {
        try Fixtures.run(
            Fixtures.commandLine, arguments, input: input, folder: folder, environment: TestCommandTests.quiet)
    }

    private func withQuay(_ body: (String) throws -> Void) throws {
        try Fixtures.withFolder { folder in
            try FileManager.default.copyItem(
                atPath: Fixtures.packageRoot + "/fixtures/projects/Quay", toPath: folder + "/Quay")
            try body(folder)
        }
    }

    @Test("thirteen findings become none, and the patch is what is written")
    func fixesTheProject() throws {
        try withQuay { folder in
            let before = try run(["audit", "Quay"], folder: folder)
            #expect(before.status == 1 && before.errors.contains("2 errors, 10 warnings"), "\(before.errors)")
            let listing = Fixtures.listing(folder)
            let patch = try run(["audit", "Quay", "--patch"], folder: folder)
            #expect(patch.status == 0 && patch.errors.contains("13 of 13 findings repaired in 1 file"))
            #expect(try run(["audit", "Quay", "--patch"], folder: folder).output == patch.output)
            #expect(Fixtures.listing(folder) == listing)
            let fixed = try run(["audit", "Quay", "--fix"], folder: folder)
            #expect(fixed.status == 0, "\(fixed.text)\(fixed.errors)")
            #expect(Fixtures.changes(listing, Fixtures.listing(folder)).count == 1)
            let after = try run(["audit", "Quay"], folder: folder)
            #expect(after.status == 0 && after.text.isEmpty, "\(after.text)")
            #expect(try run(["convert", Self.storyboard, "--scene", "tickets"], folder: folder).status == 0)
            // The patch, applied by git to the old file, makes the same bytes.
            let written = try Data(contentsOf: URL(fileURLWithPath: folder + "/" + Self.storyboard))
            try FileManager.default.removeItem(atPath: folder + "/Quay")
            try FileManager.default.copyItem(
                atPath: Fixtures.packageRoot + "/fixtures/projects/Quay", toPath: folder + "/Quay")
            try Data(patch.output).write(to: URL(fileURLWithPath: folder + "/p"))
            #expect(try Fixtures.run("/usr/bin/env", ["git", "apply", "p"], folder: folder).status == 0)
            #expect(try Data(contentsOf: URL(fileURLWithPath: folder + "/" + Self.storyboard)) == written)
        }
    }

    @Test("rules choose, check and explain repair their own findings")
    func choosesRules() throws {
        try withQuay { folder in
            let aligned = try run(
                ["audit", "Quay", "--patch", "--fix-rules", "left-aligned-text"], folder: folder)
            #expect(aligned.text.split(separator: "\n").count { $0.hasPrefix("+ ") } == 1)
            #expect(aligned.text.contains("textAlignment=\"natural\" lineBreakMode"))
            let words = try run(["audit", "Quay", "--patch", "left-aligned-text"], folder: folder)
            #expect(words.output == aligned.output)
            let nothing = try run(["audit", "--fix", "conflict"], folder: folder)
            #expect(nothing.status == 64 && nothing.errors.contains("files or folders"), "\(nothing.errors)")
            let checked = try run(["check", "Quay", "--patch"], folder: folder)
            #expect(checked.errors.contains("2 of 2 findings repaired"), "\(checked.errors)")
            let explained = try run(["explain", Self.storyboard, "--conflicts", "--patch"], folder: folder)
            #expect(explained.errors.contains("1 of 1 finding repaired"), "\(explained.errors)")
            let wrong = try run(["audit", "Quay", "--fix", "--fix-rules", "conflit"], folder: folder)
            #expect(wrong.status == 64 && wrong.errors.contains("conflict"), "\(wrong.status) \(wrong.errors)")
        }
    }

    @Test("texts that a language lacks become entries of its table, marked as not translated")
    func translations() throws {
        try Fixtures.withFolder { folder in
            let manager = FileManager.default
            try manager.copyItem(
                atPath: Fixtures.packageRoot + "/fixtures/projects/Harbour", toPath: folder + "/Harbour")
            let root = folder + "/Harbour/Harbour/"
            for language in ["fr", "it"] {
                try manager.createDirectory(atPath: root + language + ".lproj", withIntermediateDirectories: false)
                try manager.copyItem(
                    atPath: root + "de.lproj/Main.strings", toPath: root + language + ".lproj/Main.strings")
            }
            let listing = Fixtures.listing(folder)
            let patch = try run(["audit", "Harbour", "--patch", "missing-translation"], folder: folder)
            #expect(patch.status == 0 && patch.errors.contains("1 of 1 finding repaired in 1 file"), "\(patch.errors)")
            #expect(patch.text.contains("+++ b/Harbour/Harbour/ar.lproj/Main.strings"), "\(patch.text)")
            #expect(patch.text.contains("+\"pier.text\" = \"Pier 3\";"), "\(patch.text)")
            #expect(patch.errors.contains("repair: add 2 texts of the file, marked as not translated"))
            let fixed = try run(["audit", "Harbour", "--fix", "missing-translation"], folder: folder)
            #expect(fixed.status == 0, "\(fixed.text)\(fixed.errors)")
            #expect(Fixtures.changes(listing, Fixtures.listing(folder)).count == 1)
            let after = try run(["audit", "Harbour", "--all"], folder: folder)
            #expect(!after.text.contains("[missing-translation]"), "\(after.text)")
        }
    }

    @Test("questions are answered one by one")
    func asks() throws {
        try withQuay { folder in
            let asked = try run(
                ["audit", "Quay", "--fix", "--interactive"], folder: folder, input: "y\nn\nq\n")
            #expect(asked.text.contains("repair: lower 'Tickets for the evening ferry'.width == 300"))
            let text = try String(contentsOfFile: folder + "/" + Self.storyboard, encoding: .utf8)
            #expect(text.components(separatedBy: "priority=\"999\"").count == 2)
        }
    }

    @Test("a question names pictures of the screen before and after the repair")
    func asksWithPictures() throws {
        try withQuay { folder in
            let listing = Fixtures.listing(folder)
            let asked = try run(
                ["audit", "Quay", "--fix", "--interactive", "--pictures", "shown", "truncated-text"], folder: folder,
                input: "n\n")
            #expect(asked.errors.contains("  pictures: shown/1-before.png, shown/1-after.png"), "\(asked.errors)")
            let (before, after) = try (
                Data(contentsOf: URL(fileURLWithPath: folder + "/shown/1-before.png")),
                Data(contentsOf: URL(fileURLWithPath: folder + "/shown/1-after.png"))
            )
            #expect(before.starts(with: [0x89, 0x50, 0x4E, 0x47]) && after != before)
            #expect(Fixtures.changes(listing, Fixtures.listing(folder)).allSatisfy { $0.contains("shown") })
            #expect(try run(["audit", "Quay", "--fix", "--pictures", "shown"], folder: folder).status == 64)
        }
    }

    @Test("a repair is a fix in SARIF, and beside the finding in text")
    func reports() throws {
        try withQuay { folder in
            let text = try run(["audit", "Quay", "--with-repairs", "--quick"], folder: folder).text
            #expect(text.contains("      repair: remove 'Ship'.centerX == 'Ship'.centerX"), "\(text)")
            let sarif = try run(["audit", "Quay", "--with-repairs", "--quick", "--format", "sarif"], folder: folder)
                .text
            #expect(sarif.contains("\"deletedRegion\"") && sarif.contains("\"insertedContent\""))
        }
    }

    @Test("what a file had at a revision is not told")
    func since() throws {
        try withQuay { folder in
            try Fixtures.git(["init", "-q"], folder: folder)
            try Fixtures.git(["add", "-A"], folder: folder)
            try Fixtures.git(["-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "a"], folder: folder)
            let same = try run(["audit", "Quay", "--quick", "--since", "HEAD"], folder: folder)
            #expect(same.status == 0 && same.text.isEmpty, "\(same.text)")
            let path = folder + "/" + Self.storyboard
            let text = try String(contentsOfFile: path, encoding: .utf8)
            let changed = text.replacingOccurrences(
                of: "constant=\"361\" id=\"cHw-th-003\"", with: "constant=\"300\" id=\"cHw-th-003\"")
            try Data(changed.utf8).write(to: URL(fileURLWithPath: path))
            let more = try run(["audit", "Quay", "--quick", "--since", "HEAD"], folder: folder)
            #expect(
                more.text.contains("'Say hello'.width == 300") && !more.text.contains("Tickets for"), "\(more.text)")
        }
    }
}
