/// The colours of a picture: UIKit's named colours and the colours of the annotations.
///
/// Annotations use Okabe and Ito's palette, which stays distinguishable for colour-blind readers; line styles say the
/// same a second time.
struct Theme: Sendable {
    /// Decides between the variants of dynamic colours, and the annotations' own colours.
    var isDark: Bool
    /// UIAccessibilityContrast.high: "Increase Contrast" is on.
    let isHighContrast: Bool
    /// Whose palette holds.
    let release: Release
    /// UIUserInterfaceLevel.elevated: presented screens have lighter backgrounds in dark mode.
    var isElevated = false

    /// The theme of a screen in this environment.
    init(_ choice: RenderOptions.ThemeChoice, _ environment: LayoutEnvironment) {
        isDark = choice.isDark(in: environment)
        isHighContrast = environment.accessibilityContrast == .high
        release = environment.release
    }

    /// A colour of the tree; `tint` is the value of `tintColor` at that view.
    func color(_ color: Color, tint: RGBA) -> RGBA {
        switch color {
        case .named("tintColor"), .named("tint"): return tint
        case .named(let name): return named(name) ?? system("systemGray")
        case .rgba(let red, let green, let blue, let alpha):
            return RGBA(
                red: RGBA.channel(red), green: RGBA.channel(green), blue: RGBA.channel(blue),
                alpha: RGBA.channel(alpha))
        case .dynamic(let light, let dark):
            // A variant cannot have variants of its own, so one step is enough.
            let chosen = isDark ? dark ?? light : light
            if case .dynamic = chosen { return system("systemGray") }
            return self.color(chosen, tint: tint)
        }
    }

    /// One of UIKit's named colours; gray for an unknown name.
    func system(_ name: String) -> RGBA { named(name) ?? RGBA(0x8E8E93) }

    private func named(_ name: String) -> RGBA? {
        RGBA(
            systemColor: name, isDark: isDark, isElevated: isElevated, isHighContrast: isHighContrast, release: release)
    }

    // MARK: Annotations

    /// The colour of the page around the screen, if there is one.
    var page: RGBA { isDark ? RGBA(0x202124) : RGBA(0xE9EAEE) }
    /// Of lines and texts that have no role of their own.
    var ink: RGBA { isDark ? RGBA(0xF2F2F2) : RGBA(0x1A1A1A) }
    /// Behind the text of measures.
    var paper: RGBA { isDark ? RGBA(0x000000, alpha: 215) : RGBA(0xFFFFFF, alpha: 225) }

    /// Frames of views. The dark variants are the lighter ones, readable on black.
    var view: RGBA { isDark ? RGBA(0x56B4E9) : RGBA(0x0072B2) }
    /// Frames of stacks.
    var stack: RGBA { isDark ? RGBA(0x1FC495) : RGBA(0x007A59) }
    /// Frames of texts, pictures and controls.
    var leaf: RGBA { isDark ? RGBA(0xA0A0A0) : RGBA(0x6A6A6A) }
    /// Gaps of stacks.
    var gap: RGBA { isDark ? RGBA(0xE69F00) : RGBA(0xB87A00) }
    /// Frames of hidden views.
    var hidden: RGBA { isDark ? RGBA(0xB5B5B5) : RGBA(0x5A5A5A) }
    /// Layout guides and containers.
    var guide: RGBA { isDark ? RGBA(0xE39CC4) : RGBA(0xAA4A80) }
    /// Layout margins.
    var margin: RGBA { isDark ? RGBA(0xF0E442) : RGBA(0x9A8F00) }
    /// What bars and corners cover.
    var safeArea: RGBA { RGBA(0x56B4E9) }
    /// Baselines of texts.
    var baseline: RGBA { isDark ? RGBA(0x56B4E9) : RGBA(0x2277BB) }
    /// Conflicts, ambiguity and overflow.
    var error: RGBA { isDark ? RGBA(0xFF7A33) : RGBA(0xD03A00) }
}

/// The colour in which a picture shows a colour of a tree whose tint is the system's blue.
package func shownColor(_ color: Color, in environment: LayoutEnvironment) -> RGBA {
    let theme = Theme(.automatic, environment)
    return theme.color(color, tint: theme.system("systemBlue"))
}

extension RenderOptions.ThemeChoice {
    /// Whether the choice means the dark theme for a screen in this environment.
    package func isDark(in environment: LayoutEnvironment) -> Bool {
        switch self {
        case .light: false
        case .dark: true
        case .automatic: environment.userInterfaceStyle == .dark
        }
    }
}
