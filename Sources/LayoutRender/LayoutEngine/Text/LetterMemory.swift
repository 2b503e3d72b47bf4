import Synchronization

/// The letters of the texts of a document that were measured lately, with their widths: its pages measure the same texts, and
/// each page measures a text several times.
///
/// Letters depend on nothing but the text and the face, so that nobody can tell whether they were kept.
final class LetterMemory: Sendable {
    /// One text in one face.
    struct Letters: Sendable {
        var letters: [MeasuredLetter]
        /// The end of each paragraph in `letters`.
        var paragraphEnds: [Int]
    }

    private struct Entry: Sendable {
        let text: String
        let face: SystemFontFace
        let found: Letters
    }

    /// Longer texts, in bytes, are measured anew: the memory stays below two megabytes.
    static let longestText = 256
    private static let count = 256

    /// A text has one place, which the latest text takes.
    private let entries = Mutex([Entry?](repeating: nil, count: count))

    /// The letters of a text; nil for a text that was not measured lately.
    func letters(of text: String, in face: SystemFontFace) -> Letters? {
        let place = Self.place(of: text, face)
        return entries.withLock { entries in
            guard let entry = entries[place], entry.text == text, entry.face == face else { return nil }
            return entry.found
        }
    }

    /// Keeps the letters of a text.
    func keep(_ letters: Letters, of text: String, in face: SystemFontFace) {
        let entry = Entry(text: text, face: face, found: letters)
        let place = Self.place(of: text, face)
        entries.withLock { $0[place] = entry }
    }

    /// The place of a text, from its bytes and the size of the face (Fowler, Noll and Vo).
    private static func place(of text: String, _ face: SystemFontFace) -> Int {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ face.sizeBits
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return Int(truncatingIfNeeded: (hash ^ (hash >> 32)) % UInt64(count))
    }
}
