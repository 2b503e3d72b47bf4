/// The replacement of a range of bytes.
///
///     TextEdit(at: 12, inserting: " priority=\"999\"")
package struct TextEdit: Sendable, Hashable {
    /// The bytes that go, by their offsets in the text as read; empty for an insertion.
    package var range: Range<Int>
    /// The bytes that come in their place.
    package var replacement: [UInt8]

    /// A replacement of bytes.
    package init(_ range: Range<Int>, _ replacement: [UInt8]) {
        self.range = range
        self.replacement = replacement
    }

    /// A replacement of bytes by a text.
    package init(_ range: Range<Int>, _ replacement: String) { self.init(range, Array(replacement.utf8)) }

    /// An insertion before the byte at an offset.
    package init(at offset: Int, inserting text: String) { self.init(offset..<offset, text) }
}

extension [TextEdit] {
    /// The text with all edits made at once; every range counts in the text as read.
    ///
    /// Insertions at one offset keep their order.
    /// - Throws: `EditTrouble.overlap` if two ranges share a byte, or if a range leaves the text.
    package func applied(to text: [UInt8]) throws(EditTrouble) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(text.count + reduce(0) { $0 + $1.replacement.count })
        var at = 0
        for edit in sortedByPlace() {
            guard edit.range.lowerBound >= at, edit.range.upperBound <= text.count else { throw .overlap }
            result += text[at..<edit.range.lowerBound]
            result += edit.replacement
            at = edit.range.upperBound
        }
        return result + text[at...]
    }

    /// By the first byte; edits of one first byte keep their order.
    private func sortedByPlace() -> [TextEdit] {
        enumerated().sorted {
            ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
        }.map(\.element)
    }
}

/// Why a text cannot be edited as asked.
package enum EditTrouble: Error, Sendable, Hashable {
    /// Two edits share a byte.
    case overlap
    /// The text has no object, member or element of this name.
    case missing(String)
    /// The text is no document of its format: the reader's sentence, with its place.
    case unreadable(String)
    /// The document has the object, and the edit does not fit it: the sentence says why.
    case unfit(String)

    /// One sentence.
    package var message: String {
        switch self {
        case .overlap: "two edits meet at one place"
        case .missing(let name): "there is no \(name)"
        case .unreadable(let sentence), .unfit(let sentence): sentence
        }
    }
}
