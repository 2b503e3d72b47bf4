extension PictureBuilder {
    /// Extends the picture downwards by a chart's sentences.
    ///
    /// The first words of a sentence stand behind the swatch of the line that the sentence explains. A sentence has
    /// six lines at most; what is longer is cut.
    mutating func drawCaption() {
        guard let chart, !chart.caption.isEmpty else { return }
        let bounds = list.bounds
        let (left, right) = (bounds.minX + 12, bounds.maxX - 12)
        var shapes = DisplayList(bounds: .zero)
        var y = bounds.maxY + 8
        for line in chart.caption {
            let isTitle = line.weight == .title
            let font = Font.system(isTitle ? 11 : 9.5, weight: isTitle ? .semibold : .regular)
            let color = line.weight == .quiet ? theme.leaf : theme.ink
            var indent = isTitle ? 0 : 14.0
            if let style = line.style { drawSwatch(style, at: Point(x: left + 2, y: y + 7), &shapes) }
            var content = TextContent(text: line.text, font: font)
            content.numberOfLines = 6
            let size = Size(width: max(20, right - left - indent), height: 200)
            for set in set(content, in: size, wraps: true).lines {
                let text = set.pieces.map(\.text).joined()
                let face = FontFace(weight: font.weight)
                shapes.text(
                    TextRun(
                        text, at: Point(x: left + indent, y: y + font.size), face: face, size: font.size, color: color,
                        width: min(width(of: text, font: font), size.width)))
                y += font.size + 3.5
                // Continuation lines of a sentence are indented, so that each beginning is noticed.
                if !isTitle { indent = 24 }
            }
            y += isTitle ? 4 : 1.5
        }
        appendPanel("caption", shapes, below: bounds, to: y + 8)
    }

    /// A short sample of the line that a sentence describes.
    private func drawSwatch(_ style: Measure.Style, at point: Point, _ shapes: inout DisplayList) {
        let color = color(of: style)
        let end = Point(x: point.x + 8, y: point.y)
        shapes.stroke(
            .line(point, end),
            Stroke(color: color, width: style == .result ? 3 : 2, dash: style == .broken ? [2.5, 1.5] : []))
    }
}
