import LayoutEngine

/// The device, the traits and the mode in which a file is read. A file lays the same tree out differently on other
/// devices, since size classes vary its constraints.
public struct InterfaceBuilderOptions: Sendable {
    /// The source of the sizes that only Apple's machines can measure.
    public enum Sizes: String, Sendable, CaseIterable {
        /// The engine alone: recorded frames of views that Auto Layout places are ignored.
        case measured
        /// A leaf that cannot be measured here takes its recorded size as its intrinsic size, unless constraints decide
        /// that size or a text was stretched.
        case recorded
    }

    /// Whose rules the layout follows where Interface Builder's canvas and a running app differ.
    public enum Behavior: String, Sendable, CaseIterable {
        /// The canvas of the release that saved the file, which computed the recorded frames.
        case canvas
        /// An app that loads the file.
        case app
    }

    /// Default: recorded.
    public var sizes = Sizes.recorded
    /// Nil: the canvas, or the app when another device, orientation or release is asked for.
    public var behavior: Behavior?
    /// Nil: the device of the canvas.
    public var device: Device?
    /// Nil: the orientation of the canvas.
    public var isLandscape: Bool?
    /// The release of iOS. Nil: that of the Xcode that saved the file.
    public var release: Release?
    /// Default: left to right, as the canvas shows every file.
    public var layoutDirection = LayoutDirection.leftToRight
    /// Nil: as the canvas shows it, light in an app.
    public var userInterfaceStyle: UserInterfaceStyle?
    /// Picks variants of colours and pictures. Default: normal.
    public var accessibilityContrast = AccessibilityContrast.normal
    /// Nil: as the canvas shows it, large in an app.
    public var contentSizeCategory: ContentSizeCategory?
    /// The limits of the XML parser.
    public var limits = XMLLimits()
    /// Whether the classes and connections of all objects are wanted, as a program needs that loads the file.
    public var collectsObjects = false
    /// Whether the scenes alone are wanted: the document has no problems but those of constraints, no coverage, and no items
    /// that no bar shows.
    package var wantsScenesOnly = false
    /// Whether views that only the canvas sizes are left without a size, so that diagnostics name these views.
    package var leavesSizesOpen = false
    /// Looks up the file's resources: called once a reading, with the names in the file and the page's environment. Nil:
    /// recorded values only.
    public var surroundings: (@Sendable (ResourceNames, LayoutEnvironment) -> DocumentSurroundings)?

    /// The page as the canvas shows it, with recorded sizes.
    public init() {}

    /// The requested behavior; by default the canvas, or an app if another device, orientation or release is requested.
    var effectiveBehavior: Behavior {
        behavior ?? (device == nil && isLandscape == nil && release == nil ? .canvas : .app)
    }
}
