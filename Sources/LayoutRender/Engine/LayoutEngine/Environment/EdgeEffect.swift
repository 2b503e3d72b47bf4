/// UIScrollEdgeEffect: contents of a scroll view fade where a bar without a background lies over them.
public struct EdgeEffect: Sendable, Equatable {
    /// Where the bar is.
    public enum Edge: String, Sendable, CaseIterable { case top, bottom }
    /// UIScrollEdgeEffect.Style: a gradual fade, or one that is even and ends at the bar's glass. The automatic style is soft below a
    /// navigation bar, and fainter than that below bars at the bottom.
    public enum Style: String, Sendable, CaseIterable { case automatic, soft, hard }

    /// The scroll view.
    public var view: ItemID
    /// The side of the scroll view at which the bar is.
    public var edge: Edge
    /// How the contents fade.
    public var style: Style
    /// The inner edge of the bar: from the side of the scroll view at which the bar is, in points.
    public var length: Double
    /// From there back to the end of the bar's glass, in points.
    public var gap: Double

    /// An effect as stated; whether there is one at all is for `EdgeEffectMetrics` to say.
    public init(view: ItemID, edge: Edge, style: Style, length: Double, gap: Double) {
        self.view = view
        self.edge = edge
        self.style = style
        self.length = length
        self.gap = gap
    }
}
