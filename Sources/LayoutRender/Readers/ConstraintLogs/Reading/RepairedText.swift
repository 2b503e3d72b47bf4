/// A log's bytes without the damage of pasting: UTF-16, the coding of mails (quoted-printable), lines that were cut at a
/// fixed width, quote and comment marks before lines, Markdown's backslashes, HTML entities, curly quotes. Line numbers
/// are the log's.
struct RepairedText {
    /// The repaired text.
    var bytes: [UInt8] = []
    /// The lines without their line breaks.
    var lines: [(number: Int, range: Range<Int>)] = []

    /// Repairs line by line; linear in the length of the log.
    init(_ original: [UInt8]) {
        let original = TextEncoding.utf8(original)
        bytes.reserveCapacity(original.count)
        let coding = QuotedPrintable(original)
        let cuts = CutLines(original)
        var start = 0
        while start <= original.count {
            let end = original[start...].firstIndex(of: UInt8(ascii: "\n")) ?? original.count
            let first = bytes.count
            let line = original[start..<end]
            let next = original[min(end + 1, original.count)...]
            if coding.isUsed {
                let decoded = coding.decoded(line)
                append(line: decoded.bytes[...])
                lines.append((lines.count + 1, first..<bytes.count))
                if !decoded.goesOn { bytes.append(UInt8(ascii: "\n")) }
            } else {
                append(line: line)
                lines.append((lines.count + 1, first..<bytes.count))
                if !cuts.goesOn(line, next) { bytes.append(UInt8(ascii: "\n")) }
            }
            start = end + 1
        }
    }

    /// The line of a byte, 1 for the first.
    func line(at position: Int) -> Int {
        var (low, high) = (0, lines.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if lines[middle].range.lowerBound <= position { low = middle } else { high = middle }
        }
        return low + 1
    }

    /// Appends a line without its marks, with escapes and entities replaced.
    private mutating func append(line: ArraySlice<UInt8>) {
        var place = Self.endOfMarks(line)
        // A line without any straight quote had all its quotes replaced; elsewhere a curly one is part of a text.
        let isCurly = !line.contains(UInt8(ascii: "'"))
        while place < line.endIndex {
            let byte = line[place]
            if byte == UInt8(ascii: "\\"), place + 1 < line.endIndex, Self.isEscapable(line[place + 1]) {
                bytes.append(line[place + 1])
                place += 2
            } else if byte == UInt8(ascii: "&"), let (character, length) = Self.entity(line[place...]) {
                bytes.append(character)
                place += length
            } else if byte == 0xC2, place + 1 < line.endIndex, line[place + 1] == 0xA0 {
                // A no-break space, which web pages write instead of a blank.
                bytes.append(UInt8(ascii: " "))
                place += 2
            } else if byte == 0xE2, let (quote, length) = Self.curlyQuote(line[place...]),
                isCurly || quote != UInt8(ascii: "'")
            {
                bytes.append(quote)
                place += length
            } else {
                bytes.append(byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\t") ? UInt8(ascii: " ") : byte)
                place += 1
            }
        }
    }

    /// The end of the `//` and `>` marks that quote a line; `>` counts only before a blank, a quote or `<`.
    private static func endOfMarks(_ line: ArraySlice<UInt8>) -> Int {
        var place = line.startIndex
        while true {
            var next = place
            while next < line.endIndex, line[next] == UInt8(ascii: " ") || line[next] == UInt8(ascii: "\t") {
                next += 1
            }
            if line[next...].starts(with: "//".utf8) {
                place = next + 2
            } else if next < line.endIndex, line[next] == UInt8(ascii: ">"),
                next + 1 == line.endIndex || " \"<\t".utf8.contains(line[next + 1])
            {
                place = next + 1
            } else {
                return place
            }
        }
    }

    /// Punctuation that Markdown and property lists escape; `\n` and `\U2019` inside labels are kept.
    private static func isEscapable(_ byte: UInt8) -> Bool { "<>[]()|_*-#`\"".utf8.contains(byte) }

    /// The HTML entity at the beginning of a text, and its length: those of the characters that occur in constraints, by
    /// name, and any of ASCII by number.
    private static func entity(_ text: ArraySlice<UInt8>) -> (UInt8, length: Int)? {
        let names = [
            ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&"), ("&nbsp;", " "),
            ("&vert;", "|"), ("&lsqb;", "["), ("&rsqb;", "]"), ("&lpar;", "("), ("&rpar;", ")"), ("&equals;", "="),
        ]
        for (name, byte) in names where text.starts(with: name.utf8) {
            if let byte = byte.utf8.first { return (byte, name.utf8.count) }
        }
        guard text.starts(with: "&#".utf8) else { return nil }
        let isHex = text.dropFirst(2).first.map { $0 | 0x20 == UInt8(ascii: "x") } ?? false
        let digits = text.dropFirst(isHex ? 3 : 2).prefix(8).prefix { LogCursor.isHexDigit($0) }
        guard !digits.isEmpty, text.dropFirst(digits.endIndex - text.startIndex).first == UInt8(ascii: ";"),
            let value = Int(String(decoding: digits, as: UTF8.self), radix: isHex ? 16 : 10)
        else { return nil }
        let length = digits.endIndex + 1 - text.startIndex
        if value == 0xA0 { return (UInt8(ascii: " "), length) }
        if value == 0x2018 || value == 0x2019 { return (UInt8(ascii: "'"), length) }
        if value == 0x201C || value == 0x201D { return (UInt8(ascii: "\""), length) }
        return (32..<127).contains(value) ? (UInt8(value), length) : nil
    }

    /// A curly quote at the beginning of a text as the straight one, and its length.
    private static func curlyQuote(_ text: ArraySlice<UInt8>) -> (UInt8, length: Int)? {
        guard text.count >= 3, text[text.startIndex + 1] == 0x80 else { return nil }
        switch text[text.startIndex + 2] {
        case 0x98, 0x99, 0xB2: return (UInt8(ascii: "'"), 3)
        case 0x9C, 0x9D, 0xB3: return (UInt8(ascii: "\""), 3)
        default: return nil
        }
    }
}
