import LayoutEngine

/// The environment of one root: its size, and the safe area that bars and the device's edges leave.
struct SceneEnvironment {
    /// Where the root comes from: a controller's view, a view of a xib or of a scene's dock, or a view inside a bar's
    /// item.
    enum Place: Sendable {
        /// The root view of a controller, which fills a screen.
        case controllerView
        /// A view of a xib, or of a scene's dock.
        case topLevelView
        /// A custom view inside a bar.
        case barItem
    }

    /// The device, the options and the release of the canvas.
    let context: DocumentContext
    /// Which bars the controller is shown with.
    let navigation: NavigationGraph
    /// Decides which insets count: the view of a bar's item has none.
    let place: Place
    /// Nil for a view without a controller.
    let controller: XMLElement?
    /// The root's element.
    let view: XMLElement
    /// As the file records it.
    let size: Size
    /// The root on the file's own canvas, with its placement there; empty on that canvas.
    let onCanvas: [(root: SceneEnvironment, placement: RootPlacement)]

    /// Finds the root's placement on the file's own canvas, on which the placement on another screen depends.
    init(
        context: DocumentContext, navigation: NavigationGraph, place: Place, controller: XMLElement?, view: XMLElement,
        size: Size
    ) {
        self.context = context
        self.navigation = navigation
        self.place = place
        self.controller = controller
        self.view = view
        self.size = size
        guard context.isOtherScreen else {
            onCanvas = []
            return
        }
        let canvas = SceneEnvironment(
            context: context.onCanvas, navigation: navigation, place: place, controller: controller, view: view,
            size: size)
        let (adapted, bars) = canvas.surroundings
        onCanvas = [(canvas, canvas.placement(of: adapted, bars))]
    }

    /// The document's environment with the size and the safe area of this root, in points, and the placement of the root on
    /// its screen.
    var placed: (environment: LayoutEnvironment, placement: RootPlacement) {
        let (adapted, bars) = surroundings
        let placement = placement(of: adapted, bars)
        var environment = context.environment
        environment.width = adapted.width
        environment.height = adapted.height
        environment.root.isControllerView = place != .barItem
        environment.safeAreaInsets = place == .barItem ? .zero : safeAreaInsets(of: adapted, bars, placement)
        environment.root.topLayoutGuideLength = environment.safeAreaInsets.top
        environment.root.bottomLayoutGuideLength = environment.safeAreaInsets.bottom
        return (environment, placement)
    }

    /// The root's size on the device, and its bars.
    private var surroundings: (size: Size, bars: BarHeights) {
        var adapted = adaptedSize
        let bars = BarHeights(
            holder: place == .topLevelView ? view : controller, navigation: navigation, context: context, size: adapted)
        if bars.isOpaqueOverFullView, !isFreeform { adapted.height -= bars.top }
        return (adapted, bars)
    }

    /// 1 roots that no screen's edge concerns lie at its top, 2 opaque bars over a full view push the root down by
    /// their height, 3 any other gap between root and screen is explained by the bars that may be there, or by a
    /// sheet.
    private func placement(of adapted: Size, _ bars: BarHeights) -> RootPlacement {
        let screen = simulatedScreen
        guard place == .controllerView, simulatedSize != nil || !isFreeform, adapted.height <= screen.height,
            adapted.width <= screen.width, !(bars.isPopover && adapted.width < screen.width), !isOwnWindow
        else { return .atTop }
        if bars.isOpaqueOverFullView {
            return .pushed(offset: bars.top, bar: bars.top - context.environment.safeAreaInsets.top)
        }
        if let other = placementOnOtherScreen { return other }
        let edges = coveredEdges(of: adapted)
        let inferred = RootPlacement(
            gap: screen.height - adapted.height,
            tops: bars.isEmbedded ? [] : bars.possibleTops, olderTops: bars.hasTop ? bars.olderTops : [],
            edges: edges, bottom: bars.bottom, device: context.environment.safeAreaInsets,
            canBeSheet: CanvasRules.showsSheets[context.xcode] && adapted.width == screen.width && !bars.isEmbedded)
        guard inferred == .atTop, recordedTop > 0 else { return inferred }
        let bar = bars.possibleTops.contains(recordedTop) ? recordedTop : max(recordedTop - edges.top, 0)
        return .pushed(offset: recordedTop, bar: bar)
    }

    /// The distance of the root from the top of its screen. Before Xcode 9 files record the distance for a controller whose
    /// view does not extend under its bars; since then they record 0. [measured: 15 of 15 top guides of such roots are 0]
    var recordedTop: Double { view.child(key: "frame")?["y"].flatMap(finiteNumber) ?? 0 }

    /// The areas of the screen that the device and the simulated bars cover.
    func coveredEdges(of adapted: Size) -> EdgeInsets {
        var edges = context.environment.safeAreaInsets
        let simulated = simulatedBars
        // The status bar of a device with a home button, and of an iPad, is a simulated bar.
        if simulated != .zero, edges.bottom == 0 || context.screen.device.isPad { edges.top = 0 }
        if hidesStatusBar { edges.top = 0 }
        if context.behavior.statusBar.isHiddenInCompactHeight, isCompact(adapted) { edges.top = 0 }
        return edges + simulated
    }

    /// A root that fills the canvas, or the screen of the designer's own size, fills the requested device; other roots keep their
    /// size. An iPad shows a controller in a sheet or beside another one; a phone gives the controller the whole screen.
    private var adaptedSize: Size {
        guard context.options.device != nil || context.options.isLandscape != nil else { return size }
        let canvas = designedScreen
        let screen = context.screen.size
        let isEmbedded = controller?.id.map(navigation.bars)?.isEmbedded == true
        let isFree = isFreeform || ((isPart || isEmbedded) && controller?.child(key: "freeformSize") != nil)
        guard place == .controllerView || (size.width == canvas.width && size.height == canvas.height), !isFree
        else { return size }
        let leavesPad = context.canvas.screen.device.isPad && !context.screen.device.isPad
        if leavesPad, size.width < canvas.width, !isPart, !isEmbedded { return screen }
        return Size(
            width: isShort(size.width, canvas.width) ? size.width : max(size.width + screen.width - canvas.width, 0),
            height: isShort(size.height, canvas.height)
                ? size.height : heightBelowBars ?? max(size.height + screen.height - canvas.height, 0))
    }

    /// Whether the designer chose a free size: for a controller's view the controller says so, else the view itself.
    /// A header or footer of a collection view always has one, and the safe area of such a view. [measured: 7 of 7
    /// edges in the xibs of two projects, single insets in Xcode 15 and doubled ones since Xcode 16.3]
    var isFreeform: Bool {
        if isCellOnScreen || (place == .topLevelView && view.name == "collectionReusableView") { return true }
        let metrics = place == .controllerView ? controller : view
        return metrics?.children.contains { $0.name == "freeformSimulatedSizeMetrics" } == true
    }

    /// The size that the designer gave to the controller's screen: where containers' bars or a sheet take some of the size,
    /// the root is lower. [measured: 11 of 11 roots in three projects since Xcode 11]
    private var simulatedSize: Size? { CanvasRules.showsSheets[context.xcode] ? chosenSize : nil }

    /// The size that the designer gave to the controller's view or screen.
    var chosenSize: Size? {
        guard place == .controllerView,
            let size = controller?.child(key: "freeformSize"), let width = size["width"].flatMap(finiteNumber),
            let height = size["height"].flatMap(finiteNumber)
        else { return nil }
        return Size(width: width, height: height)
    }

    /// The screen on which the root lies: of the designer's own size, of the canvas, or the requested one.
    var simulatedScreen: Size { simulatedSize ?? (context.isOtherScreen ? context.screen.size : canvasSize) }

    /// Whether the root is a part of a screen: a popover, a widget or a controller inside another. In an app, the edges
    /// of the device do not cover the part, as far as the file tells. The canvas shows the part at the top left of a
    /// screen, with the safe area that the screen has there.
    ///
    /// A controller may have a free size without the metrics of one. [measured: 29 of 33 such views have exactly that size]
    /// A root of less than half of the canvas along an axis is a part whatever its metrics say: bars take less.
    var isPart: Bool {
        guard place == .controllerView else { return place == .topLevelView && isFreeform && !size.isOfAScreen }
        let isFree = isFreeform || controller?.child(key: "freeformSize") != nil
        let canvas = canvasSize
        return (isFree && !size.isOfAScreen) || isShort(size.width, canvas.width) || isShort(size.height, canvas.height)
    }

    /// The screen that the root fills but for bars: of the size that the designer chose where the root has that width and most of
    /// that height, else the canvas's.
    private var designedScreen: Size {
        guard let chosen = chosenSize, chosen.width == size.width, chosen.height >= size.height,
            !isShort(size.height, chosen.height)
        else { return canvasSize }
        return chosen
    }

    /// The screen on which the root was designed. In a file without a canvas device each controller simulates a screen
    /// of its own: the lowest screen of the root's width that holds the root.
    var canvasSize: Size {
        guard place == .controllerView, !context.canvas.isStated else { return context.canvas.screen.size }
        return BarHeights.fullSizes.first { $0.width == size.width && $0.height >= size.height }
            ?? context.canvas.screen.size
    }

    /// Whether a length of the root is no length of a screen, and does not follow the screen.
    private func isShort(_ length: Double, _ canvas: Double) -> Bool { length < canvas / 2 }
}
