/// Sizes and line pitches of UIKit's text styles for every content size category.
///
/// The figures are the ones Apple publishes in the Human Interface Guidelines, in points.
enum DynamicType {
    /// The point size and the distance between two baselines of a text style.
    struct Step: Equatable {
        var size: Double
        var linePitch: Double
    }

    /// The body style at `large` has 17 points, and 22 from baseline to baseline.
    static func step(_ style: Font.TextStyle, _ category: ContentSizeCategory) -> Step {
        let column = ContentSizeCategory.allCases.firstIndex(of: category) ?? 3
        let sizes = sizes(of: style)
        let pitches = pitches(of: style)
        return Step(size: sizes[column], linePitch: pitches[column])
    }

    /// UIFontMetrics: a length for the style at the standard category, scaled to another category and rounded to
    /// pixels.
    ///
    /// Scaling is by the ratio of line pitches, not of sizes. [measured: 17 points of the body style are 16 1/3 at
    /// `medium`, where the style's own size is 16]
    static func scaled(
        _ value: Double, _ style: Font.TextStyle, _ category: ContentSizeCategory, scale: Double
    ) -> Double {
        guard category != .large else { return value }
        let ratio = step(style, category).linePitch / step(style, .large).linePitch
        return PixelGrid(scale: scale, isOn: scale > 0).round(value * ratio)
    }

    /// The distance between two baselines for a font of `size` points: that of the text style of this size,
    /// interpolated between two styles.
    static func linePitch(ofSize size: Double) -> Double {
        let styles: [Font.TextStyle] = [
            .caption2, .caption1, .footnote, .subheadline, .callout, .body, .title3, .title2, .title1, .largeTitle,
        ]
        var below = Step(size: 0, linePitch: 0)
        for style in styles {
            let above = step(style, .large)
            if size <= above.size {
                let part = (size - below.size) / (above.size - below.size)
                return below.linePitch + part * (above.linePitch - below.linePitch)
            }
            below = above
        }
        return size * below.linePitch / below.size
    }

    /// The weight of the style's own font.
    static func weight(of style: Font.TextStyle) -> Font.Weight {
        switch style {
        case .headline: .semibold
        case .extraLargeTitle, .extraLargeTitle2: .bold
        default: .regular
        }
    }

    /// One size per category, from `extraSmall` to the largest accessibility size.
    private static func sizes(of style: Font.TextStyle) -> [Double] {
        switch style {
        case .largeTitle, .extraLargeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
        case .title1, .extraLargeTitle2: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
        case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
        case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
        case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
        case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
        case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
        case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
        case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
        }
    }

    /// One line pitch per category, in the same order.
    private static func pitches(of style: Font.TextStyle) -> [Double] {
        switch style {
        case .largeTitle, .extraLargeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
        case .title1, .extraLargeTitle2: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]
        case .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
        case .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
        case .headline, .body: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
        case .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
        case .subheadline: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]
        case .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
        case .caption1: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]
        case .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]
        }
    }
}
