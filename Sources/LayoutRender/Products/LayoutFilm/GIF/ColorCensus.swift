import PNGCodec

/// How often each colour occurs in the pictures of a film. A colour is an integer of three bytes, red highest, then
/// green, blue.
///
/// Beyond 65,536 different colours only the six highest bits of each channel are counted, to bound memory.
struct ColorCensus {
    /// Pixels by colour, or by the key of the colour after too many colours. Read in sorted order only.
    private(set) var counts: [UInt32: Int] = [:]
    /// Whether any pixel is transparent.
    private(set) var hasHoles = false
    /// Whether colours are counted by their highest bits.
    private(set) var isCoarse = false

    /// Different colours that are counted exactly.
    private static let maximum = 65_536

    /// A pixel of less than half the full opacity is a hole, as a GIF knows no partial opacity. Runs of one colour are
    /// counted at once.
    mutating func add(_ bitmap: Bitmap) {
        var last: UInt32 = 0
        var run = 0
        unsafe bitmap.pixels.withUnsafeBytes { bytes in
            for start in stride(from: 0, to: bytes.count, by: 4) {
                guard unsafe bytes[start + 3] >= 128 else {
                    hasHoles = true
                    continue
                }
                let color = unsafe UInt32(bytes[start]) << 16 | UInt32(bytes[start + 1]) << 8 | UInt32(bytes[start + 2])
                if color == last {
                    run += 1
                    continue
                }
                count(last, run)
                (last, run) = (color, 1)
            }
        }
        count(last, run)
    }

    /// Makes the count coarse where the colours have become too many.
    private mutating func count(_ color: UInt32, _ run: Int) {
        guard run > 0 else { return }
        counts[key(color), default: 0] += run
        guard counts.count > Self.maximum, !isCoarse else { return }
        isCoarse = true
        var coarse: [UInt32: Int] = [:]
        for (color, count) in counts { coarse[key(color), default: 0] += count }
        counts = coarse
    }

    /// The key under which a colour is counted.
    func key(_ color: UInt32) -> UInt32 {
        isCoarse ? color & 0xFCFCFC | (color >> 6 & 0x030303) : color
    }

    /// All colours with their counts, sorted by colour.
    var sorted: [(color: UInt32, count: Int)] {
        counts.sorted { $0.key < $1.key }.map { (color: $0.key, count: $0.value) }
    }
}
