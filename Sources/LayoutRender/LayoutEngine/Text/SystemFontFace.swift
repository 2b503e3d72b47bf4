/// One cut of the system font at a size: what a letter adds to a line.
struct SystemFontFace: Sendable, Equatable {
    private let size: Double
    private let tracking: Double
    /// Points of one hundred-thousandth of an em.
    private let unit: Double
    private let weight: SystemFontWeight
    /// In em, for a family whose letters are all equally wide.
    private let monospace: Double?

    /// - Parameter family: another family that the system font stands in for.
    init(size: Double, weight: Font.Weight, isItalic: Bool, family: FontFamily? = nil) {
        self.size = size
        self.weight = SystemFontWeight(weight)
        monospace = family?.monospace
        tracking = family == nil ? SystemFontTracking.points(at: size) : 0
        let optical = family.map(\.width) ?? SystemFontTracking.opticalFactor(at: size)
        unit = size * optical * SystemFontWeight.widening(of: weight) / 100_000
    }

    /// The advance of `scalar` with its tracking, and the kerning between it and the letter before it.
    func advance(of scalar: Unicode.Scalar, after previous: UInt32) -> Double {
        let value = scalar.value
        if let monospace, 32..<0x2E80 ~= value { return monospace * size }
        if 32..<127 ~= value {
            var units = weight.advances[Int(value) - 32]
            if 32..<127 ~= previous {
                units += SystemFontKerning.pairs[(Int(previous) - 32) * 95 + Int(value) - 32]
            }
            return Double(units) * unit + tracking
        }
        switch FallbackAdvance(scalar) {
        case .none: return 0
        case .like(let base):
            let index = Int(base) - 32
            guard 0..<95 ~= index else { return 0.6 * size + tracking }
            return Double(weight.advances[index]) * unit + tracking
        case .units(let em): return em * 100_000 * unit + tracking
        case .em(let em): return em * size
        }
    }
}

/// The cuts that the table holds; other weights borrow the nearest one.
enum SystemFontWeight: Sendable, Equatable {
    case regular, medium, semibold

    init(_ weight: Font.Weight) {
        switch weight {
        case .ultraLight, .thin, .light, .regular: self = .regular
        case .medium: self = .medium
        case .semibold, .bold, .heavy, .black: self = .semibold
        }
    }

    /// Letter widths of a weight against the cut that stands for it; extrapolated from the cuts in the table.
    static func widening(of weight: Font.Weight) -> Double {
        switch weight {
        case .ultraLight: 0.97
        case .thin: 0.975
        case .light: 0.985
        case .regular, .medium, .semibold: 1
        case .bold: 1.02
        case .heavy: 1.06
        case .black: 1.085
        }
    }

    var advances: [Int32] {
        switch self {
        case .regular: SystemFontAdvances.regular
        case .medium: SystemFontAdvances.medium
        case .semibold: SystemFontAdvances.semibold
        }
    }
}

/// How the system font changes with size: its optical cut and the space after each letter.
enum SystemFontTracking {
    /// Points at whole sizes from 6 to 36, as Apple publishes them; sizes between are interpolated.
    private static let table: [Double] = [
        0.24, 0.23, 0.21, 0.17, 0.12, 0.06, 0, -0.08, -0.15, -0.23, -0.31, -0.43, -0.44, -0.45, -0.45, -0.36, -0.26,
        -0.1, 0.07, 0.15, 0.22, 0.29, 0.38, 0.4, 0.4, 0.4, 0.41, 0.41, 0.4, 0.38, 0.37,
    ]

    static func points(at size: Double) -> Double {
        let place = min(max(size - 6, 0), Double(table.count - 1))
        let lower = Int(place)
        let upper = min(lower + 1, table.count - 1)
        let share = place - Double(lower)
        return table[lower] * (1 - share) + table[upper] * share
    }

    /// How much narrower than the Text cut the letters are: the optical size axis runs from Text at 17 points to
    /// Display at 28, and sizes below 20 are set in Text.
    static func opticalFactor(at size: Double) -> Double {
        guard size >= firstInterpolated else { return 1 }
        let share = min((size - textSize) / (displaySize - textSize), 1)
        return 1 - displayNarrowing * share
    }

    private static let firstInterpolated = 20.0
    private static let textSize = 17.0
    private static let displaySize = 28.0
    /// The Display cut's letters against the Text cut's, fitted to recorded sizes of 20 to 31 points.
    private static let displayNarrowing = 0.13
}
