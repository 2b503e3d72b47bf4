/// Tokens of code, by which heads of types, parameters and declarations are read.
extension SourceCursor {
    /// The names with their dots, attributes, arrows, strings and other signs of a range, and each pair of brackets with what
    /// they enclose; comments are left out.
    public func tokens(in range: Range<Int>) -> [Range<Int>] {
        var ahead = SourceCursor(bytes: text[range])
        var found: [Range<Int>] = []
        while true {
            ahead.skipSpace()
            guard !ahead.isAtEnd else { return found }
            let start = ahead.place
            let isComment = ahead.has("//") || ahead.has("/*")
            ahead.skipToken()
            if !isComment { found.append(range.lowerBound + start..<range.lowerBound + ahead.place) }
        }
    }

    private mutating func skipToken() {
        if skipCommentOrString() { return }
        switch text[place] {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "<"):
            place = min(endOfBrackets + 1, text.count)
        case UInt8(ascii: "@"):
            place += 1
            skipDottedName()
            if has("(") { skipParentheses() }
        case UInt8(ascii: "-") where next == UInt8(ascii: ">"): place += 2
        case let byte where byte == UInt8(ascii: "`") || Self.isLetter(byte): skipDottedName()
        default: place += 1
        }
    }

    private mutating func skipDottedName() {
        _ = readEscapedName()
        while has("."), let next, next == UInt8(ascii: "`") || Self.isLetter(next) {
            place += 1
            _ = readEscapedName()
        }
    }

    /// The tokens of each part between the commas of a range; the last part may be empty.
    public func parts(in range: Range<Int>) -> [[Range<Int>]] {
        tokens(in: range).split(omittingEmptySubsequences: false) { has(",", at: $0) }.map(Array.init)
    }

    /// Whether a token is a sign or a word.
    public func has(_ sign: String, at token: Range<Int>) -> Bool { text[token].elementsEqual(sign.utf8) }

    /// A name without the marks around words of Swift's; nil for another token.
    public func name(at token: Range<Int>) -> String? {
        let first = text[token.lowerBound]
        guard first == UInt8(ascii: "`") || Self.isLetter(first) else { return nil }
        return String(decoding: text[token].filter { $0 != UInt8(ascii: "`") }, as: UTF8.self)
    }

    /// What a pair of brackets encloses; nil for another token, and for a bracket that nothing closes.
    public func inside(_ bracket: String, at token: Range<Int>) -> Range<Int>? {
        guard text[token].starts(with: bracket.utf8) else { return nil }
        let own = SourceCursor(bytes: text[token])
        return own.endOfBrackets < own.text.count ? token.lowerBound + 1..<token.upperBound - 1 : nil
    }

    /// The code of a range on one line, without comments and the space around.
    public func code(in range: Range<Int>) -> String {
        var ahead = SourceCursor(bytes: text[range])
        var bytes: [UInt8] = []
        while !ahead.isAtEnd {
            let start = ahead.place
            let isComment = ahead.has("//") || ahead.has("/*")
            if !ahead.skipCommentOrString() { ahead.place += 1 }
            if !isComment { bytes += ahead.text[start..<ahead.place].map { max($0, UInt8(ascii: " ")) } }
        }
        while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
        return String(decoding: bytes.drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
    }

    // MARK: Names

    /// Goes on to the next sign that is no space.
    public mutating func skipSpace() { while !isAtEnd, text[place] <= UInt8(ascii: " ") { place += 1 } }

    /// A name, also between the marks around a word of Swift's; nil where none stands here.
    public mutating func readEscapedName() -> String? {
        let isEscaped = has("`")
        if isEscaped { place += 1 }
        let name = readName()
        if isEscaped, has("`") { place += 1 }
        return name.isEmpty ? nil : name
    }

    /// The word that follows, if only space and a mark around a name lie between.
    public var nextWord: String {
        var ahead = self
        ahead.skipSpace()
        return ahead.readEscapedName() ?? ""
    }
}
