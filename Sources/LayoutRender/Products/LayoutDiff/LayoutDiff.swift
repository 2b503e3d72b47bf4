import LayoutEngine

/// Compares two layouts by view: what moved, by how much, and why.
public enum LayoutDiff {
    /// Distances below this many points are rounding noise of the arithmetic, not a move.
    public static let tolerance = 1e-4

    /// - Complexity: linear in views, constraints and equations, except the causes: one search for each moved edge.
    ///
    /// - Parameters:
    ///   - before: the old layout.
    ///   - after: the new layout; its tree gives the order of the report.
    ///   - findingCauses: whether the causes are searched for, by many times the work of the rest.
    public static func compare(
        before: LayoutSide, after: LayoutSide, findingCauses: Bool = true
    ) -> LayoutDifference {
        compare(before: before, after: after, searchingWhile: findingCauses ? { true } : nil)
    }

    /// The same with a search for causes that can be ended.
    /// - Parameter continues: asked before each layout and each edge of the search: once false, further causes stay unknown;
    ///   nil: no cause is searched for.
    package static func compare(
        before: LayoutSide, after: LayoutSide, searchingWhile continues: (() -> Bool)?
    ) -> LayoutDifference {
        var run = Comparison(before: before, after: after)
        // 1 matching of views and constraints (done already)
        // 2 changes of each view of the new tree
        for id in run.afterOrder { run.compareOrAdd(id) }
        // 3 removed views
        for id in run.beforeOrder { run.removeIfGone(id) }
        // 4 causes
        if let continues { run.findCauses(while: continues) }
        var difference = LayoutDifference(views: run.views.map(\.change), constraints: run.constraints.changes)
        // 5 differences of diagnostics, environment and bars
        difference.diagnostics = run.diagnosticChanges()
        difference.environment = before.environment.changes(to: after.environment)
        difference.bars = after.screenChanges(since: before)
        // 6 the pictures of the screens, if no visible difference was found so far
        difference.hasOtherPicture = !difference.isVisual && before.shows(otherThan: after)
        return difference
    }

    /// The same for frames without equations: the result says what moved, but not why.
    public static func compare(
        before: (tree: LayoutTree, layout: ResolvedLayout), after: (tree: LayoutTree, layout: ResolvedLayout)
    ) -> LayoutDifference {
        compare(
            before: LayoutSide(tree: before.tree, layout: before.layout),
            after: LayoutSide(tree: after.tree, layout: after.layout))
    }
}
