/// A font whose letters are measured outside the engine, from a font file.
///
/// Guarantees of every conformance: the same scalars give the same advances, on any thread.
public protocol TypefaceMeasuring: AnyObject, Sendable {
    /// In em above the baseline.
    var ascender: Double { get }
    /// In em, a positive distance below the baseline.
    var descender: Double { get }
    /// In em between two lines.
    var lineGap: Double { get }

    /// One advance a scalar, in em, kerning and ligatures included: what several scalars share stands at the first of
    /// them. NaN for a scalar without a glyph, which another font sets.
    func advances(of scalars: [UInt32]) -> [Double]
}

/// The fonts that a document names and whose files are known, by PostScript name.
public struct Typefaces: Sendable, Equatable {
    private var faces: [String: any TypefaceMeasuring] = [:]

    public init() {}

    public var isEmpty: Bool { faces.isEmpty }

    /// A face by its name, as `Font.faceName` or else `Font.family` says it.
    public subscript(name: String) -> (any TypefaceMeasuring)? {
        get { faces[name] }
        set { faces[name] = newValue }
    }

    /// The face that sets a font; nil for the system font and for fonts whose files are not known.
    func face(of font: Font) -> (any TypefaceMeasuring)? {
        guard !faces.isEmpty, let family = font.family ?? font.faceName else { return nil }
        if let name = font.faceName { return faces[name] }
        return faces[family]
    }

    /// The same names for the same faces.
    public static func == (a: Typefaces, b: Typefaces) -> Bool {
        a.faces.count == b.faces.count && a.faces.allSatisfy { name, face in b.faces[name].map { $0 === face } == true }
    }
}
