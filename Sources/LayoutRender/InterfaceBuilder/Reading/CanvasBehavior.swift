import LayoutEngine

/// What Interface Builder's canvas does and a running app does not, all in one place.
///
/// Frames in files were computed on the canvas of the release that saved them, so a comparison with them needs these
/// ways; a picture of the app does not. Each is a property of the release or a setting that the file keeps of its
/// canvas. Evidence: Documentation/Fidelity.md.
struct CanvasBehavior: Sendable, Equatable {
    /// Constraints marked "remove at build time" are active.
    var usesPlaceholderConstraints = false
    /// Arranged views without any size, and stacks without arranged views, are shown at a size of the canvas's own.
    var showsViewsWithoutSize = false
    /// A hidden activity indicator keeps its place in a stack: its `hidden` only mirrors "hides when stopped".
    var keepsHiddenActivityIndicators = false
    /// No hidden arranged view collapses.
    var keepsHiddenViews = false
    /// Devices with a home button are shown without a status bar.
    var hidesStatusBarOnPlainDevices = false
    /// No iPad is shown with a status bar.
    var hidesStatusBarOnPads = false
    /// A controller that asks for no status bar is shown without one.
    var hidesStatusBarsOnRequest = false
    /// One-line labels outside stack views are fitted in whole points, see `CanvasTextSizes`.
    var fitsLabelsInWholePoints = false
    /// No status bar in a scene as low as a phone on its side.
    var hidesStatusBarInCompactHeight = false
    /// The bar of a navigation controller takes nothing from a controller's view on a 5.5-inch phone.
    var hidesNavigationBarsOnPlusPhones = false
    /// A freeform xib root that is shorter than a phone's screen keeps clear of the home indicator all the same.
    var keepsHomeIndicatorInShortRoots = false
    /// The status bar and home indicator are simulated on top of what the device itself covers of the screen.
    var addsSimulatedBars = false
    /// Light or dark, as the canvas was last set.
    var userInterfaceStyle = UserInterfaceStyle.light
    /// The size of text, as the canvas was last set.
    var contentSizeCategory = ContentSizeCategory.large

    /// A running app: none of it.
    static let app = CanvasBehavior()

    /// The canvas that showed a document, in the release whose plug-in has `toolVersion`; 0 when the file does not say.
    init(document: XMLElement, toolVersion: Int) {
        self.init(toolVersion: toolVersion)
        if document.child("device")?["appearance"] == "dark" { userInterfaceStyle = .dark }
        // The slider's step is kept when the overrides are switched off, and counts only while they are on.
        let overrides = document.child("accessibilityOverrides")
        if overrides?["isEnabled"] == "YES", let step = overrides?["dynamicTypePreference"].flatMap({ Int($0) }),
            ContentSizeCategory.allCases.indices.contains(step)
        {
            contentSizeCategory = ContentSizeCategory.allCases[step]
        }
    }

    /// The canvas of a release.
    private init(toolVersion: Int) {
        usesPlaceholderConstraints = true
        showsViewsWithoutSize = true
        keepsHiddenActivityIndicators = true
        keepsHiddenViews = (1..<Self.xcode9).contains(toolVersion)
        fitsLabelsInWholePoints = true
        hidesStatusBarOnPlainDevices = (Self.xcode11..<Self.xcode15).contains(toolVersion)
        hidesStatusBarsOnRequest = (1..<Self.xcode12).contains(toolVersion)
        hidesStatusBarOnPads = (Self.xcode11..<Self.xcode13).contains(toolVersion)
        hidesNavigationBarsOnPlusPhones = (Self.xcode11..<Self.xcode15).contains(toolVersion)
        keepsHomeIndicatorInShortRoots = toolVersion >= Self.xcode14Point3
        hidesStatusBarInCompactHeight = (1..<Self.xcode11).contains(toolVersion)
        addsSimulatedBars = toolVersion >= Self.xcode16Point3
    }

    private init() {}

    private static let xcode9 = 13_000
    private static let xcode11 = 14_700
    private static let xcode12 = 17_000
    private static let xcode13 = 19_000
    private static let xcode14Point3 = 21_500
    private static let xcode15 = 21_600
    private static let xcode16Point3 = 23_600
}
