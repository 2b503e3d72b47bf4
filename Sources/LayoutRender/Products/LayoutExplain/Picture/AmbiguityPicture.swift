import LayoutEngine
import LayoutRender
import Notation

/// The picture of an ambiguity.
extension PageExplanation {
    /// More ghosts than anyone tells apart.
    private static let ghostLimit = 60

    /// The screen, dimmed, with the ambiguous view where it is, the two extreme layouts as ghosts, and the constraint
    /// that settles the view; the layers of the options lie under them.
    ///
    /// Where nothing holds the view, the ghost is a layout in which the view has left the page. Of several ambiguous
    /// numbers the one with the widest range is drawn. Each extreme costs a layout of the scene.
    public func picture(of ambiguity: AmbiguityExplanation, options: RenderOptions) -> DisplayList {
        var chart = MeasureChart(ground: .screen(except: [ambiguity.item]))
        let name = words.name(ambiguity.item)
        // 1 the extremes of the number that goes furthest
        if let range = ambiguity.ranges.max(by: { $0.extent < $1.extent }) {
            for (value, isLargest, style) in [
                (range.smallest, false, Measure.Style.takes), (range.largest, true, .adds),
            ] {
                guard value != range.now else { continue }
                let far = isLargest ? AmbiguityExplanation.far : -AmbiguityExplanation.far
                let target = value == nil ? range.now + wayOut(of: ambiguity.item, range.edge, isLargest) : far
                let words = value.map(PlainNumber.text) ?? (isLargest ? "any larger" : "any smaller")
                let label = "\(name).\(range.edge.rawValue) \(words)"
                let extreme = AmbiguityExplanation.layout(scene, pulling: ambiguity.item, range.edge, to: target)
                add(ghostsOf: extreme, around: ambiguity.item, label: label, style, to: &chart)
            }
            let now = "\(name).\(range.edge.rawValue) \(PlainNumber.text(range.now)) now"
            chart.outlined.append(.init(item: ambiguity.item, label: now, style: .result))
        }
        // 2 the constraint that would make the frame determined; a priority has no line, only its sentence
        if let remedy = ambiguity.remedies.first, case .constraint(let constraint) = remedy.change {
            let text = words.text(constraint)
            for span in scene.tree.spans(constraint.measuredTerms) {
                chart.measures.append(
                    Measure(span, .result, text: "settled by \(text)", short: PlainNumber.text(constraint.constant)))
            }
        }
        // 3 the sentences
        let lines = self.lines(ambiguity)
        chart.caption = [CaptionLine(lines.first ?? name, .title)]
        chart.caption += lines.dropFirst().map { CaptionLine($0.trimmed) }
        chart.limitCaption()
        return DisplayList(scene: scene, layout: layout, options: options, chart: chart)
    }

    /// How far an edge or length of a view has to go for the view to leave the page: whole if it is small, else by as
    /// much as is seen.
    /// - Returns: points, negative towards the start of the axis; a length grows until it passes the end of the page.
    private func wayOut(of item: ItemID, _ edge: ExplainedEdge, _ isLargest: Bool) -> Double {
        let (frame, page) = (layout[item].absoluteFrame, layout[scene.tree.root].absoluteFrame)
        let axis = edge.axis
        let (start, end) = (frame.origin[axis], frame.origin[axis] + frame.size[axis])
        let (first, last) = (page.origin[axis], page.origin[axis] + page.size[axis])
        let seen = min(frame.size[axis] + Self.gapOutside, Self.seenOutside)
        guard edge != .width, edge != .height else { return max(last, end) + Self.seenOutside - end }
        return isLargest ? max(last, end) + seen - end : min(first, start) - seen - start
    }

    /// Points between the page and a view outside of it.
    private static let gapOutside = 8.0
    /// How much of a large view outside of the page is drawn, in points.
    private static let seenOutside = 60.0

    /// The outlines of all views that stand elsewhere in another layout, the view's own with a label.
    private func add(
        ghostsOf extreme: ResolvedLayout, around item: ItemID, label: String, _ style: Measure.Style,
        to chart: inout MeasureChart
    ) {
        var count = 0
        for index in scene.tree.items.indices where count < Self.ghostLimit {
            let id = ItemID(index: Int32(truncatingIfNeeded: index))
            let frame = extreme[id].absoluteFrame
            guard frame != layout[id].absoluteFrame, extreme[id].isInstalled, !scene.tree[id].isHidden else { continue }
            count += 1
            chart.outlined.append(
                .init(
                    item: id, frame: frame, label: id == item ? label : count < 8 ? words.name(id) : "", style: style,
                    isDashed: true))
        }
    }
}

extension AmbiguityExplanation.Range {
    /// From the smallest to the largest value, infinite without a bound.
    fileprivate var extent: Double { (largest ?? .infinity) - (smallest ?? -.infinity) }
}

extension LayoutConstraint {
    /// A constraint of the view alone, or with its superview: in the superview's coordinates.
    fileprivate var measuredTerms: [(quantity: LayoutTrace.Quantity, coefficient: Double)] {
        let isHorizontal = first.attribute.axis == .horizontal
        let start = isHorizontal ? LayoutTrace.Quantity.x(first.item) : .y(first.item)
        let length = isHorizontal ? LayoutTrace.Quantity.width(first.item) : .height(first.item)
        guard !first.attribute.isDimension else { return [(length, 1)] }
        guard let parent = second?.item else { return [(start, 1)] }
        let outer = isHorizontal ? LayoutTrace.Quantity.width(parent) : .height(parent)
        switch first.attribute {
        case .right, .bottom: return [(start, 1), (length, 1), (outer, -1)]
        case .centerX, .centerY: return [(start, 1), (length, 0.5), (outer, -0.5)]
        default: return [(start, 1)]
        }
    }
}
