import Notation

/// The colours of a `.colorset`.
///
///     {"color": {"color-space": "srgb", "components": {"red": "0x2C", "green": "0.173", "blue": "44", "alpha": "1.000"}}}
///
/// Components in `display-p3` and `extended-linear-srgb` are converted to sRGB; those of other spaces are taken as
/// sRGB.
struct ColorSet: Sendable {
    /// A colour with the traits it is for.
    struct Slot: Sendable {
        /// The traits that the slot is for.
        var conditions: SlotConditions
        /// The colour of the slot.
        var value: ColorValue
    }

    /// Slots with a colour, in the file's order.
    var slots: [Slot]

    /// The slots in the file's order; slots without a colour that can be read are left out.
    init(_ contents: CatalogContents, limit: Int) {
        slots = (contents.value["colors"]?.values ?? []).prefix(limit).compactMap { entry in
            guard let color = entry["color"], let value = ColorValue(color) else { return nil }
            return Slot(conditions: SlotConditions(entry), value: value)
        }
    }

    /// The colour for some traits; nil if no slot fits.
    func value(for traits: AssetTraits) -> ColorValue? { traits.choose(slots) { $0.conditions }?.value }
}

/// One colour of a set.
public enum ColorValue: Sendable, Hashable {
    /// sRGB, outside 0 to 1 for wide colours; the alpha is 0 to 1.
    case components(red: Double, green: Double, blue: Double, alpha: Double)
    /// One of UIKit's system colours, such as `systemRedColor`.
    case system(String)

    /// Reads the `color` of a slot; nil for a colour of another platform, and for components that are no numbers.
    init?(_ color: JSONValue) {
        if let reference = color["reference"]?.string {
            let platform = color["platform"]?.string ?? "ios"
            guard platform == "ios" || platform == "universal", reference.utf8.count <= 100 else { return nil }
            self = .system(reference)
            return
        }
        guard let parts = color["components"] else { return nil }
        func part(_ name: String) -> Double? { parts[name].flatMap(Self.component) }
        let alpha = parts["alpha"].flatMap(Self.alpha) ?? 1
        let space = color["color-space"]?.string ?? "srgb"
        var channels: (Double, Double, Double)
        if let white = part("white") {
            channels = (white, white, white)
        } else if let red = part("red"), let green = part("green"), let blue = part("blue") {
            channels = (red, green, blue)
        } else {
            return nil
        }
        switch space {
        case "display-p3": channels = ColorSpaces.sRGB(displayP3: channels)
        case "extended-linear-srgb":
            channels = (
                ColorSpaces.encoded(channels.0), ColorSpaces.encoded(channels.1), ColorSpaces.encoded(channels.2)
            )
        default: break
        }
        self = .components(red: channels.0, green: channels.1, blue: channels.2, alpha: alpha)
    }

    /// `0x2C` is a byte in hexadecimal, `44` without a point is a byte, `0.173` is a fraction.
    private static func component(_ value: JSONValue) -> Double? {
        if let number = value.double { return limited(number) }
        guard let text = value.string?.trimmingSpaces else { return nil }
        if text.hasPrefix("0x") || text.hasPrefix("0X") {
            let digits = text.dropFirst(2)
            // `Int` would take a sign.
            guard digits.allSatisfy(\.isHexDigit) else { return nil }
            return Int(digits, radix: 16).flatMap { limited(Double($0) / 255) }
        }
        guard let number = Double(text) else { return nil }
        return limited(text.contains(".") ? number : number / 255)
    }

    /// The opacity, written as a number or a text, limited to 0 to 1.
    private static func alpha(_ value: JSONValue) -> Double? {
        let number = value.double ?? value.string.flatMap { Double($0.trimmingSpaces) }
        return number.map { min(max($0, 0), 1) }
    }

    /// Wide colours go a little beyond 0 to 1; any other number is invalid.
    private static func limited(_ number: Double) -> Double? { (-4...4).contains(number) ? number : nil }
}

extension StringProtocol {
    /// Without white space at both ends.
    var trimmingSpaces: String {
        guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[first...last])
    }
}
