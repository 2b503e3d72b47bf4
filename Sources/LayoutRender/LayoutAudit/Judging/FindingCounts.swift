import Findings
import Notation

/// How often findings named what a project mended: the counts that decide whether a rule's warning is told as a warning.
///
/// A finding is known by its rule, the rule's own severity, its place and its page. Each of these moves the odds, as if they did so
/// independently; few counts move them little. `Tools/Audit/counts.py` counts and writes the table.
enum FindingCounts {
    /// The findings with one word: those that the fix of a bug took away, and those in mended files.
    struct Count {
        var mended: Double
        var left: Double
    }

    /// A warning of which fewer than one in ten was mended is information.
    private static let threshold = 0.1
    /// So many findings of the average kind are added to each count.
    private static let added = 3.0
    /// A rule with fewer findings in the mended files is judged by the rule alone.
    private static let fewest = 8.0

    /// The finding with the severity that the counts leave it. An error is certain by itself, and information stays
    /// information.
    static func weighed(_ finding: Finding) -> Finding {
        guard finding.severity == .warning, let share = share(of: finding), share < threshold else { return finding }
        var finding = finding
        finding.severity = .information
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
