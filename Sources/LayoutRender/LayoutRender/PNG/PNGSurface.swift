import Compression

extension PNG {
    /// A PNG file of what was drawn. The surface's memory is used up: an opaque picture is packed into rows where it
    /// lies, because touching fresh memory costs more than the packing.
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

    /// Turns rows of native ARGB words into filter bytes and RGB triples, front to back in the same memory: what is
    /// written never passes what is still to be read (4 bytes a pixel shrink to 3, a row gains one).
    ///
    /// A row like the one above it becomes zeros (filter Up), which flat pictures are full of; any other stays as it is.
    /// - Returns: the number of bytes that the rows now take.
    @unsafe private static func packRows(_ bytes: UnsafeMutableRawBufferPointer, width: Int, height: Int) -> Int {
        guard let base = bytes.baseAddress else { return 0 }
        var isRepeated = false
        var to = 0
        for row in 0..<height {
            let source = unsafe base + row * width * 4
            // Asked while both rows are still there.
            let isNextRepeated =
                unsafe row + 1 < height && PixelPacking.areEqual(source, source + width * 4, count: width)
            if isRepeated {
                unsafe (base + to + 1).initializeMemory(as: UInt8.self, repeating: 0, count: width * 3)
            } else {
                unsafe PixelPacking.pack(source, count: width, order: .nativeARGB, to: base + to + 1)
            }
            // Last: in the first row it takes the place of a pixel's byte.
            unsafe base.storeBytes(of: isRepeated ? 2 : 0, toByteOffset: to, as: UInt8.self)
            to += 1 + width * 3
            isRepeated = isNextRepeated
        }
        return to
    }
}
