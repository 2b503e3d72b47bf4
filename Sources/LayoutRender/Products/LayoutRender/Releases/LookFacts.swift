import LayoutEngine

/// What a release looks like, besides its metrics.
package enum LookFacts {
    /// Whether apps have a dark look.
    package static let hasDarkMode = ReleaseTable(
        "UIUserInterfaceStyle.dark", .since(.iOS8, false, .documented("UITraitCollection.userInterfaceStyle")),
        .since(.iOS13, true, .documented("UITraitCollection.userInterfaceStyle")))
    /// Whether sheets have the elevated backgrounds in the dark: 1C1C1E in place of black, 2C2C2E in place of 1C1C1E.
    package static let sheetsAreElevated = ReleaseTable(
        "UIUserInterfaceLevel.elevated in sheets",
        .since(.iOS8, false, .documented("UIUserInterfaceLevel, new in iOS 13")),
        .since(
            .iOS13, true,
            .documented("Human Interface Guidelines, Dark Mode: base and elevated backgrounds; UIColor, dark palette")))
    /// Whether the system's colours are those of the palette of June 2025.
    package static let hasNewPalette = ReleaseTable(
        "UIColor.system has the palette of 2025",
        .since(.iOS8, false, .documented("Human Interface Guidelines, Color, before June 2025")),
        .since(
            .iOS26, true,
            .documented("Human Interface Guidelines, Color, 2025; systemBlue and systemRed as in UIKit 26.1")))
}
