import LayoutEngine
import LayoutRender
import Notation

/// The picture of an explained number.
extension PageExplanation {
    /// How many sentences a picture carries.
    static let captionLimit = 24
    /// Words longer than this stand in the caption alone.
    static let labelLength = 56

    /// The chain of a number as dimension lines on the screen, the rest dimmed; several numbers side by side.
    ///
    /// - Parameters:
    ///   - explanations: of this page, each a panel.
    ///   - options: theme, scale, pictures; the layers lie under the lines, `LayerSet.plain` for the screen alone.
    public func picture(of explanations: [LayoutExplanation], options: RenderOptions) -> DisplayList? {
        DisplayList.sheet(
            of: explanations.map { DisplayList(scene: scene, layout: layout, options: options, chart: chart($0)) },
            along: .horizontal, title: options.title)
    }

    /// The lines and sentences of one number. Lines that add are drawn in one style, lines that take away in another,
    /// and constraints without a number, such as equal edges, in a third.
    func chart(_ explanation: LayoutExplanation) -> MeasureChart {
        var chart = MeasureChart(ground: .screen(except: [explanation.item]))
        let lines = self.lines(explanation, isFull: true)
        // 1 the number itself
        let name = subject(of: explanation)
        chart.outlined = [.init(item: explanation.item, label: words.name(explanation.item), style: .result)]
        let result = "\(name) \(PlainNumber.text(explanation.value))"
        for span in scene.tree.spans(explanation.target) {
            chart.measures.append(Measure(span, .result, text: result, short: PlainNumber.text(explanation.value)))
        }
        chart.caption = [CaptionLine(headline(explanation), .title)]
        // 2 the constraints that decide the number
        chart.add(steps: explanation.steps, of: self)
        // 3 constraints that do not decide the number
        for line in lines.dropFirst(1 + explanation.steps.count) {
            chart.caption.append(CaptionLine(line.trimmed, .quiet))
        }
        chart.limitCaption()
        return chart
    }
}

extension MeasureChart {
    /// A line and a sentence for each constraint of a chain, with one number.
    mutating func add(steps: [LayoutExplanation.Step], of page: PageExplanation) {
        for (index, step) in steps.enumerated() {
            let style: Measure.Style = step.number > 0 ? .adds : step.number < 0 ? .takes : .ties
            let equation = page.trace.equations[step.equation]
            let number = "\(index + 1): \(page.number(of: step))"
            let text = "\(number)  \(page.words.text(equation, namesRule: false))"
            let spans = page.scene.tree.spans(equation.terms.map { ($0.quantity, $0.coefficient) })
            for (place, span) in spans.enumerated() {
                // A constraint between two lengths is drawn as two lines; only the first line has the text.
                let whole = place == 0 && text.count <= PageExplanation.labelLength ? text : number
                measures.append(Measure(span, style, text: whole, short: number))
            }
            caption.append(CaptionLine("\(index + 1): \(page.line(step).trimmed)", style: style))
        }
    }

    /// A long chain's caption ends with the number of the sentences that are left out.
    mutating func limitCaption() {
        let rest = caption.count - PageExplanation.captionLimit
        guard rest > 1 else { return }
        caption.removeLast(rest)
        caption.append(CaptionLine("and \(rest) more", .quiet))
    }
}

extension Measure {
    /// A line along the distance that an equation contains.
    init(_ span: EquationSpan, _ style: Style, text: String, short: String) {
        self.init(axis: span.axis, from: span.from, to: span.to, style: style, text: text, shortText: short)
    }
}

extension String {
    /// Without the spaces that indent a line.
    var trimmed: String { String(drop { $0 == " " }) }
}
