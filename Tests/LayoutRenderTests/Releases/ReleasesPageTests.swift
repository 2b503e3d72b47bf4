import Foundation
import LayoutRender
import TestSupport
import Testing

/// `Documentation/Releases.md` shows the tables as the sources have them.
@Suite struct ReleasesPageTests {
    private static let path = Fixtures.packageRoot + "/Documentation/Releases.md"
    private static let (start, end) = ("<!-- tables -->\n", "<!-- end of tables -->")

    /// A line for each row of each table, then the question of each row that is inferred.
    static var tables: String {
        var lines = ["| fact | since | value | evidence |", "|---|---|---|---|"]
        var questions: [String] = []
        for table in ReleaseFacts.all {
            for (index, line) in table.lines.enumerated() {
                var evidence = line.evidence.text
                if case .inferred(let question) = line.evidence {
                    evidence = "inferred"
                    questions.append("- `\(table.name)`, \(line.since): \(question)")
                }
                let name = index == 0 ? "`\(table.name)`" : ""
                lines.append("| \(name) | \(index == 0 ? "" : line.since) | \(line.value) | \(evidence) |")
            }
        }
        return (lines + ["", "## Questions that a Mac would answer", ""] + questions).joined(separator: "\n") + "\n"
    }

    /// With `RELEASES_PAGE=write` in the environment the page is written anew.
    @Test func thePageShowsTheTables() throws {
        let page = String(decoding: Fixtures.bytes(Self.path), as: UTF8.self)
        let head = try #require(page.range(of: Self.start)?.upperBound)
        let tail = try #require(page.range(of: Self.end)?.lowerBound)
        if ProcessInfo.processInfo.environment["RELEASES_PAGE"] == "write" {
            let text = page[..<head] + "\n" + Self.tables + "\n" + page[tail...]
            try Data(text.utf8).write(to: URL(fileURLWithPath: Self.path))
            return
        }
        let isSame = page[head..<tail] == "\n" + Self.tables + "\n"
        #expect(
            isSame, "RELEASES_PAGE=write swift test --filter ReleasesPageTests writes Documentation/Releases.md anew")
    }
}
