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
        _ bytes: [UInt8], as format: Format, width: Int, height: Int, limits: RenderLimits = RenderLimits()
    ) throws(Failure) -> Bitmap {
        guard !format.isVector || (width > 0 && height > 0 && limits.allows(width: width, height: height)) else {
            throw .tooLarge
        }
        switch format {
        case .png:
            do {
                return try PNG.decode(bytes, limits: limits.picture)
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
        let bitmap: Bitmap?
        do {
            let surface = try CairoImageSurface(width: width, height: height)
            let context = try unsafe CairoContext(surface: surface.handle)
            try unsafe body(PictureCanvas(context: context.handle, width: Double(width), height: Double(height)))
            try context.check()
            bitmap = surface.bitmap()
        } catch let failure as Failure {
            throw failure
        } catch {
            throw .broken
        }
        guard let bitmap else { throw .broken }
        return bitmap
    }
}
