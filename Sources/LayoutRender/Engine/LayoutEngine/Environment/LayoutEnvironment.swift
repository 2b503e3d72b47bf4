/// UIUserInterfaceStyle.
public enum UserInterfaceStyle: String, Sendable, CaseIterable { case light, dark }

/// UIAccessibilityContrast: whether the user asks for more contrast.
public enum AccessibilityContrast: String, Sendable, CaseIterable { case normal, high }

/// UIUserInterfaceSizeClass.
public enum UserInterfaceSizeClass: String, Sendable, CaseIterable { case compact, regular }

/// Whose stack view is meant: tree.json's key `compat`.
public enum Compatibility: String, Sendable, CaseIterable {
    /// UIStackView as measured, quirks included. The default.
    case uikit
    /// FDStackView 1.0.1's proportional fill, and hidden views that stay in the chain of spacings.
    case fdstackview
}

/// Everything outside the tree that layout or drawing depends on: the device, its traits and the mode. UIKit keeps
/// these values in UIScreen, UITraitCollection and the view controller.
///
/// Two layouts of one tree in equal environments are equal.
public struct LayoutEnvironment: Sendable, Equatable {
    /// The width of the root in points; nil: the fitting width.
    public var width: Double?
    /// The height of the root in points; nil: the fitting height.
    public var height: Double?
    /// Pixels a point.
    public var scale: Double = 2
    /// The safe area insets of the root in points, bars included; subviews get the parts that reach into them.
    public var safeAreaInsets: EdgeInsets = .zero
    /// UITraitCollection.horizontalSizeClass and verticalSizeClass; nil where there is none or it is unknown. Only the
    /// margins of a controller's root view depend on the size classes; Interface Builder's variations are applied by the
    /// reader.
    public var sizeClasses = AxisPair<UserInterfaceSizeClass?>(nil)
    /// What the root's controller and its window decide.
    public var root = Root()
    /// UITraitCollection.layoutDirection: which side is leading.
    public var layoutDirection: LayoutDirection = .leftToRight
    /// UITraitCollection.userInterfaceStyle: picks variants of colours and pictures, moves no frame by itself.
    public var userInterfaceStyle: UserInterfaceStyle = .light
    /// Picks variants of pictures and colours and moves no frame.
    public var accessibilityContrast: AccessibilityContrast = .normal
    /// UITraitCollection.preferredContentSizeCategory: the size of texts in a text style. Default: `large`, the default
    /// of a device.
    ///
    /// Whoever measures by the category notes it in `memory`.
    public var contentSizeCategory: ContentSizeCategory = .large
    /// The language and the fonts of the texts.
    public var texts = Texts()
    /// Whether the interface idiom is `pad`: picks the `~ipad` variants of pictures, moves no frame by itself.
    public var isPad = false
    /// The release of iOS whose metrics and looks hold. Default: `Release.standard`.
    public var release = Release.standard
    /// How the layout is solved.
    public var solving = Solving()
    /// The pixels of frames and fitting sizes.
    var grid: PixelGrid { PixelGrid(scale: scale, isOn: solving.roundsToPixels && scale > 0) }
    private var memories = Memories()
    /// The memory that layouts of one document share; nil: no memory. The layout is the same.
    package var memory: LayoutMemory? {
        get { memories.memory }
        set { memories.memory = newValue }
    }

    /// Does not count when environments are compared.
    private struct Memories: Sendable, Equatable {
        var memory: LayoutMemory?
        static func == (a: Memories, b: Memories) -> Bool { true }
    }

    /// What the root's controller and its window decide.
    public struct Root: Sendable, Equatable {
        /// True when the root is a view controller's view, whose horizontal margins are the system's minimum.
        public var isControllerView = true
        /// The margins of the root view; nil: the system's minimum for a controller's root view, see `MarginRules`.
        public var layoutMargins: EdgeInsets?
        /// UIViewController.viewRespectsSystemMinimumLayoutMargins: false lets the root's margins be smaller than the
        /// system's minimum, and makes them 0 at the sides where none are written. [documented]
        public var respectsSystemMinimumMargins = true
        /// The height of a keyboard that is shown, from the screen's bottom, in points; nil: none is shown. Drawn over
        /// the page; of the layout only UIView.keyboardLayoutGuide depends on the keyboard. `Device.keyboardHeight` has the
        /// heights of Apple's devices.
        public var keyboardHeight: Double?
        /// The height of the pre-iOS-11 top layout guide in points; nil: the safe area's.
        public var topLayoutGuideLength: Double?
        /// The height of the pre-iOS-11 bottom layout guide in points; nil: the safe area's.
        public var bottomLayoutGuideLength: Double?
    }

    /// The language and the fonts of texts.
    public struct Texts: Sendable, Equatable {
        /// A tag such as `tr` or `zh-Hant`; nil: English. The language picks glyphs, and moves a frame only where a font
        /// file has other letters for the language.
        public var language: String?
        /// The fonts that texts name and whose files are known.
        public var typefaces = Typefaces()
    }

    /// How a layout is solved, and what becomes of the solved numbers.
    public struct Solving: Sendable, Equatable {
        /// Default: `uikit`.
        public var compatibility: Compatibility = .uikit
        /// False leaves frames as solved (for oracles); true rounds both edges to the pixel grid, as UIKit does.
        public var roundsToPixels = true
        /// Row operations of the solver allowed for one solve. A layout that reaches the limit ends with the best frames
        /// found and a diagnostic of the kind `workLimit`; a count in place of time, so that machines do not matter.
        public var workLimit = 2_000_000
        /// Whether the order of views decides which of equally strong lengths gives way, as in UIKit. Interface
        /// Builder's canvas gives the same frames, and marks the views as ambiguous: false leaves the choice open, and
        /// diagnostics name the views.
        package var ordersEquals = true
    }

    /// An environment without safe area and size classes, in light style at the default text size.
    /// - Parameters:
    ///   - width: of the root in points; nil: the fitting width.
    ///   - height: of the root in points; nil: the fitting height.
    ///   - scale: pixels a point; frames are rounded to pixels.
    public init(width: Double? = nil, height: Double? = nil, scale: Double = 2) {
        self.width = width
        self.height = height
        self.scale = scale
    }
}

extension LayoutEnvironment {
    /// The system's minimum margin at the sides of a controller's root view and of cells, in points: 16; 20 from a width of
    /// 394 on, unless both size classes are compact, as on a phone in landscape that is not regular in width there.
    /// [measured: 16 at 390, 391 and 393, 20 at 394, 400, 402, 412, 414 and 428 in portrait; 16 on phones of 375 and 390
    /// points in landscape]
    /// - Parameter width: of the root view.
    public func systemMinimumMargin(width: Double) -> Double { width >= 394 && !isCompactInBothAxes ? 20 : 16 }

    /// Whether both size classes are compact. Where a size class is not stated, the size tells: a phone on its side is
    /// compact in height, and compact in width if its portrait width is below 414 points. [documented]
    package var isCompactInBothAxes: Bool {
        guard let horizontal = sizeClasses.horizontal ?? classBySize?.horizontal,
            let vertical = sizeClasses.vertical ?? classBySize?.vertical
        else { return false }
        return horizontal == .compact && vertical == .compact
    }

    /// The size classes of a whole screen of this size; nil where a length is not stated or the size is no screen's.
    private var classBySize: (horizontal: UserInterfaceSizeClass, vertical: UserInterfaceSizeClass)? {
        guard let width, let height, Size(width: min(width, height), height: max(width, height)).isOfAScreen else {
            return nil
        }
        let screen = Device(name: "", width: min(width, height), height: max(width, height), scale: scale, isPad: isPad)
        let isLandscape = width > height
        return (screen.horizontalSizeClass(landscape: isLandscape), screen.verticalSizeClass(landscape: isLandscape))
    }
}
