@testable import Compression
@testable import LayoutRender
@testable import PNGCodec
@testable import TestSupport

extension FuzzTarget {
    /// A PNG file, or chunks whose checksums are computed here, so that the decoder accepts the chunks and reads their
    /// contents.
    static let png = FuzzTarget(
        name: "png",
        seeds: {
            var seeds: [[UInt8]] = []
            for color in [0, 2, 3, 4, 6] as [UInt8] {
                for depth in [1, 8, 16] as [UInt8] {
                    for interlacing in [0, 1] as [UInt8] {
                        let size: [UInt8] = [0, 0, 0, 5, 0, 0, 0, 3]
                        var seed: [UInt8] = [1, 0, 13] + size + [depth, color, 0, 0, interlacing]
                        seed += [1, 6, 1, 2, 3, 4, 5, 6, 2, 40] + (0..<40).map { UInt8($0 % 5) } + [3, 0]
                        seeds.append(seed)
                    }
                }
            }
            if let bitmap = Bitmap(width: 3, height: 2, color: RGBA(red: 1, green: 2, blue: 3, alpha: 200)) {
                seeds.append([0] + PNG.encode(bitmap))
            }
            return seeds
        },
        fault: { bytes in
            guard let kind = bytes.first else { return nil }
            let file = kind & 1 == 0 ? Array(bytes.dropFirst()) : assemble(bytes.dropFirst())
            var limits = PixelLimits()
            limits.maximumPixels = 1 << 16
            guard let bitmap = try? PNG.decode(file, limits: limits) else { return nil }
            let reduced = try? PNG.decode(file, reducedBy: 3, limits: limits)
            guard reduced?.width == (bitmap.width + 2) / 3, reduced?.height == (bitmap.height + 2) / 3 else {
                return "can be read whole, but not reduced"
            }
            guard bitmap.width * bitmap.height <= limits.maximumPixels else { return "larger than the limit" }
            guard let again = try? PNG.decode(PNG.encode(bitmap)) else { return "what was encoded cannot be decoded" }
            guard again == bitmap else { return "encoding and decoding changes pixels" }
            return drawnFault(bitmap)
        })

    /// The way of drawn pictures, which are words in memory: an opaque one keeps its pixels, another is refused.
    private static func drawnFault(_ bitmap: Bitmap) -> String? {
        var words: [UInt32] = []
        for place in stride(from: 0, to: bitmap.pixels.count, by: 4) {
            var word: UInt32 = 0
            for offset in [3, 0, 1, 2] { word = word << 8 | UInt32(bitmap.pixels[place + offset]) }
            words.append(word)
        }
        let file = words.withUnsafeMutableBytes {
            PNG.encode(opaqueWords: $0, width: bitmap.width, height: bitmap.height)
        }
        guard bitmap.isOpaque else { return file == nil ? nil : "a picture with alpha was taken for opaque" }
        guard let file, let again = try? PNG.decode(file) else { return "a drawn picture cannot be read back" }
        return again == bitmap ? nil : "drawing's way of encoding changes pixels"
    }

    /// Chunks out of a kind, a length and a body each; the pixels are compressed here.
    private static func assemble(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        let names = ["IHDR", "PLTE", "IDAT", "IEND", "tRNS", "tEXt", "gAMA", "PLTX"]
        var rest = bytes
        var file = PNG.signature
        while let kind = rest.popFirst(), let length = rest.popFirst() {
            var body = Array(rest.prefix(Int(length)))
            rest = rest.dropFirst(Int(length))
            let name = names[Int(kind & 7)]
            if name == "IDAT", kind & 8 == 0 { body = Deflate.compress(body, level: 1) ?? body }
            file += [24, 16, 8, 0].map { UInt8(body.count >> $0 & 255) }
            let start = file.count
            file += Array(name.utf8) + body
            let checksum = Deflate.crc32(file[start...])
            file += [24, 16, 8, 0].map { UInt8(checksum >> $0 & 255) }
        }
        return file
    }
}
