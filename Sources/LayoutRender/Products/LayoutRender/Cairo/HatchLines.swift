/// The lines of a hatch in a rectangle, at 45 degrees.
///
/// The spacing is measured along the axes and is at least one point, so that a small number in a list cannot mean a
/// million lines. All lengths are in points.
struct HatchLines {
    let visible: Rect
    private let hatch: Hatch
    private let spacing: Double
    /// x + y of each rising line, x - y of each falling line: constant along the line, ascending from line to line.
    private var constants: [Double] = []

    /// - Parameter visible: an empty rectangle has no lines.
    init(_ hatch: Hatch, in visible: Rect) {
        self.hatch = hatch
        self.visible = visible
        spacing = max(hatch.spacing, 1)
        guard !visible.isEmpty else { return }
        let range = constants(in: visible)
        var next = (range.lowerBound / spacing).rounded(.down) * spacing
        while next <= range.upperBound {
            constants.append(next)
            next += spacing
        }
    }

    /// Bands of the rectangle, from top to bottom, whose borders lie between rows of pixels.
    ///
    /// cairo's work for a row of pixels grows with the lines that pass the row, inside the clip or not: in a strip of 8
    /// by 600 points 120 lines pass each row, of which two are visible. Drawn band by band, with the lines that touch
    /// the band, the strip has the same pixels, as the lines keep their ends. Lines cut at the strip's sides would have
    /// others: cairo rounds a line's slope by its ends.
    ///
    /// - Parameters:
    ///   - top: the height at which the picture's rows of pixels begin.
    ///   - scale: pixels a point.
    func bands(below top: Double, scale: Double) -> [Rect] {
        let rows = ((visible.minY - top) * scale).rounded(.down)...((visible.maxY - top) * scale).rounded(.up)
        return stride(from: rows.lowerBound, to: rows.upperBound, by: Self.bandRows).map { row in
            let end = min(row + Self.bandRows, rows.upperBound)
            return Rect(x: visible.x - 1, y: top + row / scale, width: visible.width + 2, height: (end - row) / scale)
        }
    }

    /// Rows of pixels in a band: a band of fewer rows has fewer lines, but each band costs a stroke of its own.
    private static let bandRows = 64.0

    /// The lines that touch a band, with both ends outside the rectangle; upper ends first.
    func touching(_ band: Rect) -> [(from: Point, to: Point)] {
        guard let first = constants.first else { return [] }
        // An edge reaches 0.71 of the line's width beyond the line.
        let range = constants(in: band)
        let reach = hatch.lineWidth + 2
        let low = max(0, Int(((range.lowerBound - reach - first) / spacing).rounded(.down)))
        let high = min(constants.count, Int(((range.upperBound + reach - first) / spacing).rounded(.up)) + 1)
        guard low < high else { return [] }
        return constants[low..<high].map { (point(at: visible.minY - 1, $0), point(at: visible.maxY + 1, $0)) }
    }

    private func point(at y: Double, _ constant: Double) -> Point {
        Point(x: hatch.direction == .rising ? constant - y : constant + y, y: y)
    }

    /// The constants of the lines that pass a rectangle.
    private func constants(in rect: Rect) -> ClosedRange<Double> {
        switch hatch.direction {
        case .rising: rect.minX + rect.minY...rect.maxX + rect.maxY
        case .falling: rect.minX - rect.maxY...rect.maxX - rect.minY
        }
    }
}
