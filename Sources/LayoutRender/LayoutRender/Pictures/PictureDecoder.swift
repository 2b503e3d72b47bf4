/// Turns picture files into pixels, each format through the library that is made for it.
public enum PictureDecoder {
    public enum Format: String, Sendable, CaseIterable {
        case png, jpeg, gif, webp, heic, svg, pdf

        /// Drawn at any size.
        public var isVector: Bool { self == .svg || self == .pdf }
    }

    public typealias Failure = PictureFailure

    /// Reads a file.
    /// - Parameters:
    ///   - size: of a vector picture in pixels, at least one each; a bitmap keeps its own.
    ///   - limits: checked before anything is allocated.
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
