import InterfaceBuilder
import LayoutEngine
import Testing

/// Roots below bars, in containers and in sheets, by the release of the canvas.
extension CanvasReleaseTests {
    /// Before Xcode 9 a file records how far below the screen's top a root begins that does not extend under its bars. The
    /// top layout guide of the root is 0 then, and the bottom guide has what of the bars below covers the root.
    @Test(
        arguments: [
            (44.0, 623.0, true, [0.0, 0]), (64, 603, true, [0, 0]), (64, 554, false, [0, 0]), (64, 667, false, [0, 0]),
            (0, 667, true, [64, 0]), (0, 667, false, [20, 0]),
        ] as [(Double, Double, Bool, [Double])])
    func rootsThatTheFilePlacesBelowBars(top: Double, height: Double, hasBar: Bool, wanted: [Double]) throws {
        let size = Size(width: 375, height: height)
        let placed = controller(viewInSafeArea, size, extra: "<extendedEdge key=\"edgesForExtendedLayout\"/>")
            .replacing("x=\"0\" y=\"0\" width=\"375", with: "x=\"0\" y=\"\(top)\" width=\"375")
        #expect(try insets(board(hasBar ? [navigation(), placed] : [placed], "retina4_7", 11_757), size) == wanted)
    }

    /// Before Xcode 9 a controller in a container view has no status bar; nor has what an embedded navigation or tab bar
    /// controller contains or pushes.
    @Test(arguments: [(11_757, 0.0), (13_196, 20)])
    func rootsInContainerViews(version: Int, top: Double) throws {
        let size = Size(width: 375, height: 559)
        let hidden = "navigationBarHidden=\"YES\""
        let first = "<viewController id=\"first\">\(shows("vc", "push"))</viewController>"
        func insetBelow(_ controllers: [String]) throws -> Double {
            let host =
                "<viewController id=\"host\">\(shows(controllers.isEmpty ? "vc" : "in", "embed"))</viewController>"
            let root = controller(viewInSafeArea, size)
            return try insets(board([host] + controllers + [root], "retina4_7", version), size)[0]
        }
        func inside(_ id: String) -> String {
            "<navigationController \(hidden) id=\"in\">\(shows(id, "relationship", "rootViewController"))</navigationController>"
        }
        let tabs = "<tabBarController id=\"in\">\(shows("vc", "relationship", "viewControllers"))</tabBarController>"
        #expect(
            try [[], [inside("vc")], [inside("first"), first], [tabs]].map { try insetBelow($0) } == [
                top, top, top, top,
            ])
    }

    /// A file without a canvas device: a bar at the bottom of a controller's own screen covers the root as a whole, whatever
    /// the height of the canvas of any size.
    @Test(arguments: [(320.0, 568.0), (375, 667), (600, 600)])
    func barsOfScreensWithoutACanvasDevice(width: Double, height: Double) throws {
        let size = Size(width: width, height: height)
        let body = """
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v"><rect key="frame" x="0" y="0" width="1" height="1"/>
            </view></subviews><constraints>
            <constraint firstItem="v" firstAttribute="bottom" secondItem="g" secondAttribute="top" id="2"/>
            <constraint firstItem="v" firstAttribute="top" secondItem="root" secondAttribute="top" id="1"/></constraints>
            """
        let guides = "<layoutGuides><viewControllerLayoutGuide type=\"bottom\" id=\"g\"/></layoutGuides>"
        let tabs = """
            <tabBarController id="tabs"><connections>
            <segue destination="vc" kind="relationship" relationship="viewControllers" id="t"/></connections></tabBarController>
            """
        let text = board([tabs, controller(body, size, extra: guides)], "none", 9_530)
            .replacing("<device id=\"none\" orientation=\"portrait\"/>", with: "")
        #expect(try frame("v", text).maxY == height - 49)
    }

    /// Before Xcode 8 the canvas is of any width and any height: no variation by a size class applies there. It does on a
    /// device.
    @Test(arguments: ["widthClass=compact", "heightClass=regular", "heightClass=regular-widthClass=compact"])
    func variationsOnTheCanvasOfAnySize(key: String) throws {
        let size = Size(width: 600, height: 600)
        let body = """
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v"><rect key="frame" x="0" y="0" width="1" height="1"/>
            <constraints><constraint firstAttribute="height" constant="50" id="h"><variation key="\(key)" constant="30"/>
            </constraint></constraints></view></subviews>
            """
        let text = board([controller(body, size)], "none", 10_085)
            .replacing("<device id=\"none\" orientation=\"portrait\"/>", with: "")
        #expect(try frame("v", text).height == 50)
        var options = InterfaceBuilderReader.Options()
        options.device = Device.named("iPhone13")
        let document = try InterfaceBuilderReader.read(Array(text.utf8), file: "x", options: options)
        #expect(frames(of: document).first { $0.id == "v" }?.frame.height == 30)
    }

    /// A segmented control's baseline is that of its titles, in the middle of the control: 18.5 below its top. [measured: two
    /// cells of one storyboard]
    @Test func baselinesOfSegmentedControls() throws {
        let size = Size(width: 320, height: 43.5)
        let body = """
            <subviews><label text="Button Layout" translatesAutoresizingMaskIntoConstraints="NO" id="l">
            <rect key="frame" x="8" y="11.5" width="107" height="20.5"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
            <segmentedControl translatesAutoresizingMaskIntoConstraints="NO" id="s"><rect key="frame" x="123" y="9" width="189" height="29"/>
            <segments><segment title="Automatic"/><segment title="Vertical"/><segment title="Horizontal"/></segments></segmentedControl>
            </subviews><constraints>
            <constraint firstItem="l" firstAttribute="top" secondItem="root" secondAttribute="top" constant="11.5" id="1"/>
            <constraint firstItem="l" firstAttribute="baseline" secondItem="s" secondAttribute="baseline" id="2"/></constraints>
            """
        let segments = try frame("s", board([controller(body, size)], "retina4_0", 13_165))
        #expect(segments.minY == 9 && segments.height == 29)
    }

    /// The dot between two words is as wide as a full stop: 4.667 in 17 points on a screen of three pixels a point.
    @Test func middleDots() throws {
        let size = Size(width: 390, height: 844)
        let body = """
            <subviews><stackView translatesAutoresizingMaskIntoConstraints="NO" id="row"><rect key="frame" x="0" y="0" width="1" height="1"/>
            <subviews><label text="\u{B7}" translatesAutoresizingMaskIntoConstraints="NO" id="dot">
            <rect key="frame" x="0" y="0" width="1" height="1"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews></stackView></subviews>
            <constraints><constraint firstItem="row" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="1"/>
            </constraints>
            """
        let dot = try frame("dot", board([controller(body, size)], "retina6_0", 22_684), sizes: .measured)
        #expect(abs(dot.width - 4.667) < 0.01)
    }
}
