/// Questions about the bytes of a JSON text that need no state of a scan.
enum JSONText {
    /// At least the number of tokens of a valid text: one before each separator, and one after each opening bracket.
    static func tokenBound(_ bytes: Span<UInt8>) -> Int {
        var count = 4
        for place in bytes.indices {
            switch bytes[place] {
            case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: "{"): count &+= 1
            default: break
            }
        }
        return count
    }

    /// Skips white space.
    @inline(__always)
    static func skipBlanks(_ text: Span<UInt8>, _ start: Int) -> Int {
        var at = start
        while at < text.count, text[at] <= 32 {
            guard text[at] == 32 || text[at] == 10 || text[at] == 13 || text[at] == 9 else { return at }
            at &+= 1
        }
        return at
    }

    /// The index of the closing quote of a plain string of up to fifteen bytes; nil for another. Seventeen bytes from the
    /// opening quote on must be inside the text.
    @inline(__always)
    static func shortStringEnd(_ text: Span<UInt8>, _ start: Int) -> Int? {
        // Two blocks at once: a branch on which one the string ends in would often be mispredicted.
        let low = TextBlock.stops(TextBlock.load(text, start &+ 1))
        let high = TextBlock.stops(TextBlock.load(text, start &+ 9))
        guard low | high != 0 else { return nil }
        let end = start &+ 1 &+ TextBlock.firstStop(low, high)
        return text[end] == UInt8(ascii: "\"") ? end : nil
    }

    /// The length of a well-formed UTF-8 sequence (Unicode 15, table 3-7) that starts here; 0 if it is malformed.
    static func sequenceLength(_ text: Span<UInt8>, _ at: Int) -> Int {
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

    /// The bytes that numbers and the words true, false and null are made of; a run of them is one token.
    static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 48...57, 65...90, 97...122, UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
