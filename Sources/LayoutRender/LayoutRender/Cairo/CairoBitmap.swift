import CCairo

extension CairoImageSurface {
    /// The picture with straight alpha.
    ///
    /// 8 bits for each of red, green, blue and alpha; nil if cairo has no pixels, as after an error.
    func bitmap() -> Bitmap? {
        let pixels = unsafe withPixels { source, stride in
            unsafe [UInt8](unsafeUninitializedCapacity: width * height * 4) { target, count in
                let words = UnsafeMutableRawBufferPointer(target)
                for row in 0..<height {
                    let line = unsafe UnsafeRawBufferPointer(rebasing: source[row * stride..<row * stride + width * 4])
                    let out = unsafe UnsafeMutableRawBufferPointer(
                        rebasing: words[row * width * 4..<(row + 1) * width * 4])
                    // Nearly all rows are opaque, and a loop without a branch handles several pixels at once.
                    if unsafe CairoImageSurface.isOpaque(line) {
                        unsafe CairoImageSurface.convert(line, to: out) { $0 }
                    } else {
                        unsafe CairoImageSurface.convert(line, to: out) { CairoImageSurface.straight($0) }
                    }
                }
                count = width * height * 4
            }
        }
        return pixels.flatMap { Bitmap(width: width, height: height, pixels: $0) }
    }

    /// Whether every pixel of a row is opaque.
    private static func isOpaque(_ line: UnsafeRawBufferPointer) -> Bool {
        var common = UInt32.max
        for offset in stride(from: 0, to: line.count, by: 4) {
            common &= unsafe line.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
        }
        return common >> 24 == 255
    }

    /// Writes the pixels of a row as red, green, blue and alpha.
    @inline(__always)
    private static func convert(
        _ line: UnsafeRawBufferPointer, to out: UnsafeMutableRawBufferPointer, _ straight: (UInt32) -> UInt32
    ) {
        for offset in stride(from: 0, to: line.count, by: 4) {
            let pixel = straight(unsafe line.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
            let word = pixel & 0xFF00_FF00 | pixel >> 16 & 0xFF | (pixel & 0xFF) << 16
            unsafe out.storeBytes(of: word.littleEndian, toByteOffset: offset, as: UInt32.self)
        }
    }

    /// Undoes the premultiplication with alpha, rounding as cairo's own PNG writer does.
    private static func straight(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        guard alpha > 0 else { return 0 }
        func channel(_ shift: UInt32) -> UInt32 {
            min(255, ((pixel >> shift & 255) * 255 + alpha / 2) / alpha) << shift
        }
        return alpha << 24 | channel(16) | channel(8) | channel(0)
    }

    /// A surface with the pixels of a bitmap.
    ///
    /// Cairo's pixels are 32-bit words, alpha highest, with colours that are multiplied with alpha, rounded to the
    /// nearest value.
    init(_ bitmap: Bitmap) throws(RenderError) {
        try self.init(width: bitmap.width, height: bitmap.height)
        _ = unsafe withPixels { target, stride in
            for row in 0..<bitmap.height {
                for column in 0..<bitmap.width {
                    let from = (row * bitmap.width + column) * 4
                    let alpha = UInt32(bitmap.pixels[from + 3])
                    func channel(_ offset: Int) -> UInt32 { (UInt32(bitmap.pixels[from + offset]) * alpha + 127) / 255 }
                    unsafe target.storeBytes(
                        of: alpha << 24 | channel(0) << 16 | channel(1) << 8 | channel(2),
                        toByteOffset: row * stride + column * 4, as: UInt32.self)
                }
            }
        }
    }
}

extension CairoImageSurface {
    /// A picture that a canvas draws several times; a class because a dictionary cannot keep
    /// a surface, which is not copyable.
    @safe final class Shared {
        /// Owned by the object: its reference is given back at the end.
        let handle: OpaquePointer

        /// - Throws: where cairo has no memory for the surface.
        init(_ bitmap: Bitmap) throws(RenderError) {
            let surface = try CairoImageSurface(bitmap)
            // cairo manual: "Increases the reference count on surface by one. This prevents surface from being destroyed
            // until a matching call to cairo_surface_destroy() is made."
            unsafe handle = cairo_surface_reference(surface.handle)
        }

        deinit { unsafe cairo_surface_destroy(handle) }
    }
}
