import LayoutEngine

/// When contents fade below a bar in one release of UIKit, in points, for code that builds screens of views itself.
public struct EdgeEffectMetrics: Sendable, Equatable {
    private let environment: LayoutEnvironment

    /// The figures of an environment's release.
    public init(in environment: LayoutEnvironment) { self.environment = environment }

    /// Whether the release has the effect.
    public var exists: Bool { environment[EdgeEffectFacts.exists] }
    /// From the lower edge of a navigation bar back to the end of its glass.
    public var navigationBarGap: Double { environment[EdgeEffectFacts.glassGap] }

    /// The effect of a bar over a scroll view; nil where the release has none, the bar is not over the scroll view, or no content
    /// lies below the bar's glass.
    ///
    /// - Parameters:
    ///   - view: the scroll view.
    ///   - frame: of the scroll view, in points.
    ///   - content: where its contents begin and end on the y axis, in the coordinates of `frame`.
    ///   - bar: the y coordinate of the bar's inner edge: the lower one of a navigation bar, the upper one of a tab bar.
    ///   - gap: from the bar's inner edge back to the end of its glass, in points.
    public func effect(
        of view: ItemID, frame: Rect, content: ClosedRange<Double>, edge: EdgeEffect.Edge, bar: Double, gap: Double,
        style: EdgeEffect.Style = .automatic
    ) -> EdgeEffect? {
        guard exists, bar.isFinite, frame.width > 0, content.upperBound > content.lowerBound else { return nil }
        switch edge {
        case .top:
            let glass = bar - gap
            guard content.lowerBound < glass, content.upperBound > frame.minY, frame.minY < glass, frame.maxY > bar
            else { return nil }
            return EdgeEffect(view: view, edge: edge, style: style, length: bar - frame.minY, gap: gap)
        case .bottom:
            let glass = bar + gap
            guard content.upperBound > glass, content.lowerBound < frame.maxY, frame.maxY > glass, frame.minY < bar
            else { return nil }
            return EdgeEffect(view: view, edge: edge, style: style, length: frame.maxY - bar, gap: gap)
        }
    }
}
