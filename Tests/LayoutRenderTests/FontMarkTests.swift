import Foundation
import Notation
import Testing

@testable import LayoutRender

@Suite("Marks of font files") struct FontMarkTests {
    /// The mark of bytes that are read in pieces.
    private func mark(_ bytes: [UInt8], pieces: Int = 4_096) -> String {
        var rest = bytes[...]
        return FontMark.text { buffer in
            let part = rest.prefix(min(pieces, buffer.count))
            buffer.replaceSubrange(0..<part.count, with: part)
            rest = rest.dropFirst(part.count)
            return part.count
        }
    }

    /// A font of two tables of four bytes.
    private let font: [UInt8] =
        Array("OTTO".utf8) + [0, 2, 0, 0, 0, 0, 0, 0] + Array("CFF ".utf8) + [1, 2, 3, 4, 0, 0, 0, 44, 0, 0, 0, 4]
        + Array("cmap".utf8) + [5, 6, 7, 8, 0, 0, 0, 48, 0, 0, 0, 4] + [1, 2, 3, 4, 5, 6, 7, 8]

    @Test func aFontCountsByItsDirectory() {
        #expect(mark(font).hasPrefix("sfnt:") && mark(font).utf8.count == 21)
        for place in 4..<44 where !(4...5).contains(place) {
            var other = font
            other[place] ^= 1
            #expect(mark(other) != mark(font) && mark(other).hasPrefix("sfnt:"), "byte \(place)")
        }
        #expect(FontMark.text(of: font) == mark(font))
        #expect(mark(Array(font.prefix(44))) == mark(font), "the tables themselves are not read")
    }

    @Test func anotherFileCountsByAllItsBytes() {
        var many = font
        (many[4], many[5]) = (0xFF, 0xFF)
        var none = font
        none[5] = 0
        let long = [UInt8](repeating: 7, count: 10_000)
        let kinds: [[UInt8]] = [
            [], [0, 1, 0, 0], Array("ttcf".utf8) + font.dropFirst(4), Array(font.prefix(43)), many, none, long,
        ]
        for file in kinds {
            #expect(mark(file).hasPrefix("bytes:"))
            #expect(FontMark.text(of: file) == mark(file))
            #expect(mark(file, pieces: 4_095) == mark(file), "\(file.prefix(12))")
            #expect(mark(file + [0]) != mark(file))
        }
    }

    /// The evidence for the mark: the fonts' own checksums are those of their tables (OpenType specification, "Calculating
    /// checksums"; the table 'head' counts without the checksum of the whole file).
    @Test func installedFontsHaveTheChecksumsOfTheirTables() throws {
        let files = FontFiles.installed.map(\.path).filter {
            $0.contains("Inter-Regular") || $0.contains("DejaVuSans-")
        }
        try #require(!files.isEmpty)
        for file in files {
            let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file)))
            func word(_ place: Int) -> UInt32 {
                (0..<4).reduce(0) { $0 << 8 | UInt32(place + $1 < bytes.count ? bytes[place + $1] : 0) }
            }
            for entry in stride(from: 12, to: 12 + 16 * Int(word(4) >> 16), by: 16) {
                let (start, length) = (Int(word(entry + 8)), Int(word(entry + 12)))
                var sum: UInt32 = 0
                for place in stride(from: start, to: start + length, by: 4) { sum &+= word(place) }
                if bytes[entry..<entry + 4] == Array("head".utf8)[...] { sum &-= word(start + 8) }
                #expect(sum == word(entry + 4), "\(file), table at \(entry)")
            }
        }
    }
}
