/// Packs four bytes per pixel into three, four pixels at a time. Used for opaque pictures, whose PNG needs no alpha:
/// a quarter fewer bytes to filter and to compress.
enum PixelPacking {
    /// The order of the four bytes of a pixel, lowest address first.
    enum Order {
        /// As `Bitmap` has them.
        case redGreenBlueAlpha
        /// Words of alpha, red, green and blue in the machine's byte order, as cairo draws them.
        case nativeARGB

        /// Red in the lowest byte, then green and blue; the highest byte is 0.
        @inline(__always)
        func rgb(_ pixel: UInt32) -> UInt64 {
            switch self {
            case .redGreenBlueAlpha: UInt64(UInt32(littleEndian: pixel) & 0xFF_FFFF)
            case .nativeARGB: UInt64(pixel.byteSwapped &>> 8)
            }
        }
    }

    /// Writes red, green and blue of `count` pixels to `target`, which may be the pixels' own memory or precede it.
    /// - Returns: the bitwise AND of all pixels, as stored in memory.
    @unsafe @inline(__always) @discardableResult
    static func pack(
        _ source: UnsafeRawPointer, count: Int, order: Order, to target: UnsafeMutableRawPointer
    ) -> UInt32 {
        var common = UInt32.max
        var from = 0
        var to = 0
        while from &+ 16 <= count &* 4 {
            let (a, b, c, d) = unsafe (
                source.loadUnaligned(fromByteOffset: from, as: UInt32.self),
                source.loadUnaligned(fromByteOffset: from &+ 4, as: UInt32.self),
                source.loadUnaligned(fromByteOffset: from &+ 8, as: UInt32.self),
                source.loadUnaligned(fromByteOffset: from &+ 12, as: UInt32.self)
            )
            common &= a & b & c & d
            let third = order.rgb(c)
            let low = order.rgb(a) | order.rgb(b) &<< 24 | third &<< 48
            let high = UInt32(truncatingIfNeeded: third &>> 16 | order.rgb(d) &<< 8)
            unsafe target.storeBytes(of: low.littleEndian, toByteOffset: to, as: UInt64.self)
            unsafe target.storeBytes(of: high.littleEndian, toByteOffset: to &+ 8, as: UInt32.self)
            from &+= 16
            to &+= 12
        }
        while from < count &* 4 {
            let pixel = unsafe source.loadUnaligned(fromByteOffset: from, as: UInt32.self)
            common &= pixel
            let rgb = order.rgb(pixel)
            for shift in 0..<3 {
                let byte = UInt8(truncatingIfNeeded: rgb &>> UInt64(shift &* 8))
                unsafe target.storeBytes(of: byte, toByteOffset: to &+ shift, as: UInt8.self)
            }
            from &+= 4
            to &+= 3
        }
        return common
    }

    /// The reverse: writes red, green, blue and 255 of `count` pixels of three bytes to `target`.
    ///
    /// Four bytes are read for each pixel but the last, whose fourth byte may lie behind the memory.
    @unsafe
    static func unpack(_ source: UnsafeRawPointer, count: Int, to target: UnsafeMutableRawPointer) {
        for pixel in 0..<max(count &- 1, 0) {
            let word = unsafe source.loadUnaligned(fromByteOffset: pixel &* 3, as: UInt32.self)
            let opaque = UInt32(littleEndian: word) | 0xFF00_0000
            unsafe target.storeBytes(of: opaque.littleEndian, toByteOffset: pixel &* 4, as: UInt32.self)
        }
        guard count > 0 else { return }
        for byte in 0..<3 {
            let value = unsafe source.load(fromByteOffset: (count &- 1) &* 3 &+ byte, as: UInt8.self)
            unsafe target.storeBytes(of: value, toByteOffset: (count &- 1) &* 4 &+ byte, as: UInt8.self)
        }
        unsafe target.storeBytes(of: 255, toByteOffset: count &* 4 &- 1, as: UInt8.self)
    }

    /// Whether two rows of `count` pixels are the same.
    @unsafe @inline(__always)
    static func areEqual(_ row: UnsafeRawPointer, _ other: UnsafeRawPointer, count: Int) -> Bool {
        unsafe ByteBlocks.areEqual(
            UnsafeRawBufferPointer(start: row, count: count * 4), UnsafeRawBufferPointer(start: other, count: count * 4)
        )
    }
}
