import LayoutEngine

/// All differences of Interface Builder's canvas from a running app.
///
/// Frames in files were computed on the canvas of the release that saved them, so a comparison with recorded frames
/// needs these differences; a picture of the app does not. Each is a property of the release or a canvas setting in the
/// file. Evidence: `CanvasRules`, and beside the code.
struct CanvasBehavior: Sendable, Equatable {
    /// Constraints marked "remove at build time" are active.
    var usesPlaceholderConstraints = false
    /// Arranged views without any size, and stacks without arranged views, are shown at a placeholder size.
    var showsViewsWithoutSize = false
    /// A hidden activity indicator keeps its place in a stack: its `hidden` only mirrors "hides when stopped".
    var keepsHiddenActivityIndicators = false
    /// Hidden arranged views do not collapse.
    var keepsHiddenViews = false
    /// Margins are those of iOS 10 and earlier, which had no safe area.
    var leavesSafeAreaOutOfMargins = false
    /// Where the canvas has no status bar.
    var statusBar = StatusBar()
    /// The top of a top layout guide is where its bottom is.
    var flattensTopGuides = false
    /// One-line labels outside stack views are fitted in whole points, see `CanvasTextSizes`.
    var fitsLabelsInWholePoints = false
    /// The size of a configured button's title without a font, in points; nil for the text style `body`.
    var configuredTitleSize: Double?
    /// A freeform xib root that is shorter than a phone's screen has the home indicator's safe area all the same.
    var keepsHomeIndicatorInShortRoots = false
    /// The simulated status bar and home indicator are added to the device's own safe area.
    var addsSimulatedBars = false
    /// The canvas's light or dark setting.
    var userInterfaceStyle = UserInterfaceStyle.light
    /// The canvas's text size setting.
    var contentSizeCategory = ContentSizeCategory.large

    /// Where the canvas hides the status bar that an app shows, and shows the status bar that an app hides.
    struct StatusBar: Sendable, Equatable {
        /// Devices with a home button are shown without a status bar.
        var isHiddenOnPlainDevices = false
        /// iPads are shown without a status bar.
        var isHiddenOnPads = false
        /// A controller that asks for no status bar is shown without one.
        var isHiddenOnRequest = false
        /// A controller inside a container view of another is shown without a status bar.
        var isHiddenInContainers = false
        /// Scenes no higher than a phone in landscape have no status bar.
        var isHiddenInCompactHeight = false
        /// A sheet without a navigation bar keeps clear of a status bar, and no sheet keeps clear of the home indicator; in
        /// an app, until iOS 26, the opposite is true.
        var staysInSheets = false
    }

    /// A running app: no difference.
    static let app = CanvasBehavior()

    /// The canvas of a document, as the Xcode that saved the document showed it.
    init(document: XMLElement, xcode: XcodeRelease) {
        self = Self.canvases[xcode] ?? Self(xcode)
        if document.child("device")?["appearance"] == "dark" { userInterfaceStyle = .dark }
        // The slider's step is kept in the file when the overrides are off, and counts only while they are on.
        let overrides = document.child("accessibilityOverrides")
        if overrides?["isEnabled"] == "YES", let step = overrides?["dynamicTypePreference"].flatMap({ Int($0) }),
            ContentSizeCategory.allCases.indices.contains(step)
        {
            contentSizeCategory = ContentSizeCategory.allCases[step]
        }
    }

    /// The canvas of an Xcode.
    private init(_ xcode: XcodeRelease) {
        usesPlaceholderConstraints = true
        showsViewsWithoutSize = true
        keepsHiddenActivityIndicators = true
        fitsLabelsInWholePoints = CanvasRules.fitsLabelsInWholePoints[xcode]
        keepsHiddenViews = CanvasRules.keepsHiddenViews[xcode]
        leavesSafeAreaOutOfMargins = CanvasRules.leavesSafeAreaOutOfMargins[xcode]
        flattensTopGuides = CanvasRules.flattensTopGuides[xcode]
        statusBar.isHiddenInContainers = CanvasRules.hidesStatusBarInContainers[xcode]
        statusBar.isHiddenOnPlainDevices = CanvasRules.hidesStatusBarOnPlainDevices[xcode]
        statusBar.isHiddenOnRequest = CanvasRules.hidesStatusBarsOnRequest[xcode]
        statusBar.isHiddenOnPads = CanvasRules.hidesStatusBarOnPads[xcode]
        statusBar.isHiddenInCompactHeight = CanvasRules.hidesStatusBarInCompactHeight[xcode]
        statusBar.staysInSheets = CanvasRules.keepsStatusBarInSheets[xcode]
        configuredTitleSize = CanvasRules.configuredTitleSize[xcode]
        keepsHomeIndicatorInShortRoots = CanvasRules.keepsHomeIndicatorInShortRoots[xcode]
        addsSimulatedBars = CanvasRules.addsSimulatedBars[xcode]
    }

    /// The canvases of all releases: each reading of a document asks for one.
    private static let canvases = Dictionary(uniqueKeysWithValues: XcodeRelease.allCases.map { ($0, Self($0)) })

    /// No difference from an app.
    private init() {}
}
