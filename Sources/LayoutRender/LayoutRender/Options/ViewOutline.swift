/// The outline of a view whose layer is no rounded rectangle, in the view's own coordinates.
public struct ViewOutline: Sendable, Hashable {
    /// In place of the rectangle with round corners: the edge of background, border and clipped contents.
    public var edge: Shape?
    /// What of the view shows, with everything inside.
    public var mask: Shape?

    /// Without a parameter, the view is drawn as without an outline.
    public init(edge: Shape? = nil, mask: Shape? = nil) {
        self.edge = edge
        self.mask = mask
    }
}
