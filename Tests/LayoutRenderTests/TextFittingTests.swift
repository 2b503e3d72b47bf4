import Testing

@testable import LayoutRender

/// What a text does when its box is a little too small, and when the box is much too small.
@Suite struct TextFittingTests {
    private static let environment = LayoutEnvironment(width: 320, height: 480)

    private static func texts(
        _ content: TextContent, size: Size
    ) -> (shown: [String], widths: [Double], runs: [TextRun]) {
        var root = View(.view, identifier: "root")
        root.frame = Rect(x: 0, y: 0, width: 320, height: 480)
        var tree = LayoutTree(root: root)
        var label = View(.label, identifier: "label")
        label.content = .text(content)
        label.frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
        label.translatesAutoresizingMaskIntoConstraints = true
        tree.addSubview(label, to: tree.root)
        var options = RenderOptions()
        options.layers = [.content]
        let list = DisplayList(
            tree: tree, layout: tree.resolve(in: environment), environment: environment, options: options)
        let runs = list.items.compactMap { item in if case .text(let run) = item { run } else { nil } }
        return (runs.map(\.text), runs.map { $0.width ?? 0 }, runs)
    }

    private static func natural(_ content: TextContent) -> Double {
        content.lines(wrappingAt: nil, in: environment).first?.width ?? 0
    }

    /// 5 % or 3 points, whichever is more, are squeezed; what needs more is cut.
    @Test(arguments: ["$40.00", "Skip", "A label whose text is somewhat longer", "饭店 12"])
    func aLineThatNeedsALittleMoreIsSqueezed(_ text: String) {
        let content = TextContent(text: text)
        let natural = Self.natural(content)
        for lack in [0.4, 1.5, 2.9, natural * 0.047] {
            let room = natural - lack
            let found = Self.texts(content, size: Size(width: room, height: 21))
            #expect(found.shown == [text], "\(lack) points too narrow")
            // Frames are rounded to pixels, half a point here.
            #expect((found.widths.first ?? 0) <= room + 1.01)
        }
        let lack = max(4, natural * 0.06)
        let cut = Self.texts(content, size: Size(width: natural - lack, height: 21))
        #expect(cut.shown != [text])
    }

    /// Lines whose words would fit into a box a little wider stay as many as the box was made for.
    @Test func linesStayAsManyAsTheBoxWasMadeFor() throws {
        var content = TextContent(text: "Two lines of a text that a tool has measured once")
        content.numberOfLines = 2
        var unlimited = content
        unlimited.numberOfLines = 0
        // The narrowest box for two lines.
        let widths = (40..<Int(Self.natural(content))).map(Double.init)
        let narrowest = widths.first { unlimited.lines(wrappingAt: $0, in: Self.environment).count == 2 }
        let width = try #require(narrowest)
        let whole = Self.texts(content, size: Size(width: width, height: 41)).shown
        #expect(whole.count == 2)
        let narrow = Self.texts(content, size: Size(width: width - 2.5, height: 41))
        #expect(narrow.shown == whole)
        for line in narrow.widths { #expect(line <= width - 2.5 + 1.01) }
        content.numberOfLines = 0
        #expect(Self.texts(content, size: Size(width: width - 2.5, height: 41)).shown == whole)
    }

    /// UILabel shows the lines that its height has room for, the last one with an ellipsis; a text view shows all.
    @Test func aLowLabelShowsTheLinesThatFit() {
        var content = TextContent(text: "One two three four five six seven eight nine ten")
        content.numberOfLines = 0
        let all = content.lines(wrappingAt: 80, in: Self.environment)
        #expect(all.count > 3)
        for count in 1..<all.count {
            let height = all[0].height + Double(count - 1) * all[0].pitch
            let found = Self.texts(content, size: Size(width: 80, height: height))
            let lines = Set(found.runs.map(\.origin.y)).count
            #expect(lines == count)
            #expect(found.shown.last?.hasSuffix("\u{2026}") == true)
        }
    }

    @Test func spacingOfLinesAndParagraphsIsDrawn() {
        var content = TextContent(text: "a\nb")
        content.numberOfLines = 0
        let plain = Self.texts(content, size: Size(width: 80, height: 200)).runs.map(\.origin.y)
        content.lineSpacing = 5
        content.paragraphSpacing = 7
        let spaced = Self.texts(content, size: Size(width: 80, height: 200)).runs.map(\.origin.y)
        #expect(abs(spaced[1] - spaced[0] - (plain[1] - plain[0]) - 12) < 1e-9)
        // The block stays in the middle.
        #expect(abs(spaced[1] + spaced[0] - plain[1] - plain[0]) < 1e-9)
    }

    /// [measured: a label 300 high with lines of 37.6 shows 7 lines and an ellipsis on iOS 17]
    @Test func onlyWholeLinesAreShown() {
        var content = TextContent(
            text: Array(repeating: "Words of a long text", count: 20).joined(separator: " "), font: .system(31.5))
        content.numberOfLines = 0
        let pitch = FontMetrics(content.font).lineHeight
        for (height, count) in [(300.0, 7), (8 * pitch, 8), (pitch * 2.98, 2), (pitch * 0.5, 1)] {
            let found = Self.texts(content, size: Size(width: 300, height: height))
            #expect(Set(found.runs.map(\.origin.y)).count == count)
            #expect(found.shown.last?.hasSuffix("\u{2026}") == true)
        }
    }

    /// A text of several lines shrinks until all of it is shown, and no further than its smallest size.
    @Test func severalLinesShrinkToTheHeight() {
        var content = TextContent(text: "Several lines of text that have to shrink to be shown in a low box")
        content.numberOfLines = 0
        content.adjustsFontSizeToFitWidth = true
        content.minimumScaleFactor = 0.25
        let whole = Self.texts(content, size: Size(width: 200, height: 30)).runs
        #expect(whole.map(\.text).joined(separator: " ") == content.text)
        #expect(whole.allSatisfy { $0.size < 17 && $0.size > 17 * 0.25 })
        content.minimumScaleFactor = 0.9
        let cut = Self.texts(content, size: Size(width: 200, height: 30)).runs
        #expect(cut.last?.text.hasSuffix("\u{2026}") == true)
        #expect(cut.allSatisfy { abs($0.size - 17 * 0.9) < 0.01 })
    }

    /// Both edges of every line but the last of a paragraph are straight.
    @Test func justifiedLinesFillTheWidth() {
        var content = TextContent(text: "Justified text of several lines\nand a second paragraph that wraps as well")
        content.numberOfLines = 0
        content.alignment = .justified
        let runs = Self.texts(content, size: Size(width: 160, height: 200)).runs
        var ends: [Double: Double] = [:]
        for run in runs { ends[run.origin.y] = max(ends[run.origin.y] ?? 0, run.origin.x + (run.width ?? 0)) }
        let lines = content.lines(wrappingAt: 160, in: Self.environment)
        #expect(ends.count == lines.count && lines.count > 3)
        for (line, end) in zip(lines, ends.sorted { $0.key < $1.key }.map(\.value)) {
            if line.endsParagraph { #expect(end < 160) } else { #expect(abs(end - 160) < 0.01) }
        }
    }
}
