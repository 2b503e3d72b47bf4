import Findings
import InterfaceBuilder
import LayoutAudit
import LayoutEngine
import Testing

/// Findings that rest on what an app's code decides: no error is a guess about the code.
@Suite struct CodeDecidesTests {
    private static let phone = [AuditTraits(device: "iPhoneSe")]
    /// The id to which the planted controller has an outlet.
    private static let outlet = "tv0-00-001"

    private static func severities(_ rule: AuditRule, _ findings: [Finding]) -> [Finding.Severity] {
        findings.filter { $0.rule == rule.rawValue }.map(\.severity)
    }

    /// A cell or a view of 320 by 64 points in a file of its own, with a label between its edges.
    private static func part(_ kind: String, _ constraints: String) -> String {
        let isCell = kind != "view"
        let content = isCell ? "co0-00-001" : "ce0-00-001"
        let inner = """
            <subviews>\(Planted.label("lb0-00-001", "Arrival", "20 12 55 40"))</subviews><constraints>
            \(Planted.constraint("x", "lb0-00-001", "leading", content, "leading", 20))
            \(Planted.constraint("t", "lb0-00-001", "top", content, "top", 12))
            \(Planted.constraint("b", content, "bottom", "lb0-00-001", "bottom", 12))
            \(constraints)</constraints>
            """
        let mask = "<autoresizingMask key=\"autoresizingMask\"/>"
        let view = kind == "tableViewCell" ? "tableViewCellContentView" : "view"
        return Planted.xib(
            """
            <\(kind) contentMode="scaleToFill" id="ce0-00-001">\(Planted.rect("0 0 320 64"))\(mask)
            \(isCell ? "<\(view) key=\"contentView\" id=\"co0-00-001\">\(Planted.rect("0 0 320 64"))\(mask)" : "")
            \(inner)\(isCell ? "</\(view)>" : "")</\(kind)>
            """)
    }

    /// The owner of a part decides the part's size, so that a conflict with the recorded size is no error; the author sees
    /// the conflict on the canvas. [Measured: 4 of 249 commits mend such a conflict, and no mended file has one.]
    @Test(arguments: ["tableViewCell", "collectionViewCell", "view"])
    func theRecordedSizeOfAPart(kind: String) throws {
        func told(_ constraints: String) throws -> [Finding.Severity] {
            let text = Self.part(kind, constraints)
            return Self.severities(.conflict, try Planted.findings(of: text, file: "Part.xib", traits: []))
        }
        let low = Planted.constraint("h", "lb0-00-001", "height", nil, nil, 25)
        // A table measures its rows.
        #expect(try told(low) == [kind == "tableViewCell" ? .information : .warning])
        // Whatever the size of the part, a label has one height.
        #expect(try told(low + Planted.constraint("g", "lb0-00-001", "height", nil, nil, 30)).contains(.error))
    }

    /// A prototype's height is the canvas's, that of a static row the app's.
    @Test(arguments: [("prototypes", Finding.Severity.information), ("sections", .error)])
    func theHeightOfAPrototype(group: String, severity: Finding.Severity) throws {
        let cell = """
            <tableViewCell contentMode="scaleToFill" rowHeight="80" id="ce0-00-001">\(Planted.rect("0 50 393 80"))
            <autoresizingMask key="autoresizingMask"/>
            <tableViewCellContentView key="contentView" tableViewCell="ce0-00-001" id="co0-00-001">
            \(Planted.rect("0 0 393 80"))<autoresizingMask key="autoresizingMask"/>
            <subviews>\(Planted.label("lb0-00-001", "Arrival", "20 12 55 40"))</subviews><constraints>
            \(Planted.constraint("x", "lb0-00-001", "leading", "co0-00-001", "leading", 20))
            \(Planted.constraint("t", "lb0-00-001", "top", "co0-00-001", "top", 12))
            \(Planted.constraint("b", "co0-00-001", "bottom", "lb0-00-001", "bottom", 12))
            \(Planted.constraint("h", "lb0-00-001", "height", nil, nil, 40))
            </constraints></tableViewCellContentView></tableViewCell>
            """
        let isStatic = group == "sections"
        let rows =
            isStatic
            ? "<sections><tableViewSection id=\"se0-00-001\"><cells>\(cell)</cells></tableViewSection></sections>"
            : "<prototypes>\(cell)</prototypes>"
        let table = """
            <tableView dataMode="\(isStatic ? "static" : "prototypes")" style="plain" rowHeight="-1" \
            separatorStyle="none" translatesAutoresizingMaskIntoConstraints="NO" id="tb0-00-001">
            \(Planted.rect("0 59 393 400"))\(rows)</tableView>
            """
        let place =
            Planted.corner("tb0-00-001", x: 0, y: 0) + Planted.constraint("tw", "tb0-00-001", "width", nil, nil, 393)
            + Planted.constraint("th", "tb0-00-001", "height", nil, nil, 400)
        let found = try Planted.findings(table, constraints: place, traits: [])
        #expect(Self.severities(.conflict, found) == [severity])
    }

    /// Code that has an outlet to a constraint may settle the conflict.
    @Test(arguments: [(outlet, Finding.Severity.information), ("w", .error)])
    func aConstraintWithAnOutlet(id: String, severity: Finding.Severity) throws {
        let label = Planted.label("lb0-00-001", "Arrival", "20 79 120 21")
        let constraints =
            Planted.corner("lb0-00-001") + Planted.constraint(id, "lb0-00-001", "width", nil, nil, 120)
            + Planted.constraint("t", "sa0-00-001", "trailing", "lb0-00-001", "trailing", 20)
        let found = try Planted.findings(label, constraints: constraints, traits: [])
        #expect(Self.severities(.conflict, found) == [severity])
    }

    /// Constraints that give way contradict each other without a message of UIKit.
    @Test(arguments: [(nil, Finding.Severity.error), (250, .warning)])
    func twoConstraintsThatGiveWay(priority: Int?, severity: Finding.Severity) throws {
        let label = Planted.label("lb0-00-001", "Arrival", "20 79 55 21")
        let constraints =
            Planted.corner("lb0-00-001")
            + Planted.constraint("a", "lb0-00-001", "width", nil, nil, 80, priority: priority)
            + Planted.constraint("b", "lb0-00-001", "width", nil, nil, 90, priority: priority)
        let found = try Planted.findings(label, constraints: constraints, traits: [])
        #expect(Self.severities(.duplicateConstraint, found) == [severity])
    }

    /// Two boxes that lie on each other are alternatives: code shows one of them.
    @Test(arguments: [(40.0, Finding.Severity.information), (400, .error)])
    func boxesThatLieOnEachOther(y: Double, severity: Finding.Severity) throws {
        func box(_ id: String, _ label: String, _ text: String, _ top: Double, _ y: Double) -> String {
            """
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
            \(Planted.rect("0 \(y) 393 200"))<subviews>\(Planted.label(label, text, "20 \(top) 55 21"))</subviews>
            <constraints>\(Planted.constraint("\(label)-x", label, "leading", id, "leading", 20))
            \(Planted.constraint("\(label)-y", label, "top", id, "top", top))</constraints></view>
            """
        }
        let views =
            box("bx0-00-001", "lb0-00-001", "Arrival", 100, 59)
            + box("bx0-00-002", "lb0-00-002", "Departure", 20, 59 + y)
        let constraints =
            Planted.corner("bx0-00-001", x: 0, y: 0)
            + Planted.corner("bx0-00-002", x: 0, y: 0)
            .replacing("id=\"bx0-00-002-y\"", with: "id=\"unused\"")
            + ["bx0-00-001", "bx0-00-002"].map { Planted.constraint("\($0)-w", $0, "width", nil, nil, 300) }.joined()
            + ["bx0-00-001", "bx0-00-002"].map { Planted.constraint("\($0)-h", $0, "height", nil, nil, 200) }.joined()
        // The second box is at its place on the own device, and 80 points below the first one's top on the small phone.
        let own = try InterfaceBuilderSource(
            Array(Planted.storyboard(views, constraints).utf8), file: "A.storyboard")
        func scenes(_ second: Double) -> [LayoutScene] {
            var scenes = own.read().scenes
            for place in scenes[0].tree.constraints.indices where scenes[0].tree.constraints[place].id == "unused" {
                scenes[0].tree.constraints[place].constant = second
            }
            return scenes
        }
        var audit = FileAudit(file: "A.storyboard", own: scenes(y))
        var german = AuditTraits(device: "iPhoneSe")
        german.language = "de"
        audit.take(scenes(80), on: german)
        #expect(Self.severities(.overlap, audit.findings) == [severity])
    }

    /// A bullet neither grows nor turns round.
    @Test func aTextWithoutALetter() throws {
        let label = Planted.label("lb0-00-001", "•", "360 79 8 21").replacing("textAlignment=\"natural\"", with: "")
        let constraints =
            Planted.corner("lb0-00-001", x: 360) + Planted.constraint("w", "lb0-00-001", "width", nil, nil, 30)
        let found = try Planted.findings(label, constraints: constraints, traits: [])
        #expect(Self.severities(.leftAlignment, found).isEmpty)
        let free = try Planted.findings(label, constraints: Planted.corner("lb0-00-001", x: 360), traits: [])
        #expect(Self.severities(.unboundedText, free).isEmpty)
    }

    /// The author limits a text of two lines to two lines; a height that holds one of them is a defect.
    @Test(arguments: [(nil, Finding.Severity.information), (21.0, .error)])
    func aTextThatIsLongerThanItsLines(height: Double?, severity: Finding.Severity) throws {
        let text = "The ferry leaves from the northern pier at noon and comes back in the evening"
        let label = Planted.label("lb0-00-001", text, "20 79 353 41", lines: 2)
        let constraints =
            Planted.corner("lb0-00-001")
            + Planted.constraint("t", "sa0-00-001", "trailing", "lb0-00-001", "trailing", 20)
            + (height.map { Planted.constraint("h", "lb0-00-001", "height", nil, nil, $0) } ?? "")
        let page = AuditTraits(device: "iPhoneSe")
        let found = try Planted.findings(label, constraints: constraints, traits: [page])
        #expect(Self.severities(.clippedText, found).allSatisfy { $0 <= severity })
    }

    /// A width that is enough for regular letters, and not for those of the setting Bold Text.
    @Test(arguments: [(156.0, true), (175, false)])
    func boldText(width: Double, isTold: Bool) throws {
        let label = Planted.label("lb0-00-001", "Enable Notifications", "20 79 \(width) 21")
        let constraints =
            Planted.corner("lb0-00-001") + Planted.constraint("w", "lb0-00-001", "width", nil, nil, width)
        let found = try Planted.findings(label, constraints: constraints, traits: [])
            .filter { $0.rule == AuditRule.tightText.rawValue && $0.severity > .information }
        #expect(found.contains { $0.message.contains("Bold Text") } == isTold)
    }

    /// Nobody reads or touches a launch screen.
    @Test func launchScreens() throws {
        let label = Planted.label("lb0-00-001", "Harbour 2026", "20 820 120 21")
        let constraints =
            Planted.constraint("x", "lb0-00-001", "leading", "sa0-00-001", "leading", 20)
            + Planted.constraint("b", "vw0-00-001", "bottom", "lb0-00-001", "bottom", 4)
        let text = Planted.storyboard(label, constraints)
        func told(_ isLaunchScreen: Bool) throws -> [Finding.Severity] {
            let marked = text.replacing("useAutolayout", with: "launchScreen=\"YES\" useAutolayout")
            let source = try InterfaceBuilderSource(
                Array((isLaunchScreen ? marked : text).utf8), file: "Main.storyboard")
            #expect(source.isLaunchScreen == isLaunchScreen)
            var audit = FileAudit(file: "Main.storyboard", own: source.read().scenes)
            audit.evidence.isLaunchScreen = source.isLaunchScreen
            return Self.severities(.unsafeArea, audit.findings)
        }
        #expect(try told(true) == [.information])
        #expect(try told(false) == [.warning])
    }

    /// A file with a layout of its own for low screens is for phones on their sides.
    @Test func filesThatKnowLandscape() throws {
        let plain = Planted.storyboard("", "")
        func knows(_ text: String) throws -> Bool {
            try InterfaceBuilderSource(Array(text.utf8), file: "Main.storyboard").knowsLandscape
        }
        #expect(try !knows(plain))
        #expect(try knows(plain.replacing("orientation=\"portrait\"", with: "orientation=\"landscape\"")))
        #expect(
            try knows(
                Planted.storyboard(
                    Planted.label(
                        "lb0-00-001", "Arrival", "20 79 55 21",
                        inner: "<variation key=\"heightClass=compact\" hidden=\"YES\"/>"), "")))
    }

    /// A button over the whole screen has its room elsewhere; one at the bottom has not.
    @Test(arguments: [(0.0, false), (800, true)])
    func buttonsUnderTheHomeIndicator(top: Double, isTold: Bool) throws {
        let button = Planted.button("bt0-00-001", "Buy", "0 \(top) 393 \(852 - top)")
        let constraints =
            Planted.constraint("x", "bt0-00-001", "leading", "vw0-00-001", "leading")
            + Planted.constraint("r", "vw0-00-001", "trailing", "bt0-00-001", "trailing")
            + Planted.constraint("y", "bt0-00-001", "top", "vw0-00-001", "top", top)
            + Planted.constraint("b", "vw0-00-001", "bottom", "bt0-00-001", "bottom")
        let found = try Planted.findings(button, constraints: constraints, traits: [])
        #expect(Self.severities(.unsafeArea, found).contains(.warning) == isTold)
    }

    /// Code may place a container that lies by its frame, and leaves one that constraints tie to the screen.
    @Test(arguments: [(true, Finding.Severity.error), (false, .warning)])
    func buttonsInContainers(isTied: Bool, severity: Finding.Severity) throws {
        let button = Planted.button("bt0-00-001", "Buy", "20 20 60 47")
        let mask = "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" flexibleMinY=\"YES\"/>"
        let box = """
            <view contentMode="scaleToFill" \(isTied ? "translatesAutoresizingMaskIntoConstraints=\"NO\"" : "") \
            id="bx0-00-001">\(Planted.rect("0 600 375 67"))\(isTied ? "" : mask)<subviews>\(button)</subviews><constraints>
            \(Planted.constraint("x", "bt0-00-001", "leading", "bx0-00-001", "leading", 20))
            \(Planted.constraint("b", "bx0-00-001", "bottom", "bt0-00-001", "bottom"))
            \(Planted.constraint("h", "bt0-00-001", "height", nil, nil, 47))</constraints></view>
            """
        let places =
            ["leading", "trailing", "bottom"].map {
                Planted.constraint("e-\($0)", "bx0-00-001", $0, "vw0-00-001", $0)
            }.joined() + Planted.constraint("bh", "bx0-00-001", "height", nil, nil, 67)
        let text = Planted.storyboard(box, isTied ? places : "").replacing("retina6_12", with: "retina4_7")
            .replacing("width=\"393\" height=\"852\"", with: "width=\"375\" height=\"667\"")
        let found = try Planted.findings(of: text, traits: [AuditTraits(device: "iPhone16ProMax")])
        #expect(Self.severities(.unsafeArea, found) == [severity])
    }

    /// A label that is wider than its superview shows its text all the same.
    @Test(arguments: [("Arrival", false), ("Arrival at the northern pier today", true)])
    func labelsThatStickOut(text: String, isTold: Bool) throws {
        let label = Planted.label("lb0-00-001", text, "60 20 273 21")
            .replacing("textAlignment=\"natural\"", with: "textAlignment=\"center\"")
        let box = """
            <view contentMode="scaleToFill" clipsSubviews="YES" translatesAutoresizingMaskIntoConstraints="NO" \
            id="bx0-00-001">\(Planted.rect("60 159 273 60"))<subviews>\(label)</subviews><constraints>
            \(Planted.constraint("c", "lb0-00-001", "centerX", "bx0-00-001", "centerX"))
            \(Planted.constraint("t", "lb0-00-001", "top", "bx0-00-001", "top", 20))
            \(Planted.constraint("w", "lb0-00-001", "width", nil, nil, 230))</constraints></view>
            """
        let constraints =
            Planted.constraint("x", "bx0-00-001", "leading", "sa0-00-001", "leading", 60)
            + Planted.constraint("r", "sa0-00-001", "trailing", "bx0-00-001", "trailing", 60)
            + Planted.constraint("y", "bx0-00-001", "top", "sa0-00-001", "top", 100)
            + Planted.constraint("h", "bx0-00-001", "height", nil, nil, 60)
        let found = try Planted.findings(box, constraints: constraints, traits: Self.phone)
        #expect(Self.severities(.outsideSuperview, found).isEmpty == !isTold)
    }
}
