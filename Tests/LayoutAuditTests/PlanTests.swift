import LayoutAudit
import Testing

@Suite struct PlanTests {
    @Test func noPageIsLookedAtTwice() {
        for extent in AuditPlan.Extent.allCases {
            var plan = AuditPlan()
            plan.extent = extent
            plan.languages = ["de", "ar", "de"]
            plan.pseudo = PseudoLanguage.allCases
            #expect(Set(plan.pages).count == plan.pages.count)
            #expect(!plan.pages.contains(.own))
        }
    }
}
