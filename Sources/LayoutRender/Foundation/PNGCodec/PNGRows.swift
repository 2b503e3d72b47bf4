import Compression

/// A decompressed PNG file whose rows are still filtered: rows with the same bytes in two files need not be decoded to
/// be compared.
///
/// Rows are unfiltered in place, on demand. A filtered row depends on the rows above it, up to the nearest row whose
/// filter refers only to itself, so reading a few rows of a large picture costs little.
///
///     if var before = try PNGRows(reference), var after = try PNGRows(actual), before.isStoredAlike(after) {
///         print(try PNGRows.differingRows(&before, &after))
///     }
public struct PNGRows: Sendable {
    /// Header, palette and transparency, by which the bytes of the rows become colours.
    private let contents: PNG.Contents
    /// Converts the rows to colours.
    private let samples: PNG.Samples
    /// All rows: for each the filter byte, then `rowBytes` bytes.
    private var raw: [UInt8]
    /// For each row, whether its filter is undone.
    private var isDecoded: [Bool]
    /// Bytes of a row without its filter byte.
    private let rowBytes: Int

    /// Pixels in a row.
    public var width: Int { contents.header.width }
    /// Rows.
    public var height: Int { contents.header.height }

    /// Reads and decompresses; nil for an interlaced file, whose rows are not stored one after another: use
    /// `PNG.decode`.
    public init?(_ file: consuming [UInt8], limits: PixelLimits = PixelLimits()) throws(PNG.ReadingError) {
        contents = try PNG.contents(of: file, limits: limits)
        let header = contents.header
        guard !header.isInterlaced else { return nil }
        samples = PNG.Samples(contents)
        rowBytes = (header.width * header.colorType.channels * header.depth + 7) / 8
        let count = (rowBytes + 1) * header.height
        guard let raw = Deflate.decompress(PNG.packed(file, contents), count: count) else {
            throw .badPixels("the compressed data is broken or not \(count) bytes long")
        }
        self.raw = raw
        isDecoded = Array(repeating: false, count: header.height)
    }

    /// Whether equal bytes mean equal pixels in both files: both have the same header and palette.
    public func isStoredAlike(_ other: PNGRows) -> Bool {
        let (mine, theirs) = (contents.header, other.contents.header)
        return mine.width == theirs.width && mine.height == theirs.height && mine.depth == theirs.depth
            && mine.colorType == theirs.colorType && contents.palette == other.contents.palette
            && contents.transparency == other.contents.transparency
    }

    /// The rows whose pixels may differ, for files with `isStoredAlike`: a row is left out if its stored bytes are the
    /// same in both files and the row above is equal too.
    public static func differingRows(_ a: inout PNGRows, _ b: inout PNGRows) throws(PNG.ReadingError) -> [Int] {
        var rows: [Int] = []
        var isEqualAbove = true
        for row in 0..<a.height {
            if isEqualAbove, a.hasSameBytes(b, row) { continue }
            try a.decode(row)
            try b.decode(row)
            isEqualAbove = a.hasSameBytes(b, row, skippingFilter: true)
            if !isEqualAbove { rows.append(row) }
        }
        return rows
    }

    /// Compares the bytes of a row in memory, unfiltered in both or filtered in both.
    private func hasSameBytes(_ other: PNGRows, _ row: Int, skippingFilter: Bool = false) -> Bool {
        let start = row * (rowBytes + 1) + (skippingFilter ? 1 : 0)
        let end = (row + 1) * (rowBytes + 1)
        return unsafe raw.withUnsafeBytes { mine in
            unsafe other.raw.withUnsafeBytes { theirs in
                unsafe ByteBlocks.areEqual(
                    UnsafeRawBufferPointer(rebasing: mine[start..<end]),
                    UnsafeRawBufferPointer(rebasing: theirs[start..<end]))
            }
        }
    }

    /// Undoes the filters of a row and of the rows above that it depends on.
    private mutating func decode(_ row: Int) throws(PNG.ReadingError) {
        guard !isDecoded[row] else { return }
        let stride = rowBytes + 1
        var first = row
        while first > 0, raw[first * stride] > 1, !isDecoded[first - 1] { first -= 1 }
        let step = max(1, contents.header.colorType.channels * contents.header.depth / 8)
        var broken: Int?
        unsafe raw.withUnsafeMutableBufferPointer { bytes in
            for next in first...row where broken == nil {
                let line = unsafe UnsafeMutableBufferPointer(rebasing: bytes[next * stride..<(next + 1) * stride])
                let above =
                    next > 0 ? unsafe UnsafeBufferPointer(rebasing: bytes[(next - 1) * stride..<next * stride]) : nil
                if unsafe !PNG.RowFilter.undo(line, above: above, step: step) { broken = next }
            }
        }
        if let broken { throw .badPixels("unknown filter in row \(broken)") }
        for next in first...row { isDecoded[next] = true }
    }

    /// Writes the pixels of a row as red, green, blue, alpha into `pixels` (4 bytes per pixel).
    public mutating func read(row: Int, into pixels: inout [UInt8]) throws(PNG.ReadingError) {
        try decode(row)
        let start = row * (rowBytes + 1) + 1
        let width = width
        if pixels.count != width * 4 { pixels = Array(repeating: 0, count: width * 4) }
        let header = contents.header
        if header.depth == 8, header.colorType == .rgba {
            pixels.replaceSubrange(0..<width * 4, with: raw[start..<start + width * 4])
            return
        }
        if header.depth == 8, header.colorType == .rgb, contents.transparency == nil {
            unsafe raw.withUnsafeBytes { source in
                unsafe pixels.withUnsafeMutableBytes { target in
                    guard let from = source.baseAddress, let to = target.baseAddress else { return }
                    unsafe PixelPacking.unpack(from + start, count: width, to: to)
                }
            }
            return
        }
        for column in 0..<width {
            let color = try samples.color(in: raw, rowStart: start, column: column)
            pixels[column * 4] = color.red
            pixels[column * 4 + 1] = color.green
            pixels[column * 4 + 2] = color.blue
            pixels[column * 4 + 3] = color.alpha
        }
    }

    /// The whole picture.
    public mutating func bitmap() throws(PNG.ReadingError) -> Bitmap {
        var pixels: [UInt8] = []
        pixels.reserveCapacity(width * height * 4)
        var line: [UInt8] = []
        for row in 0..<height {
            try read(row: row, into: &line)
            pixels += line
        }
        guard let bitmap = Bitmap(width: width, height: height, pixels: pixels) else {
            throw .badPixels("size and pixels disagree")
        }
        return bitmap
    }
}

extension PNG {
    /// Whether the file's header says that the file is interlaced; false without a header.
    public static func isInterlaced(_ file: borrowing [UInt8]) -> Bool { file.count > 28 && file[28] == 1 }

    /// The size in the file's header; nothing is decoded.
    public static func size(
        of file: [UInt8], limits: PixelLimits = PixelLimits()
    ) throws(ReadingError) -> (width: Int, height: Int) {
        try checkSignature(of: file)
        guard file.count >= 33, String(decoding: file[12..<16], as: UTF8.self) == "IHDR" else {
            throw .truncated(atByte: file.count)
        }
        let header = try Header(file[16..<29], limits: limits)
        return (header.width, header.height)
    }
}
