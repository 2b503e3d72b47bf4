import Findings
import Notation

/// How often people who read the code called findings right, and how often projects mended them: the counts that decide whether a
/// finding of a rule is told as an error or a warning.
///
/// A finding is known by its rule, the rule's own severity and its page; few counts move a kind little. Counts only lower a severity:
/// of 17 findings that counts had raised people called one right. `Tools/Audit/counts.py` counts and writes the table.
enum FindingCounts {
    /// The verdicts on findings of one kind: those of people, and of less weight what projects mended and left.
    struct Verdicts {
        var right: Double
        var wrong: Double
    }

    /// A finding of a kind of which a smaller share was right is information.
    private static let believed = 0.5
    /// An error of a kind of which a smaller share was right is a warning.
    private static let certain = 0.75
    /// So many findings that are right as often as usual are added to the verdicts on each kind.
    private static let added = 5.0

    /// The finding with at most the severity that the counts allow.
    static func weighed(_ finding: Finding) -> Finding {
        guard let belief = belief(in: finding), belief < certain else { return finding }
        var finding = finding
        finding.severity = min(finding.severity, belief < believed ? .information : .warning)
        return finding
    }

    /// The share of findings of this kind that are right; nil where the rule decides, as of what nobody judged. Few verdicts on a page move
    /// the share little from that of the rule with the same severity, and few of these from what is usual.
    static func belief(in finding: Finding) -> Double? {
        guard finding.evidence.count == 3, var share = usual[finding.evidence[0]] else { return nil }
        let claim = "\(finding.rule) \(finding.evidence[0])"
        guard judged[claim] != nil else { return nil }
        for name in [claim, "\(claim) \(finding.evidence[2])"] {
            guard let verdicts = judged[name] else { continue }
            share = (verdicts.right + added * share) / (verdicts.right + verdicts.wrong + added)
        }
        return share
    }

    /// Of the errors and the warnings of unknown projects people called so many right before anything was mended.
    private static let usual = [Finding.Severity.error.rawValue: 0.75, Finding.Severity.warning.rawValue: 0.4]
}
