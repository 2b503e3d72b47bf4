import Findings
import Testing

@testable import LayoutAudit

/// The severity that the counts of verdicts and of mended bugs leave a finding.
@Suite("counts of findings")
struct FindingCountsTests {
    private static func finding(
        _ rule: String, _ severity: Finding.Severity = .warning, _ words: [String] = ["screen", "source"]
    ) -> Finding {
        var finding = Finding(rule: rule, kind: "x", severity: severity, message: "", file: "a.xib", fingerprint: rule)
        finding.evidence = words.isEmpty ? [] : [severity.rawValue] + words
        return finding
    }

    /// Neighbours of equal priorities were mended by nobody; what nobody judged, and what has no evidence, is left to the rule.
    @Test func aKindThatNobodyJudged() {
        #expect(FindingCounts.weighed(Self.finding("equal-priorities")).severity == .information)
        #expect(FindingCounts.weighed(Self.finding("equal-priorities", .error)).severity == .error)
        #expect(FindingCounts.weighed(Self.finding("equal-priorities", .warning, [])).severity == .warning)
        #expect(FindingCounts.weighed(Self.finding("missing-resource")).severity == .warning)
        #expect(
            FindingCounts.weighed(Self.finding("constraint-to-itself", .warning, ["screen", "phone"])).severity
                == .warning)
        #expect(FindingCounts.belief(in: Self.finding("unbounded-text", .warning, [])) == nil)
    }

    /// No count raises a severity: not information of a rule that people call right.
    @Test func countsOnlyLower() {
        for words in [["part", "source"], ["part", "own"], ["screen", "phone"]] {
            for rule in AuditRule.allCases {
                for severity in Finding.Severity.allCases {
                    #expect(FindingCounts.weighed(Self.finding(rule.rawValue, severity, words)).severity <= severity)
                }
            }
        }
        #expect(FindingCounts.belief(in: Self.finding("conflict", .information, ["part", "own"])) == nil)
    }

    /// Texts that may grow were judged wrong three times in four, whatever was mended; a kind that was judged right stays.
    @Test func whatPeopleCallWrongIsInformation() {
        #expect(FindingCounts.weighed(Self.finding("unbounded-text")).severity == .information)
        #expect(FindingCounts.weighed(Self.finding("conflict-when-hidden")).severity == .warning)
        #expect(FindingCounts.weighed(Self.finding("conflict", .error, ["screen", "own"])).severity == .error)
    }

    /// No kind with some verdicts of which most were wrong is told, the more of a kind was right the more the kind is believed, and every
    /// word of the table can stand in a finding.
    @Test func theVerdictsAreOfFindings() throws {
        let pages = PageClass.allCases.flatMap { ["\($0)", "\($0) seen"] } + ["source", "state"]
        for (kind, verdicts) in FindingCounts.judged {
            let words = kind.split(separator: " ", maxSplits: 2).map(String.init)
            let rule = try #require(AuditRule(rawValue: words[0]))
            let severity = try #require(Finding.Severity(rawValue: words[1]), "\(kind)")
            #expect(severity > .information, "\(kind)")
            guard words.count == 3 else { continue }
            #expect(pages.contains(words[2]), "\(kind)")
            let finding = Self.finding(rule.rawValue, severity, ["screen", words[2]])
            let rest = try #require(
                FindingCounts.belief(in: Self.finding(rule.rawValue, severity, ["screen", "none"])))
            let belief = try #require(FindingCounts.belief(in: finding))
            let share = verdicts.right / (verdicts.right + verdicts.wrong)
            #expect(min(rest, share) <= belief && belief <= max(rest, share), "\(kind)")
            if verdicts.right + verdicts.wrong > 5, verdicts.right < verdicts.wrong {
                #expect(FindingCounts.weighed(finding).severity == .information, "\(kind)")
            }
        }
    }

    /// The verdicts are on files beside code: where no code changes the views the rule's severity stands.
    @Test func aFileThatNoCodeChanges() {
        for rule in AuditRule.allCases {
            for severity in Finding.Severity.allCases {
                let finding = Self.finding(rule.rawValue, severity, ["part", "own"]).judgedByTheRule
                #expect(FindingCounts.weighed(finding).severity == severity)
            }
        }
    }

    /// The configuration's severity is the user's, and no count lowers it.
    @Test func theConfigurationDecides() throws {
        let text = #"{ "rules": { "equal-priorities": "warning" } }"#
        let configuration = try FindingConfiguration(Array(text.utf8), rules: AuditRule.allCases.map(\.rawValue)) {
            _, _ in nil
        }
        let kept = configuration.apply(to: [Self.finding("equal-priorities", .information)]) { _, _ in false }.left
        #expect(Folding.fold(kept).map(\.severity) == [.warning])
    }
}
