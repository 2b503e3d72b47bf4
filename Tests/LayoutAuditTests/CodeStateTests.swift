import Findings
import LayoutAudit
import Testing

/// States that code and tables make: hidden views, rows before they are measured, headers without a width, texts of any
/// length.
@Suite struct CodeStateTests {
    /// A row of 100 points whose content view is `co0-00-001`.
    private static func row(_ views: String, _ constraints: String, outlets: [String: String] = [:]) -> String {
        let connections = outlets.sorted { $0.key < $1.key }.map { name, id in
            "<outlet property=\"\(name)\" destination=\"\(id)\" id=\"ou-\(name)\"/>"
        }
        return Planted.xib(
            """
            <tableViewCell contentMode="scaleToFill" rowHeight="100" id="ce0-00-001">\(Planted.rect("0 0 320 100"))
            <autoresizingMask key="autoresizingMask"/>
            <tableViewCellContentView key="contentView" tableViewCell="ce0-00-001" id="co0-00-001">
            \(Planted.rect("0 0 320 100"))<autoresizingMask key="autoresizingMask"/>
            <subviews>\(views)</subviews><constraints>\(constraints)</constraints>
            </tableViewCellContentView><connections>\(connections.joined())</connections></tableViewCell>
            """)
    }

    /// A view at the edges of the content view, with distances of 10.
    private static func edges(_ id: String, bottom: String? = nil) -> String {
        Planted.constraint("\(id)-l", id, "leading", "co0-00-001", "leading", 10)
            + Planted.constraint("\(id)-t", id, "top", "co0-00-001", "top", 10)
            + Planted.constraint("\(id)-r", "co0-00-001", "trailing", id, "trailing", 10)
            + Planted.constraint("\(id)-b", "co0-00-001", "bottom", id, "bottom", 10, relation: bottom)
    }

    private static func told(_ rule: AuditRule, _ text: String) throws -> [Finding] {
        try Planted.findings(of: text, file: "Part.xib", traits: [], target: .iOS10)
            .filter { $0.rule == rule.rawValue }
    }

    // MARK: Hidden views

    /// A vertical stack view with a view of 44 points below a label.
    private static func stack(_ box: String, priority: Int = 1000, outlet: Bool = false) -> String {
        let length = Planted.constraint("h", "bx0-00-001", "height", nil, nil, 44, priority: priority)
        let stack = """
            <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" \
            translatesAutoresizingMaskIntoConstraints="NO" id="st0-00-001">\(Planted.rect("10 10 300 80"))<subviews>
            \(Planted.label("lb0-00-001", "Arrival at the harbour", "0 0 300 21", lines: 0))
            \(box.replacing("LENGTH", with: length))</subviews></stackView>
            """
        return row(stack, edges("st0-00-001"), outlets: outlet ? ["notice": "bx0-00-001"] : [:])
    }

    private static func box(_ kind: String = "view", more: String = "") -> String {
        """
        <\(kind) \(more) contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="bx0-00-001">
        \(Planted.rect("0 36 300 44"))<constraints>LENGTH</constraints></\(kind)>
        """
    }

    @Test("a hidden view of a stack view keeps no required length")
    func aHiddenView() throws {
        let found = try Self.told(.hiddenConflict, Self.stack(Self.box(more: "hidden=\"YES\"")))
        #expect(found.map(\.severity) == [.warning])
        #expect(found.first?.constraints.map(\.id) == ["h"] && found.first?.elements.first?.id == "bx0-00-001")
        #expect(found.first?.kind == AuditRule.conflict.kind)
        #expect(try Self.told(.hiddenConflict, Self.stack(Self.box(more: "hidden=\"YES\""), priority: 999)).isEmpty)
        #expect(try Self.told(.hiddenConflict, Self.stack(Self.box())).isEmpty)
    }

    @Test("a box with an outlet is there to be hidden, a picture to be set")
    func aViewThatCodeMayHide() throws {
        #expect(try Self.told(.hiddenConflict, Self.stack(Self.box(), outlet: true)).map(\.severity) == [.warning])
        let picture = Self.stack(Self.box("imageView"), outlet: true)
        #expect(try Self.told(.hiddenConflict, picture).map(\.severity) == [.information])
    }

    @Test("distances inside of a hidden view are a length", arguments: [(8.0, true), (0, false)])
    func distancesInside(distance: Double, isTold: Bool) throws {
        let inner = """
            <view hidden="YES" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="bx0-00-001">
            \(Planted.rect("0 36 300 44"))<subviews>\(Planted.label("lb0-00-002", "Pier 4", "0 8 300 28"))</subviews>
            <constraints>\(Planted.constraint("t", "lb0-00-002", "top", "bx0-00-001", "top", distance))
            \(Planted.constraint("b", "bx0-00-001", "bottom", "lb0-00-002", "bottom", distance))</constraints></view>
            """
        let found = try Self.told(.hiddenConflict, Self.stack(inner))
        #expect(found.map { $0.constraints.map(\.id) } == (isTold ? [["t", "b"]] : []))
    }

    /// A line at the top, and a label below; the last distance may be larger, or may be smaller.
    @Test(
        "distances inside of a hidden view lead through several views",
        arguments: [
            ("greaterThanOrEqual", true), ("lessThanOrEqual", false),
        ])
    func distancesThroughViews(relation: String, isTold: Bool) throws {
        let inner = """
            <view hidden="YES" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="bx0-00-001">
            \(Planted.rect("0 36 300 44"))<subviews>\(Planted.label("lb0-00-002", "Pier 4", "0 5 300 18"))
            \(Planted.label("lb0-00-003", "Pier 5", "0 33 300 11"))</subviews><constraints>
            \(Planted.constraint("t", "lb0-00-002", "top", "bx0-00-001", "top", 5))
            \(Planted.constraint("k", "lb0-00-002", "height", nil, nil, 18))
            \(Planted.constraint("m", "lb0-00-003", "top", "lb0-00-002", "bottom", -30))
            \(Planted.constraint("b", "bx0-00-001", "bottom", "lb0-00-003", "bottom", 8, relation: relation))
            </constraints></view>
            """
        let found = try Self.told(
            .hiddenConflict, Self.stack(inner.replacing("constant=\"-30.0\"", with: "constant=\"10\"")))
        #expect(found.map { $0.constraints.map(\.id) } == (isTold ? [["t", "k", "m", "b"]] : []))
        // A negative distance takes back what the others ask for.
        #expect(
            try Self.told(.hiddenConflict, Self.stack(inner.replacing("constant=\"8.0\"", with: "constant=\"2\"")))
                .isEmpty)
    }

    /// A column of lines from edge to edge, each below the one before.
    @Test(
        "distances inside of a hidden view lead through a hundred views at most",
        arguments: [(100, true), (101, false)])
    func manyDistances(count: Int, isTold: Bool) throws {
        let ids = (0..<count).map { "lb\($0)-00-009" }
        let between = zip(ids, ids.dropFirst()).map { above, below in
            Planted.constraint("b" + below, below, "top", above, "bottom", 5)
        }
        let inner = """
            <view hidden="YES" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="bx0-00-001">
            \(Planted.rect("0 36 300 \(count * 20)"))<subviews>
            \(ids.map { Planted.label($0, "Pier", "0 5 300 15") }.joined())</subviews><constraints>
            \(Planted.constraint("t", ids[0], "top", "bx0-00-001", "top", 5))\(between.joined())
            \(Planted.constraint("b", "bx0-00-001", "bottom", ids[count - 1], "bottom", 5))
            </constraints></view>
            """
        #expect(try Self.told(.hiddenConflict, Self.stack(inner)).isEmpty == !isTold)
    }

    // MARK: Headers for a moment

    @Test(
        "a header has no width at first",
        arguments: [("FerryHeaderView", 1000, 1), ("FerryHeaderView", 999, 0), ("FerryCard", 1000, 0)])
    func aHeaderWithoutAWidth(name: String, priority: Int, count: Int) throws {
        let root = """
            <view contentMode="scaleToFill" id="vw0-00-001" customClass="\(name)">\(Planted.rect("0 0 393 60"))
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>\(Planted.label("lb0-00-001", "Arrival", "16 20 361 21"))</subviews><constraints>
            \(Planted.constraint("l", "lb0-00-001", "leading", "vw0-00-001", "leading", 16))
            \(Planted.constraint("r", "vw0-00-001", "trailing", "lb0-00-001", "trailing", 16, priority: priority))
            \(Planted.constraint("y", "lb0-00-001", "centerY", "vw0-00-001", "centerY"))</constraints></view>
            """
        let found = try Self.told(.resizedConflict, Planted.xib(root))
        #expect(found.count == count)
        #expect(found.allSatisfy { $0.severity == .information && $0.cause.contains("no width") })
    }

    // MARK: Texts

    @Test(
        "the name of an outlet says that code may write sentences",
        arguments: [
            ("errorLabel", "Pier closed today", 1, Finding.Severity.information),
            ("errorLabel", "Pier closed today", 0, nil),
            ("nameLabel", "Pier closed today", 1, nil), ("errorTitleLabel", "Pier closed today", 1, nil),
            ("subtitleLabel", "Pier closed today", 1, .information),
            ("lastMessageLabel", "Last message", 1, .information),
        ])
    func sentences(outlet: String, text: String, lines: Int, severity: Finding.Severity?) throws {
        let label = Planted.label("lb0-00-001", text, "10 40 130 21", lines: lines)
        let place =
            Planted.constraint("l", "lb0-00-001", "leading", "co0-00-001", "leading", 10)
            + Planted.constraint("y", "lb0-00-001", "centerY", "co0-00-001", "centerY")
            + Planted.constraint(
                "r", "co0-00-001", "trailing", "lb0-00-001", "trailing", 10, relation: "greaterThanOrEqual")
        let found = try Self.told(.tightText, Self.row(label, place, outlets: [outlet: "lb0-00-001"]))
        #expect(Folding.fold(found).map(\.severity) == [severity].compactMap { $0 })
    }

    @Test(
        "a row that is made to grow with its text: a name stays in one line",
        arguments: [
            ("The ferries are late", 1, Finding.Severity.information), ("The ferries are late", 0, nil),
            ("Label", 1, .information),
        ])
    func aRowThatGrows(text: String, lines: Int, severity: Finding.Severity?) throws {
        let label = Planted.label("lb0-00-001", text, "10 10 300 80", lines: lines)
        let tied = Self.row(label, Self.edges("lb0-00-001"), outlets: ["name": "lb0-00-001"])
        #expect(Folding.fold(try Self.told(.tightText, tied)).map(\.severity) == [severity].compactMap { $0 })
        // A label that hangs in the middle leaves the height to the row, and a label that no code fills stays as it is.
        let middle = Self.edges("lb0-00-001").replacing(
            "id=\"lb0-00-001-b\"", with: "priority=\"250\" id=\"lb0-00-001-b\"")
        #expect(try Self.told(.tightText, Self.row(label, middle, outlets: ["name": "lb0-00-001"])).isEmpty)
    }

    @Test(
        "a fixed font where the row has room for larger letters",
        arguments: [
            (1000, true, Finding.Severity.warning), (250, true, .information), (1000, false, .information),
        ])
    func aFixedFont(priority: Int, follows: Bool, severity: Finding.Severity) throws {
        let place = Self.edges("lb0-00-001")
            .replacing("id=\"lb0-00-001-b\"", with: "priority=\"\(priority)\" id=\"lb0-00-001-b\"")
        // Another text of the file follows the user's text size, or none does.
        let labels =
            Planted.label("lb0-00-001", "Arrival at the harbour", "10 10 300 80", lines: 0)
            + Planted.label(
                "lb0-00-002", "Time", "10 60 40 21",
                more: follows ? "adjustsFontForContentSizeCategory=\"YES\"" : "", font: PlantedDefectTests.style)
        let second =
            Planted.constraint("x", "lb0-00-002", "leading", "co0-00-001", "leading", 10)
            + Planted.constraint("t", "lb0-00-002", "top", "co0-00-001", "top", 60)
        #expect(try Self.told(.fixedFont, Self.row(labels, place + second)).map(\.severity) == [severity])
    }

    @Test(
        "a text that is the name of its outlet stands for forty letters beside a picture",
        arguments: [("pier_name", Finding.Severity.warning), ("Pier name", .information)])
    func aTextNamedAsItsOutlet(text: String, severity: Finding.Severity) throws {
        let views =
            Planted.label("lb0-00-001", text, "10 40 80 21") + """
                <imageView contentMode="scaleAspectFit" translatesAutoresizingMaskIntoConstraints="NO" id="im0-00-001">
                \(Planted.rect("250 40 20 20"))</imageView>
                """
        let place =
            [("lb0-00-001", 10.0), ("im0-00-001", 250)].map { id, x in
                Planted.constraint("\(id)-l", id, "leading", "co0-00-001", "leading", x)
                    + Planted.constraint("\(id)-t", id, "top", "co0-00-001", "top", 40)
            }.joined() + ["width", "height"].map { Planted.constraint($0, "im0-00-001", $0, nil, nil, 20) }.joined()
        let found = try Self.told(.unboundedText, Self.row(views, place, outlets: ["pierName": "lb0-00-001"]))
        #expect(found.map(\.severity) == [severity])
    }

    @Test("a height that holds no line at a larger text size cuts every text", arguments: [(21.0, true), (60, false)])
    func aHeightWithoutALine(height: Double, isTold: Bool) throws {
        var large = AuditTraits(device: "iPhoneSe")
        large.contentSizeCategory = .accessibilityLarge
        let label = Planted.label(
            "tv0-00-001", "Label", "20 79 300 21",
            inner: "<constraints>\(Planted.constraint("h", "tv0-00-001", "height", nil, nil, height))</constraints>",
            font: PlantedDefectTests.style)
        let place =
            Planted.corner("tv0-00-001")
            + Planted.constraint("r", "sa0-00-001", "trailing", "tv0-00-001", "trailing", 20)
        let found = try Planted.findings(label, constraints: place, traits: [large])
            .filter { $0.rule == AuditRule.clippedText.rawValue && $0.severity > .information }
        #expect(found.isEmpty == !isTold)
    }

    @Test(
        "a view at the screen's side beside one at the safe area's side is an oversight",
        arguments: [("sa0-00-001", true), ("vw0-00-001", false)])
    func besideTheSafeArea(other: String, isTold: Bool) throws {
        let views =
            Planted.button("bu0-00-001", "Buy a ticket", "8 100 100 34")
            + Planted.label("lb0-00-001", "Pier", "20 200 40 21")
        let place =
            Planted.constraint("l", "bu0-00-001", "leading", "vw0-00-001", "leading", 8)
            + Planted.constraint("t", "bu0-00-001", "top", "sa0-00-001", "top", 60)
            + Planted.constraint("x", "lb0-00-001", "leading", other, "leading", 120)
            + Planted.constraint("y", "lb0-00-001", "top", "sa0-00-001", "top", 160)
        let found = try Planted.findings(
            views, constraints: place, traits: [AuditTraits(device: "iPhone16ProMax", isLandscape: true)]
        ).filter { $0.rule == AuditRule.unsafeArea.rawValue && $0.severity > .information }
        #expect(found.map { $0.elements[0].id } == (isTold ? ["bu0-00-001"] : []))
    }

    // MARK: Texts of any length

    /// Two labels one above the other, the upper one filled by code, and a box at a fixed place below.
    private static func texts(outlet: Bool, lines: Int) -> String {
        let labels =
            Planted.label("lb0-00-001", "Label", "20 79 353 21", lines: lines)
            + Planted.label("lb0-00-002", "Leaves from pier 3", "20 130 353 21")
        let places =
            Planted.corner("lb0-00-001") + Planted.corner("lb0-00-002", y: 71)
            + Planted.constraint("e", "sa0-00-001", "trailing", "lb0-00-001", "trailing", 20)
        let text = Planted.storyboard(labels, places)
        return outlet ? text.replacing("destination=\"tv0-00-001\"", with: "destination=\"lb0-00-001\"") : text
    }

    @Test("what a long text runs over is information, with the length in words")
    func longTexts() throws {
        func told(_ outlet: Bool, _ lines: Int) throws -> [Finding] {
            try Planted.findings(of: Self.texts(outlet: outlet, lines: lines), traits: [])
                .filter { $0.rule == AuditRule.overlap.rawValue }
        }
        let found = try told(true, 0)
        #expect(found.map(\.severity) == [.information])
        #expect(found.first?.message.contains("with 200 letters in texts") == true, "\(found.map(\.message))")
        #expect(try told(false, 0).isEmpty)
        #expect(try told(true, 1).isEmpty)
    }

    // MARK: Letters

    @Test("a word that is wider than its label is broken; letters that shrink below 11 points are told")
    func letters() throws {
        func told(_ text: String, _ width: Double, lines: Int, more: String = "") throws -> [String] {
            let label = Planted.label("lb0-00-001", text, "20 79 \(width) 60", lines: lines, more: more)
            let places =
                Planted.corner("lb0-00-001") + Planted.constraint("w", "lb0-00-001", "width", nil, nil, width)
            return try Planted.findings(label, constraints: places, traits: []).filter {
                $0.rule == AuditRule.truncatedText.rawValue && $0.severity == .information
            }.map(\.message)
        }
        #expect(try told("Abfahrtszeiten am Hafen", 80, lines: 0).first?.hasPrefix("a word of") == true)
        #expect(try told("Abfahrtszeiten am Hafen", 160, lines: 0).isEmpty)
        #expect(try told("\u{5E74}\u{8D39}\u{4F1A}\u{5458}\u{5E74}\u{8D39}", 40, lines: 0).isEmpty)
        let shrinks = "adjustsFontSizeToFit=\"YES\" minimumScaleFactor=\"0.4\""
        #expect(try told("Leaves from pier 3", 80, lines: 1, more: shrinks).first?.contains("shrinks from 17") == true)
        #expect(try told("Leaves from pier 3", 130, lines: 1, more: shrinks).isEmpty)
    }

    // MARK: Size classes

    @Test("a view whose constraints a variation takes away has no place on an iPad", arguments: ["l", "r"])
    func variations(taken: String) throws {
        let label = Planted.label("lb0-00-001", "Leaves from pier 3", "20 79 353 21")
        let places =
            Planted.corner("lb0-00-001").replacing("lb0-00-001-x", with: "l")
            + Planted.constraint(
                "r", "vw0-00-001", "bottom", "lb0-00-001", "bottom", 20, relation: "greaterThanOrEqual")
        let text = Planted.storyboard(label, places).replacing(
            "</constraints>\n</view>",
            with: """
                </constraints><variation key="heightClass=regular-widthClass=regular"><mask key="constraints">
                <exclude reference="\(taken)"/></mask></variation>
                </view>
                """)
        let found = try Planted.findings(of: text, traits: ["iPhoneSe", "iPad9"].map { AuditTraits(device: $0) })
            .filter { $0.rule == AuditRule.ambiguousLayout.rawValue }
        #expect(found.map(\.pages) == (taken == "l" ? [["iPad 9"]] : []))
        let placeholder = try Planted.findings(
            of: text.replacing("id=\"l\"", with: "placeholder=\"YES\" id=\"l\""),
            traits: [AuditTraits(device: "iPad9")])
        #expect(placeholder.allSatisfy { !$0.message.contains("constraint is left") })
        #expect(found.allSatisfy { $0.message.contains("no horizontal constraint is left of 1 constraint that") })
    }
}
