/// A position in a part of a log, with the readers' elementary steps. A step that fails does not move the position.
struct LogCursor {
    /// The whole log.
    let bytes: [UInt8]
    /// The index of the next byte.
    var place: Int
    /// The end of the part that is read.
    let end: Int

    init(_ bytes: [UInt8], _ range: Range<Int>) {
        (self.bytes, place, end) = (bytes, range.lowerBound, range.upperBound)
    }

    /// Whether the range is read completely, although the log may go on.
    var isAtEnd: Bool { place >= end }
    /// The next byte; nil at the end.
    var current: UInt8? { place < end ? bytes[place] : nil }

    /// The byte at a distance from the next one; nil behind the end.
    func byte(_ offset: Int) -> UInt8? { place + offset < end ? bytes[place + offset] : nil }

    /// The text of a range of bytes; invalid UTF-8 is replaced.
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Skips blanks and line breaks, since consoles wrap long lines.
    mutating func skipBlanks() { while let byte = current, Self.isBlank(byte) { place += 1 } }

    /// Whether the next bytes are a word's; nothing is read.
    func isAt(_ word: StaticString) -> Bool {
        let count = word.utf8CodeUnitCount
        guard place + count <= end else { return false }
        return word.withUTF8Buffer { unsafe $0.elementsEqual(bytes[place..<place + count]) }
    }

    /// Skips a word if it is next.
    mutating func skip(_ word: StaticString) -> Bool {
        guard isAt(word) else { return false }
        place += word.utf8CodeUnitCount
        return true
    }

    /// `==`, `>=`, `<=`.
    mutating func relation() -> LoggedConstraint.Relation? {
        if skip("==") { return .equal }
        if skip(">=") { return .greaterThanOrEqual }
        if skip("<=") { return .lessThanOrEqual }
        return nil
    }

    /// A decimal number with or without exponent. `roundingError` is half a unit of the last printed digit for a
    /// number of six significant digits, else 0.
    mutating func number() -> (value: Double, roundingError: Double)? {
        var next = place
        var text: [UInt8] = []
        // A sign may be separated from its digits, and may follow another sign: `- 16`, `+ -16`.
        var isNegative = false
        for _ in 0..<2 where next < end && (bytes[next] == UInt8(ascii: "-") || bytes[next] == UInt8(ascii: "+")) {
            if bytes[next] == UInt8(ascii: "-") { isNegative.toggle() }
            next += 1
            while next < end, bytes[next] == UInt8(ascii: " ") { next += 1 }
        }
        if isNegative { text.append(UInt8(ascii: "-")) }
        let digits = next
        while next < end, Self.isDigit(bytes[next]) || bytes[next] == UInt8(ascii: ".") { next += 1 }
        guard next > digits, Self.isDigit(bytes[digits]) || bytes[digits] == UInt8(ascii: ".") else { return nil }
        let mantissa = digits..<next
        if next < end, bytes[next] | 0x20 == UInt8(ascii: "e") {
            var exponent = next + 1
            if exponent < end, bytes[exponent] == UInt8(ascii: "-") || bytes[exponent] == UInt8(ascii: "+") {
                exponent += 1
            }
            let first = exponent
            while exponent < end, Self.isDigit(bytes[exponent]) { exponent += 1 }
            if exponent > first { next = exponent }
        }
        text += bytes[digits..<next]
        guard text.count < 64, let value = Double(String(decoding: text, as: UTF8.self)), value.isFinite else {
            return nil
        }
        place = next
        return (value, Self.roundingError(bytes[mantissa], value))
    }

    /// `0x` and hexadecimal digits.
    mutating func address() -> String? {
        guard isAt("0x") else { return nil }
        var next = place + 2
        while next < end, Self.isHexDigit(bytes[next]) { next += 1 }
        guard next > place + 2 else { return nil }
        defer { place = next }
        return text(place..<next).lowercased()
    }

    /// The next position of a word, at or after this position.
    func find(_ word: StaticString) -> Int? {
        var probe = self
        while probe.place < end {
            if probe.isAt(word) { return probe.place }
            probe.place += 1
        }
        return nil
    }

    /// The printer keeps six significant digits: a number with six digits may have been rounded.
    private static func roundingError(_ digits: ArraySlice<UInt8>, _ value: Double) -> Double {
        guard let point = digits.firstIndex(of: UInt8(ascii: ".")) else { return 0 }
        let significant = digits.drop { $0 == UInt8(ascii: "0") || $0 == UInt8(ascii: ".") }
        guard significant.count(where: Self.isDigit) >= 6 else { return 0 }
        var half = 0.5
        for _ in digits.index(after: point)..<digits.endIndex { half /= 10 }
        return half
    }

    /// Space or line feed.
    static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") }
    /// ASCII digits alone.
    static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
    /// Digits of an address, in both cases.
    static func isHexDigit(_ byte: UInt8) -> Bool {
        isDigit(byte) || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "f"))
    }

    /// Letters, digits, `_`, `$` and bytes of characters beyond ASCII.
    static func isWord(_ byte: UInt8) -> Bool {
        isDigit(byte) || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
            || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
    }
}
