import LayoutEngine
import Testing

@testable import InterfaceBuilder

/// Tables for the small forms of the format.
@Suite struct ReadingTests {
    @Test(arguments: [
        ("0.5", 0.5), ("1:2", 0.5), ("1/4", 0.25), ("10:5", 2), ("1:1.25", 0.8), ("2.5:1:2", 1.25), ("-1", -1),
        ("1: 1.25", 0.8), (" 1 / 4 ", 0.25),
    ])
    func multipliers(text: String, value: Double) { #expect(Multiplier.parse(text) == value) }

    @Test(arguments: ["", "x", "1:", "1:0", "0", "nan", "inf", "1e99", "1:2:3:4", "1e-30", "1 2", "1: "])
    func oddMultipliersAreRefused(text: String) { #expect(Multiplier.parse(text) == nil) }

    @Test(arguments: [
        ("default", true), ("widthClass=compact", true), ("heightClass=regular-widthClass=compact", true),
        ("widthClass=regular", false), ("heightClass=compact", false), ("userInterfaceIdiom=mac", false), ("x", false),
    ])
    func variationsOfAnUprightPhone(key: String, holds: Bool) throws {
        let device = try #require(Device.named("iPhone15"))
        #expect(SizeClasses(device: device, isLandscape: false).match(key) == holds)
    }

    @Test func constraintsKeepTheirParts() throws {
        let body = """
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="0" y="0" width="1" height="1"/>
            <constraints><constraint firstAttribute="width" secondItem="a" secondAttribute="height" multiplier="3:4" constant="5" \
            priority="750" relation="greaterThanOrEqual" identifier="shape" placeholder="YES" id="k"/></constraints></view></subviews>
            """
        let document = try InterfaceBuilderReader.read(storyboard(body), file: "x")
        let constraint = try #require(document.scenes[0].tree.constraints.first)
        #expect(constraint.id == "k" && constraint.identifier == "shape" && constraint.isPlaceholder)
        #expect(constraint.multiplier == 0.75 && constraint.constant == 5 && constraint.priority == 750)
        #expect(constraint.first.attribute == .width && constraint.second?.attribute == .height)
        #expect(constraint.isActive)
        var options = InterfaceBuilderReader.Options()
        options.behavior = .app
        let app = try InterfaceBuilderReader.read(storyboard(body), file: "x", options: options)
        #expect(app.scenes[0].tree.constraints[0].isActive == false)
    }

    @Test(arguments: [("plain", "Fruit", 22.0, 28.0), ("grouped", "FRUIT", 27.0, 16.0)])
    func sectionsShowTheirTitles(style: String, header: String, y: Double, height: Double) throws {
        func row(_ id: String, y: Int) -> String {
            """
            <tableViewCell id="\(id)"><rect key="frame" x="0" y="\(y)" width="320" height="44"/>
            <autoresizingMask key="autoresizingMask"/></tableViewCell>
            """
        }
        let body = """
            <subviews><tableView style="\(style)" id="t"><rect key="frame" x="0" y="0" width="320" height="400"/>
            <sections><tableViewSection headerTitle="Fruit" footerTitle="Eat more" id="s1"><cells>\(row("r1", y: 50))
            \(row("r2", y: 94))</cells></tableViewSection>
            <tableViewSection headerTitle="None" id="s2"><cells/></tableViewSection></sections></tableView></subviews>
            """
        let tree = try InterfaceBuilderReader.read(storyboard(body), file: "x").scenes[0].tree
        #expect(tree.items.map(\.identifier).filter { $0.hasPrefix("s") } == ["s1/header", "s1/footer"])
        let title = tree[try #require(tree.item(named: "s1/header"))]
        guard case .text(let content) = title.content else { throw CancellationError() }
        #expect(content.text == header)
        #expect(title.frame == Rect(x: 16, y: y, width: 288, height: height))
        let footer = tree[try #require(tree.item(named: "s1/footer"))]
        #expect(footer.frame?.y == 145)
    }

    @Test func aConstraintToNowhereIsAProblemWithItsPlace() throws {
        let body = "\n<constraints>\n<constraint firstItem=\"gone\" firstAttribute=\"top\" id=\"k\"/></constraints>"
        let document = try InterfaceBuilderReader.read(storyboard(body), file: "x")
        #expect(document.problems.count == 1)
        #expect(document.problems.first?.line == 8)
        #expect(document.problems.first?.message.contains("gone") == true)
    }

    @Test func excludedSubviewsTakeTheirConstraintsAlong() throws {
        let body = """
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="0" y="0" width="1" height="1"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="b"><rect key="frame" x="0" y="0" width="1" height="1"/>
            </view></subviews></view></subviews>
            <constraints><constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="k1"/>
            <constraint firstItem="b" firstAttribute="top" secondItem="root" secondAttribute="top" id="k2"/></constraints>
            <variation key="widthClass=compact"><mask key="subviews"><exclude reference="a"/></mask></variation>
            """
        let document = try InterfaceBuilderReader.read(storyboard(body), file: "x")
        #expect(document.scenes[0].tree.count == 1)
        #expect(document.scenes[0].tree.constraints.isEmpty && document.problems.isEmpty)
        var options = InterfaceBuilderReader.Options()
        options.device = Device.named("iPadPro11")
        #expect(
            try InterfaceBuilderReader.read(storyboard(body), file: "x", options: options).scenes[0].tree.count == 3)
    }

    @Test func unknownElementsAreCountedAndSkipped() throws {
        let body = """
            <subviews><futureView id="f"><rect key="frame" x="1" y="2" width="3" height="4"/></futureView></subviews><strange/><strange/>
            """
        let document = try InterfaceBuilderReader.read(storyboard(body), file: "x")
        #expect(document.coverage.ignored == [.init(name: "futureView", count: 1), .init(name: "strange", count: 2)])
        #expect(frames(of: document).first { $0.id == "f" }?.frame == Rect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test func stackMarginsAndHiddenViews() throws {
        let body = """
            <subviews><stackView axis="vertical" spacing="8" alignment="top" translatesAutoresizingMaskIntoConstraints="NO" id="s">
            <rect key="frame" x="0" y="0" width="1" height="1"/><subviews>
            <activityIndicatorView hidden="YES" style="medium" translatesAutoresizingMaskIntoConstraints="NO" id="spin">
            <rect key="frame" x="0" y="0" width="20" height="20"/></activityIndicatorView>
            <switch hidden="YES" translatesAutoresizingMaskIntoConstraints="NO" id="off">
            <rect key="frame" x="0" y="0" width="51" height="31"/></switch></subviews>
            <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/></stackView></subviews>
            """
        let tree = try InterfaceBuilderReader.read(storyboard(body), file: "x").scenes[0].tree
        let stack = try #require(tree.item(named: "s"))
        #expect(tree[stack].stack?.isLayoutMarginsRelativeArrangement == true)
        #expect(tree[stack].stack?.alignment == .leading)
        #expect(tree[stack].layoutMargins?.trailing == 4)
        #expect(tree[try #require(tree.item(named: "spin"))].isHidden == false)
        #expect(tree[try #require(tree.item(named: "off"))].isHidden)
    }

    @Test func textsInAttributesElementsAndFragments() throws {
        let body = """
            <subviews><label numberOfLines="0" id="a"><rect key="frame" x="0" y="0" width="9" height="9"/>
            <string key="text">one
            two</string><fontDescription key="fontDescription" style="UICTFontTextStyleCaption1"/></label>
            <label id="b"><rect key="frame" x="0" y="0" width="9" height="9"/><attributedString key="attributedText">
            <fragment content="big"><attributes><font key="NSFont" metaFont="systemBold" size="20"/></attributes></fragment>
            <fragment><mutableString key="content" base64-UTF8="YES">
            c21hbGw
            </mutableString><attributes><font key="NSFont" size="9" name="Menlo"/>
            </attributes></fragment></attributedString></label></subviews>
            """
        let tree = try InterfaceBuilderReader.read(storyboard(body), file: "x").scenes[0].tree
        guard case .text(let plain) = tree[try #require(tree.item(named: "a"))].content,
            case .text(let rich) = tree[try #require(tree.item(named: "b"))].content
        else {
            Issue.record("labels without text")
            return
        }
        #expect(plain.text == "one\ntwo" && plain.font.textStyle == .caption1 && plain.numberOfLines == 0)
        #expect(rich.text == "bigsmall" && rich.runs.count == 2)
        #expect(rich.runs[0].font == .system(20, weight: .bold))
        #expect(rich.runs[1].font?.family == "Menlo")
    }
}
