import LayoutEngine
import Notation

/// An explained number in words.
extension PageExplanation {
    /// The number and its sum: `go.width is 361 = 393 - 16 - 16`.
    public func headline(_ explanation: LayoutExplanation) -> String {
        headline(explanation, isFull: false)
    }

    /// The same with every summand where `isFull` is true, else with at most seven.
    public func headline(_ explanation: LayoutExplanation, isFull: Bool) -> String {
        var head = "\(subject(of: explanation)) is \(PlainNumber.text(explanation.value))"
        if (explanation.frameValue - explanation.value).magnitude > 0.0005 {
            head += ", \(PlainNumber.text(explanation.frameValue)) in the frame"
        }
        guard explanation.isDecided else {
            return head + (tieWords(explanation) ?? "; no constraint decides this number")
        }
        let numbers = explanation.steps.map(\.number).filter { $0 != 0 }
        let folded = FoldedSum(explanation.steps, self)
        let count = numbers.count + (explanation.offset == 0 ? 0 : 1)
        guard count > 1 || (!isFull && folded.brackets.contains { $0.divisor > 1 }) else { return head }
        var sum = isFull ? Self.sum(numbers) : folded.text
        if explanation.offset != 0 {
            sum += (explanation.offset < 0 ? " - " : " + ") + PlainNumber.text(explanation.offset.magnitude)
        }
        return head + " = " + sum
    }

    /// `go.width`, or the name of a sum that is no number of one view.
    func subject(of explanation: LayoutExplanation) -> String {
        explanation.subject ?? "\(words.name(explanation.item)).\(explanation.edge.rawValue)"
    }

    /// The text of an explanation: the sum, then a line for each constraint.
    /// - Parameter isFull: whether every constraint has a line of its own; otherwise constraints whose numbers are one
    ///   summand share one.
    public func lines(_ explanation: LayoutExplanation, isFull: Bool = false) -> [String] {
        let folded = FoldedSum(explanation.steps, self)
        let steps = isFull || !folded.isFolded ? explanation.steps.map(line) : foldedLines(explanation.steps, folded)
        return [headline(explanation, isFull: isFull)] + steps + baselineLines(explanation)
            + undecidedLines(explanation) + idlePriorityLines(explanation)
            + (explanation.subject == nil ? bystanderLines(explanation) : [])
            + captionLines(isFull || !folded.isFolded ? explanation.steps : [], explanation.item)
    }

    /// `  + 15.5  the first baseline of title lies 15.5 below its top`
    private func baselineLines(_ explanation: LayoutExplanation) -> [String] {
        guard explanation.offset != 0 else { return [] }
        let number = PlainNumber.text(explanation.offset.magnitude)
        let name = words.name(explanation.item)
        return [
            explanation.offset > 0
                ? "  + \(number)  the first baseline of \(name) lies \(number) below its top"
                : "  - \(number)  the last baseline of \(name) lies \(number) above its bottom"
        ]
    }

    /// `  content hugging 251 of card has no effect: the view has no size of its own`
    private func idlePriorityLines(_ explanation: LayoutExplanation) -> [String] {
        let item = explanation.item
        guard explanation.subject == nil, let priorities = idlePriorities(of: item, explanation.edge) else { return [] }
        return priorities.map {
            "  \($0) of \(words.name(item)) has no effect: the view has no \(explanation.edge.rawValue) of its own"
        }
    }

    /// The content priorities, other than UIKit's, of a view whose content gives no length; nil for other numbers than
    /// lengths, and for views whose class may have a size in code.
    private func idlePriorities(of item: ItemID, _ edge: ExplainedEdge) -> [String]? {
        let view = scene.tree[item]
        guard edge == .width || edge == .height, view.kind == .view, view.stack == nil,
            view.className == nil
        else { return nil }
        let axis = edge.axis
        guard view.naturalSize(in: scene.environment)[axis] < 0 else { return nil }
        let (hugging, resistance) = (
            view.contentHuggingPriority[axis], view.contentCompressionResistancePriority[axis]
        )
        return [
            hugging == 250 ? nil : "content hugging \(PlainNumber.text(Double(hugging)))",
            resistance == 750 ? nil : "compression resistance \(PlainNumber.text(Double(resistance)))",
        ].compactMap { $0 }
    }

    /// A line for each summand of a folded sum, then the number of constraints that add nothing.
    private func foldedLines(_ steps: [LayoutExplanation.Step], _ folded: FoldedSum) -> [String] {
        var lines: [String] = []
        for bracket in folded.brackets {
            for term in bracket.terms {
                guard let words = term.words else {
                    lines += term.steps.map { line(steps[$0]) }
                    continue
                }
                let number = term.steps.reduce(0) { $0 + steps[$1].number }
                let sign = number < 0 ? "-" : "+"
                let times = bracket.divisor == 1 ? "" : ", counted 1/\(bracket.divisor) times"
                lines.append(
                    "  \(sign) \(PlainNumber.text(number.magnitude))  \(words)\(times)\(ids(term.steps, steps))")
            }
        }
        let ties = steps.count { $0.number == 0 }
        if ties > 0 { lines.append("  + 0  \(countText(ties, "constraint")) between equal edges or lengths") }
        return lines + ["  (--verbose names each of the \(steps.count) constraints)"]
    }

    /// `: 'k1', 'k2' and 3 more`: the ids of the file's constraints among steps; empty without ids.
    private func ids(_ places: [Int], _ steps: [LayoutExplanation.Step]) -> String {
        let ids = places.compactMap { place -> String? in
            let key = trace.equations[steps[place].equation].key
            guard key.role == .explicit, scene.tree.constraints.indices.contains(Int(key.index)) else { return nil }
            let id = scene.tree.constraints[Int(key.index)].id
            return id.isEmpty ? nil : "'\(escapedForDisplay(id, limit: 40))'"
        }
        guard !ids.isEmpty else { return "" }
        let rest = ids.count > 3 ? " and \(ids.count - 3) more" : ""
        return ": " + ids.prefix(3).joined(separator: ", ") + rest
    }

    /// The class and text of each view of a chain, in its order; empty for a file whose ids a person chose.
    func captionLines(_ steps: [LayoutExplanation.Step], _ item: ItemID) -> [String] {
        guard scene.positions != nil else { return [] }
        var items = [item]
        for step in steps {
            let equation = trace.equations[step.equation]
            for term in equation.terms {
                if let other = term.quantity.item, !items.contains(other) { items.append(other) }
            }
        }
        let limit = 12
        let names = items.prefix(limit).map { item in
            let (name, id) = (words.name(item), scene.tree[item].identifier)
            return "\(name) \(scene.tree.caption(of: item))" + (id.isObjectID && name != id ? " \(id)" : "")
        }
        let rest = items.count > limit ? " and \(items.count - limit) more" : ""
        return ["  views: " + names.joined(separator: ", ") + rest]
    }

    /// `  - 16  title.trailing == card.trailing - 16`
    func line(_ step: LayoutExplanation.Step) -> String {
        var text = words.text(trace.equations[step.equation])
        if step.factor.magnitude != 1 { text += ", counted \(EquationWords.times(step.factor)) times" }
        return "  \(number(of: step))  \(text)"
    }

    /// `- 16`: the summand with its sign.
    func number(of step: LayoutExplanation.Step) -> String {
        (step.number < 0 ? "- " : "+ ") + PlainNumber.text(step.number.magnitude)
    }

    /// The lines about constraints that do not decide the number.
    private func bystanderLines(_ explanation: LayoutExplanation) -> [String] {
        let pressing = [explanation.pressing].compactMap { $0 }.map {
            "  pressed by \(words.text(trace.equations[$0.equation])), broken by \(PlainNumber.text($0.distance))"
        }
        let broken = explanation.broken.filter { $0 != explanation.pressing }.map {
            "  broken by \(PlainNumber.text($0.distance)): \(words.text(trace.equations[$0.equation]))"
        }
        let slack = explanation.slack.map {
            "  has \(PlainNumber.text($0.distance)) to spare: \(words.text(trace.equations[$0.equation]))"
        }
        return pressing + broken + slack
    }

    /// `343 - 16 - 16`: positive numbers first.
    static func sum(_ numbers: [Double]) -> String {
        var text = ""
        for number in numbers.filter({ $0 > 0 }) + numbers.filter({ $0 < 0 }) {
            if text.isEmpty {
                text = PlainNumber.text(number)
            } else {
                text += (number < 0 ? " - " : " + ") + PlainNumber.text(number.magnitude)
            }
        }
        return text
    }
}
