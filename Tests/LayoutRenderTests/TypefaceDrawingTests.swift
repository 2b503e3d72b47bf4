import Testing

@testable import LayoutRender

/// Texts in a font file: what measured draws.
@Suite("Font files draw")
struct TypefaceDrawingTests {
    private static func shaped(_ text: String, _ face: any Typeface = StubTypeface(), size: Double = 20) throws
        -> ShapedText
    {
        var shaper = try TextShaper(limits: RenderLimits(), library: FontLibrary())
        return try shaper.shape(text, face: FontFace(typeface: TypefaceReference(face)), size: size)
    }

    /// The letters of the font file in the order of drawing; a dot for a run of a pinned font.
    private static func order(_ shaped: ShapedText) -> String {
        shaped.runs.map { run in
            guard case .outlines = run.font else { return "." }
            return String(String.UnicodeScalarView(run.glyphs.compactMap { Unicode.Scalar($0.index) }))
        }.joined()
    }

    @Test("a text of letters that the file has is as wide as measured, and drawn by its outlines")
    func widths() throws {
        let face = StubTypeface()
        let text = try Self.shaped("ABC 12", face)
        // Six letters, each half of 20 points wide.
        #expect(text.width == 60)
        #expect(text.runs.count == 1)
        #expect(Self.order(text) == "ABC 12")
        #expect(text.runs[0].glyphs.map(\.x) == [0, 10, 20, 30, 40, 50])
    }

    @Test(
        "each of two texts that are canonically equivalent keeps its own glyphs",
        arguments: [("\u{212A}", "K"), ("\u{2126}", "\u{3A9}"), ("\u{E9}", "e\u{301}")])
    func equivalentTexts(_ one: String, _ other: String) throws {
        let face = FontFace(typeface: TypefaceReference(StubTypeface()))
        func glyphs(_ shaped: ShapedText) -> [[UInt32]] { shaped.runs.map { $0.glyphs.map(\.index) } }
        var warm = try TextShaper(limits: RenderLimits(), library: FontLibrary())
        for text in [one, other, one] {
            let shaped = try warm.shape(text, face: face, size: 20)
            let cold = try Self.shaped(text)
            #expect(glyphs(shaped) == glyphs(cold) && shaped.width == cold.width)
        }
    }

    @Test(
        "letters that the file lacks come from a pinned font, in the order of the line",
        arguments: [
            ("AbC", "A.C"), ("\u{5D0}\u{5D1}", "\u{5D1}\u{5D0}"), ("A \u{5D0}\u{5D1} B", "A \u{5D1}\u{5D0} B"),
            ("\u{5D0} 12 \u{5D1}", "\u{5D1} 12 \u{5D0}"), ("\u{5D0}\u{5E9} 12", "12 .\u{5D0}"), ("饭 A", ". A"),
        ])
    func order(text: String, expected: String) throws {
        #expect(try Self.order(Self.shaped(text)) == expected)
    }

    @Test("a square letter is a square of the text's colour, at the pixels that its outline says")
    func pixels() throws {
        var renderer = try Renderer()
        var list = DisplayList(size: Size(width: 40, height: 20))
        list.text(
            TextRun(
                "A B", at: Point(x: 4, y: 16), face: FontFace(typeface: TypefaceReference(StubTypeface())), size: 16,
                color: RGBA(0x0072B2)))
        let pixels = try renderer.pixels(list, scale: 1)
        // Letters of 8 points: A from 4 to 12, a space, B from 20 to 28; from the baseline 8 points up.
        for x in 0..<40 {
            for y in 0..<20 {
                let isInked = ((4..<12).contains(x) || (20..<28).contains(x)) && (8..<16).contains(y)
                #expect(pixels[x, y] == (isInked ? RGBA(0x0072B2) : .white), "\(x) \(y)")
            }
        }
    }

    @Test("an SVG holds the outlines; two faces of one name keep theirs apart")
    func outlines() throws {
        var renderer = try Renderer()
        var list = DisplayList(size: Size(width: 40, height: 20))
        for face in [StubTypeface(), StubTypeface()] {
            list.text(
                TextRun(
                    "A", at: Point(x: 4, y: 16), face: FontFace(typeface: TypefaceReference(face)), size: 16,
                    color: .black))
        }
        let svg = String(decoding: try renderer.svg(list), as: UTF8.self)
        #expect(svg.contains("<path id=\"face-stub-regular.65\" d=\"M0 0L1024 0L1024 -1024L0 -1024Z\"/>"))
        #expect(svg.contains("<path id=\"face-stub-regular-2.65\""))
        #expect(!svg.contains("<text"))
        let again = try renderer.svg(list)
        #expect(again == Array(svg.utf8))
    }

    @Test("a text that the file measured is cut where it does not fit, and not squeezed")
    func exactness() {
        var environment = LayoutEnvironment(width: 320, height: 480)
        environment.texts.typefaces["Stub-Regular"] = StubTypeface()
        let font = Font(family: "Stub", faceName: "Stub-Regular", size: 20)
        func shown(_ width: Double) -> [TextRun] {
            var root = View(.view, identifier: "root")
            root.frame = Rect(x: 0, y: 0, width: 320, height: 480)
            var tree = LayoutTree(root: root)
            var label = View(.label, identifier: "label")
            label.content = .text(TextContent(text: "ABCDEFGHIJ", font: font))
            label.frame = Rect(x: 0, y: 0, width: width, height: 30)
            label.translatesAutoresizingMaskIntoConstraints = true
            tree.addSubview(label, to: tree.root)
            var options = RenderOptions()
            options.layers = [.content]
            let list = DisplayList(
                tree: tree, layout: tree.resolve(in: environment), environment: environment, options: options)
            return list.items.compactMap { item in if case .text(let run) = item { run } else { nil } }
        }
        let whole = shown(100)
        #expect(whole.map(\.text) == ["ABCDEFGHIJ"])
        #expect(whole[0].width == 100)
        #expect(whole[0].face.typeface?.face === environment.texts.typefaces["Stub-Regular"])
        #expect(shown(98).last?.text.hasSuffix("\u{2026}") == true)
    }

    @Test("a font of pictures measures and a pinned font draws")
    func pictures() {
        let metrics = FontMetrics(Font(family: "Stub"), in: LayoutEnvironment(width: 10))
        #expect(Font(family: "Stub").face(setBy: metrics).typeface == nil)
        var environment = LayoutEnvironment(width: 10)
        environment.texts.typefaces["Stub"] = StubTypeface(hasOutlines: false)
        let measured = FontMetrics(Font(family: "Stub"), in: environment)
        #expect(measured.typeface != nil)
        #expect(Font(family: "Stub").face(setBy: measured).typeface == nil)
    }
}
