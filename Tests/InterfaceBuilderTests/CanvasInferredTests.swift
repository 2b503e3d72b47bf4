import InterfaceBuilder
import LayoutEngine
import Testing

/// Bars that a controller infers from its source, and safe areas of roots of chosen sizes.
extension CanvasReleaseTests {
    private static let freeform = "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>"

    private static func chosen(_ size: Size) -> String {
        "<size key=\"freeformSize\" width=\"\(size.width)\" height=\"\(size.height)\"/>"
    }

    /// Before Xcode 9 the recorded distance from the screen's top says that no bar covers the root, whatever its height.
    @Test(arguments: [(64.0, 10_085, 0.0), (44, 10_085, 0), (0, 10_085, 64), (64, 13_196, 64)])
    func freeformRootsThatTheFilePlacesBelowBars(top: Double, version: Int, wanted: Double) throws {
        let size = Size(width: 600, height: 851)
        let bar = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" prompted=\"NO\"/>"
        let placed = controller(viewInSafeArea, size, extra: bar + Self.freeform + Self.chosen(size))
            .replacing("x=\"0\" y=\"0\" width=\"600", with: "x=\"0\" y=\"\(top)\" width=\"600")
        let text = board([placed], "retina4_7", version)
        #expect(try insets(text, size)[0] == wanted)
    }

    /// A lower root whose view does not extend under bars at its top begins below them.
    @Test(arguments: [
        ("", 490.0, 64.0), ("bottom=\"YES\"", 490, 0), ("top=\"YES\"", 490, 64), ("bottom=\"YES\"", 667, 64),
    ])
    func lowerRootsThatEndBelowTheirBars(edges: String, height: Double, wanted: Double) throws {
        let size = Size(width: 375, height: height)
        let extended = edges.isEmpty ? "" : "<extendedEdge key=\"edgesForExtendedLayout\" \(edges)/>"
        let bar = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" prompted=\"NO\"/>"
        let root = controller(viewInSafeArea, size, extra: extended + bar)
        #expect(try insets(board([root], "retina4_7", 13_772), size)[0] == wanted)
    }

    /// A shown controller has the toolbar that its source simulates.
    @Test func whatAControllerShowsInfersItsToolbar() throws {
        let size = Size(width: 414, height: 736)
        let tools = "<simulatedToolbarMetrics key=\"simulatedBottomBarMetrics\"/>"
        let controllers = [navigation(to: "a"), shower(tools), controller(viewInSafeArea, size)]
        #expect(try insets(board(controllers, "retina5_5", 14_490), size) == [64, 44])
    }

    /// Before Xcode 11 a root that the designer gave the height of no upright phone has no status bar.
    @Test(
        arguments: [
            (300.0, 300.0, 14_490, 0.0), (375, 200, 14_490, 0), (375, 300, 14_460, 0), (500, 206, 14_490, 0),
            (375, 600, 14_490, 20), (600, 600, 14_490, 20),
        ] as [(Double, Double, Int, Double)])
    func lowRootsOfChosenSizes(width: Double, height: Double, version: Int, top: Double) throws {
        let size = Size(width: width, height: height)
        let root = controller(viewInSafeArea, size, extra: Self.freeform + Self.chosen(size))
        #expect(try insets(board([root], "retina4_7", version), size)[0] == top)
    }

    /// A view that keeps the safe area out of its margins inherits none from a superview's margins.
    @Test(arguments: [("NO", 8.0), ("YES", 72)])
    func inheritedMarginsWithoutSafeArea(insets: String, top: Double) throws {
        let size = Size(width: 375, height: 667)
        let body = """
            <subviews><view preservesSuperviewLayoutMargins="YES" insetsLayoutMarginsFromSafeArea="\(insets)" \
            translatesAutoresizingMaskIntoConstraints="NO" id="s"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v">
            <rect key="frame" x="0" y="0" width="1" height="1"/></view></subviews><constraints>
            <constraint firstItem="v" firstAttribute="top" secondItem="s" secondAttribute="topMargin" id="1"/>
            <constraint firstItem="v" firstAttribute="leading" secondItem="s" secondAttribute="leading" id="2"/>
            </constraints></view></subviews><viewLayoutGuide key="safeArea" id="g"/><constraints>
            <constraint firstItem="s" firstAttribute="top" secondItem="root" secondAttribute="top" id="3"/>
            <constraint firstItem="s" firstAttribute="bottom" secondItem="root" secondAttribute="bottom" id="4"/>
            <constraint firstItem="s" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="5"/>
            <constraint firstItem="s" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" id="6"/>
            </constraints>
            """
        let text = board([navigation(), controller(body, size)], "retina4_7", 14_490)
        #expect(try frame("v", text).minY == top)
    }
}
