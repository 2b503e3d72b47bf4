import ArgumentParser
import Files
import Findings
import LayoutAudit
import LayoutDocument
import Notation

/// Repairs in place of a report: printed as one patch, or written with a line for each.
struct RepairReport {
    private let search: RepairRun
    private let paths: [String]

    init(_ search: RepairRun, _ paths: [String]) {
        self.search = search
        self.paths = paths
    }

    /// What is printed: lines for a person, one patch, or the repairs as an object.
    enum Form { case lines, patch, json }

    /// The repairs of the findings. The exit code is 1 if one of them has none.
    /// - Parameter writes: whether the files are changed.
    func tell(_ findings: [Finding], as form: Form, writes: Bool) throws {
        let repaired = try search.repair(paths, findings)
        for file in repaired where writes && !file.patch.isEmpty {
            try Failure.of { () throws(FileTrouble) in try file.source.replace(by: file.after) }
        }
        switch form {
        case .lines: try StandardStreams.print(lines: repaired.lines)
        case .patch:
            for file in repaired { try StandardStreams.write(file.patch.unifiedDiff) }
            for line in repaired.lines { StandardStreams.say(line) }
        case .json: try StandardStreams.write(repaired.json(areWritten: writes).text.utf8)
        }
        StandardStreams.say(repaired.headline)
        if repaired.contains(where: { !$0.unrepaired.isEmpty }) { throw ExitCode(ExitStatus.found) }
    }

    /// Repairs the conflicts and ambiguous frames of files on their own devices.
    static func defects(_ files: InputFiles, _ limits: Limits, as form: Form, writes: Bool) throws {
        let project = try ProjectOptions.parse([])
        let store = try ProjectStore(project)
        var wishes = AuditWishes()
        wishes.plan.extent = .quick
        let run = AuditRun(files: files, limits: limits, wishes: wishes, project: project)
        let rules: [AuditRule] = [.conflict, .ambiguousLayout, .equalPriorities]
        let audited = try run.findings(store)
        let findings = audited.findings.filter { finding in rules.contains { $0.rawValue == finding.rule } }
        let search = RepairRun(limits: limits, wishes: wishes, store: store, isInteractive: false)
        try RepairReport(search, files.paths).tell(findings, as: form, writes: writes)
        try audited.passedOver.finish()
    }
}

extension [RepairedFile] {
    /// The repairs with their patches, for programs.
    /// - Parameter areWritten: whether the files were changed.
    func json(areWritten: Bool) -> JSONValue {
        .object([
            .init("written", .bool(areWritten)),
            .init(
                "files",
                .array(
                    map { file in
                        .object([
                            .init("file", .string(displayName(file.source.path))),
                            .init("patch", .string(String(decoding: file.patch.unifiedDiff, as: UTF8.self))),
                            .init("repairs", .array(file.choices.map(Self.json))),
                            .init("unrepaired", .array(file.unrepaired.map { FindingReport.json($0) })),
                        ])
                    })),
        ])
    }

    private static func json(_ choice: RepairChoice) -> JSONValue {
        .object([
            .init("finding", FindingReport.json(choice.finding)), .init("text", .string(choice.best.sentence)),
            .init("runnerUp", .optional(choice.runnerUp?.sentence)),
        ])
    }
}
