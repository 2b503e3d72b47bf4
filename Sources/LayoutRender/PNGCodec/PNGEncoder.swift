import Compression

extension PNG {
    /// A complete PNG file of the picture: a palette if the picture has few colours, else RGB if it is opaque, else
    /// RGBA.
    ///
    /// Compressed by libdeflate with almost no row filters: for flat pictures smaller than libpng's default and several
    /// times faster. Linear in the number of pixels.
    public static func encode(_ bitmap: Bitmap) -> [UInt8] {
        let raster: Raster
        if let palette = Palette(bitmap.pixels) {
            raster = palette.raster(bitmap.pixels, width: bitmap.width, height: bitmap.height)
        } else {
            raster = opaque(bitmap) ?? translucent(bitmap)
        }
        return file(width: bitmap.width, height: bitmap.height, raster)
    }

    /// libdeflate's level 2: slightly smaller files than level 1, and faster on long runs of zeros.
    static let level: Int32 = 2

    /// Rows with their filter bytes, in the format of the header.
    struct Raster {
        var colorType: PNGColorType
        var depth: UInt8 = 8
        /// Three bytes per colour; empty without a palette.
        var palette: [UInt8] = []
        /// One alpha per colour of the palette; empty if all colours are opaque.
        var transparency: [UInt8] = []
        var rows: [UInt8]
    }

    static func file(width: Int, height: Int, _ raster: Raster) -> [UInt8] {
        file(width: width, height: height, raster, packed: Deflate.compress(raster.rows, level: level) ?? [])
    }

    /// The file of rows that are already compressed.
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

    package static func append(chunk name: String, _ body: [UInt8], to out: inout [UInt8]) {
        append(UInt32(truncatingIfNeeded: body.count), to: &out)
        let start = out.count
        out += Array(name.utf8)
        out += body
        append(Deflate.crc32(out[start...]), to: &out)
    }

    package static func append(_ value: UInt32, to out: inout [UInt8]) {
        for shift in [24, 16, 8, 0] as [UInt32] { out.append(UInt8(truncatingIfNeeded: value >> shift)) }
    }

    /// Nil if a pixel is not opaque.
    private static func opaque(_ bitmap: Bitmap) -> Raster? {
        let (width, height) = (bitmap.width, bitmap.height)
        let rowBytes = width * 3 + 1
        var isOpaque = true
        let rows = unsafe [UInt8](unsafeUninitializedCapacity: rowBytes * height) { target, count in
            unsafe bitmap.pixels.withUnsafeBytes { source in
                guard let base = UnsafeMutableRawPointer(target.baseAddress), let pixels = source.baseAddress else {
                    return
                }
                for row in 0..<height where isOpaque {
                    let line = unsafe pixels + row * width * 4
                    let isRepeated = unsafe row > 0 && PixelPacking.areEqual(line - width * 4, line, count: width)
                    let to = unsafe base + row * rowBytes
                    unsafe to.storeBytes(of: isRepeated ? 2 : 0, as: UInt8.self)
                    if isRepeated {
                        unsafe (to + 1).initializeMemory(as: UInt8.self, repeating: 0, count: rowBytes - 1)
                    } else {
                        let common = unsafe PixelPacking.pack(
                            line, count: width, order: .redGreenBlueAlpha, to: to + 1)
                        isOpaque = UInt32(littleEndian: common) >> 24 == 255
                    }
                }
            }
            count = isOpaque ? rowBytes * height : 0
        }
        return isOpaque ? Raster(colorType: .rgb, rows: rows) : nil
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
