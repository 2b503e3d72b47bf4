import Notation

/// The report for a terminal.
///
///     failed  3 pages: 1 moved
///         row.json  row.small.base, row.small.wide, row.large.base
///         badge  x 49.5 -> 52.5 (+3)
///
/// Pages with equal results are one entry, as one edit of a component moves a view on every page that shows it.
extension TestReport {
    /// The pages that did not pass, line by line: equal results once, the first difference, then the files to look at.
    public var lines: [String] { lines(isWhole: false) }

    /// - Parameter isWhole: whether long lists are written out.
    package func lines(isWhole: Bool) -> [String] {
        var lines: [String] = []
        for group in groups { lines += TestText(isWhole: isWhole).lines(of: group.map { cases[$0] }) }
        for orphan in orphans { lines.append("orphan  \(orphan.path): no page makes it; --prune removes it") }
        return lines + [headline]
    }

    /// Pages that did not pass, grouped by equal results, in the order of each group's first page.
    private var groups: [[Int]] {
        groupedPlaces(cases.count) { cases[$0].status == .passed ? nil : TestText.key(of: cases[$0]) }
    }
}

/// The lines of a report.
private struct TestText {
    /// Whether long lists are written out.
    let isWhole: Bool

    /// The result of a page without the page's name.
    static func key(of result: CaseResult) -> [String] {
        var key = [result.status.rawValue, headline(of: result)]
        for row in result.moves { key += [row.view, row.change] }
        key.append("")
        return key + result.details.filter { !isOrigin($0) }
    }

    /// The message without the reference's path, if there is nothing else to report.
    private static func headline(of result: CaseResult) -> String {
        for snapshot in result.snapshots where result.message.hasSuffix(": " + snapshot.path) {
            return String(result.message.dropLast(snapshot.path.count + 2))
        }
        return result.message
    }

    /// Whether a line is specific to one page: the compared version, or the command that explains the page.
    private static func isOrigin(_ line: String) -> Bool {
        line.hasPrefix("compared with ") || line.hasPrefix("why is unknown: ") || line.hasPrefix("explain: ")
    }

    /// The headline, the pages, the moves, the details, and the files to look at.
    func lines(of group: [CaseResult]) -> [String] {
        guard let first = group.first else { return [] }
        var lines: [String] = []
        if group.count == 1 {
            lines.append("\(first.status.rawValue)  \(first.title): \(first.message)")
        } else {
            let headline = Self.headline(of: first)
            let reason = headline == first.status.rawValue ? "" : ": " + headline
            lines.append("\(first.status.rawValue)  \(group.count) pages\(reason)")
            lines += folded(pages(of: group), to: 12, "files").map { "    " + $0 }
        }
        lines += folded(first.moves.map { "\($0.view)  \($0.change)" }, to: 12, "views").map { "    " + $0 }
        lines += details(of: first).map { "    " + $0 }
        let snapshots = group.flatMap(\.snapshots).filter { $0.status != .passed }
        if group.count == 1 {
            for snapshot in snapshots { lines += files(of: [snapshot]) }
        } else {
            lines += files(of: snapshots)
        }
        return lines
    }

    /// `row.json  row.small.base, row.small.wide`, one line per file.
    private func pages(of group: [CaseResult]) -> [String] {
        var rows: [(file: String, names: [String])] = []
        for result in group {
            if rows.last?.file == result.file {
                rows[rows.count - 1].names.append(result.name)
            } else {
                rows.append((result.file, [result.name]))
            }
        }
        return rows.map { "\($0.file)  \(FoldedList.text($0.names, showing: 4, isWhole: isWhole))" }
    }

    /// All details; of a patch, which repeats the moves, only the first lines.
    private func details(of result: CaseResult) -> [String] {
        func isPatch(_ line: String) -> Bool { line.hasPrefix("- ") || line.hasPrefix("+ ") }
        let patch = folded(result.details.filter(isPatch), to: result.moves.isEmpty ? 16 : 6, "lines")
        guard let start = result.details.firstIndex(where: isPatch) else { return result.details }
        return result.details[..<start].filter { !isPatch($0) } + patch
            + result.details[start...].filter { !isPatch($0) }
    }

    /// One line for each kind of file: the snapshot, and what was kept of it.
    private func files(of snapshots: [SnapshotResult]) -> [String] {
        let kinds: [(String, (SnapshotResult) -> String)] = [
            ("snapshot    ", \.path), ("reference   ", \.reference), ("actual      ", \.actual),
            ("difference  ", \.difference),
        ]
        return kinds.compactMap { title, path in
            let paths = snapshots.map(path).filter { !$0.isEmpty }
            return paths.isEmpty ? nil : "    " + title + FoldedList.text(paths, showing: 1, isWhole: isWhole)
        }
    }

    /// The first lines and the number of the others; all lines with `--verbose`.
    private func folded(_ lines: [String], to limit: Int, _ noun: String) -> [String] {
        guard lines.count > limit + 1, !isWhole else { return lines }
        return lines.prefix(limit) + ["and \(lines.count - limit) more \(noun); --verbose lists all"]
    }
}
