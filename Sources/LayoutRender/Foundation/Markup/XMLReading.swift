import Notation

extension XMLTree {
    /// Why a document was not read, with the position of the first error.
    package struct Failure: Error, Sendable, Hashable {
        package enum Kind: Sendable {
            /// Not well-formed XML, cut off, an unfinished merge, or not UTF-8.
            case malformed
            /// Well-formed but refused: a document type declaration, too deep, too many elements.
            case refused
            /// Larger than the limits allow, or too large for memory.
            case tooLarge
        }

        /// Whether the text is broken or refused.
        package var kind: Kind
        /// One sentence.
        package var message: String
        /// From 1.
        package var line: Int
        /// From 1, in bytes.
        package var column: Int
    }

    /// Parses a document into a tree.
    ///
    /// No file but the given bytes is ever read, no entity is expanded, and every count is limited, so that a hostile
    /// document costs no more than an honest one of its size.
    package static func parse(
        _ bytes: [UInt8], limits: XMLLimits, textElements: Set<String> = ["string", "mutableString"],
        allowsDoctype: Bool = false
    ) throws(Failure) -> XMLTree {
        guard bytes.count <= limits.bytes else {
            throw Failure(
                kind: .tooLarge, message: "\(bytes.count) bytes, at most \(limits.bytes) are read", line: 1, column: 1)
        }
        if let merge = UnfinishedMerge(in: bytes) {
            throw Failure(kind: .malformed, message: merge.message, line: merge.line, column: 1)
        }
        let builder = XMLTreeBuilder(limits: limits, textElements: textElements)
        guard let parser = ExpatParser(allowsDoctype: allowsDoctype) else {
            throw Failure(kind: .tooLarge, message: "no memory for the XML parser", line: 1, column: 1)
        }
        let complaint = parser.parse(bytes, into: builder)
        if let refusal = builder.refusal {
            throw Failure(kind: .refused, message: refusal.message, line: refusal.line, column: refusal.column)
        }
        if let complaint {
            throw Failure(kind: .malformed, message: complaint.message, line: complaint.line, column: complaint.column)
        }
        return builder.finish()
    }
}
