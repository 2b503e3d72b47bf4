import LayoutEngine
import LayoutRender
import Notation

/// The picture of a conflict.
extension PageExplanation {
    /// The views of a conflict as boxes to scale, its constraints as lines, the broken one dashed to where it would
    /// have ended; below it the sum and the repairs. Boxes have no layers.
    public func picture(of conflict: ConflictExplanation, options: RenderOptions) -> DisplayList {
        let chart = chart(conflict)
        var sketch = BoxSketch()
        for measure in chart.measures {
            for end in [measure.from, measure.to] {
                sketch.add(
                    key: end.item, isContent: end.isContent,
                    name: words.name(end.item) + (end.isContent ? " content" : ""), frame(of: end))
            }
        }
        return sketch.picture(chart, environment: scene.environment, options: options)
    }

    /// The lines and sentences of a conflict.
    func chart(_ conflict: ConflictExplanation) -> MeasureChart {
        var chart = MeasureChart(ground: .paper)
        let lines = self.lines(conflict)
        chart.caption = [CaptionLine(lines.first ?? "", .title)]
        // 1 the constraint that was broken
        let broken = trace.equations[conflict.broken]
        let demand = words.text(broken, namesRule: false)
        for var span in scene.tree.spans(broken.terms.map { ($0.quantity, $0.coefficient) }) {
            span.to.offset = conflict.demanded - conflict.actual
            let short = PlainNumber.text(conflict.demanded)
            chart.measures.append(
                Measure(span, .broken, text: demand.count <= Self.labelLength ? demand : short, short: short))
        }
        chart.caption.append(CaptionLine("broken: \(words.text(broken))", style: .broken))
        // 2 the constraints that contradict the broken one
        chart.add(steps: conflict.steps, of: self)
        for line in lines.dropFirst(1 + conflict.steps.count) {
            chart.caption.append(CaptionLine(line.trimmed, .quiet))
        }
        chart.limitCaption()
        return chart
    }

    /// The frame of a line's end; of a scroll view's content, its size at the view's origin.
    private func frame(of end: Measure.End) -> Rect {
        var frame = layout[end.item].absoluteFrame
        if end.isContent, let size = layout.contentSize(of: end.item) { frame.size = size }
        return frame
    }
}

/// Views as boxes on paper, their places to scale. A sketch serves conflicts of a layout and of console logs: both
/// give boxes by key, and lines between them.
struct BoxSketch {
    /// A view of the picture.
    private struct Box {
        /// The item, or for a console log the index of an object.
        var key: ItemID
        /// Whether the box is a scroll view's content; the key names the scroll view.
        var isContent: Bool
        var name: String
        /// In the sketch's own points, before scaling.
        var frame: Rect
        /// Whether the frame is schematic, and drawn dashed.
        var isOpen: Bool
    }

    /// The views so far, each once.
    private var boxes: [Box] = []
    /// The longest side of a sketch, in points.
    private static let side = 300.0
    /// The largest scale, for sketches of small views.
    private static let enlargement = 3.0

    /// Adds a box for a view, unless the view has a box already.
    /// - Parameter isOpen: whether a part of the frame is not known.
    mutating func add(key: ItemID, isContent: Bool, name: String, _ frame: Rect, isOpen: Bool = false) {
        guard !boxes.contains(where: { $0.key == key && $0.isContent == isContent }) else { return }
        boxes.append(Box(key: key, isContent: isContent, name: name, frame: frame, isOpen: isOpen))
    }

    /// The boxes with the lines and sentences of `chart`, whose items are keys of boxes. The boxes become the
    /// subviews of a made-up tree with a made-up layout, so that the same drawing of measures, labels and captions
    /// serves screens and sketches.
    ///
    /// The sketch is scaled to 300 points at its longer side, by a factor of 3 at most. Lines to items without a box
    /// are left out.
    func picture(
        _ chart: MeasureChart, environment: LayoutEnvironment, options: RenderOptions
    ) -> DisplayList {
        var reach = boxes.dropFirst().reduce(boxes.first?.frame ?? .zero) { $0.union($1.frame) }
        for measure in chart.measures { reach = reach.union(place(of: measure)) }
        let length = max(reach.width, reach.height)
        let scale = length > 0 ? min(Self.side / length, Self.enlargement) : 1
        // 1 a tree of plain views, the paper around them the root
        let room = 14.0
        var tree = LayoutTree(root: View(.view, identifier: ""))
        var frames = [
            Rect(x: 0, y: 0, width: reach.width * scale + 2 * room, height: reach.height * scale + 2 * room)
        ]
        var chart = chart
        var places: [Measure.End: ItemID] = [:]
        for box in boxes {
            let item = tree.addSubview(View(.view, identifier: box.name), to: tree.root)
            places[.init(box.key, 0, isContent: box.isContent)] = item
            frames.append(
                Rect(
                    x: (box.frame.x - reach.x) * scale + room, y: (box.frame.y - reach.y) * scale + room,
                    width: box.frame.width * scale, height: box.frame.height * scale))
            chart.outlined.append(.init(item: item, label: box.name, style: .box, isDashed: box.isOpen))
        }
        // 2 the chart's lines between them
        func end(_ end: Measure.End) -> Measure.End? {
            places[.init(end.item, 0, isContent: end.isContent)].map {
                Measure.End($0, end.share, offset: end.offset * scale)
            }
        }
        chart.measures = chart.measures.compactMap { measure in
            guard let from = end(measure.from), let to = end(measure.to) else { return nil }
            var moved = measure
            (moved.from, moved.to) = (from, to)
            return moved
        }
        var layout = ResolvedLayout(items: Array(repeating: ResolvedItem(), count: tree.count))
        for (index, frame) in frames.enumerated() {
            layout.items[index].frame = frame
            layout.items[index].absoluteFrame = frame
        }
        var plain = LayoutEnvironment(width: frames[0].width, height: frames[0].height)
        plain.userInterfaceStyle = environment.userInterfaceStyle
        let scene = LayoutScene(id: "sketch", name: options.title, tree: tree, environment: plain)
        return DisplayList(scene: scene, layout: layout, options: options, chart: chart)
    }

    /// Where a line's ends are, before scaling.
    private func place(of measure: Measure) -> Rect {
        let ends = [measure.from, measure.to].compactMap { end -> Rect? in
            guard var frame = boxes.first(where: { $0.key == end.item && $0.isContent == end.isContent })?.frame else {
                return nil
            }
            frame.origin[measure.axis] += frame.size[measure.axis] * end.share + end.offset
            frame.size[measure.axis] = 0
            return frame
        }
        guard let first = ends.first, let last = ends.last else { return boxes.first?.frame ?? .zero }
        return first.union(last)
    }
}
