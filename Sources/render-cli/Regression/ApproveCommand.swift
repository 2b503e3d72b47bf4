import ArgumentParser
import Files
import LayoutDiff
import Notation
import Regression

/// `approve`: makes the actual files of the last run the references.
struct ApproveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "approve",
        abstract: "Take over what the last test run made as the new references.",
        discussion: """
              render-cli approve --all
              render-cli approve 'row.spacing 12 -> 20'
              render-cli approve hotel.iPhone8.base
              render-cli approve fixtures/scenes/hotel.json

            A name is a change, a page's name, a file, or a reference's path, as 'test' prints them. \
            Exit code 0: taken over, or all passed; 1: nothing to take over; 2: could not; 64: wrong usage.
            """)

    @Argument(help: ArgumentHelp("Which pages.", valueName: "name"))
    var names: [String] = []

    @Flag(help: "All that failed or has no reference yet.")
    var all = false

    @Option(help: ArgumentHelp("Where the last run kept its files.", valueName: "folder"))
    var artifacts: String?

    @Option(help: "text or json.")
    var format: TextOrJSON = .text

    @OptionGroup(title: "Messages") var talk: TalkOptions

    func validate() throws {
        if names.isEmpty != all { throw ValidationError("name pages, or say --all") }
    }

    func run() throws {
        let folder = KeptFolder(stated: artifacts)
        let reports = try Failure.of { () throws(FileTrouble) in try LastRun.reports(in: folder) }
        guard !reports.isEmpty else {
            throw Failure("\(folder.path): no test run kept anything here; run 'render-cli test' first")
        }
        var met: Set<String> = []
        let approvals = try approvals(reports, folder, &met)
        for approval in approvals {
            try approval.write()
            if format == .text { try StandardStreams.print("approved  \(approval.path)") }
        }
        for enclosure in Set(approvals.map(\.enclosure)).sorted(by: { $0.folder < $1.folder }) {
            let pictures = approvals.filter { $0.enclosure == enclosure && fileExtension($0.path) == "png" }
            try Failure.of { () throws(FileTrouble) in
                try RendererMark.keep(for: pictures.map(\.path), in: enclosure)
            }
        }
        var known: [String] = []
        for result in reports.flatMap(\.report.cases)
        where result.snapshots.contains(where: { !$0.actual.isEmpty }) && known.last != result.name {
            known.append(result.name)
        }
        let unknown = names.filter { !met.contains($0) }
        if format == .json { try StandardStreams.write(Self.json(approvals, unknown).text.utf8) }
        for name in unknown {
            let hint = known.isEmpty ? "" : UnknownWord.hint(name, among: known, called: "pages to approve")
            StandardStreams.sayError("nothing to approve: \(name)\(hint)")
        }
        // A page that failed without a result, such as one whose reference is a link, has not passed.
        let isUnmended = all && approvals.isEmpty && reports.contains { $0.report.count(.failed) > 0 }
        if all, approvals.isEmpty {
            let failed = isUnmended ? "failed and " : ""
            StandardStreams.say("nothing to approve: the last run \(failed)kept no other result")
        }
        for change in shared(reports) {
            StandardStreams.say("note: pages of this change have another one, which is approved, too: \(change)")
        }
        if isUnmended || !unknown.isEmpty { throw ExitCode(ExitStatus.found) }
    }

    private static func json(_ approvals: [Approval], _ unknown: [String]) -> JSONValue {
        .object([
            .init("approved", .strings(approvals.map { displayName($0.path) })),
            .init("nothingToApprove", .strings(unknown)),
        ])
    }

    /// The changes on each page, by the place of its case.
    private static func changes(in report: TestReport) -> [Int: [ReportEntry]] {
        var changes: [Int: [ReportEntry]] = [:]
        for entry in report.entries where entry.change != nil {
            for place in entry.cases { changes[place, default: []].append(entry) }
        }
        return changes
    }

    /// The changes that are approved although they were not named, since they are on the pages of a named change.
    private func shared(_ reports: [(report: TestReport, keptFolder: String)]) -> [String] {
        var shared: [String] = []
        for (report, _) in reports {
            for entries in Self.changes(in: report).sorted(by: { $0.key < $1.key }).map(\.value) {
                let others = entries.filter { !$0.names.contains(where: names.contains) }
                guard others.count < entries.count else { continue }
                shared += others.compactMap(\.name).filter { !shared.contains($0) }
            }
        }
        return shared
    }

    /// All wanted approvals; if one is refused, all are refused before anything is written.
    private func approvals(
        _ reports: [(report: TestReport, keptFolder: String)], _ folder: KeptFolder, _ met: inout Set<String>
    ) throws(Failure) -> [Approval] {
        var approvals: [Approval] = []
        var refused: [String] = []
        for (report, keptFolder) in reports {
            let changes = Self.changes(in: report)
            for (place, result) in report.cases.enumerated() {
                for snapshot in result.snapshots where !snapshot.actual.isEmpty {
                    let wanted =
                        [result.name, result.file, snapshot.path] + changes[place, default: []].flatMap(\.names)
                    guard all || names.contains(where: wanted.contains) else { continue }
                    met.formUnion(wanted)
                    do {
                        approvals.append(
                            try Approval(snapshot, of: result, in: folder, listed: keptFolder, names: names))
                    } catch {
                        refused += error.lines
                    }
                }
            }
        }
        guard refused.isEmpty else { throw Failure(lines: refused, code: ExitStatus.impossible) }
        return approvals
    }
}
