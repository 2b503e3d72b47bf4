import Compression

extension PNG {
    /// A complete PNG file of the picture: a palette if the picture has at most 256 colours, else RGB if it is opaque,
    /// else RGBA.
    ///
    /// The steps: 1 choose the colour type; 2 filter each row (`FilteredLine`); 3 compress the rows (`RowDeflater`),
    /// and in gradients try libdeflate too; 4 write the chunks. The same pixels give the same bytes on every machine.
    /// Linear in the number of pixels.
    public static func encode(_ bitmap: Bitmap) -> [UInt8] {
        let (width, height) = (bitmap.width, bitmap.height)
        return unsafe bitmap.pixels.withUnsafeBytes { bytes in
            guard let pixels = bytes.baseAddress else {
                var none = FilteredRows(width: width, pixelBytes: 3)
                return file(width: width, height: height, Raster(colorType: .rgb), packed: none.finish())
            }
            if let palette = Palette(bitmap.pixels) {
                let packed = unsafe stream(pixels, width: width, height: height, pixelBytes: 1) { line, target in
                    unsafe palette.pack(line, count: width, to: target)
                    return true
                }
                return file(width: width, height: height, palette.raster, packed: packed ?? [])
            }
            let opaque = unsafe stream(pixels, width: width, height: height, pixelBytes: 3) { line, target in
                let common = unsafe PixelPacking.pack(line, count: width, order: .redGreenBlueAlpha, to: target)
                return UInt32(littleEndian: common) >> 24 == 255
            }
            if let opaque { return file(width: width, height: height, Raster(colorType: .rgb), packed: opaque) }
            let packed = unsafe stream(pixels, width: width, height: height, pixelBytes: 4) { line, target in
                unsafe target.copyMemory(from: line, byteCount: width * 4)
                return true
            }
            return file(width: width, height: height, Raster(colorType: .rgba), packed: packed ?? [])
        }
    }

    /// The format of the rows, for the header.
    struct Raster {
        /// Written to the header.
        var colorType: PNGColorType
        /// Bits of a sample; 8 for every picture that this encoder writes.
        var depth: UInt8 = 8
        /// Three bytes per colour; empty without a palette.
        var palette: [UInt8] = []
        /// One alpha per colour of the palette; empty if all colours are opaque.
        var transparency: [UInt8] = []
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

    /// Appends a chunk: length, name, body, checksum of name and body.
    package static func append(chunk name: String, _ body: [UInt8], to out: inout [UInt8]) {
        append(UInt32(truncatingIfNeeded: body.count), to: &out)
        let start = out.count
        out += Array(name.utf8)
        out += body
        append(Deflate.crc32(out[start...]), to: &out)
    }

    /// Appends a number with the highest byte first.
    package static func append(_ value: UInt32, to out: inout [UInt8]) {
        for shift in [24, 16, 8, 0] as [UInt32] { out.append(UInt8(truncatingIfNeeded: value >> shift)) }
    }
}
