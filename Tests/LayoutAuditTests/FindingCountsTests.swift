import Findings
import Testing

@testable import LayoutAudit

/// The severity that the counts of mended bugs leave a finding.
@Suite("counts of findings")
struct FindingCountsTests {
    private static func finding(
        _ rule: String, _ severity: Finding.Severity = .warning, _ words: [String] = ["screen", "source"]
    ) -> Finding {
        var finding = Finding(rule: rule, kind: "x", severity: severity, message: "", file: "a.xib", fingerprint: rule)
        finding.evidence = words.isEmpty ? [] : [severity.rawValue] + words
        return finding
    }

    /// Neighbours of equal priorities were mended by nobody; what the table does not know is left to the rule.
    @Test func aWarningThatNobodyMendsIsInformation() {
        #expect(FindingCounts.weighed(Self.finding("equal-priorities")).severity == .information)
        #expect(FindingCounts.weighed(Self.finding("equal-priorities", .error)).severity == .error)
        #expect(FindingCounts.weighed(Self.finding("equal-priorities", .warning, [])).severity == .warning)
        #expect(FindingCounts.weighed(Self.finding("missing-resource")).severity == .warning)
        #expect(
            FindingCounts.weighed(Self.finding("constraint-to-itself", .warning, ["screen", "phone"])).severity
                == .warning)
    }

    /// Information of a kind that is often mended stays information where people call the kind wrong, or something speaks
    /// against the defect.
    @Test func informationThatManyMend() {
        var finding = Self.finding("conflict", .information, ["part", "own"])
        #expect((FindingCounts.share(of: finding) ?? 0) > 0.085)
        #expect((FindingCounts.belief(in: finding) ?? 1) < 0.65)
        #expect(FindingCounts.weighed(finding).severity == .information)
        finding.evidence[0] = FindingCounts.doubt
        #expect(FindingCounts.weighed(finding).severity == .information)
        #expect(FindingCounts.weighed(Self.finding("fixed-font", .information)).severity == .information)
    }

    /// Texts that may grow were judged wrong three times in four, whatever was mended; a kind that was judged right stays.
    @Test func whatPeopleCallWrongIsInformation() {
        #expect(FindingCounts.weighed(Self.finding("unbounded-text")).severity == .information)
        #expect(FindingCounts.weighed(Self.finding("conflict-when-hidden")).severity == .warning)
        #expect(FindingCounts.weighed(Self.finding("conflict", .error, ["screen", "own"])).severity == .error)
        #expect(FindingCounts.belief(in: Self.finding("unbounded-text", .warning, [])) == nil)
    }

    /// No kind with some verdicts of which most were wrong is told, and every word of the table can stand in a finding.
    @Test func theVerdictsAreOfFindings() throws {
        let pages = PageClass.allCases.flatMap { ["\($0)", "\($0) seen"] } + ["source", "state"]
        for (kind, verdicts) in FindingCounts.judged {
            let words = kind.split(separator: " ", maxSplits: 2).map(String.init)
            if words.count == 2 { #expect(Finding.Severity(rawValue: words[1]) != nil, "\(kind)") }
            let rule = try #require(AuditRule(rawValue: words[0]))
            guard words.count == 3 else { continue }
            let severity = try #require(Finding.Severity(rawValue: words[1]))
            #expect(pages.contains(words[2]), "\(kind)")
            if verdicts.right + verdicts.wrong > 4, verdicts.right < verdicts.wrong {
                let finding = Self.finding(rule.rawValue, severity, ["screen", words[2]])
                #expect(FindingCounts.weighed(finding).severity == .information, "\(kind)")
            }
        }
    }

    /// A finding that was mended more often is never told as less, and every word of the table can stand in a finding.
    @Test func theSharesFollowTheCounts() throws {
        let words = Set(
            AuditRule.allCases.map(\.rawValue) + Finding.Severity.allCases.map(\.rawValue) + [
                "screen", "part", "source", "state", FindingCounts.doubt,
            ]
                + PageClass.allCases.flatMap { ["\($0)", "\($0) seen"] })
        #expect(Set(FindingCounts.table.keys).isSubset(of: words))
        let known = FindingCounts.table.filter { AuditRule(rawValue: $0.key) != nil && $0.value.left >= 8 }
        let shares = try known.map { rule, count in
            (count.mended / count.left, try #require(FindingCounts.share(of: Self.finding(rule))))
        }
        #expect(shares.count > 10)
        let (least, most) = (try #require(shares.min { $0 < $1 }), try #require(shares.max { $0 < $1 }))
        #expect(least.1 < most.1)
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
