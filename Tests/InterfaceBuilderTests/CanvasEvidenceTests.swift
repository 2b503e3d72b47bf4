import InterfaceBuilder
import LayoutEngine
import Testing

/// Rules of Interface Builder's canvas by device, release and kind of root, one rule for each test. Evidence:
/// `CanvasRules`, and beside the code.
@Suite struct CanvasEvidenceTests {
    private func head(_ type: String, _ device: String, _ version: Int) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(type)" version="3.0" useAutolayout="YES">
        <device id="\(device)" orientation="portrait"/>
        <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="\(version)"/></dependencies>

        """
    }

    private func root(_ body: String, _ size: Size, key: String, extra: String = "") -> String {
        """
        <view \(key) id="root"><rect key="frame" x="0" y="0" width="\(size.width)" height="\(size.height)"/>
        \(body)\(extra)</view>
        """
    }

    private func xib(_ body: String, _ device: String, _ version: Int, _ size: Size, extra: String = "") -> String {
        head("XIB", device, version) + "<objects>" + root(body, size, key: "", extra: extra) + "</objects></document>"
    }

    /// A controller `vc` around the body, beside other scenes.
    private func board(
        _ body: String, _ device: String, _ version: Int, _ size: Size, item: String = "", extra: String = "",
        scenes: String = ""
    ) -> String {
        head("Storyboard.XIB", device, version) + "<scenes><scene sceneID=\"s\"><objects><viewController id=\"vc\">"
            + root(body, size, key: "key=\"view\"") + item + extra + "</viewController></objects></scene>" + scenes
            + "</scenes></document>"
    }

    private func scene(_ controller: String) -> String {
        "<scene sceneID=\"o\"><objects>\(controller)</objects></scene>"
    }

    private func navigation(to id: String, large: Bool = false) -> String {
        scene(
            """
            <navigationController id="nav"><navigationBar key="navigationBar" largeTitles="\(large ? "YES" : "NO")" id="bar"/>
            <connections><segue destination="\(id)" kind="relationship" relationship="rootViewController" id="r"/></connections>
            </navigationController>
            """)
    }

    private func presenter(_ kind: String) -> String {
        scene(
            "<viewController id=\"p\"><connections><segue destination=\"vc\" kind=\"\(kind)\" id=\"e\"/></connections></viewController>"
        )
    }

    private func frame(_ id: String, _ text: String, _ options: InterfaceBuilderReader.Options = .init()) throws -> Rect
    {
        let document = try InterfaceBuilderReader.read(Array(text.utf8), file: "x", options: options)
        return try #require(frames(of: document).first { $0.id == id }?.frame)
    }

    private func insets(_ text: String, _ size: Size) throws -> [Double] {
        let view = try frame("v", text)
        return [view.minY, size.height - view.maxY]
    }

    // MARK: Safe areas

    @Test func aSheetOnAPhoneWithAHomeButtonHasNoSimulatedStatusBar() throws {
        let size = Size(width: 375, height: 647)
        let text = board(viewInSafeArea, "retina4_7", 23_721, size, scenes: presenter("presentation"))
        #expect(try insets(text, size) == [0, 0])
    }

    @Test(arguments: [
        ("retina6_12", 23_506, 59.0, 34.0), ("retina6_12", 24_063, 118, 68), ("retina6_1", 24_504, 96, 68),
        ("retina5_9", 23_721, 100, 68), ("retina4_7", 24_405, 20, 0),
    ])
    func rootsOfXibs(device: String, version: Int, top: Double, bottom: Double) throws {
        let size = try #require(Self.sizes[device])
        #expect(try insets(xib(viewInSafeArea, device, version, size), size) == [top, bottom])
    }

    @Test(arguments: [
        ("embed", 24_743, Size(width: 300, height: 400), [118.0, 34]),
        ("embed", 24_405, Size(width: 393, height: 593), [118, 34]),
        ("embed", 24_405, Size(width: 393, height: 852), [118, 68]),
        ("embed", 22_505, Size(width: 300, height: 400), [59.0, 0]),
        ("presentation", 24_743, Size(width: 393, height: 793), [59.0, 0]),
        ("presentation", 23_721, Size(width: 393, height: 783), [59.0, 0]),
    ])
    func embeddedAndPresentedRoots(kind: String, version: Int, size: Size, wanted: [Double]) throws {
        let text = board(viewInSafeArea, "retina6_12", version, size, scenes: presenter(kind))
        #expect(try insets(text, size) == wanted)
    }

    @Test(arguments: [(24_743, false, 70.0), (24_743, true, 126), (22_505, false, 56)])
    func barsOfSheets(version: Int, isLarge: Bool, top: Double) throws {
        let size = Size(width: 393, height: 793)
        let text = board(
            viewInSafeArea, "retina6_12", version, size, scenes: navigation(to: "vc", large: isLarge))
        #expect(try insets(text, size)[0] == top)
    }

    @Test(arguments: [
        ("", "", 144.0), ("never", "", 92), ("never", "always", 144), ("", "never", 92), ("never", "", 92),
    ])
    func largeTitles(first: String, second: String, top: Double) throws {
        func item(_ mode: String) -> String {
            mode.isEmpty ? "" : "<navigationItem key=\"navigationItem\" largeTitleDisplayMode=\"\(mode)\" id=\"i\"/>"
        }
        let size = Size(width: 414, height: 896)
        let text = board(
            viewInSafeArea, "retina6_1", 22_505, size, item: item(second),
            scenes: navigation(to: "first", large: true)
                + scene(
                    """
                    <viewController id="first">\(item(first))<connections><segue destination="vc" kind="show" id="n"/></connections>
                    </viewController>
                    """))
        #expect(try insets(text, size)[0] == top)
    }

    @Test(arguments: [
        ("retina6_1", 19_529, 0.0), ("retina6_1", 21_505, 0), ("retina6_1", 21_679, 34), ("retina6_12", 22_505, 34),
        ("retina4_7", 22_505, 0),
        ("retina6_12", 23_721, 34), ("retina6_12", 24_743, 34),
    ])
    func shortFreeformRootsOfXibs(device: String, version: Int, bottom: Double) throws {
        let size = Size(width: 320, height: 363)
        let text = xib(
            viewInSafeArea, device, version, size,
            extra: "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>")
        #expect(try insets(text, size)[1] == bottom)
    }

    @Test(arguments: [
        ("retina4_7", 14_460, Size(width: 290, height: 290), [0.0, 0]),
        ("retina4_7", 14_460, Size(width: 240, height: 54), [0, 0]),
        ("retina5_9", 14_460, Size(width: 240, height: 240), [44, 34]),
    ])
    func rootsInTheDockOfAScene(device: String, version: Int, size: Size, wanted: [Double]) throws {
        let text =
            head("Storyboard.XIB", device, version) + "<scenes><scene sceneID=\"s\"><objects>"
            + root(viewInSafeArea, size, key: "") + "</objects></scene></scenes></document>"
        #expect(try insets(text, size) == wanted)
    }

    /// Without a keyboard its guide is the strip below the safe area.
    @Test(arguments: [("retina6_1", 34.0), ("retina4_7", 0)])
    func keyboardGuides(device: String, bottom: Double) throws {
        let size = try #require(Self.sizes[device])
        let body = """
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v">
            <rect key="frame" x="0" y="0" width="1" height="1"/></view></subviews>
            <keyboardLayoutGuide key="keyboard" id="k"/><constraints>
            <constraint firstItem="v" firstAttribute="top" secondItem="root" secondAttribute="top" id="1"/>
            <constraint firstItem="v" firstAttribute="leading" secondItem="k" secondAttribute="leading" id="2"/>
            <constraint firstItem="v" firstAttribute="trailing" secondItem="k" secondAttribute="trailing" id="3"/>
            <constraint firstItem="v" firstAttribute="bottom" secondItem="k" secondAttribute="top" id="4"/></constraints>
            """
        let view = try frame("v", board(body, device, 22_504, size))
        #expect(view == Rect(x: 0, y: 0, width: size.width, height: size.height - bottom))
    }

    @Test(arguments: [
        ("retina6_0", 19_519, 44.0), ("retina6_0", 21_207, 47), ("retina6_7", 18_093, 44), ("retina6_7", 22_131, 47),
        ("retina6_1", 19_519, 44), ("retina6_1", 21_507, 48), ("retina6_72", 22_131, 59),
    ])
    func statusBarsByRelease(device: String, version: Int, top: Double) throws {
        let size = try #require(Self.sizes[device])
        #expect(try insets(board(viewInSafeArea, device, version, size), size)[0] == top)
    }

    private static let sizes = [
        "retina4_7": Size(width: 375, height: 667), "retina5_5": Size(width: 414, height: 736),
        "retina5_9": Size(width: 375, height: 812), "retina6_0": Size(width: 390, height: 844),
        "retina6_1": Size(width: 414, height: 896), "retina6_5": Size(width: 414, height: 896),
        "retina6_7": Size(width: 428, height: 926), "retina6_72": Size(width: 430, height: 932),
        "retina6_12": Size(width: 393, height: 852),
    ]

    // MARK: Views

    @Test(
        arguments: [(848.0, 17_703, 56.0), (896, 17_703, 44), (848, 24_504, 54)],
        [("g", "top"), ("t", "bottom"), ("root", "top")])
    func navigationBarsAtTheTopOfSheets(
        bar: (height: Double, version: Int, wanted: Double), top: (id: String, edge: String)
    ) throws {
        let body = """
            <subviews><navigationBar translatesAutoresizingMaskIntoConstraints="NO" id="b">
            <rect key="frame" x="0" y="0" width="1" height="1"/></navigationBar></subviews>
            <viewLayoutGuide key="safeArea" id="g"/><constraints>
            <constraint firstItem="b" firstAttribute="top" secondItem="\(top.id)" secondAttribute="\(top.edge)" id="1"/>
            <constraint firstItem="b" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="2"/>
            <constraint firstItem="b" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" id="3"/></constraints>
            """
        let size = Size(width: 414, height: bar.height)
        let guides = "<layoutGuides><viewControllerLayoutGuide type=\"top\" id=\"t\"/></layoutGuides>"
        let text = board(body, "retina6_1", bar.version, size, extra: guides)
        #expect(try frame("b", text).height == bar.wanted)
    }

    /// A stack beside the leading edge at the top of its root.
    private func stack(_ attributes: String, _ arranged: String, pinned: Bool = false) -> String {
        """
        <subviews><stackView \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="s">
        <rect key="frame" x="0" y="0" width="300" height="50"/><subviews>\(arranged)</subviews></stackView></subviews>
        <constraints><constraint firstItem="s" firstAttribute="top" secondItem="root" secondAttribute="top" id="5"/>
        <constraint firstItem="s" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="6"/>
        \(pinned ? "<constraint firstAttribute=\"trailing\" secondItem=\"s\" secondAttribute=\"trailing\" id=\"7\"/>" : "")
        </constraints>
        """
    }

    private func label(_ id: String, hidden: Bool = false) -> String {
        """
        <label text="Hello" hidden="\(hidden ? "YES" : "NO")" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
        <rect key="frame" x="0" y="0" width="39" height="20.5"/></label>
        """
    }

    @Test(arguments: InterfaceBuilderReader.Sizes.allCases)
    func anImageViewWithoutImageKeepsTheCanvasHeight(sizes: InterfaceBuilderReader.Sizes) throws {
        let image = """
            <imageView translatesAutoresizingMaskIntoConstraints="NO" id="i"><rect key="frame" x="47" y="0" width="24" height="50"/>
            <constraints><constraint firstAttribute="width" constant="24" id="w"/></constraints></imageView>
            """
        var options = InterfaceBuilderReader.Options()
        options.sizes = sizes
        let text = board(stack("", label("l") + image), "retina6_1", 22_505, Size(width: 414, height: 896))
        #expect(try frame("i", text, options).height == 50)
        options.behavior = .app
        #expect(try frame("i", text, options).height < 22)
    }

    @Test func aRowWhoseViewsAreAllHiddenTakesNoRoom() throws {
        let row = """
            <stackView translatesAutoresizingMaskIntoConstraints="NO" id="row"><rect key="frame" x="0" y="0" width="1" height="1"/>
            <subviews>\(label("h1", hidden: true))\(label("h2", hidden: true))</subviews></stackView>
            """
        let size = Size(width: 414, height: 896)
        let alone = board(stack("", label("h", hidden: true)), "retina6_1", 22_505, size)
        #expect(try frame("s", alone).size == .zero)
        let column = board(stack("axis=\"vertical\"", row + label("l"), pinned: true), "retina6_1", 22_505, size)
        #expect(try frame("row", column) == Rect(x: 0, y: 0, width: 414, height: 0))
        #expect(try frame("l", column).minY == 0)
    }

    @Test(arguments: InterfaceBuilderReader.Sizes.allCases, InterfaceBuilderReader.Behavior.allCases)
    func aViewThatNoConstraintMentionsStays(
        sizes: InterfaceBuilderReader.Sizes, behavior: InterfaceBuilderReader.Behavior
    ) throws {
        let body = """
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="free"><rect key="frame" x="30" y="40" width="50" height="60"/>
            </view><view translatesAutoresizingMaskIntoConstraints="NO" id="held"><rect key="frame" x="9" y="9" width="9" height="9"/>
            <constraints><constraint firstAttribute="width" constant="70" id="w"/><constraint firstAttribute="height" constant="7" id="h"/>
            </constraints></view></subviews><constraints>
            <constraint firstItem="held" firstAttribute="top" secondItem="root" secondAttribute="top" id="1"/>
            <constraint firstItem="held" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="2"/></constraints>
            """
        var options = InterfaceBuilderReader.Options()
        options.sizes = sizes
        options.behavior = behavior
        let text = board(body, "retina6_1", 22_505, Size(width: 414, height: 896))
        #expect(try frame("free", text, options) == Rect(x: 30, y: 40, width: 50, height: 60))
        #expect(try frame("held", text, options) == Rect(x: 0, y: 0, width: 70, height: 7))
    }

    @Test(arguments: [("pickerView", 6_250, 162.0), ("pickerView", 9_530, 216), ("datePicker", 7_700, 162)])
    func pickersByRelease(kind: String, version: Int, height: Double) throws {
        let body = """
            <subviews><\(kind) translatesAutoresizingMaskIntoConstraints="NO" id="p"><rect key="frame" x="0" y="0" width="1" height="1"/>
            </\(kind)></subviews><constraints>
            <constraint firstItem="p" firstAttribute="top" secondItem="root" secondAttribute="top" id="1"/>
            <constraint firstItem="p" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="2"/></constraints>
            """
        var options = InterfaceBuilderReader.Options()
        options.sizes = .measured
        let text = board(body, "retina4_7", version, Size(width: 375, height: 667))
        #expect(try frame("p", text, options).height == height)
    }
}
