import Markup

/// Documents without the recorded rectangles that some page does not use, kept from page to page: most pages use the same.
struct BareDocuments: Sendable {
    /// One document with the readings of its own.
    private struct Bare: Sendable {
        let rectangles: RecordedRectangles
        let root: XMLElement
        var readings = KeptReadings()
        /// The document's bytes, once they were asked for.
        var bytes: [UInt8]?
    }

    /// The rectangles of the whole document, none of them kept.
    private var none: RecordedRectangles?
    /// The latest last.
    private var documents: [Bare] = []
    /// The bytes of the whole document, once they were asked for.
    private var wholeBytes: [UInt8]?

    /// Pages of more kinds are rare; a further one is made anew.
    private static let most = 6

    /// The rectangles of the whole document, none of them kept.
    mutating func rectangles(of root: XMLElement) -> RecordedRectangles {
        if let none { return none }
        let found = RecordedRectangles(of: root)
        none = found
        return found
    }

    /// The index of the document with these rectangles alone, until the next call.
    mutating func place(of rectangles: RecordedRectangles) -> Int {
        if let place = documents.firstIndex(where: { $0.rectangles.keepsSame(as: rectangles) }) { return place }
        if documents.count == Self.most { documents.removeFirst() }
        documents.append(Bare(rectangles: rectangles, root: rectangles.bareDocument))
        return documents.count - 1
    }

    /// Reads the document at an index.
    mutating func read(
        _ place: Int, _ read: (XMLElement, inout KeptReadings) -> InterfaceBuilderDocument
    ) -> InterfaceBuilderDocument {
        read(documents[place].root, &documents[place].readings)
    }

    /// The bytes of the document at an index.
    mutating func bytes(_ place: Int) -> [UInt8] {
        if let known = documents[place].bytes { return known }
        let bytes = documents[place].root.canonicalBytes
        documents[place].bytes = bytes
        return bytes
    }

    /// The bytes of the whole document.
    mutating func bytes(of root: XMLElement) -> [UInt8] {
        if let wholeBytes { return wholeBytes }
        let bytes = root.canonicalBytes
        wholeBytes = bytes
        return bytes
    }
}
