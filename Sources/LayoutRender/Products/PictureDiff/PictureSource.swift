import PNGCodec

/// The rows of a picture, decoded on demand and kept.
///
///     let difference = try PictureComparison.compare(PictureSource(png: reference), PictureSource(png: actual))
public struct PictureSource: Sendable {
    /// Where the rows come from.
    private enum Pixels {
        case rows(PNGRows)
        case bitmap(Bitmap)
        /// Empty while the rows are decoded in place, so that nothing is copied.
        case taken
    }

    /// The file's rows or the bitmap from which rows are read.
    private var pixels: Pixels
    /// Pixels in a row.
    public let width: Int
    /// Rows.
    public let height: Int
    /// Decoded rows by their number; nil for a row that was not asked for.
    private var cache: [[UInt8]?]

    /// Reads and decompresses a PNG file.
    public init(png file: consuming [UInt8], limits: PixelLimits = PixelLimits()) throws(PNG.ReadingError) {
        if PNG.isInterlaced(file) {
            self.init(try PNG.decode(file, limits: limits))
        } else if let rows = try PNGRows(file, limits: limits) {
            self.init(.rows(rows), width: rows.width, height: rows.height)
        } else {
            throw .badHeader("interlaced, against its header")
        }
    }

    /// The rows of a picture that is decoded already.
    public init(_ bitmap: Bitmap) { self.init(.bitmap(bitmap), width: bitmap.width, height: bitmap.height) }

    /// A source without decoded rows.
    private init(_ pixels: Pixels, width: Int, height: Int) {
        self.pixels = pixels
        self.width = width
        self.height = height
        cache = Array(repeating: nil, count: height)
    }

    /// Red, green, blue, alpha of every pixel of a row.
    mutating func row(_ row: Int) throws(PNG.ReadingError) -> [UInt8] {
        if let known = cache[row] { return known }
        var line: [UInt8] = []
        switch pixels {
        case .bitmap(let bitmap): line = Array(bitmap.pixels[row * width * 4..<(row + 1) * width * 4])
        case .taken: break
        case .rows(var rows):
            pixels = .taken
            defer { pixels = .rows(rows) }
            try rows.read(row: row, into: &line)
        }
        cache[row] = line
        return line
    }

    /// Discards rows that are not needed any more.
    mutating func forget(before row: Int) {
        var place = row - 1
        while place >= 0, cache[place] != nil {
            cache[place] = nil
            place -= 1
        }
    }

    /// Rows of the common part whose pixels may differ, ascending.
    static func candidates(_ a: inout PictureSource, _ b: inout PictureSource) throws(PNG.ReadingError) -> [Int] {
        if case .rows(var one) = a.pixels, case .rows(var other) = b.pixels, one.isStoredAlike(other) {
            a.pixels = .taken
            b.pixels = .taken
            defer {
                a.pixels = .rows(one)
                b.pixels = .rows(other)
            }
            return try PNGRows.differingRows(&one, &other)
        }
        return Array(0..<min(a.height, b.height))
    }
}
