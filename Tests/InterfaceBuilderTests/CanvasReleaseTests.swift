import InterfaceBuilder
import LayoutEngine
import Testing

/// More of what Interface Builder's canvas does by device and release: bars, status bars, cells.
@Suite struct CanvasReleaseTests {
    private static let landscapePad = Size(width: 1366, height: 1024)
    private static let phone = Size(width: 375, height: 667)

    func document(_ objects: String, _ device: String, _ version: Int, type: String = "Storyboard.XIB")
        -> String
    {
        let orientation = device.hasPrefix("ipad") ? "landscape" : "portrait"
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(type)" version="3.0" useAutolayout="YES">
            <device id="\(device)" orientation="\(orientation)"/>
            <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="\(version)"/></dependencies>
            \(objects)</document>
            """
    }

    func board(_ controllers: [String], _ device: String, _ version: Int) -> String {
        let scenes = controllers.enumerated().map { "<scene sceneID=\"s\($0)\"><objects>\($1)</objects></scene>" }
        return document("<scenes>\(scenes.joined())</scenes>", device, version)
    }

    /// A controller `vc` whose view is `root`.
    func controller(_ body: String, _ size: Size, attributes: String = "", extra: String = "") -> String {
        "<viewController \(attributes) id=\"vc\">\(root(body, size, "key=\"view\""))\(extra)</viewController>"
    }

    func root(_ body: String, _ size: Size, _ key: String = "") -> String {
        "<view \(key) id=\"root\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(size.width)\" height=\"\(size.height)\"/>\(body)</view>"
    }

    func navigation(_ attributes: String = "", extra: String = "", to id: String = "vc") -> String {
        """
        <navigationController \(attributes) id="nav">\(extra)<connections>
        <segue destination="\(id)" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController>
        """
    }

    /// A controller without a view that shows another.
    func shower(_ extra: String) -> String {
        "<viewController id=\"a\">\(extra)<connections><segue destination=\"vc\" kind=\"show\" id=\"p\"/></connections></viewController>"
    }

    func frame(
        _ id: String, _ text: String, sizes: InterfaceBuilderReader.Options.Sizes = .recorded
    ) throws -> Rect {
        var options = InterfaceBuilderReader.Options()
        options.sizes = sizes
        let document = try InterfaceBuilderReader.read(Array(text.utf8), file: "x", options: options)
        return try #require(frames(of: document).first { $0.id == id }?.frame)
    }

    func insets(_ text: String, _ size: Size) throws -> [Double] {
        let view = try frame("v", text)
        return [view.minY, size.height - view.maxY]
    }

    // MARK: iPads

    @Test(arguments: [
        ("ipad12_9rounded", 17_703, 0.0, 20.0), ("ipad12_9rounded", 18_093, 0, 20), ("ipad12_9rounded", 22_505, 24, 20),
        ("ipad12_9", 18_093, 0, 0), ("ipad12_9", 19_144, 20, 0), ("ipad12_9rounded", 14_460, 24, 20),
    ])
    func statusBarsOfPads(device: String, version: Int, top: Double, bottom: Double) throws {
        let size = Self.landscapePad
        #expect(
            try insets(board([controller(viewInSafeArea, size)], device, version), size) == [top, bottom])
    }

    @Test(arguments: [
        ("ipad12_9rounded", 18_093, 50.0), ("ipad12_9", 19_144, 70), ("ipad12_9", 14_460, 70), ("ipad12_9", 13_000, 64),
    ])
    func navigationBarsOfPads(device: String, version: Int, top: Double) throws {
        let size = Self.landscapePad
        let text = board([controller(viewInSafeArea, size), navigation()], device, version)
        #expect(try insets(text, size)[0] == top)
    }

    /// A bar among the views is 50 high where it spans the screen, and 44 in a form sheet.
    @Test(arguments: [(1366.0, 17_703, 50.0), (540, 17_703, 44), (1366, 13_000, 44)])
    func navigationBarsAmongTheViews(width: Double, version: Int, height: Double) throws {
        let body = """
            <subviews><navigationBar translatesAutoresizingMaskIntoConstraints="NO" id="v">
            <rect key="frame" x="0" y="0" width="1" height="1"/></navigationBar></subviews><constraints>
            <constraint firstItem="v" firstAttribute="top" secondItem="root" secondAttribute="top" id="1"/>
            <constraint firstItem="v" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="2"/>
            <constraint firstItem="v" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" id="3"/></constraints>
            """
        let text = board([controller(body, Size(width: width, height: 1024))], "ipad12_9rounded", version)
        #expect(try frame("v", text).height == height)
    }

    // MARK: Bars of containers

    @Test func theBarsThatAContainerSimulatesStandAroundWhatItContainsAndPushes() throws {
        let tabs = "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>"
        let contained = board([controller(viewInSafeArea, Self.phone), navigation(extra: tabs)], "retina4_7", 22_505)
        #expect(try insets(contained, Self.phone) == [64, 49])
        let pushed = board(
            [
                controller(viewInSafeArea, Self.phone), navigation(extra: tabs, to: "a"), shower(""),
            ], "retina4_7", 22_505)
        #expect(try insets(pushed, Self.phone) == [64, 49])
        let bar = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>"
        let shown = board([controller(viewInSafeArea, Self.phone), shower(bar)], "retina4_7", 22_505)
        #expect(try insets(shown, Self.phone) == [64, 0])
    }

    @Test(arguments: [("", 44.0), ("hidesBottomBarWhenPushed=\"YES\"", 0)])
    func whatHidesTheBottomBarWhenPushedHasNoToolbarEither(attributes: String, bottom: Double) throws {
        let text = board(
            [
                controller(viewInSafeArea, Self.phone, attributes: attributes),
                navigation("toolbarHidden=\"NO\"", to: "a"), shower(""),
            ], "retina4_7", 22_505)
        #expect(try insets(text, Self.phone) == [64, bottom])
    }

    @Test(arguments: [(10_085, 0.0), (16_087, 0), (22_505, 20)])
    func aStatusBarThatIsSimulatedAsNone(version: Int, top: Double) throws {
        let none = "<nil key=\"simulatedStatusBarMetrics\"/>"
        let text = board([controller(viewInSafeArea, Self.phone, extra: none)], "retina4_7", version)
        #expect(try insets(text, Self.phone)[0] == top)
    }

    /// The room beside a sensor housing stays.
    @Test(arguments: [16_086, 22_505])
    func aStatusBarThatIsSimulatedAsNoneBesideASensorHousing(version: Int) throws {
        let none = "<nil key=\"simulatedStatusBarMetrics\"/>"
        let size = Size(width: 414, height: 896)
        let text = board([controller(viewInSafeArea, size, extra: none)], "retina6_5", version)
        #expect(try insets(text, size)[0] == 44)
    }

    // MARK: Files without a canvas device

    /// Each controller simulates a screen of its own, which another screen replaces.
    @Test(arguments: [
        (Size(width: 375, height: 667), Size(width: 320, height: 568)),
        (Size(width: 375, height: 603), Size(width: 320, height: 504)),
        (Size(width: 320, height: 416), Size(width: 320, height: 504)),
        (Size(width: 600, height: 600), Size(width: 320, height: 568)),
    ])
    func rootsFollowTheScreenFromTheOneThatTheySimulate(recorded: Size, wanted: Size) throws {
        let scenes = "<scenes><scene sceneID=\"s\"><objects>\(controller("", recorded))</objects></scene></scenes>"
        let text = document(scenes, "none", 8_191)
            .split(separator: "\n").filter { !$0.contains("<device") }.joined(separator: "\n")
        var options = InterfaceBuilderReader.Options()
        options.device = Device.named("iPhoneSe")
        let read = try InterfaceBuilderReader.read(Array(text.utf8), file: "x", options: options)
        #expect(frames(of: read).first { $0.id == "root" }?.frame.size == wanted)
    }

    // MARK: Bars

    func shows(_ id: String, _ kind: String, _ relationship: String = "") -> String {
        let segue = "<segue destination=\"\(id)\" kind=\"\(kind)\" relationship=\"\(relationship)\" id=\"to-\(id)\"/>"
        return "<connections>\(segue)</connections>"
    }

    @Test(arguments: [(20_037, 44.0), (21_505, 47), (21_679, 50), (23_506, 50)])
    func statusBarsOfTheFirstPhoneWithoutHomeButton(version: Int, top: Double) throws {
        let size = Size(width: 375, height: 812)
        #expect(try insets(board([controller(viewInSafeArea, size)], "retina5_9", version), size)[0] == top)
    }

    // MARK: Freeform roots

    @Test(arguments: [
        (Size(width: 375, height: 570), 14_460, "retina4_7", [20.0, 0]),
        (Size(width: 343, height: 545), 14_460, "retina4_7", [20, 0]),
        (Size(width: 348, height: 450), 14_088, "retina4_7", [0, 0]),
        (Size(width: 301, height: 335), 14_460, "retina4_7", [0, 0]),
        (Size(width: 233, height: 294), 14_490, "retina6_1", [44, 34]),
        (Size(width: 375, height: 204), 14_460, "retina4_7", [0, 0]),
        (Size(width: 40, height: 50), 14_460, "retina4_7", [0, 0]),
        (Size(width: 446, height: 257), 14_490, "retina6_1", [0, 0]),
        (Size(width: 446, height: 257), 14_819, "retina6_1", [44, 34]),
    ])
    func oldFreeformRootsOfXibs(size: Size, version: Int, device: String, wanted: [Double]) throws {
        let body = viewInSafeArea + "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>"
        let text = document("<objects>\(root(body, size))</objects>", device, version, type: "XIB")
        #expect(try insets(text, size) == wanted)
    }

    /// The canvas's own margins of 8 reach into a root that preserves the margins of its superview.
    @Test(arguments: [("YES", [8.0, 8, 20]), ("NO", [0, 0, 20])])
    func rootsThatPreserveTheMarginsOfTheCanvas(preserves: String, wanted: [Double]) throws {
        let margins = ["top", "leading", "bottom", "trailing"].map { edge in
            """
            <constraint firstItem="v" firstAttribute="\(edge)" secondItem="root" secondAttribute="\(edge)Margin" id="\(edge)"/>
            """
        }
        let text = document(
            """
            <objects><view preservesSuperviewLayoutMargins="\(preserves)" id="root">
            <rect key="frame" x="0" y="0" width="394" height="61"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v"/></subviews>
            <constraints>\(margins.joined())</constraints>
            <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
            <edgeInsets key="layoutMargins" top="0.0" left="0.0" bottom="0.0" right="0.0"/></view></objects>
            """, "retina4_7", 21_207, type: "XIB")
        let view = try frame("v", text)
        #expect([view.minY, 61 - view.maxY, view.minX] == wanted)
    }

    @Test(arguments: [(24_743, [96.0, 34]), (23_084, [48, 34]), (19_519, [44, 0])])
    func headersOfCollectionViewsInFilesOfTheirOwn(version: Int, wanted: [Double]) throws {
        let size = Size(width: 320, height: 401)
        let header = root(viewInSafeArea, size)
            .replacing("<view  id=\"root\">", with: "<collectionReusableView id=\"root\">")
        let closed = header.dropLast("</view>".count) + "</collectionReusableView>"
        let text = document("<objects>\(closed)</objects>", "retina6_1", version, type: "XIB")
        #expect(try insets(text, size) == wanted)
    }

    /// Since Xcode 11 a cell whose content is a plain view lies at the top of the screen.
    @Test(
        arguments: [
            ("view", 24_743, [96.0, 34]), ("view", 21_678, [48, 34]), ("view", 16_087, [44, 0]),
            ("view", 14_460, [0, 0]),
            ("collectionViewCellContentView", 21_678, [0, 0]),
        ])
    func cellsOfCollectionViewsInFilesOfTheirOwn(content: String, version: Int, wanted: [Double]) throws {
        let size = Size(width: 124, height: 200)
        let cell = root(viewInSafeArea, size)
            .replacing("<view  id=\"root\">", with: "<collectionViewCell id=\"root\">")
            .replacing(
                "<subviews>",
                with: "<\(content) key=\"contentView\" id=\"k\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"124\" "
                    + "height=\"200\"/><subviews>"
            ).replacing("</subviews>", with: "</subviews></\(content)>")
        let closed = cell.dropLast("</view>".count) + "</collectionViewCell>"
        let text = document("<objects>\(closed)</objects>", "retina6_1", version, type: "XIB")
        #expect(try insets(text, size) == wanted)
    }

    // MARK: Cells and fields

    /// A label at the leading margin of a cell's content view, in a table of a width inside a view.
    private func table(_ width: Double, isRoot: Bool, _ device: String, _ version: Int) -> String {
        let cell = """
            <prototypes><tableViewCell id="c"><rect key="frame" x="0" y="28" width="\(width)" height="44"/>
            <tableViewCellContentView key="contentView" id="k"><rect key="frame" x="0" y="0" width="\(width)" height="44"/><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="v"><rect key="frame" x="0" y="0" width="1" height="1"/></view>
            </subviews><constraints>
            <constraint firstItem="v" firstAttribute="leading" secondItem="k" secondAttribute="leadingMargin" id="1"/>
            <constraint firstItem="v" firstAttribute="trailing" secondItem="k" secondAttribute="trailingMargin" id="2"/>
            <constraint firstItem="v" firstAttribute="top" secondItem="k" secondAttribute="top" id="3"/>
            <constraint firstItem="v" firstAttribute="bottom" secondItem="k" secondAttribute="bottom" id="4"/>
            </constraints></tableViewCellContentView></tableViewCell></prototypes>
            """
        let rect = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(width)\" height=\"600\"/>"
        guard !isRoot else {
            return board(
                [
                    "<tableViewController id=\"vc\"><tableView key=\"view\" id=\"t\">\(rect)\(cell)</tableView></tableViewController>"
                ],
                device, version)
        }
        let body = "<subviews><tableView id=\"t\">\(rect)\(cell)</tableView></subviews>"
        return board([controller(body, Size(width: 414, height: 896))], device, version)
    }

    @Test(arguments: [
        (320.0, true, "retina4_0", 13_165, 8.0), (375, true, "retina4_7", 14_460, 16),
        (375, false, "retina4_7", 14_460, 15),
        (375, false, "retina4_7", 16_087, 15),
        (375, true, "retina4_7", 16_087, 16), (375, false, "retina4_7", 22_505, 16),
        (414, false, "retina6_1", 22_505, 20),
        (252, false, "retina5_5", 21_678, 16), (300, false, "retina6_1", 22_505, 16),
        (107, true, "retina6_7", 23_079, 16),
        (359, false, "retina5_5", 18_093, 20), (398, false, "retina6_1", 24_504, 20),
        (374, true, "retina6_1", 22_505, 20),
        (414, false, "retina6_1", 14_490, 20),
    ])
    func sidesOfCellsByPlaceOfTheirTable(width: Double, isRoot: Bool, device: String, version: Int, side: Double) throws
    {
        let view = try frame("v", table(width, isRoot: isRoot, device, version))
        #expect([view.minX, width - view.maxX] == [side, side])
    }

    /// Fields without border and search bars at the top left of their root.
    private func height(of element: String, _ content: String, _ device: String, _ version: Int) throws -> Double {
        let body = """
            <subviews><\(element) translatesAutoresizingMaskIntoConstraints="NO" id="v">
            <rect key="frame" x="0" y="0" width="100" height="1"/>\(content)</\(element)></subviews><constraints>
            <constraint firstItem="v" firstAttribute="top" secondItem="root" secondAttribute="top" id="1"/>
            <constraint firstItem="v" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="2"/>
            <constraint firstItem="v" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" id="3"/></constraints>
            """
        return try frame("v", board([controller(body, Self.phone)], device, version), sizes: .measured).height
    }

    private static let fields: [(device: String, version: Int, points: Int, isSecure: Bool, wanted: Double)] = [
        ("retina4_7", 22_504, 14, false, 18.5), ("retina4_7", 22_504, 15, false, 19.5),
        ("retina4_7", 22_504, 16, false, 21.0), ("retina4_7", 22_504, 17, false, 22.0),
        ("retina6_12", 22_504, 18, false, 70.0 / 3), ("retina6_1", 19_454, 14, true, 17.0),
        ("retina3_5", 20_020, 15, true, 18.0), ("retina4_7", 14_460, 17, false, 21.0),
        ("retina4_7", 14_460, 40, false, 48.0), ("retina6_9", 24_743, 14, false, 22.0),
        ("retina6_1", 24_743, 16, false, 22.0), ("retina6_9", 24_743, 14, true, 17.0),
        ("retina5_9", 24_063, 18, false, 70.0 / 3),
    ]

    @Test(arguments: fields)
    func plainFields(device: String, version: Int, points: Int, isSecure: Bool, wanted: Double) throws {
        let content = """
            <fontDescription key="fontDescription" type="system" pointSize="\(points)"/>
            <textInputTraits key="textInputTraits" secureTextEntry="\(isSecure ? "YES" : "NO")"/>
            """
        #expect(abs(try height(of: "textField", content, device, version) - wanted) < 1e-9)
    }

    /// Titles of configured buttons without a font have 14 points in iOS 15. Without a stack view the height is a whole number.
    @Test(arguments: [(19_454, 31.0), (20_037, 31), (21_191, 35), (22_505, 35)])
    func configuredButtons(version: Int, wanted: Double) throws {
        let content = "<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"View in Browser\"/>"
        #expect(try height(of: "button", content, "retina4_7", version) == wanted)
    }

    @Test(arguments: [
        (10_085, 44.0), (14_824, 56), (17_505, 56), (19_529, 51), (20_020, 51), (21_505, 56), (23_506, 56),
        (24_504, 64),
    ])
    func searchBars(version: Int, wanted: Double) throws {
        #expect(try height(of: "searchBar", "", "retina4_7", version) == wanted)
    }

    @Test(arguments: [(14_460, 18, 30.0), (14_460, 24, 37), (17_703, 18, 35), (17_703, 14, 34)])
    func roundedFields(version: Int, points: Int, height: Double) throws {
        let body = """
            <subviews><textField borderStyle="roundedRect" translatesAutoresizingMaskIntoConstraints="NO" id="v">
            <rect key="frame" x="0" y="0" width="100" height="1"/><fontDescription key="fontDescription" type="system" pointSize="\(points)"/>
            </textField></subviews><constraints>
            <constraint firstItem="v" firstAttribute="top" secondItem="root" secondAttribute="top" id="1"/>
            <constraint firstItem="v" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="2"/></constraints>
            """
        #expect(try frame("v", board([controller(body, Self.phone)], "retina4_7", version)).height == height)
    }
}
