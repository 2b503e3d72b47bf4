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

    /// An additional constraint with the present value, tested by laying out.
    public struct Remedy: Sendable, Equatable {
        /// A constraint on the view's edge, centre or length, with the present value.
        public var constraint: LayoutConstraint
        /// The number of the page's views that remain ambiguous.
        public var ambiguitiesLeft: Int
    }

    /// The view.
    public let item: ItemID
    /// The axis along which position or length is undetermined.
    public let axis: Axis
    /// Start and length, if they can differ.
    public let ranges: [Range]
    /// Constraints that leave the fewest ambiguities first.
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
                AmbiguityExplanation(item, axis, page.scene, layout, ambiguities: found.count, &budget))
        }
        return (explanations, found.count)
    }

    /// Finds the ranges by layouts with a constraint of priority 1 that pulls the view far to one side; then adds
    /// single constraints with the present values and keeps those that leave fewer ambiguities and no conflict.
    private init(
        _ item: ItemID, _ axis: Axis, _ scene: LayoutScene, _ layout: ResolvedLayout, ambiguities: Int,
        _ budget: inout TrialBudget
    ) {
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
        // 2 the constraints that a person would add, with the present values
        var candidates = [LayoutConstraint(Anchor(item, .length(axis)), constant: frame.size[axis])]
        if let parent = scene.tree[item].superview {
            let outer = layout[parent].frame.size[axis]
            candidates += [
                LayoutConstraint(
                    Anchor(item, .start(axis)), .equal, Anchor(parent, .start(axis)), constant: frame.origin[axis]),
                LayoutConstraint(
                    Anchor(item, .end(axis)), .equal, Anchor(parent, .end(axis)),
                    constant: frame.origin[axis] + frame.size[axis] - outer),
                LayoutConstraint(
                    Anchor(item, .center(axis)), .equal, Anchor(parent, .center(axis)),
                    constant: frame.origin[axis] + (frame.size[axis] - outer) / 2),
            ]
        }
        remedies = candidates.compactMap { candidate in
            var tree = scene.tree
            tree.constraints.append(candidate)
            guard budget.work > 0 else { return nil }
            let settled = tree.resolve(in: scene.environment)
            budget.work -= settled.work
            let left = settled.diagnostics.count { $0.kind == .ambiguous }
            guard left < ambiguities, !settled.diagnostics.contains(where: { $0.kind == .conflict }) else { return nil }
            return Remedy(constraint: candidate, ambiguitiesLeft: left)
        }
        .sorted { $0.ambiguitiesLeft < $1.ambiguitiesLeft }
    }

    /// The equally good layout in which a view's start or length is as near to `target` as possible. No constraint of
    /// a document is weaker than priority 1, so the layout stays one of the equally good ones; only the rule that a
    /// stack without visible views has no length (0.001) may give way.
    static func layout(
        _ scene: LayoutScene, pulling item: ItemID, _ edge: ExplainedEdge, to target: Double
    ) -> ResolvedLayout {
        let attribute: Attribute =
            edge == .width ? .width : edge == .height ? .height : .start(edge.axis)
        var tree = scene.tree
        tree.constraints.append(LayoutConstraint(Anchor(item, attribute), constant: target, priority: 1))
        return tree.resolve(in: scene.environment, findingAmbiguity: false)
    }
}

extension Attribute {
    /// The attribute of a view's beginning along an axis, from the left or the top.
    fileprivate static func start(_ axis: Axis) -> Attribute { axis == .horizontal ? .left : .top }
    /// Edges by their side, not by the direction of text: the numbers of a frame count from the left.
    fileprivate static func end(_ axis: Axis) -> Attribute { axis == .horizontal ? .right : .bottom }
    fileprivate static func center(_ axis: Axis) -> Attribute { axis == .horizontal ? .centerX : .centerY }
    fileprivate static func length(_ axis: Axis) -> Attribute { axis == .horizontal ? .width : .height }
}
