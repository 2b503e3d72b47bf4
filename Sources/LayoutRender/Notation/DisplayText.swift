/// A text without anything that could move the cursor or turn the direction of a terminal line.
///
/// Line feeds and tabs become `\n` and `\t`, other control and bidirectional characters `\u{200E}`.
/// - Parameter limit: how many characters stay; a longer text ends with an ellipsis.
public func escapedForDisplay(_ text: some StringProtocol, limit: Int = 60) -> String {
    var out = ""
    var count = 0
    for scalar in text.unicodeScalars {
        if count == limit { return out + "…" }
        count += 1
        switch scalar.value {
        case 0x0A: out += "\\n"
        case 0x09: out += "\\t"
        case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB:
            out += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        default: out.unicodeScalars.append(scalar)
        }
    }
    return out
}
