extension PNG {
    /// A whole PNG file of the picture: RGB when it is opaque, RGBA otherwise, a palette when it has few colours.
    ///
    /// Packed by libdeflate with hardly any row filter: on flat pictures smaller than libpng's default and several times
    /// faster. Linear in the number of pixels.
    public static func encode(_ bitmap: Bitmap) -> [UInt8] {
        let raster: Raster
        if let palette = Palette(bitmap.pixels) {
            raster = palette.raster(bitmap.pixels, width: bitmap.width, height: bitmap.height)
        } else {
            raster = opaque(bitmap) ?? translucent(bitmap)
        }
        return file(width: bitmap.width, height: bitmap.height, raster)
    }

    /// libdeflate's level 2: a little smaller than 1, and on long runs of zeros faster.
    static let level: Int32 = 2

    /// Rows with their filter bytes, in the layout that the header will announce.
    struct Raster {
        var colorType: PNGColorType
        var depth: UInt8 = 8
        /// Three bytes a colour; empty without a palette.
        var palette: [UInt8] = []
        /// One opacity a colour of the palette; empty when all are opaque.
        var transparency: [UInt8] = []
        var rows: [UInt8]
    }

    static func file(width: Int, height: Int, _ raster: Raster) -> [UInt8] {
        file(width: width, height: height, raster, packed: Deflate.compress(raster.rows, level: level) ?? [])
    }

    /// The same with the rows packed already.
    static func file(width: Int, height: Int, _ raster: Raster, packed: [UInt8]) -> [UInt8] {
        var out: [UInt8] = []
        out.reserveCapacity(packed.count + raster.palette.count + 1200)
        out += signature
        var header: [UInt8] = []
        append(UInt32(truncatingIfNeeded: width), to: &header)
        append(UInt32(truncatingIfNeeded: height), to: &header)
        header += [raster.depth, raster.colorType.rawValue, 0, 0, 0]
        append(chunk: "IHDR", header, to: &out)
        if !raster.palette.isEmpty { append(chunk: "PLTE", raster.palette, to: &out) }
        if !raster.transparency.isEmpty { append(chunk: "tRNS", raster.transparency, to: &out) }
        append(chunk: "IDAT", packed, to: &out)
        append(chunk: "IEND", [], to: &out)
        return out
    }

    private static func append(chunk name: String, _ body: [UInt8], to out: inout [UInt8]) {
        append(UInt32(truncatingIfNeeded: body.count), to: &out)
        let start = out.count
        out += Array(name.utf8)
        out += body
        append(Deflate.crc32(out[start...]), to: &out)
    }

    private static func append(_ value: UInt32, to out: inout [UInt8]) {
        for shift in [24, 16, 8, 0] as [UInt32] { out.append(UInt8(truncatingIfNeeded: value >> shift)) }
    }

    /// Nil as soon as a pixel lets something through.
    private static func opaque(_ bitmap: Bitmap) -> Raster? {
        let rowBytes = bitmap.width * 3 + 1
        var isOpaque = true
        // One byte more than the rows: a pixel is stored as four bytes, the fourth written over by what follows.
        let rows = unsafe [UInt8](unsafeUninitializedCapacity: rowBytes * bitmap.height + 1) { target, count in
            unsafe bitmap.pixels.withUnsafeBytes { source in
                guard let base = UnsafeMutableRawPointer(target.baseAddress) else { return }
                for row in 0..<bitmap.height where isOpaque {
                    let from = row * bitmap.width * 4
                    let line = unsafe UnsafeRawBufferPointer(rebasing: source[from..<from + bitmap.width * 4])
                    let look = unsafe look(
                        at: line, above: row > 0 ? line.baseAddress.map { unsafe $0 - line.count } : nil)
                    isOpaque = look.isOpaque
                    var to = row * rowBytes
                    unsafe base.storeBytes(of: look.isRepeated ? 2 : 0, toByteOffset: to, as: UInt8.self)
                    to += 1
                    if look.isRepeated {
                        unsafe (base + to).initializeMemory(as: UInt8.self, repeating: 0, count: rowBytes - 1)
                        continue
                    }
                    for place in stride(from: 0, to: line.count, by: 4) {
                        let pixel = unsafe line.loadUnaligned(fromByteOffset: place, as: UInt32.self)
                        unsafe base.storeBytes(of: pixel, toByteOffset: to, as: UInt32.self)
                        to += 3
                    }
                }
            }
            count = rowBytes * bitmap.height
        }
        return isOpaque ? Raster(colorType: .rgb, rows: rows) : nil
    }

    /// Whether a row of RGBA bytes lets nothing through, and whether it is the same as the one above.
    @unsafe private static func look(
        at row: UnsafeRawBufferPointer, above: UnsafeRawPointer?
    ) -> (isOpaque: Bool, isRepeated: Bool) {
        var all = UInt32.max
        var difference: UInt32 = 0
        for place in stride(from: 0, to: row.count, by: 4) {
            let pixel = unsafe row.loadUnaligned(fromByteOffset: place, as: UInt32.self)
            all &= pixel
            if let above = unsafe above {
                unsafe difference |= pixel ^ above.loadUnaligned(fromByteOffset: place, as: UInt32.self)
            }
        }
        let isOpaque = UInt32(littleEndian: all) >> 24 == 255
        return (isOpaque, unsafe above != nil && difference == 0)
    }

    private static func translucent(_ bitmap: Bitmap) -> Raster {
        var rows: [UInt8] = []
        rows.reserveCapacity((bitmap.width * 4 + 1) * bitmap.height)
        for row in 0..<bitmap.height {
            rows.append(0)
            rows += bitmap.pixels[row * bitmap.width * 4..<(row + 1) * bitmap.width * 4]
        }
        return Raster(colorType: .rgba, rows: rows)
    }
}
