/// Reads JSON bytes into a `JSONArena` with positions, and continues after a mistake where that is safe.
///
/// One pass, no recursion, no strings are made. Stricter than RFC 8259 in one point: a repeated key is an error.
///
/// `+Members` reads the usual forms of objects in a loop of its own; everything else is read here, a token a turn.
/// `+Tokens` has the tokens without structure, `+Keys` the search for keys that occur twice.
struct JSONScanner {
    /// A mistake in the text: its byte and one sentence.
    ///
    /// Line and column are computed later, for the messages that are shown.
    struct Problem {
        var offset: Int
        var message: String
    }

    /// The output: room for a fixed number of tokens, so that adding a token never checks whether the list must grow.
    typealias Tokens = OutputSpan<JSONArena.Node>
    /// The containers around the innermost open one, with room for as many as may be open.
    typealias Outer = OutputSpan<JSONContainer>

    /// In source order, at most `problemCap`.
    private(set) var problems: [Problem] = []
    /// Whether the rest of the text could not be parsed.
    private(set) var isCutShort = false
    /// Whether the text has more tokens than there is room for.
    private var isFull = false
    /// The innermost open container.
    var container = JSONContainer()
    /// The words that keys are compared with; `type` and `id` are the first two.
    let words = PropertyNames.table
    /// The table's seed: keys are hashed while their bytes are read.
    let seed: UInt64
    /// The number of keys `type`, the first of the known words.
    var typeKeyCount = 0
    /// The number of keys `id`, the second of the known words.
    var idKeyCount = 0
    /// The key that followed each known word the last time, by the word's place plus one; at 0 the guess for other
    /// keys.
    var guesses: [KeyGuess]
    /// The place in `guesses` of the last key.
    var lastKey = 0
    /// Whether a key may name a picture, see `LayoutDocument.imageNames`.
    var mayNamePictures = false
    /// The bits of the known words that may, as in `JSONContainer.words`.
    let pictureWords = PropertyNames.pictureWords
    /// The most containers that may be open at once.
    let maximumDepth: Int

    /// Limit of recorded problems, to bound memory for a file of mistakes.
    static let problemCap = 10_000

    /// The tokens that may follow. An object or array that has just begun may end at once; after a comma it may not.
    enum State { case value, firstElement, firstKey, key, afterValue }

    /// Never fails: mistakes are in the result, together with all tokens that could be read.
    static func scan(_ bytes: [UInt8], maximumDepth: Int) -> JSONScan {
        // A text that has more tokens than its start promises is read once more, after they were counted.
        let usual = scan(bytes, maximumDepth, room: usualRoom(bytes))
        if !usual.isFull { return usual.result }
        // Only a text with mistakes has more tokens than its separators allow, so a second list that is full comes with
        // the messages of those mistakes.
        return scan(bytes, maximumDepth, room: JSONText.tokenBound(bytes.span)).result
    }

    /// Room for the tokens of a text: one for eight bytes, or as many as in the start of a long text and an eighth more.
    private static func usualRoom(_ bytes: [UInt8]) -> Int {
        let start = 1 << 16
        guard bytes.count > 2 * start else { return bytes.count / 8 + 16 }
        let found = JSONText.tokenBound(bytes.span.extracting(0..<start))
        return (bytes.count / start + 1) * (found + found / 8)
    }

    /// One scan with room for `room` tokens; a text with more tokens is cut short.
    private static func scan(_ bytes: [UInt8], _ maximumDepth: Int, room: Int) -> (result: JSONScan, isFull: Bool) {
        var scanner = JSONScanner(maximumDepth: maximumDepth)
        let nodes = [JSONArena.Node](capacity: room) { tokens in
            // A list for its memory only: writing into a list asks each time whether somebody else has the list.
            // A text opens no more containers than it has bytes.
            let depth = min(max(maximumDepth, 0), bytes.count)
            _ = [JSONContainer](capacity: depth) { scanner.scan(bytes.span, &tokens, &$0) }
        }
        let result = JSONScan(
            arena: JSONArena(bytes: bytes, nodes: nodes, mayNamePictures: scanner.mayNamePictures),
            problems: scanner.problems, isCutShort: scanner.isCutShort || scanner.isFull,
            typeKeyCount: scanner.typeKeyCount, idKeyCount: scanner.idKeyCount)
        return (result, scanner.isFull)
    }

    /// A scanner before the first byte.
    private init(maximumDepth: Int) {
        self.maximumDepth = maximumDepth
        seed = words.seed
        guesses = Array(repeating: KeyGuess(), count: PropertyNames.count + 1)
    }

    /// Records a mistake after which reading goes on.
    mutating func problem(_ offset: Int, _ message: String) {
        if problems.count < Self.problemCap { problems.append(Problem(offset: offset, message: message)) }
    }

    /// Records a mistake after which the structure of the text is unknown. Nothing behind this byte is read; the
    /// document has no tree, and the messages so far are shown.
    mutating func cutShort(_ offset: Int, _ message: String) {
        problem(offset, message)
        isCutShort = true
    }

    /// One loop over the tokens with an explicit state.
    private mutating func scan(_ text: Span<UInt8>, _ tokens: inout Tokens, _ outer: inout Outer) {
        if text.count >= 2, [0xFEFF, 0xFFFE].contains(Int(text[0]) << 8 | Int(text[1])) || text[0] == 0 || text[1] == 0
        {
            return cutShort(0, "the text is in UTF-16; a document is in UTF-8")
        }
        var at = text.count >= 3 && text[0] == 0xEF && text[1] == 0xBB && text[2] == 0xBF ? 3 : 0
        var state = State.value
        while true {
            at = skipSpace(text, at)
            guard at < text.count else { return closeAtEnd(text.count, tokens) }
            guard tokens.freeCapacity > 0 else {
                isFull = true
                return
            }
            let byte = text[at]
            switch state {
            case .afterValue:
                guard separator(byte, text, &at, &state, &tokens, &outer) else { return }
            case .firstKey where byte == UInt8(ascii: "}"), .firstElement where byte == UInt8(ascii: "]"):
                at &+= 1
                close(text, &tokens, &outer)
                state = .afterValue
            case .firstKey, .key:
                guard byte == UInt8(ascii: "\"") else {
                    return cutShort(at, "expected a key in double quotes")
                }
                state = .key
                at = members(text, at, &state, &tokens, &outer)
                guard case .key = state, tokens.freeCapacity > 0 else { continue }
                at = key(text, at, &tokens)
                if isCutShort { return }
                at = skipSpace(text, at)
                guard at < text.count, text[at] == UInt8(ascii: ":") else {
                    return cutShort(at, "expected ':' after the key")
                }
                at &+= 1
                state = .value
            case .value, .firstElement:
                state = .afterValue
                switch byte {
                case UInt8(ascii: "\""): at = string(text, at, &tokens)
                case UInt8(ascii: "-"), 48...57:
                    at = number(text, at, &tokens)
                    if !container.isObject, container.token >= 0 { at = numbers(text, at, &tokens) }
                case UInt8(ascii: "{"), UInt8(ascii: "["):
                    guard outer.freeCapacity > 0 else {
                        return cutShort(at, "more than \(maximumDepth) nested levels; --max-nesting moves the limit")
                    }
                    let isObject = byte == UInt8(ascii: "{")
                    begin(isObject: isObject, at, &tokens, &outer)
                    state = isObject ? .firstKey : .firstElement
                    at &+= 1
                default: at = word(text, at, &tokens)
                }
                if isCutShort { return }
            }
        }
    }

    /// What follows a value: a comma, or the end of the innermost container; false where the structure of the rest is
    /// unknown.
    private mutating func separator(
        _ byte: UInt8, _ text: Span<UInt8>, _ at: inout Int, _ state: inout State, _ tokens: inout Tokens,
        _ outer: inout Outer
    ) -> Bool {
        guard container.token >= 0 else {
            cutShort(at, "the document ends before this; only one value is allowed in a file")
            return false
        }
        let isInObject = container.isObject
        switch byte {
        case UInt8(ascii: ","):
            let next = skipSpace(text, at &+ 1)
            if next < text.count, text[next] == UInt8(ascii: "}") || text[next] == UInt8(ascii: "]") {
                problem(at, "a trailing comma; JSON allows none before '\(Character(Unicode.Scalar(text[next])))'")
                at += 1
            } else {
                state = isInObject ? .key : .value
                at = next
            }
        case UInt8(ascii: "}") where isInObject, UInt8(ascii: "]") where !isInObject:
            at &+= 1
            close(text, &tokens, &outer)
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
            cutShort(at, "'\(Character(Unicode.Scalar(byte)))' closes \(isInObject ? "an object" : "an array")")
            return false
        default:
            problem(at, "expected ',' before this")
            state = isInObject ? .key : .value
            guard !isInObject, byte == UInt8(ascii: ":") else { return true }
            cutShort(at, "a ':' inside an array")
            return false
        }
        return true
    }

    /// Begins a container at its opening bracket; there must be room for two tokens: the container's, and the next open
    /// token.
    @inline(__always)
    mutating func begin(isObject: Bool, _ start: Int, _ tokens: inout Tokens, _ outer: inout Outer) {
        outer.append(container)
        container = JSONContainer(token: tokens.count, isObject: isObject)
        tokens.append(JSONArena.Node(isObject ? .object : .array, start: start, next: tokens.count &+ 1))
    }

    /// Ends the innermost container.
    @inline(__always)
    mutating func close(_ text: Span<UInt8>, _ tokens: inout Tokens, _ outer: inout Outer) {
        tokens[container.token].next = tokens.count
        if container.isObject, mayRepeatKeys(text, tokens) {
            markRepeatedKeys(of: container.token, text, &tokens)
        }
        container = outer.removeLast()
    }

    /// The end of the text: a mistake where a container is open or nothing was read.
    private mutating func closeAtEnd(_ end: Int, _ tokens: borrowing Tokens) {
        if container.token >= 0 {
            cutShort(Int(tokens[container.token].start), "\(container.isObject ? "'{'" : "'['") is never closed")
        } else if tokens.isEmpty {
            cutShort(0, "the file is empty")
        }
    }

    /// Skips white space, and comments, which are reported once each.
    @inline(__always)
    private mutating func skipSpace(_ text: Span<UInt8>, _ start: Int) -> Int {
        var at = start
        while at < text.count {
            let byte = text[at]
            if byte > 32 { return byte == UInt8(ascii: "/") ? skipComment(text, at) : at }
            guard byte == 32 || byte == 10 || byte == 13 || byte == 9 else { return at }
            at &+= 1
        }
        return at
    }

    /// A comment to the end of its line is reported and skipped. The comment is a mistake but no reason to stop: the
    /// rest of the document is read and its mistakes are shown as well.
    @inline(never)
    private mutating func skipComment(_ text: Span<UInt8>, _ start: Int) -> Int {
        guard start + 1 < text.count, text[start + 1] == UInt8(ascii: "/") else { return start }
        problem(start, "JSON has no comments; a \"note\" key holds remarks")
        var at = start
        while at < text.count, text[at] != 10 { at += 1 }
        return skipSpace(text, at)
    }
}
