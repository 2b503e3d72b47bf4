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
    /// The words for this page's equations.
    var words: EquationWords {
        EquationWords(tree: scene.tree, layout: layout, direction: scene.environment.layoutDirection)
    }

    /// Lays the page out and keeps the equations.
    /// - Parameter findingAmbiguity: whether `layout` lists ambiguous frames, which needs another analysis of each
    ///   frame.
    public init(_ scene: LayoutScene, findingAmbiguity: Bool = false) {
        self.scene = scene
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
        }
    }

    // MARK: Text

    /// The number and its sum: `go.width is 361 = 393 - 16 - 16`.
    public func headline(_ explanation: LayoutExplanation) -> String {
        let name = "\(words.name(explanation.item)).\(explanation.edge.rawValue)"
        var head = "\(name) is \(PlainNumber.text(explanation.value))"
        let rounded = roundedValue(of: explanation.item, explanation.edge)
        if (rounded - explanation.value).magnitude > 0.0005 {
            head += ", \(PlainNumber.text(rounded)) in the frame"
        }
        guard explanation.isDecided else {
            return head + (tieWords(explanation) ?? "; no constraint decides this number")
        }
        let numbers = explanation.steps.map(\.number).filter { $0 != 0 }
        return numbers.count > 1 ? head + " = " + Self.sum(numbers) : head
    }

    /// The text of an explanation: the sum, then a line for each constraint.
    public func lines(_ explanation: LayoutExplanation) -> [String] {
        [headline(explanation)] + explanation.steps.map(line) + undecidedLines(explanation)
            + bystanderLines(explanation)
            + captionLines(explanation.steps, explanation.item)
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
        let names = items.prefix(limit).map { "\(words.name($0)) \(scene.tree.caption(of: $0))" }
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
        let holder = constraint.second.map { commonAncestor(constraint.first.item, $0.item) } ?? constraint.first.item
        return constraint.turns(in: isMirrored(holder) ? .rightToLeft : .leftToRight) ? -step.factor : step.factor
    }

    /// The nearest view that contains both views or is one of them.
    private func commonAncestor(_ one: ItemID, _ other: ItemID) -> ItemID {
        var around: Set<ItemID> = []
        var next: ItemID? = one
        while let item = next, around.insert(item).inserted { next = scene.tree[item].superview }
        next = other
        while let item = next, !around.contains(item) { next = scene.tree[item].superview }
        return next ?? scene.tree.root
    }

    // MARK: JSON

    /// The explanation as JSON. Keys may be added in later versions, never renamed.
    public func json(_ explanation: LayoutExplanation) -> JSONValue {
        func list(_ bystanders: [LayoutExplanation.Bystander]) -> JSONValue {
            .array(bystanders.map { .object(json(equation: $0.equation) + [.init("distance", .number($0.distance))]) })
        }
        return .object([
            .init("view", .string(scene.tree[explanation.item].identifier)),
            .init("edge", .string(explanation.edge.rawValue)), .init("value", .number(explanation.value)),
            .init("frameValue", .measure(roundedValue(of: explanation.item, explanation.edge))),
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
