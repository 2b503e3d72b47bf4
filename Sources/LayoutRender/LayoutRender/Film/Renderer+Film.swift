extension Renderer {
    /// The film as an animated GIF: one palette of at most 256 colours, those of the pictures where they are so few.
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

    /// The film as an animated PNG with the pixels of the single pictures.
    public mutating func apng(
        _ film: Film, scale: Double = 2, timing: FilmTiming = .standard
    ) throws(RenderError) -> [UInt8] {
        let (width, height) = try size(of: film, scale: scale, timing.framesPerSecond)
        let frames = film.frames(timing.framesPerSecond, unitsPerSecond: 1000)
        var writer = PNG.AnimationWriter(
            width: width, height: height, isOpaque: film.isOpaque, unitsPerSecond: 1000, loops: timing.loops)
        for frame in frames { writer.append(try pixels(film.list(of: frame), scale: scale), delay: frame.delay) }
        return writer.finish()
    }

    /// The film as an SVG document that moves by itself (SMIL), without a script.
    public mutating func svg(_ film: Film, timing: FilmTiming = .standard) throws(RenderError) -> [UInt8] {
        try writeSVG(film, timing)
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
