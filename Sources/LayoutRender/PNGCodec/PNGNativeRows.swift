import Compression

extension PNG {
    /// A PNG file of an opaque picture's words of alpha, red, green and blue in the machine's byte order; nil if a pixel
    /// is not opaque. Packs the words into rows inside their own memory, because touching fresh memory costs more than
    /// the packing: the words are gone afterwards.
    @unsafe package static func encode(
        opaqueWords bytes: UnsafeMutableRawBufferPointer, width: Int, height: Int
    ) -> [UInt8]? {
        guard bytes.count == width * height * 4, width > 0, unsafe isOpaque(bytes) else { return nil }
        let count = unsafe packRows(bytes, width: width, height: height)
        let packed = unsafe Deflate.compress(UnsafeRawBufferPointer(rebasing: bytes[..<count]), level: PNG.level) ?? []
        guard !packed.isEmpty else { return nil }
        return file(width: width, height: height, Raster(colorType: .rgb, rows: []), packed: packed)
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
