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
        let count = width * height
        let word = Self.word(color)
        pixels = unsafe [UInt8](unsafeUninitializedCapacity: count * 4) { bytes, written in
            unsafe UnsafeMutableRawBufferPointer(bytes).initializeMemory(as: UInt32.self, repeating: word)
            written = count * 4
        }
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
            for row in rows where !columns.isEmpty {
                let start = (row * sheetWidth + columns.lowerBound) * 4
                unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[start..<start + columns.count * 4])
                    .initializeMemory(as: UInt32.self, repeating: word)
            }
        }
    }

    /// Draws the top left part of a picture, each colour converted.
    /// - Parameters:
    ///   - width: columns of the part, all by default.
    ///   - height: rows of the part, all by default.
    ///   - x: the column of the sheet at which the picture starts; the part must end on the sheet.
    ///   - keepsOpaque: whether `convert` gives opaque colours back.
    mutating func draw(
        _ picture: Bitmap, width: Int? = nil, height: Int? = nil, x: Int, keepsOpaque: Bool = false,
        _ convert: (RGBA) -> RGBA
    ) {
        let columns = max(min(width ?? picture.width, picture.width, self.width - x), 0)
        let rows = max(min(height ?? picture.height, picture.height, self.height), 0)
        guard columns > 0 else { return }
        // 1 the colour of the run and its conversion
        var color = Self.word(.white)
        var converted = Self.word(convert(.white))
        unsafe picture.pixels.withUnsafeBytes { source in
            unsafe pixels.withUnsafeMutableBytes { target in
                for row in 0..<rows {
                    let from = row * picture.width * 4
                    let to = (row * self.width + x) * 4
                    let line = unsafe UnsafeRawBufferPointer(rebasing: source[from..<from + columns * 4])
                    let sheet = unsafe UnsafeMutableRawBufferPointer(rebasing: target[to..<to + columns * 4])
                    // 2 an opaque row that no conversion changes is copied
                    if keepsOpaque, unsafe Self.isOpaque(line) {
                        unsafe sheet.copyMemory(from: line)
                        continue
                    }
                    // 3 a pixel of the run costs a comparison and a store
                    for place in stride(from: 0, to: columns &* 4, by: 4) {
                        let next = unsafe line.loadUnaligned(fromByteOffset: place, as: UInt32.self)
                        if next != color {
                            color = next
                            converted = Self.word(convert(Self.color(next)))
                        }
                        unsafe sheet.storeBytes(of: converted, toByteOffset: place, as: UInt32.self)
                    }
                }
            }
        }
    }

    /// Whether all pixels of a row have an alpha of 255; eight pixels at once.
    private static func isOpaque(_ line: UnsafeRawBufferPointer) -> Bool {
        var common = SIMD8<UInt32>(repeating: .max)
        var place = 0
        while place &+ 32 <= line.count {
            common &= unsafe line.loadUnaligned(fromByteOffset: place, as: SIMD8<UInt32>.self)
            place &+= 32
        }
        var last = UInt32.max
        for lane in 0..<8 { last &= common[lane] }
        while place < line.count {
            last &= unsafe line.loadUnaligned(fromByteOffset: place, as: UInt32.self)
            place &+= 4
        }
        return color(last).alpha == 255
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
