import ArgumentParser
import Findings
import LayoutAudit
import Notation

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

    @Option(
        help: ArgumentHelp(
            "With --interactive: write the screen before and after each repair here, and name the files in the question.",
            valueName: "folder"))
    var pictures: String?

    @Flag(
        help: """
            Tell a repair with each finding, in SARIF as a fix, and the lines of Swift from which it follows; each repair is \
            laid out before.
            """)
    var withRepairs = false

    @Option(
        help: ArgumentHelp(
            "Repair findings of these rules only, information too, such as conflict,left-aligned-text.",
            valueName: "rules"))
    var fixRules: [String] = []

    /// Whether repairs are asked for.
    var isAsked: Bool { fix || patch }

    func validate() throws {
        if fix && patch { throw ValidationError("--fix writes the repairs and --patch prints them: ask for one") }
        if interactive && !fix { throw ValidationError("--interactive goes with --fix") }
        if pictures != nil && !interactive { throw ValidationError("--pictures goes with --interactive") }
        if withRepairs && isAsked {
            throw ValidationError("--with-repairs goes with a report, not with --fix or --patch")
        }
        if !fixRules.isEmpty && !isAsked { throw ValidationError("--fix-rules goes with --fix or --patch") }
        for word in words where AuditRule(rawValue: word) == nil {
            let known = AuditRule.allCases.map(\.rawValue)
            throw ValidationError(
                "unknown rule '\(escapedForDisplay(word))'\(UnknownWord.hint(word, among: known, called: "rules"))")
        }
    }

    /// Takes the names of rules out of the inputs: `audit App/ --fix conflict truncated-text`. A file with the name of a rule
    /// is written as a path, `./conflict`.
    /// - Returns: the other inputs.
    mutating func takingRules(from inputs: [String]) throws -> [String] {
        guard isAsked else { return inputs }
        let rules = inputs.filter { AuditRule(rawValue: $0) != nil }
        fixRules += rules
        let files = inputs.filter { !rules.contains($0) }
        if files.isEmpty { throw ValidationError("name the files or folders to repair beside the rules") }
        return files
    }

    private var words: [String] { fixRules.flatMap { $0.split(separator: ",").map(String.init) } }

    /// Whether a finding is to be repaired: errors and warnings, or all findings of the named rules.
    func asks(for finding: Finding) -> Bool {
        words.isEmpty ? finding.severity > .information : words.contains(finding.rule)
    }
}
