import LayoutEngine

/// Why a number of a view has its value: the constraints that decide the number, the violated optional constraints,
/// and the inactive inequalities.
///
///     a.trailing is 179.5 = 8 + 187.5 - 8 - 8
///       + 8  a.leading == card.leading + 8
///       + 0  a.width == 0.5 * card.width
///       - 8  card.trailing == root.trailing - 16, counted 0.5 times
///       + 187.5  root.width == 375 (the page's size), counted 0.5 times
///       - 8  card.leading == root.leading + 16, counted -0.5 times
///
/// The factors are those with which the equations add up to the explained number; `counted` is left out where a
/// factor is 1 or -1.
public struct LayoutExplanation: Sendable {
    /// One constraint of the chain. The numbers of all steps add up to the value.
    public struct Step: Sendable, Equatable {
        /// Index in `LayoutTrace.equations`.
        public var equation: Int
        /// The factor of the equation; `PageExplanation.sensitivity(to:)` gives the effect of the written constant.
        public var factor: Double
        /// `factor` times the constraint's constant: the summand.
        public var number: Double
    }

    /// A number that nothing decides, on which the explained number depends.
    public struct Undecided: Sendable, Equatable {
        /// The start or the length of a view.
        public var quantity: LayoutTrace.Quantity
        /// How far the explained number moves if this number grows by 1.
        public var factor: Double
    }

    /// A constraint on the view that does not decide the number: a violated constraint, or an inactive inequality.
    public struct Bystander: Sendable, Equatable {
        /// Index in `LayoutTrace.equations`.
        public var equation: Int
        /// The violation of a broken constraint, or the slack of an inequality, in points.
        public var distance: Double
    }

    /// The view.
    public let item: ItemID
    /// The number that is explained; for a distance between two views, the edge at which the distance ends.
    public let edge: ExplainedEdge
    /// The subject of a distance or sum: `the gap from a.bottom to b.top`; nil for a number of a view.
    public let subject: String?
    /// The solved value, before rounding to the pixel grid.
    public let value: Double
    /// The sum of unknowns that is explained.
    let target: [(quantity: LayoutTrace.Quantity, coefficient: Double)]
    /// The number on the pixel grid, as `frames` prints it.
    public let frameValue: Double
    /// The distance of a baseline from the view's edge, which no constraint decides: positive for the first baseline, below
    /// the top; negative for the last, above the bottom; 0 for other numbers. The steps add up to the value without it.
    public let offset: Double
    /// From the view towards fixed values. Empty if no constraint decides the number and none ties the number to
    /// another view's.
    public let steps: [Step]
    /// For a number that constraints tie to other numbers and do not decide: the undecided numbers.
    /// Their values times their factors and the numbers of the steps add up to the value.
    public let undecided: [Undecided]
    /// Optional constraints on the view that do not hold, the strongest first.
    public let broken: [Bystander]
    /// Inactive inequalities on the view, the smallest slack first.
    public let slack: [Bystander]
    /// The optional constraint that presses against the step that holds the number, where another bound holds the same number
    /// from the other side; nil where nothing presses, or one side holds alone.
    public let pressing: Bystander?
    /// False if no constraint decides the number: the value is the engine's choice among equally good layouts.
    public let isDecided: Bool

    /// 1 the combination of the page's basis that gives the number; 2 its order, from the view outwards; 3 the other
    ///   constraints.
    init(of item: ItemID, _ edge: ExplainedEdge, in page: PageExplanation) {
        self.init(
            of: item, edge, edge.terms(of: item, isMirrored: page.isMirrored(item)),
            frameValue: page.roundedValue(of: item, edge), offset: page.baselineOffset(of: item, edge), in: page)
    }

    /// The same for any sum of unknowns.
    /// - Parameters:
    ///   - subject: the name of the sum; nil for a number of the view.
    ///   - target: the sum.
    init(
        of item: ItemID, _ edge: ExplainedEdge, subject: String? = nil,
        _ target: [(quantity: LayoutTrace.Quantity, coefficient: Double)], frameValue: Double, offset: Double = 0,
        in page: PageExplanation
    ) {
        self.item = item
        self.edge = edge
        self.subject = subject
        self.target = target
        self.frameValue = frameValue
        self.offset = offset
        let equations = page.trace.equations
        value = target.reduce(offset) { $0 + $1.coefficient * (page.values[$1.quantity] ?? 0) }
        // 1
        let combination = page.basis.combination(target)
        isDecided = combination != nil
        let tie = combination == nil ? page.ties?.tie(target) : nil
        undecided = tie?.free ?? []
        // 2
        var steps = Self.chain(combination ?? tie?.combination ?? [], from: target, equations)
        let sides = Self.takePressedSides(of: item, among: &steps, in: page)
        self.steps = steps
        pressing = sides.map { Bystander(equation: $0.by, distance: page.excess(ofEquation: $0.by).magnitude) }
        // 3
        let others = Self.bystanders(of: item, edge.axis, in: page)
        broken = others.broken
        slack = (sides.map { [Bystander(equation: $0.other, distance: 0)] } ?? []) + others.slack
    }

    /// Orders the equations of a combination so that each shares an unknown with the view or with an earlier equation.
    static func chain(
        _ combination: [(equation: Int, factor: Double)],
        from target: [(quantity: LayoutTrace.Quantity, coefficient: Double)],
        _ equations: [LayoutTrace.Equation]
    ) -> [Step] {
        // 1 who shares an unknown with whom
        var users: [LayoutTrace.Quantity: [Int]] = [:]
        for (place, part) in combination.enumerated() {
            for term in equations[part.equation].terms { users[term.quantity, default: []].append(place) }
        }
        // 2 of the equations that share an unknown with what is listed the first, or else the first that is left
        var (ready, left) = (LowestFirst(), 0)
        var isReady = [Bool](repeating: false, count: combination.count)
        func meet(_ quantity: LayoutTrace.Quantity) {
            for place in users.removeValue(forKey: quantity) ?? [] where !isReady[place] {
                isReady[place] = true
                ready.insert(place)
            }
        }
        for term in target { meet(term.quantity) }
        var steps: [Step] = []
        while steps.count < combination.count {
            while left < combination.count, isReady[left] { left += 1 }
            let place = ready.next() ?? left
            guard place < combination.count else { break }
            isReady[place] = true
            let (equation, factor) = combination[place]
            steps.append(Step(equation: equation, factor: factor, number: factor * equations[equation].constant))
            for term in equations[equation].terms { meet(term.quantity) }
        }
        return steps
    }

    /// For a number that is held from both sides, the chain names the bound that is pressed; the basis knows the stronger
    /// bound.
    /// - Returns: the sides of the first such step about the view itself.
    private static func takePressedSides(
        of item: ItemID, among steps: inout [Step], in page: PageExplanation
    ) -> (pressed: Int, other: Int, by: Int)? {
        var first: (pressed: Int, other: Int, by: Int)?
        for place in steps.indices {
            let sides = page.pressure.sides(
                of: steps[place].equation, page.trace.equations, excess: { page.excess(ofEquation: $0) },
                combination: page.basis.combination)
            guard let sides else { continue }
            let isOwn = page.trace.equations[sides.pressed].terms.contains { $0.quantity.item == item }
            if first == nil, isOwn { first = sides }
            guard sides.pressed != steps[place].equation else { continue }
            let equations = page.trace.equations
            // The two bounds are written in one direction, or one the other way round.
            let (own, other) = (equations[steps[place].equation], equations[sides.pressed])
            if own.relation == other.relation { steps[place].factor.negate() }
            steps[place].equation = sides.pressed
        }
        return first
    }

    /// Among the constraints on the view along the axis, the optional ones that do not hold and the inequalities that
    /// hold with room to spare. A constraint that does not hold is broken, an inequality that holds with room to
    /// spare has slack. Constraints on other views are left out, even where they would matter after a change.
    private static func bystanders(
        of item: ItemID, _ axis: Axis, in page: PageExplanation
    ) -> (broken: [Bystander], slack: [Bystander]) {
        let equations = page.trace.equations
        let own: [LayoutTrace.Quantity] = axis == .horizontal ? [.x(item), .width(item)] : [.y(item), .height(item)]
        var broken: [Bystander] = []
        var slack: [Bystander] = []
        for place in Set(own.flatMap { page.inactive[$0] ?? [] }).sorted() {
            let equation = equations[place]
            let sum = page.excess(ofEquation: place)
            let holds =
                equation.relation == .lessThanOrEqual ? sum <= 0 : equation.relation == .greaterThanOrEqual && sum >= 0
            if holds {
                slack.append(.init(equation: place, distance: sum.magnitude))
            } else {
                broken.append(.init(equation: place, distance: sum.magnitude))
            }
        }
        broken.sort { (equations[$1.equation].priority, $0.equation) < (equations[$0.equation].priority, $1.equation) }
        slack.sort { ($0.distance, $0.equation) < ($1.distance, $1.equation) }
        return (broken, slack)
    }
}
