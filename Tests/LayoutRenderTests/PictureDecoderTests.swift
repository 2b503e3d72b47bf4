import Foundation
import PictureFiles
import Testing

@testable import LayoutRender

/// Pictures of every format become pixels, and broken ones end with a reason.
@Suite("Picture files") struct PictureDecoderTests {
    static let halves = Array(
        #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><rect width="1" height="1" fill="red"/><rect x="1" width="1" height="1" fill="blue" fill-opacity="0.5"/></svg>"#
            .utf8)

    /// Eight red pixels square, and two blue ones.
    static let jpeg = bytes(
        """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGBYU
        GBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wAARCAAIAAgD
        AREAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKB
        kaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZ
        mqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQF
        BgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5
        OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX
        2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwD50r8MP9Uz/9k=
        """)
    static let webP = bytes("UklGRhwAAABXRUJQVlA4TA8AAAAvAUAAAAcQ0f/+ByKi/wEA")

    /// 64 red pixels square.
    static let heic = bytes(
        """
        AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAUJtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAA
        AAABAAAAImlsb2MAAAAAREAAAQABAAAAAAFmAAEAAAAAAAAAHgAAACNpaW5mAAAAAAABAAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAwmlwcnAAAACk
        aXBjbwAAAHhodmNDAQNwAAAAAAAAAAAAHvAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroCQCEAAQArQgEBA3AAAAMAkAAAAwAA
        AwAeoCCBBZbqSSmubgQEDAgAAAMACAAAAwAIQCIAAQAHRAHBcrAiQAAAABRpc3BlAAAAAAAAAEAAAABAAAAAEHBpeGkAAAAAAwgICAAAABZpcG1h
        AAAAAAAAAAEAAQOBAoMAAAAmbWRhdAAAABooAa8J4CE5dV///P/f//tQvIftLWHQcw9fgA==
        """)

    static func bytes(_ base64: String) -> [UInt8] {
        [UInt8](Data(base64Encoded: base64.filter { !$0.isWhitespace }) ?? Data())
    }

    @Test("an SVG fills the size asked for")
    func svg() throws {
        let bitmap = try PictureDecoder.decode(Self.halves, as: .svg, width: 20, height: 10)
        #expect((bitmap.width, bitmap.height) == (20, 10))
        #expect(bitmap[3, 5] == RGBA(0xFF0000))
        #expect(bitmap[15, 5].blue == 255)
        #expect((127...128).contains(bitmap[15, 5].alpha))
    }

    @Test("a PDF's page fills the size asked for")
    func pdf() throws {
        var list = DisplayList(size: Size(width: 4, height: 4))
        list.fill(.rect(Rect(x: 0, y: 0, width: 2, height: 4)), RGBA(0x0072B2))
        var renderer = try Renderer()
        let bitmap = try PictureDecoder.decode(try renderer.pdf(list), as: .pdf, width: 40, height: 40)
        #expect(bitmap[10, 20] == RGBA(0x0072B2))
        #expect(bitmap[30, 20] != bitmap[10, 20])
    }

    @Test("a HEIC keeps its own size, within the limits, where libheif is installed")
    func heic() throws {
        do {
            let red = try PictureDecoder.decode(Self.heic, as: .heic, width: 1, height: 1)
            #expect((red.width, red.height) == (64, 64))
            #expect((190...210).contains(red[32, 32].red) && (30...50).contains(red[32, 32].blue))
            #expect(red.pixels.count == 64 * 64 * 4 && red[0, 63].alpha == 255)
        } catch PictureDecoder.Failure.noLibrary(let name, _) {
            return print("\(name) is not installed: no HEIC is decoded")
        }
        var limits = PixelLimits()
        limits.maximumPixels = 4_000
        #expect(throws: PictureDecoder.Failure.tooLarge) {
            try PictureDecoder.decode(Self.heic, as: .heic, width: 1, height: 1, limits: limits)
        }
        for place in stride(from: 0, to: Self.heic.count, by: 5) {
            _ = try? PictureDecoder.decode(Array(Self.heic[..<place]), as: .heic, width: 1, height: 1)
            var damaged = Self.heic
            damaged[place] = 255
            _ = try? PictureDecoder.decode(damaged, as: .heic, width: 1, height: 1)
        }
    }

    @Test("JPEG and WebP keep their own size")
    func bitmaps() throws {
        let red = try PictureDecoder.decode(Self.jpeg, as: .jpeg, width: 1, height: 1)
        #expect((red.width, red.height) == (8, 8))
        #expect(red[4, 4].red > 250 && red[4, 4].blue < 5 && red[4, 4].alpha == 255)
        let blue = try PictureDecoder.decode(Self.webP, as: .webp, width: 1, height: 1)
        #expect((blue.width, blue.height) == (2, 2))
        #expect(blue[1, 1] == RGBA(0x0000FF))
    }

    /// Five pixels by four: one blue in the corner, a blue box, a red one in the last corner, else clear; the second
    /// interlaced.
    static let gifs = [
        "R0lGODlhBQAEAIEAAP///wBysv8AAAAAACH5BAEAAAAALAAAAAAFAAQAAAgPAAMAGDgwgMGCBwkCEBAQADs=",
        "R0lGODlhBQAEAIEAAP///wBysv8AAAAAACH5BAEAAAAALAAAAAAFAAQAQAgPAAMAGDgwgMGCBwkCEBAQADs=",
    ].map { bytes($0) }

    @Test("a GIF's first frame, with its clear colour, row by row or interlaced", arguments: gifs)
    func gif(file: [UInt8]) throws {
        let bitmap = try PictureDecoder.decode(file, as: .gif, width: 1, height: 1)
        #expect((bitmap.width, bitmap.height) == (5, 4))
        for y in 0..<4 {
            for x in 0..<5 {
                let isBlue = (x, y) == (0, 0) || (1...3).contains(x) && (1...2).contains(y)
                let expected = isBlue ? RGBA(0x0072B2) : (x, y) == (4, 3) ? RGBA(0xFF0000) : RGBA.clear
                #expect(bitmap[x, y] == expected, "\(x) \(y)")
            }
        }
        var limits = PixelLimits()
        limits.maximumPixels = 19
        #expect(throws: PictureDecoder.Failure.tooLarge) {
            try PictureDecoder.decode(file, as: .gif, width: 1, height: 1, limits: limits)
        }
    }

    @Test("GIF files with one byte changed or cut off end with a picture or a reason")
    func damagedGIFs() {
        for file in Self.gifs {
            for place in file.indices {
                _ = try? PictureDecoder.decode(Array(file[..<place]), as: .gif, width: 1, height: 1)
                for value in [0, 1, 7, 128, 255] as [UInt8] {
                    var damaged = file
                    damaged[place] = value
                    _ = try? PictureDecoder.decode(damaged, as: .gif, width: 1, height: 1)
                }
            }
        }
    }

    @Test("what is no picture, whole or cut off, ends with a reason", arguments: PictureDecoder.Format.allCases)
    func broken(format: PictureDecoder.Format) {
        for bytes in [[], Array("no picture".utf8), Array(Self.halves.prefix(60)), Array(Self.webP.prefix(30))] {
            #expect(throws: PictureDecoder.Failure.self) {
                try PictureDecoder.decode(bytes, as: format, width: 4, height: 4)
            }
        }
        for count in stride(from: 0, to: Self.jpeg.count, by: 37) where format == .jpeg {
            _ = try? PictureDecoder.decode(Array(Self.jpeg.prefix(count)), as: .jpeg, width: 1, height: 1)
        }
    }

    @Test("limits are checked before anything is drawn")
    func limits() {
        var limits = PixelLimits()
        limits.maximumPixels = 50
        for (format, bytes) in [(PictureDecoder.Format.svg, Self.halves), (.jpeg, Self.jpeg)] {
            #expect(throws: PictureDecoder.Failure.tooLarge) {
                try PictureDecoder.decode(bytes, as: format, width: 10, height: 10, limits: limits)
            }
        }
        #expect(throws: PictureDecoder.Failure.tooLarge) {
            try PictureDecoder.decode(Self.halves, as: .svg, width: 0, height: 10)
        }
    }

    @Test("an SVG reaches no other file")
    func references() throws {
        let text =
            #"<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 4 4"><image width="4" height="4" xlink:href="file:///usr/share/pixmaps/debian-logo.png"/></svg>"#
        let bitmap = try PictureDecoder.decode(Array(text.utf8), as: .svg, width: 4, height: 4)
        #expect(bitmap.pixels.allSatisfy { $0 == 0 })
    }

    @Test("a template picture is its opacity in the tint colour, once a colour")
    func templates() throws {
        let mask = try #require(Bitmap(width: 1, height: 1, pixels: [9, 9, 9, 128]))
        #expect(mask.filled(with: RGBA(0x0072B2))[0, 0] == RGBA(0x0072B2, alpha: 128))
        var root = View(.view, identifier: "root")
        root.frame = Rect(x: 0, y: 0, width: 30, height: 10)
        var tree = LayoutTree(root: root)
        for (index, color) in ["systemRed", "systemBlue", "systemRed"].enumerated() {
            var view = View(.imageView, identifier: "i\(index)")
            view.content = .image(ImageContent(name: "mask", size: Size(width: 10, height: 10)))
            view.frame = Rect(x: Double(index) * 10, y: 0, width: 10, height: 10)
            view.translatesAutoresizingMaskIntoConstraints = true
            view.appearance.tintColor = .named(color)
            _ = tree.addSubview(view, to: tree.root)
        }
        var options = RenderOptions()
        options.layers = .plain
        options.images = ["mask": mask]
        let environment = LayoutEnvironment(width: 30, height: 10)
        let layout = tree.resolve(in: environment)
        let plain = DisplayList(tree: tree, layout: layout, environment: environment, options: options)
        #expect(plain.images == [mask])
        options.imageTraits.templates = ["mask"]
        let tinted = DisplayList(tree: tree, layout: layout, environment: environment, options: options)
        #expect(tinted.images.map { $0[0, 0].red } == [0xFF, 0x00])
    }
}
