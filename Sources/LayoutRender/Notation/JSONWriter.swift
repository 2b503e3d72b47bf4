/// Writes JSON into one buffer of bytes: appending a short text to a `String` costs about ten times as much as its bytes.
struct JSONWriter {
    /// The text so far, in UTF-8.
    private var bytes: [UInt8] = []

    /// The text written so far.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Columns of an array or object that is written on one line.
    private static let lineLength = 100

    /// Writes a value at an indentation: on one line if the line has at most 100 columns, else one element or member a
    /// line.
    mutating func write(_ value: JSONValue, indent: Int) {
        let start = bytes.count
        if writeInline(value, until: start + Self.lineLength - indent) { return }
        bytes.removeLast(bytes.count - start)
        switch value {
        case .array(let elements):
            append("[")
            for (index, element) in elements.enumerated() {
                startLine(isFirst: index == 0, indent: indent + 2)
                write(element, indent: indent + 2)
            }
            endLines(indent)
            append("]")
        case .object(let members):
            append("{")
            for (index, member) in members.enumerated() {
                startLine(isFirst: index == 0, indent: indent + 2)
                writeQuoted(member.key)
                append(": ")
                write(member.value, indent: indent + 2)
            }
            endLines(indent)
            append("}")
        case .null, .bool, .number, .measure, .string: writeInline(value)
        }
    }

    /// Begins an element's line with two spaces a level.
    private mutating func startLine(isFirst: Bool, indent: Int) {
        append(isFirst ? "\n" : ",\n")
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indent))
    }

    /// Returns to the level of the bracket.
    private mutating func endLines(_ indent: Int) {
        append("\n")
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indent))
    }

    /// Writes a value on one line.
    /// - Parameter end: the largest length of the buffer; behind it writing stops.
    /// - Returns: whether the whole value was written.
    @discardableResult
    mutating func writeInline(_ value: JSONValue, until end: Int = .max) -> Bool {
        switch value {
        case .null: append("null")
        case .bool(let value): append(value ? "true" : "false")
        case .number(let value): append(value.isFinite ? PlainNumber.exact(value) : "null")
        case .measure(let value): append(value.isFinite ? PlainNumber.text(value) : "null")
        case .string(let text): writeQuoted(text)
        case .array(let elements):
            append("[")
            for (index, element) in elements.enumerated() {
                if index > 0 { append(", ") }
                guard writeInline(element, until: end) else { return false }
            }
            append("]")
        case .object(let members):
            guard !members.isEmpty else {
                append("{}")
                break
            }
            append("{ ")
            for (index, member) in members.enumerated() {
                if index > 0 { append(", ") }
                writeQuoted(member.key)
                append(": ")
                guard writeInline(member.value, until: end) else { return false }
            }
            append(" }")
        }
        return bytes.count <= end
    }

    private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

    /// Writes a text in double quotes with the escapes that `JSONValue.quoted(_:)` names.
    mutating func writeQuoted(_ text: String) {
        append("\"")
        if !writePlain(text) { writeEscaped(text) }
        append("\"")
    }

    /// Writes a text of printable ASCII, in which only `"` and `\` are escaped, in one scan.
    /// - Returns: false for any other text, and for CI commands, which begin with `##`; nothing is written then.
    private mutating func writePlain(_ text: String) -> Bool {
        let start = bytes.count
        var previous: UInt8 = 0
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                bytes.append(UInt8(ascii: "\\"))
                bytes.append(byte)
            case UInt8(ascii: "#") where previous == byte, 0..<0x20, 0x7F...:
                bytes.removeLast(bytes.count - start)
                return false
            default: bytes.append(byte)
            }
            previous = byte
        }
        return true
    }

    /// Writes any text scalar by scalar.
    private mutating func writeEscaped(_ text: String) {
        var previous: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": append("\\\"")
            case "\\": append("\\\\")
            case "\n": append("\\n")
            case "\t": append("\\t")
            case "\r": append("\\r")
            case _ where scalar.isDisplayControl, "#" where previous == "#":
                for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
                    let digits = String(unit, radix: 16, uppercase: true)
                    append("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
                }
            default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            }
            previous = scalar
        }
    }
}
