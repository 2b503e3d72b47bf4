import Findings
import LayoutAudit
import Testing

/// Parts of views in which nothing is drawn: people miss none of them.
@Suite struct NothingSeenTests {
    @Test(
        "a box without a background is missed where its contents are cut",
        arguments: [("", 60.0, false), ("", 320, true), (color, 60, true)])
    func boxes(background: String, width: Double, isTold: Bool) throws {
        let box = """
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="bx0-00-001">
            \(Planted.rect("20 79 360 40"))<subviews>\(Planted.label("lb0-00-001", "Arrival", "0 0 \(width) 21"))</subviews>
            \(background)<constraints>\(Planted.constraint("w", "bx0-00-001", "width", nil, nil, 360))
            \(Planted.constraint("h", "bx0-00-001", "height", nil, nil, 40))
            \(Planted.constraint("l", "lb0-00-001", "leading", "bx0-00-001", "leading", width - 60))
            \(Planted.constraint("t", "lb0-00-001", "top", "bx0-00-001", "top"))</constraints></view>
            """
        let found = try Planted.findings(box, constraints: Planted.corner("bx0-00-001"))
        #expect(found.contains { $0.rule == AuditRule.offScreen.rawValue } == isTold, "\(found.map(\.message))")
    }

    private static let color = """
        <color key="backgroundColor" red="0.9" green="0.9" blue="0.9" alpha="1" colorSpace="custom" \
        customColorSpace="sRGB"/>
        """

    @Test(
        "a text beside a button's title covers nothing of the button",
        arguments: [("left", false), ("center", true), ("right", true)])
    func buttons(side: String, isTold: Bool) throws {
        let button = """
            <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="\(side)" \
            contentVerticalAlignment="center" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" \
            id="bt0-00-001">\(Planted.rect("20 79 200 30"))<state key="normal" title="Departures now"/>
            <constraints>\(Planted.constraint("w", "bt0-00-001", "width", nil, nil, 200))</constraints></button>
            """
        let found = try Planted.findings(
            button + Planted.label("lb0-00-001", "Arrival at the harbour", "223 79 170 21"),
            constraints: Planted.corner("bt0-00-001")
                + Planted.constraint("r", "sa0-00-001", "trailing", "lb0-00-001", "trailing")
                + Planted.constraint("y", "lb0-00-001", "top", "bt0-00-001", "top"))
        #expect(found.contains { $0.rule == AuditRule.overlap.rawValue } == isTold, "\(found.map(\.message))")
    }
}
