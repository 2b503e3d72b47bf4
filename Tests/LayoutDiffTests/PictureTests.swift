import LayoutDiff
import LayoutRender
import TestSupport
import Testing

@testable import PictureDiff

@Suite struct PictureTests {
    /// A white picture with a black diagonal band whose edges are smoothed.
    func picture(width: Int = 40, height: Int = 30, _ change: (inout Bitmap) -> Void = { _ in }) -> Bitmap {
        var bitmap = Bitmap(width: width, height: height, color: .white)!
        for y in 0..<height {
            for x in 0..<width where abs(x - y) < 4 { bitmap[x, y] = .black }
            for x in 0..<width where abs(x - y) == 4 { bitmap[x, y] = RGBA(0x808080) }
        }
        change(&bitmap)
        return bitmap
    }

    @Test func equalPicturesAreEqual() throws {
        let difference = try PictureComparison.compare(picture(), picture())
        #expect(difference.pixels == 0 && difference.isTolerated)
        #expect(difference.text == "no visual change")
    }

    @Test(arguments: [false, true]) func filesAndPixelsGiveTheSameAnswer(_ isTranslucent: Bool) throws {
        let before = picture { if isTranslucent { $0[0, 29] = RGBA(0xFF0000, alpha: 9) } }
        let after = picture {
            if isTranslucent { $0[0, 29] = RGBA(0xFF0000, alpha: 9) }
            for x in 30..<35 { $0[x, 3] = RGBA(0x00FF00) }
        }
        let files = try PictureComparison.compare(PNG.encode(before), PNG.encode(after))
        #expect(files == (try PictureComparison.compare(before, after)))
        #expect(files.pixels == 5)
        #expect(files.text == "5 pixels differ (0.417 %) in 30,3,5,1")
    }

    @Test func swappingKeepsTheCount() throws {
        let other = picture { $0[20, 2] = .black }
        let forth = try PictureComparison.compare(picture(), other)
        let back = try PictureComparison.compare(other, picture())
        #expect(forth.runs == back.runs && forth.pixels == 1)
    }

    @Test func differentSizesAreADifferenceWithBothSizesSaid() throws {
        var options = PictureOptions()
        options.maximumRatio = 1
        let difference = try PictureComparison.compare(
            picture(), picture(width: 41), options: options)
        #expect(!difference.isTolerated)
        #expect(difference.text == "the sizes differ: 40 x 30 -> 41 x 30; no difference in the common part")
        let dotted = try PictureComparison.compare(picture(), picture(width: 41) { $0[20, 2] = .black })
        #expect(dotted.text == "the sizes differ: 40 x 30 -> 41 x 30; 1 pixel of the common part differs in 20,2,1,1")
    }

    /// White on clear is seen on a black ground alone, black on clear on a white one; nearly clear is hardly seen on either.
    @Test(arguments: [(RGBA.white, 300), (.black, 300), (RGBA(0xFFFFFF, alpha: 2), 0), (RGBA(0x808080, alpha: 2), 0)])
    func whatIsClearLiesOnAnyGround(_ color: RGBA, _ count: Int) throws {
        var options = PictureOptions()
        options.threshold = 0.1
        let clear = try #require(Bitmap(width: 20, height: 15, color: RGBA(0, alpha: 0)))
        let filled = try #require(Bitmap(width: 20, height: 15, color: color))
        #expect(try PictureComparison.compare(clear, filled, options: options).pixels == count)
        #expect(try PictureComparison.compare(filled, clear, options: options).pixels == count)
    }

    /// A ring of a width of 1.2 pixels, with sixteen samples a pixel.
    func ring(x: Double = 32, y: Double = 32, width: Double = 1.2, _ color: RGBA = .black) -> Bitmap {
        picture(width: 64, height: 64) { bitmap in
            for row in 0..<64 {
                for column in 0..<64 {
                    var inside = 0.0
                    for sample in 0..<16 {
                        let (u, v) = (Double(sample % 4) / 4 + 0.125, Double(sample / 4) / 4 + 0.125)
                        let (a, b) = (Double(column) + u - x, Double(row) + v - y)
                        if abs((a * a + b * b).squareRoot() - 20) * 2 < width { inside += 1 / 16.0 }
                    }
                    bitmap[column, row] = RGBA(
                        red: color.red, green: color.green, blue: color.blue, alpha: UInt8(inside * 255)
                    ).over(.white)
                }
            }
        }
    }

    @Test func aThinLineSmoothedDifferentlyIsToldFromAnotherLine() throws {
        var options = PictureOptions()
        options.ignoresAntialiasing = true
        func count(_ other: Bitmap) throws -> Int {
            let forth = try PictureComparison.compare(ring(), other, options: options).pixels
            #expect(forth == (try PictureComparison.compare(other, ring(), options: options).pixels))
            return forth
        }
        #expect(try count(ring(x: 32.2, y: 32.2)) == 0)
        #expect(try count(ring(x: 31.8)) == 0)
        #expect(try count(ring(RGBA(0x404040))) > 20)
        #expect(try count(ring(x: 33)) > 20)
        #expect(try count(ring(width: 1.6)) > 20)
    }

    @Test func thresholdPassesWhatNobodySees() throws {
        var options = PictureOptions()
        options.threshold = 0.1
        let faint = picture { for x in 20..<40 { $0[x, 0] = RGBA(0xFBFBFB) } }
        let strong = picture { for x in 20..<40 { $0[x, 0] = RGBA(0xC0C0C0) } }
        #expect(try PictureComparison.compare(picture(), faint).pixels == 20)
        #expect(try PictureComparison.compare(picture(), faint, options: options).pixels == 0)
        #expect(try PictureComparison.compare(picture(), strong, options: options).pixels == 20)
    }

    @Test func anEdgeSmoothedDifferentlyIsToldFromAShape() throws {
        var options = PictureOptions()
        options.ignoresAntialiasing = true
        let smoothed = picture { for y in 5..<25 { $0[y + 4, y] = RGBA(0xA0A0A0) } }
        let shape = picture { for x in 25..<31 { for y in 2..<8 { $0[x, y] = RGBA(0x0072B2) } } }
        let edge = try PictureComparison.compare(picture(), smoothed, options: options)
        #expect(edge.pixels == 0 && edge.antialiased == 20)
        #expect(try PictureComparison.compare(picture(), shape, options: options).pixels == 36)
    }

    @Test func ignoredPartsAndAllowancesPass() throws {
        let other = picture { for x in 20..<24 { $0[x, 0] = .black } }
        var ignoring = PictureOptions()
        ignoring.ignored = [PixelRect(x: 20, y: 0, width: 3, height: 1)]
        #expect(try PictureComparison.compare(picture(), other, options: ignoring).pixels == 1)
        var allowing = PictureOptions()
        allowing.maximumPixels = 4
        #expect(try PictureComparison.compare(picture(), other, options: allowing).isTolerated)
        allowing.maximumPixels = 3
        #expect(try !PictureComparison.compare(picture(), other, options: allowing).isTolerated)
    }

    @Test func regionsJoinWhatLiesTogether() throws {
        let other = picture(width: 400, height: 300) {
            for x in 100..<180 { for y in 10..<50 { $0[x, y] = RGBA(0x00FF00) } }
            for x in 390..<400 { for y in 290..<300 { $0[x, y] = RGBA(0x00FF00) } }
        }
        let difference = try PictureComparison.compare(picture(width: 400, height: 300), other)
        #expect(
            difference.regions == [
                PixelRect(x: 100, y: 10, width: 80, height: 40), PixelRect(x: 390, y: 290, width: 10, height: 10),
            ])
    }

    @Test func panelsStandSideBySide() throws {
        let other = picture { $0[20, 2] = .black }
        let difference = try PictureComparison.compare(picture(), other)
        let sheet = try #require(ComparisonPicture.panels(picture(), other, difference))
        #expect(sheet.width == 40 * 3 + 16 && sheet.height == 30)
        #expect(sheet[20, 2] == .white)
        #expect(sheet[48 + 20, 2] == RGBA(0xD6006C))
        #expect(sheet[96 + 20, 2] == .black)
    }

    /// `over` gives an opaque colour back without the mixture, which gives the same for each value of a channel.
    @Test func anOpaqueColorHidesItsBase() {
        for value in UInt8.min...UInt8.max {
            let color = RGBA(red: value, green: 255 - value, blue: 7)
            #expect(color.over(RGBA(0x123456)) == color)
            #expect(RGBA.channel((Double(value) * 1 + Double(0x12) * 0) / 255) == value)
        }
    }

    /// The picture of a difference, pixel by pixel: slow, and plain enough to be checked by reading.
    private func plainOverlay(_ before: Bitmap, _ after: Bitmap, _ difference: PictureDifference) -> [[RGBA]] {
        (0..<max(before.height, after.height)).map { y in
            (0..<max(before.width, after.width)).map { x in
                let differs = difference.runs.contains { $0.row == y && ($0.start..<$0.end).contains(Int32(x)) }
                if differs { return RGBA(0xD6006C) }
                let isCommon = x < min(before.width, after.width) && y < min(before.height, after.height)
                guard isCommon else { return RGBA(0xFFB000) }
                let gray = UInt8((229 + before[x, y].over(.white).luminance * 26).rounded())
                return RGBA(red: gray, green: gray, blue: gray)
            }
        }
    }

    @Test("panels and overlays equal those computed pixel by pixel", arguments: 0..<24)
    func panelsEqualPlainPanels(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        func randomPicture() throws -> Bitmap {
            let (width, height) = (1 + random.below(40), 1 + random.below(30))
            let colors: [RGBA] = (0..<4).map { _ in
                RGBA(UInt32(random.below(1 << 24)), alpha: random.chance(70) ? 255 : UInt8(random.below(256)))
            }
            var bitmap = try #require(Bitmap(width: width, height: height, color: colors[0]))
            for y in 0..<height {
                for x in 0..<width where random.chance(30) { bitmap[x, y] = colors[random.below(4)] }
            }
            return bitmap
        }
        let before = try randomPicture()
        let after = try randomPicture()
        let difference = try PictureComparison.compare(before, after)
        let plain = plainOverlay(before, after, difference)
        let overlay = ComparisonPicture.overlay(before, after, difference)
        let sheet = try #require(ComparisonPicture.panels(before, after, difference))
        let width = plain[0].count
        func side(_ picture: Bitmap, _ x: Int, _ y: Int) -> RGBA {
            x < picture.width && y < picture.height ? picture[x, y].over(.white) : RGBA(0x808080)
        }
        for y in plain.indices {
            #expect((0..<width).map { overlay[$0, y] } == plain[y])
            let gutter = [RGBA](repeating: RGBA(0x808080), count: 8)
            let row =
                (0..<width).map { side(before, $0, y) } + gutter + plain[y] + gutter
                + (0..<width).map { side(after, $0, y) }
            #expect((0..<sheet.width).map { sheet[$0, y] } == row)
        }
        #expect(sheet.height == plain.count && overlay.height == plain.count)
    }

    /// Row filters as libpng chooses them, decoded two ways: whole, and only where the files differ.
    @Test(arguments: [3, 4]) func everyFilterIsUndone(_ channels: Int) throws {
        let width = 37
        let height = 24
        var seed: UInt32 = 7
        func random() -> UInt8 {
            seed = seed &* 1_664_525 &+ 1_013_904_223
            return UInt8(truncatingIfNeeded: seed >> 24)
        }
        let rows = (0..<height).map { _ in (0..<width * channels).map { _ in random() } }
        var raw: [UInt8] = []
        for y in 0..<height {
            let filter = y % 5
            raw.append(UInt8(filter))
            for i in 0..<width * channels {
                let left = i >= channels ? Int(rows[y][i - channels]) : 0
                let up = y > 0 ? Int(rows[y - 1][i]) : 0
                let corner = y > 0 && i >= channels ? Int(rows[y - 1][i - channels]) : 0
                let guess = left + up - corner
                let nearest = [left, up, corner].min { abs(guess - $0) < abs(guess - $1) } ?? 0
                let prediction = [0, left, up, (left + up) / 2, nearest][filter]
                raw.append(rows[y][i] &- UInt8(truncatingIfNeeded: prediction))
            }
        }
        let file = TestPNG.file(width: width, height: height, channels: channels, raw: raw)
        let bitmap = try PNG.decode(file)
        for y in 0..<height {
            for x in 0..<width {
                #expect(bitmap[x, y].red == rows[y][x * channels])
                #expect(bitmap[x, y].blue == rows[y][x * channels + 2])
                #expect(bitmap[x, y].alpha == (channels == 4 ? rows[y][x * channels + 3] : 255))
            }
        }
    }
}

/// A PNG file made by hand: stored deflate blocks, no compression.
enum TestPNG {
    static func file(width: Int, height: Int, channels: Int, raw: [UInt8]) -> [UInt8] {
        var header = bytes(UInt32(width)) + bytes(UInt32(height))
        header += [8, channels == 4 ? 6 : 2, 0, 0, 0]
        var packed: [UInt8] = [0x78, 0x01, 1]
        packed += [
            UInt8(raw.count & 255), UInt8(raw.count >> 8), UInt8(~raw.count & 255), UInt8(~raw.count >> 8 & 255),
        ]
        packed += raw
        var (a, b): (UInt32, UInt32) = (1, 0)
        for byte in raw {
            a = (a + UInt32(byte)) % 65521
            b = (b + a) % 65521
        }
        packed += bytes(b << 16 | a)
        return [137, 80, 78, 71, 13, 10, 26, 10] + chunk("IHDR", header) + chunk("IDAT", packed) + chunk("IEND", [])
    }

    private static func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
        let named = Array(name.utf8) + body
        var crc: UInt32 = 0xFFFF_FFFF
        for byte in named {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
        }
        return bytes(UInt32(body.count)) + named + bytes(~crc)
    }

    private static func bytes(_ value: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 255) } }
}
