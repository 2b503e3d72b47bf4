/// One cut of the system font at a size: what a letter adds to a line.
struct SystemFontFace: Sendable, Equatable {
    private let size: Double
    private let tracking: Double
    /// Points of one hundred-thousandth of an em.
    private let unit: Double
    private let weight: SystemFontWeight

    init(size: Double, weight: Font.Weight, isItalic: Bool) {
        self.size = size
        self.weight = SystemFontWeight(weight)
        let isDisplay = size >= Self.displaySize
        tracking = isDisplay ? 0 : SystemFontTracking.points(at: size)
        let factor = isDisplay ? SystemFontTracking.displayFactor(at: size, weight: weight) : 1
        unit = size * factor / 100_000
    }

    /// From this size on the system sets text in the narrower Display cut.
    private static let displaySize = 20.0

    /// The advance of `scalar` with its tracking, and the kerning between it and the letter before it.
    func advance(of scalar: Unicode.Scalar, after previous: UInt32) -> Double {
        let value = scalar.value
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

    var advances: [Int32] {
        switch self {
        case .regular: SystemFontAdvances.regular
        case .medium: SystemFontAdvances.medium
        case .semibold: SystemFontAdvances.semibold
        }
    }
}

/// Extra space after each letter by size, as Apple publishes it for the system font.
enum SystemFontTracking {
    /// Points at whole sizes from 6 on; sizes between are interpolated.
    private static let table: [Double] = [
        0.24, 0.23, 0.21, 0.17, 0.12, 0.06, 0, -0.08, -0.15, -0.23, -0.31, -0.43, -0.44, -0.45, -0.45,
    ]

    static func points(at size: Double) -> Double {
        let place = min(max(size - 6, 0), Double(table.count - 1))
        let lower = Int(place)
        let upper = min(lower + 1, table.count - 1)
        let share = place - Double(lower)
        return table[lower] * (1 - share) + table[upper] * share
    }

    /// How much narrower than the Text cut the Display cut is.
    static func displayFactor(at size: Double, weight: Font.Weight) -> Double {
        let isBold = SystemFontWeight(weight) != .regular
        let factor =
            switch size {
            case ..<21: 0.93
            case ..<23: 0.923
            case ..<26: 0.917
            default: 0.91
            }
        return isBold ? factor + 0.007 : factor
    }
}
