/// A font file's face: it measures the letters of a text and draws them, so that both always agree.
///
/// Guarantees of every conformance: the same scalars give the same answers, on any thread; advances and outlines are
/// finite but for the NaN that `advances` documents.
public protocol Typeface: AnyObject, Sendable {
    /// The PostScript name.
    var name: String { get }
    /// In em above the baseline.
    var ascender: Double { get }
    /// In em, a positive distance below the baseline.
    var descender: Double { get }
    /// In em between two lines.
    var lineGap: Double { get }
    /// False for a font of pictures, whose letters have no outlines.
    var hasOutlines: Bool { get }

    /// One advance a scalar, in em, kerning and ligatures included: what several scalars share stands at the first of
    /// them. NaN for a scalar without a glyph, which another font sets.
    /// - Parameter language: whose letters are wanted, a tag such as `tr`; nil: English.
    func advances(of scalars: [UInt32], language: String?) -> [Double]

    /// The glyphs of a stretch of one direction, from left to right, shaped as `advances` shapes them.
    func glyphs(of scalars: [UInt32], isRightToLeft: Bool, language: String?) -> [TypefaceGlyph]

    /// What a glyph looks like; empty for a blank.
    func outline(of glyph: UInt32) -> [GlyphSegment]
}

/// A glyph of a shaped text; lengths in em.
public struct TypefaceGlyph: Sendable, Hashable {
    /// The glyph's number in its font; 0 for a letter that the font does not have.
    public var index: UInt32
    public var advance: Double
    /// From the pen to the glyph's origin, to the right and upwards.
    public var offset: Point

    public init(index: UInt32, advance: Double, offset: Point) {
        self.index = index
        self.advance = advance
        self.offset = offset
    }
}

/// A part of a glyph's outline, in em from its origin, y upwards; nonzero winding fills it.
public enum GlyphSegment: Sendable, Hashable {
    case move(Point)
    case line(Point)
    case curve(Point, Point, Point)
    case close
}

/// A face in a language, as a value: two are equal whose faces are the same object.
public struct TypefaceReference: Sendable, Hashable {
    public let face: any Typeface
    /// A tag such as `tr`; nil: English.
    public let language: String?

    public init(_ face: any Typeface, language: String? = nil) {
        self.face = face
        self.language = language
    }

    public static func == (a: TypefaceReference, b: TypefaceReference) -> Bool {
        a.face === b.face && a.language == b.language
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(face))
        hasher.combine(language)
    }
}
