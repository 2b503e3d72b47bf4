/// The lines of an explanation over the screen: which distances make a number.
///
/// A chart is drawn after the layers and before the labels; it knows measures and outlines only, so that explanations
/// of layouts, conflicts, ambiguities and console logs share it.
extension PictureBuilder {
    /// More lines than anyone can follow.
    private static let measureLimit = 200

    /// Draws the veil over the rest of the screen, outlines, then the dimension lines; labels are queued.
    mutating func drawChart() {
        guard let chart else { return }
        list.append(.begin(DisplayGroup(id: uniqueID("explanation"), title: "explanation")))
        // 1  The veil over the rest of the screen.
        if case .screen(let views) = chart.ground { drawVeil(except: views) }
        // 2  The outlines of the views.
        for outline in chart.outlined { draw(outline) }
        // 3  Dimension lines, in lanes beside the texts that stay readable.
        for text in annotations.texts.prefix(20_000) where isRead(text) { annotations.lanes.insert(text, weight: 1) }
        for measure in chart.measures.prefix(Self.measureLimit) { draw(measure) }
        list.append(.end)
    }

    /// The rectangle that a chart needs: around every position that the chart shows.
    ///
    /// Nil for a chart that shows nothing drawable.
    func reach(of chart: MeasureChart) -> Rect? {
        var reach: Rect?
        func grow(_ rect: Rect) {
            guard rect.isDrawable else { return }
            reach = reach?.union(rect) ?? rect
        }
        for outline in chart.outlined { grow(outline.frame ?? self[outline.item].frame) }
        for measure in chart.measures.prefix(Self.measureLimit) {
            for end in [measure.from, measure.to] {
                var rect = rect(of: end)
                rect.origin[measure.axis] = position(of: end, measure.axis)
                rect.size[measure.axis] = 0
                grow(rect)
            }
        }
        return reach
    }

    /// The colour of a line by its role in the explanation.
    func color(of style: Measure.Style) -> RGBA {
        switch style {
        case .result: theme.stack
        case .adds: theme.view
        case .takes: theme.gap
        case .ties: theme.guide
        case .broken: theme.error
        case .box: theme.leaf
        }
    }

    /// Covers the screen with translucent paper, except the view where there is only one.
    ///
    /// Several views may overlap, and the ring around a view would dim another: none is spared, and outlines with pale
    /// fills show the views through the veil.
    private mutating func drawVeil(except views: [ItemID]) {
        let veil = theme.isDark ? RGBA.black.opacity(0.52) : .white.opacity(0.64)
        let clear = views.filter(isInSight).map(visibleFrame(of:)).filter { $0.isDrawable && !$0.isEmpty }
        // For one view a ring is exact; for several overlapping views, the ring of one must not dim another.
        if let only = clear.first, clear.count == 1 {
            list.fill(.ring(outer: list.bounds, inner: only), veil)
        } else {
            list.fill(.rect(list.bounds), veil)
        }
    }

    /// Whether a text lies in one of the views that the explanation is about, and stays free of lines as far as
    /// possible.
    private func isRead(_ text: Rect) -> Bool {
        guard case .screen(let views)? = chart?.ground else { return false }
        return views.contains { self[$0].frame.intersects(text) }
    }

    /// A pale fill, the outline and, where the outline has a label, the label in a corner.
    private mutating func draw(_ outline: MeasureChart.Outline) {
        let frame = outline.frame ?? self[outline.item].frame
        guard frame.isDrawable, frame.width >= 0, frame.height >= 0 else { return }
        let color = color(of: outline.style)
        list.fill(.rect(frame), color.opacity(0.07))
        let inset = min(0.5, min(frame.width, frame.height) / 2)
        list.stroke(
            .rect(frame.insetBy(inset)), Stroke(color: color, width: 1, dash: outline.isDashed ? [4, 3] : []))
        guard !outline.label.isEmpty else { return }
        label(
            outline.label, at: frame.intersection(list.bounds), color: color,
            style: outline.isDashed ? .dashed : .filled, owner: outline.item)
    }

    // MARK: Dimension lines

    /// 1 the ends along the axis, 2 a lane across the axis, 3 thin lines to items beside the lane, 4 the line with its
    /// arrows, 5 the label in the middle.
    private mutating func draw(_ measure: Measure) {
        let axis = measure.axis
        let cross = axis.cross
        let rects = (rect(of: measure.from), rect(of: measure.to))
        let (from, to) = (position(of: measure.from, axis), position(of: measure.to, axis))
        guard rects.0.isDrawable, rects.1.isDrawable, from.magnitude < 4e6, to.magnitude < 4e6 else { return }
        // Across the axis the line runs where the two items overlap, or else through the middle of the second item.
        let low = max(rects.0.origin[cross], rects.1.origin[cross])
        let high = min(
            rects.0.origin[cross] + rects.0.size[cross], rects.1.origin[cross] + rects.1.size[cross])
        let strip =
            high > low ? (low, high) : (rects.1.origin[cross], rects.1.origin[cross] + rects.1.size[cross])
        let (lane, line) = annotations.lanes.takeLane(
            along: axis, from: from, to: to, among: LabelGrid.lanes(from: strip.0, to: strip.1, step: 11))
        annotations.measures.append(line)
        let color = color(of: measure.style)
        func point(_ along: Double, _ across: Double) -> Point {
            var point = Point.zero
            point[axis] = along
            point[cross] = across
            return point
        }
        // Thin lines connect to items that the dimension line does not meet.
        for (place, rect) in [(from, rects.0), (to, rects.1)] {
            let near = min(max(lane, rect.origin[cross]), rect.origin[cross] + rect.size[cross])
            guard (near - lane).magnitude > 0.5 else { continue }
            list.stroke(
                .line(point(place, lane), point(place, near)),
                Stroke(color: color.opacity(0.7), width: 0.5, dash: [1.5, 1.5]))
        }
        drawArrows(from: from, to: to, measure.style, color, axis) { point($0, lane + $1) }
        annotations.labels.append(
            PendingLabel(
                text: measure.text, shortText: measure.shortText, color: color,
                place: .around(point((from + to) / 2, lane)), style: measure.style == .result ? .filled : .paper,
                fontSize: 8))
    }

    /// A line with an arrow and a short bar at each end; a thick bar alone when the two ends coincide.
    ///
    /// - Parameter point: a point of the picture from its place along the axis and its distance from the lane.
    private mutating func drawArrows(
        from: Double, to: Double, _ style: Measure.Style, _ color: RGBA, _ axis: Axis,
        point: (_ along: Double, _ off: Double) -> Point
    ) {
        let length = (to - from).magnitude
        let width = style == .result ? 1.75 : 1.1
        guard length > 1 else {
            let bar = Shape.line(point(to, -6), point(to, 6))
            list.stroke(bar, Stroke(color: theme.paper, width: 4, hasRoundEnds: true))
            return list.stroke(bar, Stroke(color: color, width: 2.25))
        }
        let bars = [from, to].map { Shape.line(point($0, -4), point($0, 4)) }
        let shaft = Shape.line(point(from, 0), point(to, 0))
        // A line in the paper's colour below the coloured line: the content under it may have any colour.
        for shape in bars + [shaft] {
            list.stroke(shape, Stroke(color: theme.paper, width: width + 1.5, hasRoundEnds: true))
        }
        list.stroke(shaft, Stroke(color: color, width: width, dash: style == .broken ? [4, 2.5] : []))
        for bar in bars { list.stroke(bar, Stroke(color: color, width: 0.9)) }
        let head = min(4.5, length / 3) * (to > from ? 1 : -1)
        for (tip, direction) in [(from, head), (to, -head)] {
            let side = min(2.4, head.magnitude * 0.6)
            list.fill(
                .path([
                    .move(point(tip, 0)), .line(point(tip + direction, -side)), .line(point(tip + direction, side)),
                    .close,
                ]), color)
        }
    }

    /// The item's frame, or a scroll view's content. The coordinates are those of the picture.
    private func rect(of end: Measure.End) -> Rect {
        end.isContent ? contentRect(of: end.item) : self[end.item].frame
    }

    /// The coordinate of an end along an axis. A share of 0 is the start of the item, 1 its end; the offset is in
    /// points towards the end of the axis.
    private func position(of end: Measure.End, _ axis: Axis) -> Double {
        let rect = rect(of: end)
        return rect.origin[axis] + rect.size[axis] * end.share + end.offset
    }
}
