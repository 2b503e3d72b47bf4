/// A text without characters that could move the cursor or change the direction of a terminal line.
///
/// Line feeds and tabs become `\n` and `\t`, other control, invisible and bidirectional characters `\u{200E}`.
///
///     escapedForDisplay("5\t\u{202E}")    // 5\t\u{202E}, both escapes as visible characters
///
/// - Parameter limit: the maximum number of characters; a longer text ends with an ellipsis.
public func escapedForDisplay(_ text: some StringProtocol, limit: Int = 60) -> String {
    escapedForDisplay(String(text), limit: limit)
}

/// The same for a `String`; not generic: other modules call it.
public func escapedForDisplay(_ text: String, limit: Int = 60) -> String {
    // Most texts are short and have nothing to escape: one scan suffices.
    if text.utf8.count <= limit {
        let isPlain = unsafe text.utf8.withContiguousStorageIfAvailable { unsafe isPrintable($0.span) } ?? false
        if isPlain || !text.unicodeScalars.contains(where: \.isDisplayControl) { return text }
    }
    var out = ""
    var count = 0
    for scalar in text.unicodeScalars {
        if count == limit { return out + "…" }
        count += 1
        switch scalar {
        case "\n": out += "\\n"
        case "\t": out += "\\t"
        case _ where scalar.isDisplayControl: out += scalar.escape
        default: out.unicodeScalars.append(scalar)
        }
    }
    return out
}

/// A text as one line for a terminal or a log of a CI system; every printed text is escaped in this way.
///
/// Escapes the same characters as `escapedForDisplay`, at any length, and alters CI commands: `::error::` at the start
/// of a line, and `##[error]`, `##vso[...]` and `##teamcity[...]` anywhere. The result of a second call is the same.
///
///     displayLine("::error::x")    // \u{3A}:error::x
public func displayLine(_ text: String) -> String {
    guard needsEscape(text) else { return text }
    var out = ""
    var isStart = true
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\n": out += "\\n"
        case "\t": out += "\\t"
        case _ where scalar.isDisplayControl, ":" where isStart, "#" where previous == "#": out += scalar.escape
        default: out.unicodeScalars.append(scalar)
        }
        previous = scalar
        isStart = isStart && scalar.properties.isWhitespace
    }
    return out
}

/// A part of a text as one line.
public func displayLine(_ text: Substring) -> String { displayLine(String(text)) }

/// Whether `displayLine` may change a line. Most lines are plain ASCII, for which one scan suffices.
///
/// Not generic: other modules call it.
private func needsEscape(_ text: String) -> Bool {
    // A native string's UTF-8 is one piece of memory.
    unsafe text.utf8.withContiguousStorageIfAvailable { unsafe needsEscape($0.span) }
        ?? needsEscape(Array(text.utf8).span)
}

/// Whether all bytes are printable characters of ASCII. A loop without an exit, so that the compiler takes sixteen at once.
private func isPrintable(_ text: Span<UInt8>, except other: UInt8 = 0) -> Bool {
    var found: UInt8 = 0
    for place in text.indices {
        let byte = text[place]
        found |= (byte &- 0x20 >= 0x5F ? 1 : 0) | (byte == other ? 1 : 0)
    }
    return found == 0
}

/// The same for a line's bytes.
func needsEscape(_ line: Span<UInt8>) -> Bool {
    if isPrintable(line, except: UInt8(ascii: "#")) {
        var start = 0
        while start < line.count, line[start] == 0x20 { start += 1 }
        return start < line.count && line[start] == UInt8(ascii: ":")
    }
    var isStart = true
    var previous: UInt8 = 0
    for place in line.indices {
        let byte = line[place]
        if byte < 0x20 || byte >= 0x7F { return true }
        if byte == UInt8(ascii: ":"), isStart { return true }
        if byte == UInt8(ascii: "#"), previous == byte { return true }
        isStart = isStart && byte == 0x20
        previous = byte
    }
    return false
}

/// Two different texts so that a person sees the difference: of texts that look alike, since they are canonically equivalent,
/// the scalars that differ are written as escapes, but for ASCII.
///
///     toldApart("King", "\u{212A}ing")    // King and \u{212A}ing, the latter's escape as visible characters
public func toldApart(_ one: String, _ other: String) -> (one: String, other: String) {
    guard one == other, !one.hasSameBytes(as: other) else { return (one, other) }
    let (first, second) = (Array(one.unicodeScalars), Array(other.unicodeScalars))
    let start = zip(first, second).prefix { $0 == $1 }.count
    let end = zip(first[start...].reversed(), second[start...].reversed()).prefix { $0 == $1 }.count
    func written(_ scalars: [Unicode.Scalar]) -> String {
        var text = ""
        for (place, scalar) in scalars.enumerated() {
            let differs = place >= start && place < scalars.count - end
            if differs, !scalar.isASCII { text += scalar.escape } else { text.unicodeScalars.append(scalar) }
        }
        return text
    }
    return (written(first), written(second))
}

extension Unicode.Scalar {
    /// Whether the character controls a terminal or is invisible.
    public var isDisplayControl: Bool {
        switch value {
        case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x180E, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF,
            0xFFF9...0xFFFB, 0xE0000...0xE0FFF:
            true
        default: false
        }
    }

    /// The escape in Swift's notation, such as `\u{200E}`.
    fileprivate var escape: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }
}

/// `1 view`, `2 views`.
package func countText(_ count: Int, _ noun: String) -> String { "\(count) \(noun)" + (count == 1 ? "" : "s") }
