import LayoutEngine
import Notation

/// A page whose numbers can be explained: the scene, its layout and the equations behind the layout.
///
///     let page = PageExplanation(scene)
///     print(page.lines(page.explanation(of: title, .width)).joined(separator: "\n"))
public struct PageExplanation: Sendable {
    /// The tree and its environment.
    public let scene: LayoutScene
    /// The frames.
    public let layout: ResolvedLayout
    /// The equations, in full form.
    public let trace: LayoutTrace
    /// The equations that hold, reduced to independent ones: every explained number is a combination of them.
    let basis: EquationBasis
    /// The same equations, reduced so that undecided lengths express undecided positions; nil if every number is decided.
    let ties: EquationBasis?
    /// The solved values, by quantity.
    let values: [LayoutTrace.Quantity: Double]
    /// The equations that decide nothing, by quantity: inactive ones, and those that were set aside.
    let inactive: [LayoutTrace.Quantity: [Int]]
    /// The names of the page's items.
    public let names: ItemNames
    /// The words for this page's equations.
    var words: EquationWords {
        EquationWords(tree: scene.tree, names: names, layout: layout, direction: scene.environment.layoutDirection)
    }

    /// Lays the page out and keeps the equations.
    /// - Parameter findingAmbiguity: whether `layout` lists ambiguous frames, which needs another analysis of each
    ///   frame.
    public init(_ scene: LayoutScene, findingAmbiguity: Bool = false) {
        self.scene = scene
        names = ItemNames(scene)
        (layout, trace) = scene.tree.trace(in: scene.environment, findingAmbiguity: findingAmbiguity)
        basis = EquationBasis(trace)
        ties = basis.leavesFree(someOf: trace) ? EquationBasis(trace, leavingFree: .lengths) : nil
        var inactive: [LayoutTrace.Quantity: [Int]] = [:]
        for (place, equation) in trace.equations.enumerated() where !equation.isActive || equation.isSetAside {
            for term in equation.terms { inactive[term.quantity, default: []].append(place) }
        }
        self.inactive = inactive
        values = Dictionary(trace.values.map { ($0.quantity, $0.value) }, uniquingKeysWith: { first, _ in first })
    }

    /// The constraints that decide a number of a view: a combination of the page's equations that gives the number,
    /// ordered from the view outwards.
    public func explanation(of item: ItemID, _ edge: ExplainedEdge) -> LayoutExplanation {
        LayoutExplanation(of: item, edge, in: self)
    }

    /// The text of the equation at an index of `trace.equations`.
    public func text(ofEquation place: Int) -> String { words.text(trace.equations[place]) }

    /// The sum of an equation's terms minus its constant; 0 if the equation holds exactly.
    public func excess(ofEquation place: Int) -> Double {
        let equation = trace.equations[place]
        return equation.terms.reduce(-equation.constant) { $0 + $1.coefficient * (values[$1.quantity] ?? 0) }
    }

    /// Whether the view's leading edge is the right edge.
    package func isMirrored(_ item: ItemID) -> Bool {
        (scene.tree[item].forcedLayoutDirection ?? scene.environment.layoutDirection) == .rightToLeft
    }

    /// The number on the pixel grid, as `frames` prints it.
    public func roundedValue(of item: ItemID, _ edge: ExplainedEdge) -> Double {
        let frame = layout[item].frame
        let isMirrored = isMirrored(item)
        switch edge {
        case .left: return frame.minX
        case .right: return frame.maxX
        case .leading: return isMirrored ? frame.maxX : frame.minX
        case .trailing: return isMirrored ? frame.minX : frame.maxX
        case .top: return frame.minY
        case .bottom: return frame.maxY
        case .centerX: return (frame.minX + frame.maxX) / 2
        case .centerY: return (frame.minY + frame.maxY) / 2
        case .width: return frame.size.width
        case .height: return frame.size.height
        case .firstBaseline: return frame.minY + baselineOffset(of: item, edge)
        case .lastBaseline: return frame.maxY + baselineOffset(of: item, edge)
        }
    }

    /// The distance of a baseline from the top or the bottom edge, downwards; 0 for other numbers and for a view without
    /// baselines.
    func baselineOffset(of item: ItemID, _ edge: ExplainedEdge) -> Double {
        switch edge {
        case .firstBaseline: layout[item].baselines?.first ?? 0
        case .lastBaseline: -(layout[item].baselines?.last ?? 0)
        default: 0
        }
    }

    // MARK: Text

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
            + undecidedLines(explanation) + (explanation.subject == nil ? bystanderLines(explanation) : [])
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
                lines.append("  \(sign) \(PlainNumber.text(number.magnitude))  \(words)\(times)\(ids(term.steps, steps))")
            }
        }
        let ties = steps.count { $0.number == 0 }
        if ties > 0 { lines.append("  + 0  \(countText(ties, "constraint")) between equal edges or lengths") }
        return lines + ["  (--full names each of the \(steps.count) constraints)"]
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
        let broken = explanation.broken.map {
            "  broken by \(PlainNumber.text($0.distance)): \(words.text(trace.equations[$0.equation]))"
        }
        let slack = explanation.slack.map {
            "  has \(PlainNumber.text($0.distance)) to spare: \(words.text(trace.equations[$0.equation]))"
        }
        return broken + slack
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

    /// How far the number moves if the written constant of the step's constraint grows by 1 while the same
    /// constraints decide. In a mirrored layout leading and trailing change sides, and the constant changes its sign.
    /// In the example of `LayoutExplanation` the step `card.trailing == root.trailing - 16` has the sensitivity 0.5:
    /// with -15 the number becomes 180.
    public func sensitivity(to step: LayoutExplanation.Step) -> Double {
        let key = trace.equations[step.equation].key
        guard key.role == .explicit, scene.tree.constraints.indices.contains(Int(key.index)) else { return step.factor }
        let constraint = scene.tree.constraints[Int(key.index)]
        let holder = constraint.second.map { nearestCommon(constraint.first.item, $0.item) } ?? constraint.first.item
        return constraint.turns(in: isMirrored(holder) ? .rightToLeft : .leftToRight) ? -step.factor : step.factor
    }

    // MARK: JSON

    /// The explanation as JSON. Keys may be added in later versions, never renamed.
    public func json(_ explanation: LayoutExplanation) -> JSONValue {
        func list(_ bystanders: [LayoutExplanation.Bystander]) -> JSONValue {
            .array(bystanders.map { .object(json(equation: $0.equation) + [.init("distance", .number($0.distance))]) })
        }
        return .object([
            .init("view", .string(scene.tree[explanation.item].identifier)),
            .init("name", .string(names.name(of: explanation.item))),
            .init("edge", .string(explanation.edge.rawValue)), .init("value", .number(explanation.value)),
            .init("frameValue", .measure(explanation.frameValue)), .init("offset", .number(explanation.offset)),
            .init("headline", .string(headline(explanation))),
            .init("isDecided", .bool(explanation.isDecided)),
            .init("steps", .array(explanation.steps.map(json(step:)))),
            .init("undecided", .array(explanation.undecided.map(json(undecided:)))),
            .init("broken", list(explanation.broken)), .init("slack", list(explanation.slack)),
        ])
    }

    /// An equation's members in the output of `explain --format json`.
    func json(equation place: Int) -> [JSONValue.Member] {
        let equation = trace.equations[place]
        return [
            .init("text", .string(words.text(equation))), .init("rule", .string(equation.key.role.rawValue)),
            .init("priority", .number(Double(equation.priority))), .init("constant", .number(equation.constant)),
        ]
    }

    /// A step with its equation, its factor, its summand, and how far the number moves if the constant grows by 1.
    func json(step: LayoutExplanation.Step) -> JSONValue {
        .object(
            json(equation: step.equation) + [
                .init("factor", .number(step.factor)), .init("number", .number(step.number)),
                .init("sensitivity", .number(sensitivity(to: step))),
            ])
    }
}
