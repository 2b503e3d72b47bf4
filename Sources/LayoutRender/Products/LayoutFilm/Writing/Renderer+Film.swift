import LayoutRender
import PNGCodec

/// Films as files: GIF and APNG from pixels. A moving SVG is written by `SVGFilmWriter`.
extension Renderer {
    /// The film as an animated GIF: a palette of at most 256 colours, exact where the pictures have no more.
    ///
    /// Draws the film twice, once for its colours, and keeps one picture at a time.
    public mutating func gif(
        _ film: Film, scale: Double = 2, timing: FilmTiming = .standard
    ) throws(RenderError) -> [UInt8] {
        let rate = min(timing.framesPerSecond, 50)
        let (width, height) = try size(of: film, scale: scale, rate)
        let frames = film.frames(rate, unitsPerSecond: 100)
        var census = ColorCensus()
        for frame in frames { census.add(try pixels(film.list(of: frame), scale: scale)) }
        var writer = GIFWriter(width: width, height: height, census: census, loops: timing.loops)
        for frame in frames { writer.append(try pixels(film.list(of: frame), scale: scale), delay: frame.delay) }
        return writer.finish()
    }

    /// The film as an animated PNG: the pixels of the single pictures, or the nearest of 256 colours where nobody sees
    /// the difference (a mean squared error of a channel of at most 0.65, a peak signal-to-noise ratio of 50 dB).
    ///
    /// Draws an opaque film twice, once for its colours, and keeps one picture at a time.
    public mutating func apng(
        _ film: Film, scale: Double = 2, timing: FilmTiming = .standard
    ) throws(RenderError) -> [UInt8] {
        let (width, height) = try size(of: film, scale: scale, timing.framesPerSecond)
        let frames = film.frames(timing.framesPerSecond, unitsPerSecond: 1000)
        var writer = PNG.AnimationWriter(
            width: width, height: height, isOpaque: film.isOpaque, table: try table(of: frames, film, scale: scale),
            unitsPerSecond: 1000, loops: timing.loops)
        for frame in frames { writer.append(try pixels(film.list(of: frame), scale: scale), delay: frame.delay) }
        return writer.finish()
    }

    /// 255 squared over 10 to the power of 5.
    private static let largestError = 0.65

    /// A palette for all pictures of an opaque film; nil if the palette's error would be visible (`largestError`).
    private mutating func table(
        of frames: [FilmFrame], _ film: Film, scale: Double
    ) throws(RenderError) -> ColorTable? {
        guard film.isOpaque else { return nil }
        var census = ColorCensus()
        for frame in frames {
            census.add(try pixels(film.list(of: frame), scale: scale))
            if census.isCoarse || census.hasHoles { return nil }
        }
        var table = ColorTable(census, count: 256)
        return table.meanSquaredError().map { $0 <= Self.largestError } == true ? table : nil
    }

    /// The film as an SVG document that moves by itself (SMIL), without a script.
    public mutating func svg(_ film: Film, timing: FilmTiming = .standard) throws(RenderError) -> [UInt8] {
        var writer = SVGFilmWriter(film, timing)
        return try writer.write(shaper: &shaper)
    }

    /// Checks the size of the pictures and the number of them before anything is drawn.
    private func size(of film: Film, scale: Double, _ rate: Int) throws(RenderError) -> (width: Int, height: Int) {
        guard let first = film.scenes.first else { throw .filmTooLong(reason: "it has no picture") }
        let (width, height) = try pixelSize(of: film.fitted(first.picture), scale: scale)
        let count = film.frameCount(rate)
        let (pixels, overflow) = max(width * height, 10_000).multipliedReportingOverflow(by: count)
        guard !overflow, pixels <= limits.maximumFilmPixels else {
            throw .filmTooLong(
                reason: "\(count) pictures of \(width) x \(height) pixels; the limit is "
                    + "\(limits.maximumFilmPixels) pixels in all")
        }
        return (width, height)
    }
}

extension Film {
    /// Whether every picture covers the whole of `bounds`.
    var isOpaque: Bool {
        scenes.allSatisfy { scene in
            [scene.picture, scene.approach?.from, scene.approach?.to].compactMap { $0 }.allSatisfy {
                $0.background?.isOpaque == true
            }
        }
    }
}
