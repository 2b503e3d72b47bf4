/// Finds the tags of a well-formed document: the parser has read the document already, so that the scanner only skips what
/// is no element.
struct XMLScanner {
    private let bytes: [UInt8]
    /// The next byte.
    private var at = 0
    /// The elements so far.
    private var found: [XMLSource.Element] = []
    /// The open elements, the innermost last.
    private var open: [Int] = []

    /// A scanner at the start of a text.
    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// All elements, in the order of the text.
    /// - Throws: `EditTrouble.unreadable` where the text ends inside a tag, which no well-formed document does.
    mutating func elements() throws(EditTrouble) -> [XMLSource.Element] {
        while let start = bytes[at...].firstIndex(of: UInt8(ascii: "<")) {
            at = start
            if starts("<!--") {
                try skip(past: "-->", from: start + 4)
            } else if starts("<![CDATA[") {
                try skip(past: "]]>", from: start + 9)
            } else if starts("<?") {
                try skip(past: "?>", from: start + 2)
            } else if starts("<!") {
                throw .unreadable("a document type declaration is not edited")
            } else if starts("</") {
                try skip(past: ">", from: start + 2)
                guard let element = open.popLast() else { throw Self.cut }
                found[element].end = start..<at
            } else {
                try startTag(at: start)
            }
        }
        guard open.isEmpty else { throw Self.cut }
        return found
    }

    private static let cut = EditTrouble.unreadable("the document ends inside an element")

    private func starts(_ text: String) -> Bool { bytes[at...].starts(with: text.utf8) }

    /// Moves behind the next occurrence of an ending.
    private mutating func skip(past ending: String, from start: Int) throws(EditTrouble) {
        let ending = Array(ending.utf8)
        at = start
        while at < bytes.count {
            if bytes[at...].starts(with: ending) {
                at += ending.count
                return
            }
            at += 1
        }
        throw Self.cut
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

    private mutating func startTag(at start: Int) throws(EditTrouble) {
        at += 1
        let name = word()
        var element = XMLSource.Element(
            name: String(decoding: bytes[name], as: UTF8.self), tag: start..<start, nameRange: name, parent: open.last)
        while at < bytes.count, bytes[at] != UInt8(ascii: ">"), bytes[at] != UInt8(ascii: "/") {
            let before = at
            while at < bytes.count, Self.isBlank(bytes[at]) { at += 1 }
            guard at < bytes.count, bytes[at] != UInt8(ascii: ">"), bytes[at] != UInt8(ascii: "/") else { break }
            element.attributes.append(try attribute(from: before))
        }
        guard at < bytes.count else { throw Self.cut }
        let isEmpty = bytes[at] == UInt8(ascii: "/")
        at += isEmpty ? 2 : 1
        guard at <= bytes.count else { throw Self.cut }
        element.tag = start..<at
        let place = found.count
        if let parent = open.last { found[parent].children.append(place) }
        found.append(element)
        if !isEmpty { open.append(place) }
    }

    /// A name: everything up to a blank, `=`, `/` or `>`.
    private mutating func word() -> Range<Int> {
        let start = at
        while at < bytes.count, !Self.isBlank(bytes[at]), bytes[at] != UInt8(ascii: "="),
            bytes[at] != UInt8(ascii: "/"), bytes[at] != UInt8(ascii: ">")
        {
            at += 1
        }
        return start..<at
    }

    /// - Parameter before: the first byte of the white space before the name.
    private mutating func attribute(from before: Int) throws(EditTrouble) -> XMLSource.Attribute {
        let name = word()
        while at < bytes.count, Self.isBlank(bytes[at]) || bytes[at] == UInt8(ascii: "=") { at += 1 }
        guard at < bytes.count, !name.isEmpty else { throw Self.cut }
        let quote = bytes[at]
        let start = at + 1
        guard start <= bytes.count, let end = bytes[start...].firstIndex(of: quote) else { throw Self.cut }
        at = end + 1
        return XMLSource.Attribute(
            name: String(decoding: bytes[name], as: UTF8.self), whole: before..<at, value: start..<end)
    }
}
