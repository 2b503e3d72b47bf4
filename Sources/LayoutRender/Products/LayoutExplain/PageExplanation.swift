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
    /// The equations that decide nothing, by quantity: inactive equations, and equations set aside.
    let inactive: [LayoutTrace.Quantity: [Int]]
    /// Which bounds are pressed.
    let pressure: Pressure
    /// The names of the page's items.
    public let names: ItemNames
    /// The words for this page's equations.
    var words: EquationWords {
        EquationWords(tree: scene.tree, names: names, layout: layout, direction: scene.environment.layoutDirection)
    }

    /// Lays the page out and keeps the equations.
    /// - Parameter findingAmbiguity: whether `layout` lists ambiguous frames, at the cost of an analysis of each frame.
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
        let values = Dictionary(trace.values.map { ($0.quantity, $0.value) }, uniquingKeysWith: { first, _ in first })
        self.values = values
        let equations = trace.equations
        pressure = Pressure(
            equations, excess: { Self.excess(of: equations[$0], values) }, combination: basis.combination)
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
        Self.excess(of: trace.equations[place], values)
    }

    private static func excess(of equation: LayoutTrace.Equation, _ values: [LayoutTrace.Quantity: Double]) -> Double {
        equation.terms.reduce(-equation.constant) { $0 + $1.coefficient * (values[$1.quantity] ?? 0) }
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

    /// How far the number moves if the written constant of the step's constraint grows by 1 while the same
    /// constraints decide. In a mirrored layout leading and trailing change sides, and the constant changes its sign.
    /// In the example of `LayoutExplanation` the step `card.trailing == root.trailing - 16` has the sensitivity 0.5:
    /// with -15 the number becomes 180.
    public func sensitivity(to step: LayoutExplanation.Step) -> Double {
        let key = trace.equations[step.equation].key
        guard key.role == .explicit, scene.tree.constraints.indices.contains(Int(key.index)) else { return step.factor }
        let constraint = scene.tree.constraints[Int(key.index)]
        let holder =
            constraint.second.map { scene.tree.commonAncestor(constraint.first.item, $0.item) } ?? constraint.first.item
        return constraint.isMirrored(in: isMirrored(holder) ? .rightToLeft : .leftToRight) ? -step.factor : step.factor
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
            .init("pressing", list([explanation.pressing].compactMap { $0 })),
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
