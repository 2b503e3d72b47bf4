import LayoutEngine

/// Splits a constraint expression into tokens with their positions; names remain bytes of the document.
///
/// `-` and `/` belong to a name (`my-view`, `avatar/vip`) if a letter, digit or `_` follows at once, so a difference
/// or a quotient of names needs spaces. `parent.leading - 8` and `parent.leading-8` are the same, since the words
/// after a dot hold letters only; `gutter-2` is a name. The lexer never fails: a character that no expression
/// contains is the token `stray`, and the parser reports it at its place.
struct ExpressionLexer {
    /// The smallest parts of an expression. A token has no text of its own: `piece` is its place in `bytes`.
    enum Token: Equatable {
        /// Digits with a fraction or an exponent; a sign is a token of its own.
        case number(Double)
        /// `piece` has its bytes.
        case name
        /// Nil for a single `=`, `<` or `>`.
        case relation(Relation?)
        /// One of `+ - * / ( ) @ . , :`
        case symbol(UInt8)
        /// The end of the expression.
        case end
        /// A character that no expression contains.
        case stray
    }

    /// A name with the words after it, separated by dots.
    struct Path {
        /// The first name, an item's id with its component instances: `avatar/vip`.
        var name = TextPiece(start: 0, count: 0)
        /// The first two words; longer paths have no meaning.
        var words = (TextPiece(start: 0, count: 0), TextPiece(start: 0, count: 0))
        /// The number of words after the name, of which the first two are kept.
        var wordCount = 0
    }

    /// The whole document, so that names need not be copied.
    let bytes: [UInt8]
    /// The first byte of the expression.
    private var first = 0
    /// The byte after the expression.
    private var end = 0
    /// The byte after the token.
    private var at = 0
    /// The current token.
    private(set) var token = Token.end
    /// The bytes of the token.
    private(set) var piece = TextPiece(start: 0, count: 0)
    /// The result of `takePath`.
    private(set) var path = Path()
    /// The bytes of a number with an exponent as a name: `1e2` may be an id.
    private(set) var nameInstead: TextPiece?
    /// The number of open parentheses and signs.
    var depth = 0

    /// A lexer without an expression; `begin` states the place of one.
    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Goes to the first token of an expression.
    /// - Parameter piece: the expression's position in `bytes`.
    mutating func begin(_ piece: TextPiece) {
        first = piece.start
        at = piece.start
        end = piece.start + piece.count
        depth = 0
        advance()
    }

    /// The whole expression.
    var source: SourceSlice { SourceSlice(bytes, first..<end) }

    /// Whether the current token is a symbol.
    func isAt(_ symbol: UInt8) -> Bool {
        if case .symbol(symbol) = token { true } else { false }
    }

    /// Where the token starts, in bytes of the expression.
    var start: Int { piece.start - first }
    /// The position where the next token may start.
    var place: Int { at - first }

    /// The bytes of a piece as a string, for messages and for the few names that are looked up by string.
    func text(_ piece: TextPiece) -> String {
        String(decoding: bytes[piece.start..<piece.start + piece.count], as: UTF8.self)
    }

    /// Goes to the next token. Blanks, tabs and line feeds separate tokens.
    mutating func advance() {
        var start = at
        while start < end, bytes[start] == 32 || bytes[start] == 9 || bytes[start] == 10 { start &+= 1 }
        at = start
        piece.start = start
        nameInstead = nil
        guard start < end else {
            token = .end
            piece.count = 0
            return
        }
        let byte = bytes[start]
        switch byte {
        case 48...57: lexNumber()
        case 65...90, 97...122, UInt8(ascii: "_"):
            skipName()
            token = .name
        case UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"):
            at += 1
            if at < end, bytes[at] == UInt8(ascii: "=") {
                at += 1
                token = .relation(
                    byte == UInt8(ascii: "=")
                        ? .equal : byte == UInt8(ascii: "<") ? .lessThanOrEqual : .greaterThanOrEqual)
            } else {
                token = .relation(nil)
            }
        case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "("),
            UInt8(ascii: ")"), UInt8(ascii: "@"), UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"):
            at += 1
            token = .symbol(byte)
        default:
            at += 1
            while at < end, bytes[at] & 0xC0 == 0x80 { at += 1 }
            token = .stray
        }
        piece.count = at - piece.start
    }

    /// Reads the name at the current token and all words after it; false if no word follows a dot.
    mutating func takePath() -> Bool {
        path.name = piece
        path.wordCount = 0
        while at < end, bytes[at] == UInt8(ascii: ".") {
            at += 1
            let start = at
            var stop = at
            while stop < end, Self.isLetter(bytes[stop]) { stop &+= 1 }
            at = stop
            guard stop > start else { return false }
            let word = TextPiece(start: start, count: at - start)
            switch path.wordCount {
            case 0: path.words.0 = word
            case 1: path.words.1 = word
            default: break
            }
            path.wordCount += 1
        }
        advance()
        return true
    }

    /// Digits, perhaps with a fraction and an exponent; a name if other letters follow.
    ///
    /// `12`, `0.5` and `1e3` are numbers; `2nd` is a name, since ids may begin with a digit. `1e2` is read as a number
    /// and kept in `nameInstead` as well: the parser asks whether an item has the name.
    private mutating func lexNumber() {
        skipDigits()
        var hasFraction = false
        if at + 1 < end, bytes[at] == UInt8(ascii: "."), bytes[at + 1] &- 48 < 10 {
            hasFraction = true
            at += 1
            skipDigits()
        }
        let hasExponent = skipExponent()
        if !hasFraction, !hasExponent, at < end, Self.isLetter(bytes[at]) || bytes[at] == UInt8(ascii: "_") {
            skipName()
            token = .name
        } else {
            token = .number(TextNumber.double(bytes.span, TextPiece(start: piece.start, count: at - piece.start)))
            guard hasExponent, !hasFraction else { return }
            let stop = at
            at = piece.start
            skipName()
            nameInstead = TextPiece(start: piece.start, count: at - piece.start)
            at = stop
        }
    }

    /// Turns a number into a name.
    mutating func takeName(_ name: TextPiece) {
        token = .name
        piece = name
        at = name.start + name.count
    }

    /// Goes past decimal digits.
    private mutating func skipDigits() {
        while at < end, bytes[at] &- 48 < 10 { at += 1 }
    }

    /// `e3`, `E-2`, if it is not part of a longer name or path.
    private mutating func skipExponent() -> Bool {
        let start = at
        guard at < end, bytes[at] | 32 == UInt8(ascii: "e") else { return false }
        at += 1
        if at < end, bytes[at] == UInt8(ascii: "+") || bytes[at] == UInt8(ascii: "-") { at += 1 }
        let digits = at
        skipDigits()
        let goesOn =
            at < end
            && (Self.isWord(bytes[at]) || bytes[at] == UInt8(ascii: ".")
                || at + 1 < end
                    && (bytes[at] == UInt8(ascii: "-") || bytes[at] == UInt8(ascii: "/"))
                    && Self.isLetter(bytes[at + 1]))
        if at > digits, !goesOn { return true }
        at = start
        return false
    }

    /// Goes past letters, digits and `_`, and past a `-` or `/` inside a name. `/` before a digit divides
    /// (`height/2`).
    private mutating func skipName() {
        var place = at
        while place < end {
            let byte = bytes[place]
            if !Self.isWord(byte) {
                guard byte == UInt8(ascii: "-") || byte == UInt8(ascii: "/") else { break }
                guard place + 1 < end, Self.isWord(bytes[place + 1]) else { break }
                if byte == UInt8(ascii: "/"), bytes[place + 1] &- 48 < 10 { break }
            }
            place &+= 1
        }
        at = place
    }

    /// An ASCII letter: bit 5 turns a capital letter into a small one.
    private static func isLetter(_ byte: UInt8) -> Bool { (byte | 32) &- 97 < 26 }

    /// Letters, digits and `_`, by one bit per ASCII character.
    @inline(__always)
    private static func isWord(_ byte: UInt8) -> Bool {
        let bits: UInt64 = byte < 64 ? 0x03FF_0000_0000_0000 : 0x07FF_FFFE_87FF_FFFE
        return byte < 128 && bits &>> UInt64(byte & 63) & 1 != 0
    }
}
