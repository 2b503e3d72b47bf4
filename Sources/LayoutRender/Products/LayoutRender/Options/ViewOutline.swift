/// The outline of a view whose layer is no upright rounded rectangle, in the view's own coordinates.
public struct ViewOutline: Sendable, Hashable {
    /// In place of the rectangle with round corners: the edge of background, border and clipped contents.
    public var edge: Shape?
    /// The visible part of the view and its contents.
    public var mask: Shape?
    /// How the view is turned and scaled, with everything inside; nil: it stands at its frame.
    public var transform: AffineMatrix?

    /// Without a parameter, the view is drawn as without an outline.
    public init(edge: Shape? = nil, mask: Shape? = nil, transform: AffineMatrix? = nil) {
        self.edge = edge
        self.mask = mask
        self.transform = transform
    }
}
