import LayoutRender

/// The contrast between two opaque colours, by the Web Content Accessibility Guidelines 2.2 (criterion 1.4.3): 1 for
/// equal colours, 21 for black on white.
enum Contrast {
    /// `(L1 + 0.05) / (L2 + 0.05)` with the relative luminance of the lighter and of the darker colour.
    ///
    /// - Parameters:
    ///   - one: opaque.
    ///   - other: opaque; the order of the two does not matter.
    static func ratio(_ one: RGBA, _ other: RGBA) -> Double {
        let (first, second) = (one.luminance, other.luminance)
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    /// The least ratio for a text: 3 from 18 points on and for bold letters, as Apple's Human Interface Guidelines have
    /// these sizes, else 4.5.
    static func needed(points: Double, isBold: Bool) -> Double { points >= 18 || isBold ? 3 : 4.5 }

    /// A colour that is laid over an opaque one.
    ///
    /// - Parameters:
    ///   - top: with its own opacity.
    ///   - alpha: UIView.alpha of the view with the upper colour, 0 to 1.
    ///   - ground: opaque.
    static func over(_ top: RGBA, alpha: Double, _ ground: RGBA) -> RGBA {
        let share = Double(top.alpha) / 255 * min(max(alpha, 0), 1)
        func mixed(_ one: UInt8, _ other: UInt8) -> UInt8 {
            UInt8((Double(one) * share + Double(other) * (1 - share)).rounded())
        }
        return RGBA(
            red: mixed(top.red, ground.red), green: mixed(top.green, ground.green), blue: mixed(top.blue, ground.blue))
    }
}
