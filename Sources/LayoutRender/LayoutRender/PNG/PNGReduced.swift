extension PNG {
    /// Reads a picture at a whole fraction of its size, for drawing a large one in a small place.
    ///
    /// Each pixel of the result is the mean of `factor` x `factor` pixels, of fewer at the right and lower edges; colours
    /// count by their opacity. Besides the unpacked file only one row of the result is held, unless the file is
    /// interlaced.
    public static func decode(
        _ file: [UInt8], reducedBy factor: Int, limits: RenderLimits = RenderLimits()
    ) throws(ReadingError) -> Bitmap {
        guard factor > 1 else { return try decode(file, limits: limits) }
        var line: [UInt8] = []
        guard var rows = try PNGRows(file, limits: limits) else {
            let whole = try decode(file, limits: limits)
            var means = BlockMeans(width: whole.width, height: whole.height, factor: factor)
            let bytes = whole.width * 4
            for row in 0..<whole.height { means.add(whole.pixels[row * bytes..<(row + 1) * bytes]) }
            return try means.bitmap()
        }
        var means = BlockMeans(width: rows.width, height: rows.height, factor: factor)
        for row in 0..<rows.height {
            try rows.read(row: row, into: &line)
            means.add(line[...])
        }
        return try means.bitmap()
    }
}

/// The means of square blocks of pixels, found row by row.
private struct BlockMeans {
    private let width: Int
    private let height: Int
    private let factor: Int
    private let columns: Int
    /// Of each block of the row of blocks at hand: red, green and blue, each times alpha, and alpha.
    private var sums: [UInt64]
    /// Rows of pixels that the sums hold.
    private var rows = 0
    private var pixels: [UInt8] = []

    init(width: Int, height: Int, factor: Int) {
        self.width = width
        self.height = height
        self.factor = factor
        columns = (width + factor - 1) / factor
        sums = Array(repeating: 0, count: columns * 4)
        pixels.reserveCapacity(columns * ((height + factor - 1) / factor) * 4)
    }

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

    private mutating func endBlocks() {
        for block in 0..<columns {
            let count = UInt64(rows * min(factor, width - block * factor))
            let opacity = sums[block * 4 + 3]
            for channel in 0..<3 {
                let mean = opacity == 0 ? 0 : (sums[block * 4 + channel] + opacity / 2) / opacity
                pixels.append(UInt8(truncatingIfNeeded: mean))
            }
            pixels.append(UInt8(truncatingIfNeeded: (opacity + count / 2) / count))
        }
        for place in sums.indices { sums[place] = 0 }
        rows = 0
    }

    mutating func bitmap() throws(PNG.ReadingError) -> Bitmap {
        if rows > 0 { endBlocks() }
        guard let bitmap = Bitmap(width: columns, height: (height + factor - 1) / factor, pixels: pixels) else {
            throw .badPixels("size and pixels disagree")
        }
        return bitmap
    }
}
