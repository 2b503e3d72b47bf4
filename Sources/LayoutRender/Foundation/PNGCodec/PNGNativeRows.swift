/// The encoder's entrance for pixels in cairo's memory.
extension PNG {
    /// A PNG file of an opaque picture's words of alpha, red, green and blue in the machine's byte order; nil if a pixel
    /// is not opaque.
    @unsafe package static func encode(
        opaqueWords bytes: UnsafeMutableRawBufferPointer, width: Int, height: Int
    ) -> [UInt8]? {
        guard bytes.count == width * height * 4, width > 0, let base = UnsafeRawPointer(bytes.baseAddress) else {
            return nil
        }
        let packed = unsafe stream(base, width: width, height: height, pixelBytes: 3) { line, target in
            unsafe PixelPacking.pack(line, count: width, order: .nativeARGB, to: target) >> 24 == 255
        }
        return packed.map { file(width: width, height: height, Raster(colorType: .rgb), packed: $0) }
    }
}
