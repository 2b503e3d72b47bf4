/// The words and signs of a source file in Swift or Objective-C, without comments and without the contents of texts.
///
/// The two languages share what the audit asks about: names, dots, brackets, braces and assignments. Reading takes time
/// in proportion to the bytes, and no file is refused: what is no source gives tokens without meaning.
struct CodeTokens {
    /// One word or sign.
    struct Token {
        /// What kind of token.
        var kind: Kind
        /// The place of the first byte.
        var start: Int32
        /// The place after the last byte.
        var end: Int32
        /// Whether a line ends between the previous token and this one.
        var startsLine: Bool
    }

    /// The kinds of tokens.
    enum Kind: Equatable {
        /// A name or a keyword.
        case word
        /// A number without a sign.
        case number
        /// A text; an open text holds expressions (`\(name)`).
        case text(isOpen: Bool)
        /// One byte, such as a brace.
        case sign(UInt8)
        /// `=` alone.
        case assignment
        /// `==`, `<=`, `>=`, `!=`, `=>`.
        case comparison
    }

    /// The file's bytes.
    let bytes: [UInt8]
    /// In the order of the file.
    private(set) var all: [Token] = []

    /// Reads a source file.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        all.reserveCapacity(bytes.count / 6)
        var place = 0
        var startsLine = true
        while place < bytes.count {
            let byte = bytes[place]
            if byte == UInt8(ascii: "\n") {
                startsLine = true
                place += 1
            } else if byte <= UInt8(ascii: " ") {
                place += 1
            } else if let end = endOfComment(from: place) {
                place = end
            } else {
                let (kind, end) = token(at: place)
                all.append(
                    Token(
                        kind: kind, start: Int32(truncatingIfNeeded: place), end: Int32(truncatingIfNeeded: end),
                        startsLine: startsLine))
                startsLine = false
                place = end
            }
        }
    }

    /// The text of a token.
    func text(_ place: Int) -> String {
        guard all.indices.contains(place) else { return "" }
        return String(decoding: bytes[Int(all[place].start)..<Int(all[place].end)], as: UTF8.self)
    }

    /// Whether a token is a word that equals another.
    func isWord(_ place: Int, _ word: String) -> Bool {
        isWord(place) && bytes[Int(all[place].start)..<Int(all[place].end)].elementsEqual(word.utf8)
    }

    /// Whether there is a word at a place.
    func isWord(_ place: Int) -> Bool { all.indices.contains(place) && all[place].kind == .word }

    /// Whether there is a sign at a place.
    func isSign(_ place: Int, _ sign: Unicode.Scalar) -> Bool {
        all.indices.contains(place) && all[place].kind == .sign(UInt8(truncatingIfNeeded: sign.value))
    }

    /// The hash of a word, the same in every run: FNV-1a.
    static func hash(_ word: some Sequence<UInt8>) -> UInt64 {
        word.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }

    /// The place after a comment that begins at a place; nil where none begins.
    private func endOfComment(from start: Int) -> Int? {
        guard bytes[start] == UInt8(ascii: "/"), start + 1 < bytes.count else { return nil }
        var place = start + 2
        switch bytes[start + 1] {
        case UInt8(ascii: "/"):
            while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
            return place
        case UInt8(ascii: "*"):
            while place < bytes.count {
                if bytes[place] == UInt8(ascii: "*"), place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "/") {
                    return place + 2
                }
                place += 1
            }
            return place
        default: return nil
        }
    }

    /// The kind of the token at a place, and the place after the token.
    private func token(at start: Int) -> (Kind, Int) {
        let byte = bytes[start]
        var place = start + 1
        if Self.isLetter(byte) {
            while place < bytes.count, Self.isLetter(bytes[place]) || Self.isDigit(bytes[place]) { place += 1 }
            return (.word, place)
        }
        if Self.isDigit(byte) {
            while place < bytes.count, isPartOfNumber(place) { place += 1 }
            return (.number, place)
        }
        if byte == UInt8(ascii: "\"") { return text(from: start) }
        guard [UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "<"), UInt8(ascii: ">")].contains(byte) else {
            return (.sign(byte), place)
        }
        let next = place < bytes.count ? bytes[place] : 0
        if next == UInt8(ascii: "=") {
            if place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "=") { place += 1 }
            return (.comparison, place + 1)
        }
        guard byte == UInt8(ascii: "=") else { return (.sign(byte), place) }
        return next == UInt8(ascii: ">") ? (.comparison, place + 1) : (.assignment, place)
    }

    /// A text to its closing quote, to the end of the line, or between three quotes to the next three.
    private func text(from start: Int) -> (Kind, Int) {
        let quote = UInt8(ascii: "\"")
        let isLong = start + 2 < bytes.count && bytes[start + 1] == quote && bytes[start + 2] == quote
        var place = start + (isLong ? 3 : 1)
        var isOpen = false
        while place < bytes.count {
            let byte = bytes[place]
            if byte == UInt8(ascii: "\\") {
                if place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "(") {
                    isOpen = true
                    place = endOfExpression(from: place + 2)
                } else {
                    place += 2
                }
            } else if byte == quote {
                if !isLong { return (.text(isOpen: isOpen), place + 1) }
                if place + 2 < bytes.count, bytes[place + 1] == quote, bytes[place + 2] == quote {
                    return (.text(isOpen: isOpen), place + 3)
                }
                place += 1
            } else if byte == UInt8(ascii: "\n"), !isLong {
                return (.text(isOpen: isOpen), place)
            } else {
                place += 1
            }
        }
        return (.text(isOpen: isOpen), bytes.count)
    }

    /// The place after the bracket that closes an expression inside a text; texts inside the expression are passed over.
    private func endOfExpression(from start: Int) -> Int {
        var place = start
        var depth = 1
        var isText = false
        while place < bytes.count, depth > 0, bytes[place] != UInt8(ascii: "\n") {
            switch bytes[place] {
            case UInt8(ascii: "\""): isText.toggle()
            case UInt8(ascii: "(") where !isText: depth += 1
            case UInt8(ascii: ")") where !isText: depth -= 1
            default: break
            }
            place += 1
        }
        return place
    }

    /// Whether a byte continues a number: a digit, a letter of a suffix, an underscore, or a point before a digit.
    private func isPartOfNumber(_ place: Int) -> Bool {
        let byte = bytes[place]
        if byte == UInt8(ascii: ".") { return place + 1 < bytes.count && Self.isDigit(bytes[place + 1]) }
        return Self.isDigit(byte) || Self.isLetter(byte)
    }

    /// A letter, an underscore, a dollar sign, or a byte of a letter beyond ASCII.
    private static func isLetter(_ byte: UInt8) -> Bool {
        (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")) || byte == UInt8(ascii: "_")
            || byte == UInt8(ascii: "$") || byte >= 0x80
    }

    /// A decimal digit.
    private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
}
