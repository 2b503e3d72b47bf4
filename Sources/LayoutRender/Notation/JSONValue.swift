/// A JSON value to be written: members keep their order, so the same value gives the same bytes.
///
///     let frame = JSONValue.object([.init("id", .string("title")), .init("width", .measure(100.0 / 3))])
///     print(frame.text)    // { "id": "title", "width": 33.333 }
public indirect enum JSONValue: Sendable, Equatable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// Written with the digits needed to read the same number back; null if not finite.
    case number(Double)
    /// Written with at most three decimals, as results are.
    case measure(Double)
    /// Written in double quotes, escaped as `quoted(_:)` does.
    case string(String)
    /// Elements in their order.
    case array([JSONValue])
    /// Members in their order; the writer does not look for repeated keys.
    case object([Member])

    /// A key of an object with its value.
    public struct Member: Sendable, Equatable {
        /// The key, unescaped.
        public var key: String
        /// The value of the key.
        public var value: JSONValue

        /// A member of an object.
        public init(_ key: String, _ value: JSONValue) {
            self.key = key
            self.value = value
        }
    }

    /// A whole number.
    public static func integer(_ value: Int) -> JSONValue { .number(Double(value)) }

    /// An array of strings.
    public static func strings(_ texts: some Sequence<String>) -> JSONValue { .array(texts.map { .string($0) }) }

    /// Nil becomes null.
    public static func optional(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }

    /// The value on one line.
    public var compact: String {
        var out = ""
        _ = writeInline(into: &out, limit: .max)
        return out
    }

    /// Arrays and objects of up to 100 columns on one line, longer ones with one element per line; ends with a line
    /// feed.
    public var text: String {
        var out = ""
        write(into: &out, indent: 0)
        return out + "\n"
    }

    /// Columns of an array or object that is written on one line.
    private static let lineLength = 100

    /// Writes a value at an indentation: on one line if it fits, else one element or member a line.
    private func write(into out: inout String, indent: Int) {
        var line = ""
        if writeInline(into: &line, limit: Self.lineLength - indent) {
            out += line
            return
        }
        let inner = String(repeating: " ", count: indent + 2)
        let outer = String(repeating: " ", count: indent)
        switch self {
        case .array(let elements):
            out += "["
            for (index, element) in elements.enumerated() {
                out += index == 0 ? "\n" : ",\n"
                out += inner
                element.write(into: &out, indent: indent + 2)
            }
            out += "\n\(outer)]"
        case .object(let members):
            out += "{"
            for (index, member) in members.enumerated() {
                out += index == 0 ? "\n" : ",\n"
                out += inner + Self.quoted(member.key) + ": "
                member.value.write(into: &out, indent: indent + 2)
            }
            out += "\n\(outer)}"
        default: out += compact
        }
    }

    /// The value on one line; false if the line would be longer than the limit.
    private func writeInline(into out: inout String, limit: Int) -> Bool {
        switch self {
        case .null: out += "null"
        case .bool(let value): out += value ? "true" : "false"
        case .number(let value): out += value.isFinite ? PlainNumber.exact(value) : "null"
        case .measure(let value): out += value.isFinite ? PlainNumber.text(value) : "null"
        case .string(let text): out += Self.quoted(text)
        case .array(let elements):
            out += "["
            for (index, element) in elements.enumerated() {
                if index > 0 { out += ", " }
                guard element.writeInline(into: &out, limit: limit) else { return false }
            }
            out += "]"
        case .object(let members):
            guard !members.isEmpty else {
                out += "{}"
                break
            }
            out += "{ "
            for (index, member) in members.enumerated() {
                if index > 0 { out += ", " }
                out += Self.quoted(member.key) + ": "
                guard member.value.writeInline(into: &out, limit: limit) else { return false }
            }
            out += " }"
        }
        return out.utf8.count <= limit
    }

    /// A text in double quotes with JSON's escapes; control characters and CI commands are escaped too.
    public static func quoted(_ text: String) -> String {
        if isPlain(text) { return "\"" + text + "\"" }
        var out = "\""
        var previous: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": out += "\\\""
            case "\\": out += "\\\\"
            case "\n": out += "\\n"
            case "\t": out += "\\t"
            case "\r": out += "\\r"
            case _ where scalar.isDisplayControl, "#" where previous == "#":
                for unit in String(scalar).utf16 {
                    let digits = String(unit, radix: 16, uppercase: true)
                    out += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                }
            default: out.unicodeScalars.append(scalar)
            }
            previous = scalar
        }
        return out + "\""
    }

    /// Whether nothing in the text needs an escape: most texts are plain ASCII, for which one scan suffices.
    private static func isPlain(_ text: String) -> Bool {
        var previous: UInt8 = 0
        for byte in text.utf8 {
            guard (0x20..<0x7F).contains(byte), byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"),
                byte != UInt8(ascii: "#") || previous != byte
            else { return false }
            previous = byte
        }
        return true
    }
}
