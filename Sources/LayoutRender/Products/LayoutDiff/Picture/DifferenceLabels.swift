import LayoutEngine
import LayoutRender
import Notation

/// Names and distances of a difference picture, queued until all shapes are drawn, and the lanes of its arrows.
struct DifferenceLabels {
    /// The picture, which no label leaves.
    private let bounds: Rect
    /// At most `limit`.
    private var labels: [PendingLabel] = []
    /// Where arrows already run.
    private var lanes = LabelGrid()
    /// The arrows with their room, which labels avoid.
    private var lines: [Rect] = []
    /// The texts of the new layout.
    private let texts: [Rect]
    /// The arrows so far, so that none is drawn twice.
    private var arrows: Set<Arrow> = []
    /// More labels than anyone reads.
    private static let limit = 4_000

    /// Arrows are the same if a reader cannot tell them apart.
    private struct Arrow: Hashable {
        var text: String
        var axis: Axis
        /// The old edge along the axis, in points.
        var start: Double
        /// The new edge.
        var end: Double
        /// The middle of the view across the axis.
        var middle: Double
    }

    /// - Parameter page: the picture of the new layout, whose texts stay readable if possible.
    init(bounds: Rect, page: DisplayList) {
        self.bounds = bounds
        texts = page.items.compactMap { item in
            guard case .text(let run) = item, run.anchor == .start, let width = run.width else { return nil }
            return Rect(x: run.origin.x, y: run.origin.y - run.size * 0.8, width: width, height: run.size)
        }
    }

    /// The name of the view with this frame.
    mutating func add(name: String, at frame: Rect, _ color: RGBA) {
        add(
            PendingLabel(
                text: escapedForDisplay(name, limit: 60), shortText: escapedForDisplay(name, limit: 14), color: color,
                place: .corner(of: frame), style: .paper, fontSize: 8))
    }

    /// The distance that an edge moved.
    mutating func add(distance: String, at middle: Point) {
        add(
            PendingLabel(
                text: distance, color: DifferencePicture.Palette.old, place: .around(middle), style: .paper,
                fontSize: 9))
    }

    /// The lane of an arrow beside the arrows of other views; nil for an arrow that is drawn already: a view and its
    /// container often move by the same edge.
    mutating func lane(
        for text: String, along axis: Axis, from start: Double, to end: Double, of frame: Rect
    ) -> Double? {
        let low = frame.origin[axis.cross]
        let high = low + frame.size[axis.cross]
        let arrow = Arrow(text: text, axis: axis, start: start, end: end, middle: (low + high) / 2)
        guard arrows.insert(arrow).inserted else { return nil }
        let wanted = LabelGrid.lanes(from: low, to: high)
        let (lane, line) = lanes.takeLane(along: axis, from: start, to: end, among: wanted)
        lines.append(line)
        return lane
    }

    /// Draws every label at the best free position. The labels are placed all at once, after the last shape: only
    /// then is it known what they have to avoid. Beyond 20,000 texts of the page the further ones are not avoided.
    func draw(into list: inout DisplayList) {
        var placer = LabelPlacer(bounds: bounds)
        for text in texts.prefix(20_000) { placer.avoid(text: text) }
        for line in lines { placer.avoid(line: line) }
        let places = placer.place(labels).compactMap { $0 }
        let paper = RGBA.white.opacity(0.9)
        for place in places { list.drawLeader(place, paper: paper) }
        for place in places { list.draw(place, paper: paper) }
    }

    /// Queues a label, up to the limit.
    private mutating func add(_ label: PendingLabel) {
        if labels.count < Self.limit { labels.append(label) }
    }
}

extension EdgeChange.Edge {
    /// The axis along which the edge moves.
    var axis: Axis { self == .x || self == .width ? .horizontal : .vertical }
}
