import Compression

extension PNG {
    /// Reads a PNG file of any colour type, depth and interlacing; of 16-bit channels the high byte is kept. Colour
    /// profiles and gamma are ignored: samples are taken as sRGB.
    ///
    /// Sizes are checked against the limits before memory is allocated, checksums before data is decompressed.
    ///
    /// 1 The chunks are read and their CRC-32 checked. 2 The IDAT chunks are decompressed as one zlib stream. 3 The
    /// filter of each row is undone, from the top. 4 The samples become red, green, blue and alpha of 8 bits: grey
    /// is copied to three channels, indices are looked up in the palette, fewer bits are spread over 0 to 255.
    ///
    /// - Throws: `ReadingError`, with the damaged chunk or row in its words.
    public static func decode(_ file: [UInt8], limits: PixelLimits = PixelLimits()) throws(ReadingError) -> Bitmap {
        // In a file without interlacing the rows are stored one after another.
        if var rows = try PNGRows(file, limits: limits) { return try rows.bitmap() }
        let contents = try contents(of: file, limits: limits)
        let header = contents.header
        var pixels = [UInt8](repeating: 0, count: header.width * header.height * 4)
        try forEachPixel(of: file, contents) { x, y, color in
            let place = (y * header.width + x) * 4
            pixels[place] = color.red
            pixels[place + 1] = color.green
            pixels[place + 2] = color.blue
            pixels[place + 3] = color.alpha
        }
        guard let bitmap = Bitmap(width: header.width, height: header.height, pixels: pixels) else {
            throw .badPixels("size and pixels disagree")
        }
        return bitmap
    }

    /// Calls `body` with column, row and colour of every pixel, in the order of the file's passes.
    static func forEachPixel(
        of file: [UInt8], _ contents: Contents, _ body: (Int, Int, RGBA) -> Void
    ) throws(ReadingError) {
        let header = contents.header
        // 1  Decompress to exactly the number of bytes that the header implies.
        let passes = passes(of: header)
        let count = passes.reduce(0) { $0 + $1.byteCount(header) }
        guard var raw = Deflate.decompress(packed(file, contents), count: count) else {
            throw .badPixels("the compressed data is broken or not \(count) bytes long")
        }
        // 2  Undo the row filters and convert the samples, pass by pass.
        let samples = Samples(contents)
        var start = 0
        for pass in passes {
            try unfilter(&raw, from: start, rowBytes: pass.rowBytes(header), rows: pass.height, header)
            for row in 0..<pass.height {
                let rowStart = start + row * (pass.rowBytes(header) + 1) + 1
                for column in 0..<pass.width {
                    let color = try samples.color(in: raw, rowStart: rowStart, column: column)
                    body(pass.x + column * pass.stepX, pass.y + row * pass.stepY, color)
                }
            }
            start += pass.byteCount(header)
        }
    }

    /// A pass of Adam7, or the whole picture as one pass (section 8.2).
    struct Pass {
        /// The column of the pass's first pixel.
        var x = 0
        /// The row of the pass's first pixel.
        var y = 0
        /// Columns from one pixel of the pass to the next.
        var stepX = 1
        /// Rows from one row of the pass to the next.
        var stepY = 1
        /// Pixels of the pass in a row.
        var width: Int
        /// Rows of the pass.
        var height: Int

        /// Bytes of a row without its filter byte.
        func rowBytes(_ header: Header) -> Int { (width * header.colorType.channels * header.depth + 7) / 8 }
        /// Bytes of the pass with the filter bytes.
        func byteCount(_ header: Header) -> Int { (rowBytes(header) + 1) * height }
    }

    /// The passes that have pixels.
    private static func passes(of header: Header) -> [Pass] {
        guard header.isInterlaced else { return [Pass(width: header.width, height: header.height)] }
        let places = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
        return places.map { x, y, stepX, stepY in
            Pass(
                x: x, y: y, stepX: stepX, stepY: stepY, width: max(0, (header.width - x + stepX - 1) / stepX),
                height: max(0, (header.height - y + stepY - 1) / stepY))
        }.filter { $0.width > 0 && $0.height > 0 }
    }

    /// Undoes the filters of all rows of a pass in place.
    private static func unfilter(
        _ raw: inout [UInt8], from start: Int, rowBytes: Int, rows: Int, _ header: Header
    ) throws(ReadingError) {
        let step = max(1, header.colorType.channels * header.depth / 8)
        for row in 0..<rows {
            let line = start + row * (rowBytes + 1) + 1
            let above = line - rowBytes - 1
            let isKnown = unsafe raw.withUnsafeMutableBufferPointer { bytes in
                unsafe RowFilter.undo(
                    UnsafeMutableBufferPointer(rebasing: bytes[line - 1..<line + rowBytes]),
                    above: row > 0 ? UnsafeBufferPointer(rebasing: bytes[above - 1..<above + rowBytes]) : nil,
                    step: step)
            }
            guard isKnown else { throw .badPixels("unknown filter \(raw[line - 1]) in row \(row)") }
        }
    }
}
