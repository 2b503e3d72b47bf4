import Foundation
import LayoutEngine
import Testing

@testable import LayoutRender

/// Emoji are pictures if an emoji font is installed, else discs; no other character depends on that font.
@Suite(.serialized) struct EmojiTests {
    private static let face = FontFace()

    private static func shape(_ text: String, emojiFolders: [String], after others: [String] = []) throws -> ShapedText
    {
        var shaper = try TextShaper(
            limits: RenderLimits(), library: FontLibrary(emojiFolders: emojiFolders))
        for other in others { _ = try shaper.shape(other, face: face, size: 17) }
        return try shaper.shape(text, face: face, size: 17)
    }

    /// A sequence of scalars that an emoji font draws as one picture is drawn as one disc.
    @Test(arguments: [
        ("a\u{1F600}b", 1), ("\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", 1), ("\u{1F600}\u{1F600}", 2),
    ])
    func withoutAFontEachIsADisc(_ text: String, _ count: Int) throws {
        let shaped = try Self.shape(text, emojiFolders: [])
        #expect(shaped.missing.filter(\.isEmoji).count == count)
        let run = TextRun(text, at: .zero, size: 17, color: .black)
        let discs = PlacedLine(run, shaped).decorations.filter { if case .ellipse = $0.shape { true } else { false } }
        #expect(discs.count == count)
        let others = shaped.missingScalars.filter { !$0.isEmoji }
        #expect(others.isEmpty)
    }

    @Test func aLetterThatNoFontHasStaysABox() throws {
        let shaped = try Self.shape("\u{16A0}", emojiFolders: [])
        let run = TextRun("\u{16A0}", at: .zero, size: 17, color: .black)
        let shapes = PlacedLine(run, shaped).decorations.map(\.shape)
        #expect(shapes.count == 1)
        if case .rect = shapes[0] {} else { Issue.record("\(shapes[0])") }
    }

    /// Where the font of Debian's package is installed, or unpacked into the folder that EMOJI_FONTS names.
    private static var fontFolder: String? {
        let named = ProcessInfo.processInfo.environment["EMOJI_FONTS"].map { [$0] } ?? []
        return (named + FontFiles.emojiFolders).first { folder in
            FontFiles.emojiFiles.contains { FileManager.default.isReadableFile(atPath: folder + "/" + $0) }
        }
    }

    @Test func withAFontEachIsAPictureInEveryFormat() throws {
        guard let folder = Self.fontFolder else {
            print(
                "skipped: no font for emoji is installed (\(FontFiles.emojiPackage)); EMOJI_FONTS names a folder of one"
            )
            return
        }
        var renderer = try Renderer(limits: RenderLimits(), library: FontLibrary(emojiFolders: [folder]))
        var list = DisplayList(size: Size(width: 60, height: 30))
        list.text(TextRun("\u{1F600}", at: Point(x: 10, y: 22), size: 20, color: .black))
        #expect(renderer.missingCharacters.isEmpty)
        let pixels = try renderer.pixels(list, scale: 2)
        // A yellow face of about an em.
        var box = (left: pixels.width, right: 0)
        for y in 0..<pixels.height {
            for x in 0..<pixels.width {
                let color = pixels[x, y]
                guard color.alpha > 200, color.red > 200, color.green > 150, color.blue < 120 else { continue }
                box = (min(box.left, x), max(box.right, x))
            }
        }
        #expect((30...56).contains(box.right - box.left), "\(box)")
        let svg = String(decoding: try renderer.svg(list), as: UTF8.self)
        #expect(svg.contains("<image id=\"noto-color-emoji") && svg.contains("data:image/png"))
        let pdf = try renderer.pdf(list)
        #expect(pdf.count > 1000)
        #expect(renderer.missingCharacters.isEmpty)
        if let out = ProcessInfo.processInfo.environment["EMOJI_PICTURE"] {
            try Data(renderer.png(list, scale: 8)).write(to: URL(fileURLWithPath: out))
        }
    }

    /// The glyphs of a text do not hang on the texts drawn before, for every scalar that may be an emoji.
    @Test func glyphsDoNotHangOnWhatWasDrawnBefore() throws {
        guard let folder = Self.fontFolder else {
            print("skipped: no font for emoji is installed (\(FontFiles.emojiPackage))")
            return
        }
        var warm = try TextShaper(limits: RenderLimits(), library: FontLibrary(emojiFolders: [folder]))
        _ = try warm.shape("\u{1F600}\u{996D}", face: Self.face, size: 17)
        let arrows: ClosedRange<UInt32> = 0x2190...0x27BF
        let symbols = arrows.compactMap { Unicode.Scalar($0) }.filter(\.properties.isEmoji)
        // Every fortieth symbol: each new shaper opens its fonts again, which takes time.
        let tried = stride(from: 0, to: symbols.count, by: 40).map { symbols[$0] }
        for scalar in tried + (["\u{A9}", "1", "a"] as [Unicode.Scalar]) {
            var cold = try TextShaper(limits: RenderLimits(), library: FontLibrary(emojiFolders: [folder]))
            for text in ["\(scalar)", "\(scalar)\u{FE0F}"] {
                let first = try cold.shape(text, face: Self.face, size: 17)
                let second = try warm.shape(text, face: Self.face, size: 17)
                #expect(
                    first.runs.map(\.font.name) == second.runs.map(\.font.name), "U+\(String(scalar.value, radix: 16))")
                #expect(first.runs.flatMap { $0.glyphs.map(\.index) } == second.runs.flatMap { $0.glyphs.map(\.index) })
            }
        }
    }

    @Test(arguments: [(false, ["U+1F44D"]), (true, [])])
    func emojiWithoutAFontAreNamed(hasFont: Bool, names: [String]) {
        var label = View(.label, identifier: "a")
        label.content = .text(TextContent(text: "Ok \u{1F44D} \u{1F44D} ©"))
        var standIns = StandIns(hasEmojiFont: hasFont)
        let environment = LayoutEnvironment(width: 100, height: 40, scale: 1)
        standIns.add(LayoutScene(id: "a", name: "a", tree: LayoutTree(root: label), environment: environment))
        #expect(standIns.lists.flatMap(\.names) == names)
    }
}
