/// One cut of the system font at a size: the advances of its letters.
struct SystemFontFace: Sendable, Equatable {
    /// In points.
    private let size: Double
    /// Tells faces of different sizes apart at once.
    var sizeBits: UInt64 { size.bitPattern }
    /// Added to a letter's advance, in points; 0 for other families.
    private let tracking: Double
    /// Added to the em of a Chinese character, in points; 0 for other families, of which nothing is measured.
    private let ideographTracking: Double
    /// The share of Display in the letters, 0 for Text.
    let displayShare: Double
    /// Points per 1/100,000 em.
    private let unit: Double
    private let weight: SystemFontWeight
    /// Added to the advance of each letter that has one, in points.
    let kern: Double
    /// Whether all digits are as wide as a zero: UIFont.monospacedDigitSystemFont(ofSize:weight:).
    private let hasEqualDigits: Bool
    /// In em, for a monospaced family.
    private let monospace: Double?
    /// The share of bold in the letters of Helvetica Neue; nil for other families.
    private let helveticaBoldness: Double?

    /// The advances of the system font at a size and weight.
    /// - Parameters:
    ///   - size: in points.
    ///   - release: the release of San Francisco, which decides tracking and optical sizes.
    ///   - family: nil for the system font; else a named family whose font file is not at hand, which gets the system
    ///     font's advances scaled to its usual width. A family whose file is at hand is measured by the file instead.
    init(
        size: Double, weight: Font.Weight, isItalic: Bool, release: SystemFontRelease = .variable,
        family: FontFamily? = nil, kern: Double = 0, hasEqualDigits: Bool = false
    ) {
        self.size = size
        self.kern = kern
        self.hasEqualDigits = hasEqualDigits && family == nil
        self.weight = SystemFontWeight(weight)
        monospace = family?.monospace
        helveticaBoldness = family?.helveticaBoldness
        tracking = family == nil ? release.tracking(at: size) : 0
        ideographTracking = family == nil ? size * release.ideographTracking(at: size) : 0
        displayShare = family == nil ? release.displayShare(at: size) : 0
        unit = size * (family?.width ?? 1) * SystemFontWeight.widening(of: weight) / 100_000
    }

    /// The advance of `scalar` with its tracking, its kerning after the previous letter and the font's kern.
    func advance(of scalar: Unicode.Scalar, after previous: UInt32) -> Double {
        let advance = advanceWithoutKern(of: scalar, after: previous)
        return kern == 0 || advance == 0 ? advance : advance + kern
    }

    private func advanceWithoutKern(of scalar: Unicode.Scalar, after previous: UInt32) -> Double {
        let value = scalar.value
        if let monospace, 32..<0x2E80 ~= value { return monospace * size }
        if hasEqualDigits, Self.digits ~= value { return width(Int(Self.digits.lowerBound) - 32) * unit + tracking }
        if 32..<127 ~= value {
            return (width(Int(value) - 32) + kerning(of: value, after: previous)) * unit + tracking
        }
        switch FallbackAdvance(scalar) {
        case .none: return 0
        case .like(let base):
            let index = Int(base) - 32
            guard 0..<95 ~= index else { return 0.6 * size + tracking }
            return width(index) * unit + tracking
        case .units(let em): return em * 100_000 * unit + tracking
        case .em(let em): return em * size
        case .ideograph: return size + ideographTracking
        case .emoji:
            // A sequence joined with U+200D is one emoji.
            return previous == Self.joiner ? 0 : Self.emojiWidth(at: size) * size
        }
    }

    /// The width of an emoji in em, from recorded labels of 11 to 45 points.
    private static func emojiWidth(at size: Double) -> Double {
        let (small, large) = (18.0, 24.0)
        let share = min(max((size - small) / (large - small), 0), 1)
        return 1.33 + (1.107 - 1.33) * share
    }

    private static let digits: ClosedRange<UInt32> = 48...57

    /// Zero width joiner: man, joiner, laptop are drawn as one emoji.
    private static let joiner: UInt32 = 0x200D

    /// The change of an ASCII letter's advance after another letter.
    private func kerning(of value: UInt32, after previous: UInt32) -> Double {
        guard helveticaBoldness == nil else { return 100 * HelveticaNeueAdvances.kerning(of: value, after: previous) }
        guard 32..<127 ~= previous else { return 0 }
        return Double(SystemFontKerning.pairs[(Int(previous) - 32) * 95 + Int(value) - 32])
    }

    /// The width of a letter in the tables, interpolated between Text and Display.
    private func width(_ index: Int) -> Double {
        if let helveticaBoldness { return 100 * HelveticaNeueAdvances.width(index, boldness: helveticaBoldness) }
        let text = Double(weight.text[index])
        guard displayShare > 0 else { return text }
        return text + (Double(weight.display[index]) - text) * displayShare
    }
}

/// The weights of the tables; other weights use the nearest one.
enum SystemFontWeight: Sendable, Equatable {
    /// Thinner weights than light use its table, heavier ones than bold the bold one, widened by `widening`.
    case light, regular, medium, semibold, bold

    init(_ weight: Font.Weight) {
        switch weight {
        case .ultraLight, .thin, .light: self = .light
        case .regular: self = .regular
        case .medium: self = .medium
        case .semibold: self = .semibold
        case .bold, .heavy, .black: self = .bold
        }
    }

    /// The letter widths of a weight relative to the table used for it; extrapolated.
    static func widening(of weight: Font.Weight) -> Double {
        switch weight {
        case .ultraLight: 0.985
        case .thin: 0.99
        case .light, .regular, .medium, .semibold, .bold: 1
        case .heavy: 1.035
        case .black: 1.06
        }
    }

    var text: [Int32] {
        switch self {
        case .light: SystemFontAdvances.light
        case .regular: SystemFontAdvances.regular
        case .medium: SystemFontAdvances.medium
        case .semibold: SystemFontAdvances.semibold
        case .bold: SystemFontAdvances.bold
        }
    }

    var display: [Int32] {
        switch self {
        case .light: SystemFontDisplayAdvances.light
        case .regular: SystemFontDisplayAdvances.regular
        case .medium: SystemFontDisplayAdvances.medium
        case .semibold: SystemFontDisplayAdvances.semibold
        case .bold: SystemFontDisplayAdvances.bold
        }
    }
}
