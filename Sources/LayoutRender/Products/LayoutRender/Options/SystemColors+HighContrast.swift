/// The colours while "Increase Contrast" is on.
extension SystemColors {
    /// The accessible variant in the Human Interface Guidelines (until iOS 18); nil for colours without a published
    /// one, such as labels, fills and backgrounds, which stay unchanged.
    static func highContrast(_ name: String, isDark: Bool) -> RGBA? {
        accessible[withoutSuffix(name)].map { isDark ? $0.dark : $0.light }
    }

    /// The values of the Human Interface Guidelines, light and dark.
    private static let accessible: [String: (light: RGBA, dark: RGBA)] = [
        "systemRed": pair(0xD70015, 0xFF6961), "systemOrange": pair(0xC93400, 0xFFB340),
        "systemYellow": pair(0xB25000, 0xFFD426), "systemGreen": pair(0x248A3D, 0x30DB5B),
        "systemMint": pair(0x0C817B, 0x63E6E2), "systemTeal": pair(0x008299, 0x5DE6FF),
        "systemCyan": pair(0x0071A4, 0x70D7FF), "systemBlue": pair(0x0040DD, 0x409CFF),
        "systemIndigo": pair(0x3634A3, 0x7D7AFF), "systemPurple": pair(0x8944AB, 0xDA8FFF),
        "systemPink": pair(0xD30F45, 0xFF6482), "systemBrown": pair(0x7F6545, 0xB59469),
        "systemGray": pair(0x6C6C70, 0xAEAEB2), "systemGray2": pair(0x8E8E93, 0x7C7C80),
        "systemGray3": pair(0xAEAEB2, 0x545456), "systemGray4": pair(0xBCBCC0, 0x444446),
        "systemGray5": pair(0xD8D8DC, 0x363638), "systemGray6": pair(0xEBEBF0, 0x242426),
    ]
}
