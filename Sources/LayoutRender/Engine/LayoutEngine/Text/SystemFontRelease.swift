/// The dependence of the system font on the size: its optical cut and the tracking.
package enum SystemFontRelease: Sendable, Equatable {
    /// Until iOS 10, as `twoFonts`, and Chinese characters without tracking.
    case twoFontsPlainIdeographs
    /// Until iOS 13: a Text font below 20 points and a Display font from there on, each with its own tracking.
    case twoFonts
    /// Since iOS 14: one font with an optical size axis from Text to Display.
    case variable

    /// The letters of an environment's release.
    init(in environment: LayoutEnvironment) { self = TextFacts.systemFont[environment.release] }

    /// The share of Display in the letters at a size, from 0 to 1.
    func displayShare(at size: Double) -> Double {
        switch self {
        case .twoFontsPlainIdeographs, .twoFonts: size < Self.firstDisplay ? 0 : 1
        case .variable: min(max((size - Self.lastText) / (Self.fullDisplay - Self.lastText), 0), 1)
        }
    }

    /// The tracking, in points per letter.
    func tracking(at size: Double) -> Double {
        guard self != .variable, size >= Self.firstDisplay else { return Self.variableTracking.value(at: size) }
        return size * Self.displayTracking.value(at: size)
    }

    /// The tracking of the font to which Chinese characters fall back, in em per character.
    func ideographTracking(at size: Double) -> Double {
        self == .twoFontsPlainIdeographs ? 0 : Self.ideographTracking.value(at: size)
    }

    /// Smaller sizes use the Text font.
    private static let firstDisplay = 20.0
    /// The sizes at which the optical size axis leaves Text and reaches Display, fitted to recorded sizes.
    private static let lastText = 18.5
    private static let fullDisplay = 24.5

    /// Points by size, as Apple publishes them.
    private static let variableTracking = Steps([
        (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15),
        (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26),
        (23, -0.1), (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29), (28, 0.38), (29, 0.4), (31, 0.4), (33, 0.41),
        (34, 0.4), (35, 0.38), (44, 0.37), (48, 0.35), (56, 0.3), (64, 0.22), (72, 0.14), (80, 0),
    ])
    /// Em by size of the Display font.
    private static let displayTracking = Steps([
        (20, 0.019), (22, 0.016), (28, 0.013), (32, 0.012), (36, 0.011), (50, 0.007), (64, 0.003), (80, 0),
    ])

    /// Em by size; each width of a label bounds the tracking from both sides. [measured: 137 of 145 labels of 9 to 30 points
    /// in 9 projects since iOS 11; 14 of 14 without tracking before]
    private static let ideographTracking = Steps([
        (12, 0.022), (15, 0.0198), (17, 0.0193), (20, 0.019), (27, 0.015), (30, 0.0125),
    ])

    /// A table with linear interpolation between sizes.
    private struct Steps: Sendable {
        let points: [(size: Double, value: Double)]

        init(_ points: [(size: Double, value: Double)]) { self.points = points }

        func value(at size: Double) -> Double {
            guard let next = points.firstIndex(where: { $0.size >= size }) else { return points.last?.value ?? 0 }
            guard next > 0 else { return points[0].value }
            let (lower, upper) = (points[next - 1], points[next])
            return lower.value + (upper.value - lower.value) * (size - lower.size) / (upper.size - lower.size)
        }
    }
}
