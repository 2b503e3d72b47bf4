/// The font of a text, as a source describes a UIFont: the system font unless a family is named.
///
/// `FontMetrics(_:in:)` turns a font into numbers: a system font by the engine's table, a font of the project by its
/// file, another family by estimates.
public struct Font: Sendable, Hashable {
    /// UIFont.Weight. The table of the system font has `light` to `bold`; lighter and heavier weights are extrapolated
    /// from their nearest neighbour.
    public enum Weight: String, Sendable, CaseIterable {
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// UIFont.TextStyle, in UIKit's words.
    public enum TextStyle: String, Sendable, CaseIterable {
        case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote, caption1, caption2
        case extraLargeTitle, extraLargeTitle2

        /// The point size at the standard content size category.
        public var standardSize: Double { DynamicType.step(self, .large).size }
    }

    /// The family name, such as `Helvetica Neue`; nil: the system font.
    public var family: String? {
        @inlinable @inline(__always) get { names.isUnset ? nil : names.stored.family }
        _modify { yield &names.value.family }
    }
    /// The PostScript or face name, if a file records one (`HelveticaNeue-Bold`).
    public var faceName: String? {
        @inlinable @inline(__always) get { names.isUnset ? nil : names.stored.face }
        _modify { yield &names.value.face }
    }
    /// A font of a fixed size with the distance of baselines of a text style: the system font that UIFontMetrics scales keeps
    /// the leading of the style. Nil: the distance is that of the font.
    public var leadingStyle: TextStyle? {
        @inlinable @inline(__always) get { names.isUnset ? nil : names.stored.leading }
        _modify { yield &names.value.leading }
    }
    /// NSAttributedString.Key.kern: points added behind each letter, in every text size; negative for letters that are closer.
    public var kern: Double {
        @inlinable @inline(__always) get { names.isUnset ? 0 : names.stored.kern }
        _modify { yield &names.value.kern }
    }
    /// In points. With a text style, the content size category decides the size of the system font; the size of a named
    /// family is scaled, as UIFontMetrics does.
    public var size: Double
    /// Default: `regular`, which in a text style stands for the style's own weight: semibold for `headline`, bold for
    /// the extra large titles.
    public var weight: Weight
    /// Slanted letters, measured like upright letters.
    public var isItalic: Bool
    /// UIFont.monospacedDigitSystemFont(ofSize:weight:): digits are drawn equally wide, but measured as usual.
    public var usesMonospacedDigits: Bool
    /// Nil: a font of fixed size, which does not follow Dynamic Type.
    public var textStyle: TextStyle?

    @usableFromInline var names = OutOfLine<Names>()

    /// The system font of 17 points, changed by the given parts.
    /// - Parameter size: in points; a text style without a family ignores the size.
    public init(
        family: String? = nil, faceName: String? = nil, size: Double = 17, weight: Weight = .regular,
        isItalic: Bool = false, usesMonospacedDigits: Bool = false, textStyle: TextStyle? = nil
    ) {
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.usesMonospacedDigits = usesMonospacedDigits
        self.textStyle = textStyle
        if family != nil { self.family = family }
        if faceName != nil { self.faceName = faceName }
    }

    /// Set for few texts: most use the system font.
    @usableFromInline
    struct Names: Unsettable, Hashable, Sendable {
        @usableFromInline var family: String?
        @usableFromInline var face: String?
        @usableFromInline var leading: TextStyle?
        @usableFromInline var kern = 0.0

        @usableFromInline static let unset = Names()
    }

    /// UIFont.systemFont(ofSize:weight:). Without a text style the size does not follow Dynamic Type.
    public static func system(_ size: Double, weight: Weight = .regular) -> Font { Font(size: size, weight: weight) }
}

extension Font.Weight {
    /// The weight that the name of a font states, as in `Gotham-Black` and `NotoSansKR-bold`; nil where the name states none.
    public static func stated(by name: String) -> Font.Weight? {
        let words: [(String, Font.Weight)] = [
            ("ultralight", .ultraLight), ("extralight", .ultraLight), ("semibold", .semibold), ("demi", .semibold),
            ("extrabold", .heavy), ("heavy", .heavy), ("black", .black), ("bold", .bold), ("medium", .medium),
            ("light", .light), ("thin", .thin),
        ]
        let lower = name.lowercased()
        return words.first { lower.contains($0.0) }?.1
    }
}
