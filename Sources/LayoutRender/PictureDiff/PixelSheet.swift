import PNGCodec

/// A bitmap that is filled row by row, with four bytes of a pixel written at once.
///
/// Screens consist of runs of one colour, so a colour is converted at the start of each run only: converting 8 million
/// pixels one by one took 50 times as many instructions as finding the pixels that differ.
struct PixelSheet {
    let width: Int
    let height: Int
    private var pixels: [UInt8]

    /// A sheet of one colour; the caller has checked the limits.
    init(width: Int, height: Int, color: RGBA) {
        self.width = width
        self.height = height
        pixels = [UInt8](repeating: 0, count: width * height * 4)
        fill(x: 0, y: 0, width: width, height: height, color)
    }

    /// The pixels drawn so far.
    var bitmap: Bitmap? { Bitmap(width: width, height: height, pixels: pixels) }

    /// Fills the part of a rectangle that lies on the sheet.
    mutating func fill(x: Int, y: Int, width: Int, height: Int, _ color: RGBA) {
        let columns = max(x, 0)..<max(min(x + width, self.width), max(x, 0))
        let rows = max(y, 0)..<max(min(y + height, self.height), max(y, 0))
        let word = Self.word(color)
        let sheetWidth = self.width
        unsafe pixels.withUnsafeMutableBytes { bytes in
            for row in rows {
                for column in columns {
                    unsafe bytes.storeBytes(of: word, toByteOffset: (row * sheetWidth + column) * 4, as: UInt32.self)
                }
            }
        }
    }

    /// Draws the top left part of a picture, each colour converted.
    /// - Parameters:
    ///   - width: columns of the part, all by default.
    ///   - height: rows of the part, all by default.
    ///   - x: the column of the sheet at which the picture starts; the part must end on the sheet.
    mutating func draw(
        _ picture: Bitmap, width: Int? = nil, height: Int? = nil, x: Int, _ convert: (RGBA) -> RGBA
    ) {
        let columns = max(min(width ?? picture.width, picture.width, self.width - x), 0)
        let rows = max(min(height ?? picture.height, picture.height, self.height), 0)
        let sheetWidth = self.width
        unsafe picture.pixels.withUnsafeBytes { source in
            unsafe pixels.withUnsafeMutableBytes { target in
                // 1 the colour of the run and its conversion
                var color = Self.word(.white)
                var converted = Self.word(convert(.white))
                for row in 0..<rows {
                    var from = row * picture.width * 4
                    var to = (row * sheetWidth + x) * 4
                    // 2 a pixel of the run costs a comparison and a store
                    for _ in 0..<columns {
                        let next = unsafe source.loadUnaligned(fromByteOffset: from, as: UInt32.self)
                        if next != color {
                            color = next
                            converted = Self.word(convert(Self.color(next)))
                        }
                        unsafe target.storeBytes(of: converted, toByteOffset: to, as: UInt32.self)
                        from += 4
                        to += 4
                    }
                }
            }
        }
    }

    /// The four bytes of a pixel as they lie in memory.
    private static func word(_ color: RGBA) -> UInt32 {
        UInt32(
            littleEndian: UInt32(color.red) | UInt32(color.green) << 8 | UInt32(color.blue) << 16
                | UInt32(color.alpha) << 24)
    }

    private static func color(_ word: UInt32) -> RGBA {
        let word = word.littleEndian
        return RGBA(
            red: UInt8(truncatingIfNeeded: word), green: UInt8(truncatingIfNeeded: word >> 8),
            blue: UInt8(truncatingIfNeeded: word >> 16), alpha: UInt8(truncatingIfNeeded: word >> 24))
    }
}
