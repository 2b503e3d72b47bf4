import LayoutEngine

/// The colour names of UIKit that a document may use, without the suffix `Color`. The names are those of Swift:
/// `label`, where Objective-C says `labelColor`. Which red, green and blue a name has in the light and in the dark is
/// decided where colours are drawn, in `SystemColors` of LayoutRender.
enum ColorNames {
    /// UIKit's semantic and fixed colours, in the order in which suggestions are looked for.
    static let all = [
        "systemRed", "systemOrange", "systemYellow", "systemGreen", "systemMint", "systemTeal", "systemCyan",
        "systemBlue", "systemIndigo", "systemPurple", "systemPink", "systemBrown", "systemGray", "systemGray2",
        "systemGray3", "systemGray4", "systemGray5", "systemGray6", "label", "secondaryLabel", "tertiaryLabel",
        "quaternaryLabel", "placeholderText", "separator", "opaqueSeparator", "link", "systemFill",
        "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill", "systemBackground",
        "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground",
        "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground", "darkText", "lightText", "tintColor",
        "clear", "black", "white", "gray", "lightGray", "darkGray", "red", "green", "blue", "cyan", "magenta", "yellow",
        "orange", "purple", "brown",
    ]

    /// What is meant by a colour of Swift or CSS: a name of UIKit in `UIColor.systemRed` and `systemRedColor`, and digits by
    /// whatever is called, as `systemRed.withAlphaComponent(0.5)`; nil for another text.
    static func hint(for text: String) -> String? {
        if text.contains("(") { return translucent }
        guard let last = text.split(separator: ".").last else { return nil }
        let name = last.hasSuffix("Color") ? String(last.dropLast(5)) : String(last)
        return set.contains(name) ? "; did you mean \(quoted(name))?" : nil
    }

    /// How a colour with an alpha is written.
    static let translucent = "; a colour with an alpha is its digits, #RRGGBBAA: \"#FF3B3080\" is half of systemRed"

    /// For the writer.
    static let set = Set(all)
    /// For the reader: a name's colour, made once.
    static let table = NameTable(all.map { (text: $0, value: Color.named($0)) })
}

extension Color {
    /// #RGB, #RRGGBB or #RRGGBBAA.
    ///
    /// Components are sRGB; a digit of the short form is doubled, so that `#F80` is `#FF8800`. Nil for any other
    /// length or digit.
    init?(hex text: String) {
        var digits: UInt32 = 0
        for byte in text.utf8.dropFirst() {
            switch byte {
            case 48...57: digits = digits << 4 | UInt32(byte - 48)
            case 65...70: digits = digits << 4 | UInt32(byte - 55)
            case 97...102: digits = digits << 4 | UInt32(byte - 87)
            default: return nil
            }
        }
        func part(_ shift: UInt32, _ width: UInt32) -> Double {
            let value = digits >> shift & (1 << width - 1)
            return Double(width == 4 ? value * 17 : value) / 255
        }
        switch text.utf8.count {
        case 4: self = .rgba(red: part(8, 4), green: part(4, 4), blue: part(0, 4), alpha: 1)
        case 7: self = .rgba(red: part(16, 8), green: part(8, 8), blue: part(0, 8), alpha: 1)
        case 9: self = .rgba(red: part(24, 8), green: part(16, 8), blue: part(8, 8), alpha: part(0, 8))
        default: return nil
        }
    }

    /// The colour in the document's notation; nil for a name that a document cannot contain.
    ///
    /// Components are rounded to 8 bits; the alpha is left out where it is 255. Nil for a colour with variants as
    /// well, which is written as an object.
    var documentText: String? {
        switch self {
        case .named(let name): return ColorNames.set.contains(name) ? name : nil
        case .rgba(let red, let green, let blue, let alpha):
            let parts = [red, green, blue, alpha].map { part -> String in
                let byte = Int((min(max(part.isFinite ? part : 0, 0), 1) * 255).rounded())
                return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
            return "#" + parts.prefix(parts[3] == "FF" ? 3 : 4).joined()
        case .dynamic: return nil
        }
    }
}
