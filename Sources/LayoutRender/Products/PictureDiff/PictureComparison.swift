import PNGCodec

/// Compares pictures pixel by pixel.
///
///     var options = PictureOptions()
///     options.threshold = 0.1
///     let difference = try PictureComparison.compare(reference, actual, options: options)
///     print(difference.isTolerated, difference.pixels)
public enum PictureComparison {
    /// Compares two PNG files. Files with equal bytes are not decoded; rows with equal stored bytes are skipped.
    public static func compare(
        _ before: [UInt8], _ after: [UInt8], options: PictureOptions = PictureOptions(),
        limits: PixelLimits = PixelLimits()
    ) throws(PNG.ReadingError) -> PictureDifference {
        if ByteBlocks.areEqual(before, after) {
            let size = try PNG.size(of: before, limits: limits)
            return PictureDifference(before: size, after: size)
        }
        return try compare(
            PictureSource(png: before, limits: limits), PictureSource(png: after, limits: limits), options: options)
    }

    /// Compares two decoded pictures.
    public static func compare(
        _ before: Bitmap, _ after: Bitmap, options: PictureOptions = PictureOptions()
    ) throws(PNG.ReadingError) -> PictureDifference {
        try compare(PictureSource(before), PictureSource(after), options: options)
    }

    /// Compares two opened pictures: for callers that decompress them on two threads.
    public static func compare(
        _ before: consuming PictureSource, _ after: consuming PictureSource, options: PictureOptions = PictureOptions()
    ) throws(PNG.ReadingError) -> PictureDifference {
        var run = PixelRun(before, after, options)
        try run.compareRows()
        return run.finish()
    }
}

/// The state of one comparison of pixels.
private struct PixelRun {
    /// The reference, whose rows are decoded as they are compared.
    private var before: PictureSource
    /// The picture that is compared with the reference.
    private var after: PictureSource
    /// The tolerances, and the rectangles that are ignored.
    private let options: PictureOptions
    /// Pixels in a row of the common part.
    private let columns: Int
    /// The square of the threshold on the scale of `PerceptualColor.distance`.
    private let limit: Double
    /// The result so far.
    private var difference: PictureDifference

    /// The pictures may have different sizes: the common part is compared, the rest counts as different.
    init(_ before: consuming PictureSource, _ after: consuming PictureSource, _ options: PictureOptions) {
        columns = min(before.width, after.width)
        difference = PictureDifference(
            before: (before.width, before.height), after: (after.width, after.height))
        self.before = before
        self.after = after
        self.options = options
        limit = PerceptualColor.largest * options.threshold * options.threshold
    }

    /// Compares the rows that may differ; others are not even decoded.
    mutating func compareRows() throws(PNG.ReadingError) {
        for row in try PictureSource.candidates(&before, &after) {
            let one = try before.row(row)
            let other = try after.row(row)
            if !ByteBlocks.areEqual(one, other) { try compare(row, one, other) }
            before.forget(before: row - 2)
            after.forget(before: row - 2)
        }
    }

    /// Finds the first differing pixel by blocks, then continues pixel by pixel.
    private mutating func compare(_ row: Int, _ one: [UInt8], _ other: [UInt8]) throws(PNG.ReadingError) {
        var start: Int?
        for column in 0..<columns {
            let isDifferent = try isDifferent(column, row, one, other)
            if isDifferent, start == nil { start = column }
            if !isDifferent, let first = start {
                append(row, first, column)
                start = nil
            }
        }
        if let first = start { append(row, first, columns) }
    }

    /// Notes a run of differing pixels.
    private mutating func append(_ row: Int, _ start: Int, _ end: Int) {
        difference.pixels += end - start
        difference.runs.append(
            PictureDifference.Run(
                row: Int32(truncatingIfNeeded: row), start: Int32(truncatingIfNeeded: start),
                end: Int32(truncatingIfNeeded: end)))
    }

    /// 1 equal bytes; 2 both transparent; 3 an ignored area; 4 colours closer than the threshold; 5 anti-aliasing. The
    /// first rule that applies makes the pixel equal.
    private mutating func isDifferent(
        _ column: Int, _ row: Int, _ one: [UInt8], _ other: [UInt8]
    ) throws(PNG.ReadingError) -> Bool {
        let place = column * 4
        if one[place] == other[place], one[place + 1] == other[place + 1], one[place + 2] == other[place + 2],
            one[place + 3] == other[place + 3]
        {
            return false
        }
        // The colour of a fully transparent pixel is invisible.
        if one[place + 3] == 0, other[place + 3] == 0 { return false }
        if options.ignored.contains(where: { $0.contains(column, row) }) { return false }
        // What is clear shows any ground: white on white is no difference, on black it is.
        let isOpaque = one[place + 3] == 255 && other[place + 3] == 255
        if options.threshold > 0, isNear(one, other, column, over: 255), isOpaque || isNear(one, other, column, over: 0)
        {
            return false
        }
        guard options.ignoresAntialiasing else { return true }
        var isSmoothing = try isSmoothing(column, row, over: 255)
        if !isSmoothing, !isOpaque { isSmoothing = try self.isSmoothing(column, row, over: 0) }
        if isSmoothing { difference.antialiased += 1 }
        return !isSmoothing
    }

    /// Whether two pixels are closer than the threshold over a ground.
    private func isNear(_ one: [UInt8], _ other: [UInt8], _ column: Int, over ground: Double) -> Bool {
        PerceptualColor.distance(.init(one, column, over: ground), .init(other, column, over: ground)) <= limit
    }

    /// Whether a pixel is anti-aliased in either picture, or belongs to a thin line in both.
    private mutating func isSmoothing(
        _ column: Int, _ row: Int, over ground: Double
    ) throws(PNG.ReadingError) -> Bool {
        if try Antialiasing.isSmoothing(column, row, &before, other: &after, over: ground) { return true }
        if try Antialiasing.isSmoothing(column, row, &after, other: &before, over: ground) { return true }
        return try Antialiasing.isThinLine(column, row, &before, &after, over: ground)
    }

    /// Adds the area outside the common part, and applies the tolerance. Pictures of different sizes are never
    /// tolerated.
    consuming func finish() -> PictureDifference {
        let sizes = (difference.before, difference.after)
        let common = columns * min(sizes.0.height, sizes.1.height)
        let area = max(sizes.0.width * sizes.0.height, sizes.1.width * sizes.1.height)
        if sizes.0 != sizes.1 { difference.pixels += area - common }
        difference.isTolerated =
            sizes.0 == sizes.1
            && (difference.pixels <= options.maximumPixels || difference.ratio <= options.maximumRatio)
        return difference
    }
}
