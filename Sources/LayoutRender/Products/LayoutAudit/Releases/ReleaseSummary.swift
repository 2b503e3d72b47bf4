import Findings
import LayoutEngine
import Notation

/// The answer to the question of a team that moves to another SDK: the screens that change, the rows of another height,
/// the new defects.
///
///     iOS 18 -> 26: 2 of 5 screens change, 3 rows get higher, 1 defect is new
package struct ReleaseSummary: Sendable, Equatable {
    /// The older release.
    package var before: Release
    /// The newer release.
    package var after: Release
    /// In the order of the comparison.
    package var screens: [ReleaseChange]

    /// A summary of compared screens.
    package init(from before: Release, to after: Release, screens: [ReleaseChange]) {
        (self.before, self.after, self.screens) = (before, after, screens)
    }

    /// The counts in one sentence.
    package var headline: String {
        let rows = screens.flatMap(\.rows)
        let (higher, lower) = (rows.count { $0.after > $0.before }, rows.count { $0.after < $0.before })
        let changed = screens.count(where: \.isVisual)
        var parts = [
            "\(changed) of \(countText(screens.count, "screen")) \(screens.count == 1 ? "changes" : "change")"
        ]
        if higher > 0 { parts.append("\(countText(higher, "row")) \(higher == 1 ? "gets" : "get") higher") }
        if lower > 0 { parts.append("\(countText(lower, "row")) \(lower == 1 ? "gets" : "get") lower") }
        let defects = screens.reduce(0) { $0 + $1.defects.count }
        parts.append(
            defects == 0
                ? "nothing new is wrong" : "\(countText(defects, "defect")) \(defects == 1 ? "is" : "are") new")
        return "\(before) -> \(after.version): " + parts.joined(separator: ", ")
    }

    /// The summary for a terminal: the headline, then the screens with rows of another height or new defects, then the
    /// names of the other screens that change.
    package var lines: [String] {
        var lines = [headline]
        for screen in screens where !screen.rows.isEmpty || !screen.defects.isEmpty {
            lines.append("  " + displayLine(screen.title))
            lines += Self.lines(of: screen).map { "    " + displayLine($0) }
        }
        let others = screens.filter { $0.isVisual && $0.rows.isEmpty && $0.defects.isEmpty }.map(\.title)
        let most = 12
        lines += others.prefix(most).map { "  otherwise changed: " + displayLine($0) }
        if others.count > most { lines.append("  and \(countText(others.count - most, "more screen"))") }
        return lines
    }

    /// Rows and defects of one screen, rows with the same heights together.
    package static func lines(of screen: ReleaseChange) -> [String] {
        var groups: [(first: ReleaseChange.Row, count: Int)] = []
        var places: [[Double]: Int] = [:]
        for row in screen.rows {
            let heights = [row.before, row.after]
            if let place = places[heights] {
                groups[place].count += 1
            } else {
                places[heights] = groups.count
                groups.append((row, 1))
            }
        }
        let rows = groups.map { group in
            let others = group.count == 1 ? "" : " and \(countText(group.count - 1, "more row"))"
            return "row  \(group.first.view)\(others): height \(PlainNumber.text(group.first.before)) -> "
                + PlainNumber.text(group.first.after)
        }
        return rows + screen.defects.map { "\($0.severity.rawValue)  \($0.message) [\($0.rule)]" }
    }

    /// The summary for a pull request: the headline, a table of rows and a list of defects. Every text of a document passes
    /// `markdownText`.
    package var markdown: String {
        var text = "**\(markdownText(headline)).**\n"
        let rows = screens.flatMap { screen in screen.rows.map { (screen.title, $0) } }
        if !rows.isEmpty {
            text += "\n| Screen | Row | \(before) | \(after) |\n| --- | --- | --- | --- |\n"
            for (title, row) in rows {
                text +=
                    "| \(markdownText(title)) | \(markdownText(row.view)) | \(PlainNumber.text(row.before)) | "
                    + "\(PlainNumber.text(row.after)) |\n"
            }
        }
        let defects = screens.flatMap { screen in screen.defects.map { (screen.title, $0) } }
        if !defects.isEmpty { text += "\n" }
        for (title, defect) in defects {
            text +=
                "- \(defect.severity.rawValue) in \(markdownText(title)): \(markdownText(defect.message)) "
                + "[\(defect.rule)]\n"
        }
        return text + "\n"
    }

    /// `{"before": "18", "after": "26", "summary", "screens": [{"title", "changed", "rows": [{"view", "before", "after"}],
    /// "defects": [findings]}]}`
    package var json: JSONValue {
        .object([
            .init("before", .string(before.version)), .init("after", .string(after.version)),
            .init("summary", .string(headline)),
            .init(
                "screens",
                .array(
                    screens.map { screen in
                        .object([
                            .init("title", .string(screen.title)), .init("changed", .bool(screen.isVisual)),
                            .init("rows", .array(screen.rows.map(Self.json))),
                            .init("defects", .array(screen.defects.map(FindingReport.json))),
                        ])
                    })),
        ])
    }

    private static func json(_ row: ReleaseChange.Row) -> JSONValue {
        .object([
            .init("view", .string(row.view)), .init("before", .number(row.before)), .init("after", .number(row.after)),
        ])
    }
}
