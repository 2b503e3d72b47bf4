extension PNG {
    /// A PNG file of what was drawn.
    static func encode(_ surface: borrowing CairoImageSurface) throws(RenderError) -> [UInt8] {
        guard let bitmap = surface.bitmap() else { throw .drawing(library: "cairo", status: "no pixels") }
        return encode(bitmap)
    }
}
