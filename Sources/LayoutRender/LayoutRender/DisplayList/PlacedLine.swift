/// A shaped line on its baseline: where each glyph goes once the anchor and the wanted width are known.
struct PlacedLine {
    let fit: TextFit
    private let run: TextRun
    private let shaped: ShapedText
    private let start: Double
    let length: Double

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

    func x(_ natural: Double) -> Double { start + natural * fit.spread }

    /// Boxes for characters that no font has, and the underline.
    var decorations: [ShapeItem] {
        var items = shaped.missing.map { span in
            let box = Rect(
                x: x(span.start) + run.size * 0.08, y: run.origin.y - run.size * 0.72,
                width: max(run.size * 0.2, span.length * fit.spread - run.size * 0.16), height: run.size * 0.72)
            return ShapeItem(shape: .rect(box), fill: nil, stroke: Stroke(color: run.color, width: run.size / 16))
        }
        if run.isUnderlined {
            let line = Rect(x: start, y: run.origin.y + run.size * 0.12, width: length, height: run.size / 14)
            items.append(ShapeItem(shape: .rect(line), fill: .color(run.color), stroke: nil))
        }
        return items
    }
}
