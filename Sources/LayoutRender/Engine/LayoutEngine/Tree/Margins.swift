/// Layout margins as written in the source, in points. Absolute and directional edges may be mixed: an absolute edge
/// wins over the directional edge of the same side; nil keeps the default of the edge.
public struct Margins: Sendable, Hashable {
    /// Nil: the default.
    public var top: Double?
    /// Nil: the default.
    public var bottom: Double?
    /// Whatever the direction of layout; wins over `leading` or `trailing` of the same side.
    public var left: Double?
    /// Whatever the direction of layout; wins over `leading` or `trailing` of the same side.
    public var right: Double?
    /// Left, and right in a view that is laid out from right to left.
    public var leading: Double?
    /// Right, and left in a view that is laid out from right to left.
    public var trailing: Double?

    /// No edge is written: all margins keep their defaults.
    public init() {}

    /// The same margin in points at all four absolute edges.
    public init(_ all: Double) {
        top = all
        bottom = all
        left = all
        right = all
    }
}
