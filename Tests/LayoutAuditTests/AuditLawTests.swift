import Findings
import LayoutAudit
import TestSupport
import Testing

@Suite struct AuditLawTests {
    /// A moved line and reordered views are no new finding, and all findings of a file have names of their own.
    @Test(arguments: PlantedDefectTests.cases) func fingerprintsAreStable(_ planted: PlantedDefectTests.Case) throws {
        let one = try Planted.findings(planted.views, constraints: planted.constraints, traits: planted.traits)
        let text = Planted.storyboard(
            "\n\n\n" + planted.views, planted.constraints.replacing("/><constraint", with: "/>\n\n<constraint"))
        let moved = try Planted.findings(of: text, file: "Elsewhere/Main.storyboard", traits: planted.traits)
        #expect(one.map(\.fingerprint) == moved.map(\.fingerprint))
        #expect(zip(one, moved).contains { $0.line != $1.line })
        #expect(Set(one.map(\.fingerprint)).count == one.count)
    }

    @Test func reorderedViewsKeepTheirFingerprints() throws {
        let labels = ["lb0-00-001", "lb0-00-002"].map { id in
            Planted.label(id, "Notifications and alerts", "20 79 120 21")
        }
        let constraints = ["lb0-00-001", "lb0-00-002"].enumerated().map { place, id in
            Planted.corner(id, y: Double(20 + 40 * place))
                + Planted.constraint("\(id)w", id, "width", nil, nil, 120)
        }
        let one = try Planted.findings(labels.joined(), constraints: constraints.joined())
        let other = try Planted.findings(labels.reversed().joined(), constraints: constraints.reversed().joined())
        #expect(!one.isEmpty)
        #expect(Set(one.map(\.fingerprint)) == Set(other.map(\.fingerprint)))
    }

    /// Folding loses no finding and makes none.
    @Test func foldingKeepsEveryMember() throws {
        let cases = PlantedDefectTests.cases
        let found = try cases.flatMap {
            try Planted.findings($0.views, constraints: $0.constraints, traits: $0.traits)
        }
        let folded = Folding.fold(found)
        #expect(folded.count < found.count)
        #expect(Set(folded.flatMap(\.members)) == Set(found.map(\.fingerprint)))
        #expect(Folding.fold([]).isEmpty)
    }

    /// Copies of a file have conflicts of the same fingerprint; what follows from each is told with its own file.
    @Test func whatFollowsFromAConflictStaysWithItsFile() {
        let found = ["a.xib", "b.xib"].flatMap { file in
            [AuditRule.conflict, .offScreen].map { rule in
                var finding = Finding(
                    rule: rule.rawValue, kind: "x", severity: .error, message: rule.rawValue, file: file,
                    fingerprint: rule.rawValue)
                finding.elements = [Finding.Element(id: "v", caption: "v")]
                finding.constraints = rule == .conflict ? [Finding.Constraint(id: "c", text: "c")] : []
                return finding
            }
        }
        let messages = Folding.fold(found).map(\.message)
        #expect(messages == Array(repeating: "conflict; 1 more finding may follow from the conflict", count: 2))
    }

    @Test func everyRuleIsDescribed() {
        #expect(Set(AuditRule.rules.map(\.name)).count == AuditRule.allCases.count)
        for rule in AuditRule.allCases {
            #expect(rule.summary.hasSuffix("."))
            #expect(!rule.remedy.hasSuffix("."))
        }
    }
}
