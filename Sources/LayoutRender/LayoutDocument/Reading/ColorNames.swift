import LayoutEngine

/// The colour names of UIKit that a document may use, without the suffix `Color`.
enum ColorNames {
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

    static let set = Set(all)
    static let table = WordTable(all.map { (text: $0, value: Color.named($0)) })
}

extension Color {
    /// #RGB, #RRGGBB or #RRGGBBAA.
    init?(hex text: String) {
        let digits = text.utf8.dropFirst().map { byte -> Int? in
            switch byte {
            case 48...57: Int(byte) - 48
            case 65...70: Int(byte) - 55
            case 97...102: Int(byte) - 87
            default: nil
            }
        }
        let values = digits.compactMap { $0 }
        guard values.count == digits.count else { return nil }
        let parts: [Double]
        switch values.count {
        case 3: parts = values.map { Double($0 * 17) / 255 }
        case 6, 8:
            parts = stride(from: 0, to: values.count, by: 2).map { Double(values[$0] * 16 + values[$0 + 1]) / 255 }
        default: return nil
        }
        self = .rgba(red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count > 3 ? parts[3] : 1)
    }

    /// The same in writing; nil for a name that a document cannot hold.
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
