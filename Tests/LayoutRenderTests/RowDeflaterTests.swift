import CCairo
import LayoutDocument
import PNGCodec
import TestSupport
import Testing

@testable import LayoutRender

/// The encoder's own deflate: what it writes is read by libdeflate (in `PNG.decode`) and by libpng with zlib (through cairo),
/// and both see the pixels that went in.
@Suite struct RowDeflaterTests {
    /// Pictures of the kinds that the encoder treats in different ways.
    enum Look: CaseIterable {
        case flat, dashes, hatches, glyphs, gradient, noise, words, manyRepeats
    }

    static let sizes = [(1, 1), (2, 9), (3, 2), (16, 16), (61, 20), (257, 9), (11_000, 1)]

    static func bitmap(_ look: Look, _ width: Int, _ height: Int, isOpaque: Bool, seed: UInt64) -> Bitmap? {
        var random = PictureRandom(seed: seed)
        // Sixteen shapes of nine by seven pixels with soft edges, placed again and again.
        let shapes: [[UInt8]] = (0..<16).map { _ in
            (0..<63).map { _ in UInt8.random(in: 0...255, using: &random) & 0xE0 }
        }
        let places: [Int] = (0..<width).map { _ in Int.random(in: 0..<16, using: &random) }
        var pixels: [UInt8] = []
        for y in 0..<height {
            // Some rows differ from the row above in one pixel alone.
            let lonely = Int.random(in: 0..<width, using: &random)
            for x in 0..<width {
                var color: (UInt8, UInt8, UInt8) = (250, 250, 250)
                switch look {
                case .flat: color = (40, UInt8(x / 50 & 255), 9)
                case .dashes: if x % 90 == 3, y % 7 < 4 { color = (0, 114, 178) }
                case .hatches: if (x + y) % 6 < 2 { color = (0, 0, 0) } else { color = (UInt8((x + y) % 6), 3, 3) }
                case .glyphs:
                    let grey = shapes[places[x / 9]][y % 7 * 9 + x % 9]
                    if y % 20 < 7 { color = (grey, grey, grey) }
                case .gradient: color = (UInt8(x * 3 / 2 & 255), UInt8(y & 255), UInt8((x + y) / 3 & 255))
                case .noise:
                    let word = random.next()
                    color = (UInt8(word & 255), UInt8(word >> 8 & 255), UInt8(word >> 16 & 255))
                case .words: if (x / 3 * 7 + y / 2 * 5) % 11 < 4 { color = (UInt8(x & 255), UInt8(y & 255), 77) }
                case .manyRepeats: if x == lonely, y % 3 == 0 { color = (9, 8, UInt8(y & 255)) }
                }
                let alpha: UInt8 = isOpaque ? 255 : UInt8(truncatingIfNeeded: 200 + x % 5 * (y % 3))
                pixels += [color.0, color.1, color.2, alpha]
            }
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }

    /// Memory that others have used before is no part of a picture.
    @Test(arguments: Look.allCases, [true, false]) func sameBytesWhateverTheMemoryHeld(look: Look, isOpaque: Bool)
        throws
    {
        let bitmap = try #require(Self.bitmap(look, 61, 20, isOpaque: isOpaque, seed: 7))
        var files: Set<[UInt8]> = []
        for value in [0, 0x55, 0xFF, 0x0A] as [UInt8] {
            // Blocks as large as the encoder's, so that the allocator may return the same memory to the encoder.
            let size = 32_768 + (1 << 17) + 64
            let used = (0..<4).map { _ in UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 64) }
            for memory in used { memory.initializeMemory(as: UInt8.self, repeating: value, count: size) }
            for memory in used { memory.deallocate() }
            files.insert(PNG.encode(bitmap))
        }
        #expect(files.count == 1)
    }

    @Test(arguments: Look.allCases, [true, false]) func twoDecodersAgree(look: Look, isOpaque: Bool) throws {
        for (index, size) in Self.sizes.enumerated() {
            let bitmap = try #require(
                Self.bitmap(look, size.0, size.1, isOpaque: isOpaque, seed: UInt64(index + 1)))
            try agree(PNG.encode(bitmap), bitmap, "\(look) \(size)")
            guard isOpaque else { continue }
            var words = LibPNG.premultiplied(bitmap)
            let drawn = words.withUnsafeMutableBytes {
                PNG.encode(opaqueWords: $0, width: size.0, height: size.1)
            }
            try agree(try #require(drawn), bitmap, "\(look) \(size), drawn")
            words[words.count - 1] = 0xFE00_0000
            let translucent = words.withUnsafeMutableBytes {
                PNG.encode(opaqueWords: $0, width: size.0, height: size.1)
            }
            #expect(translucent == nil)
        }
    }

    private func agree(_ file: [UInt8], _ bitmap: Bitmap, _ name: String) throws {
        #expect(try PNG.decode(file) == bitmap, "\(name): libdeflate")
        #expect(LibPNG.words(file) == LibPNG.premultiplied(bitmap), "\(name): libpng")
    }

    /// Every document of the fixtures' scenes, drawn small: two points a pixel makes every edge soft.
    @Test func fixturesKeepTheirPixels() throws {
        let paths = Fixtures.paths(in: "scenes")
        #expect(paths.count > 5)
        for path in paths {
            let document = try LayoutDocument.read(Fixtures.bytes(path), fallbackName: Fixtures.name(path))
            let scene = document.scene(
                device: document.devices[0], traits: document.traits[0], variant: document.variants[0])
            let list = DisplayList(scene: scene, layout: scene.tree.resolve(in: scene.environment))
            var renderer = try Renderer()
            let pixels = try renderer.pixels(list, scale: 0.5)
            try agree(renderer.png(list, scale: 0.5), pixels, Fixtures.name(path))
        }
    }

    /// An encoder that searches at every byte would look at each byte several times; repeated rows and runs are not searched.
    @Test func emptyPicturesTakeAFewBytesARow() throws {
        let bitmap = try #require(Self.bitmap(.flat, 500, 400, isOpaque: true, seed: 1))
        #expect(PNG.encode(bitmap).count < 500 * 400 / 200)
    }

    /// A row longer than the window, and a last row alone: no match reaches further back than deflate allows.
    @Test(arguments: [10_922, 10_923, 32_767]) func wideRows(width: Int) throws {
        var pixels = [UInt8](repeating: 255, count: width * 4 * 4)
        for place in stride(from: 0, to: pixels.count, by: 4 * 31) { pixels[place] = UInt8(place / 124 % 251) }
        let bitmap = try #require(Bitmap(width: width, height: 4, pixels: pixels))
        try agree(PNG.encode(bitmap), bitmap, "\(width)")
    }
}

/// libpng as cairo calls it, the second decoder.
enum LibPNG {
    /// The pixels as words of premultiplied alpha, red, green and blue; nil if libpng refuses the file.
    static func words(_ file: [UInt8]) -> [UInt32]? {
        var rest = file[...]
        let surface = withUnsafeMutablePointer(to: &rest) { pointer in
            cairo_image_surface_create_from_png_stream(
                { closure, target, count in
                    guard let rest = closure?.assumingMemoryBound(to: ArraySlice<UInt8>.self), let target,
                        rest.pointee.count >= Int(count)
                    else { return CAIRO_STATUS_READ_ERROR }
                    for (place, byte) in rest.pointee.prefix(Int(count)).enumerated() { target[place] = byte }
                    rest.pointee = rest.pointee.dropFirst(Int(count))
                    return CAIRO_STATUS_SUCCESS
                }, pointer)
        }
        guard let surface else { return nil }
        defer { cairo_surface_destroy(surface) }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let data = cairo_image_surface_get_data(surface)
        else { return nil }
        let (width, height) = (cairo_image_surface_get_width(surface), cairo_image_surface_get_height(surface))
        let stride = Int(cairo_image_surface_get_stride(surface))
        let isOpaque = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24
        var words: [UInt32] = []
        for row in 0..<Int(height) {
            let line = UnsafeRawPointer(data + row * stride)
            for column in 0..<Int(width) {
                let word = line.load(fromByteOffset: column * 4, as: UInt32.self)
                words.append(isOpaque ? word | 0xFF00_0000 : word)
            }
        }
        return words
    }

    /// A bitmap's pixels as cairo keeps those of a file: multiplied with alpha and rounded as in its source.
    static func premultiplied(_ bitmap: Bitmap) -> [UInt32] {
        stride(from: 0, to: bitmap.pixels.count, by: 4).map { place in
            let alpha = UInt32(bitmap.pixels[place + 3])
            func channel(_ offset: Int) -> UInt32 {
                let product = alpha * UInt32(bitmap.pixels[place + offset]) + 0x80
                return (product + product >> 8) >> 8
            }
            return alpha << 24 | channel(0) << 16 | channel(1) << 8 | channel(2)
        }
    }
}
