import CLibrary
import LayoutEngine

/// A colour of the tree as a number, where no theme is at hand: the audit measures contrast with it.
extension Color {
    /// The colour in numbers as a device of a release draws it in this style; nil where the source does not tell: the tint
    /// colour, a name that UIKit does not have, a catalog colour without a known variant.
    package func components(_ style: UserInterfaceStyle, _ release: Release) -> RGBA? {
        switch self {
        case .named(let name): return RGBA(systemColor: name, isDark: style == .dark, release: release)
        case .rgba(let red, let green, let blue, let alpha):
            return RGBA(
                red: RGBA.channel(red), green: RGBA.channel(green), blue: RGBA.channel(blue),
                alpha: RGBA.channel(alpha))
        case .dynamic(let light, let dark):
            guard let chosen = style == .dark ? dark : light else { return nil }
            // A variant cannot have variants of its own.
            if case .dynamic = chosen { return nil }
            return chosen.components(style, release)
        }
    }
}

extension RGBA {
    /// The relative luminance of an opaque colour, by the Web Content Accessibility Guidelines 2.2: 0 for black, 1 for white.
    package var luminance: Double {
        func linear(_ channel: UInt8) -> Double {
            let value = Double(channel) / 255
            return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
}
