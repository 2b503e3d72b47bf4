import AgentProtocol
import Findings
import Notation

/// The findings of several files as a list in parts.
struct FindingEntries {
    private let files: InputFiles
    private var list: AnswerList
    private var place: Int
    private let start: Int
    private var pages = 0
    /// The messages about files that cannot be read, and the number of these files.
    private var unreadable: (lines: [String], files: Int) = ([], 0)
    private var found: [Finding] = []

    init(_ files: InputFiles, _ cursor: ListCursor) {
        self.files = files
        list = AnswerList(startingAt: cursor)
        (place, start) = (cursor.file, cursor.file)
    }

    /// The next file, with its place; nil at the end, where the answer is full, and after so many files.
    mutating func next(mostFiles: Int) -> (place: Int, file: String)? {
        guard list.hasRoom, files.paths.indices.contains(place) else { return nil }
        guard place - start < mostFiles else {
            list.stop()
            return nil
        }
        return (place, files.paths[place])
    }

    /// The findings of the file that `next` gave.
    mutating func add(_ findings: [Finding], pages: Int) {
        self.pages += pages
        let before = list.entries.count
        list.add(findings.map { AnswerList.Entry(line: "", json: FindingReport.json($0)) }, ofFile: place)
        // Those that found room follow the ones before the cursor.
        let added = list.entries.count - before
        let skipped = findings.count - added
        found +=
            list.hasRoom ? Array(findings.dropFirst(skipped)) : Self.matching(findings, list.entries.dropFirst(before))
        place += 1
    }

    private static func matching(_ findings: [Finding], _ entries: ArraySlice<AnswerList.Entry>) -> [Finding] {
        guard let first = entries.first,
            let start = findings.firstIndex(where: { FindingReport.json($0) == first.json })
        else {
            return []
        }
        return Array(findings[start...].prefix(entries.count))
    }

    /// Passes a file over; one of another program is not named.
    mutating func pass(_ failure: Failure, _ file: String) {
        if failure.foreign == nil || files.named.contains(file) {
            unreadable.lines += AgentText.lines(of: failure)
            unreadable.files += 1
        }
        add([], pages: 0)
    }

    func answer(_ command: String, _ rules: [FindingRule]) -> ToolAnswer {
        var report = FindingReport(command: command, version: Version.text, rules: rules, findings: found)
        (report.files, report.pages) = (place - start - unreadable.files, pages)
        let count = files.paths.count
        let failures = unreadable.files == 0 ? [] : ["cannot be read:"] + unreadable.lines
        var answer = ToolAnswer(
            AgentText.data(
                failures + report.lines(showsInformation: true) + (report.files > 0 ? [report.headline] : []) + patches
                    + list.rest(of: count)),
            .object([
                .init("findings", .array(list.entries.map(\.json))), .init("files", .integer(place - start)),
                .init("pages", .integer(pages)), .init("unreadable", .strings(unreadable.lines)),
                .init("nextCursor", .optional(list.next(of: count))),
            ]))
        answer.isError = unreadable.files > 0
        return answer
    }

    /// The repairs as `apply` takes them, each below a line that names the finding.
    private var patches: [String] {
        found.flatMap { finding -> [String] in
            guard let repair = finding.repair else { return [] }
            return ["patch: \(repair.text)"] + StandardStreams.lines(of: repair.patch)
        }
    }

    /// The members of the answer.
    static let output: [JSONSchema.Property] = [
        .init("findings", .list(finding)), .init("files", .integer()), .init("pages", .integer()),
        .init("unreadable", .list(.text(), "Messages about files that cannot be read: the answer is an error.")),
        ListCursor.next,
    ]

    static let finding = JSONSchema(
        .object(
            [
                .init("rule", .text()), .init("severity", .text(of: ["error", "warning", "information"])),
                .init("message", .text()), .init("cause", .text()), .init("remedy", .text()),
                .init("repair", repair), .init("file", .text()), .init("line", JSONSchema.integer().orNull),
                .init("screen", .text()), .init("items", .list(.text(), "Ids of views.")),
                .init("constraints", .list(.text(), "Ids.")),
                .init("fingerprint", .text("The same in a later run.")),
            ], isOpen: true))

    private static let repair = JSONSchema.object([
        .init("text", .text()), .init("runnerUp", JSONSchema.text().orNull),
        .init("patch", .text("For apply: a unified diff.")),
    ]).orNull
}
