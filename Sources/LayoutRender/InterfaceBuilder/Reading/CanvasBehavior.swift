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
    /// Devices with a home button are shown without a status bar.
    var hidesStatusBarOnPlainDevices = false
    /// iPads are shown without a status bar.
    var hidesStatusBarOnPads = false
    /// A controller that asks for no status bar is shown without one.
    var hidesStatusBarsOnRequest = false
    /// The top of a top layout guide is where its bottom is.
    var flattensTopGuides = false
    /// A controller inside a container view of another is shown without a status bar.
    var hidesStatusBarInContainers = false
    /// One-line labels outside stack views are fitted in whole points, see `CanvasTextSizes`.
    var fitsLabelsInWholePoints = false
    /// The size of a configured button's title without a font, in points; nil for the text style `body`.
    var configuredTitleSize: Double?
    /// Scenes no higher than a phone in landscape have no status bar.
    var hidesStatusBarInCompactHeight = false
    /// A freeform xib root that is shorter than a phone's screen has the home indicator's safe area all the same.
    var keepsHomeIndicatorInShortRoots = false
    /// A sheet without a navigation bar keeps clear of a status bar, and no sheet keeps clear of the home indicator; in an
    /// app, until iOS 26, the opposite is true.
    var keepsStatusBarInSheets = false
    /// The simulated status bar and home indicator are added to the device's own safe area.
    var addsSimulatedBars = false
    /// The canvas's light or dark setting.
    var userInterfaceStyle = UserInterfaceStyle.light
    /// The canvas's text size setting.
    var contentSizeCategory = ContentSizeCategory.large

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
        hidesStatusBarInContainers = CanvasRules.hidesStatusBarInContainers[xcode]
        hidesStatusBarOnPlainDevices = CanvasRules.hidesStatusBarOnPlainDevices[xcode]
        hidesStatusBarsOnRequest = CanvasRules.hidesStatusBarsOnRequest[xcode]
        hidesStatusBarOnPads = CanvasRules.hidesStatusBarOnPads[xcode]
        configuredTitleSize = CanvasRules.configuredTitleSize[xcode]
        keepsStatusBarInSheets = CanvasRules.keepsStatusBarInSheets[xcode]
        keepsHomeIndicatorInShortRoots = CanvasRules.keepsHomeIndicatorInShortRoots[xcode]
        hidesStatusBarInCompactHeight = CanvasRules.hidesStatusBarInCompactHeight[xcode]
        addsSimulatedBars = CanvasRules.addsSimulatedBars[xcode]
    }

    /// The canvases of all releases: each reading of a document asks for one.
    private static let canvases = Dictionary(uniqueKeysWithValues: XcodeRelease.allCases.map { ($0, Self($0)) })

    /// No difference from an app.
    private init() {}
}
