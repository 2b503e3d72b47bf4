/// Escapes of strings and keys.
extension JSONArena {
    /// Decodes the escapes of a string that the scanner has checked; an invalid escape was reported there and becomes
    /// U+FFFD here.
    static func unescaped(_ text: Span<UInt8>, _ piece: TextPiece) -> [UInt8] {
        let end = piece.start + piece.count
        var out: [UInt8] = []
        out.reserveCapacity(piece.count)
        var at = piece.start
        while at < end {
            let byte = text[at]
            at += 1
            guard byte == UInt8(ascii: "\\"), at < end else {
                out.append(byte)
                continue
            }
            let escape = text[at]
            at += 1
            switch escape {
            case UInt8(ascii: "n"): out.append(10)
            case UInt8(ascii: "t"): out.append(9)
            case UInt8(ascii: "r"): out.append(13)
            case UInt8(ascii: "b"): out.append(8)
            case UInt8(ascii: "f"): out.append(12)
            case UInt8(ascii: "u"):
                var unit = hexUnit(text, at, end)
                at = min(at + 4, end)
                if let high = unit, (0xD800..<0xDC00).contains(high), at + 1 < end,
                    text[at] == UInt8(ascii: "\\"), text[at + 1] == UInt8(ascii: "u"),
                    let low = hexUnit(text, at + 2, end), (0xDC00..<0xE000).contains(low)
                {
                    unit = 0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)
                    at += 6
                }
                let scalar = unit.flatMap { Unicode.Scalar($0) } ?? "\u{FFFD}"
                out.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            default: out.append(escape)
            }
        }
        return out
    }

    /// Four hexadecimal digits before `end`.
    ///
    /// Nil if a character is no hexadecimal digit.
    static func hexUnit(_ text: Span<UInt8>, _ at: Int, _ end: Int? = nil) -> UInt32? {
        guard at + 4 <= end ?? text.count else { return nil }
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
}
