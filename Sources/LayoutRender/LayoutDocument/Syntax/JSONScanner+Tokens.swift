extension JSONScanner {
    /// The hash of `type` (FNV-1a).
    private static let typeHash = "type".utf8.reduce(2_166_136_261 as UInt32) { ($0 ^ UInt32($1)) &* 16_777_619 }

    /// A string or key from its opening quote; answers the byte after the closing one.
    mutating func string(_ text: Swift.Span<UInt8>, _ start: Int, kind: JSONArena.Kind) -> Int {
        var at = start + 1
        var hash: UInt32 = 2_166_136_261
        var hasEscapes = false
        var reportedBytes = false
        while at < text.count {
            let byte = text[at]
            if byte == UInt8(ascii: "\"") {
                if kind == .key, hash == Self.typeHash { typeKeyCount += 1 }
                append(kind, start + 1, at, hash: kind == .key ? hash : nil, escapes: hasEscapes)
                return at + 1
            }
            hash = (hash ^ UInt32(byte)) &* 16_777_619
            if byte == UInt8(ascii: "\\") {
                hasEscapes = true
                at = escape(text, at)
            } else if byte < 32 {
                if byte == 10 { break }
                problem(at, "a control character inside a string; write \\u00\(byte < 16 ? "0" : "1")…")
                at += 1
            } else if byte < 0x80 {
                at += 1
            } else {
                let length = Self.sequenceLength(text, at)
                if length == 0, !reportedBytes {
                    problem(at, "broken UTF-8 inside a string")
                    reportedBytes = true
                }
                at += max(length, 1)
            }
        }
        cutShort(start, "this string is never closed")
        return text.count
    }

    private mutating func escape(_ text: Swift.Span<UInt8>, _ at: Int) -> Int {
        guard at + 1 < text.count else { return at + 1 }
        switch text[at + 1] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            return at + 2
        case UInt8(ascii: "u"):
            guard let unit = Self.hexUnit(text, at + 2) else {
                problem(at, "\\u needs four hexadecimal digits")
                return at + 2
            }
            if (0xDC00..<0xE000).contains(unit) {
                problem(at, "a low surrogate without a high one before it")
            } else if (0xD800..<0xDC00).contains(unit) {
                if at + 7 < text.count, text[at + 6] == UInt8(ascii: "\\"), text[at + 7] == UInt8(ascii: "u"),
                    let low = Self.hexUnit(text, at + 8), (0xDC00..<0xE000).contains(low)
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

    private static func hexUnit(_ text: Swift.Span<UInt8>, _ at: Int) -> UInt32? {
        guard at + 4 <= text.count else { return nil }
        var value: UInt32 = 0
        for index in at..<(at + 4) {
            switch text[index] {
            case 48...57: value = value << 4 + UInt32(text[index] - 48)
            case 65...70: value = value << 4 + UInt32(text[index] - 55)
            case 97...102: value = value << 4 + UInt32(text[index] - 87)
            default: return nil
            }
        }
        return value
    }

    /// The length of a well-formed UTF-8 sequence (Unicode 15, table 3-7) that starts here; 0 when it is broken.
    static func sequenceLength(_ text: Swift.Span<UInt8>, _ at: Int) -> Int {
        let lead = text[at]
        let length: Int
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch lead {
        case 0xC2...0xDF: length = 2
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: length = 3
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF1...0xF3: length = 4
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        default: return 0
        }
        guard at + length <= text.count, second.contains(text[at + 1]) else { return 0 }
        for index in 2..<max(length, 2) where !(0x80...0xBF).contains(text[at + index]) { return 0 }
        return length
    }

    /// A number: `-? (0 | [1-9][0-9]*) (. [0-9]+)? ([eE] [+-]? [0-9]+)?`
    mutating func number(_ text: Swift.Span<UInt8>, _ start: Int) -> Int {
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
        guard isSound, at >= text.count || !Self.isWordByte(text[at]) else { return word(text, start) }
        append(.number, start, at)
        return at
    }

    /// true, false, null, or something that is no JSON, which is reported and stepped over.
    mutating func word(_ text: Swift.Span<UInt8>, _ start: Int) -> Int {
        var at = start
        while at < text.count, Self.isWordByte(text[at]) { at += 1 }
        switch at - start {
        case 4
        where text[start] == UInt8(ascii: "t") && text[start + 1] == UInt8(ascii: "r")
            && text[start + 2] == UInt8(ascii: "u") && text[start + 3] == UInt8(ascii: "e"):
            append(.true, start, at)
            return at
        case 4
        where text[start] == UInt8(ascii: "n") && text[start + 1] == UInt8(ascii: "u")
            && text[start + 2] == UInt8(ascii: "l") && text[start + 3] == UInt8(ascii: "l"):
            append(.null, start, at)
            return at
        case 5
        where text[start] == UInt8(ascii: "f") && text[start + 1] == UInt8(ascii: "a")
            && text[start + 2] == UInt8(ascii: "l") && text[start + 3] == UInt8(ascii: "s")
            && text[start + 4] == UInt8(ascii: "e"):
            append(.false, start, at)
            return at
        case 0:
            cutShort(start, "expected a value")
            return at
        default: break
        }
        append(.invalid, start, at)
        var shown = ""
        for index in start..<min(at, start + 30) { shown.unicodeScalars.append(Unicode.Scalar(text[index])) }
        let isNumeric = "-+.0123456789NI".utf8.contains(text[start])
        problem(start, "'\(shown)' is not \(isNumeric ? "a JSON number" : "JSON; texts stand in double quotes")")
        return at
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 48...57, 65...90, 97...122, UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
