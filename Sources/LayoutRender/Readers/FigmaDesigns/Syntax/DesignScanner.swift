import Notation

/// Reads a JSON text into a tape, without recursion.
struct DesignScanner {
    private let bytes: [UInt8]
    private let maximumDepth: Int
    private var tokens: [DesignTape.Token] = []
    /// The places of the arrays and objects that are open.
    private var open: [Int] = []
    private var offset = 0

    /// - Throws: the first mistake.
    static func scan(_ bytes: [UInt8], maximumDepth: Int) throws(FigmaError) -> DesignTape {
        var scanner = DesignScanner(bytes: bytes, maximumDepth: maximumDepth)
        try scanner.scan()
        return DesignTape(bytes: bytes, tokens: scanner.tokens)
    }

    private init(bytes: [UInt8], maximumDepth: Int) {
        self.bytes = bytes
        self.maximumDepth = maximumDepth
        // A member takes about sixteen bytes.
        tokens.reserveCapacity(bytes.count / 16)
    }

    private func trouble(_ message: String, at place: Int? = nil) -> FigmaError {
        FigmaError(DesignTape.place(of: place ?? offset, in: bytes), message)
    }

    private mutating func scan() throws(FigmaError) {
        guard bytes.count < Int(Int32.max) else { throw trouble("the text is too long", at: 0) }
        skipBlanks()
        try value()
        while let place = open.last {
            skipBlanks()
            let isObject = tokens[place].kind == .object
            guard offset < bytes.count else {
                throw trouble("the file ends inside \(isObject ? "an object" : "a list")")
            }
            if bytes[offset] == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
                offset += 1
                tokens[place].end = Int32(offset)
                tokens[place].next = Int32(tokens.count)
                open.removeLast()
                continue
            }
            if tokens.count > place + 1 {
                guard bytes[offset] == UInt8(ascii: ",") else { throw trouble("expected ',' or the end of the list") }
                offset += 1
                skipBlanks()
            }
            if isObject {
                guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") else {
                    throw trouble("expected a name in quotes")
                }
                try text()
                skipBlanks()
                guard offset < bytes.count, bytes[offset] == UInt8(ascii: ":") else {
                    throw trouble("expected ':' behind the name")
                }
                offset += 1
                skipBlanks()
            }
            try value()
        }
        skipBlanks()
        guard offset == bytes.count else { throw trouble("expected the end of the file") }
    }

    private mutating func skipBlanks() {
        while offset < bytes.count, bytes[offset] == 0x20 || (0x09...0x0D).contains(bytes[offset]) { offset += 1 }
    }

    /// A text, a number or a word, or the beginning of an object or a list.
    private mutating func value() throws(FigmaError) {
        guard offset < bytes.count else { throw trouble("the file ends where a value was expected") }
        switch bytes[offset] {
        case UInt8(ascii: "{"): try begin(.object)
        case UInt8(ascii: "["): try begin(.array)
        case UInt8(ascii: "\""): try text()
        default: try word()
        }
    }

    private mutating func begin(_ kind: DesignTape.Kind) throws(FigmaError) {
        guard open.count < maximumDepth else { throw trouble("nested deeper than \(maximumDepth) levels") }
        open.append(tokens.count)
        tokens.append(DesignTape.Token(kind: kind, start: Int32(offset), end: 0, next: 0))
        offset += 1
    }

    private mutating func text() throws(FigmaError) {
        let start = offset + 1
        var place = start
        while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
            if bytes[place] < 0x20 { throw trouble("a text ends on its own line", at: place) }
            place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
        }
        guard place < bytes.count else { throw trouble("the text is never closed") }
        append(.text, start, place)
        offset = place + 1
    }

    /// A number, `true`, `false` or `null`.
    private mutating func word() throws(FigmaError) {
        let start = offset
        while offset < bytes.count, Self.isWordByte(bytes[offset]) { offset += 1 }
        if Self.isPlainNumber(bytes[start..<offset]) { return append(.number, start, offset) }
        let word = String(decoding: bytes[start..<offset], as: UTF8.self)
        if word == "true" || word == "false" || word == "null" { return append(.word, start, offset) }
        let digits = word.utf8.first == UInt8(ascii: "-") ? word.utf8.dropFirst() : word.utf8[...]
        guard let first = digits.first, (0x30...0x39).contains(first), let number = Double(word), number.isFinite else {
            throw trouble(
                "expected a value: a text in quotes, a list, an object, a number, true, false or null", at: start)
        }
        append(.number, start, offset)
    }

    /// Digits with at most one point between them: most numbers, which need no conversion before a rule asks for the value.
    private static func isPlainNumber(_ word: ArraySlice<UInt8>) -> Bool {
        let point = UInt8(ascii: ".")
        guard let first = word.first, first != point, word.last != point, word.count < 300 else { return false }
        var points = 0
        for byte in word {
            if byte == point { points += 1 } else if !(0x30...0x39).contains(byte) { return false }
        }
        return points < 2
    }

    private mutating func append(_ kind: DesignTape.Kind, _ start: Int, _ end: Int) {
        tokens.append(
            DesignTape.Token(kind: kind, start: Int32(start), end: Int32(end), next: Int32(tokens.count + 1)))
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte == 0x2B || byte == 0x2D
            || byte == 0x2E
    }
}
