/// A font file's face for drawing, by the outlines that the measuring library returns; no other library reads the file.
///
/// A class because many runs share one font and its cache; a font is used on its renderer's thread only.
final class OutlineFont {
    /// The first part of a glyph's name in an SVG, unique in a renderer.
    let name: String
    /// The file's face as the measuring library has read it.
    private let face: any Typeface
    /// The outlines of the glyphs met so far.
    private var outlines: [UInt32: [PathElement]] = [:]

    /// - Parameter name: an XML name.
    init(name: String, face: any Typeface) {
        self.name = name
        self.face = face
    }

    /// The outline of a glyph in units of 1/`LoadedFont.outlineUnits` em, y downwards, cached.
    func outline(of glyph: UInt32) -> [PathElement] {
        if let known = outlines[glyph] { return known }
        let made = face.outline(of: glyph).map(Self.element)
        outlines[glyph] = made
        return made
    }

    /// From em units, y upwards, to outline units, y downwards.
    private static func element(_ segment: GlyphSegment) -> PathElement {
        func place(_ point: Point) -> Point {
            Point(
                x: (point.x * LoadedFont.outlineUnits).rounded(), y: (-point.y * LoadedFont.outlineUnits).rounded())
        }
        return switch segment {
        case .move(let point): .move(place(point))
        case .line(let point): .line(place(point))
        case .curve(let first, let second, let end): .curve(place(first), place(second), place(end))
        case .close: .close
        }
    }
}

/// The fonts of a renderer's font files, each once.
struct OutlineFonts {
    /// The fonts by the identity of their faces.
    private var known: [ObjectIdentifier: OutlineFont] = [:]
    /// Two files may name their faces alike.
    private var names: Set<String> = []

    /// The font of a face; the font keeps the face alive, so that the identity stays unique.
    mutating func font(of face: any Typeface) -> OutlineFont {
        if let font = known[ObjectIdentifier(face)] { return font }
        let font = OutlineFont(
            name: names.insertVariant(of: "face-" + SVGText.name(face.name.lowercased())), face: face)
        known[ObjectIdentifier(face)] = font
        return font
    }
}

/// The font that draws the glyphs of a run.
enum GlyphFont {
    /// One of the pinned fonts.
    case pinned(LoadedFont)
    /// A font file of the document's project.
    case outlines(OutlineFont)

    /// The first part of a glyph's name in an SVG.
    var name: String {
        switch self {
        case .pinned(let font): font.name
        case .outlines(let font): font.name
        }
    }

    /// In units of 1/`LoadedFont.outlineUnits` em, y downwards.
    func outline(of glyph: UInt32) -> [PathElement] {
        switch self {
        case .pinned(let font): font.outline(of: glyph)
        case .outlines(let font): font.outline(of: glyph)
        }
    }
}

extension PathElement {
    /// The element scaled and moved.
    func mapped(scaleX: Double, scaleY: Double, to origin: Point) -> PathElement {
        func place(_ point: Point) -> Point {
            Point(x: origin.x + point.x * scaleX, y: origin.y + point.y * scaleY)
        }
        return switch self {
        case .move(let point): .move(place(point))
        case .line(let point): .line(place(point))
        case .curve(let first, let second, let end): .curve(place(first), place(second), place(end))
        case .close: .close
        }
    }
}
