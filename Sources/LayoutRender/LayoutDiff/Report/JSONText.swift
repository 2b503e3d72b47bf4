/// A value to be written as JSON: members keep their order, so that equal reports have equal bytes.
public indirect enum JSONText: Sendable, Equatable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONText])
    case object([(key: String, value: JSONText)])

    public static func == (a: JSONText, b: JSONText) -> Bool { a.compact == b.compact }

    /// Nil becomes null.
    public static func optional(_ text: String?) -> JSONText { text.map { .string($0) } ?? .null }

    public static func strings(_ list: [String]) -> JSONText { .array(list.map { .string($0) }) }

    /// On one line.
    public var compact: String {
        var text = ""
        write(to: &text, indent: nil)
        return text
    }

    /// Two spaces a level; arrays of numbers and empty containers on one line; a newline at the end.
    public var pretty: String {
        var text = ""
        write(to: &text, indent: 0)
        return text + "\n"
    }

    private func write(to text: inout String, indent: Int?) {
        switch self {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .number(let value): text += value.isFinite ? PlainNumber.text(value) : "null"
        case .string(let value): Self.write(value, to: &text)
        case .array(let values):
            let inner = values.allSatisfy(\.isNumber) ? nil : indent
            text += "["
            for (place, value) in values.enumerated() {
                Self.separate(place, inner, &text)
                value.write(to: &text, indent: inner.map { $0 + 1 })
            }
            if let inner, !values.isEmpty { Self.newline(inner, &text) }
            text += "]"
        case .object(let members):
            text += "{"
            for (place, member) in members.enumerated() {
                Self.separate(place, indent, &text)
                Self.write(member.key, to: &text)
                text += indent == nil ? ":" : ": "
                member.value.write(to: &text, indent: indent.map { $0 + 1 })
            }
            if let indent, !members.isEmpty { Self.newline(indent, &text) }
            text += "}"
        }
    }

    private var isNumber: Bool {
        if case .number = self { return true }
        return false
    }

    private static func separate(_ place: Int, _ indent: Int?, _ text: inout String) {
        if place > 0 { text += indent == nil ? ", " : "," }
        if let indent { newline(indent + 1, &text) }
    }

    private static func newline(_ indent: Int, _ text: inout String) {
        text += "\n" + String(repeating: "  ", count: indent)
    }

    /// Quotes, backslashes and control characters escaped; `<` too, so that the text may stand in a script element.
    private static func write(_ value: String, to text: inout String) {
        text += "\""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\t": text += "\\t"
            case "\r": text += "\\r"
            case "<": text += "\\u003c"
            default:
                if scalar.value < 0x20 || scalar.value == 0x2028 || scalar.value == 0x2029 {
                    let digits = String(scalar.value, radix: 16)
                    text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                } else {
                    text.unicodeScalars.append(scalar)
                }
            }
        }
        text += "\""
    }
}
