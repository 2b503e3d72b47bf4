import Files
import TestSupport
import Testing

@Suite("Paths as text")
struct PathTextTests {
    /// Pieces of names: plain text, bytes that are no UTF-8, cut sequences, and the scalars that stand for bytes themselves.
    private static let pieces: [[UInt8]] = [
        Array("a".utf8), Array("ä".utf8), Array("😀".utf8), [0xFF], [0x80], [0xC3], [0xF4, 0x8F], [0xED, 0xA0, 0x80],
        Array("\u{10FE80}".utf8), Array("\u{10FEF0}".utf8), Array("\u{10FE2F}".utf8), Array("\u{10FF00}".utf8),
    ]

    @Test("every name turns into text and back, and two names never have the same text")
    func roundTrip() {
        var random = SeededGenerator(seed: 7)
        var names: [String: [UInt8]] = [:]
        for _ in 0..<5_000 {
            let bytes = (0..<random.below(5)).flatMap { _ in Self.pieces[random.below(Self.pieces.count)] }
            let text = PathText.text(of: bytes)
            #expect(PathText.bytes(of: text) == bytes)
            #expect(names[text] == nil || names[text] == bytes, "\(bytes)")
            names[text] = bytes
        }
    }

    @Test("no scalar of a text becomes a slash, a dot or a zero byte")
    func noSmuggling() {
        for value in UInt32(0x10_FE00)...0x10_FE7F {
            let text = Unicode.Scalar(value).map { String(Character($0)) } ?? ""
            #expect(PathText.bytes(of: text) == Array(text.utf8))
        }
    }
}
