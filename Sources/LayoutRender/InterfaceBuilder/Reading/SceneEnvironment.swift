import LayoutEngine

/// The surroundings of one root: its size and what the bars and the device's edges take away.
struct SceneEnvironment {
    enum Place: Sendable {
        case controllerView
        case topLevelView
        case barItem
    }

    let context: DocumentContext
    let navigation: NavigationGraph
    let place: Place
    let controller: XMLElement?
    /// As the file records it.
    let size: Size

    var environment: LayoutEnvironment {
        var environment = context.environment
        let adapted = adaptedSize
        environment.width = adapted.width
        environment.height = adapted.height
        environment.rootIsControllerView = place != .barItem
        environment.safeAreaInsets = safeAreaInsets(of: adapted)
        environment.topLayoutGuideLength = environment.safeAreaInsets.top
        environment.bottomLayoutGuideLength = environment.safeAreaInsets.bottom
        return environment
    }

    /// A root that fills the canvas fills the device asked for; others keep their size.
    private var adaptedSize: Size {
        guard context.options.device != nil || context.options.isLandscape != nil else { return size }
        let canvas = context.canvasSize
        let screen = context.screenSize
        guard place == .controllerView || (size.width == canvas.width && size.height == canvas.height), !isFreeform
        else {
            return size
        }
        return Size(
            width: max(size.width + screen.width - canvas.width, 0),
            height: max(size.height + screen.height - canvas.height, 0))
    }

    private var isFreeform: Bool {
        controller?.children.contains { $0.name == "freeformSimulatedSizeMetrics" } == true
    }

    private func safeAreaInsets(of adapted: Size) -> EdgeInsets {
        guard place != .barItem else { return .zero }
        let device = context.environment.safeAreaInsets
        var insets = EdgeInsets.zero
        let canvas = context.screenSize
        let fillsWidth = adapted.width == canvas.width
        let fillsHeight = adapted.height == canvas.height
        if fillsWidth, fillsHeight {
            insets = device
        } else if place == .controllerView, isFreeform {
            insets.top = device.top
            insets.bottom = device.bottom
        }
        if let id = controller?.id {
            let bars = navigation.bars(of: id)
            if bars.hasNavigationBar { insets.top += 44 }
            if bars.hasTabBar { insets.bottom += 49 }
            if bars.hasToolbar { insets.bottom += 44 }
        }
        return insets
    }
}
