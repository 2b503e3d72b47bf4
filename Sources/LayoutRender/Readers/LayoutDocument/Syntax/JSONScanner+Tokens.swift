/// The tokens without structure: strings, keys, numbers and words.
///
/// Each function has a short path for the usual form and a path out of line for the rest; both must accept the same
/// texts. Strings are not decoded here: the token keeps the bytes and whether they have escapes.
extension JSONScanner {
    /// A string from its opening quote; returns the index after the closing quote.
    @inline(__always)
    mutating func string(_ text: Span<UInt8>, _ start: Int, _ tokens: inout Tokens) -> Int {
        var at = start &+ 1
        while at &+ 16 <= text.count {
            // Two blocks at once: most strings end in them, and a branch on which one would often be mispredicted.
            let low = TextBlock.stops(TextBlock.load(text, at))
            let high = TextBlock.stops(TextBlock.load(text, at &+ 8))
            if low | high != 0 {
                at &+= TextBlock.firstStop(low, high)
                guard text[at] == UInt8(ascii: "\"") else { break }
                tokens.append(JSONArena.Node(.string, start: start &+ 1, length: at &- start &- 1))
                return at &+ 1
            }
            at &+= 16
        }
        return unusualString(text, start, from: at, isKey: false, &tokens)
    }

    /// The same for a key, which is looked up among the known words at once, while its blocks are loaded.
    mutating func key(_ text: Span<UInt8>, _ start: Int, _ tokens: inout Tokens) -> Int {
        var at = start &+ 1
        var state = seed
        while at &+ 8 <= text.count {
            let block = TextBlock.load(text, at)
            let stops = TextBlock.stops(block)
            if stops != 0 {
                let rest = stops.trailingZeroBitCount &>> 3
                at &+= rest
                guard text[at] == UInt8(ascii: "\"") else { break }
                let piece = TextPiece(start: start &+ 1, count: at &- start &- 1)
                let hash = TextBlock.finish(state, TextBlock.first(rest, of: block), count: piece.count)
                let place = words.place(text, piece, hash: hash)
                if let place, at == start &+ 1 &+ rest { learn(block, rest, place) }
                append(key: JSONArena.Node(key: piece.start, length: piece.count, place: place), place, text, &tokens)
                return at &+ 1
            }
            state = TextBlock.mix(state, block)
            at &+= 8
        }
        return unusualString(text, start, from: at, isKey: true, &tokens)
    }

    /// Notes that a word of up to seven bytes, at the start of a block, followed the last key.
    @inline(never)
    private mutating func learn(_ block: UInt64, _ length: Int, _ place: Int) {
        let mask = UInt64.max &>> UInt64(truncatingIfNeeded: 56 &- length &* 8)
        guesses[lastKey] = KeyGuess(
            block: block & mask, mask: mask, token: JSONArena.Node(key: 0, length: length, place: place),
            length: length, place: place)
    }

    /// A string or key whose bytes before `from` are plain; then a special byte follows or the text ends.
    ///
    /// Out of line: escapes, bytes outside ASCII, control characters, and the last bytes of the text. A line feed ends
    /// the search for the closing quote, so that one missing quote does not swallow the file.
    @inline(never)
    private mutating func unusualString(
        _ text: Span<UInt8>, _ start: Int, from: Int, isKey: Bool, _ tokens: inout Tokens
    ) -> Int {
        var at = from
        var hasEscapes = false
        var isASCII = true
        var reportedBytes = false
        while at < text.count {
            let byte = text[at]
            if byte == UInt8(ascii: "\"") {
                let piece = TextPiece(start: start + 1, count: at - start - 1)
                if isKey {
                    let place = hasEscapes ? decodedPlace(text, piece) : place(text, piece)
                    append(
                        key: JSONArena.Node(
                            key: piece.start, length: piece.count, place: place, hasEscapes: hasEscapes,
                            isASCII: isASCII),
                        place, text, &tokens)
                } else {
                    tokens.append(
                        JSONArena.Node(
                            .string, start: piece.start, length: piece.count, hasEscapes: hasEscapes, isASCII: isASCII))
                }
                return at + 1
            } else if byte == UInt8(ascii: "\\") {
                hasEscapes = true
                at = escape(text, at)
            } else if byte < 32 {
                if byte == 10 { break }
                problem(at, "a control character inside a string; write \\u00\(byte < 16 ? "0" : "1")…")
                at += 1
            } else if byte < 0x80 {
                at += 1
            } else {
                let length = JSONText.sequenceLength(text, at)
                if length == 0, !reportedBytes {
                    problem(at, "broken UTF-8 inside a string")
                    reportedBytes = true
                }
                isASCII = false
                at += max(length, 1)
            }
        }
        cutShort(start, "this string is never closed")
        return text.count
    }

    /// The index of the known word with these bytes.
    private func place(_ text: Span<UInt8>, _ piece: TextPiece) -> Int? {
        words.place(text, piece, hash: TextBlock.hash(text, piece, seed: seed))
    }

    /// The same for bytes with escapes.
    private func decodedPlace(_ text: Span<UInt8>, _ piece: TextPiece) -> Int? {
        let key = JSONArena.unescaped(text, piece)
        return place(key.span, TextPiece(start: 0, count: key.count))
    }

    /// Checks one escape; returns the index after it. Surrogates have to be pairs. A mistake is reported, and the
    /// string goes on behind the escape.
    private mutating func escape(_ text: Span<UInt8>, _ at: Int) -> Int {
        guard at + 1 < text.count else { return at + 1 }
        switch text[at + 1] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            return at + 2
        case UInt8(ascii: "u"):
            guard let unit = JSONArena.hexUnit(text, at + 2) else {
                problem(at, "\\u needs four hexadecimal digits")
                return at + 2
            }
            if (0xDC00..<0xE000).contains(unit) {
                problem(at, "a low surrogate without a high one before it")
            } else if (0xD800..<0xDC00).contains(unit) {
                if at + 7 < text.count, text[at + 6] == UInt8(ascii: "\\"), text[at + 7] == UInt8(ascii: "u"),
                    let low = JSONArena.hexUnit(text, at + 8), (0xDC00..<0xE000).contains(low)
                {
                    return at + 12
                }
                problem(at, "a high surrogate without a low one after it")
            }
            return at + 6
        default:
            problem(at, "an unknown escape; JSON has \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u")
            // A quote or a line end after the backslash keeps its meaning.
            return at + (text[at + 1] < 32 || text[at + 1] >= 0x80 ? 1 : 2)
        }
    }

    /// A number: `-? (0 | [1-9][0-9]*) (. [0-9]+)? ([eE] [+-]? [0-9]+)?`
    @inline(__always)
    mutating func number(_ text: Span<UInt8>, _ start: Int, _ tokens: inout Tokens) -> Int {
        // Most numbers are short, and a loop over their digits would often be mispredicted.
        if start &+ 9 <= text.count, let number = TextNumber.short(text, start) {
            tokens.append(JSONArena.Node(number, start: start))
            return start &+ number.length
        }
        return longNumber(text, start, &tokens)
    }

    /// Numbers with sign or exponent, of more than eight bytes, or at the end of the text. A word such as `01` or `1.`
    /// is no number and reported by `word`.
    @inline(never)
    private mutating func longNumber(_ text: Span<UInt8>, _ start: Int, _ tokens: inout Tokens) -> Int {
        var at = start
        if text[at] == UInt8(ascii: "-") { at += 1 }
        let whole = at
        while at < text.count, text[at] &- 48 < 10 { at += 1 }
        var isSound = at > whole && (at == whole + 1 || text[whole] != 48)
        if at < text.count, text[at] == UInt8(ascii: ".") {
            at += 1
            let fraction = at
            while at < text.count, text[at] &- 48 < 10 { at += 1 }
            isSound = isSound && at > fraction
        }
        if at < text.count, text[at] | 32 == UInt8(ascii: "e") {
            at += 1
            if at < text.count, text[at] == UInt8(ascii: "+") || text[at] == UInt8(ascii: "-") { at += 1 }
            let exponent = at
            while at < text.count, text[at] &- 48 < 10 { at += 1 }
            isSound = isSound && at > exponent
        }
        guard isSound, at >= text.count || !JSONText.isWordByte(text[at]) else { return word(text, start, &tokens) }
        tokens.append(JSONArena.Node(.number, start: start, length: at &- start))
        return at
    }

    /// true, false, null, or an invalid word, which is reported and skipped. `01` is reported as `'01' is not a JSON
    /// number`, `nil` as `'nil' is not JSON; texts stand in double quotes`. The token is `invalid`, which the reader
    /// of values passes over without a second message.
    mutating func word(_ text: Span<UInt8>, _ start: Int, _ tokens: inout Tokens) -> Int {
        var at = start
        while at < text.count, JSONText.isWordByte(text[at]) { at += 1 }
        switch at - start {
        case 4
        where text[start] == UInt8(ascii: "t") && text[start + 1] == UInt8(ascii: "r")
            && text[start + 2] == UInt8(ascii: "u") && text[start + 3] == UInt8(ascii: "e"):
            tokens.append(JSONArena.Node(.true, start: start, length: at &- start))
            return at
        case 4
        where text[start] == UInt8(ascii: "n") && text[start + 1] == UInt8(ascii: "u")
            && text[start + 2] == UInt8(ascii: "l") && text[start + 3] == UInt8(ascii: "l"):
            tokens.append(JSONArena.Node(.null, start: start, length: at &- start))
            return at
        case 5
        where text[start] == UInt8(ascii: "f") && text[start + 1] == UInt8(ascii: "a")
            && text[start + 2] == UInt8(ascii: "l") && text[start + 3] == UInt8(ascii: "s")
            && text[start + 4] == UInt8(ascii: "e"):
            tokens.append(JSONArena.Node(.false, start: start, length: at &- start))
            return at
        case 0:
            cutShort(start, "expected a value")
            return at
        default: break
        }
        tokens.append(JSONArena.Node(.invalid, start: start, length: at &- start))
        var shown = ""
        for index in start..<min(at, start + 30) { shown.unicodeScalars.append(Unicode.Scalar(text[index])) }
        let isNumeric = "-+.0123456789NI".utf8.contains(text[start])
        problem(start, "'\(shown)' is not \(isNumeric ? "a JSON number" : "JSON; texts stand in double quotes")")
        return at
    }
}
