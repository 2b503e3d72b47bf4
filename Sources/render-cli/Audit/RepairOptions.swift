import ArgumentParser
import Findings
import LayoutAudit

/// Which findings are repaired, and what becomes of the repairs, as flags.
struct RepairOptions: ParsableArguments {
    @Flag(
        help: """
            Write the repairs into the files: each file whole or not at all, and only if unchanged since. Names of rules \
            among the inputs choose the findings: --fix conflict.
            """)
    var fix = false

    @Flag(help: "Print the repairs as one patch for 'git apply' or 'patch -p1', and write nothing.")
    var patch = false

    @Flag(help: "Ask before each repair; goes with --fix.")
    var interactive = false

    @Flag(
        help: """
            Tell a repair with each finding, in SARIF as a fix, and the lines of Swift from which it follows; each repair is \
            laid out before.
            """)
    var withRepairs = false

    /// Whether repairs are asked for.
    var isAsked: Bool { fix || patch }

    func validate() throws {
        if fix && patch { throw ValidationError("--fix writes the repairs and --patch prints them: ask for one") }
        if interactive && !fix { throw ValidationError("--interactive goes with --fix") }
        if withRepairs && isAsked {
            throw ValidationError("--with-repairs goes with a report, not with --fix or --patch")
        }
    }

    /// The findings to repair: all of the named rules, else those that a report tells as an error or a warning, alone or
    /// folded into another; none with a higher severity than the report gives.
    func chosen(from findings: [Finding], of rules: [String]) -> [Finding] {
        var told: [String: [String: Finding.Severity]] = [:]
        for finding in Folding.fold(findings) {
            for member in finding.members { told[finding.file, default: [:]][member] = finding.severity }
        }
        return findings.compactMap { finding in
            var finding = finding
            finding.severity = min(finding.severity, told[finding.file]?[finding.fingerprint] ?? .information)
            let isAsked = rules.isEmpty ? finding.severity > .information : rules.contains(finding.rule)
            return isAsked ? finding : nil
        }
    }
}
