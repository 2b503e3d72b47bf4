import LayoutAudit
import LayoutEngine
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

    @Test("an app that phones show on their sides alone is on no upright phone")
    func phonesOnTheirSides() {
        var plan = AuditPlan()
        plan.languages = ["de"]
        plan.allowed.uprightPhones = false
        let phones = plan.pages.filter { $0.device.flatMap { Device.named($0) }?.isPad == false }
        #expect(!phones.isEmpty && phones.allSatisfy(\.isLandscape))
        #expect(plan.pages.contains { $0.device == "iPad9" && !$0.isLandscape })
        #expect(Set(plan.pages).count == plan.pages.count)
        plan.allowed.uprightPads = false
        #expect(plan.pages.allSatisfy { $0.device == nil || $0.isLandscape })
    }
}
