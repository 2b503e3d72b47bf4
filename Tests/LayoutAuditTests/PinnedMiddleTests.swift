import Findings
import LayoutAudit
import Testing

/// Views that are tied to both margins and to the middle of their superview.
@Suite struct PinnedMiddleTests {
    /// A label in a box; `leading` and `trailing` are the box's attributes.
    private static func found(_ leading: String, _ trailing: String, relation: String? = nil) throws -> [Finding] {
        let box = """
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="bx0-00-001">
            \(Planted.rect("20 79 353 60"))<subviews>\(Planted.label("lb0-00-001", "Arrival", "8 20 337 21"))</subviews>
            <constraints>\(Planted.constraint("l", "lb0-00-001", "leading", "bx0-00-001", leading, relation: relation))
            \(Planted.constraint("t", "bx0-00-001", trailing, "lb0-00-001", "trailing"))
            \(Planted.constraint("m", "lb0-00-001", "centerX", "bx0-00-001", "centerX"))
            \(Planted.constraint("y", "lb0-00-001", "centerY", "bx0-00-001", "centerY"))
            \(Planted.constraint("h", "bx0-00-001", "height", nil, nil, 60))</constraints></view>
            """
        let places =
            Planted.corner("bx0-00-001")
            + Planted.constraint("r", "sa0-00-001", "trailing", "bx0-00-001", "trailing", 20)
        return try Planted.findings(box, constraints: places, traits: [])
            .filter { $0.rule == AuditRule.duplicateConstraint.rawValue }
    }

    @Test func bothMarginsAndTheMiddle() throws {
        let finding = try #require(try Self.found("leadingMargin", "trailingMargin").first)
        #expect(finding.severity == .warning && finding.elements.map(\.id) == ["lb0-00-001"])
        #expect(finding.constraints.map(\.id) == ["m", "l", "t"])
    }

    /// Edges of one view are always as far from its middle; an inequality gives way.
    @Test func edgesAndInequalities() throws {
        #expect(try Self.found("leading", "trailing").isEmpty)
        #expect(try Self.found("leadingMargin", "trailingMargin", relation: "greaterThanOrEqual").isEmpty)
    }

    /// The left and the right of the safe area are alike on every device and on either side.
    @Test(arguments: [("leading", "trailing", "centerX", true), ("top", "bottom", "centerY", false)])
    func safeArea(start: String, end: String, middle: String, isAlike: Bool) throws {
        let places =
            Planted.constraint("a", "lb0-00-001", start, "sa0-00-001", start)
            + Planted.constraint("b", "sa0-00-001", end, "lb0-00-001", end)
            + Planted.constraint("m", "lb0-00-001", middle, "vw0-00-001", middle)
        let found = try Planted.findings(
            Planted.label("lb0-00-001", "Arrival", "0 59 393 759"), constraints: places, traits: [])
        #expect(found.contains { $0.rule == AuditRule.duplicateConstraint.rawValue } == !isAlike)
    }

    /// The margins of a cell are alike above and below, and at the sides without an accessory.
    @Test(arguments: [
        ("leading", "", false), ("leading", "accessoryType=\"disclosureIndicator\"", true), ("top", "", false),
    ])
    func margins(start: String, accessory: String, isTold: Bool) throws {
        let (end, middle) = start == "top" ? ("bottom", "centerY") : ("trailing", "centerX")
        let other = start == "top" ? "centerX" : "centerY"
        let text = Planted.xib(
            """
            <tableViewCell contentMode="scaleToFill" \(accessory) id="ce0-00-001">\(Planted.rect("0 0 393 64"))
            <autoresizingMask key="autoresizingMask"/>
            <tableViewCellContentView key="contentView" tableViewCell="ce0-00-001" id="co0-00-001">
            \(Planted.rect("0 0 360 64"))<autoresizingMask key="autoresizingMask"/>
            <subviews>\(Planted.label("lb0-00-001", "Arrival", "16 11 328 42"))</subviews><constraints>
            \(Planted.constraint("l", "lb0-00-001", start, "co0-00-001", start + "Margin"))
            \(Planted.constraint("t", "co0-00-001", end + "Margin", "lb0-00-001", end))
            \(Planted.constraint("m", "lb0-00-001", middle, "co0-00-001", middle))
            \(Planted.constraint("o", "lb0-00-001", other, "co0-00-001", other))
            </constraints></tableViewCellContentView></tableViewCell>
            """)
        let found = try Planted.findings(of: text, file: "Row.xib", traits: [])
        #expect(found.contains { $0.rule == AuditRule.duplicateConstraint.rawValue } == isTold)
    }
}
