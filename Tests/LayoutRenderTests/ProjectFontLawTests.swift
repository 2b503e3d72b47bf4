import Foundation
import TestSupport
import Testing

@testable import LayoutRender
@testable import ProjectResources

/// What the layout measured by a font file is what the picture draws.
@Suite("Project fonts draw as wide as measured")
struct ProjectFontLawTests {
    /// Where the packages of the tests have put their fonts.
    private static let folder = "/usr/share/fonts"

    /// Texts with kerning, ligatures, digits, marks, a letter that few fonts have, and a letter that no font has.
    private static let texts = [
        "AVATAR Wolfgang Typography", "office fluffy waffle fjord", "1.234,56 \u{20AC} (12 %)",
        "e\u{301}a\u{308} Ångström",
        "Přihlásit se", "Вход", "Hello 饭店 world", "\u{2192} Next", "  two  spaces  ",
    ]

    @Test("every tenth face of the machine, whole lines and wrapped ones")
    func everyFace() throws {
        let project = Project(root: ProjectRoot(path: Self.folder, sign: .named))
        var shaper = try TextShaper(limits: RenderLimits(), library: FontLibrary())
        var faces = 0
        for (place, path) in project.index.fonts.enumerated() where place % 10 == 0 {
            for face in project.fontNames(path).faces {
                guard let typeface = project.typeface(face.postScript, in: path) else {
                    Issue.record("\(path) \(face.postScript) has no metrics")
                    continue
                }
                faces += 1
                for text in Self.texts { try Self.check(text, typeface, &shaper) }
            }
        }
        #expect(faces > 5)
    }

    @Test("the sample font: every pair of letters")
    func samplePairs() throws {
        let bytes = SampleFont.bytes()
        let face = try #require(
            ProjectTypeface(name: "Sample-Regular", path: "", bytes: bytes, face: 0, instance: nil))
        var shaper = try TextShaper(limits: RenderLimits(), library: FontLibrary())
        for first in SampleFont.scalars {
            for second in SampleFont.scalars {
                let text = String(String.UnicodeScalarView([first, second].compactMap(Unicode.Scalar.init)))
                try Self.check(text, face, &shaper)
            }
        }
        let pair = face.advances(of: [65, 86], language: nil).reduce(0, +)
        let wanted = SampleFont.advance(of: 65) + SampleFont.advance(of: 86) - SampleFont.kerning
        #expect((pair * 1_000).rounded() == Double(wanted))
    }

    private static func check(_ text: String, _ face: any Typeface, _ shaper: inout TextShaper) throws {
        var environment = LayoutEnvironment(width: 320)
        environment.texts.typefaces["F"] = face
        let size = 17.0
        let content = TextContent(text: text, font: Font(family: "F", faceName: "F", size: size))
        for width in [nil, 60.0] {
            for piece in content.lines(wrappingAt: width, in: environment).flatMap(\.pieces) {
                let fontFace = FontFace(typeface: piece.metrics.typeface)
                let shaped = try shaper.shape(piece.text, face: fontFace, size: size)
                let run = TextRun(
                    piece.text, at: .zero, face: fontFace, size: size, color: .black, width: piece.width)
                // The line takes its measured width whatever the pinned fonts add.
                #expect(abs(PlacedLine(run, shaped).length - piece.width) < 1e-6, "\(face.name): \(piece.text)")
                let scalars = piece.text.unicodeScalars.map(\.value)
                guard face.advances(of: scalars, language: nil).allSatisfy(\.isFinite) else { continue }
                // What the file has all letters of is as wide by itself; the end of a wrapped line may lose a kern.
                let slack = width == nil ? 1e-6 : size * 0.1
                #expect(abs(shaped.width - piece.width) < slack, "\(face.name): \(piece.text)")
            }
        }
    }
}
