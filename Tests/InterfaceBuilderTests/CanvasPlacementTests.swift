import InterfaceBuilder
import LayoutEngine
import Testing

/// Roots below bars, in containers and in sheets, by the release of the canvas. Evidence: Fidelity.md.
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

    /// A root below the opaque bar of a 5.5-inch phone is lower than the screen by the bar, and no part of the root is covered.
    @Test(arguments: [(692.0, [0.0, 0]), (736, [0, 44])] as [(Double, [Double])])
    func lowRootsBelowOpaqueBarsOnPlusPhones(height: Double, wanted: [Double]) throws {
        let size = Size(width: 414, height: height)
        let bar = "<navigationBar key=\"navigationBar\" translucent=\"NO\" id=\"bar\"/>"
        let controllers = [navigation(extra: bar), controller(viewInSafeArea, size)]
        #expect(try insets(board(controllers, "retina5_5", 17_125), size) == wanted)
    }

    /// In Xcode 13 a sheet with a navigation bar ends above the home indicator, and a sheet without a bar does not.
    @Test(
        arguments: [
            (18_093, true, [56.0, 34]), (19_144, true, [56, 0]), (20_020, true, [56, 0]), (20_020, false, [0, 34]),
        ] as [(Int, Bool, [Double])])
    func sheetsWithBars(version: Int, hasBar: Bool, wanted: [Double]) throws {
        let size = Size(width: 414, height: 842)
        let root = controller(viewInSafeArea, size)
        #expect(try insets(board(hasBar ? [navigation(), root] : [root], "retina6_1", version), size) == wanted)
    }
}
