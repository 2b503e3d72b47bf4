import LayoutEngine
import Notation

/// Finds why a number changed, and tests every answer by laying out again.
///
/// 1. The nearest reason in the equations is the cause if undoing its edit alone restores the old number.
/// 2. Otherwise the cause is another single edit with this effect.
/// 3. Otherwise the cause is a minimal set of edits that together restore the old number.
///
/// A report's sentence is therefore a tested statement: `z.y 49 -> 0 because the order in list changed and x is hidden`
/// means that undoing both edits gives 49 again and undoing one of them does not.
struct CauseTrials {
    /// Both layouts with their partners.
    let run: Comparison
    /// Supposes a reason before anything is laid out.
    let finder: CauseFinder
    /// All edits; a trial undoes some, by index.
    let edits: TreeEdits
    /// Makes the tree of a trial.
    private let undone: UndoneTree
    /// Layouts of the trials so far, by the indices of the undone edits.
    private var outcomes: [[Int]: Outcome] = [:]
    /// The number of items that may still be laid out.
    private var budget: Int
    /// Asked before each layout; once false, no trial is made.
    private let continues: () -> Bool
    /// Whether the search was ended; then only edges remain without a cause.
    private(set) var isEnded = false
    /// Conflicts that either side has without any trial.
    private let conflicts: Int

    /// The layout of one trial.
    private struct Outcome {
        /// The new tree without some edits.
        var tree: LayoutTree
        /// The frames of that tree.
        var layout: ResolvedLayout
        /// Whether undoing the edits made the layout contradictory: then a restored number proves nothing.
        var isContradictory: Bool
    }

    /// The number of items that all trials of one comparison may lay out.
    private static let standardBudget = 150_000
    /// The number of trials that are always allowed, however large the tree.
    private static let leastTrials = 8
    /// Clauses that are written out; further clauses are counted.
    private static let clauseLimit = 12

    /// No trial is made yet.
    init(_ run: Comparison, while continues: @escaping () -> Bool = { true }) {
        self.run = run
        self.continues = continues
        edits = TreeEdits(run)
        finder = CauseFinder(run, edits)
        undone = UndoneTree(run, edits)
        budget = max(Self.standardBudget, Self.leastTrials * run.after.tree.count)
        conflicts = max(Self.conflicts(run.before.layout), Self.conflicts(run.after.layout))
    }

    /// A cause with the edits that it names; none for a change by rounding only.
    struct Explanation {
        /// The clause for the report.
        var cause: Cause
        /// In the order of the report.
        var edits: [TreeEdit]
    }

    /// Nil if no cause was confirmed.
    ///
    /// The cost is one layout of the whole tree for each trial. Small trees have many trials, large trees at least
    /// eight; trials of the same edits are kept for other edges.
    mutating func explanation(of edge: EdgeChange.Edge, item: ItemID) -> Explanation? {
        guard finder.isChanged(edge, item: item) else {
            return Explanation(
                cause: Cause(text: "its edges round to other pixels", edits: [.rounding], changes: 0), edits: [])
        }
        let number = Number(edge: edge, item: item)
        // 1 the nearest reason
        if let (cause, edit) = finder.supposition(of: edge, item: item), let place = edits.all.firstIndex(of: edit),
            restores([place], number)
        {
            return Explanation(cause: cause, edits: [edit])
        }
        // 2 any other single edit
        for place in edits.all.indices where restores([place], number) { return explanation([place]) }
        // 3 several edits together
        return participants(number).map { explanation($0) }
    }

    /// The causes as clauses, the first few in full.
    private func explanation(_ places: [Int]) -> Explanation {
        var clauses = places.prefix(Self.clauseLimit).map { finder.reasoning.clause(of: edits.all[$0]) }
        let rest = places.count - clauses.count
        if rest > 0 { clauses.append("\(countText(rest, "more change"))") }
        let last = clauses.removeLast()
        let text = clauses.isEmpty ? last : clauses.joined(separator: ", ") + " and " + last
        let names = places.prefix(Self.clauseLimit).map { finder.reasoning.name(of: edits.all[$0]) }
        return Explanation(
            cause: Cause(text: text, edits: names, changes: places.count), edits: places.map { edits.all[$0] })
    }

    /// The edits that must be undone together, none of which can be left out; nil if they were not found.
    ///
    /// First the edits that move the number when undone alone; then each of them is left out in turn while the others
    /// still restore the number. What remains is minimal: none of the edits can be left out.
    private mutating func participants(_ number: Number) -> [Int]? {
        guard let now = value(number, run.after) else { return nil }
        var places: [Int] = []
        for place in edits.all.indices {
            guard let outcome = outcome([place]) else { return nil }
            let moves = value(number, outcome).map { ($0 - now).magnitude > Self.nearness } ?? true
            if moves { places.append(place) }
        }
        if places.isEmpty || !restores(places, number) { places = Array(edits.all.indices) }
        guard restores(places, number) else { return nil }
        for place in places.reversed() where places.count > 1 {
            let rest = places.filter { $0 != place }
            guard outcome(rest) != nil else { return nil }
            if restores(rest, number) { places = rest }
        }
        return places
    }

    // MARK: Trials

    /// A number of a view's frame.
    private struct Number {
        /// x, y, width or height.
        var edge: EdgeChange.Edge
        /// The view in the common numbering.
        var item: ItemID
    }

    /// Points below which a number counts as restored.
    private static let nearness = 0.01

    /// Whether undoing some edits puts the number back to its old value. A layout with new conflicts proves nothing,
    /// unless all edits are undone.
    ///
    /// - Parameters:
    ///   - places: indices in `edits.all`, in rising order, as `outcomes` keeps trials by this list.
    ///   - number: in the numbering of the new tree; its old value is that of the view's partner.
    private mutating func restores(_ places: [Int], _ number: Number) -> Bool {
        guard let old = run.items.beforeOf[Int(number.item.index)],
            let wanted = value(Number(edge: number.edge, item: old), run.before),
            let outcome = outcome(places), places.count == edits.all.count || !outcome.isContradictory,
            let found = value(number, outcome)
        else { return false }
        return (found - wanted).magnitude <= Self.nearness
    }

    /// Nil if the budget is used up.
    private mutating func outcome(_ places: [Int]) -> Outcome? {
        if let known = outcomes[places] { return known }
        guard budget > 0, !isEnded else { return nil }
        guard continues() else {
            isEnded = true
            return nil
        }
        budget -= run.after.tree.count
        let (tree, environment) = undone.undoing(places.map { edits.all[$0] })
        let layout = tree.resolve(in: environment, findingAmbiguity: false)
        let outcome = Outcome(
            tree: tree, layout: layout, isContradictory: Self.conflicts(layout) > conflicts)
        outcomes[places] = outcome
        return outcome
    }

    /// The number of conflicts of a layout.
    private static func conflicts(_ layout: ResolvedLayout) -> Int {
        layout.diagnostics.count { $0.kind == .conflict }
    }

    /// The number in one of the compared layouts.
    private func value(_ number: Number, _ side: LayoutSide) -> Double? { value(number, side.tree, side.layout) }

    /// The number in the layout of a trial.
    private func value(_ number: Number, _ outcome: Outcome) -> Double? { value(number, outcome.tree, outcome.layout) }

    /// The solved number, in the coordinates of the report's frames. Nil for a view that the trial's tree does not
    /// contain. Solved numbers are compared, since a rounded edge may move by a pixel although nothing was restored.
    private func value(_ number: Number, _ tree: LayoutTree, _ layout: ResolvedLayout) -> Double? {
        let place = Int(number.item.index)
        guard layout.items.indices.contains(place), layout.items[place].isInstalled else { return nil }
        let frame = layout.items[place].unroundedFrame
        let origin = tree.space(of: number.item).map { layout[$0].unroundedFrame.origin } ?? .zero
        return frame.offset(by: Point(x: -origin.x, y: -origin.y))[number.edge]
    }
}
