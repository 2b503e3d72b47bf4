import Files
import Foundation
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

    /// Files that cut a text at slashes which is no path, or whose path nobody else writes.
    private static let exempt: [String: String] = [
        "render-cli/Options/ShardOption.swift": "a shard, 2/8",
        "LayoutRender/Products/LayoutRender/Annotating/Annotations.swift": "the caption of a picture",
        "LayoutRender/Readers/LayoutDocument/Reading/DocumentReader+Variants.swift":
            "identifiers of repeated components",
        "LayoutRender/Readers/LayoutDocument/Reading/DocumentReader+Document.swift": "the name of a state",
        "LayoutRender/Readers/LayoutDocument/Reading/DocumentReader+Properties.swift": "a ratio, 16/9",
        "LayoutRender/Products/LayoutRenderTesting/SnapshotFiles.swift": "the path of the test's own source",
        "LayoutRender/Products/LayoutRenderTesting/VerifyLayoutSnapshot.swift": "the path of the test's own source",
    ]

    /// Whether a line cuts a text at the `Character` of a slash: a slash with a combining mark behind it is another one.
    private static func cutsAtCharacters(_ text: String) -> Bool {
        ["split(separator: ", "ndex(of: ", "contains("].contains { SwiftSource.holds(text, $0 + "\"/\"") }
    }

    @Test("paths are cut at bytes in all sources")
    func cutsOfPaths() throws {
        #expect(Self.cutsAtCharacters(#"let names = path.split(separator: "/")"#))
        #expect(Self.cutsAtCharacters(#"path.lastIndex(of: "/")"#) && Self.cutsAtCharacters(#"name.contains("/")"#))
        #expect(!Self.cutsAtCharacters(#"path.utf8.split(separator: UInt8(ascii: "/"))"#))
        let sources = URL(fileURLWithPath: Fixtures.packageRoot + "/Sources").standardizedFileURL
        let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
        var found: Set<String> = []
        for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            let path = String(file.standardizedFileURL.path.dropFirst(sources.path.count + 1))
            if Self.cutsAtCharacters(text) { found.insert(path) }
        }
        // An exemption that nothing needs is stale.
        #expect(found == Set(Self.exempt.keys))
    }
}
