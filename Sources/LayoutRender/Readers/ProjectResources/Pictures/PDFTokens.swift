/// The tokens of PDF (ISO 32000-1, 7.2 and 7.3), read in the bytes without making objects of them.
///
/// Every function moves a place forwards, or leaves it where it was, so no sequence of bytes can make a reader loop.
extension PDFObjects {
    /// The next position of a word.
    static func next(_ word: StaticString, in bytes: [UInt8], from start: Int) -> Int? {
        guard word.utf8CodeUnitCount > 0 else { return nil }
        let first = unsafe word.utf8Start.pointee
        var place = start
        while place < bytes.count {
            if bytes[place] == first, bytes.has(word, at: place) { return place }
            place += 1
        }
        return nil
    }

    /// The n of "n g obj"; nil if two numbers do not precede the position.
    static func objectNumber(_ bytes: [UInt8], before place: Int) -> Int? {
        var end = place
        func back(_ isPart: (UInt8) -> Bool) -> Range<Int> {
            let stop = end
            while end > 0, stop - end < 12, isPart(bytes[end - 1]) { end -= 1 }
            return end..<stop
        }
        _ = back(isSpace)
        let generation = back(isDigit)
        let gap = back(isSpace)
        let number = back(isDigit)
        guard !generation.isEmpty, !gap.isEmpty, !number.isEmpty else { return nil }
        return Int(String(decoding: bytes[number], as: UTF8.self))
    }

    /// The white-space characters of PDF (ISO 32000-1, table 1).
    static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0 || byte == 9 || byte == 10 || byte == 12 || byte == 13 || byte == 32
    }

    /// ASCII alone.
    static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    /// The delimiters of PDF: `( ) < > [ ] { } / %`.
    private static func isDelimiter(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x25, 0x28, 0x29, 0x2F, 0x3C, 0x3E, 0x5B, 0x5D, 0x7B, 0x7D: true
        default: false
        }
    }

    /// Skips white space and comments.
    static func skipSpace(_ bytes: [UInt8], _ place: inout Int) {
        while place < bytes.count {
            if bytes[place] == UInt8(ascii: "%") {
                while place < bytes.count, bytes[place] != 10, bytes[place] != 13 { place += 1 }
            } else if isSpace(bytes[place]) {
                place += 1
            } else {
                return
            }
        }
    }

    /// Limit of the bytes of one value.
    private static let maximumLength = 65_536

    /// Skips one value; a reference is one value. False if there is none. Arrays and dictionaries are counted and not
    /// recursed into; 64 KB end any value.
    static func skipValue(_ bytes: [UInt8], _ place: inout Int) -> Bool {
        var depth = 0
        let limit = place + maximumLength
        repeat {
            skipSpace(bytes, &place)
            guard place < bytes.count, place < limit else { return false }
            switch bytes[place] {
            case UInt8(ascii: "["):
                depth += 1
                place += 1
            case UInt8(ascii: "]"):
                depth -= 1
                place += 1
            case UInt8(ascii: "<") where bytes.has("<<", at: place):
                depth += 1
                place += 2
            case UInt8(ascii: ">") where bytes.has(">>", at: place):
                depth -= 1
                place += 2
            case UInt8(ascii: "<"):
                while place < bytes.count, bytes[place] != UInt8(ascii: ">") { place += 1 }
                place += 1
            case UInt8(ascii: "("): skipString(bytes, &place)
            case UInt8(ascii: "/"):
                place += 1
                skipWord(bytes, &place)
            default:
                let start = place
                skipWord(bytes, &place)
                guard place > start else { return false }
                skipRestOfReference(bytes, &place)
            }
            guard depth >= 0 else { return false }
        } while depth > 0
        return true
    }

    /// Moves to the next blank or delimiter.
    private static func skipWord(_ bytes: [UInt8], _ place: inout Int) {
        while place < bytes.count, !isSpace(bytes[place]), !isDelimiter(bytes[place]) { place += 1 }
    }

    /// Skips a text in parentheses, which may contain pairs of parentheses.
    private static func skipString(_ bytes: [UInt8], _ place: inout Int) {
        var depth = 0
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: "\\"): place += 1
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            default: break
            }
            place += 1
            if depth == 0 { return }
        }
    }

    /// After an integer, "g R" makes it a reference.
    private static func skipRestOfReference(_ bytes: [UInt8], _ place: inout Int) {
        guard place > 0, isDigit(bytes[place - 1]) else { return }
        var probe = place
        guard integer(bytes, &probe) != nil else { return }
        skipSpace(bytes, &probe)
        guard bytes.has("R", at: probe) else { return }
        if probe + 1 < bytes.count, !isSpace(bytes[probe + 1]), !isDelimiter(bytes[probe + 1]) { return }
        place = probe + 1
    }

    /// An integer, after skipped white space.
    static func integer(_ bytes: [UInt8], _ place: inout Int) -> Int? {
        var probe = place
        skipSpace(bytes, &probe)
        let start = probe
        while probe < bytes.count, probe - start < 12, isDigit(bytes[probe]) { probe += 1 }
        guard probe > start, let value = Int(String(decoding: bytes[start..<probe], as: UTF8.self)) else { return nil }
        place = probe
        return value
    }

    /// A number of 40 characters at most; nil for other words and for infinity.
    static func number(_ bytes: ArraySlice<UInt8>) -> Double? {
        guard bytes.count <= 40, let value = Double(String(decoding: bytes, as: UTF8.self)), value.isFinite else {
            return nil
        }
        return value
    }
}

extension [UInt8] {
    /// Whether these characters are at an index or up to two bytes after it.
    func has(_ text: StaticString, near place: Int) -> Bool { (0...2).contains { has(text, at: place + $0) } }
}
