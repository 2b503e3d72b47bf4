/// A font file's face: measures and draws texts, so that sizes and pictures agree.
///
/// Guarantees of every conformance: equal scalars give equal results, on any thread; advances and outlines are finite,
/// except the NaN that `advances` documents.
public protocol Typeface: AnyObject, Sendable {
    /// The PostScript name, as UIFont.fontName.
    var name: String { get }
    /// In em above the baseline.
    var ascender: Double { get }
    /// In em, a positive distance below the baseline.
    var descender: Double { get }
    /// False for a font of bitmaps, whose letters have no outlines.
    var hasOutlines: Bool { get }
    /// A text that only faces with the same glyphs share, the same in every process; nil: unknown.
    var mark: String? { get }

    /// One advance per scalar, in em, kerning and ligatures included: the first of several scalars with one glyph has
    /// the whole advance. NaN for a scalar without a glyph, which needs another font.
    /// - Parameter language: a tag such as `tr`, for language-specific forms; nil: English.
    func advances(of scalars: [UInt32], language: String?) -> [Double]

    /// The glyphs of a run of one direction, from left to right, shaped as in `advances`.
    func glyphs(of scalars: [UInt32], isRightToLeft: Bool, language: String?) -> [TypefaceGlyph]

    /// The outline of a glyph; empty for a blank glyph.
    func outline(of glyph: UInt32) -> [GlyphSegment]
}

extension Typeface {
    /// Unknown.
    public var mark: String? { nil }
}

/// A glyph of a shaped text; lengths in em.
public struct TypefaceGlyph: Sendable, Hashable {
    /// The glyph's number in its font; 0 for a letter that the font lacks.
    public var index: UInt32
    /// The distance to the next glyph's pen position.
    public var advance: Double
    /// From the pen position to the glyph's origin, to the right and upwards.
    public var offset: Point

    /// A glyph of a shaped text.
    public init(index: UInt32, advance: Double, offset: Point) {
        self.index = index
        self.advance = advance
        self.offset = offset
    }
}

/// A part of a glyph's outline, in em from its origin, y upwards; filled with the nonzero winding rule.
public enum GlyphSegment: Sendable, Hashable {
    /// Begins a contour at a point.
    case move(Point)
    /// A straight line to a point.
    case line(Point)
    /// A cubic Bézier curve: two control points, then the end point.
    case curve(Point, Point, Point)
    /// A straight line back to the start of the contour.
    case close
}

/// A face with a language; two references are equal if their faces are the same object.
public struct TypefaceReference: Sendable, Hashable {
    /// The object that measures and draws.
    public let face: any Typeface
    /// A tag such as `tr`; nil: English.
    public let language: String?

    /// A face, shaped for a language.
    public init(_ face: any Typeface, language: String? = nil) {
        self.face = face
        self.language = language
    }

    /// Identity of the faces, and equal languages.
    public static func == (a: TypefaceReference, b: TypefaceReference) -> Bool {
        a.face === b.face && a.language == b.language
    }

    /// Hashes the identity of the face and the language.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(face))
        hasher.combine(language)
    }
}
