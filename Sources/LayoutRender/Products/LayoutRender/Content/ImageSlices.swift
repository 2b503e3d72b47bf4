/// How a picture is stretched, in the picture's pixels: pixels outside the caps and the middle are left out.
public struct ImageSlices: Sendable, Hashable {
    /// The slices along one axis: the caps at both ends keep their size.
    public struct Cut: Sendable, Hashable {
        /// Pixels of the cap at the left or top end.
        public var start: Double
        /// Pixels of the part that is stretched or repeated.
        public var middle: Double
        /// Pixels of the cap at the right or bottom end.
        public var end: Double

        /// The slices of one axis, in the picture's pixels.
        public init(start: Double, middle: Double, end: Double) {
            self.start = start
            self.middle = middle
            self.end = end
        }
    }

    /// Nil if the picture is stretched as a whole along this axis.
    public var horizontal: Cut?
    /// Nil if the picture is stretched as a whole along this axis.
    public var vertical: Cut?
    /// Whether the middle is repeated instead of stretched: UIImage.ResizingMode.tile.
    public var tiles: Bool
    /// Pixels per point of the picture.
    public var scale: Double

    /// Slices along one axis or both.
    public init(horizontal: Cut?, vertical: Cut?, tiles: Bool, scale: Double) {
        self.horizontal = horizontal
        self.vertical = vertical
        self.tiles = tiles
        self.scale = scale
    }

    /// The same slices for the picture drawn with `factor` times the pixels.
    public func scaled(by factor: Double) -> ImageSlices {
        func scaled(_ cut: Cut) -> Cut {
            Cut(start: cut.start * factor, middle: cut.middle * factor, end: cut.end * factor)
        }
        return ImageSlices(
            horizontal: horizontal.map(scaled), vertical: vertical.map(scaled), tiles: tiles, scale: scale * factor)
    }
}

extension Bitmap {
    /// The picture stretched to a size in pixels, for a page with `pageScale` pixels per point; nil beyond the limits.
    ///
    /// Each pixel of the result is the mean of the four source pixels around its place. The caps keep their size in
    /// points: a picture of 2x on a page of 3x has caps of one and a half times the pixels.
    func sliced(_ slices: ImageSlices, width: Int, height: Int, pageScale: Double, limits: RenderLimits) -> Bitmap? {
        guard width > 0, height > 0, self.width > 0, self.height > 0, limits.allows(width: width, height: height) else {
            return nil
        }
        let ratio = slices.scale > 0 ? pageScale / slices.scale : 1
        let columns = Self.samples(self.width, width, slices.horizontal, ratio, slices.tiles)
        let rows = Self.samples(self.height, height, slices.vertical, ratio, slices.tiles)
        var grown = [UInt8](repeating: 0, count: width * height * 4)
        var target = 0
        for row in rows {
            for column in columns {
                blend(column, row, into: &grown, at: target)
                target += 4
            }
        }
        return Bitmap(width: width, height: height, pixels: grown)
    }

    /// Two neighbouring pixels of a row or column, and the weight of the second.
    private struct Sample {
        /// The nearer pixel to the start.
        var first: Int
        /// The neighbour of `first` towards the end; the same pixel at an edge.
        var second: Int
        /// 0 to 1.
        var share: Double
    }

    /// For each pixel of the target along one axis, the source position of the pixel's centre.
    private static func samples(
        _ source: Int, _ target: Int, _ cut: ImageSlices.Cut?, _ ratio: Double, _ tiles: Bool
    ) -> [Sample] {
        let all = Double(source)
        guard let cut else {
            return (0..<target).map { sample((Double($0) + 0.5) * all / Double(target), 0, all) }
        }
        let start = min(cut.start, all)
        let end = min(cut.end, all - start)
        let middle = min(max(cut.middle, 1), max(all - start - end, 1))
        // If the caps do not fit, both are scaled down.
        let caps = (start + end) * ratio
        let squeeze = caps > Double(target) ? Double(target) / caps : 1
        let (head, tail) = (start * ratio * squeeze, end * ratio * squeeze)
        let room = Double(target) - head - tail
        return (0..<target).map { index in
            let place = Double(index) + 0.5
            if place < head { return sample(place / head * start, 0, start) }
            if place >= Double(target) - tail {
                return sample(all - (Double(target) - place) / tail * end, all - end, all)
            }
            let part =
                tiles
                ? ((place - head) / ratio).truncatingRemainder(dividingBy: middle)
                : (place - head) / room * middle
            return sample(start + part, start, start + middle)
        }
    }

    /// A position between the centres of two pixels of a slice.
    private static func sample(_ place: Double, _ low: Double, _ high: Double) -> Sample {
        let last = max(Int(high.rounded(.up)) - 1, Int(low))
        let middle = place - 0.5
        let first = min(max(Int(middle.rounded(.down)), Int(low)), last)
        return Sample(first: first, second: min(first + 1, last), share: min(max(middle - Double(first), 0), 1))
    }

    /// The mean of four pixels, weighted by alpha.
    ///
    /// Weighted by alpha, so that the colour of transparent pixels does not show at edges.
    private func blend(_ column: Sample, _ row: Sample, into grown: inout [UInt8], at target: Int) {
        var sums = (red: 0.0, green: 0.0, blue: 0.0, alpha: 0.0)
        for (y, down) in [(row.first, 1 - row.share), (row.second, row.share)] where down > 0 {
            for (x, across) in [(column.first, 1 - column.share), (column.second, column.share)] where across > 0 {
                let place = (min(y, height - 1) * width + min(x, width - 1)) * 4
                let alpha = Double(pixels[place + 3]) * down * across
                sums.red += Double(pixels[place]) * alpha
                sums.green += Double(pixels[place + 1]) * alpha
                sums.blue += Double(pixels[place + 2]) * alpha
                sums.alpha += alpha
            }
        }
        guard sums.alpha > 0 else { return }
        func byte(_ value: Double) -> UInt8 { UInt8(min(max(value.rounded(), 0), 255)) }
        grown[target] = byte(sums.red / sums.alpha)
        grown[target + 1] = byte(sums.green / sums.alpha)
        grown[target + 2] = byte(sums.blue / sums.alpha)
        grown[target + 3] = byte(sums.alpha)
    }
}
