import Notation

/// A JSON text with the places of its values, for edits that keep every other byte.
///
///     let source = try JSONSource(bytes)
///     let title = source.objects(withID: "title")[0]
///     let edits = source.setting("numberOfLines", to: "0", of: title, before: ["subviews"])
///
/// Guarantees: the text is one JSON value.
package struct JSONSource: Sendable {
    /// What a value is.
    package enum Kind: Sendable { case object, array, string, other }

    /// A value with its places.
    package struct Value: Sendable {
        /// What the value is.
        package var kind: Kind
        /// From the first byte to the last.
        package var range: Range<Int>
        /// The key with its quotes; nil for an element of an array and for the root.
        package var key: Range<Int>?
        /// Nil for the root.
        package var parent: Int?
        /// Indices in `values`, in the order of the text.
        package var children: [Int] = []

        /// From the key, or the value, to the end of the value.
        package var whole: Range<Int> { (key ?? range).lowerBound..<range.upperBound }
    }

    /// The text.
    package let bytes: [UInt8]
    /// All values in the order of the text, parents before their children.
    package let values: [Value]

    /// Values that only say whether the text is read.
    private enum Checked: JSONBuilding {
        static func scalar(_ scalar: JSONScalar, at place: JSONPlace) {}
        static func array(_ elements: [Void], at place: JSONPlace) {}
        static func member(_ key: String, at place: JSONPlace, _ value: Void) {}
        static func object(_ members: [Void], at place: JSONPlace) {}
    }

    /// Reads a text.
    /// - Throws: `EditTrouble.unreadable` for what is not one JSON value, or deeper than 200 values.
    package init(_ bytes: [UInt8]) throws(EditTrouble) {
        do throws(JSONTrouble) {
            try JSONParser<Checked>.parse(bytes, maximumDepth: 200)
        } catch {
            throw .unreadable("\(error.place.line):\(error.place.column): \(error.message)")
        }
        self.bytes = bytes
        values = Self.values(of: bytes)
    }

    /// The places of all values of a text that was read already.
    private static func values(of bytes: [UInt8]) -> [Value] {
        var values: [Value] = []
        var open: [Int] = []
        // The key that waits for its value.
        var key: Range<Int>?
        func add(_ kind: Kind, _ range: Range<Int>) {
            if let parent = open.last { values[parent].children.append(values.count) }
            values.append(Value(kind: kind, range: range, key: key, parent: open.last))
            key = nil
        }
        var at = 0
        while at < bytes.count {
            switch bytes[at] {
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                add(bytes[at] == UInt8(ascii: "{") ? .object : .array, at..<(at + 1))
                open.append(values.count - 1)
                at += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                at += 1
                if let place = open.popLast() { values[place].range = values[place].range.lowerBound..<at }
            case UInt8(ascii: "\""):
                let end = endOfString(bytes, from: at)
                if let parent = open.last, values[parent].kind == .object, key == nil {
                    key = at..<end
                } else {
                    add(.string, at..<end)
                }
                at = end
            case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ","), UInt8(ascii: ":"): at += 1
            default:
                let end = bytes[at...].firstIndex { ",]} \t\r\n".utf8.contains($0) } ?? bytes.count
                add(.other, at..<end)
                at = end
            }
        }
        return values
    }

    /// The offset behind a string's second quote.
    private static func endOfString(_ bytes: [UInt8], from start: Int) -> Int {
        var at = start + 1
        while at < bytes.count, bytes[at] != UInt8(ascii: "\"") { at += bytes[at] == UInt8(ascii: "\\") ? 2 : 1 }
        return min(at + 1, bytes.count)
    }

    /// The text of a string value or of a key; nil for other values.
    package func string(in range: Range<Int>) -> String? {
        guard range.count >= 2, bytes[range.lowerBound] == UInt8(ascii: "\"") else { return nil }
        return JSONEscapes.decoded(bytes[(range.lowerBound + 1)..<(range.upperBound - 1)])
    }

    /// The value of a member; nil where the object has none.
    package func member(_ key: String, of object: Int) -> Int? {
        values[object].children.first { child in values[child].key.flatMap(string) == key }
    }

    /// The text of a member that is a string.
    package func text(_ key: String, of object: Int) -> String? {
        member(key, of: object).flatMap { values[$0].kind == .string ? string(in: values[$0].range) : nil }
    }

    /// The objects whose member `id` is the text, in the order of the text.
    package func objects(withID id: String) -> [Int] {
        values.indices.filter { values[$0].kind == .object && text("id", of: $0) == id }
    }
}
