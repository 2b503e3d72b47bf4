import Foundation
import Testing

@testable import UIKit

/// Fonts that a program brings along as files.
@MainActor
@Suite(.serialized)
struct FontFileTests {
    private static let file = "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf"

    /// Every letter of DejaVu Sans Mono is 1233 of 2048 units wide, so that text in its file has another width than in the
    /// system font, which a font without a file has.
    @Test func aFontIsMeasuredByItsFile() throws {
        guard FileManager.default.fileExists(atPath: Self.file) else {
            print("skipped: \(Self.file) is not installed")
            return
        }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("Fonts"), withIntermediateDirectories: true)
        defer {
            ProgramFiles.use(nil)
            try? FileManager.default.removeItem(at: folder)
        }
        try FileManager.default.copyItem(
            atPath: Self.file, toPath: folder.appendingPathComponent("Fonts/Mono.ttf").path)
        ProgramFiles.use([folder.path])
        func width(_ text: String, _ font: UIFont?) -> CGFloat {
            let label = UILabel()
            label.text = text
            label.font = font
            return label.intrinsicContentSize.width
        }
        let font = try #require(UIFont(name: "DejaVuSansMono", size: 20))
        #expect(font.fontName == "DejaVuSansMono")
        #expect(abs(width("iiiiiiii", font) - 8 * 20 * 1233 / 2048) < 0.5)
        #expect(width("iiiiiiii", font) == width("MMMMMMMM", font))
        #expect(width("iiiiiiii", .systemFont(ofSize: 20)) < width("MMMMMMMM", .systemFont(ofSize: 20)) / 2)
        let larger = UIFontMetrics(forTextStyle: .body).scaledFont(for: font)
        #expect(larger.fontName == "DejaVuSansMono")
    }
}
