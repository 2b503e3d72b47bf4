import Findings
import InterfaceBuilder
import LayoutAudit
import LayoutEngine
import Testing

/// Layouts that look broken to a tool and are not, each beside the same layout that is.
@Suite struct FalseAlarmTests {
    private static func rules(_ views: String, _ constraints: String) throws -> [String: Finding.Severity] {
        let findings = try Planted.findings(views, constraints: constraints)
        return Dictionary(findings.map { ($0.rule, $0.severity) }) { max($0, $1) }
    }

    @Test("a constraint that Xcode removes when it builds the app contradicts nothing", arguments: [true, false])
    func placeholderConstraints(isRemoved: Bool) throws {
        let height = Planted.constraint("h", "lb0-00-001", "height", nil, nil, 60)
        let found = try Self.rules(
            Planted.label("lb0-00-001", "Arrival", "20 79 55 40"),
            Planted.corner("lb0-00-001") + Planted.constraint("g", "lb0-00-001", "height", nil, nil, 40)
                + (isRemoved ? height.replacing("/>", with: " placeholder=\"YES\"/>") : height))
        #expect(found[AuditRule.conflict.rawValue] == (isRemoved ? nil : .error))
    }

    @Test(
        "the label of a row of UIKit's default style shows its alignment, labels of other styles do not",
        arguments: [1, 2])
    func alignmentInRows(count: Int) throws {
        let labels = (1...count).map { place in
            """
            <label text="Arrival" id="lb0-00-00\(place)">\(Planted.rect("20 \(20 * place) 353 20"))
            <autoresizingMask key="autoresizingMask"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
            """
        }
        let table = """
            <tableView dataMode="prototypes" style="plain" translatesAutoresizingMaskIntoConstraints="NO" id="tb0-00-001">
            \(Planted.rect("0 59 393 400"))<prototypes><tableViewCell reuseIdentifier="Row" id="ce0-00-001">
            \(Planted.rect("0 50 393 64"))<autoresizingMask key="autoresizingMask"/>
            <tableViewCellContentView key="contentView" tableViewCell="ce0-00-001" id="co0-00-001">
            \(Planted.rect("0 0 393 64"))<autoresizingMask key="autoresizingMask"/><subviews>\(labels.joined())</subviews>
            </tableViewCellContentView></tableViewCell></prototypes></tableView>
            """
        let found = try Self.rules(table, Planted.corner("tb0-00-001", x: 0, y: 0))
        #expect((found[AuditRule.leftAlignment.rawValue] != nil) == (count == 1), "\(found)")
    }

    @Test("a label that is as wide as its text shows no alignment", arguments: [true, false])
    func alignmentWithoutWidth(hasEnd: Bool) throws {
        let label = Planted.label("lb0-00-001", "Arrival", "20 79 353 21", lines: 0)
            .replacing("textAlignment=\"natural\"", with: "")
        let end = Planted.constraint("e", "sa0-00-001", "trailing", "lb0-00-001", "trailing", 20)
        let found = try Self.rules(label, Planted.corner("lb0-00-001") + (hasEnd ? end : ""))
        #expect((found[AuditRule.leftAlignment.rawValue] != nil) == hasEnd, "\(found)")
    }

    @Test("a placeholder is no excuse for a room of less than two letters", arguments: [true, false])
    func roomForNoText(isNarrow: Bool) throws {
        let found = try Self.rules(
            Planted.label("tv0-00-001", "Label", "20 79 60 21")
                + Planted.label("lb0-00-002", "Departure", "85 79 260 21"),
            Planted.corner("tv0-00-001")
                + Planted.constraint("y", "lb0-00-002", "top", "sa0-00-001", "top", 20)
                + Planted.constraint("g", "lb0-00-002", "leading", "tv0-00-001", "trailing", 8)
                + Planted.constraint("w", "lb0-00-002", "width", nil, nil, isNarrow ? 260 : 240)
                + Planted.constraint("t", "sa0-00-001", "trailing", "lb0-00-002", "trailing", 20))
        #expect(found[AuditRule.truncatedText.rawValue] == (isNarrow ? .warning : .information))
    }

    @Test("a button that shows nothing covers nothing, on a page where a label moves below it", arguments: ["Go", ""])
    func invisibleButton(title: String) throws {
        let button = """
            <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" contentVerticalAlignment="center" \
            buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" \
            id="bt0-00-001">\(Planted.rect("20 700 353 30"))<state key="normal" title="\(title)"/></button>
            """
        let found = try Self.rules(
            Planted.label("lb0-00-001", "Arrival", "20 640 55 21") + button,
            Planted.constraint("y", "lb0-00-001", "top", "sa0-00-001", "top", 400)
                + Planted.constraint("x", "lb0-00-001", "leading", "sa0-00-001", "leading", 20)
                + Planted.constraint("b", "sa0-00-001", "bottom", "bt0-00-001", "bottom", 110)
                + Planted.constraint("h", "bt0-00-001", "height", nil, nil, 30)
                + Planted.constraint("l", "bt0-00-001", "leading", "sa0-00-001", "leading", 20)
                + Planted.constraint("t", "sa0-00-001", "trailing", "bt0-00-001", "trailing", 20))
        #expect((found[AuditRule.overlap.rawValue] != nil) == !title.isEmpty, "\(found)")
    }

    @Test(
        "a button without a picture and a length of its own is as large as what code shows in it",
        arguments: [true, false])
    func emptyButton(hasLengths: Bool) throws {
        let button = """
            <button opaque="NO" contentMode="scaleToFill" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" \
            id="tv0-00-001">\(Planted.rect("20 79 16 20"))<inset key="contentEdgeInsets" minX="8" minY="8" maxX="8" maxY="8"/>
            <state key="normal"/></button>
            """
        let lengths = ["width", "height"].map { Planted.constraint($0, "tv0-00-001", $0, nil, nil, 20) }.joined()
        let found = try Self.rules(button, Planted.corner("tv0-00-001") + (hasLengths ? lengths : ""))
        #expect(found[AuditRule.touchTarget.rawValue] == (hasLengths ? .warning : .information), "\(found)")
    }

    @Test(
        "a larger button above a small one takes the touches",
        arguments: [("12 71 36 36", false), ("30 79 40 40", true)])
    func coveredButton(frame: String, isTold: Bool) throws {
        func button(_ id: String, _ frame: String) -> String {
            """
            <button opaque="NO" contentMode="scaleToFill" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
            \(Planted.rect(frame))<state key="normal" image="heart"/></button>
            """
        }
        func places(_ id: String, _ frame: String) -> String {
            let numbers = frame.split(separator: " ").compactMap { Double(String($0)) }
            return Planted.constraint(id + "x", id, "leading", "vw0-00-001", "leading", numbers[0])
                + Planted.constraint(id + "y", id, "top", "vw0-00-001", "top", numbers[1])
                + Planted.constraint(id + "w", id, "width", nil, nil, numbers[2])
                + Planted.constraint(id + "h", id, "height", nil, nil, numbers[3])
        }
        let small = "20 79 20 20"
        let found = try Self.rules(
            button("bt0-00-001", small) + button("bt0-00-002", frame),
            places("bt0-00-001", small) + places("bt0-00-002", frame))
        #expect((found[AuditRule.touchTarget.rawValue] != nil) == isTold, "\(found)")
    }

    @Test("a label in the middle of a stack view of a fixed width has room to grow", arguments: ["center", "fill"])
    func widthsOfStacks(alignment: String) throws {
        let label = Planted.label("lb0-00-001", "Notifications and all of the alerts", "0 0 260 21")
        let stack = """
            <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" alignment="\(alignment)" \
            translatesAutoresizingMaskIntoConstraints="NO" id="st0-00-001">\(Planted.rect("20 79 350 21"))
            <subviews>\(label)</subviews></stackView>
            """
        let width = alignment == "center" ? 380.0 : 300
        let found = try Self.rules(
            stack, Planted.corner("st0-00-001") + Planted.constraint("w", "st0-00-001", "width", nil, nil, width))
        #expect((found[AuditRule.tightText.rawValue] == nil) == (alignment == "center"))
    }

    @Test("the size of a custom view settles the views beside it in a stack view", arguments: [true, false])
    func unknownSizes(isCustom: Bool) throws {
        func stack(_ id: String, _ inner: String) -> String {
            """
            <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" \
            translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\(Planted.rect("20 79 100 200"))
            <subviews>\(inner)</subviews></stackView>
            """
        }
        func label(_ id: String) -> String { Planted.label(id, "Arrival", "0 0 100 21") }
        let chart = """
            <view contentMode="scaleToFill" customClass="Chart" translatesAutoresizingMaskIntoConstraints="NO" \
            id="ch0-00-001">\(Planted.rect("0 0 100 40"))</view>
            """
        let first = isCustom ? chart : stack("in0-00-001", label("lb0-00-001"))
        let found = try Self.rules(
            stack("st0-00-001", first + stack("in0-00-002", label("lb0-00-002"))),
            Planted.corner("st0-00-001") + Planted.constraint("w", "st0-00-001", "width", nil, nil, 100)
                + Planted.constraint("h", "st0-00-001", "height", nil, nil, 200))
        #expect((found[AuditRule.ambiguousLayout.rawValue] == nil) == isCustom, "\(found)")
    }

    @Test("the size of a custom view settles the view around its stack view", arguments: [true, false])
    func unknownSizesInside(isCustom: Bool) throws {
        // Nothing ties the lower edge: without a custom view, the view's height is ambiguous.
        let edges = ["leading", "trailing", "top"].map {
            Planted.constraint("e-\($0)", "st0-00-001", $0, "vw0-00-002", $0)
        }
        let chart = """
            <view contentMode="scaleToFill" customClass="Chart" translatesAutoresizingMaskIntoConstraints="NO" \
            id="ch0-00-001">\(Planted.rect("0 0 100 40"))</view>
            """
        let inner = isCustom ? chart : ""
        let view = """
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="vw0-00-002">
            \(Planted.rect("20 79 100 61"))<subviews><stackView opaque="NO" contentMode="scaleToFill" axis="vertical" \
            translatesAutoresizingMaskIntoConstraints="NO" id="st0-00-001">\(Planted.rect("0 0 100 61"))
            <subviews>\(inner)\(Planted.label("lb0-00-001", "Arrival", "0 40 100 21"))</subviews></stackView></subviews>
            <constraints>\(edges.joined())</constraints></view>
            """
        let found = try Self.rules(
            view, Planted.corner("vw0-00-002") + Planted.constraint("w", "vw0-00-002", "width", nil, nil, 100))
        #expect((found[AuditRule.ambiguousLayout.rawValue] == nil) == isCustom, "\(found)")
    }

    @Test("a height that Xcode removes leaves the views inside to the app", arguments: [true, false])
    func placeholderHeights(isRemoved: Bool) throws {
        func label(_ id: String) -> String { Planted.label(id, "Arrival", "0 0 100 21") }
        func stack(_ id: String, _ inner: String) -> String {
            """
            <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" \
            translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\(Planted.rect("20 79 100 200"))
            <subviews>\(inner)</subviews></stackView>
            """
        }
        let height = Planted.constraint("h", "st0-00-001", "height", nil, nil, 200)
        let inner = stack("in0-00-001", label("lb0-00-001")) + stack("in0-00-002", label("lb0-00-002"))
        let found = try Self.rules(
            stack("st0-00-001", inner),
            Planted.corner("st0-00-001") + Planted.constraint("w", "st0-00-001", "width", nil, nil, 100)
                + (isRemoved ? height.replacing("/>", with: " placeholder=\"YES\"/>") : height))
        #expect((found[AuditRule.ambiguousLayout.rawValue] == nil) == isRemoved, "\(found)")
    }

    @Test(
        "a container that sticks out by a few points is missed by nobody", arguments: [(325.0, false), (350.0, true)])
    func slightProtrusions(width: Double, isFound: Bool) throws {
        let box = """
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="bx0-00-001">
            \(Planted.rect("34 79 \(width) 60"))<color key="backgroundColor" white="0.9" alpha="1" \
            colorSpace="calibratedWhite"/><subviews>\(Planted.label("lb0-00-001", "Pier", "40 20 40 21"))</subviews>
            <constraints>\(Planted.constraint("x", "lb0-00-001", "leading", "bx0-00-001", "leading", 40))
            \(Planted.constraint("y", "lb0-00-001", "top", "bx0-00-001", "top", 20))</constraints></view>
            """
        let found = try Self.rules(
            box,
            Planted.constraint("c", "bx0-00-001", "centerX", "vw0-00-001", "centerX")
                + Planted.constraint("t", "bx0-00-001", "top", "sa0-00-001", "top", 20)
                + Planted.constraint("h", "bx0-00-001", "height", nil, nil, 60)
                + Planted.constraint("w", "bx0-00-001", "width", nil, nil, width))
        #expect(found[AuditRule.offScreen.rawValue] == (isFound ? .error : .information), "\(found)")
    }

    @Test("a title stays in the middle of its button, unlike a label's baselines", arguments: [true, false])
    func baselines(isButton: Bool) throws {
        func view(_ id: String, _ x: Int) -> String {
            isButton
                ? Planted.button(id, "Buy", "\(x) 79 60 80") : Planted.label(id, "Buy", "\(x) 79 60 80")
        }
        let found = try Self.rules(
            view("aa0-00-001", 20) + view("bb0-00-001", 120),
            Planted.corner("aa0-00-001") + Planted.constraint("h", "aa0-00-001", "height", nil, nil, 80)
                + Planted.constraint("x", "bb0-00-001", "leading", "aa0-00-001", "trailing", 40)
                + Planted.constraint("t", "bb0-00-001", "top", "aa0-00-001", "top")
                + Planted.constraint("e", "bb0-00-001", "height", "aa0-00-001", "height")
                + Planted.constraint("f", "bb0-00-001", "firstBaseline", "aa0-00-001", "baseline"))
        #expect(found[AuditRule.conflict.rawValue] == (isButton ? nil : .error), "\(found)")
    }

    @Test("a symbol is as wide as the button's font makes it, whatever size the file records")
    func symbols() throws {
        func isCut(_ width: Double) throws -> Bool {
            let button = """
                <button opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="bt0-00-001">
                \(Planted.rect("20 79 \(width) 40"))<fontDescription key="fontDescription" type="system" pointSize="17"/>
                <state key="normal" title="Log in"><imageReference key="image" image="arrow.right" catalog="system"/></state>
                </button>
                """
            let text = Planted.storyboard(
                button,
                Planted.corner("bt0-00-001") + Planted.constraint("w", "bt0-00-001", "width", nil, nil, width)
            ).replacing(
                "</scenes>",
                with:
                    "</scenes><resources><image name=\"arrow.right\" catalog=\"system\" width=\"128\" height=\"95\"/></resources>"
            )
            return try Planted.findings(of: text, traits: []).contains { $0.rule == AuditRule.truncatedText.rawValue }
        }
        #expect(try !isCut(110))
        #expect(try isCut(50))
    }

    @Test(
        "a time stays in one line, and a text does not", arguments: [("16:44", false), ("Arrival of the ferry", true)])
    func values(text: String, isFound: Bool) throws {
        let label = Planted.label("tv0-00-001", text, "20 79 200 21", lines: 0)
        let found = try Self.rules(
            label,
            Planted.corner("tv0-00-001") + Planted.constraint("w", "tv0-00-001", "width", nil, nil, 200)
                + Planted.constraint("h", "tv0-00-001", "height", nil, nil, 21))
        #expect((found[AuditRule.fixedHeight.rawValue] != nil) == isFound, "\(found)")
    }

    /// The root of a file is a screen for a controller, and the contents of a view for a view.
    @Test(arguments: [("PierViewController", true), ("PierView", false), ("PierCell", false), ("", true)])
    func ownersOfFiles(owner: String, isScreen: Bool) throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" \
            \(owner.isEmpty ? "" : "customClass=\"\(owner)\"")><connections>
            <outlet property="view" destination="ce0-00-001" id="o"/></connections></placeholder>
            <view contentMode="scaleToFill" id="ce0-00-001">\(Planted.rect("0 0 393 852"))
            <autoresizingMask key="autoresizingMask"/></view></objects></document>
            """
        let scenes = try InterfaceBuilderReader.read(Array(text.utf8), file: "Pier.xib").scenes
        #expect((scenes.first?.facts?.root == .screen) == isScreen)
    }

    /// A scene inside a container view has no edges of the screen, and its screen of its own has.
    @Test(arguments: [true, false])
    func embeddedScenes(isEmbedded: Bool) throws {
        let container = """
            <containerView opaque="NO" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" \
            id="co0-00-001">\(Planted.rect("0 59 393 300"))<connections>
            <segue destination="vc0-00-002" kind="embed" id="sg0-00-001"/></connections></containerView>
            """
        let inner = """
            <scene sceneID="sc0-00-002"><objects><viewController id="vc0-00-002" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="vw0-00-002">\(Planted.rect("0 0 393 852"))
            <autoresizingMask key="autoresizingMask"/></view></viewController></objects></scene></scenes>
            """
        let text = Planted.storyboard(isEmbedded ? container : "", "").replacing("</scenes>", with: inner)
        let scenes = try InterfaceBuilderReader.read(Array(text.utf8), file: "Main.storyboard").scenes
        #expect(scenes.filter { $0.facts?.isEmbedded == true }.map(\.id).isEmpty != isEmbedded)
        #expect(scenes.first?.facts?.isEmbedded == false)
    }

    @Test("a file that is drawn on its side", arguments: ["landscape", "portrait"])
    func drawnInLandscape(orientation: String) throws {
        let text = Planted.storyboard("", "").replacing("\"portrait\"", with: "\"\(orientation)\"")
        let source = try InterfaceBuilderSource(Array(text.utf8), file: "Main.storyboard")
        #expect(source.isDrawnInLandscape == (orientation == "landscape"))
        #expect(source.knowsLandscape == (orientation == "landscape"))
    }
}
