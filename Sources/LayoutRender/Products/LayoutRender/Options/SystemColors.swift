/// UIKit's named colours in light and dark, as the Human Interface Guidelines list them. Values are sRGB, with an
/// opacity where UIKit's colour has one: `label` is black in light and white in dark, `secondaryLabel` is `#3C3C43`
/// with 60 %. Colours for increased contrast are in `SystemColors+HighContrast.swift`.
enum SystemColors {
    /// Nil for a name that UIKit does not have; a trailing `Color` is ignored.
    static func color(named name: String, isDark: Bool) -> RGBA? {
        let name = withoutSuffix(name)
        if let pair = adaptable[name] { return isDark ? pair.dark : pair.light }
        return fixed[name]
    }

    /// Background colours of presented screens in dark mode; nil for colours without an elevated variant.
    static func elevated(_ name: String) -> RGBA? {
        switch withoutSuffix(name) {
        case "systemBackground", "systemGroupedBackground", "groupTableViewBackground": RGBA(0x1C1C1E)
        case "secondarySystemBackground", "secondarySystemGroupedBackground": RGBA(0x2C2C2E)
        case "tertiarySystemBackground", "tertiarySystemGroupedBackground": RGBA(0x3A3A3C)
        default: nil
        }
    }

    /// `systemRedColor`, the name of Interface Builder, becomes `systemRed`.
    static func withoutSuffix(_ name: String) -> String {
        name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    }

    /// Two opaque colours.
    static func pair(_ light: UInt32, _ dark: UInt32) -> (light: RGBA, dark: RGBA) { (RGBA(light), RGBA(dark)) }

    /// Two colours with an opacity in percent.
    private static func faded(
        _ light: UInt32, _ lightPercent: Double, _ dark: UInt32, _ darkPercent: Double
    ) -> (light: RGBA, dark: RGBA) {
        (RGBA(light).opacity(lightPercent / 100), RGBA(dark).opacity(darkPercent / 100))
    }

    /// UIKit's dynamic colours, until iOS 18.
    private static let adaptable: [String: (light: RGBA, dark: RGBA)] = [
        "systemRed": pair(0xFF3B30, 0xFF453A), "systemOrange": pair(0xFF9500, 0xFF9F0A),
        "systemYellow": pair(0xFFCC00, 0xFFD60A), "systemGreen": pair(0x34C759, 0x30D158),
        "systemMint": pair(0x00C7BE, 0x63E6E2), "systemTeal": pair(0x30B0C7, 0x40CBE0),
        "systemCyan": pair(0x32ADE6, 0x64D2FF), "systemBlue": pair(0x007AFF, 0x0A84FF),
        "systemIndigo": pair(0x5856D6, 0x5E5CE6), "systemPurple": pair(0xAF52DE, 0xBF5AF2),
        "systemPink": pair(0xFF2D55, 0xFF375F), "systemBrown": pair(0xA2845E, 0xAC8E68),
        "systemGray": pair(0x8E8E93, 0x8E8E93), "systemGray2": pair(0xAEAEB2, 0x636366),
        "systemGray3": pair(0xC7C7CC, 0x48484A), "systemGray4": pair(0xD1D1D6, 0x3A3A3C),
        "systemGray5": pair(0xE5E5EA, 0x2C2C2E), "systemGray6": pair(0xF2F2F7, 0x1C1C1E),
        "label": pair(0x000000, 0xFFFFFF), "secondaryLabel": faded(0x3C3C43, 60, 0xEBEBF5, 60),
        "tertiaryLabel": faded(0x3C3C43, 30, 0xEBEBF5, 30), "quaternaryLabel": faded(0x3C3C43, 18, 0xEBEBF5, 16),
        "placeholderText": faded(0x3C3C43, 30, 0xEBEBF5, 30), "separator": faded(0x3C3C43, 29, 0x545458, 60),
        "opaqueSeparator": pair(0xC6C6C8, 0x38383A), "link": pair(0x007AFF, 0x0984FF),
        "systemBackground": pair(0xFFFFFF, 0x000000), "secondarySystemBackground": pair(0xF2F2F7, 0x1C1C1E),
        "tertiarySystemBackground": pair(0xFFFFFF, 0x2C2C2E), "systemGroupedBackground": pair(0xF2F2F7, 0x000000),
        "secondarySystemGroupedBackground": pair(0xFFFFFF, 0x1C1C1E),
        "tertiarySystemGroupedBackground": pair(0xF2F2F7, 0x2C2C2E),
        "groupTableViewBackground": pair(0xF2F2F7, 0x000000), "systemFill": faded(0x787880, 20, 0x787880, 36),
        "secondarySystemFill": faded(0x787880, 16, 0x787880, 32),
        "tertiarySystemFill": faded(0x767680, 12, 0x767680, 24),
        "quaternarySystemFill": faded(0x747480, 8, 0x767680, 18),
        "scrollViewTexturedBackground": pair(0x6F7179, 0x6F7179), "viewFlipsideBackground": pair(0x1F2124, 0x1F2124),
    ]

    /// UIColor's colours without variants.
    private static let fixed: [String: RGBA] = [
        "clear": .clear, "black": .black, "white": .white, "gray": RGBA(0x808080), "lightGray": RGBA(0xAAAAAA),
        "darkGray": RGBA(0x555555), "red": RGBA(0xFF0000), "green": RGBA(0x00FF00), "blue": RGBA(0x0000FF),
        "cyan": RGBA(0x00FFFF), "yellow": RGBA(0xFFFF00), "magenta": RGBA(0xFF00FF), "orange": RGBA(0xFF8000),
        "purple": RGBA(0x800080), "brown": RGBA(0x996633), "darkText": .black,
        "lightText": RGBA(0xFFFFFF).opacity(0.6),
    ]
}

extension RGBA {
    /// One of UIKit's colours, with or without the suffix `Color`; nil for a name that UIKit does not have.
    /// - Parameters:
    ///   - isElevated: whether the colour is wanted for UIUserInterfaceLevel.elevated, as in a sheet; backgrounds are lighter
    ///     there in the dark.
    ///   - isHighContrast: whether the colour is wanted for UIAccessibilityContrast.high.
    ///   - release: whose palette holds.
    public init?(
        systemColor name: String, isDark: Bool, isElevated: Bool = false, isHighContrast: Bool = false,
        release: Release = .standard
    ) {
        let isNew = LookFacts.hasNewPalette[release]
        var color: RGBA?
        if isDark, isElevated, LookFacts.sheetsAreElevated[release] { color = SystemColors.elevated(name) }
        if isHighContrast {
            if isNew { color = color ?? SystemColors.highContrastSinceGlass(name, isDark: isDark) }
            color = color ?? SystemColors.highContrast(name, isDark: isDark)
        }
        if isNew { color = color ?? SystemColors.sinceGlass(name, isDark: isDark) }
        guard let color = color ?? SystemColors.color(named: name, isDark: isDark) else { return nil }
        self = color
    }
}
