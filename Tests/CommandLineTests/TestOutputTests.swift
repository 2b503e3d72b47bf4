import Foundation
import TestSupport
import Testing

/// What a test run says of many pages.
@Suite("Test output")
struct TestOutputTests {
    private func run(_ arguments: String..., folder: String) throws -> Finished {
        try Fixtures.run(
            Fixtures.commandLine, arguments, folder: folder, environment: TestCommandTests.quiet)
    }

    @Test("pages that are alike are told once: recorded, failed, without reference")
    func alike() throws {
        try Fixtures.withFolder { folder in
            let count = 20
            let tree = rowTree.replacing(#""expect": { "b.frame": [40, 0, 60, 20] }"#, with: #""note": "none""#)
            func write(_ text: String) throws {
                for number in 10..<(10 + count) { try put(text, "row\(number).json", in: folder) }
            }
            try write(tree)
            let recorded = try run("test", folder: folder)
            var lines = recorded.text.split(separator: "\n").map(String.init)
            #expect(lines.count == 16, "\(recorded.text)")
            #expect(lines[0] == "recorded  40 pages")
            #expect(lines[1] == "    row10.json  row.small.base, row.small.wide")
            #expect(lines[13] == "    and 8 more files; --verbose lists all")
            #expect(lines[14] == "    snapshot    __Snapshots__/row10.json/row.small.base.txt and 39 more")
            #expect(lines[15] == "40 recorded")
            let whole = try run("test", "--record", "all", "--verbose", folder: folder)
            for number in 10..<(10 + count) { #expect(whole.text.contains("row\(number).json")) }
            try write(tree.replacing("\"spacing\": 10", with: "\"spacing\": 16"))
            try put("layout 1\n", "__Snapshots__/row10.json/row.small.base.txt", in: folder)
            let failed = try run("test", folder: folder)
            lines = failed.text.split(separator: "\n").map(String.init)
            let start = try #require(lines.firstIndex(of: "failed  19 pages: 1 moved, 1 resized"))
            #expect(lines[start + 1] == "    row11.json  row.small.base")
            #expect(
                lines[(start + 14)...].prefix(6).map { $0 } == [
                    "    b  x 40 -> 46 (+6), width 60 -> 54 (-6)",
                    "    explain: render-cli explain row11.json b --edge left", "    -   b  view  40 0  60 x 20",
                    "    - gap a | b  spacing  10", "    +   b  view  46 0  54 x 20", "    + gap a | b  spacing  16",
                ])
            #expect(lines.last == "20 passed, 20 failed")
            // The page that fails in another way stays on its own.
            #expect(lines[0].hasPrefix("failed  row10.json  row.small.base: "))
            #expect(lines.count < 40, "\(failed.text)")
        }
    }

    @Test("approve: a name that is near a page's is told")
    func approving() throws {
        try Fixtures.withFolder { folder in
            try put(rowTree, "row.json", in: folder)
            _ = try run("test", "--record", "never", folder: folder)
            let approved = try run("approve", "row.small.bsae", folder: folder)
            #expect(
                approved.errors == """
                    nothing to approve: row.small.bsae; did you mean 'row.small.base'? \
                    Pages to approve are row.small.base, row.small.wide

                    """)
            #expect(approved.status == 1 && approved.output.isEmpty)
        }
    }

    @Test("long lists of moves are cut, and --verbose has them whole")
    func long() throws {
        try Fixtures.withFolder { folder in
            let views = (10..<70).map { #"{ "type": "view", "id": "v\#($0)", "constraints": ["height == 5"] }"# }
            let tree = """
                { "version": 1, "name": "many", "devices": [{ "name": "small", "size": [100, 900] }],
                  "root": { "type": "stackView", "id": "all", "axis": "vertical", "spacing": 4,
                    "arrangedSubviews": [\(views.joined(separator: ", ")), { "type": "view", "id": "rest" }] } }
                """
            try put(tree, "many.json", in: folder)
            _ = try run("test", folder: folder)
            try put(tree.replacing("\"spacing\": 4", with: "\"spacing\": 5"), "many.json", in: folder)
            let short = try run("test", folder: folder)
            #expect(short.text.contains("\n    and 48 more views; --verbose lists all\n"), "\(short.text)")
            #expect(short.text.split(separator: "\n").count < 30)
            let whole = try run("test", "--verbose", folder: folder)
            #expect(whole.text.contains("\n    v69  y ") && !whole.text.contains("--verbose lists all"))
            #expect(short.status == 1 && whole.status == 1)
        }
    }
}
