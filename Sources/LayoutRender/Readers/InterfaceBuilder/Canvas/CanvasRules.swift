import LayoutEngine

/// The ways of Interface Builder's canvas that no release of iOS has, by the Xcode that saved the file.
///
/// The columns are those of `XcodeRelease`; the method: Documentation/Fidelity.md.
package enum CanvasRules {
    /// Hidden arranged views do not collapse.
    static let keepsHiddenViews = CanvasTable(
        "UIStackView keeps hidden views",
        .since(.xcode6, true, .measured("every stack with a hidden view of the corpus")),
        .since(.xcode9, false, .measured("every stack with a hidden view of the corpus")))
    /// Margins have no safe area.
    static let leavesSafeAreaOutOfMargins = CanvasTable(
        "margins without safe area",
        .since(.xcode6, true, .recorded(13, of: 13)),
        .since(.xcode9, false, .recorded(384, of: 410)))
    /// The top layout guide has no height: its top is where its bottom is.
    static let flattensTopGuides = CanvasTable(
        "top layout guides without height",
        .since(.xcode6, true, .recorded(9, of: 9)),
        .since(.xcode9, false, .inferred("as UIKit; no file tells")))
    /// A controller inside a container view of another is shown without a status bar.
    static let hidesStatusBarInContainers = CanvasTable(
        "no status bar in container views",
        .since(.xcode6, true, .recorded(30, of: 30)),
        .since(.xcode9, false, .recorded(384, of: 410)))
    /// The older release whose cell margins hold; nil: those of the Xcode's own.
    static let olderCellMargins = CanvasTable(
        "cell margins of an older release",
        .since(.xcode6, Release?.none, .recorded(6, of: 6)),
        .since(.xcode9, .iOS10, .recorded(171, of: 171)),
        .since(.xcode9Point1, nil, .recorded(16, of: 16)))
    /// Scenes no higher than a phone in landscape have no status bar.
    static let hidesStatusBarInCompactHeight = CanvasTable(
        "no status bar in low scenes",
        .since(.xcode6, true, .recorded(8, of: 8)),
        .since(.xcode11, false, .recorded(384, of: 410)))
    /// Devices with a home button are shown without a status bar.
    static let hidesStatusBarOnPlainDevices = CanvasTable(
        "no status bar beside a home button",
        .since(.xcode6, false, .recorded(384, of: 410)),
        .since(.xcode11, true, .recorded(25, of: 25)),
        .since(.xcode15, false, .recorded(384, of: 410)))
    /// iPads are shown without a status bar.
    static let hidesStatusBarOnPads = CanvasTable(
        "no status bar on iPads",
        .since(.xcode6, false, .recorded(384, of: 410)),
        .since(.xcode11, true, .recorded(9, of: 9)),
        .since(.xcode13, false, .recorded(10, of: 10)))
    /// A controller that asks for no status bar is shown without one.
    static let hidesStatusBarsOnRequest = CanvasTable(
        "no status bar on request",
        .since(.xcode6, true, .recorded(10, of: 10)),
        .since(.xcode12, false, .recorded(3, of: 3)))
    /// The size of a configured button's title without a font, in points; nil for the text style `body`.
    static let configuredTitleSize = CanvasTable(
        "UIButton.Configuration title size",
        .since(.xcode6, Double?.none, .documented("configurations of buttons came with Xcode 13")),
        .since(.xcode13, 14, .recorded(10, of: 10)),
        .since(.xcode14Beta, Double?.none, .recorded(10, of: 10)))
    /// A sheet without a navigation bar keeps clear of a status bar, and no sheet keeps clear of the home indicator; in an
    /// app, until iOS 26, the opposite is true.
    static let keepsStatusBarInSheets = CanvasTable(
        "status bar in sheets",
        .since(.xcode6, false, .recorded(9, of: 9)),
        .since(.xcode14Beta, true, .recorded(21, of: 21)))
    /// A freeform xib root that is shorter than a phone's screen has the home indicator's safe area all the same.
    static let keepsHomeIndicatorInShortRoots = CanvasTable(
        "home indicator in short roots",
        .since(.xcode6, false, .recorded(15, of: 15)),
        .since(.xcode15, true, .recorded(14, of: 14)))
    /// The simulated status bar and home indicator are added to the device's own safe area.
    static let addsSimulatedBars = CanvasTable(
        "simulated bars on top of the device's insets",
        .since(.xcode6, false, .recorded(13, of: 13)),
        .since(.xcode16Point3, true, .recorded(57, of: 58)))
    /// A size that the designer chose stands for the screen, controllers may be shown as sheets, and free roots of xibs and
    /// embedded roots follow the screen's edges.
    static let showsSheets = CanvasTable(
        "sheets, and screens of chosen sizes",
        .since(.xcode6, false, .recorded(13, of: 14)),
        .since(.xcode11, true, .recorded(14, of: 15)))
    /// The upper inset of the 5.8-inch phone, in points.
    static let topOf5Point8Inches = CanvasTable(
        "status bar on 5.8 inches",
        .since(.xcode6, 44.0, .recorded(93, of: 94)),
        .since(.xcode14, 47, .recorded(21, of: 21)),
        .since(.xcode15, 50, .recorded(93, of: 94)))
    /// The same on 6.1 inches at 414 points.
    static let topOf6Point1Inches = CanvasTable(
        "status bar on 6.1 inches, 414 points",
        .since(.xcode6, 44.0, .recorded(15, of: 15)),
        .since(.xcode14, 48, .recorded(161, of: 169)))
    /// The same on phones of 390 and 428 points.
    static let topOf390Points = CanvasTable(
        "status bar on phones of 390 and 428 points",
        .since(.xcode6, 44.0, .recorded(15, of: 15)),
        .since(.xcode14, 47, .recorded(161, of: 169)))

    /// The side margins of the cells in an inset grouped table's cards; nil: as the room beside the cards.
    static let cardMargin = CanvasTable(
        "cell margins in cards",
        .since(.xcode6, Double?.none, .recorded(103, of: 105)),
        .since(.xcode27, 16, .recorded(1, of: 1)))
    /// Labels of one line outside stack views are fitted in whole points.
    static let fitsLabelsInWholePoints = CanvasTable(
        "labels in whole points",
        .since(.xcode6, true, .recorded(299, of: 400)),
        .since(.xcode27, false, .recorded(24, of: 24)))
    /// The newest release whose headers and footers of lists the canvas has; nil: those of the Xcode's own.
    static let newestLists = CanvasTable(
        "lists of a release at most",
        .since(.xcode6, Release?.none, .recorded(384, of: 410)),
        .since(.xcode26, .iOS18Point4, .recorded(13, of: 13)))
}
