import Notation

/// The smallest edits of a document. Each function gives edits of the document as read; those of several calls are made
/// together if they do not meet.
extension XMLSource {
    /// An attribute with another value, or one more attribute.
    /// - Parameter order: the names of attributes in the order in which the format's own program writes them: a new
    ///   attribute goes before the first attribute that comes later in this order, and behind those that the order does
    ///   not name.
    package func setting(_ name: String, to value: String, of element: Int, order: [String]) -> [TextEdit] {
        let (record, text) = (elements[element], xmlText(value))
        if let attribute = record.attributes.first(where: { $0.name == name }) {
            return [TextEdit(attribute.value, text)]
        }
        let later = Set(order.firstIndex(of: name).map { order[($0 + 1)...] } ?? [])
        let behind =
            record.attributes.firstIndex { later.contains($0.name) }.map { place in
                place == 0 ? record.nameRange.upperBound : record.attributes[place - 1].whole.upperBound
            } ?? record.attributes.last?.whole.upperBound ?? record.nameRange.upperBound
        return [TextEdit(at: behind, inserting: " \(name)=\"\(text)\"")]
    }

    /// An element without one of its attributes; nothing where the element has none of the name.
    package func removing(_ name: String, of element: Int) -> [TextEdit] {
        elements[element].attributes.filter { $0.name == name }.map { TextEdit($0.whole, "") }
    }

    /// The document without an element. An element alone on its lines goes with the lines.
    package func removing(_ element: Int) -> [TextEdit] {
        var range = elements[element].whole
        var start = range.lowerBound
        while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
        var end = range.upperBound
        while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 || bytes[end] == 0x0D { end += 1 }
        let isAlone =
            start > 0 && bytes[start - 1] == UInt8(ascii: "\n") && end < bytes.count && bytes[end] == UInt8(ascii: "\n")
        if isAlone { range = start..<(end + 1) }
        return [TextEdit(range, "")]
    }

    /// Replaces an element, on the same line.
    package func replacing(_ element: Int, by markup: String) -> [TextEdit] {
        [TextEdit(elements[element].whole, markup)]
    }

    /// Inserts a child on lines of its own, indented like the siblings.
    ///
    /// - Parameters:
    ///   - lines: the child's markup, its first line without indentation and each further line with the indentation
    ///     relative to the first.
    ///   - next: the sibling before which the child goes; nil: behind the last.
    package func inserting(_ lines: [String], into element: Int, before next: Int?) -> [TextEdit] {
        let record = elements[element]
        let outer = indentation(before: record.tag.lowerBound)
        let inner = record.children.first.map { indentation(before: elements[$0].tag.lowerBound) } ?? outer + "    "
        let text = lines.map { inner + $0 + lineEnd }.joined()
        guard record.end != nil else {
            // `<a/>` becomes `<a>`, the child and `</a>`.
            let slash = record.tag.upperBound - 2
            return [TextEdit(slash..<record.tag.upperBound, ">" + lineEnd + text + outer + "</\(record.name)>")]
        }
        guard let next else {
            guard let last = record.children.last else {
                return [TextEdit(record.tag.upperBound..<startOfEnd(element), lineEnd + text + outer)]
            }
            return [TextEdit(at: elements[last].whole.upperBound, inserting: lineEnd + String(text.dropLast(1)))]
        }
        let place = elements[next].tag.lowerBound
        // The sibling's indentation stands before the child already.
        return [TextEdit(at: place, inserting: String(text.dropFirst(inner.count)) + inner)]
    }

    /// The first byte of the end tag, or the end of an empty element.
    private func startOfEnd(_ element: Int) -> Int {
        elements[element].end?.lowerBound ?? elements[element].tag.upperBound
    }

    /// The line ends of the document, from the first line.
    package var lineEnd: String {
        guard let first = bytes.firstIndex(of: UInt8(ascii: "\n")), first > 0, bytes[first - 1] == 0x0D else {
            return "\n"
        }
        return "\r\n"
    }

    /// The blanks between the start of the line and an offset; empty where something else stands before.
    private func indentation(before offset: Int) -> String {
        var start = offset
        while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
        guard start == 0 || bytes[start - 1] == UInt8(ascii: "\n") else { return "" }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }
}
