import InterfaceBuilder
import LayoutEngine
import Testing

/// Differences of Interface Builder's canvas from a running app.
@Suite struct CanvasBehaviorTests {
    private func frame(
        _ id: String, _ bytes: [UInt8], _ options: InterfaceBuilderReader.Options = .init()
    ) throws -> Rect? {
        frames(of: try InterfaceBuilderReader.read(bytes, file: "x", options: options)).first { $0.id == id }?.frame
    }

    /// A view along the safe area of the root.
    private let safeView = """
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v">
        <rect key="frame" x="0" y="48" width="414" height="814"/></view></subviews>
        <viewLayoutGuide key="safeArea" id="safe"/>
        <constraints><constraint firstItem="v" firstAttribute="top" secondItem="safe" secondAttribute="top" id="t"/>
        <constraint firstItem="v" firstAttribute="bottom" secondItem="safe" secondAttribute="bottom" id="b"/>
        <constraint firstItem="v" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="l"/>
        <constraint firstItem="v" firstAttribute="trailing" secondItem="safe" secondAttribute="trailing" id="r"/>
        </constraints>
        """

    @Test(arguments: [
        (#"isEnabled="YES" dynamicTypePreference="1""#, ContentSizeCategory.small),
        (#"isEnabled="YES" dynamicTypePreference="11""#, .accessibilityExtraExtraExtraLarge),
        (#"isEnabled="YES" dynamicTypePreference="12""#, .large), (#"isEnabled="YES""#, .large),
        (#"dynamicTypePreference="1""#, .large), (#"isEnabled="NO" dynamicTypePreference="1""#, .large),
    ])
    func textIsAsLargeAsTheCanvasShowedIt(overrides: String, category: ContentSizeCategory) throws {
        let text = String(decoding: storyboard(""), as: UTF8.self)
            .replacing("<dependencies>", with: "<accessibilityOverrides \(overrides)/><dependencies>")
        func read(_ options: InterfaceBuilderReader.Options) throws -> ContentSizeCategory? {
            try InterfaceBuilderReader.read(Array(text.utf8), file: "x", options: options)
                .scenes.first?.environment.contentSizeCategory
        }
        var options = InterfaceBuilderReader.Options()
        #expect(try read(options) == category)
        options.behavior = .app
        #expect(try read(options) == .large)
        options.contentSizeCategory = .extraLarge
        #expect(try read(options) == .extraLarge)
    }

    @Test func aDarkCanvasIsDark() throws {
        let text = String(decoding: storyboard(""), as: UTF8.self)
            .replacing(#"orientation="portrait""#, with: #"orientation="portrait" appearance="dark""#)
        func style(_ options: InterfaceBuilderReader.Options) throws -> UserInterfaceStyle? {
            try InterfaceBuilderReader.read(Array(text.utf8), file: "x", options: options)
                .scenes.first?.environment.userInterfaceStyle
        }
        var options = InterfaceBuilderReader.Options()
        #expect(try style(options) == .dark)
        options.userInterfaceStyle = .light
        #expect(try style(options) == .light)
        options.userInterfaceStyle = nil
        options.behavior = .app
        #expect(try style(options) == .light)
    }

    @Test(arguments: [
        (22_505, "retina6_1", 48.0, 34.0), (23_068, "retina6_12", 59.0, 34.0), (23_721, "retina6_1", 96.0, 68.0),
        (24_063, "retina6_1", 96.0, 68.0), (20_020, "retina4_7", 0.0, 0.0), (22_505, "retina4_7", 20.0, 0.0),
        (24_063, "retina4_7", 20.0, 0.0),
    ])
    func simulatedBarsCountTwiceFromXcode16Point3(
        version: Int, device: String, top: Double, bottom: Double
    ) throws {
        let screen = try InterfaceBuilderReader.read(storyboard("", device: device), file: "x").device
        let height = screen.height
        let text = String(decoding: storyboard(safeView, device: device, version: version), as: UTF8.self)
            .replacing(
                "width=\"414\" height=\"896\"", with: "width=\"\(screen.width)\" height=\"\(height)\"")
        let found = try frame("v", Array(text.utf8))
        #expect(found?.minY == top && found?.maxY == height - bottom)
        var options = InterfaceBuilderReader.Options()
        options.behavior = .app
        let app = try frame("v", Array(text.utf8), options)
        #expect(app?.minY == (bottom > 0 ? (version < 23_600 ? top : top / 2) : 20))
    }

    /// A vertical stack of a row that two labels of one line decide, recorded higher than they need.
    private let heldRow = """
        <subviews><stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="s">
        <rect key="frame" x="0" y="0" width="300" height="90"/><subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="row"><rect key="frame" x="0" y="0" width="300" height="59"/>
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="inner">
        <rect key="frame" x="0" y="0" width="300" height="59"/></view></subviews>
        <constraints><constraint firstItem="inner" firstAttribute="top" secondItem="row" secondAttribute="top" id="1"/>
        <constraint firstAttribute="bottom" secondItem="inner" secondAttribute="bottom" id="2"/>
        <constraint firstItem="inner" firstAttribute="height" constant="20" priority="251" id="3"/></constraints></view>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="fixed"><rect key="frame" x="0" y="59" width="300" height="31"/>
        <constraints><constraint firstAttribute="height" constant="31" id="4"/></constraints></view>
        </subviews></stackView></subviews>
        <constraints><constraint firstItem="s" firstAttribute="top" secondItem="root" secondAttribute="top" id="5"/>
        <constraint firstItem="s" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="6"/>
        <constraint firstItem="s" firstAttribute="width" constant="300" id="7"/></constraints>
        """

    @Test func anArrangedViewWithoutSizeKeepsItsOwn() throws {
        var options = InterfaceBuilderReader.Options()
        #expect(try frame("row", storyboard(heldRow), options)?.height == 59)
        #expect(try frame("fixed", storyboard(heldRow), options)?.minY == 59)
        // Where recorded frames are not to be looked at, the canvas's standard size stands for it.
        options.sizes = .measured
        #expect(try frame("row", storyboard(heldRow), options)?.height == 50)
        options.behavior = .app
        #expect(try frame("row", storyboard(heldRow), options)?.height == 20)
    }

    /// The height of a view with contents of 20 or 70 points, by how strongly it and they hold on to theirs.
    @Test(arguments: [
        ("", 251, 20.0, 50.0), (#"verticalHuggingPriority="750""#, 750, 20, 20),
        (#"verticalHuggingPriority="750""#, 749, 20, 50), (#"verticalHuggingPriority="750""#, 750, 70, 50),
        (#"verticalHuggingPriority="750" verticalCompressionResistancePriority="754""#, 750, 20, 50),
    ])
    func theStandardSizeIsHeldAsTheFileSays(
        _ priorities: String, _ inner: Int, _ length: Double, _ height: Double
    ) throws {
        let text =
            heldRow
            .replacingOccurrences(
                of: #"<view translatesAutoresizingMaskIntoConstraints="NO" id="row">"#,
                with:
                    #"<view \#(priorities) translatesAutoresizingMaskIntoConstraints="NO" id="row">"#
            )
            .replacingOccurrences(
                of: #"constant="20" priority="251""#, with: #"constant="\#(length)" priority="\#(inner)""#)
        var options = InterfaceBuilderReader.Options()
        options.sizes = .measured
        #expect(try frame("row", storyboard(text), options)?.height == height)
    }

    /// A vertical stack of empty labels inside a centering stack keeps its recorded width; a label with a text decides
    /// the width instead.
    @Test(arguments: [("", 120.0), (#"text="Go""#, nil)] as [(String, Double?)])
    func emptyLabelsGiveAFillingStackItsBreadth(_ text: String, _ width: Double?) throws {
        let body = """
            <subviews><stackView axis="vertical" alignment="center" translatesAutoresizingMaskIntoConstraints="NO" id="s">
            <rect key="frame" x="0" y="0" width="300" height="56"/><subviews>
            <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="inner">
            <rect key="frame" x="90" y="0" width="120" height="56"/><subviews>
            <label \(text) translatesAutoresizingMaskIntoConstraints="NO" id="a">
            <rect key="frame" x="0" y="0" width="120" height="20.5"/></label>
            <label translatesAutoresizingMaskIntoConstraints="NO" id="b">
            <rect key="frame" x="0" y="20.5" width="120" height="35.5"/></label></subviews></stackView>
            </subviews></stackView></subviews>
            <constraints><constraint firstItem="s" firstAttribute="top" secondItem="root" secondAttribute="top" id="5"/>
            <constraint firstItem="s" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="6"/>
            <constraint firstItem="s" firstAttribute="width" constant="300" id="7"/></constraints>
            """
        let inner = try #require(try frame("inner", storyboard(body), InterfaceBuilderReader.Options()))
        if let width { #expect(inner.width == width && inner.minX == 90) } else { #expect(inner.width < 60) }
    }

    @Test func anotherDeviceMeansAnApp() throws {
        var options = InterfaceBuilderReader.Options()
        options.device = Device.named("iPhoneSe")
        #expect(try frame("row", storyboard(heldRow), options)?.height == 20)
        options.behavior = .canvas
        #expect(try frame("row", storyboard(heldRow), options)?.height == 59)
    }

    /// Opaque bars leave a shorter root with nothing to keep clear of at its top.
    @Test(arguments: [(808.0, 0.0, 34.0), (725.0, 0.0, 0.0), (896.0, 92.0, 34.0)])
    func rootsBelowOpaqueBars(height: Double, top: Double, bottom: Double) throws {
        let bars = """
            <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>\
            \(bottom == 0 ? "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>" : "")
            """
        let text = String(decoding: storyboard(safeView), as: UTF8.self)
            .replacing("height=\"896\"", with: "height=\"\(height)\"")
            .replacing("</view></viewController>", with: "</view>\(bars)</viewController>")
        let isShort = height < 896
        let offset = isShort ? 4.0 : 0
        let found = try frame(
            "v", Array(text.replacing("height=\"\(height)\"", with: "height=\"\(height - offset)\"").utf8))
        #expect(found?.minY == top && found?.maxY == height - offset - bottom)
    }
}
