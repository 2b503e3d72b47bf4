/// What a release looks like, besides its metrics.
package enum LookFacts {
    /// Whether apps have a dark look.
    package static let hasDarkMode = ReleaseTable(
        "UIUserInterfaceStyle.dark",
        .since(.iOS8, false, .documented("UITraitCollection.userInterfaceStyle")),
        .since(.iOS13, true, .documented("UITraitCollection.userInterfaceStyle")))
    /// Whether the system's colours are those of the palette of June 2025.
    package static let hasNewPalette = ReleaseTable(
        "UIColor.system has the palette of 2025",
        .since(.iOS8, false, .documented("Human Interface Guidelines, Color, before June 2025")),
        .since(
            .iOS26, true,
            .documented("Human Interface Guidelines, Color, 2025; systemBlue and systemRed as in UIKit 26.1")))
}
