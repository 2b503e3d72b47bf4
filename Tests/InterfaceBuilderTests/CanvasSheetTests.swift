import InterfaceBuilder
import LayoutEngine
import Testing

/// Page sheets and simulated sizes on Interface Builder's canvas.
extension CanvasReleaseTests {
    /// A view that fills the root's safe area.
    private var filling: String {
        func tie(_ attribute: String) -> String {
            """
            <constraint firstItem="v" firstAttribute="\(attribute)" secondItem="g" secondAttribute="\(attribute)" id="\(attribute)"/>
            """
        }
        return """
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v">
            <rect key="frame" x="0" y="0" width="1" height="1"/></view></subviews><viewLayoutGuide key="safeArea" id="g"/>
            <constraints>\(["top", "bottom", "leading", "trailing"].map(tie).joined())</constraints>
            """
    }

    /// A root of 393 points on an iPhone 14 Pro, whose screen is 852 high with a status bar of 59, under an opaque bar.
    private func underOpaqueBar(_ height: Double, _ version: Int, attributes: String = "") throws -> [Double] {
        let size = Size(width: 393, height: height)
        let metrics =
            "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" translucent=\"NO\" prompted=\"NO\"/>"
        let text = board([controller(filling, size, attributes: attributes, extra: metrics)], "retina6_12", version)
        return try insets(text, size)
    }

    /// From Xcode 14 on a sheet keeps clear of the status bar that the sheet does not have, and not of the home indicator. A
    /// sheet over a sheet, whose root is 10 points lower than the screen, keeps clear of neither.
    @Test(
        arguments: [
            (869.0, 20_037, [0.0, 34]), (869, 21_505, [47, 0]), (869, 23_721, [47, 0]), (916, 22_131, [0, 0]),
        ] as [(Double, Int, [Double])])
    func sheetsByRelease(height: Double, version: Int, wanted: [Double]) throws {
        let size = Size(width: 428, height: height)
        let device = "retina6_7"
        // The status bar of this phone was 44 points high on the older canvas.
        #expect(try insets(board([controller(filling, size)], device, version), size) == wanted)
        let bar = board([navigation() + controller(filling, size)], device, version)
        if wanted[0] > 0 { #expect(try insets(bar, size) == [56, 0]) }
    }

    /// A root that does not extend under an opaque bar begins below the bar, in a sheet as well.
    @Test(
        arguments: [(783.0, [56.0, 0]), (727, [0, 0]), (749, [0, 34])]
            as [(Double, [Double])])
    func opaqueBarsInSheets(height: Double, wanted: [Double]) throws {
        #expect(try underOpaqueBar(height, 21_505) == wanted)
    }

    /// A root that extends under opaque bars is as high as the screen although the bar is opaque.
    @Test func rootsThatExtendUnderOpaqueBars() throws {
        let extended = try underOpaqueBar(852, 22_131, attributes: "extendedLayoutIncludesOpaqueBars=\"YES\"")
        #expect(extended == [103, 34])
    }

    /// A size that the designer chose for the screen stands for the screen: a sheet or a bar takes some of that size.
    @Test(
        arguments: [
            (1400.0, 1331.0, false, [59.0, 0]), (900, 831, true, [59, 0]), (700, 690, false, [0, 0]),
            (1500, 1500, false, [59, 34]),
        ] as [(Double, Double, Bool, [Double])])
    func sheetsOfAChosenSize(chosen: Double, height: Double, isFreeform: Bool, wanted: [Double]) throws {
        let size = Size(width: 375, height: height)
        let metrics = isFreeform ? "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>" : ""
        let extra = metrics + "<size key=\"freeformSize\" width=\"375\" height=\"\(chosen)\"/>"
        let text = board([controller(filling, size, extra: extra)], "retina6_12", 21_505)
        #expect(try insets(text, size) == wanted)
    }

    /// A top bar that a controller simulates as none hides the bar of its navigation controller, also for what the
    /// controller shows; a running app has the bar.
    @Test(arguments: [("vc", true, 48.0), ("vc", false, 92), ("next", true, 48), ("next", false, 92)])
    func topBarsThatAreSimulatedAsNone(root: String, isCanvas: Bool, top: Double) throws {
        let none = "<nil key=\"simulatedTopBarMetrics\"/>"
        let size = Size(width: 414, height: 896)
        let first =
            root == "vc"
            ? controller(filling, size, extra: none)
            : "<viewController id=\"first\">\(none)<connections><segue destination=\"vc\" kind=\"show\" id=\"s\"/></connections></viewController>"
                + controller(filling, size)
        let text = board([navigation(to: root == "vc" ? "vc" : "first") + first], "retina6_1", 23_506)
        var options = InterfaceBuilderReader.Options()
        options.behavior = isCanvas ? .canvas : .app
        let document = try InterfaceBuilderReader.read(Array(text.utf8), file: "x", options: options)
        #expect(frames(of: document).first { $0.id == "v" }?.frame.minY == top)
    }

    /// On a phone with a home button a sheet begins below the status bar, and an opaque bar in the sheet is 56 high.
    @Test(arguments: [(647.0, [56.0, 0]), (591, [0, 0])] as [(Double, [Double])])
    func opaqueBarsInSheetsOfPhonesWithAHomeButton(height: Double, wanted: [Double]) throws {
        let size = Size(width: 375, height: height)
        let bar = "<navigationBar key=\"navigationBar\" translucent=\"NO\" id=\"bar\"/>"
        let text = board([navigation(extra: bar) + controller(filling, size)], "retina4_7", 22_685)
        #expect(try insets(text, size) == wanted)
    }

    /// A root of 600 x 536 without a canvas device lies below the bars of an upright square screen, and is no screen in
    /// landscape.
    @Test func rootsBelowTheBarsOfASquareScreen() throws {
        let size = Size(width: 600, height: 536)
        let bar = "<navigationBar key=\"navigationBar\" translucent=\"NO\" id=\"bar\"/>"
        let text = board([navigation(extra: bar) + controller(filling, size)], "", 10_085)
            .replacing("<device id=\"\" orientation=\"portrait\"/>", with: "")
        #expect(try insets(text, size) == [0, 0])
    }

    /// Before Xcode 9 no margin has the safe area, which came with iOS 11: a controller's view has 0 at its top.
    @Test(arguments: [(10_085, true, 0.0), (10_085, false, 20), (13_196, true, 20)])
    func topMarginsOfControllersViews(version: Int, isCanvas: Bool, top: Double) throws {
        let size = Size(width: 375, height: 667)
        let body = """
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v">
            <rect key="frame" x="0" y="0" width="1" height="1"/></view></subviews><constraints>
            <constraint firstItem="v" firstAttribute="top" secondItem="root" secondAttribute="topMargin" id="1"/></constraints>
            """
        var options = InterfaceBuilderReader.Options()
        options.behavior = isCanvas ? .canvas : .app
        let text = board([controller(body, size)], "retina4_7", version)
        let document = try InterfaceBuilderReader.read(Array(text.utf8), file: "x", options: options)
        #expect(frames(of: document).first { $0.id == "v" }?.frame.minY == top)
    }
}
