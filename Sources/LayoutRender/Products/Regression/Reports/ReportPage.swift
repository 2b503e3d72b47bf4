import LayoutDiff
import Notation

/// A self-contained HTML page of comparisons, without server and network.
///
/// A content security policy allows the browser only this page's script, style and pictures: no request is sent,
/// whatever the texts of the cases contain.
///
/// Side by side, swipe, onion skin and difference views, a table of moves, filters, and keyboard shortcuts.
public struct ReportPage: Sendable {
    /// The heading of the page and the title of its tab.
    public var title: String
    /// In the order of the page's list.
    public var cases: [ReportCase]
    /// What the verdicts are called.
    public var words: Words
    /// Lines above the list of cases, such as the counts of the whole comparison.
    public var notes: [String] = []
    /// The captions of a case's two pictures; nil: those of `words`.
    public var captions: (reference: String, actual: String)?

    /// The folder of the kept files, which the commands that approve name; nil where nothing can be approved.
    var keptFolder: String?

    /// A test fails; a difference is no failure.
    public enum Words: Sendable { case test, difference }

    /// A page of cases.
    public init(title: String, cases: [ReportCase], words: Words = .test) {
        self.title = title
        self.cases = cases
        self.words = words
    }

    /// The whole page as one HTML document in UTF-8, with pictures as `data:` URLs.
    public var html: String {
        let named = ReportCase.Status.allCases.map { status in
            JSONValue.strings([status.rawValue, words == .test ? status.rawValue : status.changeWord])
        }
        var pictures = ReportPictures()
        let entries = self.entries
        let cases = cases.map { $0.json(&pictures) }
        let all = entries.isEmpty ? nil : keptFolder.flatMap { ApproveCommandLine.text(nil, keptFolder: $0) }
        let data = JSONValue.object([
            .init("title", .string(title)), .init("statuses", .array(named)), .init("cases", .array(cases)),
            .init("entries", .array(entries)), .init("approve", .string(all ?? "")),
            .init("notes", .strings(notes.map { displayLine($0) })),
            .init("captions", .strings([shownCaptions.reference, shownCaptions.actual].map { displayLine($0) })),
            .init("pictures", pictures.json),
        ])
        return SelfContainedPage(
            title: title, style: Self.style, scripts: [Self.script], body: Self.body, data: data.compact
        ).html
    }

    /// The entries of the list: changes, pages that did not pass of which the same is said, pages that passed.
    private var entries: [JSONValue] {
        let found = ReportEntry.entries(cases.map(\.source)).entries
        let passed = cases.indices.filter { cases[$0].status == .passed }.map { place in
            ReportEntry(status: .passed, headline: cases[place].name, name: nil, cases: [place])
        }
        return (found + passed).map { entry in
            let command = keptFolder.flatMap { folder in
                entry.status == .passed || entry.status == .deleted
                    ? nil : entry.name.flatMap { ApproveCommandLine.text($0, keptFolder: folder) }
            }
            let rows = entry.change?.rows ?? []
            return .object([
                .init("title", .string(displayLine(entry.headline))), .init("status", .string(entry.status.rawValue)),
                .init("pages", .array(entry.cases.map { .integer($0) })), .init("approve", .string(command ?? "")),
                .init("rows", .array(rows.map { .strings([displayLine($0.view), displayLine($0.text)]) })),
            ])
        }
    }

    /// The given captions, or those of the words.
    private var shownCaptions: (reference: String, actual: String) {
        captions ?? (words == .test ? ("Expected", "Actual") : ("Before", "After"))
    }

    /// The page before its script fills it: a list at the side, and the shown case with its stage, table and details.
    private static let body = """
        <aside>
        <h1 id="title"></h1>
        <p id="totals"></p>
        <ul id="notes" hidden></ul>
        <input id="search" type="search" placeholder="Filter by name or view ( / )" aria-label="Filter">
        <div id="filters" role="group" aria-label="Status"></div>
        <p id="all" hidden>Approve all: <code></code></p>
        <ol id="list" role="listbox" aria-label="Changes"></ol>
        </aside>
        <main>
        <header>
        <h2 id="name"></h2>
        <p id="approve" hidden>Approve this alone: <code></code></p>
        <p id="pages"><label>Page <select></select></label> <span id="message"></span></p>
        <p id="inspector" hidden><a>Look into the page</a>: each view's frame, constraints and reasons</p>
        <p id="command" hidden>Look into the page: <code></code></p>
        <div id="modes" role="group" aria-label="View"></div>
        </header>
        <section id="stage"></section>
        <table id="moves"><thead><tr><th>View</th><th>Change</th></tr></thead><tbody></tbody></table>
        <pre id="details"></pre>
        <footer>Keys: <kbd>j</kbd> <kbd>k</kbd> or arrows next, previous &middot; <kbd>1</kbd> side by side <kbd>2</kbd> swipe
        <kbd>3</kbd> onion skin <kbd>4</kbd> difference &middot; <kbd>z</kbd> zoom &middot; <kbd>f</kbd> changed only &middot; <kbd>/</kbd> filter
        &middot; <kbd>&larr;</kbd> <kbd>&rarr;</kbd> move the slider</footer>
        </main>
        """
}
