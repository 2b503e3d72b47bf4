@_exported public import struct Notation.StableHash
@_exported public import func Notation.displayLine
@_exported public import func Notation.xmlText

/// A place in a source file: what is code there, and where comments and strings end.
public struct SourceCursor {
    /// The source's UTF-8.
    public var text: [UInt8]
    /// The index of the cursor's byte; `text.count` at the end.
    public var place = 0

    /// A cursor at the beginning of a source.
    public init(_ source: String) { text = Array(source.utf8) }

    /// A cursor at the beginning of a source's UTF-8.
    public init(bytes: some Sequence<UInt8>) { text = Array(bytes) }

    /// Whether no byte is left.
    public var isAtEnd: Bool { place >= text.count }
    /// The byte behind the cursor's.
    public var next: UInt8? { place + 1 < text.count ? text[place + 1] : nil }

    /// Passes a comment or a string that begins here.
    /// - Returns: false where code is.
    public mutating func skipCommentOrString() -> Bool {
        var code: [Range<Int>] = []
        return skipCommentOrString(interpolations: &code)
    }

    /// Passes a comment, a string or a regular expression that begins here.
    public mutating func skipNoCode() -> Bool {
        switch text[place] {
        case UInt8(ascii: "/"), UInt8(ascii: "\""), UInt8(ascii: "#"): skipCommentOrString() || skipRegularExpression()
        default: false
        }
    }

    /// Passes a comment or a string that begins here.
    /// - Parameter code: gets the code of the string's interpolations, in order.
    /// - Returns: false where code is.
    public mutating func skipCommentOrString(interpolations code: inout [Range<Int>]) -> Bool {
        switch text[place] {
        case UInt8(ascii: "/") where next == UInt8(ascii: "/"): skipLine()
        case UInt8(ascii: "/") where next == UInt8(ascii: "*"): skipComment()
        case UInt8(ascii: "\""): skipString(hashes: 0, &code)
        case UInt8(ascii: "#"):
            var end = place
            while end < text.count, text[end] == UInt8(ascii: "#") { end += 1 }
            guard end < text.count, text[end] == UInt8(ascii: "\"") else { return false }
            let hashes = end - place
            place = end
            skipString(hashes: hashes, &code)
        default: return false
        }
        return true
    }

    /// Passes a regular expression, `/a(b/` or `#/a(b/#`, where one may begin and its line ends it: its brackets are none of the
    /// source's.
    public mutating func skipRegularExpression() -> Bool {
        let isExtended = has("#/")
        guard isExtended || has("/"), !isAtEnd else { return false }
        let first = place + (isExtended ? 2 : 1)
        guard first < text.count, text[first] > UInt8(ascii: " ") else { return false }
        if !isExtended {
            // Behind a value it would divide.
            let before = text[..<place].last { $0 > UInt8(ascii: " ") }
            guard let before, "=(,[{:".utf8.contains(before) else { return false }
        }
        var end = first
        while end < text.count, text[end] != UInt8(ascii: "\n") {
            if text[end] == UInt8(ascii: "\\") {
                end += 2
                continue
            }
            if text[end] == UInt8(ascii: "/"),
                !isExtended || (end + 1 < text.count && text[end + 1] == UInt8(ascii: "#"))
            {
                place = end + (isExtended ? 2 : 1)
                return true
            }
            end += 1
        }
        return false
    }

    /// Passes the rest of the line, without its line feed.
    public mutating func skipLine() {
        while place < text.count, text[place] != UInt8(ascii: "\n") { place += 1 }
    }

    private mutating func skipComment() {
        var depth = 0
        while place < text.count {
            if has("/*") {
                depth += 1
                place += 2
            } else if has("*/") {
                depth -= 1
                place += 2
                if depth == 0 { return }
            } else {
                place += 1
            }
        }
    }

    /// A string with its interpolations.
    private mutating func skipString(hashes: Int, _ code: inout [Range<Int>]) {
        let fence = String(repeating: "#", count: hashes)
        let isLong = has("\"\"\"")
        let end = (isLong ? "\"\"\"" : "\"") + fence
        let escape = "\\" + fence
        place += isLong ? 3 : 1
        while place < text.count {
            if has(end) {
                place += end.utf8.count
                return
            }
            if has(escape) {
                place += escape.utf8.count
                guard place < text.count, text[place] == UInt8(ascii: "(") else {
                    place = min(place + 1, text.count)
                    continue
                }
                let begin = place + 1
                skipParentheses()
                if place > begin { code.append(begin..<place - 1) }
            } else if !isLong, text[place] == UInt8(ascii: "\n") {
                return
            } else {
                place += 1
            }
        }
    }

    /// Passes the braces that begin here, with what they enclose.
    public mutating func skipBraces() {
        var depth = 0
        while !isAtEnd {
            if skipNoCode() { continue }
            if text[place] == UInt8(ascii: "{") { depth += 1 }
            if text[place] == UInt8(ascii: "}") { depth -= 1 }
            place += 1
            if depth <= 0 { return }
        }
    }

    /// Passes the parentheses that begin here, with what they enclose.
    public mutating func skipParentheses() {
        var depth = 0
        while place < text.count {
            switch text[place] {
            case UInt8(ascii: "("):
                depth += 1
                place += 1
            case UInt8(ascii: ")"):
                depth -= 1
                place += 1
                if depth == 0 { return }
            default: if !skipCommentOrString() { place += 1 }
            }
        }
    }

    /// Where the bracket ends that closes the one that begins here, an angle only for an angle; the end of the text for none.
    public var endOfBrackets: Int {
        var ahead = self
        let countsAngles = has("<")
        var depth = 0
        while !ahead.isAtEnd {
            if ahead.skipCommentOrString() { continue }
            depth += ahead.bracketStep(countsAngles: countsAngles)
            if depth <= 0 { return max(ahead.place, place + 1) }
            ahead.place += 1
        }
        return max(text.count, place + 1)
    }

    /// What the byte here adds to the depth of brackets: 1 for one that opens, -1 for one that closes.
    /// - Parameter countsAngles: whether `<` and `>` are brackets, as in types; the end of an arrow is none.
    public func bracketStep(countsAngles: Bool) -> Int {
        switch text[place] {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): -1
        case UInt8(ascii: "<") where countsAngles: 1
        case UInt8(ascii: ">") where countsAngles && place > 0 && text[place - 1] != UInt8(ascii: "-"): -1
        default: 0
        }
    }

    // MARK: Bytes

    /// The next name outside of comments and strings, behind which the cursor then stands; nil where none follows.
    public mutating func nextName() -> String? {
        while !isAtEnd {
            if skipCommentOrString() { continue }
            if Self.isLetter(text[place]) { return readName() }
            place += 1
        }
        return nil
    }

    /// Passes letters, digits and underscores.
    /// - Returns: the name; empty where no letter is.
    public mutating func readName() -> String {
        let start = place
        while place < text.count, Self.isLetter(text[place]) { place += 1 }
        return String(decoding: text[start..<place], as: UTF8.self)
    }

    /// Whether a word begins here.
    public func has(_ word: String) -> Bool {
        var end = place
        for byte in word.utf8 {
            guard end < text.count, text[end] == byte else { return false }
            end += 1
        }
        return true
    }

    /// Whether a byte belongs to a name: a letter, a digit, an underscore, or part of a character beyond ASCII.
    public static func isLetter(_ byte: UInt8) -> Bool {
        (byte >= 97 && byte <= 122) || (byte >= 65 && byte <= 90) || (byte >= 48 && byte <= 57) || byte == 95
            || byte >= 128
    }
}
