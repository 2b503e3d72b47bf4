/// The colours that changed with iOS 26, as the Human Interface Guidelines list them since June 2025. Grays, labels, fills
/// and backgrounds stayed. [the guidelines' table as public projects transcribed it until September 2026: 48 of 48; systemBlue and
/// systemRed in light: measured on UIKit 26.1, Vercantez/openuikit]
extension SystemColors {
    /// Nil for a colour that is the same as before.
    static func sinceGlass(_ name: String, isDark: Bool) -> RGBA? {
        palette[withoutSuffix(name)].map { isDark ? $0.dark : $0.light }
    }

    /// The same while "Increase Contrast" is on.
    static func highContrastSinceGlass(_ name: String, isDark: Bool) -> RGBA? {
        accessiblePalette[withoutSuffix(name)].map { isDark ? $0.dark : $0.light }
    }

    private static let palette: [String: (light: RGBA, dark: RGBA)] = [
        "systemRed": pair(0xFF383C, 0xFF4245), "systemOrange": pair(0xFF8D28, 0xFF9230),
        "systemYellow": pair(0xFFCC00, 0xFFD600), "systemGreen": pair(0x34C759, 0x30D158),
        "systemMint": pair(0x00C8B3, 0x00DAC3), "systemTeal": pair(0x00C3D0, 0x00D2E0),
        "systemCyan": pair(0x00C0E8, 0x3CD3FE), "systemBlue": pair(0x0088FF, 0x0091FF),
        "systemIndigo": pair(0x6155F5, 0x6D7CFF), "systemPurple": pair(0xCB30E0, 0xDB34F2),
        "systemPink": pair(0xFF2D55, 0xFF375F), "systemBrown": pair(0xAC7F5E, 0xB78A66),
    ]

    private static let accessiblePalette: [String: (light: RGBA, dark: RGBA)] = [
        "systemRed": pair(0xE9152D, 0xFF6165), "systemOrange": pair(0xC55300, 0xFFA056),
        "systemYellow": pair(0xA16A00, 0xFEDF43), "systemGreen": pair(0x008932, 0x4AD968),
        "systemMint": pair(0x008575, 0x54DFCB), "systemTeal": pair(0x008198, 0x3BDDEC),
        "systemCyan": pair(0x007EAE, 0x6DD9FF), "systemBlue": pair(0x1E6EF4, 0x5CB8FF),
        "systemIndigo": pair(0x564ADE, 0xA7AAFF), "systemPurple": pair(0xB02FC2, 0xEA8DFF),
        "systemPink": pair(0xE7124D, 0xFF8AC4), "systemBrown": pair(0x956D51, 0xDBA679),
    ]
}
