import LayoutEngine
import Testing

/// Page sheets and simulated sizes on Interface Builder's canvas. Evidence: Fidelity.md.
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

    /// A root that does not extend under an opaque bar begins below the bar, in a sheet and in a sheet over a sheet as well.
    @Test(
        arguments: [(783.0, [56.0, 0]), (727, [0, 0]), (786, [0, 0]), (749, [0, 34])]
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
}
