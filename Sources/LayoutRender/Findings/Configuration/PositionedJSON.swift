import Notation

/// A JSON value of a file that a person writes, with the place of each part for messages.
struct PositionedJSON: Sendable {
    /// The types of JSON. An object's members keep their order.
    indirect enum Value: Sendable {
        case null
        case bool(Bool)
        case number(Double)
        case string(String)
        case array([PositionedJSON])
        case object([Member])
    }

    /// A member of an object.
    struct Member: Sendable {
        var key: String
        /// The place of the key's opening quote.
        var place: FilePlace
        var value: PositionedJSON
    }

    /// The value; its parts have places of their own.
    var value: Value
    /// The place of the value's first byte.
    var place: FilePlace

    /// The name of the value's type in messages.
    var kindWords: String {
        switch value {
        case .null: "null"
        case .bool: "a boolean"
        case .number: "a number"
        case .string: "a text"
        case .array: "a list"
        case .object: "an object"
        }
    }
}

/// A line and a column of a file, both from 1; columns in bytes.
public struct FilePlace: Sendable, Hashable {
    /// From 1.
    public var line: Int
    /// In bytes, from 1.
    public var column: Int
}

/// The mistakes of a configuration or baseline file, each with its place and the correct form.
public struct ConfigurationError: Error, Sendable, Equatable {
    /// One mistake.
    public struct Problem: Sendable, Equatable {
        /// The place in the file.
        public var place: FilePlace
        /// What is wrong, and what would be right.
        public var message: String
    }

    /// In the order of the file.
    public var problems: [Problem]

    /// One line a mistake: `file:line:column: error: message`.
    public func lines(file: String) -> [String] {
        problems.map { "\(file):\($0.place.line):\($0.place.column): error: \($0.message)" }
    }
}

/// Reads JSON with the place of each value; refuses files that are larger or nested deeper than a person writes.
struct PositionedJSONParser {
    private let bytes: [UInt8]
    /// The index of the next byte.
    private var offset = 0
    /// The number of the current line, from 1.
    private var line = 1
    /// The index of the current line's first byte.
    private var lineStart = 0
    /// How many lists and objects are open.
    private var depth = 0

    /// Deeper nesting is no configuration.
    static let maximumDepth = 32
    /// Larger files are no configuration.
    static let maximumBytes = 4 << 20

    private typealias Failure = ConfigurationError

    /// Reads a whole file.
    ///
    /// - Throws: the first mistake of the syntax, or the limit that the file exceeds.
    static func parse(_ bytes: [UInt8]) throws(ConfigurationError) -> PositionedJSON {
        var parser = PositionedJSONParser(bytes: bytes)
        guard bytes.count <= maximumBytes else {
            throw parser.failure("the file has \(bytes.count) bytes; at most \(maximumBytes) are read")
        }
        guard String(validating: bytes, as: UTF8.self) != nil else { throw parser.failure("the file is not UTF-8") }
        let value = try parser.value()
        parser.skipSpace()
        guard parser.offset == bytes.count else { throw parser.failure("expected the end of the file") }
        return value
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    /// The place of the next byte.
    private var place: FilePlace { FilePlace(line: line, column: offset - lineStart + 1) }
    /// The next byte; nil at the end.
    private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    /// An error at the present place.
    private func failure(_ message: String) -> ConfigurationError {
        ConfigurationError(problems: [.init(place: place, message: message)])
    }

    /// Skips blanks and line ends, and counts lines.
    private mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
            offset += 1
            if byte == 0x0A { (line, lineStart) = (line + 1, offset) }
        }
    }

    /// Reads any value with the blanks before it.
    private mutating func value() throws(ConfigurationError) -> PositionedJSON {
        skipSpace()
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.maximumDepth else { throw failure("nested deeper than \(Self.maximumDepth) levels") }
        let start = place
        switch next {
        case UInt8(ascii: "{"): return PositionedJSON(value: .object(try members()), place: start)
        case UInt8(ascii: "["): return PositionedJSON(value: .array(try elements()), place: start)
        case UInt8(ascii: "\""): return PositionedJSON(value: .string(try string()), place: start)
        case nil: throw failure("the file ends where a value was expected")
        default: return PositionedJSON(value: try word(), place: start)
        }
    }

    /// Reads `true`, `false`, `null` or a finite number.
    private mutating func word() throws(ConfigurationError) -> PositionedJSON.Value {
        let end = bytes[offset...].firstIndex { !isWordByte($0) } ?? bytes.count
        let text = String(decoding: bytes[offset..<end], as: UTF8.self)
        switch text {
        case "true":
            offset = end
            return .bool(true)
        case "false":
            offset = end
            return .bool(false)
        case "null":
            offset = end
            return .null
        default:
            guard let number = Double(text), number.isFinite, text.first != "+", !text.hasPrefix("0x") else {
                throw failure("expected a value: a text in quotes, a list, an object, a number, true, false or null")
            }
            offset = end
            return .number(number)
        }
    }

    /// Letters, digits, `+`, `-` and `.`.
    private func isWordByte(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
            || byte == 0x2B || byte == 0x2D || byte == 0x2E
    }

    /// Reads a list from its opening bracket on.
    private mutating func elements() throws(ConfigurationError) -> [PositionedJSON] {
        offset += 1
        var elements: [PositionedJSON] = []
        skipSpace()
        if next == UInt8(ascii: "]") {
            offset += 1
            return elements
        }
        while true {
            elements.append(try value())
            skipSpace()
            if next == UInt8(ascii: ",") {
                offset += 1
                continue
            }
            guard next == UInt8(ascii: "]") else { throw failure("expected ',' or ']'") }
            offset += 1
            return elements
        }
    }

    /// Reads an object from its opening brace on. Keys may occur twice.
    private mutating func members() throws(ConfigurationError) -> [PositionedJSON.Member] {
        offset += 1
        var members: [PositionedJSON.Member] = []
        skipSpace()
        if next == UInt8(ascii: "}") {
            offset += 1
            return members
        }
        while true {
            skipSpace()
            let start = place
            guard next == UInt8(ascii: "\"") else { throw failure("expected a name in quotes") }
            let key = try string()
            skipSpace()
            guard next == UInt8(ascii: ":") else { throw failure("expected ':' behind the name") }
            offset += 1
            members.append(.init(key: key, place: start, value: try value()))
            skipSpace()
            if next == UInt8(ascii: ",") {
                offset += 1
                continue
            }
            guard next == UInt8(ascii: "}") else { throw failure("expected ',' or '}'") }
            offset += 1
            return members
        }
    }

    /// Reads a text from its opening quote on, escapes included.
    private mutating func string() throws(ConfigurationError) -> String {
        let start = offset
        let opening = place
        offset += 1
        while let byte = next {
            offset += 1
            switch byte {
            case UInt8(ascii: "\\"): offset += 1
            case UInt8(ascii: "\""):
                guard let text = JSONReading.value(Array(bytes[start..<min(offset, bytes.count)]))?.string else {
                    throw ConfigurationError(problems: [.init(place: opening, message: "the text has a wrong escape")])
                }
                return text
            case 0..<0x20: throw failure("a text ends on its own line")
            default: continue
            }
        }
        throw ConfigurationError(problems: [.init(place: opening, message: "the text is never closed")])
    }
}
