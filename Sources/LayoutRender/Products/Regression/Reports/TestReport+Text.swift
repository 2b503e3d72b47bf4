import LayoutDiff
import Notation

/// The report for a terminal: an entry for each change, whatever the number of pages that it moved, then the other pages
/// that did not pass, and last the next command.
///
///     failed  row.spacing 10 -> 16 moves b on 19 pages (row11.json, row12.json, row13.json and 16 more): x 40 -> 46 (+6)
///         difference  .render-cli/test/row11.json/row.small.base.moves.png
///     20 passed, 19 failed
///     next: render-cli approve 'row.spacing 10 -> 16' (this alone), render-cli approve --all
extension TestReport {
    /// The entries line by line, the counts, and the command that approves.
    public var lines: [String] { lines(isWhole: false) }

    /// What did not pass, by change and then by what is to be said of the pages.
    package var entries: [ReportEntry] { shownEntries.entries }

    var shownEntries: (report: ChangeReport, entries: [ReportEntry]) {
        let unique = namesOfOneCase
        return ReportEntry.entries(cases.map { $0.source(isUnique: unique.contains($0.name)) })
    }

    /// The names that no two cases share.
    var namesOfOneCase: Set<String> {
        var counts: [String: Int] = [:]
        for result in cases { counts[result.name, default: 0] += 1 }
        return Set(counts.filter { $0.value == 1 }.keys)
    }

    /// - Parameter isWhole: whether long lists are written out.
    package func lines(isWhole: Bool) -> [String] {
        let (report, entries) = shownEntries
        // One entry has its views and its picture; more have a line each, for the numbers are in the line.
        let limit = isWhole ? Int.max : 10
        var lines: [String] = []
        for entry in entries.prefix(limit) {
            lines.append("\(entry.status.rawValue)  \(entry.headline)")
            if let change = entry.change {
                guard isWhole || entries.count == 1 else { continue }
                lines += report.rows(change, isWhole: isWhole).map { "    " + $0 }
                lines += files(of: entry.cases.prefix(isWhole ? .max : 1).flatMap { cases[$0].snapshots }, isWhole)
            } else {
                lines += self.lines(of: entry.cases.map { cases[$0] }, isWhole)
            }
        }
        if entries.count > limit { lines.append("and \(entries.count - limit) more: --verbose") }
        let changed = cases.filter { !$0.changes.isEmpty }
        lines += folded(unique(changed.flatMap(\.notes)), isWhole)
        for lack in unique(changed.map(\.lackOfCauses)) where !lack.isEmpty {
            let count = changed.count { $0.lackOfCauses == lack }
            lines.append("no cause of \(countText(count, "page")): \(lack)")
        }
        for orphan in orphans { lines.append("orphan  \(orphan.path): no page makes it; --prune removes it") }
        if let explain = changed.lazy.flatMap(\.details).first(where: { $0.hasPrefix("explain: ") }) {
            lines.append(explain)
        }
        return lines + [headline] + (next.map { ["next: \($0)"] } ?? [])
    }

    /// What to do with what did not pass: `render-cli approve 'row.spacing 10 -> 16' (this alone), render-cli approve
    /// --all`; nil where nothing can be approved.
    package var next: String? {
        let all = ApproveCommandLine.text(nil, keptFolder: keptFolder)
        let entries = entries.filter(canBeApproved)
        guard let first = entries.first, let all else { return nil }
        guard let one = command(first) else { return all }
        let isShared = entries.dropFirst().contains { !Set($0.cases).isDisjoint(with: first.cases) }
        let meant = entries.count == 1 ? "this alone" : isShared ? "the pages of the first" : "the first alone"
        return "\(one) (\(meant)), \(all)"
    }

    /// The command that approves an entry alone; nil for none.
    package func command(_ entry: ReportEntry) -> String? {
        guard canBeApproved(entry) else { return nil }
        return entry.name.flatMap { ApproveCommandLine.text($0, keptFolder: keptFolder) }
    }

    private func canBeApproved(_ entry: ReportEntry) -> Bool {
        entry.cases.contains { cases[$0].snapshots.contains { !$0.actual.isEmpty } }
    }

    /// The pages, the details of the first and the files to look at.
    private func lines(of group: [CaseResult], _ isWhole: Bool) -> [String] {
        guard let first = group.first else { return [] }
        let pages = groupedPlaces(group.count) { group[$0].file }.map { places in
            let names = FoldedList.text(places.map { group[$0].name }, showing: 4, isWhole: isWhole)
            return "\(group[places[0]].file)  \(names)"
        }
        let lines =
            (group.count > 1 ? folded(pages, isWhole) : [])
            + folded(first.details.filter { $0 != first.message }, isWhole)
        let snapshots = group.flatMap(\.snapshots).filter { $0.status != .passed }
        return lines.map { "    " + $0 } + files(of: isWhole ? snapshots : Array(snapshots.prefix(1)), isWhole)
    }

    /// The picture of the difference, or the reference where there is none; all kept files with `--verbose`.
    private func files(of snapshots: [SnapshotResult], _ isWhole: Bool) -> [String] {
        let seen = snapshots.filter { $0.status != .passed }
        let named: [[(String, String)]] = seen.map { snapshot in
            let files = [
                ("snapshot", snapshot.path), ("reference", snapshot.reference), ("actual", snapshot.actual),
                ("difference", snapshot.difference),
            ].filter { !$0.1.isEmpty }
            if isWhole { return files }
            return Array((snapshot.difference.isEmpty ? files.prefix(1) : files.suffix(1)))
        }
        return named.prefix(isWhole ? .max : 1).flatMap { $0 }.map { "    \($0.0)  \($0.1)" }
    }

    /// The first five lines and the number of the others; all lines with `--verbose`.
    private func folded(_ lines: [String], _ isWhole: Bool) -> [String] {
        guard lines.count > 6, !isWhole else { return lines }
        return lines.prefix(5) + ["and \(lines.count - 5) more: --verbose"]
    }

    private func unique(_ lines: [String]) -> [String] {
        var met: Set<String> = []
        return lines.filter { met.insert($0).inserted }
    }
}

extension CaseResult {
    /// - Parameter isUnique: whether no other case has the name.
    func source(isUnique: Bool) -> ReportEntry.Source {
        ReportEntry.Source(
            status: status, words: words, changes: changes, key: [messageAlone] + details.filter { !isOrigin($0) },
            name: isUnique ? name : snapshots.first?.path ?? name, title: title)
    }

    /// The message without the reference's path, if there is nothing else to report.
    private var messageAlone: String {
        for snapshot in snapshots where message.hasSuffix(": " + snapshot.path) {
            return String(message.dropLast(snapshot.path.count + 2))
        }
        return message
    }

    /// Details beside the changes: failed expectations, differing pixels, releases.
    var notes: [String] { details.filter { !isOrigin($0) && !isPatch($0) } }

    /// Whether a line is specific to one page: the compared version, or the command that explains the page.
    private func isOrigin(_ line: String) -> Bool { line.hasPrefix("compared with ") || line.hasPrefix("explain: ") }

    /// Whether a line repeats the changes: of a patch, or a constraint's.
    private func isPatch(_ line: String) -> Bool { ["- ", "+ ", "~ "].contains { line.hasPrefix($0) } }
}
