import Testing
import UIKit

/// What UILabel and its fonts hand to the engine.
@MainActor
struct LabelTextTests {
    /// [measured: two lines of footnote are 33.7 high on iOS 17; with the font's own pitch 31.3]
    @Test func scaledFontsKeepTheLeadingOfTheirStyle() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "two\nlines"
        label.font = .systemFont(ofSize: 13)
        let plain = label.sizeThatFits(CGSize(width: 300, height: 300)).height
        label.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .systemFont(ofSize: 13))
        let scaled = label.sizeThatFits(CGSize(width: 300, height: 300)).height
        #expect(abs(plain - 31.25) < 0.3 && abs(scaled - 33.75) < 0.3)
    }

    @Test func largeTitlesAreBoldWithTheBoldTrait() throws {
        for (style, name) in [
            (UIFont.TextStyle.largeTitle, "Bold"), (.title1, "Bold"), (.title2, "Bold"), (.title3, "Semibold"),
            (.body, "Semibold"), (.footnote, "Semibold"),
        ] {
            let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style)
            let bold = try #require(descriptor.withSymbolicTraits(.traitBold))
            #expect(UIFont(descriptor: bold, size: 0).fontName.hasSuffix(name))
        }
    }

    @Test func lineBreakStrategyDecidesWhetherAWordMovesDown() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "Add your location, pronouns, etc"
        let pushed = label.sizeThatFits(CGSize(width: 230, height: 300)).width
        label.lineBreakStrategy = []
        let plain = label.sizeThatFits(CGSize(width: 230, height: 300)).width
        #expect(pushed < plain - 20)
    }
}
