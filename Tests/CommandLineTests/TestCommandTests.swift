import Foundation
import TestSupport
import Testing

@Suite("test, approve, merge")
struct TestCommandTests {
    /// No variable of the machine decides what is recorded.
    static let quiet = ["CI": "", "SNAPSHOT_TESTING_RECORD": "", "SNAPSHOT_ARTIFACTS": ""]

    func run(_ arguments: String..., folder: String, environment: [String: String] = [:]) throws -> Finished {
        try Fixtures.run(
            Fixtures.commandLine, arguments, folder: folder,
            environment: Self.quiet.merging(environment) { $1 })
    }

    @Test("says why a view moved, from the version that git keeps beside the reference")
    func cause() throws {
        try Fixtures.withFolder { folder in
            func git(_ arguments: String...) throws { try Fixtures.git(arguments, folder: folder) }
            let tree = wideTree.replacingOccurrences(of: "[40, 0, 60, 20]", with: "[46, 0, 54, 20]")
            try git("init", "-q")
            try put(rowTree, "views/row.json", in: folder)
            _ = try run("test", "views", "--snapshot", "frames,png", folder: folder)
            try git("add", ".")
            try git("commit", "-qm", "one")
            try put(tree, "views/row.json", in: folder)
            let moved = try run("test", "views", "--snapshot", "frames,png", "--state", "base", folder: folder)
            #expect(moved.text.contains("    b  x 40 -> 46 (+6), width 60 -> 54 (-6)  because row.spacing 10 -> 16\n"))
            #expect(moved.text.contains("    compared with views/row.json at "))
            let drawn = try run("test", "views", "--snapshot", "png", "--state", "base", folder: folder)
            #expect(drawn.text.contains("because row.spacing 10 -> 16\n"))
            // If the committed input does not reproduce the reference, no cause is named.
            try put(rowTree, "views/row.json", in: folder)
            let reference = "views/__Snapshots__/row.json/row.small.base.txt"
            try put(
                try contents(reference, in: folder).replacingOccurrences(of: "40 0", with: "41 0"), reference,
                in: folder)
            let edited = try run("test", "views", "--state", "base", folder: folder)
            #expect(edited.text.contains("    b  x 41 -> 40 (-1)\n"))
            #expect(edited.text.contains("    why is unknown: views/row.json at "))
        }
    }

    @Test("git sees nothing of a run, and runs without failures leave the same list")
    func keptFolder() throws {
        try Fixtures.withFolder { folder in
            let list = ".render-cli/test/last-run.json"
            for name in ["a", "b"] { try put(rowTree, name + ".json", in: folder) }
            _ = try run("test", "--record", "all", folder: folder)
            #expect(try run("test", "a.json", folder: folder).status == 0)
            let first = try contents(list, in: folder)
            #expect(try run("test", "a.json", "b.json", folder: folder).status == 0)
            #expect(try contents(list, in: folder) == first)
            try Fixtures.git(["init", "-q"], folder: folder)
            try Fixtures.git(["add", "."], folder: folder)
            let tracked = try Fixtures.run("/usr/bin/git", ["ls-files"], folder: folder).text
            #expect(tracked.contains("a.json") && !tracked.contains(".render-cli"), "\(tracked)")
            // A folder that the user named gets no file of ours.
            _ = try run("test", "--artifacts", "kept", folder: folder)
            #expect(!FileManager.default.fileExists(atPath: folder + "/kept/.gitignore"))
        }
    }

    @Test("records once and fails, then passes, then says what moved")
    func cycle() throws {
        try Fixtures.withFolder { folder in
            try put(rowTree, "row.json", in: folder)
            let first = try run("test", folder: folder)
            #expect(first.status == 1)
            #expect(first.text.hasSuffix("2 recorded\n"))
            #expect(
                try contents("__Snapshots__/row.json/row.small.base.txt", in: folder) == """
                    layout 1  iOS 26
                    row  stackView  0 0  100 x 20
                      a  view  0 0  30 x 20
                      b  view  40 0  60 x 20
                    gap a | b  spacing  10

                    """)
            let second = try run("test", folder: folder)
            #expect(second.status == 0)
            #expect(second.text == "2 passed\n")
            let unexpected = wideTree.replacingOccurrences(of: "[40, 0, 60, 20]", with: "[46, 0, 54, 20]")
            try put(unexpected, "row.json", in: folder)
            let third = try run("test", folder: folder)
            #expect(third.status == 1)
            #expect(
                third.text == """
                    failed  row.json  row.small.base: 1 moved, 1 resized
                        b  x 40 -> 46 (+6), width 60 -> 54 (-6)
                        explain: render-cli explain row.json b --edge left
                        -   b  view  40 0  60 x 20
                        - gap a | b  spacing  10
                        +   b  view  46 0  54 x 20
                        + gap a | b  spacing  16
                        snapshot    __Snapshots__/row.json/row.small.base.txt
                        reference   .render-cli/test/row.json/row.small.base.reference.txt
                        actual      .render-cli/test/row.json/row.small.base.actual.txt
                        difference  .render-cli/test/row.json/row.small.base.moves.png
                    1 passed, 1 failed

                    """)
            #expect(try run("test", "--ignore", "b", folder: folder).text == "2 passed\n")
            #expect(try run("test", "--ignore", "a", folder: folder).status == 1)
            let approved = try run("approve", "row.small.base", folder: folder)
            #expect(approved.text == "approved  __Snapshots__/row.json/row.small.base.txt\n")
            #expect(try run("test", folder: folder).status == 0)
        }
    }

    @Test("under CI a missing reference fails and nothing is written")
    func continuousIntegration() throws {
        try Fixtures.withFolder { folder in
            try put(rowTree, "row.json", in: folder)
            let run = try run("test", folder: folder, environment: ["CI": "true"])
            #expect(run.status == 1)
            #expect(run.text.hasSuffix("2 without reference\n"))
            #expect(!FileManager.default.fileExists(atPath: folder + "/__Snapshots__"))
            let recording = try self.run(
                "test", folder: folder, environment: ["CI": "true", "SNAPSHOT_TESTING_RECORD": "all"])
            #expect(recording.status == 1)
            #expect(recording.text.hasSuffix("2 recorded\n"))
        }
    }

    @Test("a broken expectation fails even where the reference agrees")
    func expectations() throws {
        try Fixtures.withFolder { folder in
            try put(
                rowTree.replacingOccurrences(of: "[40, 0, 60, 20]", with: "[41, 0, 59, 20]"), "row.json", in: folder)
            _ = try run("test", folder: folder)
            let again = try run("test", folder: folder)
            #expect(again.status == 1)
            #expect(again.text.contains("b.frame is [40, 0, 60, 20], expected [41, 0, 59, 20]"))
        }
    }

    @Test("orphans are listed, --prune removes them, a broken file is a failure")
    func orphans() throws {
        try Fixtures.withFolder { folder in
            try put(rowTree, "row.json", in: folder)
            _ = try run("test", folder: folder)
            try put("layout 1\n", "__Snapshots__/row.json/row.large.base.txt", in: folder)
            try put("layout 1\n", "__Snapshots__/gone.json/gone.small.base.txt", in: folder)
            try put("{ \"version\": 1, \"root\": 1 }", "broken.json", in: folder)
            let listed = try run("test", folder: folder)
            #expect(listed.text.contains("orphan  __Snapshots__/gone.json/gone.small.base.txt"))
            #expect(listed.text.contains("orphan  __Snapshots__/row.json/row.large.base.txt"))
            #expect(listed.text.contains("failed  broken.json  read: "))
            #expect(listed.text.hasSuffix("2 passed, 1 failed, 2 orphaned references\n"))
            _ = try run("test", "--prune", folder: folder)
            #expect(!(try run("test", folder: folder)).text.contains("orphan"))
        }
    }

    @Test("merged shards equal the whole run byte for byte", arguments: [2, 3, 7])
    func shards(_ count: Int) throws {
        try Fixtures.withFolder { folder in
            for number in 0..<5 {
                try put(
                    rowTree.replacingOccurrences(of: "\"row\"", with: "\"row\(number)\"")
                        .replacingOccurrences(of: "row.spacing", with: "row\(number).spacing"),
                    "t\(number).json", in: folder)
            }
            _ = try run("test", "--snapshot", "frames,svg", folder: folder)
            try put(
                wideTree.replacingOccurrences(of: "\"row\"", with: "\"row3\"")
                    .replacingOccurrences(of: "row.spacing", with: "row3.spacing"), "t3.json", in: folder)
            try put("layout 1\n", "__Snapshots__/t1.json/old.txt", in: folder)
            let reports = ["--json", "w.json", "--html", "w.html", "--junit", "w.xml", "--summary", "w.md"]
            let whole = try Fixtures.run(
                Fixtures.commandLine, ["test", "--snapshot", "frames,svg", "--no-inspector"] + reports, folder: folder,
                environment: Self.quiet)
            #expect(whole.status == 1)
            var parts: [String] = []
            for part in (1...count).reversed() {
                parts.append("part-\(part).json")
                _ = try run(
                    "test", "--snapshot", "frames,svg", "--shard", "\(part)/\(count)", "--json", parts[parts.count - 1],
                    folder: folder)
            }
            let merged = try Fixtures.run(
                Fixtures.commandLine,
                ["merge"] + parts + reports.map { $0.replacingOccurrences(of: "w.", with: "m.") }, folder: folder)
            #expect(merged.text == whole.text)
            for type in ["json", "html", "xml", "md"] {
                #expect(try contents("w." + type, in: folder) == contents("m." + type, in: folder))
            }
            let lacking = try Fixtures.run(
                Fixtures.commandLine, ["merge"] + parts.dropLast(), folder: folder)
            #expect(lacking.status == 2)
            #expect(lacking.errors == "error: part 1 of \(count) is missing\n")
        }
    }

    @Test("a report lists what reg-cli's does")
    func json() throws {
        try Fixtures.withFolder { folder in
            try put(rowTree, "row.json", in: folder)
            _ = try run("test", "--json", "r.json", folder: folder)
            let data = try Data(contentsOf: URL(fileURLWithPath: folder + "/r.json"))
            let report = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
            for key in [
                "failedItems", "newItems", "deletedItems", "passedItems", "expectedItems", "actualItems", "diffItems",
                "actualDir", "expectedDir", "diffDir",
            ] {
                #expect(report[key] != nil, "\(key)")
            }
        }
    }

    @Test("a picture of another renderer is named, not shown as a storm of pixels")
    func fingerprint() throws {
        try Fixtures.withFolder { folder in
            try put(rowTree, "row.json", in: folder)
            _ = try run("test", "--snapshot", "png", "--state", "base", folder: folder)
            let mark = "__Snapshots__/row.json/renderer.txt"
            #expect(try contents(mark, in: folder).hasPrefix("row.small.base.png "))
            try put("row.small.base.png 0123\n", mark, in: folder)
            try put(
                wideTree.replacingOccurrences(of: "[40, 0, 60, 20]", with: "[46, 0, 54, 20]"), "row.json", in: folder)
            let run = try run("test", "--snapshot", "png", "--state", "base", folder: folder)
            #expect(run.text.contains("recorded by another renderer (0123, this is "))
            #expect(!run.text.contains("pixels differ"))
        }
    }

    @Test("a view's pixels are left out by its name")
    func ignoredViewInPicture() throws {
        try Fixtures.withFolder { folder in
            let painted = rowTree.replacingOccurrences(
                of: "\"id\": \"b\"", with: "\"id\": \"b\", \"backgroundColor\": \"systemRed\"")
            try put(rowTree, "row.json", in: folder)
            _ = try run("test", "--snapshot", "png", "--state", "base", folder: folder)
            try put(painted, "row.json", in: folder)
            #expect(try run("test", "--snapshot", "png", "--state", "base", folder: folder).status == 1)
            #expect(
                try run("test", "--snapshot", "png", "--state", "base", "--ignore", "a", folder: folder).status == 1)
            #expect(
                try run("test", "--snapshot", "png", "--state", "base", "--ignore", "b", folder: folder).status == 0)
        }
    }

    @Test("a recording run killed at any moment leaves every reference whole, old or new")
    func killedWhileRecording() throws {
        try Fixtures.withFolder { folder in
            let count = 40
            let wide = rowTree.replacingOccurrences(of: "width == 30", with: "width == 35")
                .replacingOccurrences(of: "[40, 0, 60, 20]", with: "[45, 0, 55, 20]")
            for n in 0..<count { try put(rowTree, "row\(n).json", in: folder) }
            _ = try run("test", "--state", "base", folder: folder)
            let name = "row.small.base.txt"
            let old = try contents("__Snapshots__/row0.json/\(name)", in: folder)
            let new = old.replacingOccurrences(of: "30 x 20", with: "35 x 20")
                .replacingOccurrences(of: "40 0  60 x 20", with: "45 0  55 x 20")
            // From one to the other and back, each time with half the time: the machine decides how far a run comes.
            var (kept, delay) = (0, 0.3)
            for round in 0..<20 where round < 6 || kept == 0 {
                let (tree, goal) = round.isMultiple(of: 2) ? (wide, new) : (rowTree, old)
                for n in 0..<count { try put(tree, "row\(n).json", in: folder) }
                _ = try Fixtures.run(
                    "/usr/bin/timeout",
                    ["-s", "KILL", "\(delay)", Fixtures.commandLine, "test", "--state", "base", "--record", "all"],
                    folder: folder, environment: Self.quiet)
                for n in 0..<count {
                    let text = try contents("__Snapshots__/row\(n).json/\(name)", in: folder)
                    #expect(text == old || text == new, "after \(delay) s row\(n) holds \(text)")
                    kept += text == goal ? 0 : 1
                }
                delay /= 2
            }
            // At least one run was stopped before it had written everything.
            #expect(kept > 0)
        }
    }
}
