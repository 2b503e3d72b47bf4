import LayoutEngine

/// The range of a view's undetermined number, and single constraints that would determine the number.
///
///     for ambiguity in AmbiguityExplanation.all(of: PageExplanation(scene)) { print(ambiguity.ranges) }
///
/// An example as text: `a.height is 0 and could be 0 or any larger number`.
public struct AmbiguityExplanation: Sendable {
    /// A number of the view: its smallest and largest value in equally good layouts.
    public struct Range: Sendable, Equatable {
        /// The undetermined number.
        public var edge: ExplainedEdge
        /// The value in the present layout, in points.
        public var now: Double
        /// Nil if no bound was found within 100,000 points.
        public var smallest: Double?
        /// As `smallest`, upwards.
        public var largest: Double?
    }

    /// A change of the page that settles the number, tested by laying out.
    public struct Remedy: Sendable, Equatable {
        /// What is changed.
        public enum Change: Sendable, Equatable {
            /// Another horizontal or vertical content hugging priority of a view: of equally hugging views, this view
            /// keeps its natural size.
            case hugging(ItemID, Float)
            /// Another compression resistance priority of a view, as `hugging`.
            case compressionResistance(ItemID, Float)
            /// An additional constraint on the view's edge, centre or length, with the present value.
            case constraint(LayoutConstraint)
        }

        /// What is changed.
        public var change: Change
        /// The number of the page's views that remain ambiguous.
        public var ambiguitiesLeft: Int
        /// The number of frames of the page that differ from the present frames.
        public var movedFrames: Int
    }

    /// The view.
    public let item: ItemID
    /// The axis along which position or length is undetermined.
    public let axis: Axis
    /// Start and length, if they can differ.
    public let ranges: [Range]
    /// The remedies with the fewest ambiguities left first; at a tie changes of priorities come before constraints.
    /// Where a change of a priority leaves no ambiguity, no constraint with the present value is proposed: such a value
    /// is a number that nobody chose.
    public let remedies: [Remedy]

    /// Farther than any page reaches: a view that gets there is not bounded.
    static let far = 100_000.0

    /// The ambiguities in the layout's diagnostics, in their order.
    ///
    /// - Parameter limit: the number of explanations, each of which takes up to eight layouts. On a page whose layout is
    ///   expensive there may be fewer.
    public static func all(of page: PageExplanation, limit: Int = 20) -> [AmbiguityExplanation] {
        found(on: page, limit: limit).explanations
    }

    /// The same, and the number of ambiguities of the page.
    package static func found(
        on page: PageExplanation, limit: Int = 20
    ) -> (explanations: [AmbiguityExplanation], count: Int) {
        let layout = page.scene.tree.resolve(in: page.scene.environment)
        let found = layout.diagnostics.filter { $0.kind == .ambiguous }
        var budget = TrialBudget(trials: limit, page.scene.environment)
        var explanations: [AmbiguityExplanation] = []
        for diagnostic in found where budget.trials > 0 && budget.work > 0 {
            budget.trials -= 1
            guard let item = diagnostic.items.first, let axis = diagnostic.axis else { continue }
            explanations.append(
                AmbiguityExplanation(item, axis, page, layout, found, &budget))
        }
        return (explanations, found.count)
    }

    /// Finds the ranges by layouts with a constraint of priority 1 that pulls the view far to one side; then tries single
    /// changes and keeps those that leave fewer ambiguities and no conflict.
    private init(
        _ item: ItemID, _ axis: Axis, _ page: PageExplanation, _ layout: ResolvedLayout,
        _ ambiguities: [LayoutDiagnostic], _ budget: inout TrialBudget
    ) {
        let scene = page.scene
        self.item = item
        self.axis = axis
        let frame = layout[item].frame
        let (start, length): (ExplainedEdge, ExplainedEdge) = axis == .horizontal ? (.left, .width) : (.top, .height)
        // 1 the range of start and length, found with constraints of the least priority
        ranges = [(start, frame.origin[axis]), (length, frame.size[axis])]
            .compactMap { edge, now in
                let ends = [-Self.far, Self.far].map { target -> Double? in
                    let pulled = Self.layout(scene, pulling: item, edge, to: target)
                    budget.work -= pulled.work
                    let moved = pulled[item].frame
                    let value = edge == length ? moved.size[axis] : moved.origin[axis]
                    return value.magnitude < Self.far / 2 ? value : nil
                }
                guard ends[0] != now || ends[1] != now else { return nil }
                return Range(edge: edge, now: now, smallest: ends[0], largest: ends[1])
            }
        // 2 the changes that a person would make
        remedies = page.remedies(of: item, axis, layout, ambiguities, &budget)
    }

    /// The equally good layout in which a view's start or length is as near to `target` as possible. No constraint of
    /// a document is weaker than priority 1, so the layout stays one of the equally good ones; only the rule that a
    /// stack without visible views has no length (0.001) may give way.
    static func layout(
        _ scene: LayoutScene, pulling item: ItemID, _ edge: ExplainedEdge, to target: Double
    ) -> ResolvedLayout {
        let attribute: Attribute =
            edge == .width ? .width : edge == .height ? .height : .leastEdge(edge.axis)
        var tree = scene.tree
        tree.constraints.append(LayoutConstraint(Anchor(item, attribute), constant: target, priority: 1))
        return tree.resolve(in: scene.environment, findingAmbiguity: false)
    }
}

extension Attribute {
    /// The attribute of a view's beginning along an axis, from the left or the top.
    static func leastEdge(_ axis: Axis) -> Attribute { axis == .horizontal ? .left : .top }
}
