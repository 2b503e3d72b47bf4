/// Pictures that are drawn much smaller than they are.
extension PNG {
    /// Reads a picture at an integral fraction of its size, for drawing a large picture in a small frame.
    ///
    /// Each pixel of the result is the mean of `factor` x `factor` pixels (fewer at the right and lower edges),
    /// colours weighted by alpha. Memory: the decompressed file and the result; for an interlaced file, whose pixels
    /// come in seven passes, the sums of the result's pixels instead. A factor of 4 makes 25 by 13 pixels of 100 by
    /// 50.
    public static func decode(
        _ file: [UInt8], reducedBy factor: Int, limits: PixelLimits = PixelLimits()
    ) throws(ReadingError) -> Bitmap {
        guard factor > 1 else { return try decode(file, limits: limits) }
        var line: [UInt8] = []
        guard var rows = try PNGRows(file, limits: limits) else {
            let contents = try contents(of: file, limits: limits)
            // The sums of a block of up to 256 x 256 pixels, with products of at most 255 x 255, fit in 32 bits.
            return factor <= 256
                ? try BlockSums<UInt32>(contents.header, factor: factor).means(of: file, contents)
                : try BlockSums<UInt64>(contents.header, factor: factor).means(of: file, contents)
        }
        var means = BlockMeans(width: rows.width, height: rows.height, factor: factor)
        for row in 0..<rows.height {
            try rows.read(row: row, into: &line)
            means.add(line[...])
        }
        return try means.bitmap()
    }
}

/// The means of square blocks of pixels that come in any order.
///
/// A block adds up red, green and blue, each times alpha, and alpha. The mean colour is a quotient of these sums, so
/// that transparent pixels do not darken the result.
/// - Parameter Sum: 32 bits for blocks of up to 256 by 256 pixels, else 64; the sums are most of the memory.
private struct BlockSums<Sum: UnsignedInteger & FixedWidthInteger> {
    private let width: Int
    private let height: Int
    /// Pixels of the file along each side of a block.
    private let factor: Int
    /// Blocks in a row of blocks; the last may be narrower than `factor`.
    private let columns: Int
    /// Rows of blocks; the last may be lower than `factor`.
    private let rows: Int

    init(_ header: PNG.Header, factor: Int) {
        (width, height) = (header.width, header.height)
        self.factor = factor
        columns = (width + factor - 1) / factor
        rows = (height + factor - 1) / factor
    }

    /// Sums all pixels, then divides.
    func means(of file: [UInt8], _ contents: PNG.Contents) throws(PNG.ReadingError) -> Bitmap {
        // For each block the sums of red, green and blue, each times alpha, and the sum of alpha.
        var sums = [Sum](repeating: 0, count: columns * rows * 4)
        try PNG.forEachPixel(of: file, contents) { x, y, color in
            let place = (y / factor * columns + x / factor) * 4
            let alpha = Sum(color.alpha)
            sums[place] += Sum(color.red) * alpha
            sums[place + 1] += Sum(color.green) * alpha
            sums[place + 2] += Sum(color.blue) * alpha
            sums[place + 3] += alpha
        }
        var pixels: [UInt8] = []
        pixels.reserveCapacity(sums.count)
        for row in 0..<rows {
            for column in 0..<columns {
                let place = (row * columns + column) * 4
                let count = min(factor, width - column * factor) * min(factor, height - row * factor)
                BlockMeans.append(
                    (UInt64(sums[place]), UInt64(sums[place + 1]), UInt64(sums[place + 2]), UInt64(sums[place + 3])),
                    of: UInt64(count), to: &pixels)
            }
        }
        guard let bitmap = Bitmap(width: columns, height: rows, pixels: pixels) else {
            throw .badPixels("size and pixels disagree")
        }
        return bitmap
    }
}

/// The means of square blocks of pixels, computed row by row.
private struct BlockMeans {
    private let width: Int
    private let height: Int
    /// Pixels of the file along each side of a block.
    private let factor: Int
    /// Blocks in a row of blocks; the last may be narrower than `factor`.
    private let columns: Int
    /// For each block of the current row of blocks the sums of red, green and blue, each times alpha, and the sum of
    /// alpha.
    private var sums: [UInt64]
    /// Number of pixel rows in the sums.
    private var rows = 0
    /// The finished rows of the result: a byte each for a pixel's red, green, blue and alpha.
    private var pixels: [UInt8] = []

    init(width: Int, height: Int, factor: Int) {
        self.width = width
        self.height = height
        self.factor = factor
        columns = (width + factor - 1) / factor
        sums = Array(repeating: 0, count: columns * 4)
        pixels.reserveCapacity(columns * ((height + factor - 1) / factor) * 4)
    }

    /// Adds a row of pixels to the sums of the present row of blocks.
    mutating func add(_ line: ArraySlice<UInt8>) {
        var place = line.startIndex
        for block in 0..<columns {
            var (red, green, blue, opacity): (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
            for _ in 0..<min(factor, width - block * factor) {
                let alpha = UInt64(line[place + 3])
                red += UInt64(line[place]) * alpha
                green += UInt64(line[place + 1]) * alpha
                blue += UInt64(line[place + 2]) * alpha
                opacity += alpha
                place += 4
            }
            sums[block * 4] += red
            sums[block * 4 + 1] += green
            sums[block * 4 + 2] += blue
            sums[block * 4 + 3] += opacity
        }
        rows += 1
        if rows == factor { endBlocks() }
    }

    /// Appends the means of the present row of blocks and begins the next.
    private mutating func endBlocks() {
        for block in 0..<columns {
            let place = block * 4
            Self.append(
                (sums[place], sums[place + 1], sums[place + 2], sums[place + 3]),
                of: UInt64(rows * min(factor, width - block * factor)), to: &pixels)
        }
        for place in sums.indices { sums[place] = 0 }
        rows = 0
    }

    /// Appends the mean of `count` pixels: colours weighted by alpha, and alpha.
    static func append(
        _ sums: (red: UInt64, green: UInt64, blue: UInt64, alpha: UInt64), of count: UInt64, to pixels: inout [UInt8]
    ) {
        func mean(_ sum: UInt64) -> UInt8 {
            sums.alpha == 0 ? 0 : UInt8(truncatingIfNeeded: (sum + sums.alpha / 2) / sums.alpha)
        }
        pixels.append(mean(sums.red))
        pixels.append(mean(sums.green))
        pixels.append(mean(sums.blue))
        pixels.append(UInt8(truncatingIfNeeded: (sums.alpha + count / 2) / count))
    }

    /// The picture of all means, those of an incomplete last row of blocks included.
    mutating func bitmap() throws(PNG.ReadingError) -> Bitmap {
        if rows > 0 { endBlocks() }
        guard let bitmap = Bitmap(width: columns, height: (height + factor - 1) / factor, pixels: pixels) else {
            throw .badPixels("size and pixels disagree")
        }
        return bitmap
    }
}
