import Compression
import Testing

@testable import LayoutRender

@Suite struct HostilePNGTests {
    private var sample: [UInt8] {
        SamplePNG(format: PNGFormatTests.Format(colorType: .palette, depth: 4, isInterlaced: true), width: 9, height: 7)
            .bytes
    }

    @Test func everyTruncationIsAnError() {
        for length in 0..<sample.count {
            #expect(throws: PNG.ReadingError.self) { try PNG.decode(Array(sample.prefix(length))) }
        }
    }

    @Test func everyFlippedBitIsAnErrorOrHarmless() {
        for index in sample.indices {
            var file = sample
            file[index] ^= 1 << UInt8(index % 8)
            // Checksums catch all but the flips in the signature and the lengths, which fail on their own.
            #expect(throws: PNG.ReadingError.self, "byte \(index)") { try PNG.decode(file) }
        }
    }

    /// What Git LFS keeps in a picture's place is named as that.
    @Test func pointers() {
        let pointer = Array("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 9\n".utf8)
        #expect(throws: PNG.ReadingError.pointer) { try PNG.decode(pointer) }
        #expect(throws: PNG.ReadingError.pointer) { try PNG.size(of: pointer) }
        #expect(throws: PNG.ReadingError.notPNG) { try PNG.size(of: Array(pointer.dropFirst())) }
    }

    private func file(_ chunks: [(String, [UInt8])]) -> [UInt8] {
        var out = PNG.signature
        for (name, body) in chunks {
            out += [24, 16, 8, 0].map { UInt8(body.count >> $0 & 255) }
            let start = out.count
            out += Array(name.utf8) + body
            let checksum = Deflate.crc32(out[start...])
            out += [24, 16, 8, 0].map { UInt8(checksum >> $0 & 255) }
        }
        return out
    }

    private func header(_ width: UInt32, _ height: UInt32, _ rest: [UInt8] = [8, 2, 0, 0, 0]) -> (String, [UInt8]) {
        let size = [width, height].flatMap { value in [24, 16, 8, 0].map { UInt8(value >> $0 & 255) } }
        return ("IHDR", size + rest)
    }

    @Test func sizesAreCheckedBeforeAnythingIsUnpacked() {
        for (width, height) in [(0, 1), (1, 0), (.max, .max), (40_000, 1), (30_000, 30_000)] as [(UInt32, UInt32)] {
            #expect(throws: PNG.ReadingError.self) { try PNG.decode(file([header(width, height), ("IDAT", [1])])) }
        }
    }

    @Test func wrongHeadersAreNamed() {
        for rest in [
            [3, 2, 0, 0, 0], [8, 1, 0, 0, 0], [16, 3, 0, 0, 0], [8, 2, 1, 0, 0], [8, 2, 0, 0, 2], [8, 2],
        ]
            as [[UInt8]]
        {
            #expect(throws: PNG.ReadingError.self) { try PNG.decode(file([header(2, 2, rest), ("IDAT", [1])])) }
        }
    }

    @Test func brokenOrders() {
        #expect(throws: PNG.ReadingError.self) { try PNG.decode(file([("IDAT", [1])])) }
        #expect(throws: PNG.ReadingError.self) { try PNG.decode(file([header(1, 1), header(1, 1)])) }
        #expect(throws: PNG.ReadingError.self) { try PNG.decode(file([header(1, 1), ("IEND", [])])) }
        #expect(throws: PNG.ReadingError.self) { try PNG.decode(file([header(1, 1), ("NEED", []), ("IEND", [])])) }
        let rows = Deflate.compress([0, 1, 2, 3, 4], level: 1) ?? []
        #expect(throws: PNG.ReadingError.badPixels("the compressed data is broken or not 4 bytes long")) {
            try PNG.decode(file([header(1, 1), ("IDAT", rows), ("IEND", [])]))
        }
        let index = Deflate.compress([0, 9], level: 1) ?? []
        #expect(throws: PNG.ReadingError.badPixels("colour 9 of a palette of 1")) {
            try PNG.decode(
                file([header(1, 1, [8, 3, 0, 0, 0]), ("PLTE", [1, 2, 3]), ("IDAT", index), ("IEND", [])]))
        }
    }
}
