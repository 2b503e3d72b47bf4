import LayoutDiff
import Notation

/// One entry of a report of pages: a change with the pages that it moved, or pages of which the same is to be said.
package struct ReportEntry: Sendable {
    /// The worst status of the pages.
    package var status: ReportCase.Status
    /// One line.
    package var headline: String
    /// The name by which `approve` knows the entry: the change, or the only page; nil for none.
    package var name: String?
    /// The places of the cases, the one to look at first.
    package var cases: [Int]
    /// The change; nil for an entry of pages.
    package var change: ChangeEntry?

    /// All names that `approve` takes for the entry: of its changes, too.
    package var names: [String] {
        (name.map { [$0] } ?? []) + (change.map { ($0.edits + $0.others).map(\.text) } ?? [])
    }

    /// What an entry needs of a case.
    struct Source {
        var status: ReportCase.Status
        var words: [String]
        var changes: [ChangeFact]
        /// What is to be said of a page without known changes; pages with equal keys are one entry.
        var key: [String]
        /// The page's name, and the page in the headline.
        var name: String, title: String

        var isChanged: Bool { status != .passed && status != .recorded && !changes.isEmpty }
    }

    /// The entries of changes, each with the words for its rows, then those of the other pages that did not pass.
    static func entries(_ sources: [Source]) -> (report: ChangeReport, entries: [ReportEntry]) {
        let changed = sources.indices.filter { sources[$0].isChanged }
        let report = ChangeReport(
            changed.map { (sources[$0].words, sources[$0].changes) }, among: sources.map(\.words))
        var entries = report.entries.map { entry in
            let cases = entry.pages.map { changed[$0] }
            let name = !entry.edits.isEmpty ? entry.title : cases.count == 1 ? sources[cases[0]].name : nil
            return ReportEntry(
                status: sources[cases[0]].status, headline: report.headline(entry), name: name, cases: cases,
                change: entry)
        }
        let isChanged = Set(changed)
        for places in groupedPlaces(
            sources.count,
            by: { place -> [String]? in
                let source = sources[place]
                return source.status == .passed || isChanged.contains(place)
                    ? nil : [source.status.rawValue] + source.key
            })
        {
            let first = sources[places[0]]
            let message = first.key.first ?? ""
            let subject = places.count == 1 ? first.title : "\(places.count) pages"
            let tail = message.isEmpty || message == first.status.rawValue ? "" : ": " + message
            entries.append(
                ReportEntry(
                    status: first.status, headline: subject + tail, name: places.count == 1 ? first.name : nil,
                    cases: places, change: nil))
        }
        return (report, entries)
    }
}

/// The commands that take pages over as references.
enum ApproveCommandLine {
    /// The command for an entry, or with `--all`; nil for a name that cannot be pasted.
    static func text(_ name: String?, keptFolder: String) -> String? {
        let folder = keptFolder == KeptFolder.standardPath ? [] : ["--artifacts", keptFolder]
        let words = name.map { $0.hasPrefix("-") ? ["--", $0] : [$0] } ?? ["--all"]
        return ShellWord.line(["render-cli", "approve"] + folder + words)
    }
}
