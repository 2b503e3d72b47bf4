/// The verbs of a reduction besides `apply`, which each kind has in a form of its own.
///
/// A kind implements what it needs; the default of each verb is the most frequent answer.
protocol ReductionRule {
    /// Cost, forward: gathers the cost function of the column, now that those of its copies and summands are known.
    ///
    /// - Parameter reshaped: after an edit, the summands whose cost functions changed; nil where aggregates may consist
    ///   of other summands, or of shifted ones.
    static func gather(
        _ reduction: Reduction, _ plan: inout Plan, _ program: ConstraintProgram, reshaped: [ColumnIndex]?)

    /// Value, backward: gives the column its value, now that the columns it depends on have theirs.
    /// - Returns: false where the reduction of another column sets the value.
    @discardableResult
    static func assign(_ reduction: Reduction, _ plan: inout Plan) -> Bool

    /// Edit: whether `gather` gives the column its value already.
    static var isValuedForward: Bool { get }

    /// Edit: the columns whose values `assign` reads.
    static func forEachInput(_ reduction: Reduction, _ presolve: Presolve, _ body: (ColumnIndex) -> Void)

    /// Edit: notes what depends on the constant of the reduction's row, which changed.
    static func noteConstant(
        _ reduction: Reduction, at index: ReductionIndex, _ plan: Plan, _ dependencies: DependencyIndex,
        _ changes: inout Plan.Changes)

    /// Edit: notes what depends on the cost that was gathered anew.
    static func noteCost(
        _ reduction: Reduction, at index: ReductionIndex, _ plan: Plan, _ dependencies: DependencyIndex,
        _ changes: inout Plan.Changes)
}

extension ReductionRule {
    /// Most reductions gather the cost of their column.
    static func gather(
        _ reduction: Reduction, _ plan: inout Plan, _ program: ConstraintProgram, reshaped: [ColumnIndex]?
    ) {
        plan.gatherCost(of: reduction.column, program, reshaped)
    }

    /// Most values are known only when later columns have theirs.
    static var isValuedForward: Bool { false }

    /// Most reductions read no other column's value.
    static func forEachInput(_ reduction: Reduction, _ presolve: Presolve, _ body: (ColumnIndex) -> Void) {}

    /// Most reductions do not depend on constants.
    static func noteConstant(
        _ reduction: Reduction, at index: ReductionIndex, _ plan: Plan, _ dependencies: DependencyIndex,
        _ changes: inout Plan.Changes
    ) {}

    /// A changed function changes the value.
    static func noteCost(
        _ reduction: Reduction, at index: ReductionIndex, _ plan: Plan, _ dependencies: DependencyIndex,
        _ changes: inout Plan.Changes
    ) {
        changes.backward.insert(index)
    }
}
