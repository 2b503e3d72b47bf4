import Files
import Findings
import LayoutDiff
import Notation

extension TestReport {
    // MARK: JUnit

    /// JUnit XML for CI systems: one suite per file, one case per page. A page that is recorded or has no reference
    /// counts as failed, since the run did not compare it.
    public var junit: String {
        let cases = cases.map { result in
            var entry = JUnitReport.Case(file: result.file, name: result.name)
            if !result.release.isEmpty { entry.properties = [("ios", result.release)] }
            if result.status != .passed {
                entry.failure = JUnitReport.Failure(
                    type: result.status.rawValue, message: result.message,
                    lines: ChangeReport([(result.words, result.changes)]).lines()
                        + (result.changes.isEmpty ? result.details : result.notes))
            }
            return entry
        }
        return JUnitReport(name: "render-cli test", cases: cases).text
    }

    // MARK: Markdown

    /// A summary for a pull request: the changes, then the other pages that did not pass, and the commands that approve;
    /// at most 20 entries.
    public var summary: String {
        let (report, entries) = shownEntries
        var text = "**Layout tests:** \(headline)\n"
        if !entries.isEmpty { text += "\n" }
        for entry in entries.prefix(20) {
            text += "- \(entry.status.rawValue): \(markdownText(entry.headline))\n"
            for row in entry.change.map({ report.rows($0, hint: "") }) ?? [] { text += "  - \(markdownText(row))\n" }
            if let command = command(entry) { text += "  - <code>\(markdownText(command))</code>\n" }
        }
        if entries.count > 20 { text += "- and \(entries.count - 20) more\n" }
        if next != nil, let all = ApproveCommandLine.text(nil, keptFolder: keptFolder) {
            text += "\nTo approve all: <code>\(markdownText(all))</code>\n"
        }
        return text
    }

    // MARK: HTML

    /// The HTML page with the run's kept pictures; a missing picture is left out.
    public var html: String {
        var page: [ReportCase] = []
        let unique = namesOfOneCase
        for result in cases {
            var entry = ReportCase(name: result.title, status: result.status, message: result.message)
            (entry.words, entry.changes) = (result.words, result.changes)
            let source = result.source(isUnique: unique.contains(result.name))
            (entry.approvedName, entry.key) = (source.name, source.key)
            entry.command = result.command
            entry.inspector = result.run.inspector
            entry.details = result.release.isEmpty ? [] : ["iOS \(result.release)"]
            entry.details += result.details + result.snapshots.filter { $0.status != .passed }.map(\.path)
            for snapshot in result.snapshots where snapshot.status != .passed {
                if entry.reference.isEmpty { entry.reference = Self.picture(snapshot.reference, result) }
                if entry.actual.isEmpty { entry.actual = Self.picture(snapshot.actual, result) }
                if entry.difference.isEmpty { entry.difference = Self.picture(snapshot.difference, result) }
            }
            page.append(entry)
        }
        for orphan in orphans {
            page.append(ReportCase(name: orphan.path, status: .deleted, message: "no page makes this reference"))
        }
        var report = ReportPage(title: "Layout tests", cases: page)
        report.keptFolder = keptFolder
        return report.html
    }

    /// The bytes of a kept picture; empty for texts and for files that are gone, so that a report of a moved folder
    /// has a page.
    private static func picture(_ path: String, _ result: CaseResult) -> [UInt8] {
        guard PathText.fileExtension(path) == "png", let folder = result.run.pictures,
            let place = folder.place(listed: path)
        else {
            return []
        }
        return ((try? folder.read(place, limit: 64 << 20)) ?? nil) ?? []
    }

    /// Messages about pictures outside the readable folder, a line for each.
    package var refusedPictures: [String] {
        cases.flatMap { result in
            result.snapshots.filter { $0.status != .passed }.flatMap { [$0.reference, $0.actual, $0.difference] }
                .filter { PathText.fileExtension($0) == "png" }.compactMap { path in
                    guard let folder = result.run.pictures else { return nil }
                    guard let place = folder.place(listed: path) else {
                        return "\(path): is not inside the folder of the report and was left out"
                    }
                    do {
                        let kind = try folder.kind(of: place)
                        guard kind != .missing, kind != .regular else { return nil }
                        return "\(path): is no regular file and was left out"
                    } catch {
                        return "\(path): is reached by a link and was left out"
                    }
                }
        }
    }
}
