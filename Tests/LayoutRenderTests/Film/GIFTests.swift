import TestSupport
import Testing

@testable import LayoutFilm
@testable import LayoutRender

/// The compression of GIF, undone as the specification says.
@Suite struct LZWTests {
    /// The indices of a code stream in sub-blocks; nil for a broken one.
    static func decode(_ file: [UInt8]) -> [UInt8]? {
        guard let first = file.first else { return nil }
        let rootBits = Int(first)
        var bytes: [UInt8] = []
        var place = 1
        while place < file.count, file[place] > 0 {
            let end = place + 1 + Int(file[place])
            guard end <= file.count else { return nil }
            bytes += file[place + 1..<end]
            place = end
        }
        guard place == file.count - 1 else { return nil }
        let clear = 1 << rootBits
        var table: [[UInt8]] = []
        func reset() { table = (0..<clear).map { [UInt8($0)] } + [[], []] }
        reset()
        var (width, bit) = (rootBits + 1, 0)
        var previous: [UInt8]?
        var out: [UInt8] = []
        while bit + width <= bytes.count * 8 {
            var code = 0
            for offset in 0..<width where bytes[(bit + offset) / 8] >> ((bit + offset) % 8) & 1 == 1 {
                code |= 1 << offset
            }
            bit += width
            if code == clear {
                reset()
                (width, previous) = (rootBits + 1, nil)
                continue
            }
            if code == clear + 1 { return bytes.count * 8 - bit < 8 ? out : nil }
            var string: [UInt8]
            if code < table.count {
                string = table[code]
            } else {
                guard code == table.count, let last = previous else { return nil }
                string = last + [last[0]]
            }
            guard !string.isEmpty else { return nil }
            out += string
            if let last = previous, table.count < 4096 { table.append(last + [string[0]]) }
            if table.count == 1 << width, width < 12 { width += 1 }
            previous = string
        }
        return nil
    }

    @Test("what is packed unpacks to itself, for every size of the roots and across full tables")
    func roundTrip() {
        var random = PictureRandom(seed: 7)
        for rootBits in 2...8 as ClosedRange<UInt32> {
            for (count, runs) in [(0, 1), (1, 1), (2, 1), (300, 1), (5_000, 40), (20_000, 1), (60_000, 500)] {
                var indices: [UInt8] = []
                while indices.count < count {
                    let index = UInt8.random(in: 0..<UInt8(truncatingIfNeeded: (1 << rootBits) - 1), using: &random)
                    indices += Array(
                        repeating: index, count: min(Int.random(in: 1...runs, using: &random), count - indices.count))
                }
                let packed = LZW.compress(indices, rootBits: rootBits)
                #expect(Self.decode(packed) == indices, "\(count) indices of \(rootBits) bits")
            }
        }
    }
}

@Suite struct PaletteTests {
    private func census(_ colors: [(UInt32, Int)]) -> ColorCensus {
        var census = ColorCensus()
        for (color, count) in colors {
            let pixel = [UInt8(color >> 16), UInt8((color >> 8) & 255), UInt8(color & 255), 255]
            let pixels = (0..<count).flatMap { _ in pixel }
            if let bitmap = Bitmap(width: count, height: 1, pixels: pixels) { census.add(bitmap) }
        }
        return census
    }

    /// The differences of the three channels, added up.
    private func distance(_ a: UInt32, _ b: UInt32) -> Int {
        var sum = 0
        for shift in [16, 8, 0] as [UInt32] { sum += abs(Int((a >> shift) & 255) - Int((b >> shift) & 255)) }
        return sum
    }

    @Test func fewColoursAreTheirOwnPalette() {
        let colors = (0..<255).map { (UInt32($0) * 65_793, 3) }
        #expect(MedianCut.palette(of: census(colors), count: 255) == colors.map(\.0).sorted())
    }

    @Test("of many colours those that fill most of the picture stay as they are, and none is far from its own")
    func manyColours() {
        var random = PictureRandom(seed: 3)
        var colors: [(UInt32, Int)] = [(0xFF3B30, 5_000), (0xF2F2F7, 9_000), (0x0A84FF, 4_000)]
        for _ in 0..<3_000 { colors.append((UInt32.random(in: 0...0xFFFFFF, using: &random), 1)) }
        let census = census(colors)
        let palette = MedianCut.palette(of: census, count: 255)
        #expect(palette.count <= 255 && palette == palette.sorted())
        for (color, _) in colors.prefix(3) { #expect(palette.contains(color)) }
        #expect(palette == MedianCut.palette(of: self.census(colors.reversed()), count: 255))
        // A cube of 6 x 6 x 6 colours has errors up to 26 a channel; 255 chosen ones are nearer on average.
        var error = 0
        for (color, _) in colors.dropFirst(3) {
            error += palette.map { distance(color, $0) }.min() ?? 0
        }
        #expect(Double(error) / 3_000 < 39)
    }

    @Test func pastTheLimitColoursAreCountedCoarsely() {
        var census = ColorCensus()
        var pixels: [UInt8] = []
        for index in 0..<70_000 {
            pixels += [UInt8(index & 255), UInt8((index >> 8) & 255), UInt8((index >> 16) << 7), 255]
        }
        if let bitmap = Bitmap(width: 700, height: 100, pixels: pixels) { census.add(bitmap) }
        #expect(census.isCoarse && census.counts.count <= 65_536)
        #expect(census.counts.values.reduce(0, +) == 70_000)
        #expect(census.key(0xFFFFFF) == 0xFFFFFF && census.key(0x010203) == 0)
    }
}
