/// A log's bytes without the damage of pasting: quote and comment marks before lines, Markdown's backslashes, HTML
/// entities. Line breaks are kept, so that line numbers are the log's.
struct RepairedText {
    /// The repaired text.
    var bytes: [UInt8] = []
    /// The lines without their line breaks.
    var lines: [(number: Int, range: Range<Int>)] = []

    /// Repairs line by line; linear in the length of the log.
    init(_ original: [UInt8]) {
        bytes.reserveCapacity(original.count)
        var start = 0
        while start <= original.count {
            let end = original[start...].firstIndex(of: UInt8(ascii: "\n")) ?? original.count
            let first = bytes.count
            append(line: original[start..<end])
            lines.append((lines.count + 1, first..<bytes.count))
            bytes.append(UInt8(ascii: "\n"))
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

    /// The HTML entity at the beginning of a text, and its length.
    private static func entity(_ text: ArraySlice<UInt8>) -> (UInt8, length: Int)? {
        for (name, byte) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")] {
            if text.starts(with: name.utf8), let byte = byte.utf8.first { return (byte, name.utf8.count) }
        }
        return nil
    }
}
