import CPango
import Notation

/// Converts runs of text to glyphs: with the run's font file if it names one, else through Pango with the pinned
/// fonts. The widths of the glyphs decide nothing: `PlacedLine` stretches a line to the width that the engine
/// measured.
///
/// A class because it owns Pango's objects and is made only where a text is shaped; it stays on its renderer's thread.
@safe final class PangoShaper {
    /// The pinned fonts.
    private var library: FontLibrary
    /// Owned: one layout of Pango, set anew for each text.
    private let layout: OpaquePointer
    /// The limits of a line of text.
    private let limits: RenderLimits
    /// In the order of first use. The list keeps Pango's fonts alive, so that an address names one font.
    private var fonts: [LoadedFont] = []
    /// The place in `fonts` by the address of Pango's font.
    private var fontPlaces: [UInt: Int] = [:]
    /// The fonts of the project's files.
    private var outlineFonts = OutlineFonts()
    /// Emptied when full. Only read by key: the order reaches no output.
    private var cache: [Key: ShapedText] = [:]
    /// Applied to each text before Pango reads the text.
    private var sanitizer: TextSanitizer
    /// Characters that no pinned font has, each once, in the order of occurrence.
    private(set) var missing: [Unicode.Scalar] = []

    /// What the glyphs of a text depend on.
    private struct Key: Hashable {
        /// The text before it is cleaned.
        @ComparedByBytes var text: String
        /// Family, weight, slant, and the run's own file.
        var face: FontFace
        /// In points, within the shaper's range.
        var size: Double
        /// Nil for English.
        var language: String?
    }

    /// The current language of the context.
    private var language: String?

    /// The most shaped texts that are kept.
    private static let cacheLimit = 20_000

    /// - Throws: if Pango gives no layout.
    init(limits: RenderLimits, library: consuming FontLibrary) throws(RenderError) {
        // Pango manual: "the newly allocated PangoLayout, which should be freed with g_object_unref()".
        guard let layout = unsafe pango_layout_new(library.context) else {
            throw .drawing(library: "pango", status: "no layout")
        }
        unsafe pango_layout_set_single_paragraph_mode(layout, 1)
        unsafe self.layout = layout
        self.library = library
        self.limits = limits
        sanitizer = TextSanitizer(limits: limits)
    }

    deinit {
        unsafe g_object_unref(UnsafeMutableRawPointer(layout))
    }

    /// The glyphs of one line, cached.
    ///
    /// 1 The face's file is found and checked. 2 The text is cleaned. 3 The file of the run, or Pango, makes the
    /// glyphs. A size beyond the range of 1 to 2,000 points is moved into the range.
    /// - Throws: `missingFont` or `unusableFont` for the pinned face.
    func shape(
        _ text: String, face: FontFace, size: Double, language: String? = nil
    ) throws(RenderError) -> ShapedText {
        let size = size.isFinite ? min(max(size, 1), 2000) : 1
        let key = Key(text: text, face: face, size: size, language: language)
        if let known = cache[key] { return known }
        let face = try library.load(face)
        let clean = sanitizer.clean(text)
        let shaped =
            face.typeface.map { shape(clean, $0, face: face, size: size, language: language) }
            ?? shapePinned(clean, face: face, size: size, language: language)
        for scalar in shaped.missingScalars where !missing.contains(scalar) && missing.count < 100 {
            missing.append(scalar)
        }
        if cache.count >= PangoShaper.cacheLimit { cache.removeAll() }
        cache[key] = shaped
        return shaped
    }

    /// Uses the font file for letters that it has, and the pinned fonts for the others.
    private func shape(
        _ text: String, _ typeface: TypefaceReference, face: FontFace, size: Double, language: String?
    ) -> ShapedText {
        let scalars = text.unicodeScalars.map(\.value)
        let covers = typeface.face.advances(of: scalars, language: typeface.language).map(\.isFinite)
        guard covers.count == scalars.count else { return ShapedText() }
        let font = GlyphFont.outlines(outlineFonts.font(of: typeface.face))
        var shaped = ShapedText()
        for stretch in TextStretch.stretches(of: scalars, covers: covers) {
            let part = Array(scalars[stretch.range])
            if stretch.isCovered {
                shaped.append(
                    typeface.face.glyphs(
                        of: part, isRightToLeft: stretch.isRightToLeft, language: typeface.language),
                    font, size: size)
            } else {
                let words = String(String.UnicodeScalarView(part.compactMap(Unicode.Scalar.init)))
                let start = text.unicodeScalars.prefix(stretch.range.lowerBound).reduce(0) { $0 + UTF8.width($1) }
                shaped.append(shapePinned(words, face: face, size: size, language: language), byte: start)
            }
        }
        return shaped
    }

    /// Shapes one line with the pinned fonts: font files named by the renderer, never the machine's further fonts.
    ///
    /// The pinned fallback fonts are loaded when the first character needs them, since their files are large: a line
    /// with a character that no font loaded so far has is then shaped a second time.
    private func shapePinned(
        _ clean: String, face: FontFace, size: Double, language: String?
    ) -> ShapedText {
        if language != self.language {
            library.setLanguage(language)
            self.language = language
        }
        if clean.hasEmoji { library.loadFallbacks() }
        library.loadScripts(of: clean)
        var shaped = shapeOnce(clean, face: face, size: size)
        if !shaped.missing.isEmpty, !library.hasFallbacks {
            library.loadFallbacks()
            shaped = shapeOnce(clean, face: face, size: size)
        }
        return shaped
    }

    /// One line through Pango with the fonts loaded so far.
    private func shapeOnce(_ text: String, face: FontFace, size: Double) -> ShapedText {
        let description = unsafe FontLibrary.makeDescription(face, size: size)
        // Pango manual: pango_layout_set_font_description() "the new PangoFontDescription [...] is copied".
        unsafe pango_layout_set_font_description(layout, description)
        unsafe pango_font_description_free(description)
        if face.usesMonospacedDigits {
            let attributes = unsafe pango_attr_list_new()
            // Pango manual: pango_attr_list_insert() "Ownership of this value is assumed by the list."
            unsafe pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum=1"))
            unsafe pango_layout_set_attributes(layout, attributes)
            unsafe pango_attr_list_unref(attributes)
        } else {
            unsafe pango_layout_set_attributes(layout, nil)
        }
        unsafe pango_layout_set_text(layout, text, Int32(truncatingIfNeeded: text.utf8.count))
        var shaped = ShapedText()
        OpenFaces.use {
            // Pango manual: "The line should not be modified, and becomes invalid when the layout changes."
            guard let line = unsafe pango_layout_get_line_readonly(layout, 0) else { return }
            unsafe shaped = read(line.pointee, text: text, size: size)
        }
        return shaped
    }

    /// The glyphs of Pango's runs with the pen's position. A glyph with the flag for unknown characters has no outline
    /// and is noted as missing.
    private func read(_ line: PangoLayoutLine, text: String, size: Double) -> ShapedText {
        var shaped = ShapedText()
        var pen = 0.0
        let unit = 1 / Double(PANGO_SCALE)
        let bytes = Array(text.utf8)
        var starts: [Int] = []
        var node = unsafe line.runs
        while let entry = unsafe node {
            unsafe node = entry.pointee.next
            guard let data = unsafe entry.pointee.data else { continue }
            let run = unsafe data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
            guard let item = unsafe run.item, let string = unsafe run.glyphs,
                let font = unsafe item.pointee.analysis.font, let loaded = unsafe loaded(font, size: size)
            else { continue }
            var glyphs: [ShapedText.Glyph] = []
            for index in 0..<(unsafe Int(string.pointee.num_glyphs)) {
                let info = unsafe string.pointee.glyphs[index]
                let width = Double(info.geometry.width) * unit
                if info.glyph & PangoShaper.unknownFlag != 0 {
                    let offset = unsafe Int(item.pointee.offset) + Int(string.pointee.log_clusters[index])
                    if starts.isEmpty { starts = text.characterStarts }
                    shaped.addMissing(
                        PangoShaper.scalar(in: bytes, at: offset), Interval(start: pen, length: width),
                        character: starts.last(upTo: offset))
                } else if info.glyph != PangoShaper.emptyGlyph {
                    glyphs.append(
                        ShapedText.Glyph(
                            index: info.glyph, x: pen + Double(info.geometry.x_offset) * unit,
                            y: Double(info.geometry.y_offset) * unit))
                }
                pen += width
            }
            shaped.runs.append(ShapedText.Run(font: .pinned(loaded), glyphs: glyphs))
        }
        shaped.width = pen
        return shaped
    }

    /// The font of a run, made once for each of Pango's fonts.
    private func loaded(_ font: OpaquePointer, size: Double) -> LoadedFont? {
        let address = UInt(bitPattern: font)
        if let place = fontPlaces[address] { return fonts[place] }
        guard let made = unsafe LoadedFont(size: size, font: font) else { return nil }
        fontPlaces[address] = fonts.count
        fonts.append(made)
        return made
    }

    /// PANGO_GLYPH_UNKNOWN_FLAG and PANGO_GLYPH_EMPTY, which are casts that Swift does not import.
    private static let unknownFlag: UInt32 = 0x1000_0000
    /// Takes room and draws nothing.
    private static let emptyGlyph: UInt32 = 0x0FFF_FFFF

    /// The scalar that begins at a byte; nil behind the end.
    private static func scalar(in bytes: [UInt8], at offset: Int) -> Unicode.Scalar? {
        guard offset >= 0, offset < bytes.count else { return nil }
        return String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self).unicodeScalars.first
    }
}
