import Notation
import Synchronization

/// Recent sizes and letters of a document's texts: pages measure the same texts, several times each.
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
            guard environment.texts.typefaces.isEmpty else { return nil }
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

    // Classes, since a record is looked at in place and most often is the one that is wanted.
    private final class KeptLetters: Sendable {
        let text: String
        let face: SystemFontFace
        let found: Letters

        init(_ text: String, _ face: SystemFontFace, _ found: Letters) {
            (self.text, self.face, self.found) = (text, face, found)
        }
    }

    private final class KeptSize: Sendable {
        let content: TextContent
        let width: Double?
        let page: Page
        let found: TextMeasurement

        init(_ content: TextContent, _ width: Double?, _ page: Page, _ found: TextMeasurement) {
            (self.content, self.width, self.page, self.found) = (content, width, page, found)
        }
    }

    /// Longer texts, in bytes, are measured anew: letters take 40 bytes each, and the memory stays below nine megabytes. The
    /// text that Interface Builder puts into a new text view has 515.
    static let longestText = 640
    private static let count = 256

    /// A text in a face, or at a width, has one place, which the latest one takes.
    private let letters = Mutex([KeptLetters?](repeating: nil, count: count))
    private let sizes = Mutex([KeptSize?](repeating: nil, count: 4 * count))

    /// The letters of a text; nil for a text that was not measured lately.
    func letters(of text: String, in face: SystemFontFace) -> Letters? {
        let place = Int(truncatingIfNeeded: Self.hash(text, face.sizeBits) % UInt64(Self.count))
        guard let kept = letters.withLock({ $0[place] }), kept.text.hasSameBytes(as: text), kept.face == face else {
            return nil
        }
        return kept.found
    }

    func keep(_ found: Letters, of text: String, in face: SystemFontFace) {
        let place = Int(truncatingIfNeeded: Self.hash(text, face.sizeBits) % UInt64(Self.count))
        let kept = KeptLetters(text, face, found)
        letters.withLock { $0[place] = kept }
    }

    /// The size of a short text at a width: the kept one, or the one that is measured. A text that fits into the width without
    /// wrapping is as large as without a width.
    func size(
        of content: TextContent, width: Double?, on page: Page, _ measure: () -> TextMeasurement
    ) -> TextMeasurement {
        let hash = Self.hash(content.text, content.font.size.bitPattern)
        if let width, let whole = known(content, nil, page, at: Self.place(hash, nil)), whole.size.width <= width {
            return whole
        }
        let place = Self.place(hash, width)
        if let known = known(content, width, page, at: place) { return known }
        let found = measure()
        let kept = KeptSize(content, width, page, found)
        sizes.withLock { $0[place] = kept }
        return found
    }

    private func known(_ content: TextContent, _ width: Double?, _ page: Page, at place: Int) -> TextMeasurement? {
        guard let kept = sizes.withLock({ $0[place] }), kept.width == width, kept.page == page, kept.content == content
        else { return nil }
        return kept.found
    }

    private static func place(_ hash: UInt64, _ width: Double?) -> Int {
        let mixed = (hash ^ (width ?? -1).bitPattern) &* 0x9e37_79b9_7f4a_7c15
        return Int(truncatingIfNeeded: (mixed >> 32) % UInt64(4 * count))
    }

    /// A number of a text, from its length, its first bytes and another number (Fowler, Noll and Vo).
    private static func hash(_ text: String, _ bits: UInt64) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ bits ^ UInt64(truncatingIfNeeded: text.utf8.count)
        for byte in text.utf8.prefix(16) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return hash ^ (hash >> 32)
    }
}
