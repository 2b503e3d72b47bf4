import Compression

extension PNG {
    /// A PNG file of the surface's picture. Consumes the surface: an opaque picture is packed into rows inside the
    /// surface's own memory, because touching fresh memory costs more than the packing.
    static func encode(_ surface: consuming CairoImageSurface) throws(RenderError) -> [UInt8] {
        let width = surface.width
        let height = surface.height
        let packed: [UInt8]? = unsafe surface.withPixels { bytes, stride in
            guard stride == width * 4, width > 0, unsafe isOpaque(bytes) else { return [] }
            let count = unsafe packRows(bytes, width: width, height: height)
            return unsafe Deflate.compress(UnsafeRawBufferPointer(rebasing: bytes[..<count]), level: PNG.level) ?? []
        }
        if let packed, !packed.isEmpty {
            return file(width: width, height: height, Raster(colorType: .rgb, rows: []), packed: packed)
        }
        guard let bitmap = surface.bitmap() else { throw .drawing(library: "cairo", status: "no pixels") }
        return encode(bitmap)
    }

    @unsafe private static func isOpaque(_ bytes: UnsafeMutableRawBufferPointer) -> Bool {
        let pixels = unsafe bytes.bindMemory(to: UInt32.self)
        var all: UInt32 = 0xFF00_0000
        for index in 0..<pixels.count { all &= unsafe pixels[index] }
        return all == 0xFF00_0000
    }

    /// Converts rows of native ARGB words to filter bytes and RGB triples, front to back in the same memory: 4 bytes
    /// per pixel become 3 and a row gains one byte, so writing never overtakes reading.
    ///
    /// A row equal to the row above becomes zeros (filter Up), which is frequent in flat pictures; other rows get no
    /// filter.
    /// - Returns: the number of bytes of the packed rows.
    @unsafe private static func packRows(_ bytes: UnsafeMutableRawBufferPointer, width: Int, height: Int) -> Int {
        guard let base = bytes.baseAddress else { return 0 }
        var isRepeated = false
        var to = 0
        for row in 0..<height {
            let source = unsafe base + row * width * 4
            // Compared before the rows are overwritten.
            let isNextRepeated =
                unsafe row + 1 < height && PixelPacking.areEqual(source, source + width * 4, count: width)
            if isRepeated {
                unsafe (base + to + 1).initializeMemory(as: UInt8.self, repeating: 0, count: width * 3)
            } else {
                unsafe PixelPacking.pack(source, count: width, order: .nativeARGB, to: base + to + 1)
            }
            // Written last: in the first row the filter byte replaces a byte of a pixel.
            unsafe base.storeBytes(of: isRepeated ? 2 : 0, toByteOffset: to, as: UInt8.self)
            to += 1 + width * 3
            isRepeated = isNextRepeated
        }
        return to
    }
}
