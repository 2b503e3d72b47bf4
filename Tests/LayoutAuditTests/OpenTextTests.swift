import Findings
import InterfaceBuilder
import LayoutAudit
import LayoutEngine
import Testing

/// Texts that code fills: what they meet in their row, and how severe that is.
@Suite struct OpenTextTests {
    /// The id to which the planted controller has an outlet.
    private static let outlet = "tv0-00-001"

    private static func found(
        _ rule: AuditRule, _ views: String, _ constraints: String, traits: [AuditTraits] = []
    ) throws -> [Finding] {
        try Planted.findings(views, constraints: constraints, traits: traits).filter { $0.rule == rule.rawValue }
    }

    private static func row(_ other: String, _ gap: Double, _ first: String = outlet) -> String {
        Planted.corner(first) + Planted.constraint("g", other, "leading", first, "trailing", gap)
            + Planted.constraint("r", "sa0-00-001", "trailing", other, "trailing", 20)
            + Planted.constraint("y", other, "top", first, "top")
    }

    /// Two texts without a gap read as one where they fill the row.
    @Test(arguments: [(0.0, true), (8, false)]) func textsThatTouch(gap: Double, isTold: Bool) throws {
        let views =
            Planted.label("lb0-00-001", "Arrival", "20 79 55 21")
            + Planted.label(
                Self.outlet, "Label", "\(75 + gap) 79 \(298 - gap) 21", more: "horizontalHuggingPriority=\"240\"")
        let warnings = try Self.found(.unboundedText, views, Self.row(Self.outlet, gap, "lb0-00-001"))
            .filter { $0.severity > .information && $0.message.contains("touch") }
        #expect(warnings.map { $0.constraints.map(\.id) } == (isTold ? [["g"]] : []))
    }

    /// A least width of half of the row cuts the text beside it first.
    @Test(arguments: [(200.0, true), (90, false)]) func aLeastWidthBesideAText(width: Double, isTold: Bool) throws {
        let views =
            Planted.label(Self.outlet, "Label", "20 79 100 21")
            + Planted.label("lb0-00-001", "Value", "128 79 \(width) 21")
        let least = Planted.constraint("w", "lb0-00-001", "width", nil, nil, width, relation: "greaterThanOrEqual")
        let warnings = try Self.found(.unboundedText, views, Self.row("lb0-00-001", 8) + least)
            .filter { $0.severity > .information && $0.constraints.contains { $0.id == "w" } }
        #expect(warnings.isEmpty == !isTold)
    }

    /// A slider has no width of its own: what the text leaves is its width.
    @Test func aSliderTakesWhatATextLeaves() throws {
        let views =
            Planted.label(Self.outlet, "Label", "20 79 42 21") + """
                <slider contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="sl0-00-001">
                \(Planted.rect("70 74 303 31"))</slider>
                """
        #expect(
            try Self.found(.unboundedText, views, Self.row("sl0-00-001", 8)).allSatisfy { $0.severity == .information })
    }

    /// The room that makes an unbounded text a warning: a name may be long, a value stays short, and words that the file
    /// has become longer by half in a translation alone.
    @Test(arguments: [("Label", true), ("0:00", false), ("On board", false)])
    func howLongATextMayBecome(text: String, isWarning: Bool) throws {
        let views = Planted.label(Self.outlet, text, "203 79 42 21")
        let found = try Self.found(.unboundedText, views, Planted.corner(Self.outlet, x: 203))
        #expect(found.contains { $0.elements[0].id == Self.outlet && $0.severity == .warning } == isWarning)
    }

    /// Without an outlet and without translations nothing makes the text longer. Of a file alone nobody knows that it is
    /// never translated: a text that meets its neighbour by the usual growth is a warning then.
    @Test(
        arguments: [
            (true, false, 110.0, Finding.Severity.warning), (false, false, 110, .warning),
            (false, true, 110, .information),
            (true, false, 130, .warning), (false, false, 130, .information),
        ])
    func aTextThatOnlyATranslationMakesLonger(
        isTranslated: Bool, hasOneLanguage: Bool, x: Double, severity: Finding.Severity
    ) throws {
        let views =
            Planted.label("lb0-00-001", "Departure", "20 79 80 21")
            + Planted.button("bt0-00-001", "Buy", "\(x) 79 40 30")
        let constraints = Planted.corner("lb0-00-001") + Planted.corner("bt0-00-001", x: x)
        let source = try InterfaceBuilderSource(
            Array(Planted.storyboard(views, constraints).utf8), file: "Main.storyboard")
        var audit = FileAudit(file: "Main.storyboard", own: source.read().scenes)
        audit.evidence.isTranslated = isTranslated
        audit.evidence.hasOneLanguage = hasOneLanguage
        let found = audit.findings.filter { finding in
            finding.rule == AuditRule.unboundedText.rawValue && finding.elements[0].id == "lb0-00-001"
        }
        #expect(found.map(\.severity) == [severity])
    }

    /// The name of a setting beside its switch is a phrase.
    @Test(arguments: [(1, "Label", true), (0, "Label", false), (1, "Sounds", false)])
    func theNameOfASetting(lines: Int, text: String, isTold: Bool) throws {
        let views =
            Planted.label(Self.outlet, text, "20 79 250 21", lines: lines) + """
                <switch translatesAutoresizingMaskIntoConstraints="NO" horizontalCompressionResistancePriority="1000" \
                id="sw0-00-001">\(Planted.rect("324 74 51 31"))</switch>
                """
        let found = try Self.found(.tightText, views, Self.row("sw0-00-001", 8))
        #expect(found.map(\.severity) == (isTold ? [.warning] : []))
        let document = try InterfaceBuilderReader.read(
            Array(Planted.storyboard(views, Self.row("sw0-00-001", 8)).utf8), file: "Main.storyboard")
        var audit = FileAudit(file: "Main.storyboard", own: document.scenes)
        audit.evidence.hasOneLanguage = true
        let inOneLanguage = audit.findings.filter { $0.rule == AuditRule.tightText.rawValue }
        #expect(Folding.fold(inOneLanguage).map(\.severity) == (isTold ? [.information] : []))
    }

    /// A label whose height holds fewer lines than it may have, for a text that code sets.
    @Test(arguments: [(10, true), (3, false)]) func theLinesThatALabelMayHave(lines: Int, isTold: Bool) throws {
        let views = Planted.label(Self.outlet, "Label", "20 79 353 80", lines: lines)
        let constraints =
            Planted.corner(Self.outlet) + Planted.constraint("w", Self.outlet, "width", nil, nil, 353)
            + Planted.constraint("h", Self.outlet, "height", nil, nil, 80)
        let warnings = try Self.found(.fixedHeight, views, constraints).filter { $0.severity == .warning }
        #expect(warnings.isEmpty == !isTold)
    }

    /// Code that has an outlet to the height changes the height.
    @Test(arguments: [(false, Finding.Severity.warning), (true, .information)])
    func aHeightThatCodeChanges(isConnected: Bool, severity: Finding.Severity) throws {
        let views = Planted.label(Self.outlet, "Label", "20 79 353 21", lines: 0)
        let constraints =
            Planted.corner(Self.outlet) + Planted.constraint("w", Self.outlet, "width", nil, nil, 353)
            + Planted.constraint("h", Self.outlet, "height", nil, nil, 21)
        let more = isConnected ? "<outlet property=\"height\" destination=\"h\" id=\"ou0-00-002\"/>" : ""
        let text = Planted.storyboard(views, constraints).replacing("<connections>", with: "<connections>" + more)
        let found = try Planted.findings(of: text, traits: []).filter { $0.rule == AuditRule.fixedHeight.rawValue }
        #expect(found.map(\.severity) == [severity])
    }

    /// A text view that has the rest of the screen has room for more than code is known to set.
    @Test(arguments: [(false, Finding.Severity.information), (true, .warning)])
    func aTextViewWithRoom(isFixed: Bool, severity: Finding.Severity) throws {
        let views = """
            <textView scrollEnabled="NO" editable="NO" text="All ferries are late today." textAlignment="natural" \
            translatesAutoresizingMaskIntoConstraints="NO" id="\(Self.outlet)">
            \(Planted.rect("20 79 353 400"))<fontDescription key="fontDescription" type="system" pointSize="14"/></textView>
            """
        let constraints =
            Planted.corner(Self.outlet) + Planted.constraint("w", Self.outlet, "width", nil, nil, 353)
            + (isFixed
                ? Planted.constraint("h", Self.outlet, "height", nil, nil, 400)
                : Planted.constraint("b", "sa0-00-001", "bottom", Self.outlet, "bottom", 339))
        let found = try Self.found(.fixedHeight, views, constraints)
        #expect(Folding.fold(found).map(\.severity) == [severity])
    }

    private static let turned: AuditTraits = {
        var traits = AuditTraits(device: "iPhone16ProMax")
        traits.isLandscape = true
        return traits
    }()

    /// A control that is out of reach in landscape, of an app of which nobody knows whether it turns.
    @Test(arguments: [(560.0, Finding.Severity.warning), (395, .information)])
    func aControlOutOfReach(place: Double, severity: Finding.Severity) throws {
        let views = Planted.button("bt0-00-001", "Buy", "20 \(59 + place) 40 60")
        let constraints =
            Planted.corner("bt0-00-001", y: place) + Planted.constraint("h", "bt0-00-001", "height", nil, nil, 60)
        let found = try Self.found(.offScreen, views, constraints, traits: [Self.turned])
        #expect(found.map(\.severity) == [severity])
    }

    /// A part of a screen has no notch: nothing says where code puts a popover or a widget.
    @Test(arguments: [true, false]) func aPartHasNoSafeArea(hasMetrics: Bool) throws {
        let views = Planted.label("lb0-00-001", "Arrival", "20 10 55 40")
        let constraints =
            Planted.constraint("x", "lb0-00-001", "leading", "sa0-00-001", "leading", 20)
            + Planted.constraint("t", "lb0-00-001", "top", "sa0-00-001", "top", 10)
            + Planted.constraint("b", "sa0-00-001", "bottom", "lb0-00-001", "bottom", 10)
            + Planted.constraint("h", "lb0-00-001", "height", nil, nil, 40)
        let metrics = hasMetrics ? "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>" : ""
        let text = Planted.storyboard(views, constraints)
            .replacing("width=\"393\" height=\"852\"", with: "width=\"300\" height=\"60\"")
            .replacing(
                "<connections>", with: metrics + "<size key=\"freeformSize\" width=\"300\" height=\"60\"/><connections>"
            )
        let source = try InterfaceBuilderSource(Array(text.utf8), file: "Part.storyboard")
        for name in ["iPhoneSe", "iPhone16ProMax", "iPad9"] {
            var options = InterfaceBuilderReader.Options()
            options.device = Device.named(name)
            let scene = try #require(source.read(options).scenes.first)
            #expect(scene.environment.safeAreaInsets == .zero)
            #expect(scene.facts?.root == .part)
            let layout = scene.tree.resolve(in: scene.environment)
            #expect(layout[scene.tree.root].frame.size == Size(width: 300, height: 60))
            #expect(layout.diagnostics.allSatisfy { $0.kind != .conflict })
        }
    }

    /// The size that code gives a custom view settles the views tied to it.
    @Test(arguments: [("customClass=\"MapView\"", true), ("", false)])
    func ambiguityBesideACustomView(attributes: String, isSilent: Bool) throws {
        func view(_ id: String, _ y: Double, _ attributes: String) -> String {
            "<view contentMode=\"scaleToFill\" translatesAutoresizingMaskIntoConstraints=\"NO\" \(attributes) id=\"\(id)\">"
                + Planted.rect("0 \(y) 393 300") + "</view>"
        }
        let table = """
            <tableView style="plain" translatesAutoresizingMaskIntoConstraints="NO" id="tb0-00-001">
            \(Planted.rect("0 359 393 459"))</tableView>
            """
        let constraints =
            ["vw0-00-002", "tb0-00-001"].map { id in
                Planted.constraint("\(id)-l", id, "leading", "sa0-00-001", "leading")
                    + Planted.constraint("\(id)-r", "sa0-00-001", "trailing", id, "trailing")
            }.joined()
            + Planted.constraint("t", "vw0-00-002", "top", "sa0-00-001", "top")
            + Planted.constraint("m", "tb0-00-001", "top", "vw0-00-002", "bottom")
            + Planted.constraint("b", "sa0-00-001", "bottom", "tb0-00-001", "bottom")
        let found = try Self.found(.ambiguousLayout, view("vw0-00-002", 59, attributes) + table, constraints)
        #expect(found.isEmpty == isSilent)
    }
}
