/// A line and a column of a text, both from 1; columns in bytes.
package struct JSONPlace: Sendable, Hashable {
    /// From 1.
    package var line: Int
    /// From 1, in bytes.
    package var column: Int
}

/// Why a text is not one JSON value.
package struct JSONTrouble: Error, Sendable, Equatable {
    /// Where the reader stopped.
    package var place: JSONPlace
    /// What was expected, without a place.
    package var message: String
}

/// A value that holds no other values.
package enum JSONScalar: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
}

/// Makes the values of a text while it is read: with their places, or without.
package protocol JSONBuilding {
    associatedtype Made
    associatedtype MadeMember

    /// A value without children.
    static func scalar(_ scalar: JSONScalar, at place: JSONPlace) -> Made
    /// The elements are made before their array.
    static func array(_ elements: [Made], at place: JSONPlace) -> Made
    /// A key with its value, which is made already; the place is that of the key.
    static func member(_ key: String, at place: JSONPlace, _ value: Made) -> MadeMember
    /// Equal keys are all handed over: the builder decides.
    static func object(_ members: [MadeMember], at place: JSONPlace) -> Made
}

/// Reads JSON that the program wrote, or that a person wrote to configure it. Layout documents have a reader of their own,
/// which keeps tokens instead of values and goes on after a mistake.
package struct JSONParser<Builder: JSONBuilding> {
    /// The whole text.
    private let bytes: [UInt8]
    /// Deeper arrays and objects are refused, so that no text can exhaust the stack.
    private let maximumDepth: Int
    /// The next byte.
    private var offset = 0
    private var line = 1
    /// The offset of the current line's first byte.
    private var lineStart = 0
    /// How many values are open.
    private var depth = 0

    /// - Throws: the first mistake; of a text with an unfinished merge that.
    package static func parse(_ bytes: [UInt8], maximumDepth: Int) throws(JSONTrouble) -> Builder.Made {
        do {
            return try whole(bytes, maximumDepth: maximumDepth)
        } catch {
            guard let merge = UnfinishedMerge(in: bytes) else { throw error }
            throw JSONTrouble(place: JSONPlace(line: merge.line, column: 1), message: merge.message)
        }
    }

    private static func whole(_ bytes: [UInt8], maximumDepth: Int) throws(JSONTrouble) -> Builder.Made {
        var parser = JSONParser(bytes: bytes, maximumDepth: maximumDepth)
        let value = try parser.value()
        parser.skipSpace()
        guard parser.offset == bytes.count else { throw parser.trouble("expected the end of the file") }
        return value
    }

    private init(bytes: [UInt8], maximumDepth: Int) {
        self.bytes = bytes
        self.maximumDepth = maximumDepth
    }

    /// The place of the next byte.
    private var place: JSONPlace { JSONPlace(line: line, column: offset - lineStart + 1) }
    /// Nil at the end.
    private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    /// A mistake at the next byte.
    private func trouble(_ message: String) -> JSONTrouble { JSONTrouble(place: place, message: message) }

    /// JSON's four blanks; lines are counted here, since a string contains no line feed.
    private mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
            offset += 1
            if byte == 0x0A { (line, lineStart) = (line + 1, offset) }
        }
    }

    /// Any value after blanks. The depth is counted here, for arrays and objects call this function again.
    private mutating func value() throws(JSONTrouble) -> Builder.Made {
        skipSpace()
        depth += 1
        defer { depth -= 1 }
        guard depth <= maximumDepth else { throw trouble("nested deeper than \(maximumDepth) levels") }
        let start = place
        switch next {
        case UInt8(ascii: "{"): return Builder.object(try members(), at: start)
        case UInt8(ascii: "["): return Builder.array(try elements(), at: start)
        case UInt8(ascii: "\""): return Builder.scalar(.string(try string()), at: start)
        case nil: throw trouble("the file ends where a value was expected")
        default: return Builder.scalar(try word(), at: start)
        }
    }

    /// `true`, `false`, `null` or a number: everything up to a byte that no such word has.
    private mutating func word() throws(JSONTrouble) -> JSONScalar {
        let end = bytes[offset...].firstIndex { !Self.isWordByte($0) } ?? bytes.count
        let text = String(decoding: bytes[offset..<end], as: UTF8.self)
        let scalar: JSONScalar
        switch text {
        case "true": scalar = .bool(true)
        case "false": scalar = .bool(false)
        case "null": scalar = .null
        default:
            let isDecimal = text.utf8.allSatisfy { !Self.isLetter($0) || $0 | 0x20 == UInt8(ascii: "e") }
            guard isDecimal, let number = Double(text), number.isFinite, text.first != "+" else {
                throw trouble("expected a value: a text in quotes, a list, an object, a number, true, false or null")
            }
            scalar = .number(number)
        }
        offset = end
        return scalar
    }

    /// ASCII alone; both cases.
    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

    /// Letters, digits, signs and the decimal point.
    private static func isWordByte(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || isLetter(byte) || byte == 0x2B || byte == 0x2D || byte == 0x2E
    }

    /// The elements of an array whose bracket is next.
    private mutating func elements() throws(JSONTrouble) -> [Builder.Made] {
        offset += 1
        var elements: [Builder.Made] = []
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
            guard next == UInt8(ascii: "]") else { throw trouble("expected ',' or ']'") }
            offset += 1
            return elements
        }
    }

    /// The members of an object whose brace is next.
    private mutating func members() throws(JSONTrouble) -> [Builder.MadeMember] {
        offset += 1
        var members: [Builder.MadeMember] = []
        skipSpace()
        if next == UInt8(ascii: "}") {
            offset += 1
            return members
        }
        while true {
            skipSpace()
            let start = place
            guard next == UInt8(ascii: "\"") else { throw trouble("expected a name in quotes") }
            let key = try string()
            skipSpace()
            guard next == UInt8(ascii: ":") else { throw trouble("expected ':' behind the name") }
            offset += 1
            members.append(Builder.member(key, at: start, try value()))
            skipSpace()
            if next == UInt8(ascii: ",") {
                offset += 1
                continue
            }
            guard next == UInt8(ascii: "}") else { throw trouble("expected ',' or '}'") }
            offset += 1
            return members
        }
    }

    /// A string whose quote is next; a string that does not end is reported at its opening quote.
    private mutating func string() throws(JSONTrouble) -> String {
        let opening = place
        offset += 1
        let start = offset
        while let byte = next {
            offset += 1
            switch byte {
            case UInt8(ascii: "\\"): offset += 1
            case UInt8(ascii: "\""):
                guard let text = JSONEscapes.decoded(bytes[start..<offset - 1]) else {
                    throw JSONTrouble(place: opening, message: "the text has a wrong escape")
                }
                return text
            case 0..<0x20: throw trouble("a text ends on its own line")
            default: continue
            }
        }
        throw JSONTrouble(place: opening, message: "the text is never closed")
    }
}
