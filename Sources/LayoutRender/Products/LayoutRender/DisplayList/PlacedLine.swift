/// A shaped line on its baseline: the position of each glyph for a given anchor and width.
struct PlacedLine {
    /// How the natural line is spread or stretched to the wanted width.
    let fit: TextFit
    /// Position, colour and size.
    private let run: TextRun
    /// The glyphs at their natural positions.
    private let shaped: ShapedText
    /// The left end of the line.
    private let start: Double
    /// The length of the line in points.
    let length: Double

    /// The end of the line that lies at the run's origin depends on the anchor.
    init(_ run: TextRun, _ shaped: ShapedText) {
        self.run = run
        self.shaped = shaped
        fit = TextFit(natural: shaped.width, wanted: run.width)
        length = shaped.width * fit.spread
        switch run.anchor {
        case .start: start = run.origin.x
        case .middle: start = run.origin.x - length / 2
        case .end: start = run.origin.x - length
        }
    }

    /// The position of a distance in the natural line after stretching.
    func x(_ natural: Double) -> Double { start + natural * fit.spread }

    /// Boxes for characters that no font has, and the underline.
    var decorations: [ShapeItem] {
        var items = shaped.missing.map { $0.isEmoji ? disc(for: $0.span) : box(for: $0.span) }
        if run.isUnderlined {
            let line = Rect(x: start, y: run.origin.y + run.size * 0.12, width: length, height: run.size / 14)
            items.append(ShapeItem(shape: .rect(line), fill: .color(run.color), stroke: nil))
        }
        return items
    }

    /// An empty box for a character that no font has.
    private func box(for span: Interval) -> ShapeItem {
        let box = Rect(
            x: x(span.start) + run.size * 0.08, y: run.origin.y - run.size * 0.72,
            width: max(run.size * 0.2, span.length * fit.spread - run.size * 0.16), height: run.size * 0.72)
        return ShapeItem(shape: .rect(box), fill: nil, stroke: Stroke(color: run.color, width: run.size / 16))
    }

    /// A pale disc for an emoji that no font has.
    private func disc(for span: Interval) -> ShapeItem {
        let side = min(run.size * 0.9, max(run.size * 0.3, span.length * fit.spread))
        let middle = x(span.start) + span.length * fit.spread / 2
        let circle = Rect(x: middle - side / 2, y: run.origin.y - run.size * 0.36 - side / 2, width: side, height: side)
        return ShapeItem(
            shape: .ellipse(circle.insetBy(run.size / 32)), fill: .color(run.color.opacity(0.2)),
            stroke: Stroke(color: run.color.opacity(0.5), width: run.size / 16))
    }
}
