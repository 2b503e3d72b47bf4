import Compression

extension PNG {
    /// The zlib stream of a picture's rows of four bytes a pixel, one row packed after another; nil if `pack` refuses a row.
    ///
    /// A row equal to the row above is neither packed nor searched. The bytes depend on the pixels alone.
    /// - Parameter pack: writes a row of the file's format, `pixelBytes` a pixel, and says whether the format can hold it.
    @unsafe static func stream(
        _ pixels: UnsafeRawPointer, width: Int, height: Int, pixelBytes: Int,
        pack: (UnsafeRawPointer, UnsafeMutableRawPointer) -> Bool
    ) -> [UInt8]? {
        var rows = FilteredRows(width: width, pixelBytes: pixelBytes)
        guard unsafe add(pixels, width: width, height: height, to: &rows, pack) else { return nil }
        let own = rows.finish()
        guard rows.mayHideCycles(streamBytes: own.count) else { return own }
        var kept = FilteredRows(width: width, pixelBytes: pixelBytes, keepsBytes: true)
        _ = unsafe add(pixels, width: width, height: height, to: &kept, pack)
        guard let other = Deflate.compress(kept.keptBytes, level: 6), other.count * 10 < own.count * 9 else {
            return own
        }
        return other
    }

    /// Adds the rows from the top; false if `pack` refuses one.
    private static func add(
        _ pixels: UnsafeRawPointer, width: Int, height: Int, to rows: inout FilteredRows,
        _ pack: (UnsafeRawPointer, UnsafeMutableRawPointer) -> Bool
    ) -> Bool {
        for row in 0..<height {
            let line = unsafe pixels + row * width * 4
            if unsafe row > 0 && PixelPacking.areEqual(line - width * 4, line, count: width) {
                rows.appendRepeated()
                continue
            }
            var isHeld = true
            unsafe rows.append { target in isHeld = unsafe pack(line, target) }
            if !isHeld { return false }
        }
        return true
    }
}
