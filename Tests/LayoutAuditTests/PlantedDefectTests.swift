import Findings
import LayoutAudit
import Testing

/// Each rule finds the defect that is planted, names the view, and is silent about the same layout without the defect.
@Suite struct PlantedDefectTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var rule: AuditRule
        var view: String
        var views: String
        var constraints: String
        var mendedViews: String?
        var mendedConstraints: String?
        var traits = [AuditTraits(device: "iPhoneSe")]
        var testDescription: String { rule.rawValue }
    }

    @Test(arguments: Self.cases) func thePlantedDefectIsFound(_ planted: Case) throws {
        let found = try Planted.findings(planted.views, constraints: planted.constraints, traits: planted.traits)
        let hit = found.first { $0.rule == planted.rule.rawValue && $0.elements.contains { $0.id == planted.view } }
        let finding = try #require(hit, "found only \(found.map { "\($0.rule): \($0.message)" })")
        #expect(finding.kind == planted.rule.kind)
        #expect(finding.line != nil)
        #expect(Fingerprint.isOne(finding.fingerprint))
        #expect(!finding.remedy.isEmpty)
        let mended = try Planted.findings(
            planted.mendedViews ?? planted.views, constraints: planted.mendedConstraints ?? planted.constraints,
            traits: planted.traits)
        let left = mended.filter { $0.rule == planted.rule.rawValue }
        #expect(left.isEmpty, "still there: \(left.map(\.message))")
    }

    private static let large: AuditTraits = {
        var traits = AuditTraits(device: "iPhone15")
        traits.contentSizeCategory = .accessibilityLarge
        return traits
    }()

    static let style = "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>"

    static let cases: [Case] =
        [
            Case(
                rule: .conflict, view: "lb0-00-001",
                views: Planted.label("lb0-00-001", "Arrival", "20 79 350 21"),
                constraints: Planted.corner("lb0-00-001")
                    + Planted.constraint("w", "lb0-00-001", "width", nil, nil, 350)
                    + Planted.constraint("t", "sa0-00-001", "trailing", "lb0-00-001", "trailing", 23),
                mendedConstraints: Planted.corner("lb0-00-001")
                    + Planted.constraint("w", "lb0-00-001", "width", nil, nil, 350, priority: 999)
                    + Planted.constraint("t", "sa0-00-001", "trailing", "lb0-00-001", "trailing", 23)),
            Case(
                rule: .duplicateConstraint, view: "lb0-00-001",
                views: Planted.label("lb0-00-001", "Arrival", "20 79 55 21"),
                constraints: Planted.corner("lb0-00-001")
                    + Planted.constraint("again", "lb0-00-001", "leading", "sa0-00-001", "leading", 20),
                mendedConstraints: Planted.corner("lb0-00-001")),
            Case(
                rule: .selfConstraint, view: "lb0-00-001",
                views: Planted.label("lb0-00-001", "Arrival", "20 79 55 21"),
                constraints: Planted.corner("lb0-00-001")
                    + Planted.constraint("self", "lb0-00-001", "top", "lb0-00-001", "top"),
                mendedConstraints: Planted.corner("lb0-00-001")),
            Case(
                rule: .ambiguousLayout, view: "lb0-00-001",
                views: Planted.label("lb0-00-001", "Arrival", "20 79 55 21"),
                constraints: Planted.constraint("x", "lb0-00-001", "leading", "sa0-00-001", "leading", 20),
                mendedConstraints: Planted.corner("lb0-00-001")),
            Case(
                rule: .equalPriorities, view: "lb0-00-001",
                views: Planted.label("lb0-00-001", "Arrival", "20 79 200 21")
                    + Planted.label("lb0-00-002", "12:30", "228 79 145 21"),
                constraints: row,
                mendedViews: Planted.label("lb0-00-001", "Arrival", "20 79 55 21")
                    + Planted.label("lb0-00-002", "12:30", "83 79 290 21", more: "horizontalHuggingPriority=\"249\"")),
            Case(
                rule: .truncatedText, view: "lb0-00-001",
                views: Planted.label("lb0-00-001", "Notifications and alerts", "20 79 120 21"),
                constraints: Planted.corner("lb0-00-001")
                    + Planted.constraint("w", "lb0-00-001", "width", nil, nil, 120),
                mendedConstraints: Planted.corner("lb0-00-001")
                    + Planted.constraint("w", "lb0-00-001", "width", nil, nil, 220)),
            Case(
                rule: .clippedText, view: "lb0-00-001",
                views: Planted.label(
                    "lb0-00-001", "All ferries of the line are late today because of the wind", "20 79 353 21",
                    lines: 0,
                    font: style),
                constraints: wide + Planted.constraint("h", "lb0-00-001", "height", nil, nil, 44),
                mendedConstraints: wide
                    + Planted.constraint("h", "lb0-00-001", "height", nil, nil, 44, relation: "greaterThanOrEqual"),
                traits: [large]),
            Case(
                rule: .unboundedText, view: "lb0-00-001",
                views: Planted.label("lb0-00-001", "Harbour authority of the northern coast", "20 79 310 21"),
                constraints: Planted.corner("lb0-00-001"),
                mendedConstraints: Planted.corner("lb0-00-001")
                    + Planted.constraint(
                        "t", "sa0-00-001", "trailing", "lb0-00-001", "trailing", 8, relation: "greaterThanOrEqual")),
            Case(
                rule: .offScreen, view: "bt0-00-001",
                views: Planted.button("bt0-00-001", "Buy", "20 759 40 30"),
                constraints: Planted.corner("bt0-00-001", y: 700),
                mendedConstraints: Planted.corner("bt0-00-001", y: 300)),
            Case(
                rule: .outsideSuperview, view: "lb0-00-001",
                views: box(Planted.label("lb0-00-001", "Departure from the pier at noon", "100 10 205 21")),
                constraints: boxed + Planted.constraint("w", "lb0-00-001", "width", nil, nil, 205),
                mendedConstraints: boxed + Planted.constraint("w", "lb0-00-001", "width", nil, nil, 100)),
            Case(
                rule: .overlap, view: "lb0-00-001",
                views: Planted.label("lb0-00-001", "Departure", "20 79 75 21")
                    + Planted.button("bt0-00-001", "Change", "200 79 60 30"),
                constraints: Planted.corner("lb0-00-001", x: 100)
                    + Planted.constraint("y", "bt0-00-001", "top", "sa0-00-001", "top", 20)
                    + Planted.constraint("t", "sa0-00-001", "trailing", "bt0-00-001", "trailing", 110),
                mendedConstraints: Planted.corner("lb0-00-001", x: 20)
                    + Planted.constraint("y", "bt0-00-001", "top", "sa0-00-001", "top", 20)
                    + Planted.constraint("t", "sa0-00-001", "trailing", "bt0-00-001", "trailing", 20)),
            Case(
                rule: .unsafeArea, view: "bt0-00-001",
                views: Planted.button("bt0-00-001", "Buy", "20 812 40 30"),
                constraints: Planted.constraint("x", "bt0-00-001", "leading", "sa0-00-001", "leading", 20)
                    + Planted.constraint("b", "vw0-00-001", "bottom", "bt0-00-001", "bottom", 10),
                mendedConstraints: Planted.constraint("x", "bt0-00-001", "leading", "sa0-00-001", "leading", 20)
                    + Planted.constraint("b", "sa0-00-001", "bottom", "bt0-00-001", "bottom", 10)),
            Case(
                rule: .touchTarget, view: "bt0-00-001",
                views: Planted.button("bt0-00-001", "", "20 79 20 20"),
                constraints: Planted.corner("bt0-00-001") + size("bt0-00-001", 20),
                mendedConstraints: Planted.corner("bt0-00-001") + size("bt0-00-001", 44)),
            Case(
                rule: .fontNotScaling, view: "lb0-00-001",
                views: Planted.label(
                    "lb0-00-001", "Arrival", "20 79 55 21", more: "adjustsFontForContentSizeCategory=\"YES\""),
                constraints: Planted.corner("lb0-00-001"),
                mendedViews: Planted.label(
                    "lb0-00-001", "Arrival", "20 79 55 21", more: "adjustsFontForContentSizeCategory=\"YES\"",
                    font: style)),
            Case(
                rule: .fontNotUpdating, view: "lb0-00-001",
                views: Planted.label("lb0-00-001", "Arrival", "20 79 55 21", font: style),
                constraints: Planted.corner("lb0-00-001"),
                mendedViews: Planted.label(
                    "lb0-00-001", "Arrival", "20 79 55 21", more: "adjustsFontForContentSizeCategory=\"YES\"",
                    font: style)),
            Case(
                rule: .leftAndRight, view: "lb0-00-001",
                views: Planted.label("lb0-00-001", "Arrival", "20 79 55 21"),
                constraints: Planted.constraint("x", "lb0-00-001", "left", "vw0-00-001", "left", 20)
                    + Planted.constraint("y", "lb0-00-001", "top", "sa0-00-001", "top", 20),
                mendedConstraints: Planted.corner("lb0-00-001")),
        ] + moreCases

    static let row =
        Planted.corner("lb0-00-001")
        + Planted.constraint("g", "lb0-00-002", "leading", "lb0-00-001", "trailing", 8)
        + Planted.constraint("b", "lb0-00-002", "firstBaseline", "lb0-00-001", "firstBaseline")
        + Planted.constraint("t", "sa0-00-001", "trailing", "lb0-00-002", "trailing", 20)

    static let wide =
        Planted.corner("lb0-00-001") + Planted.constraint("t", "sa0-00-001", "trailing", "lb0-00-001", "trailing", 20)

    private static func box(_ inner: String) -> String {
        """
        <view contentMode="scaleToFill" clipsSubviews="YES" translatesAutoresizingMaskIntoConstraints="NO" id="bx0-00-001">
        \(Planted.rect("10 79 373 41"))<subviews>\(inner)</subviews>
        </view>
        """
    }

    private static let boxed =
        Planted.corner("bx0-00-001", x: 10)
        + Planted.constraint("bt", "sa0-00-001", "trailing", "bx0-00-001", "trailing", 10)
        + Planted.constraint("bh", "bx0-00-001", "height", nil, nil, 41)
        + Planted.constraint("ll", "lb0-00-001", "leading", "bx0-00-001", "leading", 100)
        + Planted.constraint("lt", "lb0-00-001", "top", "bx0-00-001", "top", 10)

    private static func size(_ id: String, _ length: Double) -> String {
        Planted.constraint("\(id)-w", id, "width", nil, nil, length)
            + Planted.constraint("\(id)-h", id, "height", nil, nil, length)
    }
}
