/// UIUserInterfaceStyle.
public enum UserInterfaceStyle: String, Sendable, CaseIterable { case light, dark }

/// UIAccessibilityContrast: whether the user asks for more contrast.
public enum AccessibilityContrast: String, Sendable, CaseIterable { case normal, high }

/// UIUserInterfaceSizeClass.
public enum UserInterfaceSizeClass: String, Sendable, CaseIterable { case compact, regular }

/// Whose stack view is meant.
public enum Compatibility: String, Sendable, CaseIterable {
    /// UIStackView as it is, quirks included.
    case uikit
    /// FDStackView 1.0.1's proportional fill and hidden views.
    case fdstackview
}

/// Everything outside the tree that moves a frame: the device, its traits and the mode.
public struct LayoutEnvironment: Sendable, Equatable {
    /// The size of the root in points; nil along an axis: the fitting size.
    public var width: Double?
    public var height: Double?
    /// Pixels a point.
    public var scale: Double = 2
    public var safeAreaInsets: EdgeInsets = .zero
    /// The traits of the screen; nil where there is none or nothing is known of them.
    public var horizontalSizeClass: UserInterfaceSizeClass?
    public var verticalSizeClass: UserInterfaceSizeClass?
    /// The margins of the root view; nil: the system's minimum for a controller's root view, see `MarginRules`.
    public var rootLayoutMargins: EdgeInsets?
    /// True when the root is a view controller's view, whose horizontal margins are the system's minimum.
    public var rootIsControllerView = true
    /// Heights of the pre-iOS-11 top and bottom layout guides; nil: the safe area's.
    public var topLayoutGuideLength: Double?
    public var bottomLayoutGuideLength: Double?
    public var layoutDirection: LayoutDirection = .leftToRight
    public var userInterfaceStyle: UserInterfaceStyle = .light
    /// Picks variants of pictures and colours and moves no frame.
    public var accessibilityContrast: AccessibilityContrast = .normal
    public var contentSizeCategory: ContentSizeCategory = .large
    /// The language of the texts, a tag such as `tr` or `zh-Hant`; nil: English. It picks glyphs, and moves a frame
    /// only where a font file has other letters for the language.
    public var language: String?
    /// The fonts that texts name and whose files are known.
    public var typefaces = Typefaces()
    public var isPad = false
    public var compatibility: Compatibility = .uikit
    /// Which generation of the standard controls' sizes holds: the Interface Builder plug-in version, 0 for the newest
    /// before iOS 26. See `ControlMetrics`.
    public var toolGeneration = 0
    /// False leaves frames as solved (for oracles); true rounds both edges to the pixel grid, as UIKit does.
    public var roundsToPixels = true
    /// Row operations allowed for one solve.
    public var workLimit = 2_000_000

    public init(width: Double? = nil, height: Double? = nil, scale: Double = 2) {
        self.width = width
        self.height = height
        self.scale = scale
    }
}
