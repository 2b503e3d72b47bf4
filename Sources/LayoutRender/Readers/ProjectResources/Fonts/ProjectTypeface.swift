import LayoutEngine
import Notation
import Synchronization

/// A font file's face for measuring and drawing.
///
/// A class because texts share the face and its cache; HarfBuzz's objects are protected by a lock.
public final class ProjectTypeface: Typeface {
    /// The PostScript name by which the face was found.
    public let name: String
    /// The font file, absolute.
    public let path: String
    /// The family name in the file's `name` table, else the PostScript name.
    public let family: String
    /// In em above the baseline, from the `hhea` table.
    public let ascender: Double
    /// In em below the baseline, positive, from the `hhea` table.
    public let descender: Double
    /// False for a font of bitmaps only.
    public let hasOutlines: Bool
    /// The mark of the font file, the face's number in the file and the instance.
    public let mark: String?
    /// The font with its cache; one thread at a time.
    private let shaper: Mutex<Shaper>

    /// HarfBuzz's objects, which one thread at a time may use.
    private struct Shaper: ~Copyable {
        let font: HarfBuzzFont
        /// Measured texts, so that a second pass over a page shapes nothing.
        var known: [Text: [Double]] = [:]
    }

    /// A measured text, by its scalars and its language.
    private struct Text: Hashable {
        /// Before shaping; the same letters in another language may have other glyphs.
        var scalars: [UInt32]
        var language: String?
    }

    /// The most texts whose advances are kept.
    private static let knownLimit = 4_096

    /// - Parameter instance: the named instance of a variable font; nil: the default instance.
    /// - Returns: nil if the bytes are no font or have no line metrics.
    init?(name: String, path: String, bytes: [UInt8], face: Int, instance: Int?) {
        guard var font = HarfBuzzFont(bytes, face: face), let header = font.horizontalHeader else { return nil }
        guard (0...10).contains(header.ascender), (-10...0).contains(header.descender) else { return nil }
        if let instance { font.select(instance: instance) }
        self.name = name
        self.path = path
        family = font.name(HarfBuzzFont.NameID.typographicFamily) ?? font.name(HarfBuzzFont.NameID.family) ?? name
        ascender = header.ascender
        descender = -header.descender
        hasOutlines = font.hasOutlines
        mark = FontMark.text(of: bytes) + " \(face) \(instance ?? -1)"
        shaper = Mutex(Shaper(font: font))
    }

    /// Shapes the text with HarfBuzz, and keeps the advances of up to 4,096 texts.
    public func advances(of scalars: [UInt32], language: String?) -> [Double] {
        let text = Text(scalars: scalars, language: language)
        return shaper.withLock { shaper in
            if let known = shaper.known[text] { return known }
            var advances = [Double](repeating: 0, count: scalars.count)
            for part in shaper.font.shape(scalars, isRightToLeft: nil, language: language) {
                advances[part.scalar] += part.glyph.index == 0 ? .nan : part.glyph.advance
            }
            if shaper.known.count >= Self.knownLimit { shaper.known.removeAll() }
            shaper.known[text] = advances
            return advances
        }
    }

    /// Shapes the text in one direction with HarfBuzz.
    public func glyphs(of scalars: [UInt32], isRightToLeft: Bool, language: String?) -> [TypefaceGlyph] {
        shaper.withLock { shaper in
            shaper.font.shape(scalars, isRightToLeft: isRightToLeft, language: language).map(\.glyph)
        }
    }

    /// The glyph's outline in em, of the selected instance of a variable font.
    public func outline(of glyph: UInt32) -> [GlyphSegment] {
        shaper.withLock { $0.font.outline(of: glyph) }
    }
}
