import PNGCodec

/// The colours of a film's file, at most 256, and the place of the nearest for each pixel.
struct ColorTable {
    /// Red in the highest of three bytes, in rising order.
    let colors: [UInt32]
    /// Gives the key of a colour.
    private let census: ColorCensus
    /// The index of the transparent colour.
    private let hole: UInt8
    /// The nearest entries found so far.
    private var places: [UInt32: UInt8] = [:]

    /// - Parameters:
    ///   - census: of all pictures that will come.
    ///   - count: 1...256; the colours are exact where the pictures have no more.
    init(_ census: ColorCensus, count: Int) {
        self.census = census
        colors = MedianCut.palette(of: census, count: count)
        hole = UInt8(truncatingIfNeeded: colors.count)
    }

    /// The place of each pixel's colour, row by row. A pixel of less than half the full opacity has the index of the
    /// hole. Runs of one colour are looked up once.
    mutating func indices(of bitmap: Bitmap) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: bitmap.width * bitmap.height)
        var last: UInt32 = .max
        var lastPlace: UInt8 = 0
        for place in result.indices {
            let start = place * 4
            guard bitmap.pixels[start + 3] >= 128 else {
                result[place] = hole
                continue
            }
            let color =
                UInt32(bitmap.pixels[start]) << 16 | UInt32(bitmap.pixels[start + 1]) << 8
                | UInt32(bitmap.pixels[start + 2])
            if color != last {
                last = color
                lastPlace = self.place(of: census.key(color))
            }
            result[place] = lastPlace
        }
        return result
    }

    /// The mean over all pixels and channels of the squared distance from a pixel to what stands for it; nil where more
    /// colours were met than were counted one by one.
    mutating func meanSquaredError() -> Double? {
        guard !census.isCoarse else { return nil }
        var (sum, pixels) = (0.0, 0)
        for (color, count) in census.sorted {
            sum += Double(Self.distance(color, colors[Int(place(of: color))])) * Double(count)
            pixels += count
        }
        return pixels == 0 ? 0 : sum / Double(3 * pixels)
    }

    /// The nearest colour, by the sum of squares; the first of several.
    private mutating func place(of color: UInt32) -> UInt8 {
        if let known = places[color] { return known }
        var best = 0
        var least = Int.max
        for (place, other) in colors.enumerated() {
            let distance = Self.distance(color, other)
            if distance < least { (best, least) = (place, distance) }
            if distance == 0 { break }
        }
        places[color] = UInt8(truncatingIfNeeded: best)
        return UInt8(truncatingIfNeeded: best)
    }

    /// The sum of the squared differences of the three channels.
    private static func distance(_ one: UInt32, _ other: UInt32) -> Int {
        var distance = 0
        for shift in [16, 8, 0] as [UInt32] {
            let difference = Int(one >> shift & 255) - Int(other >> shift & 255)
            distance += difference * difference
        }
        return distance
    }
}
