/// What a release looks like, besides its metrics.
package enum LookFacts {
    /// Whether apps have a dark look.
    package static let hasDarkMode = ReleaseTable(
        "UIUserInterfaceStyle.dark",
        .since(.iOS8, false, .documented("UITraitCollection.userInterfaceStyle")),
        .since(.iOS13, true, .documented("UITraitCollection.userInterfaceStyle")))
}
