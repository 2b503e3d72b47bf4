import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import LayoutRender

/// Large texts are drawn in the letters of large sizes, as the system font has an optical axis.
@Suite struct DisplayLetterTests {
    /// A text in a committed picture of iOS at three pixels a point.
    struct Ink: Sendable, CustomTestStringConvertible {
        var text: String
        var size: Double
        var weight: Font.Weight
        /// The sum of coverage, in square em.
        var ink: Double

        var testDescription: String { "\(text) \(size) \(weight)" }
    }

    /// [measured: snapshots of swift-snapshot-testing on an iPhone SE at its text sizes, and of home-assistant/iOS]
    static let measured: [Ink] = [
        Ink(text: "the", size: 17, weight: .regular, ink: 0.3200),
        Ink(text: "the", size: 28, weight: .regular, ink: 0.3066),
        Ink(text: "the", size: 40, weight: .regular, ink: 0.3072),
        Ink(text: "the", size: 53, weight: .regular, ink: 0.3076),
        Ink(text: "What's", size: 23, weight: .semibold, ink: 0.8667),
        Ink(text: "What's", size: 33, weight: .semibold, ink: 0.8675),
        Ink(text: "What's", size: 53, weight: .semibold, ink: 0.8680),
        Ink(text: "Welcome to", size: 33, weight: .bold, ink: 1.6283),
        Ink(text: "Home Assistant", size: 33, weight: .bold, ink: 2.1905),
    ]

    /// Inter Display is heavier than the system font by up to 7.3 % in semibold; its regular has the same ink to 0.3 %.
    @Test(arguments: measured) func largeTitlesHaveTheInkOfTheSystemFont(_ row: Ink) throws {
        guard Self.hasDisplay else { return print("skipped: no Inter Display (fonts-inter 4.0)") }
        let ink = try Self.ink(of: row.text, size: row.size, weight: row.weight)
        let limit = row.weight == .regular ? (row.size < 20 ? 0.03 : 0.01) : 0.075
        #expect(abs(ink / row.ink - 1) < limit)
    }

    /// Beyond 8 % the letters themselves would be narrowed, and their stems with them.
    @Test func noLetterOfALargeTitleIsNarrowed() throws {
        guard Self.hasDisplay else { return print("skipped: no Inter Display (fonts-inter 4.0)") }
        let titles = [
            "Home Assistant", "Settings", "Wallet", "Messages", "What's New in Maps", "Library", "Reading Now",
        ]
        var shaper = try TextShaper(limits: RenderLimits(), library: FontLibrary())
        for size in [22.0, 24, 28, 34, 40, 53] {
            for weight in [Font.Weight.regular, .medium, .semibold, .bold] {
                for title in titles {
                    let (font, metrics) = Self.font(size: size, weight: weight)
                    let shaped = try shaper.shape(title, face: font.face(setBy: metrics), size: size)
                    let fit = TextFit(natural: shaped.width, wanted: metrics.width(of: title))
                    #expect(fit.stretch == 1, "\(title) \(size) \(weight): \(fit.spread)")
                }
            }
        }
    }

    @Test func theLettersFollowTheOpticalAxis() {
        for (size, isDisplay) in [(12.0, false), (17, false), (20, false), (21, false), (22, true), (34, true)] {
            let (font, metrics) = Self.font(size: size, weight: .bold)
            #expect(font.face(setBy: metrics).isDisplay == isDisplay, "\(size)")
        }
        let named = Font(family: "Avenir", size: 40)
        #expect(!named.face(setBy: FontMetrics(named)).isDisplay)
    }

    /// Inter before 4.0 has no such letters: the usual ones are drawn, without an error.
    @Test func aMachineWithoutThemDrawsTheUsualLetters() throws {
        let bold = FontFace(weight: .bold, isDisplay: true)
        if Self.hasDisplay {
            var library = try FontLibrary()
            #expect(try library.load(bold) == bold)
        }
        let installed = try #require(FontFiles.installed.first { $0.path.contains("/Inter-Bold.") }?.path)
        try Fixtures.withFolder { folder in
            try FileManager.default.copyItem(
                atPath: installed, toPath: folder + "/" + URL(fileURLWithPath: installed).lastPathComponent)
            var old = try FontLibrary(folders: [folder], fallbackFolders: [])
            for _ in 0..<2 { #expect(try old.load(bold) == FontFace(weight: .bold)) }
            #expect(old.files.count == 1)
        }
        var bare = try FontLibrary(folders: ["/nowhere"], fallbackFolders: [])
        let error = #expect(throws: RenderError.self) { try bare.load(FontFace(weight: .bold, isDisplay: true)) }
        #expect(error?.description.contains("Inter-Bold.otf not found") == true)
    }

    private static var hasDisplay: Bool { FontFiles.installed.contains { $0.path.contains("/InterDisplay-Bold.") } }

    private static func font(size: Double, weight: Font.Weight) -> (Font, FontMetrics) {
        let font = Font(size: size, weight: weight)
        return (font, FontMetrics(font))
    }

    private static func ink(of text: String, size: Double, weight: Font.Weight) throws -> Double {
        let (font, metrics) = font(size: size, weight: weight)
        let width = metrics.width(of: text)
        var list = DisplayList(size: Size(width: (width + 40).rounded(), height: (size * 2).rounded()))
        list.text(
            TextRun(
                text, at: Point(x: 20, y: size * 1.5), face: font.face(setBy: metrics), size: size, color: .black,
                width: width))
        var renderer = try Renderer()
        let pixels = try renderer.pixels(list, scale: 3)
        var sum = 0.0
        for y in 0..<pixels.height { for x in 0..<pixels.width { sum += 1 - Double(pixels[x, y].red) / 255 } }
        return sum / (size * size * 9)
    }
}
