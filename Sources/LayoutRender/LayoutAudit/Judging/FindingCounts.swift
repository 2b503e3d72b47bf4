import Findings
import Notation

/// How often findings named what a project mended, and how often people who read the code called them right: the counts that decide
/// whether a finding of a rule is told as an error or a warning.
///
/// For what was mended a finding is known by its rule, the rule's own severity, its place and its page. Each of these moves the odds,
/// as if they did so independently; few counts move them little. `Tools/Audit/counts.py` counts and writes the tables.
enum FindingCounts {
    /// The findings with one word: those that the fix of a bug took away, and those in mended files.
    struct Count {
        var mended: Double
        var left: Double
    }

    /// The verdicts on findings of one kind: those of people, and of less weight what projects mended and left.
    struct Verdicts {
        var right: Double
        var wrong: Double
    }

    /// A finding of a kind of which at least 8.5 % were mended is a warning, else information.
    private static let threshold = 0.085
    /// In place of the rule's own severity: something speaks against the defect, and no count makes the finding a warning.
    static let doubt = "doubted"
    /// So many findings of the average kind are added to each count.
    private static let added = 20.0
    /// A rule with fewer findings in the mended files is judged by the rule alone.
    private static let fewest = 8.0

    /// A finding of a kind of which a smaller share was right is information.
    private static let believed = 0.65
    /// An error of a kind of which a smaller share was right is a warning.
    private static let certain = 0.75
    /// The verdicts that stand for a kind that nobody judged, and are added to those of each other.
    private static let usual = Verdicts(right: 4, wrong: 1)

    /// The finding with the severity that the counts give it. What was mended moves no error.
    static func weighed(_ finding: Finding) -> Finding {
        if let belief = belief(in: finding), belief < believed || (belief < certain && finding.severity == .error) {
            var finding = finding
            finding.severity = belief < believed ? .information : .warning
            return finding
        }
        guard finding.severity < .error, finding.evidence.first != doubt, let share = share(of: finding) else {
            return finding
        }
        var finding = finding
        finding.severity = share < threshold ? .information : .warning
        return finding
    }

    /// The share of findings of this kind that are right; nil where the rule decides. Few verdicts on a page move the share little from
    /// that of the rule with the same severity, and few of these from that of the rule.
    static func belief(in finding: Finding) -> Double? {
        guard finding.evidence.count == 3, finding.evidence[0] != doubt else { return nil }
        let added = usual.right + usual.wrong
        var share = usual.right / added
        let claim = "\(finding.rule) \(finding.evidence[0])"
        for name in [finding.rule, claim, "\(claim) \(finding.evidence[2])"] {
            guard let verdicts = judged[name] else { continue }
            share = (verdicts.right + added * share) / (verdicts.right + verdicts.wrong + added)
        }
        return share
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
