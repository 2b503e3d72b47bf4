import LayoutEngine

/// The scroll edge effect by release, in points: how contents below a bar fade into the page's background.
package enum EdgeEffectFacts {
    /// Whether contents fade below bars.
    package static let exists = ReleaseTable(
        "UIScrollEdgeEffect", .since(.iOS8, false, .newIn26Effect), .since(.iOS26, true, .simulator26))
    /// How much of the background covers the contents below a navigation bar, by the distance to the bar's lower edge.
    package static let softTop = ReleaseTable(
        "UIScrollEdgeEffect.Style.soft below a navigation bar", .since(.iOS8, EdgeTones([]), .newIn26Effect),
        .since(
            .iOS26, EdgeTones([(-55, 0.835), (-24, 0.65), (-16, 0.52), (0, 0.24), (19, 0.04), (36, 0)]), .simulator26))
    /// The same in the automatic style below a tab bar, where it is fainter. The figures are of a page of red and black bands, which
    /// the effect covered with black.
    package static let automaticBottom = ReleaseTable(
        "UIScrollEdgeEffect.Style.automatic below a tab bar", .since(.iOS8, EdgeTones([]), .newIn26Effect),
        .since(
            .iOS26, EdgeTones([(-43, 0.23), (-4, 0.11), (17, 0.03), (45, 0)]),
            .inferred("Do contents below a tab bar fade into a light page as bands of red and black fade into black?")))
    /// The same below a tab bar or toolbar, by the distance to the bar's upper edge.
    package static let softBottom = ReleaseTable(
        "UIScrollEdgeEffect.Style.soft below a tab bar", .since(.iOS8, EdgeTones([]), .newIn26Effect),
        .since(
            .iOS26, EdgeTones([(-82, 0.69), (-62, 0.78), (-43, 0.73), (-3, 0.31), (36, 0.02), (45, 0)]), .simulator26))
    /// How much of the background covers the contents, alike from the screen's edge on.
    package static let hard = ReleaseTable(
        "UIScrollEdgeEffect.Style.hard", .since(.iOS8, 0.0, .newIn26Effect), .since(.iOS26, 0.902, .simulator26))
    /// From the lower edge of a navigation bar to where the bar's glass ends: contents that go no further are not faded, and
    /// the hard style ends there.
    package static let glassGap = ReleaseTable(
        "UINavigationBar.glass.bottom", .since(.iOS8, 0.0, .newIn26), .since(.iOS26, 10, .simulator26))
}

extension Evidence {
    fileprivate static let newIn26Effect = Evidence.documented("UIScrollEdgeEffect: new in iOS 26")
}

/// How much of a background covers what lies below a bar, by the distance to the bar's inner edge in points: negative
/// between this edge and the screen's, where the first tone holds on, positive beyond the bar, where the last one does.
package struct EdgeTones: Sendable {
    /// A share of the background, 0 to 1, at a distance.
    package struct Tone: Sendable, Equatable {
        package let distance: Double
        package let opacity: Double
    }

    /// By ascending distance.
    package let tones: [Tone]

    init(_ tones: [(Double, Double)]) { self.tones = tones.map { Tone(distance: $0.0, opacity: $0.1) } }
}
