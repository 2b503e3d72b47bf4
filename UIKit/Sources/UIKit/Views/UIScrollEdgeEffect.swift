internal import LayoutEngine
internal import LayoutRender

/// How contents of a scroll view fade below the bars at one of its edges, since iOS 26.
@preconcurrency @MainActor
open class UIScrollEdgeEffect: NSObject {
    /// One of three objects for the whole program.
    @preconcurrency @MainActor
    public final class Style: NSObject {
        public static let automatic = Style()
        public static let soft = Style()
        public static let hard = Style()
    }
    open var style = Style.automatic
    open var isHidden = false

    var shownStyle: EdgeEffect.Style {
        style === Style.hard ? .hard : style === Style.soft ? .soft : .automatic
    }
}

extension UIScrollView {
    /// What fades below the bars of the controllers around the view; none inside another scroll view.
    ///
    /// - Parameter id: of the view in the tree that is drawn.
    func edgeEffects(_ id: ItemID) -> [EdgeEffect] {
        let metrics = EdgeEffectMetrics(in: Surroundings.environment)
        guard metrics.exists, let window, !isHidden, contentSize.height > 0, let controller = nearestController else {
            return []
        }
        let frame = convert(bounds, to: window).rect
        let start = Double(convert(CGPoint.zero, to: window).y)
        guard start.isFinite, contentSize.height.isFinite else { return [] }
        let content = start...(start + Double(contentSize.height))
        let bars = controller.barEnds
        func effect(_ edge: EdgeEffect.Edge, _ bar: CGFloat?, gap: Double, _ wanted: UIScrollEdgeEffect) -> EdgeEffect?
        {
            guard let bar, !wanted.isHidden else { return nil }
            return metrics.effect(
                of: id, frame: frame, content: content, edge: edge, bar: Double(bar), gap: gap,
                style: wanted.shownStyle)
        }
        return [
            effect(.top, bars.top, gap: metrics.navigationBarGap, topEdgeEffect),
            effect(.bottom, bars.bottom, gap: 0, bottomEdgeEffect),
        ].compactMap(\.self)
    }

    /// The controller whose contents the view is; nil inside another scroll view.
    private var nearestController: UIViewController? {
        let owner = upwards.first { $0.controller != nil || $0 !== self && $0 is UIScrollView }
        return owner.flatMap { $0 !== self && $0 is UIScrollView ? nil : $0.controller }
    }
}

extension UIViewController {
    /// The inner edges of the bars over the controller's view, in the window's coordinates: of those without a background, since
    /// what lies below others is not seen.
    fileprivate var barEnds: (top: CGFloat?, bottom: CGFloat?) {
        var ends: (top: CGFloat?, bottom: CGFloat?) = (nil, nil)
        for controller in sequence(first: self, next: { $0.parent }) {
            if let navigation = controller as? UINavigationController {
                ends.top = ends.top ?? navigation.barEnd
                ends.bottom = ends.bottom ?? navigation.floatingSearchTop
            }
            if let tabs = controller as? UITabBarController { ends.bottom = ends.bottom ?? tabs.barTop }
        }
        return ends
    }
}
