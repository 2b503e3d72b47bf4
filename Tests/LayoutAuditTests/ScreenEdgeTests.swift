import Findings
import LayoutAudit
import Testing

/// Lists, containers and controls at the edges of a screen with a notch and a home indicator.
@Suite struct ScreenEdgeTests {
    private static let notch = [AuditTraits(device: "iPhone16ProMax")]

    private static func findings(_ views: String, _ constraints: String, ground: String = "1") throws -> [Finding] {
        let color = "<color key=\"backgroundColor\" white=\"\(ground)\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>"
        let text = Planted.storyboard(views, constraints)
            .replacing("<viewLayoutGuide key", with: color + "<viewLayoutGuide key")
        return try Planted.findings(of: text, file: "Main.storyboard", traits: notch)
    }

    private static let list = """
        <tableView style="plain" translatesAutoresizingMaskIntoConstraints="NO" id="tb0-00-001">
        \(Planted.rect("0 59 393 759"))
        <color key="backgroundColor" white="0.9" alpha="1" colorSpace="calibratedWhite"/></tableView>
        """

    private static func edges(_ id: String, bottom: String) -> String {
        Planted.constraint("l", id, "leading", "vw0-00-001", "leading")
            + Planted.constraint("t", id, "top", "sa0-00-001", "top")
            + Planted.constraint("r", "vw0-00-001", "trailing", id, "trailing")
            + Planted.constraint("b", bottom, "bottom", id, "bottom")
    }

    @Test func aListThatEndsAboveAStripOfAnotherColour() throws {
        func short(_ bottom: String, ground: String = "1") throws -> Finding? {
            try Self.findings(Self.list, Self.edges("tb0-00-001", bottom: bottom), ground: ground)
                .first { $0.rule == AuditRule.shortList.rawValue }
        }
        let found = try #require(try short("sa0-00-001"))
        #expect(found.severity == .warning && found.kind == AuditRule.unsafeArea.kind)
        #expect(found.elements.map(\.id) == ["tb0-00-001"] && found.constraints.map(\.id) == ["b"])
        #expect(try short("vw0-00-001") == nil)
        #expect(try short("sa0-00-001", ground: "0.9") == nil)
    }

    @Test func twentyPointsInPlaceOfTheStatusBar() throws {
        let views = """
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="bx0-00-001">
            \(Planted.rect("0 39 393 813"))<color key="backgroundColor" white="0.9" alpha="1" colorSpace="calibratedWhite"/><subviews>\(Planted.label("lb0-00-001", "Arrival", "20 90 55 21"))</subviews>
            <constraints>\(Planted.constraint("x", "lb0-00-001", "leading", "bx0-00-001", "leading", 20))
            \(Planted.constraint("y", "lb0-00-001", "top", "bx0-00-001", "top", 90))</constraints></view>
            """
        func found(_ place: Double, ground: String = "1") throws -> [Finding] {
            let constraints = Self.edges("bx0-00-001", bottom: "vw0-00-001")
                .replacing(
                    Planted.constraint("t", "bx0-00-001", "top", "sa0-00-001", "top"),
                    with: Planted.constraint("t", "bx0-00-001", "top", "sa0-00-001", "top", place))
            return try Self.findings(views, constraints, ground: ground).filter { finding in
                finding.rule == AuditRule.unsafeArea.rawValue && finding.elements.contains { $0.id == "bx0-00-001" }
            }
        }
        let finding = try #require(try found(-20).first)
        #expect(finding.severity == .warning && finding.constraints.map(\.id) == ["t"])
        #expect(try found(0).isEmpty)
        // Nobody sees where a view of the same colour begins.
        #expect(try found(-20, ground: "0.9").map(\.severity) == [.information])
    }

    @Test(
        "a button that fills the bottom of the screen has its words above the home indicator",
        arguments: ["top", "center"])
    func words(side: String) throws {
        let button = """
            <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" \
            contentVerticalAlignment="\(side)" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" \
            id="bt0-00-001">\(Planted.rect("0 802 393 50"))<state key="normal" title="Buy"/>
            <constraints>\(Planted.constraint("h", "bt0-00-001", "height", nil, nil, 50))</constraints></button>
            """
        let constraints = Self.edges("bt0-00-001", bottom: "vw0-00-001")
            .replacing(Planted.constraint("t", "bt0-00-001", "top", "sa0-00-001", "top"), with: "")
        let found = try Self.findings(button, constraints).contains { $0.rule == AuditRule.unsafeArea.rawValue }
        #expect(found == (side == "center"))
    }

    /// The constraint at fault is that of the container, and not the one that ties the button to the container.
    @Test func theContainerAtTheEdgeIsNamed() throws {
        let views = """
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="bx0-00-001">
            \(Planted.rect("0 772 393 80"))<subviews>\(Planted.button("bt0-00-001", "Buy", "8 46 40 30"))</subviews>
            <constraints>\(Planted.constraint("x", "bt0-00-001", "leading", "bx0-00-001", "leading", 8))
            \(Planted.constraint("y", "bx0-00-001", "bottom", "bt0-00-001", "bottom", 4))</constraints></view>
            """
        let constraints =
            Self.edges("bx0-00-001", bottom: "vw0-00-001")
            .replacing(Planted.constraint("t", "bx0-00-001", "top", "sa0-00-001", "top"), with: "")
            + Planted.constraint("h", "bx0-00-001", "height", nil, nil, 80)
        let found = try Self.findings(views, constraints).first { $0.rule == AuditRule.unsafeArea.rawValue }
        let finding = try #require(found)
        #expect(finding.constraints.map(\.id) == ["b"])
        #expect(finding.elements.map(\.id) == ["bt0-00-001", "bx0-00-001"])
    }

    /// A distance of the wrong sign leads out of the safe area; a button that reaches a quarter of its height under the
    /// home indicator is reported then.
    @Test func aDistanceThatLeadsOutOfTheSafeArea() throws {
        func found(_ distance: Double) throws -> Finding? {
            let stack = """
                <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" \
                translatesAutoresizingMaskIntoConstraints="NO" id="st0-00-001">\(Planted.rect("16 784 361 44"))<subviews>
                \(Planted.button("bt0-00-001", "Buy", "0 0 361 44"))</subviews></stackView>
                """
            let constraints =
                Planted.constraint("l", "st0-00-001", "leading", "sa0-00-001", "leading", 16)
                + Planted.constraint("r", "sa0-00-001", "trailing", "st0-00-001", "trailing", 16)
                + Planted.constraint("b", "st0-00-001", "bottom", "sa0-00-001", "bottom", distance)
                + Planted.constraint("h", "bt0-00-001", "height", nil, nil, 44)
            return try Self.findings(stack, constraints).first { $0.rule == AuditRule.unsafeArea.rawValue }
        }
        let finding = try #require(try found(10))
        #expect(finding.constraints.map(\.id) == ["b"] && finding.elements.map(\.id) == ["bt0-00-001", "st0-00-001"])
        #expect(try found(-10) == nil)
        #expect(try found(0) == nil)
    }
}
