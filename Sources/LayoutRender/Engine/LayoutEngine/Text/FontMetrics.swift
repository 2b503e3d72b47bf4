/// The metrics of a font at its size, in points: what UIFont says, as far as measuring text needs it.
///
/// The system font's metrics are a table of the engine, so that frames do not depend on the machine's fonts. A font
/// whose file is known is measured with the file. Another named family is only estimated, by its published line metrics
/// and the system font's letters; `isExact` is then false.
public struct FontMetrics: Sendable, Equatable {
    /// The size in points; for a text style, the style's size in the category.
    public let pointSize: Double
    /// UIFont.ascender: the distance from the baseline up to the top of the line; 0.952 em for the system font.
    public let ascender: Double
    /// The distance from the baseline down to the bottom of the line, positive; UIFont.descender has the opposite sign.
    /// 0.241 em for the system font.
    public let descender: Double
    /// The distance between the baselines of two lines: the text style's published leading, else `lineHeight`.
    public let linePitch: Double
    /// False for a named family whose metrics are estimated.
    public let isExact: Bool
    /// Measures the letters that the font file lacks.
    let face: SystemFontFace
    /// The font file's face, if the environment has one for the font.
    public let typeface: TypefaceReference?

    /// Ascender plus descender: the height of a line before it is rounded to pixels.
    public var lineHeight: Double { ascender + descender }

    /// The metrics of a font that no file is known for, at 1x.
    /// - Parameter category: decides the size of a text style.
    public init(_ font: Font, category: ContentSizeCategory = .large) {
        self.init(font, category: category, release: .variable, scale: 1, typeface: nil)
    }

    /// The metrics of a font in an environment: its text size, the faces of its fonts, and the release of the system
    /// font that belongs to its controls.
    public init(_ font: Font, in environment: LayoutEnvironment) {
        if font.followsTextSize { environment.memory?.noteTextSize() }
        self.init(
            font, category: environment.contentSizeCategory, release: SystemFontRelease(in: environment),
            scale: environment.scale,
            typeface: environment.texts.typefaces.face(of: font).map {
                TypefaceReference($0, language: environment.texts.language)
            })
    }

    private init(
        _ font: Font, category: ContentSizeCategory, release: SystemFontRelease, scale: Double,
        typeface: TypefaceReference?
    ) {
        var size = font.size.isFinite ? min(max(font.size, 1), 2_000) : 17
        var weight = font.weight
        var pitch: Double?
        if let style = font.textStyle {
            if font.family == nil {
                let step = DynamicType.step(style, category)
                size = step.size
                pitch = step.linePitch
                if weight == .regular { weight = DynamicType.weight(of: style) }
            } else {
                size = min(DynamicType.scaled(size, style, category, scale: scale), 2_000)
            }
        } else if font.family == nil, let style = font.leadingStyle {
            // [measured: two lines of UIFontMetrics' footnote font are 33.7 high, 15.5 and the style's 18]
            pitch = DynamicType.step(style, category).linePitch
        }
        pointSize = size
        isExact = font.family == nil || typeface != nil
        let family = font.family.flatMap { FontFamily.named($0, face: font.faceName, weight: font.weight) }
        // Without the line gap: [measured: all 102 labels of one line in other projects' fonts, 21 of 22 of more lines]
        ascender = size * (typeface?.face.ascender ?? family?.ascender ?? 0.952_148_437_5)
        descender = size * (typeface?.face.descender ?? family?.descender ?? 0.241_210_937_5)
        linePitch = pitch ?? (ascender + descender)
        face = SystemFontFace(
            size: size, weight: weight, isItalic: font.isItalic, release: release, family: family,
            kern: font.kern.isFinite ? min(max(font.kern, -2_000), 2_000) : 0,
            hasEqualDigits: font.usesMonospacedDigits)
        self.typeface = typeface
    }

    /// Whether the system font's letters at this size are nearer to its Display cut than to Text; never for other families.
    package var hasDisplayLetters: Bool { face.displayShare >= 0.5 }

    /// The width of a line of text, in points, not rounded.
    public func width(of text: some StringProtocol) -> Double { advances(of: text.unicodeScalars.map(\.value)).sum }

    /// The advance of each scalar in a line, in points.
    func advances(of scalars: [UInt32]) -> [Double] {
        var own = typeface?.face.advances(of: scalars, language: typeface?.language) ?? []
        var previous: UInt32 = 0
        for (index, value) in scalars.enumerated() {
            if index < own.count, own[index].isFinite {
                own[index] *= pointSize
                if own[index] != 0 { own[index] += face.kern }
            } else {
                let advance = Unicode.Scalar(value).map { face.advance(of: $0, after: previous) } ?? 0
                if index < own.count { own[index] = advance } else { own.append(advance) }
            }
            previous = value
        }
        return own
    }

    /// Whether whole texts must be measured instead of single letters.
    var shapesTexts: Bool { typeface != nil }
}

extension Font {
    /// Whether the user's text size decides the font's size or the distance of its lines.
    package var followsTextSize: Bool { textStyle != nil || leadingStyle != nil }
}

extension [Double] {
    fileprivate var sum: Double { reduce(0, +) }
}
