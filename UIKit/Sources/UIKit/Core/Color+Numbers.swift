internal import LayoutEngine
internal import LayoutRender

/// The parts of a colour, each 0...1.
struct ColorNumbers: Hashable {
    var red: Double
    var green: Double
    var blue: Double
    var alpha: Double
}

extension Color {
    static let black = Color.rgba(red: 0, green: 0, blue: 0, alpha: 1)

    /// The colour in one style; a tint counts as the system's blue, a name that UIKit does not have as gray.
    /// - Parameter isElevated: whether the colour is that of a sheet over another screen.
    func numbers(isDark: Bool, isElevated: Bool = false) -> ColorNumbers {
        switch self {
        case .rgba(let red, let green, let blue, let alpha):
            return ColorNumbers(red: red, green: green, blue: blue, alpha: alpha)
        case .dynamic(let light, let dark):
            return (isDark ? dark ?? light : light).numbers(isDark: isDark, isElevated: isElevated)
        case .named(let name):
            let known = RGBA(
                systemColor: name == "tintColor" ? "systemBlue" : name, isDark: isDark,
                isElevated: isElevated, release: Surroundings.environment.release)
            let color = known ?? RGBA(0x8E8E93)
            return ColorNumbers(
                red: Double(color.red) / 255, green: Double(color.green) / 255, blue: Double(color.blue) / 255,
                alpha: Double(color.alpha) / 255)
        }
    }

    /// The colour at another opacity, in both styles.
    func opacity(_ alpha: Double) -> Color {
        switch self {
        case .rgba(let red, let green, let blue, _): return .rgba(red: red, green: green, blue: blue, alpha: alpha)
        case .dynamic(let light, let dark): return .dynamic(light: light.opacity(alpha), dark: dark?.opacity(alpha))
        case .named:
            let (light, dark) = (numbers(isDark: false), numbers(isDark: true))
            let pair = [light, dark].map { Color.rgba(red: $0.red, green: $0.green, blue: $0.blue, alpha: alpha) }
            return light == dark ? pair[0] : .dynamic(light: pair[0], dark: pair[1])
        }
    }

    /// The numbers as the renderer wants them.
    func pixel(isDark: Bool) -> RGBA {
        let numbers = numbers(isDark: isDark)
        func byte(_ part: Double) -> UInt8 { UInt8(min(max((part * 255).rounded(), 0), 255)) }
        return RGBA(
            red: byte(numbers.red), green: byte(numbers.green), blue: byte(numbers.blue), alpha: byte(numbers.alpha))
    }
}
