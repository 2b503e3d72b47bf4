import Notation

/// The face of a run: a face of the pinned family, by weight and slant, or the face of a font file.
public struct FontFace: Sendable, Hashable {
    /// The weight of the pinned face; ignored by a font file.
    public var weight: Font.Weight
    /// Slanted letters of the pinned face.
    public var isItalic: Bool
    /// Whether all digits are equally wide.
    public var usesMonospacedDigits: Bool
    /// Whether the letters are those of large sizes, closer together and with smaller openings, as the system font's are
    /// from about 21 points on; the usual ones where the machine lacks them. Ignored by a font file.
    public var isDisplay: Bool
    /// The font file; the pinned face draws the letters that the file lacks.
    public var typeface: TypefaceReference?

    /// The upright regular face of the pinned family, unless stated otherwise.
    public init(
        weight: Font.Weight = .regular, isItalic: Bool = false, usesMonospacedDigits: Bool = false,
        isDisplay: Bool = false, typeface: TypefaceReference? = nil
    ) {
        self.weight = weight
        self.isItalic = isItalic
        self.usesMonospacedDigits = usesMonospacedDigits
        self.isDisplay = isDisplay
        self.typeface = typeface
    }
}

/// One line of text in one face, at a fixed position.
public struct TextRun: Sendable, Hashable {
    /// The point of the line that lies at `origin`: its left end, its middle or its right end.
    public enum Anchor: String, Sendable { case start, middle, end }

    /// Line breaks and control characters are drawn as spaces.
    @ComparedByBytes public var text: String
    /// A point on the baseline; `anchor` says which point.
    public var origin: Point
    /// Default: the left end.
    public var anchor: Anchor
    /// The letters' face.
    public var face: FontFace
    /// In points.
    public var size: Double
    /// The colour of the letters; emoji keep their own.
    public var color: RGBA
    /// The length to which the line is stretched by letter spacing; nil keeps the font's own length. The engine
    /// measures in the system font and the picture is drawn in Inter; this property makes the two agree.
    public var width: Double?
    /// Whether a line is drawn below the baseline.
    public var isUnderlined = false
    /// The language that the text is shaped in, a tag such as `tr`; nil: English.
    public var language: String?

    /// A line of text in the pinned regular face, unless stated otherwise.
    /// - Parameters:
    ///   - origin: in points, on the baseline.
    ///   - size: of the font, in points.
    ///   - width: the length to which the line is stretched; nil: the font's own length.
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
