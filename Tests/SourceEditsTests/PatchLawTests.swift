import Foundation
import SourceEdits
import TestSupport
import Testing

/// A patch makes the new bytes of the old ones, whoever applies the patch.
@Suite struct PatchLawTests {
    /// Lines of few kinds, so that equal lines meet; with and without a last line feed, and with both kinds of line ends.
    static func lines(_ random: inout SeededGenerator) -> [UInt8] {
        let ends = random.chance(20) ? "\r\n" : "\n"
        var text = (0..<random.below(30)).map { _ in "line \(random.below(6))" + ends }.joined()
        if random.chance(30), !text.isEmpty { text = String(text.dropLast()) }
        return Array(text.utf8)
    }

    /// Some lines of a text, changed.
    static func changed(_ text: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
        var lines = text.split(separator: 10, omittingEmptySubsequences: false).map(Array.init)
        for _ in 0..<(1 + random.below(4)) where !lines.isEmpty {
            let place = random.below(lines.count)
            switch random.below(3) {
            case 0: lines.remove(at: place)
            case 1: lines.insert(Array("new \(random.below(3))".utf8), at: place)
            default: lines[place] = Array("other".utf8)
            }
        }
        return Array(lines.joined(separator: [10]))
    }

    @Test func lineChangesMakeTheNewText() throws {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<400 {
            let before = Self.lines(&random)
            let after = random.chance(80) ? Self.changed(before, &random) : Self.lines(&random)
            let patch = SourcePatch(file: "a", before: before, after: after)
            var old = before.split(separator: 10, omittingEmptySubsequences: false).map { Array($0) + [10] }
            old[old.count - 1].removeLast()
            if old.last == [] { old.removeLast() }
            for change in patch.lineChanges.reversed() {
                let start = change.line - 1
                old.replaceSubrange(start..<(start + change.removed), with: [change.inserted])
            }
            #expect(Array(old.joined()) == after)
            #expect(patch.lineChanges.isEmpty == (before == after))
            #expect(patch.unifiedDiff == SourcePatch(file: "a", before: before, after: after).unifiedDiff)
        }
    }

    @Test(arguments: ["git", "patch"]) func programsApplyThePatch(_ program: String) throws {
        var random = SeededGenerator(seed: 11)
        try Fixtures.withFolder { folder in
            for round in 0..<12 {
                // `patch` removes a file that becomes empty, and git knows no patch between two empty texts.
                let before = Self.lines(&random) + Array("end\n".utf8)
                let after = Self.changed(before, &random) + Array(round % 3 == 0 ? "tail".utf8 : "tail\n".utf8)
                let name = round % 2 == 0 ? "a b.xib" : "a.xib"
                let patch = SourcePatch(file: name, before: before, after: after)
                try Data(before).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
                try Data(patch.unifiedDiff).write(to: URL(fileURLWithPath: "\(folder)/p.diff"))
                let arguments =
                    program == "git"
                    ? ["git", "apply", "--whitespace=nowarn", "p.diff"]
                    : ["patch", "-p1", "--binary", "-s", "-i", "p.diff"]
                let finished = try Fixtures.run("/usr/bin/env", arguments, folder: folder)
                if finished.status == 127 { return }
                #expect(
                    finished.status == 0, "\(finished.errors)\n\(String(decoding: patch.unifiedDiff, as: UTF8.self))")
                #expect(try Array(Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)"))) == after)
            }
        }
    }

    @Test func theHeaderNamesThePath() {
        func header(_ path: String) -> String {
            let diff = SourcePatch(file: path, before: [], after: Array("a\n".utf8)).unifiedDiff
            return String(decoding: diff, as: UTF8.self).split(separator: "\n")[0].description
        }
        #expect(header("App/Main.storyboard") == "--- a/App/Main.storyboard")
        #expect(header("/tmp/x.xib") == "--- a/tmp/x.xib")
        #expect(header("a b.xib") == "--- a/a b.xib\t")
        #expect(header("a\n+++ b\".xib") == "--- \"a/a\\012+++ b\\\".xib\"")
    }

    @Test func aLongChangeIsOneHunk() {
        let before = Array((0..<3_000).map { "a\($0)\n" }.joined().utf8)
        let after = Array((0..<3_000).map { "b\($0)\n" }.joined().utf8)
        #expect(SourcePatch(file: "a", before: before, after: after).lineChanges.map(\.removed) == [3_000])
    }
}
