import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import LayoutFilm
@testable import LayoutRender

/// A film of three pictures in which things move, fade, come and go.
func sampleFilm(background: RGBA? = .white, colors: Int = 3) throws -> Film {
    var film = Film(title: "sample")
    for step in 0..<3 {
        let at = Double(step)
        var list = DisplayList(size: Size(width: 60, height: 40), background: background)
        list.group(DisplayGroup(id: "ball")) {
            $0.fill(.ellipse(Rect(x: 4 + at * 15, y: 5, width: 12, height: 12 + at * 4)), RGBA(0x0072B2))
        }
        if step != 1 {
            list.group(DisplayGroup(id: "box", opacity: 0.8)) {
                $0.fill(.rect(Rect(x: 8, y: 24, width: 30, height: 8)), RGBA(0xD55E00))
            }
        }
        for index in 0..<colors {
            let place = Double(index)
            list.fill(
                .rect(Rect(x: (place * 3).truncatingRemainder(dividingBy: 60), y: 36, width: 3, height: 3)),
                RGBA(UInt32(index &* 2_654_435) & 0xFFFFFF))
        }
        try film.append(list, caption: "step \(step)", animation: StepAnimation(duration: 0.2, hold: 0.5))
    }
    return film
}

@Suite struct FilmTests {
    @Test("delays add up to the film's length, in both units and at every rate", arguments: [1, 7, 24, 25, 30, 50, 60])
    func timing(rate: Int) throws {
        var film = Film(title: "t")
        for (duration, hold) in [(0.3, 0.333), (0.25, 1.0), (0.1234, 0.5), (1.7, 0.011)] {
            let list = DisplayList(size: Size(width: 4, height: 4))
            try film.append(list, animation: StepAnimation(duration: duration, hold: max(hold, 1)))
        }
        for units in [100, 1000] {
            let frames = film.frames(rate, unitsPerSecond: units)
            #expect(frames.count == film.frameCount(rate))
            let total = frames.reduce(0) { $0 + $1.delay }
            #expect(abs(Double(total) - film.duration * Double(units)) <= 0.5)
            // Viewers slow down what is shorter than two hundredths of a second.
            if rate <= 50 { #expect(frames.allSatisfy { $0.delay * 50 >= units }) }
            for frame in frames where frame.progress != nil {
                #expect(
                    Double(frame.delay) >= Double(units) / Double(rate) - 1
                        || film.scenes[frame.scene].approachTime < 1 / Double(rate))
            }
        }
    }

    @Test func aWayStartsBeforeAndEndsAtItsScene() throws {
        let frames = try sampleFilm().frames(25, unitsPerSecond: 100)
        let way = [Int](repeating: 1, count: 5)
        #expect(frames.map(\.scene) == [0] + way + [1] + way.map { $0 + 1 } + [2])
        #expect(frames.indices.filter { frames[$0].progress == nil } == [0, 6, 12])
        #expect(frames[1].progress == 0)
    }

    @Test func limitsAreToldBeforeAnythingIsDrawn() throws {
        var limits = RenderLimits()
        limits.maximumFilmPixels = 100_000
        var renderer = try Renderer(limits: limits)
        let film = try sampleFilm()
        #expect(throws: RenderError.self) { _ = try renderer.gif(film, scale: 1) }
        do {
            _ = try renderer.apng(film, scale: 2)
            Issue.record("a film past the limit was drawn")
        } catch {
            #expect(
                error.description
                    == "the film is too long: 13 pictures of 120 x 80 pixels; the limit is 100000 pixels in all")
        }
        var long = Film(title: "long")
        var list = DisplayList(size: Size(width: 4, height: 4))
        list.items = Array(
            repeating: .shape(ShapeItem(shape: .rect(list.bounds), fill: nil, stroke: nil)), count: 400_000)
        try long.append(list)
        #expect(throws: RenderError.self) { try long.append(list, animation: StepAnimation(duration: 1)) }
    }

    @Test func everyFormatRepeatsItsBytes() throws {
        let film = try sampleFilm()
        var one = try Renderer()
        var other = try Renderer()
        _ = try other.pixels(sampleList(), scale: 1)
        #expect(try one.gif(film) == other.gif(film))
        #expect(try one.apng(film) == other.apng(film))
        #expect(try one.svg(film) == other.svg(film))
        #expect(try one.png(film.strip()) == other.png(film.strip()))
    }

    @Test("an SVG film has no script, one clock, and shows its first picture without one")
    func drawing() throws {
        var renderer = try Renderer()
        let text = String(
            decoding: try renderer.svg(sampleFilm(), timing: FilmTiming(loops: 3) ?? .standard), as: UTF8.self)
        #expect(!text.contains("<script") && !text.contains("javascript"))
        let clocks = Set(text.matches(of: /dur="([^"]*)"/).map { String($0.1) })
        #expect(clocks == ["1.9s"])
        #expect(Set(text.matches(of: /repeatCount="([^"]*)"/).map { String($0.1) }) == ["3"])
        #expect(text.matches(of: /visibility="hidden">/).count == 2)
        // The box goes and comes: opacity; the ball moves along x alone but for its height.
        #expect(text.contains(#"attributeName="cx" calcMode="spline" values="10;10;25;25""#))
        #expect(text.contains("keySplines=\"0 0 1 1;0.42 0 0.58 1;0 0 1 1\""))
        #expect(text.contains(#"attributeName="opacity" calcMode="spline" values="0.8;0.8;0;0""#))
    }

    @Test func aStripHasEveryPictureAndTheMomentsBetweenThem() throws {
        let strip = try sampleFilm().strip()
        // Three pictures, two moments of three fifths of their size, and six gaps.
        #expect(strip.size.width == 348)
        var texts: [String] = []
        for case .text(let run) in strip.items { texts.append(run.text) }
        #expect(texts == ["step 0", "step 1", "step 2"])
    }
}

/// Files read by Pillow, whose decoders are other people's.
@Suite struct FilmDecoderTests {
    /// Every frame as it is shown, RGBA, with its delay in milliseconds.
    private static let script = """
        import sys
        try:
            from PIL import Image, ImageSequence
        except ImportError:
            sys.exit(9)
        image = Image.open(sys.argv[1])
        out = open(sys.argv[2], "wb")
        lines = ["%d %d %s" % (image.width, image.height, image.info.get("loop", 1))]
        for frame in ImageSequence.Iterator(image):
            lines.append("%d" % round(frame.info.get("duration", 0)))
            out.write(frame.convert("RGBA").tobytes())
        print("\\n".join(lines))
        """

    struct Decoded {
        var width = 0
        var height = 0
        var loops = ""
        var delays: [Int] = []
        var frames: [[UInt8]] = []
    }

    /// Nil, with a printed reason, where Pillow is not installed.
    static func decode(_ bytes: [UInt8], _ name: String) throws -> Decoded? {
        try Fixtures.withFolder { folder in
            let path = folder + "/" + name
            try Data(bytes).write(to: URL(fileURLWithPath: path))
            let finished = try Fixtures.run("/usr/bin/python3", ["-c", script, path, folder + "/out"])
            guard finished.status != 9 else {
                print("skipped: python3 with Pillow (python3-pil) is not installed, so nothing referees \(name)")
                return nil
            }
            try #require(finished.status == 0, "\(finished.errors)")
            let lines = finished.text.split(separator: "\n")
            let head = lines[0].split(separator: " ")
            var result = Decoded()
            result.width = Int(head[0]) ?? 0
            result.height = Int(head[1]) ?? 0
            result.loops = String(head[2])
            result.delays = lines.dropFirst().compactMap { Int($0) }
            let pixels = [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder + "/out")))
            let size = result.width * result.height * 4
            result.frames = result.delays.indices.map { Array(pixels[$0 * size..<($0 + 1) * size]) }
            return result
        }
    }

    /// The pictures of a film, those that repeat taken together, with their delays in milliseconds.
    private func shown(_ film: Film, _ scale: Double, units: Int) throws -> [(pixels: Bitmap, delay: Int)] {
        var renderer = try Renderer()
        var result: [(pixels: Bitmap, delay: Int)] = []
        for frame in film.frames(25, unitsPerSecond: units) {
            let pixels = try renderer.pixels(film.list(of: frame), scale: scale)
            let delay = frame.delay * 1000 / units
            if result.last?.pixels == pixels {
                result[result.count - 1].delay += delay
            } else {
                result.append((pixels, delay))
            }
        }
        return result
    }

    @Test("an APNG decodes to the pixels of the single pictures", arguments: [true, false])
    func apng(isOpaque: Bool) throws {
        let film = try sampleFilm(background: isOpaque ? .white : nil)
        var renderer = try Renderer()
        let timing = try #require(FilmTiming(loops: 4))
        guard let decoded = try Self.decode(renderer.apng(film, scale: 2, timing: timing), "film.apng") else { return }
        let expected = try shown(film, 2, units: 1000)
        #expect(decoded.loops == "4")
        #expect(decoded.delays == expected.map(\.delay))
        #expect(decoded.frames.count == expected.count)
        for (one, other) in zip(decoded.frames, expected) {
            // The opaque film has over 256 colours on its ways, and nearest ones instead.
            let isRight =
                isOpaque
                ? meanSquaredError(one, other.pixels.pixels) <= 1.3 : same(one, other.pixels.pixels)
            #expect(isRight)
        }
    }

    @Test(
        "an APNG of more than 256 colours keeps them all where a person would see the loss, else the nearest stand for them"
    )
    func colors() throws {
        // 1 A picture of 2,400 colours that have nothing in common.
        var renderer = try Renderer()
        var noise = Film(title: "noise")
        for step in 0..<2 {
            var list = DisplayList(size: Size(width: 60, height: 40), background: .white)
            for index in 0..<2_400 {
                let place = Rect(x: Double(index % 60), y: Double(index / 60), width: 1, height: 1)
                list.fill(.rect(place), RGBA(UInt32(truncatingIfNeeded: (index + step) &* 2_654_435) & 0xFFFFFF))
            }
            try noise.append(list, animation: StepAnimation(duration: 0, hold: 0.5))
        }
        let whole = try renderer.apng(noise, scale: 1)
        // IHDR's colour type.
        #expect(whole[25] == 2)
        if let decoded = try Self.decode(whole, "noise.apng") {
            for (one, other) in zip(decoded.frames, try shown(noise, 1, units: 1000)) {
                let isEqual = one == other.pixels.pixels
                #expect(isEqual)
            }
        }
        // 2 Grey ramps at the edges of flat shapes.
        var film = Film(title: "edges")
        for step in 0..<2 {
            var list = DisplayList(size: Size(width: 120, height: 90), background: .white)
            for index in 0..<24 {
                let place = Double(index)
                list.fill(
                    .ellipse(Rect(x: 4 + place * 4.7, y: 20 + Double(step) * 7.3, width: 9, height: 9)),
                    RGBA(UInt32(index * 9) << 16 | UInt32(index * 5) << 8 | UInt32(255 - index * 10)))
            }
            try film.append(list, animation: StepAnimation(duration: 0.2, hold: 0.5))
        }
        let expected = try shown(film, 2, units: 1000)
        var census = ColorCensus()
        for picture in expected { census.add(picture.pixels) }
        #expect(census.counts.count > 256)
        let bytes = try renderer.apng(film, scale: 2)
        #expect(bytes[25] == 3)
        guard let decoded = try Self.decode(bytes, "edges.apng") else { return }
        #expect(decoded.frames.count == expected.count && decoded.delays == expected.map(\.delay))
        for (one, other) in zip(decoded.frames, expected) {
            try #require(one.count == other.pixels.pixels.count)
            // 0.65 over the film are at most twice as much in one of its pictures.
            #expect(meanSquaredError(one, other.pixels.pixels) <= 1.3)
        }
    }

    /// Over the three channels of opaque pixels.
    private func meanSquaredError(_ one: [UInt8], _ other: [UInt8]) -> Double {
        guard one.count == other.count, !one.isEmpty else { return .infinity }
        var sum = 0
        for place in one.indices {
            let difference = Int(one[place]) - Int(other[place])
            sum += difference * difference
        }
        return Double(sum) / Double(one.count) * 4 / 3
    }

    /// What is transparent has no colour.
    private func same(_ one: [UInt8], _ other: [UInt8]) -> Bool {
        guard one.count == other.count else { return false }
        for place in stride(from: 0, to: one.count, by: 4) {
            guard one[place + 3] == other[place + 3] else { return false }
            if one[place + 3] > 0, one[place..<place + 3] != other[place..<place + 3] { return false }
        }
        return true
    }

    @Test("a GIF of few colours decodes to the pixels of the single pictures", arguments: [3, 20])
    func gif(colors: Int) throws {
        let film = try sampleFilm(colors: colors)
        var renderer = try Renderer()
        guard let decoded = try Self.decode(renderer.gif(film, scale: 1), "film.gif") else { return }
        let expected = try shown(film, 1, units: 100)
        #expect(decoded.loops == "0")
        #expect(decoded.delays == expected.map(\.delay))
        for (one, other) in zip(decoded.frames, expected) { #expect(one == other.pixels.pixels) }
    }

    @Test("a GIF of many colours decodes to the nearest colours of its palette")
    func reducedGIF() throws {
        let film = try sampleFilm(colors: 400)
        var renderer = try Renderer()
        guard let decoded = try Self.decode(renderer.gif(film, scale: 3), "film.gif") else { return }
        var census = ColorCensus()
        for frame in film.frames(25, unitsPerSecond: 100) {
            census.add(try renderer.pixels(film.list(of: frame), scale: 3))
        }
        #expect(census.counts.count > 256)
        let palette = MedianCut.palette(of: census, count: 255)
        func distance(_ a: ArraySlice<UInt8>, _ b: UInt32) -> Int {
            var sum = 0
            for (channel, shift) in zip(a, [16, 8, 0] as [UInt32]) {
                let difference = Int(channel) - Int((b >> shift) & 255)
                sum += difference * difference
            }
            return sum
        }
        var known: [[UInt8]: Int] = [:]
        let expected = try shown(film, 3, units: 100)
        // Pictures that are equal in the palette's colours become one frame.
        #expect(decoded.frames.count <= expected.count)
        for (one, other) in zip(
            [decoded.frames[0], decoded.frames[decoded.frames.count - 1]], [expected[0], expected[expected.count - 1]])
        {
            for place in stride(from: 0, to: one.count, by: 4) {
                let wanted = other.pixels.pixels[place..<place + 3]
                let best = known[Array(wanted)] ?? palette.map { distance(wanted, $0) }.min() ?? 0
                known[Array(wanted)] = best
                let shown = one[place..<place + 3].reduce(0 as UInt32) { $0 << 8 | UInt32($1) }
                #expect(palette.contains(shown) && distance(wanted, shown) == best)
            }
        }
    }

    @Test("a GIF with holes keeps them")
    func holes() throws {
        let film = try sampleFilm(background: nil)
        var renderer = try Renderer()
        guard let decoded = try Self.decode(renderer.gif(film, scale: 1), "film.gif") else { return }
        let expected = try shown(film, 1, units: 100)
        #expect(decoded.frames.count == expected.count)
        for (one, other) in zip(decoded.frames, expected) {
            for place in stride(from: 3, to: one.count, by: 4) {
                #expect((one[place] == 255) == (other.pixels.pixels[place] >= 128))
            }
        }
    }
}
