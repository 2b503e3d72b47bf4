import LayoutEngine
import Notation

// Values in reports: in tree.json's notation if that has a short form.

extension Rect {
    /// Origin and size.
    var text: String { "[\(x.plain), \(y.plain), \(width.plain), \(height.plain)]" }
}

extension Size {
    /// Width and height.
    var text: String { "[\(width.plain), \(height.plain)]" }
}

extension Point {
    /// x and y.
    var text: String { "[\(x.plain), \(y.plain)]" }
}

extension EdgeInsets {
    /// In UIEdgeInsets' order.
    var text: String { "[\(top.plain), \(left.plain), \(bottom.plain), \(right.plain)]" }
}

/// The edges that are set, by name; an edge that is not set has UIKit's default.
extension Margins {
    var text: String {
        let edges: [(String, Double?)] = [
            ("top", top), ("bottom", bottom), ("left", left), ("right", right), ("leading", leading),
            ("trailing", trailing),
        ]
        return edges.compactMap { name, value in value.map { name + " " + $0.plain } }.joined(separator: ", ")
    }
}

/// One number where both axes agree: `750`, else `horizontal 251, vertical 750`.
extension AxisPair<Float> {
    var text: String {
        horizontal == vertical
            ? Double(horizontal).plain : "horizontal \(Double(horizontal).plain), vertical \(Double(vertical).plain)"
    }
}

/// `system 17`, `Avenir 15 bold italic`, or the text style in place of a size: `headline`.
extension Font {
    var text: String {
        var words: [String] = []
        if let textStyle {
            words.append(textStyle.rawValue)
            if let name = faceName ?? family { words.append(name) }
        } else {
            words.append(faceName ?? family ?? "system")
            words.append(size.plain)
        }
        if weight != .regular { words.append(weight.rawValue) }
        if isItalic { words.append("italic") }
        if let leadingStyle { words.append("leading \(leadingStyle.rawValue)") }
        if kern != 0 { words.append("kern \(kern.plain)") }
        if usesMonospacedDigits { words.append("monospacedDigits") }
        return words.joined(separator: " ")
    }
}

/// The name, `#FF8800` with two more digits for an alpha below 1, or both variants: `#0066CC (dark: #3399FF)`.
extension Color {
    var text: String {
        switch self {
        case .named(let name): return name
        case .rgba(let red, let green, let blue, let alpha):
            let channels = alpha == 1 ? [red, green, blue] : [red, green, blue, alpha]
            return "#" + channels.map(Self.hex).joined()
        case .dynamic(let light, let dark): return light.text + " (dark: " + (dark?.text ?? "unknown") + ")"
        }
    }

    /// A colour component from 0 to 1 as two hexadecimal digits. Values outside 0...1, as extended sRGB has them, are
    /// clamped; `nan` is 0.
    private static func hex(_ value: Double) -> String {
        let byte = UInt8(exactly: (min(max(value.isNaN ? 0 : value, 0), 1) * 255).rounded()) ?? 0
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count < 2 ? "0" + digits : digits
    }
}

extension Double {
    /// The number without needless digits, see `PlainNumber`.
    var plain: String { PlainNumber.text(self) }
}

/// A text in double quotes, escaped for a line of a report.
func quoted(_ text: String) -> String { "\"" + escapedForDisplay(text) + "\"" }
