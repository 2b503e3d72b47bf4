import CLibrary
import Foundation
import LayoutEngine
import Synchronization
import Testing

@testable import LayoutRender

@Suite(.serialized) struct FontTests {
    private let text: DisplayList = {
        var list = DisplayList(size: Size(width: 120, height: 40), title: "text")
        list.text(TextRun("Inter 饭店 1,234", at: Point(x: 4, y: 24), size: 13, color: .black, width: 110))
        return list
    }()

    @Test(
        arguments: zip(
            ["Gotham-Black", "NotoSansKR-bold", "Avenir-Heavy", "HelveticaNeue-UltraLight", "Lato-Thin", "Futura"],
            [Font.Weight.black, .bold, .heavy, .ultraLight, .thin, nil]))
    func weightsStatedByNames(_ name: String, _ weight: Font.Weight?) {
        #expect(Font.Weight.stated(by: name) == weight)
    }

    @Test func aMissingFontIsAClearMessageAndNoSubstitute() throws {
        var renderer = try Renderer(
            limits: RenderLimits(), library: FontLibrary(folders: ["/nowhere"], fallbackFolders: []))
        let error = #expect(throws: RenderError.self) { try renderer.png(text) }
        #expect(
            error?.description
                == "font file Inter-Regular.otf not found: install fonts-inter (looked in /nowhere)")
    }

    @Test func aPictureWithoutTextNeedsNoFont() throws {
        var renderer = try Renderer(limits: RenderLimits(), library: FontLibrary(folders: [], fallbackFolders: []))
        var list = DisplayList(size: Size(width: 8, height: 8))
        list.fill(.rect(list.bounds), RGBA(0x0072B2))
        let pixels = try renderer.pixels(list, scale: 1)
        #expect(pixels[4, 4] == RGBA(0x0072B2))
    }

    @Test func aCharacterFoundNowhereIsABoxAndReported() throws {
        var renderer = try Renderer(limits: RenderLimits(), library: FontLibrary(fallbackFolders: []))
        let svg = String(decoding: try renderer.svg(text), as: UTF8.self)
        #expect(renderer.missingCharacters == ["饭", "店"])
        #expect(svg.contains("stroke=\"#000000\""))
        var complete = try Renderer()
        _ = try complete.svg(text)
        #expect(complete.missingCharacters == [])
    }

    @Test(
        arguments: [
            ("DejaVu Sans", "\u{645}\u{631}\u{62D}\u{628}\u{627}"), ("DejaVu Sans", "\u{5E9}\u{5DC}\u{5D5}\u{5DD}"),
            ("NanumGothic", "안녕하세요"), ("Noto Sans Devanagari", "नमस्ते"), ("Noto Sans Thai", "สวัสดี"),
            ("Noto Sans Tamil", "வணக்கம்"), ("Noto Sans Khmer", "សួស្តី"),
        ])
    func scriptsThatThePinnedFontsLackHaveAFontOrAreReported(family: String, word: String) throws {
        let font = try #require(ScriptFont.all.first { $0.family == family })
        let isInstalled = FontFiles.installed.contains { $0.path.hasSuffix(font.files[0]) }
        if !isInstalled { print("skipped in part: \(font.package) is not installed") }
        var shaper = try TextShaper(limits: RenderLimits(), library: FontLibrary())
        _ = try shaper.shape(word, face: FontFace(), size: 20)
        #expect(shaper.missing.isEmpty == isInstalled, "\(word): \(shaper.missing)")
        var bare = try TextShaper(limits: RenderLimits(), library: FontLibrary(fallbackFolders: [], scripts: []))
        _ = try bare.shape(word, face: FontFace(), size: 20)
        #expect(!bare.missing.isEmpty)
        #expect(ScriptFont.packages(for: bare.missing) == [font.package])
    }

    @Test func noTwoScriptFontsShareACharacter() {
        let ranges = ScriptFont.all.flatMap(\.ranges).sorted { $0.lowerBound < $1.lowerBound }
        for (range, next) in zip(ranges, ranges.dropFirst()) {
            #expect(range.upperBound < next.lowerBound, "\(range) \(next)")
        }
        #expect(ranges.allSatisfy { $0.lowerBound >= ScriptFont.firstCharacter })
    }

    /// A font of a script that was added for another text draws none of the characters of this one.
    @Test func theFontsOfOtherTextsMoveNothing() throws {
        let words = ["Hotel 5 \u{2460}", "饭店", "안녕", "नमस्ते।", "สวัสดี 5", "שלום", "a\u{301}"]
        for word in words {
            var alone = try TextShaper(limits: RenderLimits(), library: FontLibrary())
            var after = try TextShaper(limits: RenderLimits(), library: FontLibrary())
            for other in words where other != word { _ = try after.shape(other, face: FontFace(), size: 20) }
            let expected = try alone.shape(word, face: FontFace(), size: 20)
            let actual = try after.shape(word, face: FontFace(), size: 20)
            let places = [actual, expected].map { $0.runs.flatMap(\.glyphs).map { [Double($0.index), $0.x, $0.y] } }
            #expect(places[0] == places[1], "\(word)")
            #expect(actual.missingScalars == expected.missingScalars, "\(word)")
        }
    }

    @Test func longAndHeavilyMarkedTextsAreCut() {
        var limits = RenderLimits()
        limits.maximumTextScalars = 100
        let sanitizer = TextSanitizer(limits: limits)
        #expect(sanitizer.clean(String(repeating: "a", count: 5000)).unicodeScalars.count == 100)
        let marked = "e" + String(repeating: "\u{301}", count: 90) + "x"
        #expect(sanitizer.clean(marked).unicodeScalars.count == 34)
        #expect(sanitizer.clean("a\nb\u{0}c\u{2028}d") == "a b c d")
    }

    /// A language's own glyphs are shaped, whatever was shaped before in another language.
    @Test func theLanguagePicksGlyphs() throws {
        func glyphs(_ languages: [String?]) throws -> [[UInt32]] {
            var shaper = try TextShaper(limits: RenderLimits(), library: FontLibrary())
            return try languages.map { language in
                try shaper.shape("\u{15E}\u{163}", face: FontFace(), size: 20, language: language).runs
                    .flatMap { $0.glyphs.map(\.index) }
            }
        }
        // Romanian writes these letters with a comma below.
        let found = try glyphs([nil, "ro", "en", "ro_MD", nil])
        #expect(found[0] == found[2] && found[0] == found[4])
        #expect(found[1] == found[3] && found[0] != found[1])
    }

    @Test func glyphsAreSpreadToTheMeasuredWidth() throws {
        let shaped = ShapedText(runs: [], width: 100)
        #expect(PlacedLine(TextRun("x", at: .zero, size: 9, color: .black, width: 104), shaped).length == 104)
        #expect(TextFit(natural: 100, wanted: 104).stretch == 1)
        let narrow = TextFit(natural: 100, wanted: 50)
        #expect(narrow.spread == 0.5)
        #expect(narrow.stretch <= 0.5)
        #expect(TextFit(natural: 0, wanted: 10).spread == 1)
        #expect(TextFit(natural: 10, wanted: .infinity).spread == 50)
    }

    /// cairo keeps ten font files open for all threads of a process, and these pictures have 36.
    @Test func moreFontFilesThanCairoKeepsOpen() throws {
        let pictures = Mutex<Set<[UInt8]>>([])
        concurrentPerform(iterations: 8) { _ in
            guard var renderer = try? Renderer() else { return }
            var last: [UInt8] = []
            for size in 20..<40 {
                var list = DisplayList(size: Size(width: 400, height: 900), title: "fonts")
                for (place, weight) in Font.Weight.allCases.enumerated() {
                    for look in 0..<4 {
                        let face = FontFace(weight: weight, isItalic: look & 1 == 1, isDisplay: look & 2 == 2)
                        let origin = Point(x: Double(look) * 90, y: Double(place + 1) * 90)
                        list.text(TextRun("Hag", at: origin, face: face, size: Double(size), color: .black))
                    }
                }
                last = (try? renderer.svg(list)) ?? []
            }
            pictures.withLock { _ = $0.insert(last) }
        }
        #expect(pictures.withLock { $0.count == 1 && $0 != [[]] }, "all threads draw the same")
    }
}
