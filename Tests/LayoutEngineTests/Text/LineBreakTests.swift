import Testing

@testable import LayoutEngine

/// Where UILabel breaks lines: by Unicode Standard Annex 14, without a last word alone, and with the space at the break
/// counted in the width.
@Suite("Line breaks") struct LineBreakTests {
    private let environment = LayoutEnvironment(scale: 3)

    private func lines(_ content: TextContent, width: Double) -> [String] {
        content.lines(wrappingAt: width, in: environment).map { $0.pieces.map(\.text).joined() }
    }

    private func content(
        _ text: String, size: Double = 17, _ strategy: TextContent.LineBreakStrategy = .none
    ) -> TextContent {
        var content = TextContent(text: text, font: .system(size))
        content.numberOfLines = 0
        content.lineBreakStrategy = strategy
        return content
    }

    /// Each text with its places of break as "|".
    @Test(
        "a line may end where Unicode's rules allow",
        arguments: [
            "they/|them/|theirs", "twice-|told", "a |–|b", "24/7", "10:30", "1,000.50", "a -5", "(a) |(b)",
            "“Hi,” |she |said", "Hi !", "50 %", "50%", "$40", "don’t |go", "no\u{A0}break |here", "这|里|是，|中|文",
            "「東|京」|は", "カー|ド", "and |—|or", "A…|b", "한국어 |단어", "e\u{301}a |b", "🇩🇪|🇫🇷", "👩‍👩‍👧|👍🏽|a",
            "a |-b", "x\u{200B}|y", "x\u{2060}y", "№ |5", "a?|b", "i.e. |so", "[a]b", "half\u{AD}|way",
        ])
    func opportunities(_ marked: String) {
        var rules = LineBreakRules()
        var found = String.UnicodeScalarView()
        for scalar in marked.unicodeScalars where scalar != "|" {
            if rules.allowsBreak(before: scalar) { found.append("|") }
            found.append(scalar)
        }
        #expect(String(found) == marked.replacing("50 %", with: "50 |%").replacing("a -5", with: "a |-5"))
    }

    /// [measured: a picture of iOS 17 has "Add your location, / pronouns, etc"]
    @Test("a last word alone gets the word before, unless the strategy or the release has no such rule")
    func orphans() {
        let text = "Add your location, pronouns, etc"
        #expect(lines(content(text), width: 230) == ["Add your location, pronouns,", "etc"])
        #expect(lines(content(text, .standard), width: 230) == ["Add your location,", "pronouns, etc"])
        #expect(lines(content(text, .pushOut), width: 230) == ["Add your location,", "pronouns, etc"])
        var old = environment
        old.release = .iOS8
        #expect(content(text, .standard).lines(wrappingAt: 230, in: old).last?.pieces.map(\.text) == ["etc"])
        // Both words do not fit; the line before would have no word; the last line has two words.
        let long = content("one incomprehensibilities unquestionably", .standard)
        #expect(lines(long, width: 260).last == "unquestionably")
        let word = content("Donaudampfschifffahrt").measure(wrappingAt: nil, in: environment).size.width
        #expect(lines(content("Donaudampfschifffahrt etc", .standard), width: word + 4).last == "etc")
        #expect(lines(content("Add your location or your pronouns", .standard), width: 235).count == 2)
    }

    @Test("whatever the strategy, the letters are the same and each line fits")
    func lawOfStrategies() {
        let text = "It is a truth universally acknowledged, that a single man in want of a fortune"
        for width in stride(from: 60.0, through: 700, by: 13) {
            let plain = lines(content(text), width: width)
            let pushed = lines(content(text, .standard), width: width)
            #expect(plain.count == pushed.count)
            #expect(plain.joined(separator: " ") == pushed.joined(separator: " "))
            #expect(pushed.dropLast(2) == plain.dropLast(2))
            for line in content(text, .standard).lines(wrappingAt: width, in: environment) {
                #expect(line.width <= width + 0.001)
            }
        }
    }

    /// [measured: 14 points at 160: 158.3 on iOS 17, of which the space is 3.7]
    @Test("the space at a break belongs to the width, as far as the space fits")
    func spaces() {
        let one = content("some words that wrap", size: 14)
        let line = one.lines(wrappingAt: 100, in: environment)[0]
        // With the kerning between the last letter and the space.
        let metrics = FontMetrics(.system(14))
        let space = metrics.width(of: "some words ") - metrics.width(of: "some words")
        #expect(space > 3 && line.pieces.map(\.text).joined() == "some words")
        let size = one.measure(wrappingAt: 100, in: environment).size
        #expect(abs(size.width - line.width - space) < 0.34)
        // No wider than the label.
        let tight = one.measure(wrappingAt: line.width + 1, in: environment).size
        #expect(abs(tight.width - line.width - 1) < 0.34)
        // The last line has no break.
        #expect(one.measure(wrappingAt: nil, in: environment).size.width < line.width * 3)
    }

    @Test("a soft hyphen shows at the end of a line and nowhere else")
    func softHyphens() {
        let text = "Donau\u{AD}dampf\u{AD}schiff"
        #expect(lines(content(text), width: 500) == ["Donaudampfschiff"])
        #expect(lines(content(text), width: 110) == ["Donaudampf-", "schiff"])
        #expect(
            content(text).measure(wrappingAt: nil, in: environment).size.width
                == content("Donaudampfschiff").measure(wrappingAt: nil, in: environment).size.width)
    }

    /// [measured: two lines of UIFontMetrics' footnote font are 33.7 high on iOS 17, with the font's own pitch 31.3]
    @Test("a scaled system font keeps the leading of its text style")
    func leading() {
        var two = content("two\nlines", size: 13)
        #expect(abs(two.measure(wrappingAt: nil, in: environment).size.height - 31.333) < 0.01)
        two.font.leadingStyle = .footnote
        #expect(abs(two.measure(wrappingAt: nil, in: environment).size.height - 33.667) < 0.01)
        var one = two
        one.text = "one"
        #expect(abs(one.measure(wrappingAt: nil, in: environment).size.height - 15.667) < 0.01)
    }
}
