import LayoutEngine
import Synchronization

/// A font file's face as the engine measures with it.
///
/// A class because texts share it and what it has measured; HarfBuzz's objects stay behind a lock.
public final class ProjectTypeface: TypefaceMeasuring {
    /// The PostScript name that the face answers to.
    public let name: String
    /// The font file, absolute.
    public let path: String
    public let family: String
    /// In em, from the `hhea` table.
    public let ascender: Double
    public let descender: Double
    public let lineGap: Double
    private let shaper: Mutex<Shaper>

    private struct Shaper: ~Copyable {
        let font: HarfBuzzFont
        /// Texts measured, so that a second pass over a page shapes nothing.
        var known: [[UInt32]: [Double]] = [:]
    }

    private static let knownLimit = 4_096

    /// - Parameter instance: the named instance of a variable font; nil: the default one.
    /// - Returns: nil for what is no font or has no line metrics.
    init?(name: String, path: String, bytes: [UInt8], face: Int, instance: Int?) {
        guard var font = HarfBuzzFont(bytes, face: face), let header = font.horizontalHeader else { return nil }
        guard (0...10).contains(header.ascender), (-10...0).contains(header.descender) else { return nil }
        if let instance { font.select(instance: instance) }
        self.name = name
        self.path = path
        family = font.name(HarfBuzzFont.NameID.typographicFamily) ?? font.name(HarfBuzzFont.NameID.family) ?? name
        ascender = header.ascender
        descender = -header.descender
        lineGap = min(max(header.lineGap, 0), 10)
        shaper = Mutex(Shaper(font: font))
    }

    public func advances(of scalars: [UInt32]) -> [Double] {
        shaper.withLock { shaper in
            if let known = shaper.known[scalars] { return known }
            let advances = shaper.font.advances(of: scalars)
            if shaper.known.count >= Self.knownLimit { shaper.known.removeAll() }
            shaper.known[scalars] = advances
            return advances
        }
    }
}
