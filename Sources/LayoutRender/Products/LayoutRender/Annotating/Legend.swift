import Notation

extension PictureBuilder {
    /// One entry of the legend: how a layer looks, and its name.
    ///
    /// The swatch is drawn with the fill and stroke of the layer itself.
    private struct LegendEntry {
        /// Empty for an entry that the picture does not need.
        var layer: LayerSet
        /// The layer's name, as people say it.
        var text: String
        /// The swatch's area; nil for a layer of lines.
        var fill: Fill?
        /// The swatch's outline; nil for a layer of areas.
        var stroke: Stroke?
    }

    /// Extends the picture downwards by as many rows as the drawn layers need.
    ///
    /// From the top: the title, the swatches in rows, the messages of conflicts and ambiguities. A picture without
    /// entries and messages stays the same.
    mutating func drawLegend() {
        let entries = legendEntries().filter { !$0.layer.isDisjoint(with: annotations.drawnLayers) }
        let messages = legendMessages()
        guard !entries.isEmpty || !options.title.isEmpty || !messages.isEmpty else { return }
        let bounds = list.bounds
        let (left, right) = (bounds.minX + 10, bounds.maxX - 10)
        var shapes = DisplayList(bounds: .zero)
        var y = bounds.maxY + 10
        if !options.title.isEmpty {
            draw(
                options.title, Font.system(11, weight: .semibold), theme.ink, Point(x: left, y: y + 10), right, &shapes)
            y += 18
        }
        var x = left
        let font = Font.system(9)
        for entry in entries {
            let length = 26 + width(of: entry.text, font: font)
            if x > left, x + length > right {
                x = left
                y += 16
            }
            let swatch = Rect(x: x, y: y + 1, width: 20, height: 10)
            shapes.append(.shape(ShapeItem(shape: .rect(swatch), fill: entry.fill, stroke: entry.stroke)))
            draw(entry.text, font, theme.ink, Point(x: x + 25, y: y + 9.5), right, &shapes)
            x += length + 14
        }
        if !entries.isEmpty { y += 16 }
        for message in messages {
            var content = TextContent(text: message, font: font)
            content.numberOfLines = 3
            for line in set(content, in: Size(width: right - left, height: 60), wraps: true).lines {
                let text = line.pieces.map(\.text).joined()
                draw(text, font, theme.error, Point(x: left, y: y + 9.5), right + 1, &shapes)
                y += 12
            }
            y += 3
        }
        appendPanel("legend", shapes, below: bounds, to: y + 8)
    }

    /// A line shortened to end at the right edge.
    ///
    /// - Parameter right: the right edge of the panel.
    private func draw(
        _ text: String, _ font: Font, _ color: RGBA, _ origin: Point, _ right: Double, _ shapes: inout DisplayList
    ) {
        let content = TextContent(text: text, font: font)
        let set = set(content, in: Size(width: max(0, right - origin.x), height: 20), wraps: false)
        let shown = set.lines.first?.pieces.map(\.text).joined() ?? ""
        shapes.text(
            TextRun(
                shown, at: origin, face: FontFace(weight: font.weight), size: font.size, color: color,
                width: width(of: shown, font: font)))
    }

    /// The first five messages, and the number of the others. Line breaks in a message become blanks; `drawLegend`
    /// breaks a message into three lines at most.
    private func legendMessages() -> [String] {
        let relevant = layout.diagnostics.filter { $0.kind != .notice }
        guard options.layers.contains(.ambiguity), !relevant.isEmpty else { return [] }
        var messages = relevant.prefix(5).map { $0.message.replacing("\n", with: " ") }
        if relevant.count > 5 { messages.append("and \(relevant.count - 5) more") }
        return messages
    }

    /// All entries in their order; those of layers that drew nothing are left out by the caller. The colours repeat the
    /// layers' drawing functions: change both together.
    private func legendEntries() -> [LegendEntry] {
        let gap = Hatch(color: theme.gap.opacity(0.75), background: theme.gap.opacity(0.16), spacing: 5, lineWidth: 0.9)
        let safe = Hatch(
            color: theme.safeArea.opacity(0.55), background: theme.safeArea.opacity(0.14), direction: .falling,
            spacing: 7)
        let hidden = Hatch(color: theme.hidden.opacity(0.3), direction: .falling, spacing: 9, lineWidth: 0.6)
        // Only kinds of frames that occur in the picture.
        let colors = Set(order.filter { isInSight($0) }.map { frameColor(of: $0) })
        func shows(_ color: RGBA) -> LayerSet { colors.contains(color) ? .frames : [] }
        return [
            LegendEntry(layer: shows(theme.view), text: "view", stroke: Stroke(color: theme.view)),
            LegendEntry(
                layer: shows(theme.stack), text: "stack view",
                stroke: Stroke(color: theme.stack, width: 1.25, dash: [5, 2])),
            LegendEntry(layer: shows(theme.leaf), text: "text, image, control", stroke: Stroke(color: theme.leaf)),
            LegendEntry(layer: .gaps, text: "stack gap", fill: .hatch(gap)),
            LegendEntry(
                layer: .hidden, text: "hidden view", fill: .hatch(hidden),
                stroke: Stroke(color: theme.hidden, dash: [3, 2.5])),
            LegendEntry(
                layer: .guides, text: "guide, container", fill: .color(theme.guide.opacity(0.08)),
                stroke: Stroke(color: theme.guide, dash: [6, 2])),
            LegendEntry(
                layer: .margins, text: "layout margins", fill: .color(theme.margin.opacity(0.16)),
                stroke: Stroke(color: theme.margin, width: 0.75, dash: [3, 2])),
            LegendEntry(layer: .safeArea, text: "outside the safe area", fill: .hatch(safe)),
            LegendEntry(layer: .baselines, text: "baseline", stroke: Stroke(color: theme.baseline, width: 0.75)),
            LegendEntry(layer: .constraints, text: "constraint", stroke: Stroke(color: theme.ink, width: 0.75)),
            LegendEntry(
                layer: .ambiguity, text: "conflict, ambiguity", fill: .color(theme.error.opacity(0.1)),
                stroke: Stroke(color: theme.error, width: 1.5)),
            LegendEntry(
                layer: layout.diagnostics.contains { $0.brokenIndex != nil } ? .ambiguity : [],
                text: "broken constraint", stroke: Stroke(color: theme.error, width: 0.75, dash: Self.brokenDash)),
            LegendEntry(
                layer: .overflow, text: "sticks out", stroke: Stroke(color: theme.error, dash: [1.5, 1.5])),
        ]
    }
}
