import LayoutEngine

/// The limits of a reading; all input is taken for hostile.
public struct FigmaOptions: Sendable {
    /// Levels of nested layers.
    public var nesting = 256
    /// Layers of the whole file.
    public var nodes = 20_000
    /// Unicode scalars of one text.
    public var textScalars = 10_000
    /// The size that the roots of all frames get instead of their own; nil: each frame's own.
    public var screen: Size?
    /// Which side is leading.
    public var layoutDirection = LayoutDirection.leftToRight
    /// The text size of the page.
    public var contentSizeCategory = ContentSizeCategory.large

    /// The defaults: every frame at its own size.
    public init() {}
}
