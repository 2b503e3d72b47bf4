/// The numbers of a font at its size that measuring text needs, in points.
///
/// The system font comes from the engine's table, so that frames do not depend on the machine's fonts. A named family
/// is only estimated, by its published line metrics and the system font's letters; `isExact` is false then.
public struct FontMetrics: Sendable, Equatable {
    /// The size in points, the text style's for the category when the font has one.
    public let pointSize: Double
    public let ascender: Double
    /// A positive distance below the baseline.
    public let descender: Double
    /// Distance between the baselines of two lines of a paragraph.
    public let linePitch: Double
    /// False for a named family, whose metrics the engine does not know.
    public let isExact: Bool
    let face: SystemFontFace

    /// Ascender plus descender: the height of a line before it is rounded to pixels.
    public var lineHeight: Double { ascender + descender }

    public init(_ font: Font, category: ContentSizeCategory = .large) {
        self.init(font, category: category, release: .variable)
    }

    /// With the system font's release that the environment's controls belong to.
    public init(_ font: Font, in environment: LayoutEnvironment) {
        self.init(font, category: environment.contentSizeCategory, release: SystemFontRelease(in: environment))
    }

    private init(_ font: Font, category: ContentSizeCategory, release: SystemFontRelease) {
        var size = font.size.isFinite ? min(max(font.size, 1), 2_000) : 17
        var weight = font.weight
        var pitch: Double?
        if let style = font.textStyle {
            let step = DynamicType.step(style, category)
            size = step.size
            pitch = step.linePitch
            if weight == .regular { weight = DynamicType.weight(of: style) }
        }
        pointSize = size
        isExact = font.family == nil
        let family = font.family.flatMap(FontFamily.named)
        ascender = size * (family?.ascender ?? 0.952_148_437_5)
        descender = size * (family?.descender ?? 0.241_210_937_5)
        linePitch = pitch ?? (ascender + descender)
        face = SystemFontFace(size: size, weight: weight, isItalic: font.isItalic, release: release, family: family)
    }

    /// The width of a line of text, in points, not rounded.
    public func width(of text: some StringProtocol) -> Double {
        var total = 0.0
        var previous: UInt32 = 0
        for scalar in text.unicodeScalars {
            total += face.advance(of: scalar, after: previous)
            previous = scalar.value
        }
        return total
    }
}
