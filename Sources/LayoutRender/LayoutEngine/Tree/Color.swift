/// A colour as its source names it; the theme of a picture turns semantic names into numbers.
public enum Color: Sendable, Hashable {
    /// A UIKit semantic or system name without the suffix: systemBlue, label, separator, clear, tintColor.
    case named(String)
    /// sRGB components and opacity, each 0...1.
    case rgba(red: Double, green: Double, blue: Double, alpha: Double)
    /// A catalog colour: light and dark variants, each sRGB.
    indirect case dynamic(light: Color, dark: Color)
}
