import PNGCodec

/// Writes pictures of one size as an animated GIF (GIF89a), one after another.
///
/// A frame holds the rectangle that changed; unchanged pixels may be transparent, which compresses better. A film with
/// transparent pixels of its own has whole frames, cleared before the next frame.
struct GIFWriter {
    /// Of every picture, in pixels.
    private let width: Int
    /// Of every picture, in pixels.
    private let height: Int
    /// The colours of the file's one palette.
    private var table: ColorTable
    /// Whether some pixel lets through what lies behind it.
    private let hasHoles: Bool
    /// The index of the transparent colour; nil if all 256 entries are colours.
    private let transparent: UInt8?
    /// Bits of an index: the palette has two to the power of them entries.
    private let rootBits: UInt32
    /// The file so far.
    private var out: [UInt8] = []
    /// The picture that is shown, as indices; nil before the first.
    private var shown: [UInt8]?
    /// Where the delay of the last frame stands in the file.
    private var delayPlace = 0
    /// The delay of the last frame in hundredths of a second, at most 65,535.
    private var delay = 0

    /// - Parameters:
    ///   - width, height: at most 65,535.
    ///   - census: of all pictures that will come.
    ///   - loops: times that the film is played; 0: for ever.
    init(width: Int, height: Int, census: ColorCensus, loops: Int) {
        (self.width, self.height) = (width, height)
        hasHoles = census.hasHoles
        // No room for a hole, and no need of one.
        let isTight = census.counts.count == 256 && !census.hasHoles
        table = ColorTable(census, count: isTight ? 256 : 255)
        let colors = table.colors
        transparent = isTight ? nil : UInt8(truncatingIfNeeded: colors.count)
        let count = colors.count + (isTight ? 0 : 1)
        rootBits = (2...8).first { 1 << $0 >= count } ?? 8
        out += Array("GIF89a".utf8)
        append(width, height)
        // A global colour table, eight bits a channel.
        out += [0xF0 | UInt8(truncatingIfNeeded: rootBits - 1), 0, 0]
        for color in colors { out += [16, 8, 0].map { UInt8(truncatingIfNeeded: color >> $0) } }
        out += Array(repeating: 0, count: 3 * ((1 << Int(rootBits)) - colors.count))
        guard loops != 1 else { return }
        // Netscape's extension counts how often the film is played again.
        out += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1]
        append(max(0, loops - 1))
        out.append(0)
    }

    /// Adds a picture.
    /// - Parameter delay: how long it stays, in hundredths of a second.
    mutating func append(_ bitmap: Bitmap, delay: Int) {
        let indices = table.indices(of: bitmap)
        var box = PixelBox(x: 0, y: 0, width: width, height: height)
        var free: [Bool] = []
        if let shown {
            guard let changed = PixelBox(changesFrom: shown, to: indices, width: width, bytesPerPixel: 1) else {
                return lengthen(by: delay)
            }
            if !hasHoles {
                box = changed
                if transparent != nil { free = part(of: box) { shown[$0] == indices[$0] } }
            }
        }
        write(part(of: box) { indices[$0] }, free, box, delay: delay)
        shown = indices
    }

    /// The whole file, with its trailer.
    consuming func finish() -> [UInt8] {
        out.append(0x3B)
        return out
    }

    /// Something about each pixel of a rectangle, row by row.
    private func part<Value>(of box: PixelBox, _ value: (Int) -> Value) -> [Value] {
        var result: [Value] = []
        result.reserveCapacity(box.width * box.height)
        for row in box.y..<box.y + box.height {
            for place in row * width + box.x..<row * width + box.x + box.width { result.append(value(place)) }
        }
        return result
    }

    /// - Parameter free: where the hole does as well as the colour.
    private mutating func write(_ indices: [UInt8], _ free: [Bool], _ box: PixelBox, delay: Int) {
        // Without holes wherever that is shorter.
        let whole = LZW.compress(indices, rootBits: rootBits)
        let sparse =
            free.contains(true)
            ? LZW.compress(indices, rootBits: rootBits, hole: transparent ?? 0, free: free) : whole
        let usesHoles = hasHoles || sparse.count < whole.count
        out += [0x21, 0xF9, 4, (hasHoles ? 2 : 1) << 2 | (usesHoles ? 1 : 0)]
        delayPlace = out.count
        self.delay = min(delay, 65_535)
        append(self.delay)
        out += [transparent ?? 0, 0, 0x2C]
        append(box.x, box.y, box.width, box.height)
        out.append(0)
        out += sparse.count < whole.count ? sparse : whole
    }

    /// The last frame stays longer.
    private mutating func lengthen(by more: Int) {
        delay = min(delay + more, 65_535)
        out[delayPlace] = UInt8(truncatingIfNeeded: delay)
        out[delayPlace + 1] = UInt8(truncatingIfNeeded: delay >> 8)
    }

    /// Sixteen bits each, lowest byte first.
    private mutating func append(_ numbers: Int...) {
        for number in numbers {
            out += [UInt8(truncatingIfNeeded: number), UInt8(truncatingIfNeeded: number >> 8)]
        }
    }
}
