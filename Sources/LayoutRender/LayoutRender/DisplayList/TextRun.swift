/// The face that a run is set in: one of the pinned family's, by weight and slant, or a font file's.
public struct FontFace: Sendable, Hashable {
    public var weight: Font.Weight
    public var isItalic: Bool
    public var usesMonospacedDigits: Bool
    /// A font file that draws the letters it has; the pinned face draws the others.
    public var typeface: TypefaceReference?

    public init(
        weight: Font.Weight = .regular, isItalic: Bool = false, usesMonospacedDigits: Bool = false,
        typeface: TypefaceReference? = nil
    ) {
        self.weight = weight
        self.isItalic = isItalic
        self.usesMonospacedDigits = usesMonospacedDigits
        self.typeface = typeface
    }
}

/// One line of text in one face, its place fixed.
public struct TextRun: Sendable, Hashable {
    public enum Anchor: String, Sendable { case start, middle, end }

    /// Line breaks and control characters are drawn as spaces.
    public var text: String
    /// A point of the baseline; `anchor` says which.
    public var origin: Point
    public var anchor: Anchor
    public var face: FontFace
    /// In points.
    public var size: Double
    public var color: RGBA
    /// The length that the line is made to take by spreading its glyphs; nil leaves it as the font sets it. The engine
    /// measures in the system font, the picture is drawn in Inter: this is where the two are made to agree.
    public var width: Double?
    public var isUnderlined = false
    /// The language that the text is shaped in, a tag such as `tr`; nil: English.
    public var language: String?

    public init(
        _ text: String, at origin: Point, anchor: Anchor = .start, face: FontFace = FontFace(), size: Double,
        color: RGBA, width: Double? = nil
    ) {
        self.text = text
        self.origin = origin
        self.anchor = anchor
        self.face = face
        self.size = size
        self.color = color
        self.width = width
    }
}
