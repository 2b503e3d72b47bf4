import Foundation
import TestSupport
import Testing

/// Devices and pipes instead of files, names that are too long, and killed runs.
@Suite("Strange files")
struct StrangeFileTests {
    private func run(_ arguments: [String], _ folder: String) throws -> Finished {
        try Fixtures.run(
            "/usr/bin/timeout", ["-s", "KILL", "600", Fixtures.commandLine] + arguments, folder: folder,
            environment: TestCommandTests.quiet)
    }

    private func shell(_ script: String, _ folder: String) throws -> Finished {
        try Fixtures.run("/bin/sh", ["-c", script], folder: folder, environment: TestCommandTests.quiet)
    }

    @Test(
        "a pipe, a folder or a device as a reference fails its page and nothing else",
        arguments: ["mkfifo", "mkdir", "ln -s /dev/zero", "ln -s /dev/full"])
    func noFile(_ make: String) throws {
        try Fixtures.withFolder { folder in
            try put(rowTree, "a.json", in: folder)
            try put(rowTree, "b.json", in: folder)
            _ = try run(["test", "--state", "base", "--snapshot", "frames,png"], folder)
            for kind in ["txt", "png"] {
                let made = try shell("p=__Snapshots__/a.json/row.small.base.\(kind); rm $p; \(make) $p", folder)
                #expect(made.status == 0, "\(made.errors)")
            }
            for record in ["never", "missing", "failed", "all"] {
                let tested = try run(
                    ["test", "--state", "base", "--snapshot", "frames,png", "--record", record, "--report", "r.json"],
                    folder)
                #expect(tested.status == 2, "\(record): \(tested.text)\(tested.errors)")
                #expect(tested.text.contains("failed  a.json  row.small.base: "), "\(tested.text)")
                #expect(tested.text.hasSuffix(record == "all" ? "1 failed, 1 recorded\n" : "1 passed, 1 failed\n"))
                #expect(try contents("r.json", in: folder).contains("\"failedItems\""))
            }
        }
    }

    @Test("a pipe as the mark of renderers or the list of a run is no reason to wait")
    func pipesElsewhere() throws {
        try Fixtures.withFolder { folder in
            try put(rowTree, "a.json", in: folder)
            _ = try run(["test", "--state", "base", "--snapshot", "png"], folder)
            let pipes = "rm -f __Snapshots__/a.json/renderer.txt; mkfifo __Snapshots__/a.json/renderer.txt"
            _ = try shell(
                pipes + "; rm -f .render-cli/test/last-run.json; mkfifo .render-cli/test/last-run.json", folder)
            #expect(try run(["approve", "--all"], folder).status == 2)
            let unexpected = wideTree.replacingOccurrences(of: "[40, 0, 60, 20]", with: "[46, 0, 54, 20]")
            try put(unexpected, "a.json", in: folder)
            #expect(try run(["test", "--state", "base", "--snapshot", "png"], folder).status == 1)
            let recorded = try run(["test", "--state", "base", "--snapshot", "png", "--record", "all"], folder)
            #expect(recorded.status == 2, "\(recorded.errors)")
            #expect(recorded.errors.contains("renderer.txt: is no regular file"), "\(recorded.errors)")
            #expect(recorded.text.hasSuffix("1 recorded\n"))
        }
    }

    @Test("a name longer than a file name may be is shortened, and the pages stay apart")
    func longNames() throws {
        try Fixtures.withFolder { folder in
            for (file, last) in [("a", "x"), ("b", "y")] {
                for letter in ["n", "é", "字"] {
                    let name = String(repeating: letter, count: 300) + last
                    try put(
                        rowTree.replacingOccurrences(of: "\"name\": \"row\"", with: "\"name\": \"\(name)\""),
                        "\(file)-\(letter).json", in: folder)
                }
            }
            let states = (0..<2).map {
                "\"\(String(repeating: "s", count: 250))\($0)\": { \"set\": { \"row.spacing\": 2 } }"
            }
            try put(
                rowTree.replacingOccurrences(
                    of: "\"states\": {", with: "\"states\": { \(states.joined(separator: ", ")),"),
                "c.json", in: folder)
            let first = try run(["test", "--snapshot", "frames,svg"], folder)
            #expect(first.text.hasSuffix("16 recorded\n"), "\(first.text.suffix(300))\(first.errors)")
            let second = try run(["test", "--snapshot", "frames,svg", "--prune"], folder)
            #expect(second.text == "16 passed\n", "\(second.text.suffix(300))\(second.errors)")
            for name in Fixtures.listing(folder + "/__Snapshots__").keys {
                #expect(name.split(separator: "/").allSatisfy { $0.utf8.count <= 255 })
            }
        }
    }

    @Test("a file that grows past the limit of the shell leaves the old one and no other")
    func fileSizeLimit() throws {
        // `make sanitize` sets the variable.
        guard ProcessInfo.processInfo.environment["TSAN_OPTIONS"] == nil else {
            return print(
                "skipped: ThreadSanitizer's own runtime ends with a bus error where the size of files is limited")
        }
        try Fixtures.withFolder { folder in
            try put(rowTree, "a.json", in: folder)
            try put("old", "a.png", in: folder)
            let drawn = try shell("ulimit -f 1; \(Fixtures.commandLine) a.json --scale 8 -o a.png", folder)
            #expect(drawn.status == 2, "\(drawn.errors)")
            #expect(drawn.errors.contains("a.png: File too large"), "\(drawn.errors)")
            #expect(Fixtures.listing(folder).keys.sorted() == ["a.json", "a.png"])
            #expect(try contents("a.png", in: folder) == "old")
        }
    }

    @Test("what a killed run left is removed by the next one, what a living one writes stays")
    func leftovers() throws {
        try Fixtures.withFolder { folder in
            try put(rowTree, "a.json", in: folder)
            _ = try run(["test", "--state", "base"], folder)
            let snapshots = folder + "/__Snapshots__/a.json"
            let left = ".row.small.base.txt.layoutrender-0.tmp"
            let living = ".row.small.base.txt.layoutrender-1.tmp"
            try put("half", left, in: snapshots)
            try put("half", living, in: snapshots)
            try put("half", ".a.png.layoutrender-0.tmp", in: folder)
            try put("kept", ".mine.tmp", in: snapshots)
            let kept = folder + "/.render-cli/test/a.json"
            try put("half", ".row.small.base.actual.txt.layoutrender-0.tmp", in: kept)
            // Another process holds the lock of a file that is being written.
            let script = """
                exec 9< "\(snapshots)/\(living)"; flock -x 9
                "\(Fixtures.commandLine)" test --state base && "\(Fixtures.commandLine)" a.json -o a.png
                """
            let tested = try shell(script, folder)
            #expect(tested.status == 0, "\(tested.text)\(tested.errors)")
            #expect(
                Fixtures.listing(snapshots).keys.sorted() == [living, ".mine.tmp", "row.small.base.txt"].sorted())
            #expect(!Fixtures.listing(folder).keys.contains(".a.png.layoutrender-0.tmp"))
            #expect(Fixtures.listing(kept).isEmpty)
            _ = try run(["test", "--state", "base"], folder)
            #expect(Fixtures.listing(snapshots).keys.sorted() == [".mine.tmp", "row.small.base.txt"])
        }
    }
}
