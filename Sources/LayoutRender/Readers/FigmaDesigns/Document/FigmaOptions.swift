import LayoutEngine

/// The limits of a reading; all input is taken for hostile.
package struct FigmaOptions: Sendable {
    /// Levels of nested layers.
    package var nesting = 256
    /// Layers of the whole file.
    package var nodes = 20_000
    /// Unicode scalars of one text.
    package var textScalars = 10_000
    /// The size that the roots of all frames get instead of their own; nil: each frame's own.
    package var screen: Size?
    /// Which side is leading.
    package var layoutDirection = LayoutDirection.leftToRight
    /// The text size of the page.
    package var contentSizeCategory = ContentSizeCategory.large

    /// The defaults: every frame at its own size.
    package init() {}
}
