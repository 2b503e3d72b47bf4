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

    /// The repairs of the findings. The exit code is 1 if one of them has none.
    /// - Parameter asPatch: whether the patch is printed and no file is written.
    func tell(_ findings: [Finding], asPatch: Bool) throws {
        let repaired = try search.repair(paths, findings)
        if asPatch {
            for file in repaired { try StandardStreams.write(file.patch.unifiedDiff) }
            for line in repaired.lines { StandardStreams.say(line) }
        } else {
            for file in repaired where !file.patch.isEmpty {
                try Failure.of { () throws(FileTrouble) in try file.source.replace(by: file.after) }
            }
            try StandardStreams.print(lines: repaired.lines)
        }
        StandardStreams.say(repaired.headline)
        if repaired.contains(where: { !$0.unrepaired.isEmpty }) { throw ExitCode(ExitStatus.found) }
    }

    /// Repairs the conflicts and ambiguous frames of files on their own devices.
    ///
    /// - Parameter conflictsAlone: whether ambiguous frames are left alone.
    static func defects(
        _ files: InputFiles, _ limits: Limits, asPatch: Bool, conflictsAlone: Bool = false
    ) throws {
        let project = try ProjectOptions.parse([])
        let store = try ProjectStore(project)
        var wishes = AuditWishes()
        wishes.plan.extent = .quick
        let run = AuditRun(files: files, limits: limits, wishes: wishes, project: project)
        let rules: [AuditRule] = conflictsAlone ? [.conflict] : [.conflict, .ambiguousLayout, .equalPriorities]
        let findings = try run.findings(store).findings.filter { finding in
            rules.contains { $0.rawValue == finding.rule }
        }
        let search = RepairRun(limits: limits, wishes: wishes, store: store, isInteractive: false)
        try RepairReport(search, files.paths).tell(findings, asPatch: asPatch)
    }
}
