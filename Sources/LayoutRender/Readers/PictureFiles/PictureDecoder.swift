import CCairo
import PNGCodec

/// Turns picture files into pixels, each format through the library made for that format. JPEG, WebP, HEIC, SVG and PDF
/// need a library that is looked for when the first such file is read.
public enum PictureDecoder {
    /// The formats of asset catalogs and loose pictures.
    public enum Format: String, Sendable, CaseIterable {
        /// Of an animated GIF the first frame is read, of a PDF the first page.
        case png, jpeg, gif, webp, heic, svg, pdf

        /// Drawn at any size.
        public var isVector: Bool { self == .svg || self == .pdf }
    }

    /// Why a file gave no pixels.
    public typealias Failure = PictureFailure

    /// Reads a file and returns its pixels.
    /// - Parameters:
    ///   - width: of a vector picture in pixels, at least 1; a bitmap keeps its own size.
    ///   - height: of a vector picture in pixels, at least 1; a bitmap keeps its own size.
    ///   - limits: checked before anything is allocated.
    /// - Throws: `tooLarge` beyond the limits, `broken` for bytes that are no picture of the format, `noLibrary` if the
    ///   format's library is not installed.
    public static func decode(
        _ bytes: [UInt8], as format: Format, width: Int, height: Int, limits: PixelLimits = PixelLimits()
    ) throws(Failure) -> Bitmap {
        guard !format.isVector || (width > 0 && height > 0 && limits.allows(width: width, height: height)) else {
            throw .tooLarge
        }
        switch format {
        case .png:
            do {
                return try PNG.decode(bytes, limits: limits)
            } catch {
                throw .broken
            }
        case .jpeg: return try JPEGPicture.decode(bytes, limits)
        case .gif: return try GIFPicture.decode(bytes, limits)
        case .webp: return try WebPPicture.decode(bytes, limits)
        case .heic: return try HEICPicture.decode(bytes, limits)
        case .svg: return try draw(width, height) { (canvas) throws(Failure) in try SVGPicture.draw(bytes, canvas) }
        case .pdf: return try draw(width, height) { (canvas) throws(Failure) in try PDFPicture.draw(bytes, canvas) }
        }
    }

    /// A vector picture on a transparent surface of the wanted size.
    private static func draw(
        _ width: Int, _ height: Int, _ body: (PictureCanvas) throws(Failure) -> Void
    ) throws(Failure) -> Bitmap {
        guard let width32 = Int32(exactly: width), let height32 = Int32(exactly: height),
            let surface = unsafe cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width32, height32)
        else { throw .broken }
        // cairo manual: "The caller owns the surface and should call cairo_surface_destroy() when done with it."
        defer { unsafe cairo_surface_destroy(surface) }
        guard let context = unsafe cairo_create(surface) else { throw .broken }
        // Errors are sticky: a surface or a context that could not be made has a status, too.
        defer { unsafe cairo_destroy(context) }
        try unsafe body(PictureCanvas(context: context, width: Double(width), height: Double(height)))
        guard unsafe cairo_status(context) == CAIRO_STATUS_SUCCESS else { throw .broken }
        unsafe cairo_surface_flush(surface)
        guard let data = unsafe cairo_image_surface_get_data(surface) else { throw .broken }
        let stride = Int(unsafe cairo_image_surface_get_stride(surface))
        let bytes = unsafe UnsafeRawBufferPointer(start: data, count: stride * height)
        let bitmap = unsafe Bitmap(width: width, height: height, premultiplied: bytes, stride: stride)
        guard let bitmap else { throw .broken }
        return bitmap
    }
}
