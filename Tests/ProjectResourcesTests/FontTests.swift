import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ProjectResources

/// Fonts of a project, measured on the font that the program's own package installs.
@Suite("Fonts of a project")
struct FontTests {
    static let inter =
        (try? [UInt8](Data(contentsOf: URL(fileURLWithPath: "/usr/share/fonts/opentype/inter/Inter-Regular.otf"))))
        ?? []

    static func interProject() -> Project {
        project(
            [
                "App/Info.plist":
                    "<plist><dict><key>UIAppFonts</key><array><string>Fonts/Body.otf</string></array></dict></plist>"
            ],
            bytes: ["App/Fonts/Body.otf": inter, "App/Fonts/Other.otf": Array("no font".utf8)]
        ).project
    }

    @Test("found by PostScript name and by full name, whatever the file is called")
    func names() {
        let project = Self.interProject()
        for (name, file) in [("Inter-Regular", nil), ("Inter-Regular", "Body.otf"), ("Inter Regular", nil)] {
            let font = project.font(name, family: nil, file: file, near: appFolder)
            #expect(font.kind == .project, "\(name)")
            #expect(font.path == "App/Fonts/Body.otf")
            #expect(font.family == "Inter")
            #expect(font.notes.isEmpty)
        }
        #expect(project.font("Inter-Bold", family: "Inter", file: nil, near: appFolder).reason == .noSuchName)
        let wrong = project.font("Inter-Bold", family: "Inter", file: "Body.otf", near: appFolder)
        #expect(wrong.notes == ["App/Fonts/Body.otf has Inter-Regular"])
        #expect(
            project.font("HelveticaNeue-Bold", family: "Helvetica Neue", file: nil, near: appFolder).kind == .system)
    }

    @Test("a font that the app does not register is told")
    func unregistered() {
        let (project, _) = project(
            ["App/Info.plist": "<plist><dict/></plist>"], bytes: ["App/Fonts/Body.otf": Self.inter])
        let font = project.font("Inter-Regular", family: nil, file: nil, near: appFolder)
        #expect(font.notes == ["App/Info.plist does not list the file under UIAppFonts"])
    }

    @Test("advances with kerning; a letter without a glyph is none; the same text is shaped once")
    func advances() throws {
        let face = try #require(Self.interProject().typeface("Inter-Regular", in: "App/Fonts/Body.otf"))
        func width(_ text: String) -> Double {
            face.advances(of: text.unicodeScalars.map(\.value), language: nil).reduce(0, +)
        }
        #expect(width("AV") < width("A") + width("V"))
        #expect(width("a\u{301}") == width("á"))
        let mixed = face.advances(of: "a語b".unicodeScalars.map(\.value), language: nil)
        #expect(mixed.count == 3)
        #expect(mixed[0] > 0 && mixed[1].isNaN && mixed[2] > 0)
        #expect(face.advances(of: [], language: nil).isEmpty)
        // Inter's hhea table: 2728, -680, 0 of 2816 units.
        #expect(abs(face.ascender - 2_728 / 2_816) < 0.001)
        #expect(abs(face.descender - 680 / 2_816) < 0.001)
    }

    @Test("a label measures by its font file: sizes rounded up to pixels, n lines n times as high")
    func labels() throws {
        let face = try #require(Self.interProject().typeface("Inter-Regular", in: "App/Fonts/Body.otf"))
        var environment = LayoutEnvironment(width: 320, scale: 2)
        environment.texts.typefaces["Inter-Regular"] = face
        let font = Font(family: "Inter", faceName: "Inter-Regular", size: 20)
        let one = TextContent(text: "Wave", font: font).measure(wrappingAt: nil, in: environment)
        let advance = face.advances(of: "Wave".unicodeScalars.map(\.value), language: nil).reduce(0, +) * 20
        #expect(one.size.width == (advance * 2).rounded(.up) / 2)
        let line = (face.ascender + face.descender) * 20
        #expect(one.size.height == (line * 2).rounded(.up) / 2)
        var three = TextContent(text: "Wave\nWave\nWave", font: font)
        three.numberOfLines = 0
        let size = three.measure(wrappingAt: nil, in: environment).size
        #expect(size.height == (line * 3 * 2).rounded(.up) / 2)
        #expect(size.width == one.size.width)
    }

    @Test("files that are no fonts end without a face, whole or cut off")
    func broken() {
        #expect(FontNames(Array("no font at all, only text".utf8)).faces.isEmpty)
        for count in stride(from: 0, to: min(Self.inter.count, 20_000), by: 997) {
            let piece = Array(Self.inter.prefix(count))
            for face in FontNames(piece).faces {
                let made = ProjectTypeface(
                    name: "x", path: "x", bytes: piece, face: face.index, instance: face.instance)
                _ = made?.advances(of: [65, 66], language: nil)
                for glyph in 0..<20 as Range<UInt32> { _ = made?.outline(of: glyph) }
            }
        }
    }
}
