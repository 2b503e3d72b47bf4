/// The face of a run: a face of the pinned family, by weight and slant, or the face of a font file.
public struct FontFace: Sendable, Hashable {
    public var weight: Font.Weight
    public var isItalic: Bool
    public var usesMonospacedDigits: Bool
    /// The font file; the pinned face draws the letters that the file lacks.
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

/// One line of text in one face, at a fixed position.
public struct TextRun: Sendable, Hashable {
    public enum Anchor: String, Sendable { case start, middle, end }

    /// Line breaks and control characters are drawn as spaces.
    public var text: String
    /// A point on the baseline; `anchor` says which point.
    public var origin: Point
    public var anchor: Anchor
    public var face: FontFace
    /// In points.
    public var size: Double
    public var color: RGBA
    /// The length to which the line is stretched by letter spacing; nil keeps the font's own length. The engine
    /// measures in the system font and the picture is drawn in Inter; this property makes the two agree.
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
