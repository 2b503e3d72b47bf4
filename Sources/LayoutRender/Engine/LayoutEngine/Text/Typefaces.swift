/// The fonts of a document whose files are known, by PostScript name. Part of `LayoutEnvironment`: every font that is
/// not in the table is measured as the system font or by estimates.
public struct Typefaces: Sendable, Equatable {
    private var faces: [String: any Typeface] = [:]

    /// No fonts.
    public init() {}

    /// Whether no font's file is known.
    public var isEmpty: Bool { faces.isEmpty }

    /// A face by its name in `Font.faceName` or else `Font.family`.
    public subscript(name: String) -> (any Typeface)? {
        get { faces[name] }
        set { faces[name] = newValue }
    }

    /// The face of a font; nil for the system font and for fonts whose files are not known.
    func face(of font: Font) -> (any Typeface)? {
        guard !faces.isEmpty, let family = font.family ?? font.faceName else { return nil }
        if let name = font.faceName { return faces[name] }
        return faces[family]
    }

    /// Equal if the same names have the same faces.
    public static func == (a: Typefaces, b: Typefaces) -> Bool {
        a.faces.count == b.faces.count && a.faces.allSatisfy { name, face in b.faces[name].map { $0 === face } == true }
    }
}
