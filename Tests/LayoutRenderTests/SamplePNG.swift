import Compression

@testable import LayoutRender

/// A PNG file made by hand: every row has another filter, samples follow from the place.
struct SamplePNG {
    let format: PNGFormatTests.Format
    let width: Int
    let height: Int
    var transparency: [UInt8] = []

    init(format: PNGFormatTests.Format, width: Int, height: Int) {
        self.format = format
        self.width = width
        self.height = height
    }

    private var channels: Int { format.colorType.channels }
    private var maximum: Int { (1 << format.depth) - 1 }

    func samples(_ x: Int, _ y: Int) -> [Int] {
        (0..<channels).map { channel -> Int in
            let mixed: Int = x * 7919 + y * 104_729
            let spread: Int = channel * 37 + x * y * 31
            return (mixed + spread) & maximum
        }
    }

    private var palette: [UInt8] {
        (0...maximum).flatMap { (index: Int) -> [UInt8] in
            [UInt8(index * 13 & 255), UInt8(index * 29 & 255), UInt8((255 - index) & 255)]
        }
    }

    func color(_ x: Int, _ y: Int) -> RGBA {
        let raw = samples(x, y)
        if format.colorType == .palette {
            let start = raw[0] * 3
            return RGBA(red: palette[start], green: palette[start + 1], blue: palette[start + 2])
        }
        let bytes = raw.map { (sample: Int) -> UInt8 in UInt8(format.depth == 16 ? sample >> 8 : sample * 255 / maximum)
        }
        switch format.colorType {
        case .gray: return RGBA(red: bytes[0], green: bytes[0], blue: bytes[0])
        case .grayAlpha: return RGBA(red: bytes[0], green: bytes[0], blue: bytes[0], alpha: bytes[1])
        case .rgb: return RGBA(red: bytes[0], green: bytes[1], blue: bytes[2])
        default: return RGBA(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes[3])
        }
    }

    var bytes: [UInt8] {
        let places =
            format.isInterlaced
            ? [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
            : [(0, 0, 1, 1)]
        var raw: [UInt8] = []
        for (left, top, stepX, stepY) in places {
            let columns = Array(stride(from: left, to: width, by: stepX))
            let rows = Array(stride(from: top, to: height, by: stepY))
            guard !columns.isEmpty, !rows.isEmpty else { continue }
            var above = [UInt8](repeating: 0, count: (columns.count * channels * format.depth + 7) / 8)
            for (index, y) in rows.enumerated() {
                let row = packed(columns.flatMap { samples($0, y) })
                raw += filtered(row, above, type: index % 5)
                above = row
            }
        }
        var out = PNG.signature
        append(
            "IHDR",
            big(width) + big(height) + [
                UInt8(format.depth), format.colorType.rawValue, 0, 0, format.isInterlaced ? 1 : 0,
            ], to: &out)
        append("teXt", Array("a chunk that nobody needs".utf8), to: &out)
        if format.colorType == .palette { append("PLTE", palette, to: &out) }
        if !transparency.isEmpty { append("tRNS", transparency, to: &out) }
        let data = Deflate.compress(raw, level: 6) ?? []
        append("IDAT", Array(data.prefix(5)), to: &out)
        append("IDAT", Array(data.dropFirst(5)), to: &out)
        append("IEND", [], to: &out)
        return out
    }

    private func packed(_ samples: [Int]) -> [UInt8] {
        switch format.depth {
        case 16: return samples.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
        case 8: return samples.map { UInt8($0) }
        default:
            var row = [UInt8](repeating: 0, count: (samples.count * format.depth + 7) / 8)
            for (index, sample) in samples.enumerated() {
                let bit = index * format.depth
                row[bit / 8] |= UInt8(sample << (8 - format.depth - bit % 8))
            }
            return row
        }
    }

    private func filtered(_ row: [UInt8], _ above: [UInt8], type: Int) -> [UInt8] {
        let step = max(1, channels * format.depth / 8)
        return [UInt8(type)]
            + row.indices.map { i in
                let left = i >= step ? Int(row[i - step]) : 0
                let up = Int(above[i])
                let corner = i >= step ? Int(above[i - step]) : 0
                let guess: Int
                switch type {
                case 1: guess = left
                case 2: guess = up
                case 3: guess = (left + up) / 2
                case 4:
                    let best = [left, up, corner].enumerated().min { a, b in
                        let (first, second) = (abs(left + up - corner - a.element), abs(left + up - corner - b.element))
                        return (first, a.offset) < (second, b.offset)
                    }
                    guess = best?.element ?? 0
                default: guess = 0
                }
                return row[i] &- UInt8(guess)
            }
    }

    private func big(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 255) } }

    private func append(_ name: String, _ body: [UInt8], to out: inout [UInt8]) {
        out += big(body.count)
        let start = out.count
        out += Array(name.utf8) + body
        out += big(Int(Deflate.crc32(out[start...])))
    }
}
