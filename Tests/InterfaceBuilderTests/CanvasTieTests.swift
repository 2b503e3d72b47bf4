import InterfaceBuilder
import LayoutEngine
import Testing

/// Bars that the file takes away or names the source of, guides, placeholders and cells.
extension CanvasReleaseTests {
    private static let phone = Size(width: 375, height: 667)

    private static func tabs(_ extra: String = "") -> String {
        "<tabBarController id=\"tabs\">\(extra)<connections><segue destination=\"vc\" kind=\"relationship\" relationship=\"viewControllers\" id=\"t\"/></connections></tabBarController>"
    }

    /// A controller that simulates no bottom bar has none of its tab bar controller's.
    @Test(arguments: [("", 49.0), ("<nil key=\"simulatedBottomBarMetrics\"/>", 0)])
    func tabsThatSimulateNoBottomBar(own: String, bottom: Double) throws {
        let root = controller(viewInSafeArea, Self.phone, extra: own)
        #expect(try insets(board([Self.tabs(), root], "retina4_7", 14_490), Self.phone) == [20, bottom])
    }

    /// Where the file names the segue that tells the bars, the bar of another source is not there.
    @Test(arguments: [("push", 64.0), ("plain", 20), ("none", 64)])
    func theTieBreakerTellsTheNavigationBar(chosen: String, top: Double) throws {
        let pushed = "<viewController id=\"below\">\(shows("vc", "show", id: "push"))</viewController>"
        let plain = "<viewController id=\"alone\">\(shows("vc", "show", id: "plain"))</viewController>"
        let controllers = [navigation(to: "below"), pushed, plain, controller(viewInSafeArea, Self.phone)]
        let text = board(controllers, "retina4_7", 14_490).replacing(
            "</scenes>",
            with: "</scenes><inferredMetricsTieBreakers><segue reference=\"\(chosen)\"/></inferredMetricsTieBreakers>")
        #expect(try insets(text, Self.phone)[0] == top)
    }

    private func shows(_ id: String, _ kind: String, id own: String) -> String {
        "<connections><segue destination=\"\(id)\" kind=\"\(kind)\" id=\"\(own)\"/></connections>"
    }

    /// Before Xcode 9 the top layout guide has no height: a view at its top begins below the status bar.
    @Test(arguments: [(10_085, 20.0), (12_086, 20), (13_196, 0)])
    func viewsAtTheTopOfTheTopLayoutGuide(version: Int, top: Double) throws {
        let body = viewInSafeArea.replacing(
            "secondItem=\"g\" secondAttribute=\"top\"", with: "secondItem=\"t\" secondAttribute=\"top\""
        )
        .replacing("<viewLayoutGuide key=\"safeArea\" id=\"g\"/>", with: "")
        .replacing("secondItem=\"g\"", with: "secondItem=\"root\"")
        let guides = "<layoutGuides><viewControllerLayoutGuide type=\"top\" id=\"t\"/></layoutGuides>"
        let text = board([controller(body, Self.phone, extra: guides)], "retina4_7", version)
        #expect(try frame("v", text).minY == top)
    }

    /// Since Xcode 15 a root of the size that the designer chose has the home indicator's area at its bottom.
    @Test(arguments: [(20_020, true, 0.0), (23_506, true, 34), (23_506, false, 0)])
    func rootsOfChosenSizesKeepTheHomeIndicator(version: Int, isChosen: Bool, bottom: Double) throws {
        let size = Size(width: 300, height: 140)
        let chosen = "<size key=\"freeformSize\" width=\"300\" height=\"140\"/>"
        let text = board([controller(viewInSafeArea, size, extra: isChosen ? chosen : "")], "retina6_0", version)
        #expect(try insets(text, size)[1] == bottom)
    }

    /// Cells have the margins of iOS 10 until Xcode 9.1, which had those of iOS 11.
    @Test(arguments: [(13_147, 8.0), (13_174, 8), (13_527, 16), (14_088, 16)])
    func marginsOfCellsInXcode9(version: Int, side: Double) throws {
        #expect(try cellMargin(in: "retina4_7", version) == side)
    }

    /// The leading margin of a cell's content view, in a table that fills its controller.
    private func cellMargin(in device: String, _ version: Int) throws -> Double {
        let table = """
            <tableViewController id="vc"><tableView key="view" dataMode="prototypes" style="plain" id="table">
            <rect key="frame" x="0" y="0" width="375" height="667"/><prototypes>
            <tableViewCell id="cell"><rect key="frame" x="0" y="28" width="375" height="44"/>
            <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0" y="0" width="375" height="44"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v"><rect key="frame" x="0" y="0" width="9" height="9"/></view></subviews>
            <constraints><constraint firstItem="v" firstAttribute="leading" secondItem="content" secondAttribute="leadingMargin" id="1"/>
            <constraint firstItem="v" firstAttribute="top" secondItem="content" secondAttribute="top" id="2"/>
            <constraint firstItem="v" firstAttribute="width" constant="9" id="3"/>
            <constraint firstItem="v" firstAttribute="height" constant="9" id="4"/></constraints>
            </tableViewCellContentView></tableViewCell></prototypes></tableView></tableViewController>
            """
        return try frame("v", board([table], device, version)).minX
    }

    /// The natural size of a leaf that two constraints place at the top left.
    private func natural(_ element: String, _ version: Int) throws -> Size {
        let body = """
            <subviews>\(element)</subviews><constraints>
            <constraint firstItem="v" firstAttribute="top" secondItem="root" secondAttribute="top" id="1"/>
            <constraint firstItem="v" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="2"/></constraints>
            """
        return try frame("v", board([controller(body, Self.phone)], "retina4_7", version), sizes: .measured).size
    }

    /// A page control that hides for a single page has no size with one page or none.
    @Test(arguments: [(nil, true, 0.0), (1, true, 0), (3, true, 39), (1, false, 7)] as [(Int?, Bool, Double)])
    func pageControlsThatHide(pages: Int?, hides: Bool, width: Double) throws {
        let count = pages.map { "numberOfPages=\"\($0)\"" } ?? ""
        let element = """
            <pageControl \(count) hidesForSinglePage="\(hides ? "YES" : "NO")" translatesAutoresizingMaskIntoConstraints="NO" id="v">
            <rect key="frame" x="0" y="0" width="0" height="0"/></pageControl>
            """
        let size = try natural(element, 14_088)
        #expect([size.width, size.height] == [width, width == 0 ? 0 : 37])
    }

    /// The glyphs of buttons were pictures of 22 points before iOS 13.
    @Test(arguments: [(14_088, 22.0, 22.0), (16_097, 25, 24)])
    func buttonsThatAreGlyphs(version: Int, width: Double, height: Double) throws {
        for type in ["infoDark", "infoLight", "detailDisclosure", "contactAdd"] {
            let element = """
                <button buttonType="\(type)" translatesAutoresizingMaskIntoConstraints="NO" id="v">
                <rect key="frame" x="0" y="0" width="9" height="9"/></button>
                """
            #expect(try natural(element, version) == Size(width: width, height: height))
        }
    }

    /// Across a stack the recorded width of a view without a size of its own gives way to a label's, unless a class of the
    /// program's own gave the width.
    @Test(arguments: [("", 41.5), ("customClass=\"Words\"", 288)])
    func widthsAcrossStacks(ownClass: String, width: Double) throws {
        let body = """
            <subviews><stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="v">
            <rect key="frame" x="0" y="0" width="288" height="321"/><subviews>
            <label text="Label" horizontalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" id="label"><rect key="frame" x="0" y="0" width="288" height="21"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
            <view \(ownClass) translatesAutoresizingMaskIntoConstraints="NO" id="words"><rect key="frame" x="0" y="21" width="288" height="300"/></view>
            </subviews></stackView></subviews><constraints>
            <constraint firstItem="v" firstAttribute="top" secondItem="root" secondAttribute="top" id="1"/>
            <constraint firstItem="v" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="2"/></constraints>
            """
        #expect(try frame("v", board([controller(body, Self.phone)], "retina4_7", 18_093)).width == width)
    }
}
