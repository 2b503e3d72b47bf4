import LayoutEngine
import Testing

@testable import LayoutRender

@Suite("System colours")
struct SystemColorTests {
    /// Every tint and grey of the Human Interface Guidelines.
    static let names = [
        "Red", "Orange", "Yellow", "Green", "Mint", "Teal", "Cyan", "Blue", "Indigo", "Purple", "Pink", "Brown", "Gray",
        "Gray2", "Gray3", "Gray4", "Gray5", "Gray6",
    ].map { "system" + $0 }

    /// Mint stays in the dark, and UIKit's yellow loses a hundredth there.
    @Test("With increased contrast no colour stands out less from the screen's background", arguments: names)
    func contrast(_ name: String) throws {
        for (isDark, release) in [(false, Release.iOS18), (true, .iOS18), (false, .iOS26), (true, .iOS26)] {
            let usual = try #require(RGBA(systemColor: name, isDark: isDark, release: release))
            let high = try #require(
                RGBA(systemColor: name + "Color", isDark: isDark, isHighContrast: true, release: release))
            let paper: RGBA = isDark ? .black : .white
            let stays = isDark && (name == "systemMint" || name == "systemYellow")
            #expect(Self.ratio(high, paper) > Self.ratio(usual, paper) * (stays ? 0.98 : 1))
        }
    }

    @Test("A theme takes the accessible variant where there is one, and the usual colour elsewhere")
    func theme() {
        for (release, usual, high) in [(Release.iOS18, 0x007AFF, 0x0040DD), (.iOS26, 0x0088FF, 0x1E6EF4)] {
            var environment = LayoutEnvironment(width: 320)
            environment.release = release
            #expect(Theme(.light, environment).system("systemBlue") == RGBA(UInt32(usual)))
            environment.accessibilityContrast = .high
            let theme = Theme(.light, environment)
            #expect(theme.system("systemBlue") == RGBA(UInt32(high)))
            #expect(theme.system("label") == .black)
        }
    }

    /// WCAG 2's contrast ratio.
    private static func ratio(_ one: RGBA, _ other: RGBA) -> Double {
        let (a, b) = (one.luminance, other.luminance)
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }
}
