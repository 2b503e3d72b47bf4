import Findings
import LayoutAudit
import Testing

extension PlantedDefectTests {
    static let moreCases: [Case] = [
        Case(
            rule: .ambiguousContentSize, view: "sv0-00-001",
            views: scrollView, constraints: scrollEdges + top("lb0-00-001", "sv0-00-001"),
            mendedConstraints: scrollEdges + top("lb0-00-001", "sv0-00-001")
                + Planted.constraint("r", "sv0-00-001", "trailing", "lb0-00-001", "trailing", 20)
                + Planted.constraint("b", "sv0-00-001", "bottom", "lb0-00-001", "bottom", 20)),
        Case(
            rule: .tightText, view: "lb0-00-001",
            views: Planted.label("lb0-00-001", "Departure", "20 79 80 21"),
            constraints: Planted.corner("lb0-00-001") + Planted.constraint("w", "lb0-00-001", "width", nil, nil, 80),
            mendedConstraints: Planted.corner("lb0-00-001")
                + Planted.constraint("w", "lb0-00-001", "width", nil, nil, 80, relation: "greaterThanOrEqual")),
        Case(
            rule: .fixedHeight, view: "tv0-00-001",
            views: textView("NO"), constraints: fixedTextView, mendedViews: textView("YES")),
        Case(
            rule: .fixedFrame, view: "sv0-00-001",
            views: list, constraints: listCorner + Planted.constraint("w", "sv0-00-001", "width", nil, nil, 393),
            mendedConstraints: listCorner
                + Planted.constraint("t", "sa0-00-001", "trailing", "sv0-00-001", "trailing"),
            traits: [AuditTraits(device: "iPhone16ProMax")]),
        Case(
            rule: .zeroSize, view: "lb0-00-001",
            views: Planted.label("lb0-00-001", "Arrival", "20 79 25 21")
                + Planted.label("lb0-00-002", "Harbour", "53 79 320 21"),
            constraints: row + Planted.constraint("w", "lb0-00-002", "width", nil, nil, 320, priority: 999),
            mendedConstraints: row + Planted.constraint("w", "lb0-00-002", "width", nil, nil, 320, priority: 700)),
        Case(
            rule: .fixedFont, view: "lb0-00-001",
            views: Planted.label("lb0-00-001", "Arrival", "20 79 55 21"),
            constraints: Planted.corner("lb0-00-001"),
            mendedViews: Planted.label("lb0-00-001", "Arrival", "20 79 55 21", font: style)),
        Case(
            rule: .leftAlignment, view: "lb0-00-001",
            views: left("left"), constraints: wide, mendedViews: left("natural")),
        Case(
            rule: .contrast, view: "lb0-00-001",
            views: painted("0.667"), constraints: Planted.corner("vw0-00-002") + inner,
            mendedViews: painted("0.2")),
    ]

    private static let scrollView = """
        <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="sv0-00-001">
        \(Planted.rect("0 59 393 700"))
        <subviews>\(Planted.label("lb0-00-001", "Arrival", "20 20 55 21"))</subviews></scrollView>
        """

    /// A list as wide as the screen.
    private static let list = """
        <tableView dataMode="prototypes" style="plain" translatesAutoresizingMaskIntoConstraints="NO" id="sv0-00-001">
        \(Planted.rect("0 59 393 400"))</tableView>
        """

    private static let listCorner =
        Planted.corner("sv0-00-001", x: 0, y: 0) + Planted.constraint("h", "sv0-00-001", "height", nil, nil, 400)

    private static let scrollEdges = ["leading", "trailing", "top", "bottom"].map {
        Planted.constraint("s-\($0)", "sv0-00-001", $0, "sa0-00-001", $0)
    }.joined()

    private static func top(_ id: String, _ other: String) -> String {
        Planted.constraint("\(id)-l", id, "leading", other, "leading", 20)
            + Planted.constraint("\(id)-t", id, "top", other, "top", 20)
    }

    private static func textView(_ scrolls: String) -> String {
        """
        <textView scrollEnabled="\(scrolls)" editable="NO" text="All ferries are late today." textAlignment="natural" \
        translatesAutoresizingMaskIntoConstraints="NO" id="tv0-00-001">
        \(Planted.rect("20 79 353 200"))<fontDescription key="fontDescription" type="system" pointSize="14"/>
        </textView>
        """
    }

    private static let fixedTextView =
        wide.replacing("lb0-00-001", with: "tv0-00-001")
        + Planted.constraint("h", "tv0-00-001", "height", nil, nil, 200)

    /// A grey text on a white ground.
    private static func painted(_ white: String) -> String {
        let label = Planted.label(
            "lb0-00-001", "Arrival", "8 8 55 21",
            inner: "<color key=\"textColor\" white=\"\(white)\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>")
        return """
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="vw0-00-002">
            \(Planted.rect("20 79 200 60"))<subviews>\(label)</subviews>
            <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
            </view>
            """
    }

    private static let inner =
        Planted.constraint("w", "vw0-00-002", "width", nil, nil, 200)
        + Planted.constraint("h", "vw0-00-002", "height", nil, nil, 60)
        + Planted.constraint("x", "lb0-00-001", "leading", "vw0-00-002", "leading", 8)
        + Planted.constraint("y", "lb0-00-001", "top", "vw0-00-002", "top", 8)

    private static func left(_ alignment: String) -> String {
        Planted.label("lb0-00-001", "Arrival", "20 79 353 21")
            .replacing("textAlignment=\"natural\"", with: "textAlignment=\"\(alignment)\"")
    }

    /// A cell whose rows add up to the file's height and to no other.
    @Test func aCellThatCannotGrowIsFound() throws {
        func cell(_ priority: Int) -> String {
            Planted.xib(
                """
                <tableViewCell contentMode="scaleToFill" selectionStyle="default" rowHeight="60" id="ce0-00-001">
                \(Planted.rect("0 0 320 60"))<autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                <tableViewCellContentView key="contentView" tableViewCell="ce0-00-001" id="co0-00-001">
                \(Planted.rect("0 0 320 60"))<autoresizingMask key="autoresizingMask"/>
                <subviews>\(Planted.label("lb0-00-001", "Arrival", "20 10 55 40"))</subviews>
                <constraints>
                \(Self.top("lb0-00-001", "co0-00-001").replacing("constant=\"20.0\" id=\"lb0-00-001-t", with: "constant=\"10\" id=\"t"))
                \(Planted.constraint("h", "lb0-00-001", "height", nil, nil, 40, priority: priority))
                \(Planted.constraint("b", "co0-00-001", "bottom", "lb0-00-001", "bottom", 10))
                </constraints></tableViewCellContentView></tableViewCell>
                """)
        }
        func findings(_ priority: Int) throws -> [Finding] {
            try Planted.findings(of: cell(priority), file: "Row.xib", traits: [])
                .filter { $0.rule == AuditRule.resizedConflict.rawValue }
        }
        let found = try #require(try findings(1_000).first)
        #expect(found.elements.contains { $0.id == "lb0-00-001" })
        #expect(found.constraints.map(\.id).contains("h"))
        #expect(try findings(999).isEmpty)
    }

    /// No rule is without a planted defect.
    @Test func everyRuleHasACase() {
        // Names that the project lacks are planted in MissingNameTests, lists in ScreenEdgeTests, states in CodeStateTests,
        // stale frames in RepairChoiceTests.
        let planted = Set(Self.cases.map(\.rule)).union([
            .resizedConflict, .hiddenConflict, .shortList, .missingResource, .missingTranslation, .staleFrame,
        ])
        #expect(AuditRule.allCases.filter { !planted.contains($0) }.isEmpty)
    }
}
