/// A colour as written in the source; the theme of a picture turns named colours into numbers.
public enum Color: Sendable, Hashable {
    /// A UIKit semantic or system name without the suffix: systemBlue, label, separator, clear, tintColor.
    case named(String)
    /// sRGB components and opacity, each 0...1.
    case rgba(red: Double, green: Double, blue: Double, alpha: Double)
    /// A catalog colour: light and dark variants, each sRGB; nil for an unknown dark variant, since an Interface
    /// Builder file records only the light variant of a named colour.
    indirect case dynamic(light: Color, dark: Color?)
}
