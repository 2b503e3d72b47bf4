/// Writes JSON into one buffer of bytes: appending a short text to a `String` costs about ten times as much as its bytes.
struct JSONWriter: ~Copyable {
    /// The text so far, in UTF-8.
    private var bytes = ByteBuffer()
    /// Whether nothing stands between the parts of a line.
    private let isDense: Bool

    /// - Parameter isDense: no space after commas and colons and inside of braces: for programs.
    init(isDense: Bool = false) { self.isDense = isDense }

    /// The text written so far.
    var text: String { bytes.text }

    /// Columns of an array or object that is written on one line.
    private static let lineLength = 100

    /// Writes a value at an indentation: on one line if the line has at most 100 columns, else one element or member a
    /// line.
    mutating func write(_ value: JSONValue, indent: Int) {
        let start = bytes.count
        if writeInline(value, until: start + Self.lineLength - indent) { return }
        bytes.truncate(to: start)
        switch value {
        case .array(let elements):
            append("[")
            for (index, element) in elements.enumerated() {
                if index > 0 { append(",") }
                startLine(indent + 2)
                write(element, indent: indent + 2)
            }
            startLine(indent)
            append("]")
        case .object(let members):
            append("{")
            for (index, member) in members.enumerated() {
                if index > 0 { append(",") }
                startLine(indent + 2)
                writeQuoted(member.key)
                append(": ")
                write(member.value, indent: indent + 2)
            }
            startLine(indent)
            append("}")
        case .null, .bool, .number, .measure, .string: writeInline(value)
        }
    }

    /// Begins a line at an indentation.
    private mutating func startLine(_ indent: Int) {
        endLine()
        for _ in 0..<indent { append(" ") }
    }

    /// Writes a line feed.
    mutating func endLine() { append("\n") }

    /// Writes a value on one line.
    /// - Parameter end: the largest length of the buffer; behind it writing stops.
    /// - Returns: whether the whole value was written.
    @discardableResult
    mutating func writeInline(_ value: JSONValue, until end: Int = .max) -> Bool {
        switch value {
        case .null: append("null")
        case .bool(let value): value ? append("true") : append("false")
        case .number(let value): value.isFinite ? PlainNumber.writeExact(value, to: &bytes) : append("null")
        case .measure(let value): value.isFinite ? PlainNumber.write(value, to: &bytes) : append("null")
        case .string(let text): writeQuoted(text)
        case .array(let elements):
            append("[")
            for (index, element) in elements.enumerated() {
                if index > 0 { isDense ? append(",") : append(", ") }
                guard writeInline(element, until: end) else { return false }
            }
            append("]")
        case .object(let members):
            guard !members.isEmpty else {
                append("{}")
                break
            }
            isDense ? append("{") : append("{ ")
            for (index, member) in members.enumerated() {
                if index > 0 { isDense ? append(",") : append(", ") }
                writeQuoted(member.key)
                isDense ? append(":") : append(": ")
                guard writeInline(member.value, until: end) else { return false }
            }
            isDense ? append("}") : append(" }")
        }
        return bytes.count <= end
    }

    private mutating func append(_ text: StaticString) { bytes.append(text) }

    /// Writes a text in double quotes with the escapes that `JSONValue.quoted(_:)` names.
    mutating func writeQuoted(_ text: String) {
        append("\"")
        if !writePlain(text) { writeEscaped(text) }
        append("\"")
    }

    /// Writes a text of printable ASCII, in which only `"` and `\` are escaped, by whole stretches.
    /// - Returns: false for any other text, and for CI commands, which begin with `##`; nothing is written then.
    private mutating func writePlain(_ text: String) -> Bool {
        let start = bytes.count
        let isPlain = unsafe text.utf8.withContiguousStorageIfAvailable { source in
            var written = 0
            for place in source.indices {
                let byte = unsafe source[place]
                switch byte {
                case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                    unsafe bytes.append(UnsafeBufferPointer(rebasing: source[written..<place]))
                    append("\\")
                    written = place
                case UInt8(ascii: "#") where unsafe place > 0 && source[place - 1] == byte, 0..<0x20, 0x7F...:
                    return false
                default: break
                }
            }
            unsafe bytes.append(UnsafeBufferPointer(rebasing: source[written...]))
            return true
        }
        guard isPlain != true else { return true }
        bytes.truncate(to: start)
        return false
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
                    append("\\u")
                    bytes.append(text: String(repeating: "0", count: 4 - digits.count) + digits)
                }
            default: for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { bytes.append(byte) }
            }
            previous = scalar
        }
    }
}
