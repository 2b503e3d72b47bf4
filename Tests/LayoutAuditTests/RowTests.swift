import Findings
import LayoutAudit
import Testing

/// Texts in rows: what stops a growing text, and what has to give way.
@Suite struct RowTests {
    private static let unbounded = AuditRule.unboundedText.rawValue

    private static func warnings(_ rule: AuditRule, _ views: String, _ constraints: String) throws -> [Finding] {
        try Planted.findings(views, constraints: constraints, traits: [])
            .filter { $0.rule == rule.rawValue && $0.severity > .information }
    }

    /// The id to which the planted controller has an outlet.
    private static let outlet = "tv0-00-001"

    /// A stack view hugs its text: what bounds the text is what bounds the stack view.
    @Test func aTextInAStackThatNothingBounds() throws {
        let views = """
            <stackView spacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="st0-00-001">
            \(Planted.rect("20 79 42 21"))<subviews>\(Planted.label(Self.outlet, "Label", "0 0 42 21"))</subviews>
            </stackView>
            """ + Planted.button("bt0-00-001", "Buy", "160 79 40 30")
        let constraints =
            Planted.corner("st0-00-001") + Planted.corner("bt0-00-001", x: 160)
        let found = try #require(try Self.warnings(.unboundedText, views, constraints).first)
        #expect(found.elements.map(\.id) == [Self.outlet, "st0-00-001", "bt0-00-001"])
        let mended =
            constraints
            + Planted.constraint(
                "g", "bt0-00-001", "leading", "st0-00-001", "trailing", 8, relation: "greaterThanOrEqual")
        #expect(try Self.warnings(.unboundedText, views, mended).isEmpty)
    }

    /// The nearest of several neighbours is named.
    @Test func theNearestNeighbourIsNamed() throws {
        let views =
            Planted.label(Self.outlet, "Label", "20 79 42 21")
            + Planted.button("bt0-00-001", "Sell", "200 79 40 30") + Planted.button("bt0-00-002", "Buy", "100 79 40 30")
        let constraints =
            Planted.corner(Self.outlet) + Planted.corner("bt0-00-001", x: 200)
            + Planted.corner("bt0-00-002", x: 100)
        let found = try #require(try Self.warnings(.unboundedText, views, constraints).first)
        #expect(found.elements.map(\.id) == [Self.outlet, "bt0-00-002"])
    }

    /// A label and a switch that resist equally: the longer text may push the switch out of the row.
    @Test func aControlThatDoesNotResistMoreThanTheText() throws {
        func views(_ more: String) -> String {
            Planted.label(Self.outlet, "Label", "20 79 294 21", more: more) + """
                <switch translatesAutoresizingMaskIntoConstraints="NO" horizontalHuggingPriority="750" id="sw0-00-001">
                \(Planted.rect("322 79 51 31"))</switch>
                """
        }
        let constraints =
            Planted.corner(Self.outlet)
            + Planted.constraint("g", "sw0-00-001", "leading", Self.outlet, "trailing", 8)
            + Planted.constraint("t", "sa0-00-001", "trailing", "sw0-00-001", "trailing", 20)
            + Planted.constraint("y", "sw0-00-001", "top", "sa0-00-001", "top", 20)
        let found = try #require(try Self.warnings(.unboundedText, views(""), constraints).first)
        #expect(found.elements.map(\.id) == [Self.outlet, "sw0-00-001"])
        let mended = views("horizontalCompressionResistancePriority=\"749\"")
        #expect(try Self.warnings(.unboundedText, mended, constraints).isEmpty)
    }

    @Test func aSegmentedControlThatNothingBounds() throws {
        let views = """
            <segmentedControl translatesAutoresizingMaskIntoConstraints="NO" id="\(Self.outlet)">
            \(Planted.rect("46 79 300 32"))
            <segments><segment title="Departures today"/><segment title="Arrivals tomorrow"/></segments>
            </segmentedControl>
            """
        let centred =
            Planted.constraint("x", Self.outlet, "centerX", "vw0-00-001", "centerX")
            + Planted.constraint("y", Self.outlet, "top", "sa0-00-001", "top", 20)
        #expect(try Self.warnings(.unboundedText, views, centred).map { $0.elements[0].id } == [Self.outlet])
        let bounded =
            centred
            + Planted.constraint(
                "l", Self.outlet, "leading", "sa0-00-001", "leading", 10, relation: "greaterThanOrEqual")
        #expect(try Self.warnings(.unboundedText, views, bounded).isEmpty)
    }

    /// The stack view that leaves a text no room, and the constraint that bounds the stack view, are named.
    @Test func theStackThatLeavesNoRoomIsNamed() throws {
        let views = """
            <stackView spacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="st0-00-001">
            \(Planted.rect("20 79 90 21"))<subviews>\(Planted.label("lb0-00-001", "Notifications and alerts", "0 0 90 21"))
            </subviews></stackView>
            """
        let constraints =
            Planted.corner("st0-00-001") + Planted.constraint("w", "st0-00-001", "width", nil, nil, 90)
        let found = try #require(try Self.warnings(.truncatedText, views, constraints).first)
        #expect(found.elements.map(\.id) == ["lb0-00-001", "st0-00-001"])
        #expect(found.constraints.map(\.id) == ["w"])
    }

    /// Text fields show what the user types, so that their font counts although the file has no text for them.
    @Test func aFieldOfAFixedFontAmongTextStyles() throws {
        let views =
            Planted.label("lb0-00-001", "Arrival", "20 79 55 21", font: PlantedDefectTests.style)
            + Planted.label("lb0-00-002", "Departure", "20 109 55 21", font: PlantedDefectTests.style) + """
                <textField borderStyle="roundedRect" textAlignment="natural" \
                translatesAutoresizingMaskIntoConstraints="NO" id="tf0-00-001">\(Planted.rect("20 139 200 34"))
                <fontDescription key="fontDescription" type="system" pointSize="14"/></textField>
                """
        let constraints = ["lb0-00-001", "lb0-00-002", "tf0-00-001"].enumerated().map { place, id in
            Planted.corner(id, y: 20 + Double(place) * 30)
        }.joined()
        #expect(try Self.warnings(.fixedFont, views, constraints).map { $0.elements[0].id } == ["tf0-00-001"])
    }

    /// Where nearly all texts of a file have the natural alignment, a text aligned to the left is an oversight.
    @Test(arguments: [(4, 1, true), (2, 1, false), (3, 1, false), (8, 2, true), (8, 3, false)])
    func leftAlignmentIsAnOversight(natural: Int, left: Int, isWarning: Bool) throws {
        let labels = (0..<natural + left).map { place in
            let label = Planted.label("lb0-00-0\(10 + place)", "Arrival", "20 \(79 + 30 * place) 353 21")
            return place < natural ? label : label.replacing("textAlignment=\"natural\"", with: "")
        }
        let constraints = (0..<natural + left).map { place in
            Planted.corner("lb0-00-0\(10 + place)", y: 20 + 30 * Double(place))
                + Planted.constraint("w\(place)", "lb0-00-0\(10 + place)", "width", nil, nil, 353)
        }
        let found = try Self.warnings(.leftAlignment, labels.joined(), constraints.joined())
        #expect(found.isEmpty == !isWarning)
    }

    @Test("conflicts of one screen are counted as conflicts") func conflictsOfOneScreen() throws {
        let ids = ["lb0-00-001", "lb0-00-002"]
        let labels = ids.enumerated().map { Planted.label($1, "Arrival", "20 \(79 + 40 * $0) 333 21") }.joined()
        let constraints = ids.enumerated().map { place, id in
            Planted.corner(id, y: 20 + 40 * Double(place)) + Planted.constraint(id + "w", id, "width", nil, nil, 333)
                + (place == 0
                    ? Planted.constraint(id + "t", "sa0-00-001", "trailing", id, "trailing", 40)
                    : Planted.constraint(id + "m", id, "centerX", "sa0-00-001", "centerX", -10))
        }.joined()
        let found = Folding.fold(try Planted.findings(labels, constraints: constraints))
            .filter { $0.rule == AuditRule.conflict.rawValue }
        #expect(found.count == 1 && found[0].message.hasSuffix("; and 1 more conflict"), "\(found.map(\.message))")
    }

    /// Copies of one view contradict themselves alike, and are mended alike.
    @Test func conflictsOfCopiesAreOneFinding() throws {
        func copy(_ id: String, _ text: String, _ y: Double) -> (view: String, constraints: String) {
            (
                Planted.label(id, text, "20 \(59 + y) 55 21"),
                Planted.corner(id, y: y) + Planted.constraint("\(id)-w", id, "width", nil, nil, 55)
                    + Planted.constraint("\(id)-t", "sa0-00-001", "trailing", id, "trailing", 20)
            )
        }
        let (one, other) = (copy("lb0-00-001", "Arrival", 20), copy("lb0-00-002", "Harbour's", 60))
        let found = try Planted.findings(
            one.view + other.view, constraints: one.constraints + other.constraints, traits: []
        ).filter { $0.rule == AuditRule.conflict.rawValue }
        #expect(found.count == 2)
        let folded = Folding.fold(found)
        #expect(folded.count == 1)
        #expect(folded.first?.members.count == 2)
    }

    /// A text that is cut because the constraints contradict each other is mended with them.
    @Test func whatFollowsFromAConflictIsFolded() throws {
        let views = Planted.label("lb0-00-001", "Notifications and alerts", "20 79 120 21")
        let cut = Planted.corner("lb0-00-001") + Planted.constraint("w", "lb0-00-001", "width", nil, nil, 120)
        let conflict = cut + Planted.constraint("t", "sa0-00-001", "trailing", "lb0-00-001", "trailing", 20)
        let rules: [AuditRule] = [.conflict, .truncatedText]
        func told(_ constraints: String) throws -> [Finding] {
            Folding.fold(try Planted.findings(views, constraints: constraints, traits: []))
                .filter { rules.map(\.rawValue).contains($0.rule) }
        }
        #expect(try told(cut).map(\.rule) == [AuditRule.truncatedText.rawValue])
        let found = try told(conflict)
        #expect(found.first?.rule == AuditRule.conflict.rawValue)
        #expect(found.count == 1 && found.first?.members.count ?? 0 > 1)
    }

    /// A table resizes its headers and footers as it resizes rows; nobody knows who resizes another view.
    @Test(arguments: [("FerryHeaderView", Finding.Severity.warning), ("FerryBadge", .information)])
    func partsThatTablesResize(name: String, severity: Finding.Severity) throws {
        let text = Planted.xib(
            """
            <view contentMode="scaleToFill" id="vw0-00-001" customClass="\(name)">\(Planted.rect("0 0 393 30"))
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>\(Planted.label("lb0-00-001", "Arrival", "20 0 55 30"))</subviews><constraints>
            \(Planted.constraint("x", "lb0-00-001", "leading", "vw0-00-001", "leading", 20))
            \(Planted.constraint("t", "lb0-00-001", "top", "vw0-00-001", "top"))
            \(Planted.constraint("b", "vw0-00-001", "bottom", "lb0-00-001", "bottom"))
            \(Planted.constraint("h", "lb0-00-001", "height", nil, nil, 30))</constraints></view>
            """)
        let found = try Planted.findings(of: text, file: "Part.xib", traits: [])
            .filter { $0.rule == AuditRule.resizedConflict.rawValue }
        #expect(found.map(\.severity) == [severity])
    }
}
