/// A place in a source file: what is code there, and where comments and strings end.
struct SourceCursor {
    var text: [UInt8]
    var place = 0

    init(_ source: String) { text = Array(source.utf8) }

    init(bytes: some Sequence<UInt8>) { text = Array(bytes) }

    var isAtEnd: Bool { place >= text.count }
    var next: UInt8? { place + 1 < text.count ? text[place + 1] : nil }

    /// Passes a comment or a string that begins here.
    /// - Returns: false where code is.
    mutating func skipCommentOrString() -> Bool {
        var code: [Range<Int>] = []
        return skipCommentOrString(interpolations: &code)
    }

    /// Passes a comment, a string or a regular expression that begins here.
    mutating func skipNoCode() -> Bool {
        switch text[place] {
        case UInt8(ascii: "/"), UInt8(ascii: "\""), UInt8(ascii: "#"): skipCommentOrString() || skipRegularExpression()
        default: false
        }
    }

    /// Passes a comment or a string that begins here.
    /// - Parameter code: gets the code of the string's interpolations, in order.
    /// - Returns: false where code is.
    mutating func skipCommentOrString(interpolations code: inout [Range<Int>]) -> Bool {
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
    mutating func skipRegularExpression() -> Bool {
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

    mutating func skipLine() {
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
    mutating func skipBraces() {
        var depth = 0
        while !isAtEnd {
            if skipNoCode() { continue }
            if text[place] == UInt8(ascii: "{") { depth += 1 }
            if text[place] == UInt8(ascii: "}") { depth -= 1 }
            place += 1
            if depth <= 0 { return }
        }
    }

    mutating func skipParentheses() {
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
    var endOfBrackets: Int {
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
    func bracketStep(countsAngles: Bool) -> Int {
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
    mutating func nextName() -> String? {
        while !isAtEnd {
            if skipCommentOrString() { continue }
            if Self.isLetter(text[place]) { return readName() }
            place += 1
        }
        return nil
    }

    mutating func readName() -> String {
        let start = place
        while place < text.count, Self.isLetter(text[place]) { place += 1 }
        return String(decoding: text[start..<place], as: UTF8.self)
    }

    func has(_ word: String) -> Bool {
        var end = place
        for byte in word.utf8 {
            guard end < text.count, text[end] == byte else { return false }
            end += 1
        }
        return true
    }

    static func isLetter(_ byte: UInt8) -> Bool {
        (byte >= 97 && byte <= 122) || (byte >= 65 && byte <= 90) || (byte >= 48 && byte <= 57) || byte == 95
            || byte >= 128
    }
}

/// The conditions around a place: a part that an iPhone always compiles counts as no part of a condition.
struct OpenConditions {
    /// A part of a condition.
    private struct Part {
        var isCertain: Bool
        /// Whether no iPhone compiles the part.
        var isNever: Bool
        /// Whether a part before, or this one, is certain.
        var isDecided: Bool
        /// Whether the parts so far are compiled by no iPhone.
        var areNever: Bool
    }

    private var parts: [Part] = []
    private static let certain = Set(
        [
            "os(iOS)", "canImport(UIKit)", "!os(macOS)", "!os(OSX)", "!os(watchOS)", "!os(tvOS)",
            "!os(visionOS)", "!os(Linux)", "!targetEnvironment(macCatalyst)", "!canImport(AppKit)",
            "canImport(Foundation)",
            "canImport(Dispatch)", "canImport(ObjectiveC)", "canImport(CoreGraphics)", "canImport(QuartzCore)",
        ] + ProvidedModules.importable.map { "canImport(\($0))" }
            + ProvidedModules.ofNames.map { "!canImport(\($0))" })

    /// Whether a condition encloses the place that a device need not meet.
    var isOpen: Bool { parts.contains { !$0.isCertain } }

    /// Whether no device compiles the place.
    var isNever: Bool { parts.contains(where: \.isNever) }

    /// Whether one condition is met by the device, or by the compiler.
    private static func isMet(_ part: String) -> Bool {
        certain.contains(part) || part.hasPrefix("swift(>=") || part.hasPrefix("compiler(>=")
    }

    /// What every iPhone makes of a condition: a known one, several of them, or one of several; nil for others.
    private static func answer(_ condition: Substring) -> Bool? {
        let words = condition.split(separator: " ").map(String.init)
        let operators = Set(words.filter { $0 == "&&" || $0 == "||" })
        let parts = words.filter { !operators.contains($0) }
        guard operators.count < 2, parts.count == words.count / 2 + 1 else { return nil }
        let isAny = operators.contains("||")
        let met = parts.count(where: isMet)
        let unmet = parts.count { $0.hasPrefix("!") ? isMet(String($0.dropFirst())) : isMet("!" + $0) }
        if isAny ? met > 0 : met == parts.count { return true }
        return (isAny ? unmet == parts.count : unmet > 0) ? false : nil
    }

    /// Takes the directive that begins at the cursor, if one does.
    mutating func read(_ cursor: SourceCursor) {
        func answer(behind word: String) -> Bool? {
            var line = cursor
            line.skipLine()
            return Self.answer(cursor.code(in: cursor.place..<line.place).dropFirst(word.count))
        }
        if cursor.has("#if ") {
            let answer = answer(behind: "#if ")
            parts.append(
                Part(
                    isCertain: answer == true, isNever: answer == false, isDecided: answer == true,
                    areNever: answer == false))
        } else if cursor.has("#else"), let last = parts.popLast() {
            let answer = cursor.has("#elseif ") ? answer(behind: "#elseif ") : true
            let isCertain = last.areNever && answer == true
            parts.append(
                Part(
                    isCertain: isCertain, isNever: last.isDecided || answer == false,
                    isDecided: last.isDecided || isCertain, areNever: last.areNever && answer == false))
        } else if cursor.has("#endif"), !parts.isEmpty {
            parts.removeLast()
        }
    }
}
