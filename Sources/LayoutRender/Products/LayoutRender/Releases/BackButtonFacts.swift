import LayoutEngine

/// A navigation bar's back button by release, in points.
package enum BackButtonFacts {
    /// From the bar's leading end to the button; nil: the margin of the bar's items.
    package static let inset = ReleaseTable(
        "UINavigationBar.backButton.inset", .since(.iOS8, Double?.some(8), .drawnBefore), .since(.iOS26, nil, .screen26)
    )
    /// From the button's leading edge to the chevron.
    package static let chevronInset = ReleaseTable(
        "UINavigationBar.backButton.chevron.inset", .since(.iOS8, 0.0, .drawnBefore), .since(.iOS26, 15, .circle))
    package static let chevron = ReleaseTable(
        "UINavigationBar.backButton.chevron", .since(.iOS8, Size(width: 12, height: 21), .drawnBefore),
        .since(.iOS26, Size(width: 12, height: 18), .circle))
    /// The width of the chevron's strokes.
    package static let stroke = ReleaseTable(
        "UINavigationBar.backButton.chevron.stroke", .since(.iOS8, 3.0, .drawnBefore), .since(.iOS26, 2.4, .circle))
    /// The chevron's colour; nil: the bar's tint.
    package static let color = ReleaseTable(
        "UINavigationBar.backButton.color", .since(.iOS8, Color?.none, .drawnBefore),
        .since(.iOS26, .named("label"), .simulator26))
    /// Whether the title of the screen before stands beside the chevron.
    package static let showsTitle = ReleaseTable(
        "UINavigationBar.backButton.showsTitle", .since(.iOS8, true, .drawnBefore),
        .since(.iOS26, false, .documented("Adopting Liquid Glass: the back button is a symbol")))
}

extension Evidence {
    /// The circle of glass of a back button is as large as a bar item's; what is inside it is not published.
    fileprivate static let circle = Evidence.inferred(
        "Where is the chevron in a back button's circle of iOS 26, and how large and heavy is it?")
}
