import LayoutEngine

/// Roots below bars on a screen that is not the file's own. The file's canvas tells where a root lies: the difference of the
/// root's height from the canvas's is made of the canvas's bars, not of the requested device's.
extension SceneEnvironment {
    /// The placement that the root has on the requested screen: in a sheet as on the canvas, below a bar that is as high as on
    /// that screen. Nil on the file's own canvas.
    var placementOnOtherScreen: RootPlacement? {
        guard let (canvas, placement) = onCanvas.first else { return nil }
        guard case .pushed(_, let recordedBar) = placement else { return placement }
        let (own, other) = (BarSizes(canvas.context), BarSizes(context))
        // A phone on its side has no large title.
        let bar =
            other.isCompact ? other.navigationBar : max(recordedBar + other.navigationBar - own.navigationBar, 0)
        return .pushed(offset: coveredEdges(of: context.screen.size).top + bar, bar: bar)
    }

    /// The height that the requested screen leaves a root below a bar, in points; nil for any other root.
    ///
    /// A root that ends above the canvas's home indicator ends above the requested device's as well.
    var heightBelowBars: Double? {
        guard let (canvas, placement) = onCanvas.first, case .pushed(let recordedOffset, _) = placement,
            case .pushed(let offset, _)? = placementOnOtherScreen
        else { return nil }
        let below = canvas.simulatedScreen.height - size.height - recordedOffset
        guard below >= 0 else { return nil }
        let home = below > 0 ? context.environment.safeAreaInsets.bottom : 0
        let recordedHome = below > 0 ? canvas.context.environment.safeAreaInsets.bottom : 0
        return max(context.screen.size.height - offset - max(below - recordedHome + home, 0), 0)
    }
}
