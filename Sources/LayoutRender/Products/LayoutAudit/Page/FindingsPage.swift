import Findings
import LayoutDiff
import Notation

/// A page of HTML with one finding after the other: the screen as the file has it beside the page where it breaks, and
/// filters by severity, rule, language and device. The page contains everything it shows and needs no server and no
/// network.
package struct FindingsPage: Sendable {
    /// A finding with its pictures, PNG files; empty bytes where there is no picture.
    package struct Case: Sendable {
        /// The finding.
        package var finding: Finding
        /// The screen on the file's own device.
        package var before: [UInt8]
        /// The screen on the page that the message names.
        package var after: [UInt8]
        /// The address of the inspector's page at this finding, relative to the page; empty where there is none.
        package var inspector = ""

        /// A finding without pictures unless they are given.
        package init(_ finding: Finding, before: [UInt8] = [], after: [UInt8] = []) {
            self.finding = finding
            self.before = before
            self.after = after
        }
    }

    /// The heading of the page and the title of its tab.
    package var title: String
    /// The counts in one sentence, usually the report's `headline`.
    package var headline: String
    /// In the order of the page's list.
    package var cases: [Case]

    /// A page of findings.
    package init(title: String, headline: String, cases: [Case]) {
        self.title = title
        self.headline = headline
        self.cases = cases
    }

    /// The whole page as one HTML document in UTF-8.
    package var html: String {
        let data = JSONValue.object([
            .init("title", .string(displayLine(title))), .init("headline", .string(displayLine(headline))),
            .init("cases", .array(cases.map(Self.json))),
        ])
        return SelfContainedPage(
            title: title, style: Self.style, scripts: [Self.script], body: Self.body, data: data.compact
        ).html
    }

    /// The members of a case as the script reads them; at most 40 views and constraints.
    private static func json(_ entry: Case) -> JSONValue {
        let finding = entry.finding
        func address(_ file: [UInt8]) -> JSONValue {
            .string(file.isEmpty ? "" : "data:image/png;base64," + Base64.encode(file))
        }
        func lines(_ texts: [String]) -> JSONValue { .strings(texts.map { displayLine($0) }) }
        let (sentence, rest) = parts(of: finding)
        let place = finding.file + (finding.line.map { ":\($0)" } ?? "")
        return .object([
            .init("rule", .string(finding.rule)), .init("severity", .string(finding.severity.rawValue)),
            .init("message", .string(displayLine(sentence))), .init("rest", .string(displayLine(rest))),
            .init("id", .string(finding.fingerprint)), .init("place", .string(displayLine(place))),
            .init("screen", .string(displayLine(finding.screenName))),
            .init("cause", .string(displayLine(finding.cause))), .init("remedy", .string(displayLine(finding.remedy))),
            .init("views", lines(finding.elements.prefix(40).map { "\($0.caption) \($0.id)" })),
            .init("constraints", lines(finding.constraints.prefix(40).map(\.text))),
            .init("pages", lines(finding.pages)), .init("devices", lines(finding.devices)),
            .init("languages", lines(finding.languages)), .init("releases", lines(finding.releases)),
            .init("explanation", .string(displayLine(finding.explanation))),
            .init("drawing", .string(displayLine(finding.drawing))),
            .init("inspector", .string(entry.inspector)),
            .init("before", address(entry.before)), .init("after", address(entry.after)),
        ])
    }

    /// The message's first sentence, and what follows: the constraints of a conflict, further pages and views.
    private static func parts(of finding: Finding) -> (sentence: String, rest: String) {
        let message = finding.message
        let chain = finding.constraints.first.flatMap { message.firstPlace(of: ": " + $0.text) }
        guard
            let cut = [chain, message.firstPlace(of: "; ")].compactMap({ $0 }).min(by: { $0.lowerBound < $1.lowerBound }
            )
        else { return (message, "") }
        return (String(message[..<cut.lowerBound]), String(message[cut.lowerBound...].dropFirst(2)))
    }

    /// Elements with the ids that the script fills; no text of a document is in it.
    private static let body = """
        <aside>
        <h1 id="title"></h1>
        <p id="headline"></p>
        <input id="search" type="search" placeholder="Filter by words ( / )" aria-label="Filter by words">
        <div id="severities" role="group" aria-label="Severity"></div>
        <label>Rule <select id="rule"></select></label>
        <label>Language <select id="language"></select></label>
        <label>Device <select id="device"></select></label>
        <label>Only in <select id="release"></select></label>
        <ol id="list" role="listbox" aria-label="Findings"></ol>
        </aside>
        <main>
        <h2 id="message"></h2>
        <p id="place"></p>
        <p id="cause"></p>
        <p id="remedy"></p>
        <p id="inspector" hidden><a>Look into the page</a>: each view's frame, constraints and reasons</p>
        <section id="stage"></section>
        <details id="chain" hidden><summary>Views, constraints and pages</summary>
        <pre id="details"></pre>
        <ul id="pages"></ul>
        </details>
        <footer>Keys: <kbd>j</kbd> <kbd>k</kbd> or arrows next, previous &middot; <kbd>/</kbd> filter</footer>
        </main>
        """
}
