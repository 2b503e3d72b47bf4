/// Reads the output of `JSONValue`: reports and frames. Documents have another reader, which knows positions.
public struct JSONReading {
    /// The text in UTF-8.
    private let bytes: [UInt8]
    /// The index of the next byte.
    private var place = 0
    /// How many lists and objects are open.
    private var depth = 0

    /// Deeper values are refused: the reader calls itself once a level.
    static let maximumDepth = 64

    /// Nil for anything that is not one JSON value.
    ///
    ///     JSONReading.value(Array(#"{ "id": "title" }"#.utf8))?["id"]?.string    // title
    public static func value(_ bytes: [UInt8]) -> JSONValue? {
        var reading = JSONReading(bytes: bytes)
        guard let value = reading.value() else { return nil }
        reading.skipSpace()
        return reading.place == bytes.count ? value : nil
    }

    /// Begins at the first byte.
    private init(bytes: [UInt8]) { self.bytes = bytes }

    /// The next byte; nil at the end.
    private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

    /// JSON's four white space characters.
    private mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { place += 1 }
    }

    /// Takes a punctuation mark after white space; false if another byte follows.
    private mutating func take(_ byte: UInt8) -> Bool {
        skipSpace()
        guard next == byte else { return false }
        place += 1
        return true
    }

    /// A value of any kind; nil for anything else, and beyond the depth.
    private mutating func value() -> JSONValue? {
        skipSpace()
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.maximumDepth, let byte = next else { return nil }
        switch byte {
        case UInt8(ascii: "{"): return object()
        case UInt8(ascii: "["): return array()
        case UInt8(ascii: "\""): return string().map { .string($0) }
        case UInt8(ascii: "t"): return word("true", .bool(true))
        case UInt8(ascii: "f"): return word("false", .bool(false))
        case UInt8(ascii: "n"): return word("null", .null)
        default: return number()
        }
    }

    /// One of the three words.
    private mutating func word(_ text: String, _ value: JSONValue) -> JSONValue? {
        guard bytes[place...].starts(with: text.utf8) else { return nil }
        place += text.utf8.count
        return value
    }

    /// A number. Any spelling that Swift's `Double(_:)` reads from JSON's number characters is accepted; infinity is
    /// not.
    private mutating func number() -> JSONValue? {
        let start = place
        while let byte = next, (0x30...0x39).contains(byte) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains(byte) {
            place += 1
        }
        guard let value = Double(String(decoding: bytes[start..<place], as: UTF8.self)), value.isFinite else {
            return nil
        }
        return .number(value)
    }

    /// An array, from its opening bracket on.
    private mutating func array() -> JSONValue? {
        guard take(UInt8(ascii: "[")) else { return nil }
        var values: [JSONValue] = []
        if take(UInt8(ascii: "]")) { return .array(values) }
        repeat {
            guard let value = value() else { return nil }
            values.append(value)
        } while take(UInt8(ascii: ","))
        return take(UInt8(ascii: "]")) ? .array(values) : nil
    }

    /// An object, from its opening brace on; members keep their order, and a repeated key is kept.
    private mutating func object() -> JSONValue? {
        guard take(UInt8(ascii: "{")) else { return nil }
        var members: [JSONValue.Member] = []
        if take(UInt8(ascii: "}")) { return .object(members) }
        repeat {
            skipSpace()
            guard let key = string(), take(UInt8(ascii: ":")), let value = value() else { return nil }
            members.append(JSONValue.Member(key, value))
        } while take(UInt8(ascii: ","))
        return take(UInt8(ascii: "}")) ? .object(members) : nil
    }

    /// A string, from its opening quote on; control characters must be escaped, as RFC 8259 demands.
    private mutating func string() -> String? {
        guard next == UInt8(ascii: "\"") else { return nil }
        place += 1
        var text: [UInt8] = []
        while let byte = next {
            place += 1
            switch byte {
            case UInt8(ascii: "\""): return String(validating: text, as: UTF8.self)
            case UInt8(ascii: "\\"):
                guard let scalar = escape() else { return nil }
                text += Array(String(scalar).utf8)
            case 0..<0x20: return nil
            default: text.append(byte)
            }
        }
        return nil
    }

    /// The character after a backslash; two `\u` escapes of a surrogate pair are one character.
    private mutating func escape() -> Character? {
        guard let byte = next else { return nil }
        place += 1
        switch byte {
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "u"):
            guard var code = hex() else { return nil }
            if (0xD800..<0xDC00).contains(code), bytes[place...].starts(with: "\\u".utf8) {
                place += 2
                guard let low = hex(), (0xDC00..<0xE000).contains(low) else { return nil }
                code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
            }
            return Unicode.Scalar(code).map { Character($0) }
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
            return Character(Unicode.Scalar(byte))
        default: return nil
        }
    }

    /// Four hexadecimal digits.
    private mutating func hex() -> UInt32? {
        guard place + 4 <= bytes.count else { return nil }
        defer { place += 4 }
        return UInt32(String(decoding: bytes[place..<place + 4], as: UTF8.self), radix: 16)
    }
}

extension JSONValue {
    /// A member of an object.
    public subscript(_ key: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }

    /// The text of a string; nil for another value.
    public var string: String? { if case .string(let text) = self { text } else { nil } }
    /// The elements of an array; none for another value.
    public var values: [JSONValue] { if case .array(let values) = self { values } else { [] } }
    /// The number; nil for another value.
    public var double: Double? { if case .number(let number) = self { number } else { nil } }
}
