import Notation
import Synchronization

/// The sizes and the letters of the texts of a document that were measured lately: its pages measure the same texts, and each
/// page measures a text several times.
///
/// A size depends on nothing but the text with its attributes, the width and what `Page` has, and letters on the text and the
/// face alone, so that nobody can tell whether they were kept.
final class TextMemory: Sendable {
    /// What the size of a text depends on of an environment without font files.
    struct Page: Sendable, Equatable {
        let category: ContentSizeCategory
        let release: Release
        let scale: Double

        /// Nil where the environment has font files.
        init?(_ environment: LayoutEnvironment) {
            guard environment.typefaces.isEmpty else { return nil }
            category = environment.contentSizeCategory
            release = environment.release
            scale = environment.scale
        }
    }

    /// The letters of one text in one face.
    struct Letters: Sendable {
        var letters: [MeasuredLetter]
        /// The end of each paragraph in `letters`.
        var paragraphEnds: [Int]
    }

    private struct KeptLetters: Sendable {
        let text: String
        let face: SystemFontFace
        let found: Letters
    }

    private struct KeptSize: Sendable {
        let content: TextContent
        let width: Double?
        let page: Page
        let found: TextMeasurement
    }

    /// Longer texts, in bytes, are measured anew: letters take 40 bytes each, and the memory stays below three megabytes.
    static let longestText = 256
    private static let count = 256

    /// A text in a face, or at a width, has one place, which the latest one takes.
    private let letters = Mutex([KeptLetters?](repeating: nil, count: count))
    private let sizes = Mutex([KeptSize?](repeating: nil, count: count))

    /// The letters of a text; nil for a text that was not measured lately.
    func letters(of text: String, in face: SystemFontFace) -> Letters? {
        let place = Self.place(of: text, face.sizeBits)
        return letters.withLock { letters in
            guard let kept = letters[place], kept.text.hasSameBytes(as: text), kept.face == face else { return nil }
            return kept.found
        }
    }

    /// Keeps the letters of a text.
    func keep(_ found: Letters, of text: String, in face: SystemFontFace) {
        let place = Self.place(of: text, face.sizeBits)
        letters.withLock { $0[place] = KeptLetters(text: text, face: face, found: found) }
    }

    /// The size of a short text at a width: the kept one, or the one that is measured.
    func size(
        of content: TextContent, width: Double?, on page: Page, _ measure: () -> TextMeasurement
    ) -> TextMeasurement {
        let place = Self.place(of: content.text, (width ?? -1).bitPattern &+ content.font.size.bitPattern)
        let known = sizes.withLock { sizes -> TextMeasurement? in
            guard let kept = sizes[place], kept.width == width, kept.page == page, kept.content == content else {
                return nil
            }
            return kept.found
        }
        if let known { return known }
        let found = measure()
        sizes.withLock { $0[place] = KeptSize(content: content, width: width, page: page, found: found) }
        return found
    }

    /// The place of a text, from its length, its first bytes and a number (Fowler, Noll and Vo).
    private static func place(of text: String, _ bits: UInt64) -> Int {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ bits ^ UInt64(truncatingIfNeeded: text.utf8.count)
        for byte in text.utf8.prefix(16) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return Int(truncatingIfNeeded: (hash ^ (hash >> 32)) % UInt64(count))
    }
}
