import CCairo
import CPango
import Notation

/// A cairo font for one size and canvas; destroyed with its last user.
@safe final class ScaledFont {
    /// Owned: its reference is given back at the end.
    let handle: OpaquePointer

    /// - Parameter handle: a reference that the object takes over.
    init(owning handle: OpaquePointer) { unsafe self.handle = handle }

    deinit { unsafe cairo_scaled_font_destroy(handle) }
}

/// A font at a size, as shaped runs refer to it.
///
/// A class because many runs share one font; a font is used on its renderer's thread only.
@safe final class LoadedFont {
    /// Family, weight and slant as one word, the same in every process: the first part of a glyph's name in an SVG.
    let name: String
    /// In points.
    let size: Double
    /// Owned: the object holds a reference.
    private let font: OpaquePointer
    /// Owned: the object holds a reference. The face without the canvas's scale.
    private let scaled: OpaquePointer
    /// The same face for a canvas of another scale, made when first asked for.
    private var canvasFonts: [Double: ScaledFont] = [:]
    /// The outlines of the glyphs met so far.
    private var outlines: [UInt32: [PathElement]] = [:]
    /// A font of bitmaps: its glyphs have colours and no outlines.
    var isColored: Bool { name.hasPrefix(FontFiles.emojiFamily.lowercased().replacing(" ", with: "-")) }

    /// Units of an outline's em square, fine enough for integers.
    static let outlineUnits = 2048.0

    /// Nil if the font has no scaled font of cairo.
    init?(size: Double, font: OpaquePointer) {
        // Pango manual: "the cairo_scaled_font_t used by font [...] The scaled font can be referenced and kept using
        // cairo_scaled_font_reference()."
        guard let scaled = unsafe pango_cairo_font_get_scaled_font(font) else { return nil }
        unsafe self.scaled = cairo_scaled_font_reference(scaled)
        unsafe self.font = font
        unsafe g_object_ref(UnsafeMutableRawPointer(font))
        let description = unsafe pango_font_describe(font)
        unsafe pango_font_description_unset_fields(description, PANGO_FONT_MASK_SIZE)
        // Pango manual: "a new string that must be freed with g_free()."
        let words = unsafe pango_font_description_to_string(description)
        name = unsafe words.map { unsafe String(cString: $0).lowercased() }?.replacing(" ", with: "-") ?? "font"
        unsafe g_free(words)
        unsafe pango_font_description_free(description)
        self.size = size
    }

    deinit {
        unsafe cairo_scaled_font_destroy(scaled)
        unsafe g_object_unref(UnsafeMutableRawPointer(font))
    }

    /// The face for a canvas with `scale` pixels per point, stretched horizontally by `stretch`. A stretched face is
    /// kept under a negative number, so that no scale without stretch has the same key.
    func font(scale: Double, stretch: Double) -> ScaledFont? {
        let key = stretch == 1 ? scale : -scale * stretch
        if let known = canvasFonts[key] { return known }
        let made = make(em: size, scale: scale, stretch: stretch)
        canvasFonts[key] = made
        return made
    }

    /// - Parameters:
    ///   - em: the size of the font, in units of the canvas.
    ///   - scale: pixels per unit.
    ///   - stretch: the factor on widths.
    private func make(em: Double, scale: Double, stretch: Double) -> ScaledFont? {
        let face = unsafe cairo_scaled_font_get_font_face(scaled)
        var matrix = cairo_matrix_t()
        unsafe cairo_scaled_font_get_font_matrix(scaled, &matrix)
        let ratio = em / size
        var sized = cairo_matrix_t(
            xx: matrix.xx * ratio * stretch, yx: matrix.yx * ratio, xy: matrix.xy * ratio * stretch,
            yy: matrix.yy * ratio, x0: 0, y0: 0)
        var canvas = cairo_matrix_t(xx: scale, yx: 0, xy: 0, yy: scale, x0: 0, y0: 0)
        let options = unsafe FontLibrary.makeOptions()
        defer { unsafe cairo_font_options_destroy(options) }
        // cairo manual: "the newly created cairo_scaled_font_t. Destroy with cairo_scaled_font_destroy()".
        var made: OpaquePointer?
        OpenFaces.use { unsafe made = cairo_scaled_font_create(face, &sized, &canvas, options) }
        return unsafe made.map { unsafe ScaledFont(owning: $0) }
    }

    /// The outline of a glyph in units of 1/`outlineUnits` em, y downwards, cached.
    func outline(of glyph: UInt32) -> [PathElement] {
        if let known = outlines[glyph] { return known }
        let made = makeOutline(of: glyph)
        outlines[glyph] = made
        return made
    }

    /// The glyph as a path of cairo on a surface that is never drawn; empty for a blank glyph, and after an error.
    private func makeOutline(of glyph: UInt32) -> [PathElement] {
        guard let font = make(em: LoadedFont.outlineUnits, scale: 1, stretch: 1),
            let surface = unsafe cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil),
            let context = unsafe cairo_create(surface)
        else { return [] }
        defer {
            unsafe cairo_destroy(context)
            unsafe cairo_surface_destroy(surface)
        }
        unsafe cairo_set_scaled_font(context, font.handle)
        var glyphs = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
        OpenFaces.use { unsafe cairo_glyph_path(context, &glyphs, 1) }
        // cairo manual: cairo_copy_path() "returns the copy of the current path. The caller owns the returned object and
        // should call cairo_path_destroy() when finished with it."
        guard let path = unsafe cairo_copy_path(context) else { return [] }
        defer { unsafe cairo_path_destroy(path) }
        return unsafe LoadedFont.elements(of: path.pointee)
    }

    /// A glyph of a font of bitmaps as a picture, its frame in units of 1/`outlineUnits` em, y downwards; nil for a
    /// blank glyph.
    func picture(of glyph: UInt32) -> (bitmap: Bitmap, frame: Rect)? {
        guard let font = make(em: LoadedFont.pictureSize, scale: 1, stretch: 1) else { return nil }
        var glyphs = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
        var extents = cairo_text_extents_t()
        OpenFaces.use { unsafe cairo_scaled_font_glyph_extents(font.handle, &glyphs, 1, &extents) }
        let left = extents.x_bearing.rounded(.down)
        let top = extents.y_bearing.rounded(.down)
        let right = (extents.x_bearing + extents.width).rounded(.up)
        let bottom = (extents.y_bearing + extents.height).rounded(.up)
        guard extents.width > 0, extents.height > 0, let width = Int(exactly: right - left),
            let height = Int(exactly: bottom - top), width <= 1000, height <= 1000,
            let surface = try? CairoImageSurface(width: width, height: height),
            let context = unsafe cairo_create(surface.handle)
        else { return nil }
        defer { unsafe cairo_destroy(context) }
        unsafe cairo_translate(context, -left, -top)
        unsafe cairo_set_scaled_font(context, font.handle)
        OpenFaces.use { unsafe cairo_show_glyphs(context, &glyphs, 1) }
        guard let bitmap = surface.bitmap() else { return nil }
        let unit = LoadedFont.outlineUnits / LoadedFont.pictureSize
        let frame = Rect(
            x: left * unit, y: top * unit, width: (right - left) * unit, height: (bottom - top) * unit)
        return (bitmap, frame)
    }

    /// Pixels per em of such a picture: near the size of usual emoji fonts.
    private static let pictureSize = 128.0

    /// Points are rounded to units of the em square, so that the same outline gives the same text in an SVG.
    private static func elements(of path: cairo_path_t) -> [PathElement] {
        guard unsafe path.status == CAIRO_STATUS_SUCCESS, let data = unsafe path.data else { return [] }
        var elements: [PathElement] = []
        var index = 0
        let count = unsafe Int(path.num_data)
        while index < count {
            let header = unsafe data[index].header
            func point(_ offset: Int) -> Point {
                let place = unsafe data[index + offset].point
                return Point(x: place.x.rounded(), y: place.y.rounded())
            }
            switch header.type {
            case CAIRO_PATH_MOVE_TO: elements.append(.move(point(1)))
            case CAIRO_PATH_LINE_TO: elements.append(.line(point(1)))
            case CAIRO_PATH_CURVE_TO: elements.append(.curve(point(1), point(2), point(3)))
            default: elements.append(.close)
            }
            index += max(1, Int(header.length))
        }
        // Cairo adds a move to the start after closing an outline; a move at the end is removed.
        if case .move = elements.last { elements.removeLast() }
        return elements
    }
}
