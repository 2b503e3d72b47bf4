import TestSupport
import Testing

@testable import LayoutRender

@Suite struct PNGRoundTripTests {
    enum Look: CaseIterable { case fewColors, opaque, translucent }

    static func bitmap(_ width: Int, _ height: Int, _ look: Look, seed: UInt64) -> Bitmap? {
        var random = PictureRandom(seed: seed)
        var pixels: [UInt8] = []
        for _ in 0..<width * height {
            switch look {
            case .fewColors: pixels += [UInt8.random(in: 0...3, using: &random) * 60, 7, 9, 255]
            case .opaque: pixels += [0, 1, 2].map { _ in UInt8.random(in: 0...255, using: &random) } + [255]
            case .translucent: pixels += [0, 1, 2, 3].map { _ in UInt8.random(in: 0...255, using: &random) }
            }
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }

    @Test(arguments: Look.allCases, [(1, 1), (3, 1), (1, 5), (17, 13), (64, 48)])
    func decodingUndoesEncoding(look: Look, size: (Int, Int)) throws {
        let bitmap = try #require(Self.bitmap(size.0, size.1, look, seed: UInt64(size.0)))
        let file = PNG.encode(bitmap)
        #expect(try PNG.decode(file) == bitmap)
        // Row by row, from the last.
        var rows = try #require(try PNGRows(file))
        #expect(try rows.bitmap() == bitmap)
        var again = try #require(try PNGRows(file))
        var line: [UInt8] = []
        for row in (0..<bitmap.height).reversed() {
            try again.read(row: row, into: &line)
            #expect(line[...] == bitmap.pixels[row * bitmap.width * 4..<(row + 1) * bitmap.width * 4])
        }
    }

    /// Rows that repeat take another way through the encoder of drawn pictures.
    @Test(arguments: [(1, 1), (2, 7), (5, 3), (33, 40)])
    func drawnPicturesKeepTheirPixels(size: (Int, Int)) throws {
        var list = DisplayList(size: Size(width: Double(size.0), height: Double(size.1)))
        list.fill(.ellipse(list.bounds), RGBA(0x0072B2))
        var renderer = try Renderer()
        try agree(&renderer, list)
        list.background = nil
        try agree(&renderer, list)
    }

    private func agree(_ renderer: inout Renderer, _ list: DisplayList) throws {
        let decoded = try PNG.decode(renderer.png(list, scale: 1))
        let pixels = try renderer.pixels(list, scale: 1)
        #expect(decoded == pixels)
    }

    @Test func aBitmapOfTheWrongLengthIsNone() {
        #expect(Bitmap(width: 2, height: 2, pixels: [0, 0, 0, 0]) == nil)
        #expect(Bitmap(width: -1, height: -4, pixels: [0, 0, 0, 0]) == nil)
        #expect(Bitmap(width: .max, height: .max, pixels: []) == nil)
    }
}

/// Files that other programs may write: every colour type and depth, filtered and interlaced.
@Suite struct PNGFormatTests {
    struct Format: CustomTestStringConvertible {
        var colorType: PNGColorType
        var depth: Int
        var isInterlaced: Bool
        var testDescription: String { "\(colorType) \(depth) bits\(isInterlaced ? ", interlaced" : "")" }
    }

    static let formats: [Format] = [PNGColorType.gray, .rgb, .palette, .grayAlpha, .rgba].flatMap { type in
        [1, 2, 4, 8, 16].filter(type.allows).flatMap { depth in
            [false, true].map { Format(colorType: type, depth: depth, isInterlaced: $0) }
        }
    }

    @Test(arguments: formats) func decodes(format: Format) throws {
        for (width, height) in [(1, 1), (5, 3), (9, 10), (16, 8)] {
            let file = SamplePNG(format: format, width: width, height: height)
            let bitmap = try PNG.decode(file.bytes)
            for y in 0..<height {
                for x in 0..<width { #expect(bitmap[x, y] == file.color(x, y), "\(x) \(y) of \(width) x \(height)") }
            }
        }
    }

    @Test func aTransparentColorIsHonoured() throws {
        var file = SamplePNG(format: Format(colorType: .rgb, depth: 8, isInterlaced: false), width: 4, height: 4)
        let key = file.samples(2, 1)
        file.transparency = key.flatMap { [0, UInt8($0)] }
        let bitmap = try PNG.decode(file.bytes)
        #expect(bitmap[2, 1].alpha == 0)
        #expect(bitmap[0, 0].alpha == (file.samples(0, 0) == key ? 0 : 255))
    }
}
