import LayoutEngine

/// Safe areas of roots that the canvases of old releases show otherwise.
extension SceneEnvironment {
    /// Whether the file records the root of a controller below the screen's top, as it does before Xcode 9 for a root that
    /// does not extend under its bars, whatever the root's size. [recorded: 53 of 54 roots of 28 projects]
    var beginsBelowItsBars: Bool {
        place == .controllerView && context.xcode < .xcode9 && recordedTop > 0
    }

    /// Whether the root begins below a bar without a recorded distance, as since Xcode 9: the bar is opaque, or the view does
    /// not extend under bars at the top. Roots as high as their screen show that the bar is hidden. [measured: 4 of 4 lower roots
    /// of 13 projects, of 0; 3 of 3 roots as high as the screen have the status bar alone]
    func beginsBelowItsShownBar(_ bars: BarHeights) -> Bool {
        let edges = controller?.child(key: "edgesForExtendedLayout")
        return place == .controllerView && context.xcode >= .xcode9 && bars.hasTop
            && (bars.isBelowOpaque || edges.map { $0["top"] != "YES" } == true)
    }

    /// A collection view's cell in a xib whose content is a plain view, as cells have since Xcode 11 until they are saved with a
    /// content view of its own kind: it has the safe area of a view of a free size. [measured: 7 of 7 xibs on phones without a home
    /// button; 0 in 4 of 4 of Xcode 10]
    var isCellOnScreen: Bool {
        place == .topLevelView && view.name == "collectionViewCell" && view.child(key: "contentView")?.name == "view"
            && CanvasRules.showsSheets[context.xcode]
    }

    /// Before Xcode 11 a freeform xib root in portrait of 200 points and more has the device's safe area, wherever it
    /// ends, and a lower one or one in landscape none. A root that is lower than the lowest upright screen has a compact height,
    /// in which a phone with a home button has no status bar. [measured: 3 of 3 roots of 305 to 450 points, and 4 of 4 of 545
    /// to 667 with the status bar; compact height inferred]
    func oldFreeformInsets(of size: Size, _ edges: EdgeInsets) -> EdgeInsets {
        let lowest = edges.bottom > 0 ? Self.smallestOldFreeform : Self.lowestUprightScreen
        guard size.height > size.width, size.height >= lowest else { return .zero }
        return EdgeInsets(top: edges.top, left: 0, bottom: edges.bottom, right: 0)
    }

    /// A view beside a controller in the dock of its scene. Before Xcode 11 such a root has the areas that the device's own
    /// edges cover, whatever its size, and no status bar. [measured: 8 of 8 roots of two storyboards, on a phone with a home
    /// button and on one without]
    var isInSceneDock: Bool { view.parent?.parent?.name == "scene" }

    /// Smaller roots, such as badges, are excluded: the rule is known for roots of 294 points and more, and false for
    /// one of 50.
    private static let smallestOldFreeform = 200.0
    /// The height of the 3.5-inch phone.
    private static let lowestUprightScreen = 480.0
}
