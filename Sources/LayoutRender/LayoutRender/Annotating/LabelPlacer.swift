/// Finds places for labels so that none lies over another: rectangles in the cells of a grid, so that a question costs
/// what lies near it and not what lies in the picture.
struct LabelPlacer {
    private let side = 32.0
    private var cells: [Cell: [Int]] = [:]
    private var rects: [(rect: Rect, weight: Double)] = []
    /// Rectangles compared so far: what the work is measured in.
    private(set) var comparisons = 0

    private struct Cell: Hashable {
        var x: Int
        var y: Int
    }

    /// A cell that holds so many is full enough: what a question costs stays bounded when thousands of views share a
    /// place.
    private static let cellLimit = 48

    /// Marks a rectangle as taken. Lying over one of a greater weight is worse.
    mutating func insert(_ rect: Rect, weight: Double) {
        rects.append((rect, weight))
        for cell in cellsTouched(by: rect) where cells[cell, default: []].count < LabelPlacer.cellLimit {
            cells[cell, default: []].append(rects.count - 1)
        }
    }

    /// The weighted area that `rect` would cover of what is taken; 0 for a free place.
    /// - Parameter limit: where counting may stop.
    mutating func cost(of rect: Rect, limit: Double = .infinity) -> Double {
        var total = 0.0
        for cell in cellsTouched(by: rect) {
            for index in cells[cell] ?? [] {
                comparisons += 1
                let common = rects[index].rect.intersection(rect)
                // Two rectangles may share several cells; the one with the corner of their common part counts.
                guard common.width > 0, common.height > 0, self.cell(at: common.origin) == cell else { continue }
                total += common.width * common.height * rects[index].weight
                if total > limit { return total }
            }
        }
        return total
    }

    private func cell(at point: Point) -> Cell {
        Cell(x: Int((point.x / side).rounded(.down)), y: Int((point.y / side).rounded(.down)))
    }

    private func cellsTouched(by rect: Rect) -> [Cell] {
        guard rect.isDrawable, rect.width >= 0, rect.height >= 0 else { return [] }
        let left = Int((rect.minX / side).rounded(.down))
        let right = min(Int((rect.maxX / side).rounded(.down)), left + 400)
        let top = Int((rect.minY / side).rounded(.down))
        let bottom = min(Int((rect.maxY / side).rounded(.down)), top + 400)
        guard left <= right, top <= bottom else { return [] }
        return (top...bottom).flatMap { y in (left...right).map { Cell(x: $0, y: y) } }
    }
}

extension PictureBuilder {
    /// What lying over another label costs, against lying over a text of the content.
    private static let labelWeight = 100.0
    /// More than anyone reads.
    private static let labelLimit = 10_000

    /// Draws the waiting labels in the order they were asked for, each at its best place.
    mutating func drawLabels() {
        guard !labels.isEmpty else { return }
        var placer = LabelPlacer()
        for text in texts.prefix(20_000) {
            let seen = text.intersection(list.bounds)
            // A huge area is no obstacle that a label could get around.
            if seen.width * seen.height < 200_000 { placer.insert(seen, weight: 1) }
        }
        list.append(.begin(DisplayGroup(id: uniqueID("layer-labels"), title: "labels")))
        for label in labels.prefix(Self.labelLimit) { draw(label, &placer) }
        if labels.count > Self.labelLimit { note("only the first \(Self.labelLimit) labels are drawn") }
        list.append(.end)
    }

    private mutating func draw(_ label: PendingLabel, _ placer: inout LabelPlacer) {
        var best: (text: String, rect: Rect, cost: Double)?
        for text in [label.text, label.shortText].compactMap({ $0 }) where !text.isEmpty {
            let size = labelSize(text, fontSize: label.fontSize)
            for corner in label.corners(for: size) {
                var rect = Rect(origin: corner, size: size)
                guard rect.isDrawable else { continue }
                rect.x = min(max(rect.x, list.bounds.minX), max(list.bounds.minX, list.bounds.maxX - size.width))
                rect.y = min(max(rect.y, list.bounds.minY), max(list.bounds.minY, list.bounds.maxY - size.height))
                let cost = placer.cost(of: rect, limit: best?.cost ?? .infinity)
                if cost < (best?.cost ?? .infinity) { best = (text, rect, cost) }
                if cost == 0 { break }
            }
            // The short text only where the long one would lie over another label.
            if let best, best.cost < Self.labelWeight { break }
        }
        guard let best, !(label.isOptional && best.cost >= Self.labelWeight) else { return }
        placer.insert(best.rect, weight: Self.labelWeight)
        let isFilled = label.style == .filled
        let ink = isFilled ? (label.color.luminance > 0.55 ? RGBA.black : .white) : label.color
        list.fill(.roundedRect(best.rect, radius: 2), isFilled ? label.color : theme.paper)
        if label.style == .dashed {
            list.stroke(
                .roundedRect(best.rect.insetBy(0.25), radius: 2),
                Stroke(color: label.color, width: 0.5, dash: [2, 1.5]))
        }
        let font = Font.system(label.fontSize, weight: .medium)
        list.text(
            TextRun(
                best.text, at: Point(x: best.rect.minX + 2.5, y: best.rect.minY + label.fontSize * 0.96),
                face: FontFace(weight: .medium), size: label.fontSize, color: ink,
                width: width(of: best.text, font: font)))
    }
}
