/// Converts runs of text to glyphs. The first text makes the library of fonts and loads Pango: a picture without text
/// needs neither, and they take most of the time of a small picture.
package struct TextShaper: ~Copyable {
    /// The limits of a line of text.
    private let limits: RenderLimits
    /// Asked until it succeeds, once then.
    private let library: () throws(RenderError) -> FontLibrary
    /// Nil before the first text.
    private var shaper: PangoShaper?

    /// - Parameter library: asked for when the first text has come.
    init(limits: RenderLimits, library: @autoclosure @escaping () throws(RenderError) -> FontLibrary) {
        self.limits = limits
        self.library = library
    }

    /// Characters that no pinned font has, each once, in the order of occurrence.
    var missing: [Unicode.Scalar] { shaper?.missing ?? [] }

    /// The glyphs of one line, cached.
    /// - Throws: `missingFont` or `unusableFont` for the pinned face, `drawing` where Pango or fontconfig cannot start.
    mutating func shape(
        _ text: String, face: FontFace, size: Double, language: String? = nil
    ) throws(RenderError) -> ShapedText {
        let shaper = try opened()
        return try shaper.shape(text, face: face, size: size, language: language)
    }

    /// The shaper, made at the first call.
    private mutating func opened() throws(RenderError) -> PangoShaper {
        if let shaper { return shaper }
        let made = try PangoShaper(limits: limits, library: library())
        shaper = made
        return made
    }
}
