import LayoutEngine
import Testing

/// Laws of measuring first, then sizes that Interface Builder recorded.
@Suite struct TextMeasuringTests {
    private let environment = LayoutEnvironment(scale: 2)

    private func size(_ text: String, _ font: Font, lines: Int = 1, width: Double? = nil, scale: Double = 2) -> Size {
        var content = TextContent(text: text, font: font)
        content.numberOfLines = lines
        return content.measure(wrappingAt: width, in: LayoutEnvironment(scale: scale)).size
    }

    @Test func wrappedLinesFitTheWidth() {
        let text = "The quick brown fox jumps over the lazy dog, twice-told and then some more"
        var lastHeight = Double.infinity
        for width in stride(from: 40.0, through: 600, by: 7) {
            let wrapped = size(text, .system(15), lines: 0, width: width)
            #expect(wrapped.width <= width + 0.5)
            #expect(wrapped.height <= lastHeight)
            lastHeight = wrapped.height
        }
    }

    @Test func aLimitOnLinesLimitsTheHeight() {
        let one = size("some words that wrap", .system(17), lines: 1, width: 60)
        let two = size("some words that wrap", .system(17), lines: 2, width: 60)
        let all = size("some words that wrap", .system(17), lines: 0, width: 60)
        #expect(one.height < two.height && two.height < all.height)
    }

    @Test func newlinesStartParagraphs() {
        var content = TextContent(text: "one\ntwo\n\nfour", font: .system(17))
        content.numberOfLines = 0
        #expect(content.measure(wrappingAt: nil, in: environment).lineCount == 4)
    }

    @Test func aWordWiderThanTheLineIsCut() {
        var content = TextContent(text: "Donaudampfschifffahrt", font: .system(17))
        content.numberOfLines = 0
        #expect(content.measure(wrappingAt: 50, in: environment).lineCount > 2)
        #expect(content.measure(wrappingAt: 0, in: environment).lineCount == 21)
    }

    @Test func ideographsBreakBetweenAnyTwo() {
        var content = TextContent(text: "这里是一些中文文本", font: .system(10))
        content.numberOfLines = 0
        #expect(content.measure(wrappingAt: 31, in: environment).lineCount == 3)
    }

    @Test func emptyTextTakesNoRoom() { #expect(size("", .system(17)) == .zero) }

    @Test(arguments: [
        (10.0, 12.0), (11, 13.5), (12, 14.5), (13, 16), (15, 18), (17, 20.5), (20, 24), (24, 29), (34, 41),
    ])
    func lineHeightsAtTwoPixelsAPoint(point: Double, height: Double) {
        #expect(size("Label", .system(point)).height == height)
    }

    @Test(arguments: [(12.0, 43.0), (17.0, 61.0), (18.0, 65.0)])
    func lineHeightsAtThreePixelsAPoint(point: Double, pixels: Double) {
        #expect(abs(size("Label", .system(point), scale: 3).height - pixels / 3) < 1e-9)
    }

    @Test func labelOfSeventeenPoints() { #expect(abs(size("Label", .system(17)).width - 42) <= 0.5) }

    @Test func attributedRunsKeepTheirOwnFonts() {
        var content = TextContent(text: "big small", font: .system(12))
        content.runs = [.init(text: "big ", font: .system(30)), .init(text: "small", font: .system(10))]
        let set = content.measure(wrappingAt: nil, in: environment)
        #expect(set.size.height == 36)
        #expect(set.size.width > size("big ", .system(30)).width)
    }

    @Test func textStylesFollowTheContentSizeCategory() {
        var large = LayoutEnvironment(scale: 2)
        large.contentSizeCategory = .accessibilityExtraExtraExtraLarge
        let content = TextContent(text: "Body", font: Font(textStyle: .body))
        #expect(content.measure(wrappingAt: nil, in: environment).size.height == 20.5)
        #expect(content.measure(wrappingAt: nil, in: large).size.height == 63.5)
    }

    @Test(arguments: [Double.nan, .infinity, -1, 0, 1e300])
    func oddFontSizesDoNotCrash(point: Double) {
        let measured = size("x\u{301}y", .system(point), lines: 0, width: 10)
        #expect(measured.width.isFinite && measured.height.isFinite)
    }
}
