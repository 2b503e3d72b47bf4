import Findings
import LayoutAudit
import Testing

/// What lies over a button at the screen's edge is named as the device has it: no home indicator and no notch on an iPhone SE.
@Suite struct ScreenCoverTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var device: String
        var edge: String
        var metrics: String
        /// Nil: nothing covers the button.
        var cover: String?
        var testDescription: String { "\(device) \(edge) \(metrics)" }
    }

    static let cases = [
        Case(device: "retina4_0", edge: "bottom", metrics: "", cover: nil),
        Case(device: "retina4_0", edge: "bottom", metrics: "simulatedTabBarMetrics", cover: "the tab bar"),
        Case(device: "retina4_0", edge: "bottom", metrics: "simulatedToolbarMetrics", cover: "the toolbar"),
        Case(device: "retina4_0", edge: "top", metrics: "", cover: "the status bar"),
        Case(device: "retina4_0", edge: "top", metrics: "simulatedNavigationBarMetrics", cover: "the navigation bar"),
        Case(device: "retina6_12", edge: "bottom", metrics: "", cover: "the home indicator"),
        Case(device: "retina6_12", edge: "bottom", metrics: "simulatedTabBarMetrics", cover: "the tab bar"),
        Case(device: "retina6_12", edge: "top", metrics: "", cover: "the status bar and the notch"),
    ]

    @Test(arguments: cases) func theCoverIsNamed(_ shown: Case) throws {
        let sign = shown.edge == "top" ? 6.0 : -6.0
        let end = shown.edge == "top" ? "simulatedTopBarMetrics" : "simulatedBottomBarMetrics"
        let metrics = shown.metrics.isEmpty ? "" : "<\(shown.metrics) key=\"\(end)\"/>"
        let text = Planted.storyboard(
            Planted.button("bt0-00-001", "Buy", "20 20 40 30"),
            Planted.constraint("x", "bt0-00-001", "leading", "sa0-00-001", "leading", 20)
                + Planted.constraint("y", "bt0-00-001", shown.edge, "vw0-00-001", shown.edge, sign)
        )
        .replacing("retina6_12", with: shown.device)
        .replacing("</viewController>", with: metrics + "</viewController>")
        let found = try Planted.findings(of: text, traits: []).filter { $0.rule == "unsafe-area" }
        #expect(
            found.map { $0.message.split(separator: " into ").last.map(String.init) }
                == (shown.cover.map { [$0] } ?? []))
    }
}
