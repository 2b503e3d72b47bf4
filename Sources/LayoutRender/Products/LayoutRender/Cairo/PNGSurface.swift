/// From cairo's memory to a PNG file without a copy of the pixels in between, where the picture is opaque.
extension PNG {
    /// A PNG file of the surface's picture. Consumes the surface: an opaque picture is packed in the surface's own memory.
    static func encode(_ surface: consuming CairoImageSurface) throws(RenderError) -> [UInt8] {
        let width = surface.width
        let height = surface.height
        let file: [UInt8]?? = unsafe surface.withPixels { bytes, _ in
            unsafe encode(opaqueWords: bytes, width: width, height: height)
        }
        if let file = file ?? nil { return file }
        guard let bitmap = surface.bitmap() else { throw .drawing(library: "cairo", status: "no pixels") }
        return encode(bitmap)
    }
}
