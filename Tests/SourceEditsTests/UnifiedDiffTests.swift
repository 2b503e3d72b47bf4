import Notation
import SourceEdits
import TestSupport
import Testing

/// Patches that are read make what the patches say, or nothing.
@Suite("Patches that are applied")
struct UnifiedDiffTests {
    private static func text(_ lines: [String], endsOpen: Bool) -> [UInt8] {
        Array((lines.joined(separator: "\n") + (endsOpen || lines.isEmpty ? "" : "\n")).utf8)
    }

    @Test("a patch that was written makes the new text of the old one", arguments: 0..<300)
    func roundTrip(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let old = (0..<random.below(40)).map { _ in "line \(random.below(9))" }
        var new = old
        for _ in 0..<random.below(6) {
            let place = random.below(new.count + 1)
            if random.below(2) == 0, place < new.count {
                new.remove(at: place)
            } else {
                new.insert("new \(place)", at: place)
            }
        }
        let before = Self.text(old, endsOpen: random.below(3) == 0)
        let after = Self.text(new, endsOpen: random.below(3) == 0)
        let patch = SourcePatch(file: "a.json", before: before, after: after)
        guard !patch.isEmpty else { return }
        let read = try UnifiedDiff(patch.unifiedDiff)
        #expect(read.file == "a.json")
        #expect(try read.applied(to: before) == after)
    }

    private static let patch = "--- a/x\n+++ b/x\n@@ -2,3 +2,3 @@\n two\n-three\n+THREE\n four\n"

    @Test(
        "a hunk moves to the one place where its lines stand",
        arguments: [
            ("one\ntwo\nthree\nfour\n", "one\ntwo\nTHREE\nfour\n"),
            ("zero\nmore\none\ntwo\nthree\nfour\n", "zero\nmore\none\ntwo\nTHREE\nfour\n"),
        ])
    func places(before: String, after: String) throws {
        #expect(try UnifiedDiff(Array(Self.patch.utf8)).applied(to: Array(before.utf8)) == Array(after.utf8))
    }

    @Test(
        "a hunk that fits nowhere, or at two places, is refused",
        arguments: ["", "one\ntwo\nfour\n", "x\ny\nz\ntwo\nthree\nfour\nw\ntwo\nthree\nfour\n"])
    func unfit(before: String) throws {
        let patch = try UnifiedDiff(Array(Self.patch.utf8))
        #expect(throws: EditTrouble.self) { try patch.applied(to: Array(before.utf8)) }
    }

    @Test(
        "what is no patch of one file is refused",
        arguments: [
            "", "hello", "@@ -1 +1 @@\n", "@@ x @@\n-a\n+b\n", "@@ -1,99999999999999999999 +1 @@\n-a\n",
            "@@ -1 +1 @@\n-a\n+b\n--- a/y\n+++ b/y\n@@ -1 +1 @@\n-a\n+b\n", "@@ -1 +1 @@\n*a\n",
            "@@ -1,2 +1 @@\n-a\n+b\n+c\n",
        ])
    func unreadable(text: String) {
        #expect(throws: EditTrouble.self) { try UnifiedDiff(Array(text.utf8)) }
    }
}
