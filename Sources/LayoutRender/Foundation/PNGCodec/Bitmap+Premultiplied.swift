/// Pixels as drawing libraries keep them: 32-bit words, alpha highest, then red, green and blue, multiplied with alpha.
extension Bitmap {
    /// Undoes the multiplication with alpha.
    ///
    /// - Parameters:
    ///   - source: `height` rows, `stride` bytes apart.
    ///   - stride: bytes from one row to the next, at least four a pixel.
    /// - Returns: nil where the source is smaller than the picture.
    package init?(width: Int, height: Int, premultiplied source: UnsafeRawBufferPointer, stride: Int) {
        guard width >= 0, height >= 0, stride >= width * 4 else { return nil }
        guard height == 0 || source.count >= (height - 1) * stride + width * 4 else { return nil }
        let pixels = unsafe [UInt8](unsafeUninitializedCapacity: width * height * 4) { target, count in
            let words = UnsafeMutableRawBufferPointer(target)
            for row in 0..<height {
                let line = unsafe UnsafeRawBufferPointer(rebasing: source[row * stride..<row * stride + width * 4])
                let out = unsafe UnsafeMutableRawBufferPointer(rebasing: words[row * width * 4..<(row + 1) * width * 4])
                // Nearly all rows are opaque, and a loop without a branch handles several pixels at once.
                if unsafe Bitmap.isOpaque(line) {
                    unsafe Bitmap.convert(line, to: out) { $0 }
                } else {
                    unsafe Bitmap.convert(line, to: out) { Bitmap.straight($0) }
                }
            }
            count = width * height * 4
        }
        self.init(width: width, height: height, pixels: pixels)
    }

    /// Whether every pixel of a row is opaque.
    private static func isOpaque(_ line: UnsafeRawBufferPointer) -> Bool {
        var common = UInt32.max
        for offset in Swift.stride(from: 0, to: line.count, by: 4) {
            common &= unsafe line.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
        }
        return common >> 24 == 255
    }

    /// Writes the pixels of a row as red, green, blue and alpha.
    @inline(__always)
    private static func convert(
        _ line: UnsafeRawBufferPointer, to out: UnsafeMutableRawBufferPointer, _ straight: (UInt32) -> UInt32
    ) {
        for offset in Swift.stride(from: 0, to: line.count, by: 4) {
            let pixel = straight(unsafe line.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
            let word = pixel & 0xFF00_FF00 | pixel >> 16 & 0xFF | (pixel & 0xFF) << 16
            unsafe out.storeBytes(of: word.littleEndian, toByteOffset: offset, as: UInt32.self)
        }
    }

    /// One pixel without the multiplication, rounded as cairo's own PNG writer does.
    private static func straight(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        guard alpha > 0 else { return 0 }
        func channel(_ shift: UInt32) -> UInt32 {
            min(255, ((pixel >> shift & 255) * 255 + alpha / 2) / alpha) << shift
        }
        return alpha << 24 | channel(16) | channel(8) | channel(0)
    }

    /// Writes the words, colours multiplied with alpha and rounded to the nearest value.
    ///
    /// - Parameters:
    ///   - target: room for `height` rows, `stride` bytes apart.
    ///   - stride: bytes from one row to the next, at least four a pixel.
    package func premultiply(into target: UnsafeMutableRawBufferPointer, stride: Int) {
        for row in 0..<height {
            for column in 0..<width {
                let from = (row * width + column) * 4
                let alpha = UInt32(pixels[from + 3])
                func channel(_ offset: Int) -> UInt32 { (UInt32(pixels[from + offset]) * alpha + 127) / 255 }
                unsafe target.storeBytes(
                    of: alpha << 24 | channel(0) << 16 | channel(1) << 8 | channel(2),
                    toByteOffset: row * stride + column * 4, as: UInt32.self)
            }
        }
    }
}
