import ConstraintLogs
import LayoutEngine
import LayoutRender
import Notation

/// The picture of a console log's contradiction.
extension ReportExplanation {
    /// The contradiction of a console log as boxes and lines: lengths that the log states to scale, others dashed and
    /// named as unknown. Nil if there is no contradiction, or it is too large. The title is the sum where it is
    /// known; each constraint has the number of the explanation in text.
    public func picture(options: RenderOptions) -> DisplayList? {
        guard let contradiction, let sketch = LoggedSketch(contradiction, of: report) else { return nil }
        var chart = MeasureChart(ground: .paper)
        // 1 the lines
        let signs = Dictionary(
            contradiction.more.map { ($0.constraint, Measure.Style.adds) }
                + contradiction.less.map { ($0.constraint, .takes) }, uniquingKeysWith: { first, _ in first })
        func style(_ member: Int) -> Measure.Style {
            member == sketch.leftOut ? .broken : signs[member] ?? .ties
        }
        var named: Set<Int> = []
        for line in sketch.lines {
            let constant = PlainNumber.text(report.constraints[line.constraint].constant)
            let number = "\(line.constraint + 1): \(constant)"
            let text = "\(line.constraint + 1): \(equation(of: line.constraint))"
            let isFirst = named.insert(line.constraint).inserted
            chart.measures.append(
                Measure(
                    axis: line.isHorizontal ? .horizontal : .vertical, from: .init(line.from), to: .init(line.to),
                    style: style(line.constraint),
                    text: isFirst && text.count <= PageExplanation.labelLength ? text : number, shortText: number))
        }
        // 2 the sentences
        let lines = self.lines
        chart.caption = [CaptionLine(numbers ?? lines.first ?? "", .title)]
        for member in contradiction.members {
            let words = "\(member + 1): \(equation(of: member))"
            chart.caption.append(CaptionLine(words, style: style(member)))
        }
        // The names in the sum are drawn at the lines.
        let rest = lines.dropFirst(1 + min(contradiction.members.count, Self.listLimit) + (numbers == nil ? 0 : 1))
        for line in rest {
            chart.caption.append(CaptionLine(line.trimmed, .quiet))
        }
        let unknown = sketch.boxes.flatMap { box in box.unknown.map { "\(titles[box.item]).\($0)" } }
        if !unknown.isEmpty {
            chart.caption.append(
                CaptionLine("not in the log, drawn dashed: \(unknown.joined(separator: ", "))", .quiet))
        }
        // 3 the views
        var boxes = BoxSketch()
        for box in sketch.boxes {
            boxes.add(
                key: ItemID(index: Int32(truncatingIfNeeded: box.item)), isContent: false, name: titles[box.item],
                Rect(
                    x: box.horizontal.start, y: box.vertical.start, width: box.horizontal.length,
                    height: box.vertical.length),
                isOpen: !box.unknown.isEmpty)
        }
        return boxes.picture(chart, environment: LayoutEnvironment(), options: options)
    }
}

extension Measure.End {
    /// An end of a logged constraint. A log has no tree: the index of the logged object takes the place of the item.
    fileprivate init(_ end: LoggedSketch.End) {
        self.init(ItemID(index: Int32(truncatingIfNeeded: end.item)), end.share, offset: end.offset)
    }
}
