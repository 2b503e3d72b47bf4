import Findings
import Notation

/// How often findings named what a project mended: the counts that decide whether a finding of a rule is told as a warning.
///
/// A finding is known by its rule, the rule's own severity, its place and its page. Each of these moves the odds, as if they did so
/// independently; few counts move them little. `Tools/Audit/counts.py` counts and writes the table.
enum FindingCounts {
    /// The findings with one word: those that the fix of a bug took away, and those in mended files.
    struct Count {
        var mended: Double
        var left: Double
    }

    /// A finding of a kind of which at least 8.5 % were mended is a warning, else information.
    private static let threshold = 0.085
    /// In place of the rule's own severity: something speaks against the defect, and no count makes the finding a warning.
    static let doubt = "doubted"
    /// So many findings of the average kind are added to each count.
    private static let added = 20.0
    /// A rule with fewer findings in the mended files is judged by the rule alone.
    private static let fewest = 8.0

    /// The finding with the severity that the counts give it. An error is certain by itself.
    static func weighed(_ finding: Finding) -> Finding {
        guard finding.severity < .error, finding.evidence.first != doubt, let share = share(of: finding) else {
            return finding
        }
        var finding = finding
        finding.severity = share < threshold ? .information : .warning
        return finding
    }

    /// The share of findings of this kind that were mended; nil where too few were counted.
    static func share(of finding: Finding) -> Double? {
        guard let rule = table[finding.rule], rule.left >= fewest, !finding.evidence.isEmpty else { return nil }
        let average = all.mended / (all.mended + all.left)
        func odds(_ count: Count) -> Double {
            (count.mended + added * average) / (count.left + added * (1 - average))
        }
        let usual = odds(Count(mended: 0, left: 0))
        let product = ([finding.rule] + finding.evidence).compactMap { table[$0] }.reduce(usual) {
            $0 * odds($1) / usual
        }
        return product / (1 + product)
    }
}
