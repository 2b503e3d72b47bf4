import LayoutEngine

/// The safe area of a root: what bars, the device's edges and the canvas's simulated bars cover of the root.
extension SceneEnvironment {
    /// The root lies at the top left of a window that is as large as the screen or, if the root is larger, as the root;
    /// the part of the root that the screen's edges cover is outside its safe area. A sheet lies lower, at the bottom
    /// of the screen.
    func safeAreaInsets(of adapted: Size, _ bars: BarHeights, _ placement: RootPlacement) -> EdgeInsets {
        let screen = context.isOtherScreen ? context.screen.size : canvasSize
        let simulated = simulatedBars
        if isCell { return .zero }
        if isPart, context.options.effectiveBehavior == .app {
            return EdgeInsets(top: bars.isOpaque ? 0 : bars.top, left: 0, bottom: bars.bottom, right: 0)
        }
        if place == .topLevelView, !CanvasRules.showsSheets[context.xcode] {
            if isInSceneDock {
                let device = context.environment.safeAreaInsets
                return device.bottom == 0 ? .zero : device
            }
            if isFreeform { return oldFreeformInsets(of: adapted, coveredEdges(of: adapted)) }
        }
        // A popover has no safe area insets but the canvas's simulated bars.
        if place == .controllerView, bars.isPopover, adapted.width < screen.width { return simulated }
        let edges = coveredEdges(of: adapted)
        if case .sheet(_, let barAbove) = placement {
            // Since iOS 26 a sheet floats above the screen's bottom edge.
            let floats = BarFacts.sheetFloats[context.release]
            let floatingExtra = bars.hasLargeTitle ? Self.floatingSheetLargeTitleExtra : Self.floatingSheetBarExtra
            // The canvas's status bar does not reach into a sheet over a sheet, nor on a phone with a home button.
            let device = context.environment.safeAreaInsets
            let keepsStatus = context.behavior.statusBar.staysInSheets && !placement.isSheetOverSheet
            let status = keepsStatus && device.bottom > 0 ? device.top : 0
            let bar = bars.hasTop ? bars.top + (floats ? floatingExtra : RootPlacement.sheetBarExtra) : status
            let endsAbove = floats || context.behavior.statusBar.staysInSheets
            let below = endsAbove ? 0 : edges.bottom - simulated.bottom
            return EdgeInsets(top: barAbove > 0 ? 0 : bar, left: 0, bottom: below + bars.bottom, right: 0)
        }
        let isLarger = adapted.width > screen.width || adapted.height > screen.height
        let below = isLarger ? 0 : max(screen.height - adapted.height, 0)
        let bottom = edges.bottom + bars.bottom
        var insets = edges
        insets.top = below > 0 && beginsBelowItsShownBar(bars) ? 0 : edges.top + bars.top
        insets.bottom = max(bottom - below, keptBottom(bottom, bars))
        // Opaque bars move the view's edges: a root that much shorter touches no bar.
        if case .pushed(let offset, _) = placement {
            insets.top = 0
            let below = max(simulatedScreen.height - adapted.height, 0)
            insets.bottom = max(bottom - max(below - offset, 0), 0)
        }
        if bars.isOpaque || beginsBelowItsBars { insets.top = 0 }
        return insets
    }

    /// In some releases of the canvas: controllers that ask for no status bar, on devices with a home button; such devices
    /// themselves, and iPads; xib roots on iPads with a home button in more releases than controllers. Beside a sensor
    /// housing the status bar's room stays, as on the device.
    var hidesStatusBar: Bool {
        let hasHomeButton = context.environment.safeAreaInsets.bottom == 0
        if context.behavior.statusBar.isHiddenOnRequest, hasHomeButton, let controller,
            controller.simulatesNone("simulatedStatusBarMetrics")
        {
            return true
        }
        if context.behavior.statusBar.isHiddenInContainers, controller?.id.map(navigation.bars)?.isEmbedded == true {
            return true
        }
        if context.screen.device.isPad, context.behavior.statusBar.isHiddenOnPads { return true }
        guard context.behavior.statusBar.isHiddenOnPlainDevices, hasHomeButton else { return false }
        return !context.screen.device.isPad || place == .topLevelView
    }

    /// No larger than a phone in landscape; a root as wide as an upright screen is low because of bars, unless its size is
    /// the one that the designer chose. [measured: no inset at the top of 6 of 6 roots of chosen sizes]
    func isCompact(_ size: Size) -> Bool {
        if chosenSize == size, size.height <= Self.compactHeight { return size.width >= size.height }
        let screen = simulatedScreen
        let isUpright = screen.height >= screen.width && screen.width == size.width
        return place == .controllerView && size.width > size.height && size.width <= Self.compactWidth && !isUpright
    }

    /// The bottom inset of a root that ends above the screen's bottom edge: an embedded or freeform root has the simulated
    /// home indicator all the same; the device's own belongs to the screen's edge. [measured: 8 of 8 embedded and 6 of 6
    /// freeform roots since Xcode 16.3]
    private func keptBottom(_ bottom: Double, _ bars: BarHeights) -> Double {
        if simulatedBars != .zero {
            return keepsHomeIndicator || bars.isEmbedded || isOwnWindow ? simulatedBars.bottom : 0
        }
        let isOldEmbedded = bars.isEmbedded && !CanvasRules.showsSheets[context.xcode]
        return keepsHomeIndicator || isOldEmbedded ? bottom : 0
    }

    /// In the releases of the canvas that keep the home indicator in short roots, for a freeform xib root on a phone, and for
    /// a controller's root of the size that the designer chose. [recorded: 4 of 4 controllers of two projects]
    private var keepsHomeIndicator: Bool {
        guard context.behavior.keepsHomeIndicatorInShortRoots, !context.screen.device.isPad else { return false }
        return place == .topLevelView ? isFreeform : chosenSize == size
    }

    /// From Xcode 16.3 on an iPad's canvas shows a controller's root of any height in a window of its own, with the simulated
    /// bars inside: 24 and 25 in a root that is lower than the screen, 24 and 45 in one that is as high. [recorded: 2 of 2 and 1 of
    /// 1]
    var isOwnWindow: Bool { place == .controllerView && context.screen.device.isPad && simulatedBars != .zero }

    /// Cells of xibs have no window.
    private var isCell: Bool { view.name.hasSuffix("Cell") && !isCellOnScreen }

    /// The status bar and home indicator that the canvas adds to the device's own safe area, in both orientations.
    var simulatedBars: EdgeInsets {
        guard context.behavior.addsSimulatedBars, place != .barItem else { return .zero }
        let upright = context.screen.device.safeAreaInsets
        let isRoundedPad = context.screen.device.isPad && upright.bottom > 0
        let bottom = isRoundedPad ? Self.padHomeIndicator : upright.bottom
        return EdgeInsets(top: upright.top, left: 0, bottom: bottom, right: 0)
    }

    /// The simulated home indicator of an iPad; the device's own is 20.
    private static let padHomeIndicator = 25.0
    /// The width in landscape of the largest phone with a home button.
    private static let compactWidth = 736.0
    /// The height of the same.
    private static let compactHeight = 414.0
    /// The same in a sheet that floats, from iOS 26 on.
    private static let floatingSheetBarExtra = 16.0
    /// The same for a bar with a large title.
    private static let floatingSheetLargeTitleExtra = 20.0
}
