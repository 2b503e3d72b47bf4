import LayoutEngine

/// What a file is read for.
public struct InterfaceBuilderOptions: Sendable {
    /// Where the sizes come from that only Apple's machines can measure.
    public enum Sizes: String, Sendable, CaseIterable {
        /// From the engine alone: the recorded frame of a view that Auto Layout decides is never looked at.
        case measured
        /// A leaf that cannot be measured here takes its recorded size as its intrinsic size, where that is sound.
        case recorded
    }

    /// Whose ways the layout follows where Interface Builder's canvas and a running app differ.
    public enum Behavior: String, Sendable, CaseIterable {
        /// The canvas of the release that saved the file, which computed the recorded frames.
        case canvas
        /// An app that loads the file.
        case app
    }

    public var sizes = Sizes.recorded
    /// Nil: the canvas, or the app when laid out for a device of the reader's choice.
    public var behavior: Behavior?
    /// Nil: the device of the canvas.
    public var device: Device?
    /// Nil: as the canvas lies.
    public var isLandscape: Bool?
    public var layoutDirection = LayoutDirection.leftToRight
    /// Nil: as the canvas shows it, light in an app.
    public var userInterfaceStyle: UserInterfaceStyle?
    public var accessibilityContrast = AccessibilityContrast.normal
    /// Nil: as the canvas shows it, large in an app.
    public var contentSizeCategory: ContentSizeCategory?
    public var limits = XMLLimits()
    /// Finds what lies around the document, for the page's surroundings; asked once a reading. Nil: the file alone.
    public var surroundings: (@Sendable (ResourceNames, LayoutEnvironment) -> DocumentSurroundings)?

    public init() {}

    /// The behavior asked for, or else the one that fits the device.
    var effectiveBehavior: Behavior {
        behavior ?? (device == nil && isLandscape == nil ? .canvas : .app)
    }
}
