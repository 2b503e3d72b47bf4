import Cassowary

extension LayoutTree {
    /// Lays the tree out: every frame, gap guide and content size, and what could not hold.
    /// - Parameter findingAmbiguity: whether to look for a second, equally good solution of every frame.
    public func resolve(in environment: LayoutEnvironment, findingAmbiguity: Bool = true) -> ResolvedLayout {
        var resolver = Resolver(tree: self, root: root, environment: environment, isWhole: true)
        return resolver.resolve(findingAmbiguity: findingAmbiguity)
    }

    /// The size closest to `target` that the constraints of an item and everything below it allow.
    ///
    /// UIView's `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`; the defaults are
    /// those of the compressed form.
    public func systemLayoutSizeFitting(
        _ item: ItemID, target: Size = .zero, horizontalPriority: Float = LayoutPriority.fittingSizeLevel.rawValue,
        verticalPriority: Float = LayoutPriority.fittingSizeLevel.rawValue, in environment: LayoutEnvironment
    ) -> Size {
        var fitting = environment
        fitting.width = horizontalPriority >= LayoutPriority.required.rawValue ? target.width : nil
        fitting.height = verticalPriority >= LayoutPriority.required.rawValue ? target.height : nil
        fitting.roundsToPixels = false
        var resolver = Resolver(tree: self, root: item, environment: fitting, isWhole: item == root)
        resolver.lowering.fitting = FittingTarget(
            size: target, priorities: AxisPair(horizontal: horizontalPriority, vertical: verticalPriority))
        return resolver.solvedRootSize()
    }
}

/// One run of layout over a tree.
struct Resolver {
    var tree: LayoutTree
    let root: ItemID
    let environment: LayoutEnvironment
    /// The program of the last pass and its solver, kept for diagnostics.
    var lowering: Lowering
    var solver: Solver
    /// x, y, width and height of every rectangle, positions in the coordinates of the view around.
    var values: [Double] = []
    /// The solver's numbers that `values` were read from.
    private(set) var solved: [Double] = []
    /// Where each unknown stands in `values`; made at the first update.
    var places = PlacesByUnknown()
    /// Whether an item's numbers were read again in the last update, by index.
    var isMoved: [Bool] = []
    private(set) var conflicts: [Conflict] = []
    /// What the work limit left open; nil for a layout that is known to be the best.
    private(set) var shortfall: Shortfall?
    private(set) var work = 0
    /// Whether any constraint refers to margins or safe areas.
    private(set) var needsInsets = false
    /// Whether frames moved since margins and safe areas were noted, which no constraint asked for.
    var hasStaleInsets = false
    /// The keys of the solver's constraints, those that came with edits at the end.
    var solverKeys: [ConstraintKey] = []
    /// The first unknown that belongs to no rectangle.
    private(set) var firstHelper: Int32 = 0
    /// The first constraint that came with an edit, not with the last whole lowering.
    private(set) var firstEdited = ConstraintIndex(index: 0)
    /// The constraints of units that were lowered again since the last whole lowering.
    var rewritten: [LoweringUnit: [ConstraintIndex]] = [:]
    private(set) var reachedWorkLimit = false
    /// Whether the short form cannot hold: conflicts are told by the rules in full.
    private(set) var hasShortConflict = false
    /// Told of each step as it ends; nil unless a benchmark asks.
    var tell: ((LayoutStep) -> Void)?

    /// Margins and safe areas of nested views depend on frames that depend on them; they settle in two or three
    /// passes, and a cycle must end.
    private static let maximumPasses = 6
    /// Points below which two passes agree.
    static let settled = 1e-6

    /// - Parameter isWhole: whether the root is not cut out of a larger tree.
    init(tree: LayoutTree, root: ItemID, environment: LayoutEnvironment, isWhole: Bool) {
        self.tree = tree
        self.root = root
        self.environment = environment
        lowering = Lowering(
            tree: tree, root: root, environment: environment, isWhole: isWhole, feedback: Feedback(count: tree.count))
        solver = Solver(ConstraintProgram())
    }

    mutating func resolve(findingAmbiguity: Bool) -> ResolvedLayout {
        // 1 lower and solve until what depends on frames has settled
        settle()
        // 2 read what they say
        return readLayout(findingAmbiguity: findingAmbiguity)
    }

    /// The solved numbers as a layout.
    mutating func readLayout(findingAmbiguity: Bool) -> ResolvedLayout {
        // 1 read frames, edges rounded to the pixel grid
        if hasStaleInsets { updateInsets() }
        var layout = readFrames()
        // 2 gap guides, hidden placeholders, content sizes
        layout.gaps = gapGuides(layout)
        layout.hidden = hiddenPlaceholders()
        layout.contentSizes = contentSizes()
        // 3 what could not hold, and what is not determined
        layout.diagnostics = diagnostics(findingAmbiguity: findingAmbiguity)
        layout.work = work + lowering.measuringWork
        return layout
    }

    /// The size of the root's frame, unrounded.
    mutating func solvedRootSize() -> Size {
        findNumbers()
        return frame(of: root).size
    }

    /// Lowers and solves until what depends on frames has settled, and finds the margins that fit.
    mutating func settle() {
        findNumbers()
        guard !reachedWorkLimit else { return }
        updateInsets()
    }

    /// Lowers and solves until what depends on frames has settled.
    private mutating func findNumbers() {
        var feedback = Feedback(count: tree.count)
        let rules = MarginRules(tree: tree, root: root, environment: environment, isWhole: lowering.isWhole)
        needsInsets = rules.areReferredTo
        if needsInsets { rules.update(&feedback, lowering.outline) }
        settle(&feedback, rules)
        guard !reachedWorkLimit, let widths = wrapWidths() else { return }
        feedback.wrapWidths = widths
        settle(&feedback, rules)
    }

    /// Solves until what goes in comes out.
    private mutating func settle(_ feedback: inout Feedback, _ rules: MarginRules) {
        for _ in 0..<Self.maximumPasses {
            lower(feedback)
            solve()
            if hasShortConflict {
                lowering.isShort = false
                lower(feedback)
                solve()
            }
            // Where not even the required constraints hold, another pass would cost as much and settle nothing.
            guard !reachedWorkLimit, shortfall?.priority.isRequired != true else { return }
            let collapsed = collapsedRows()
            if !collapsed.isEmpty {
                feedback.collapsedRows += collapsed
                continue
            }
            guard needsInsets || lowering.dependsOnFrames.contains(true) else { break }
            var next = feedback
            record(into: &next)
            if needsInsets { rules.update(&next, lowering.outline) }
            let settled = isSettled(feedback, next)
            feedback = next
            if settled { break }
        }
    }

    /// Rows whose constraints give height 0.
    func collapsedRows() -> [ItemID] {
        lowering.fittedRows.filter { frame(of: $0).height <= Self.settled }
    }

    /// A new program, and a solver for it.
    mutating func lower(_ feedback: Feedback) {
        lowering.feedback = feedback
        measureNaturals()
        lowering.lower()
        solver = Solver(lowering.program)
        lowering.program = ConstraintProgram()
        solverKeys = lowering.keys
        firstHelper = lowering.firstHelper
        firstEdited = ConstraintIndex(index: Int32(truncatingIfNeeded: solverKeys.count))
        places = PlacesByUnknown()
        rewritten = [:]
        tell?(.lowered)
    }

    /// Solves the solver's program as it is now.
    /// - Parameter units: what was lowered again since the last solve; nil when all was.
    mutating func solve(after units: [LoweringUnit]? = nil) {
        defer { tell?(.solved) }
        hasShortConflict = false
        do {
            guard lowering.climbs <= environment.workLimit else { throw SolverError.workLimit(environment.workLimit) }
            let solution = try solver.solve(workLimit: environment.workLimit, endingAtConflict: lowering.isShort)
            let old = solved
            solved = solution.values
            if let units {
                readMoved(from: old, units: units)
            } else {
                values = rectangles(solved)
            }
            conflicts = solution.conflicts
            shortfall = solution.shortfall
            work += solution.work
        } catch SolverError.conflict {
            hasShortConflict = true
        } catch {
            reachedWorkLimit = true
            values = Array(repeating: 0, count: lowering.slots.count)
            conflicts = []
            shortfall = nil
        }
    }

    // MARK: The tree

    /// Drops the resolver's references to its tree, until `take`.
    mutating func letGoOfTree() {
        let empty = LayoutTree(root: View(identifier: ""))
        tree = empty
        lowering.tree = empty
    }

    mutating func take(_ tree: LayoutTree) {
        self.tree = tree
        lowering.tree = tree
    }

    // MARK: Reading

    /// The alignment rectangle in the coordinates of the view around it, as solved.
    func alignmentRect(of id: ItemID) -> Rect { rect(rectangle: id.index) }

    func rect(rectangle: Int32) -> Rect {
        let base = Int(rectangle) * 4
        return Rect(
            x: values[base], y: values[base + 1], width: values[base + 2],
            height: values[base + 3])
    }

    /// The frame in the coordinates of the view around it, as solved.
    func frame(of id: ItemID) -> Rect {
        let insets = lowering.alignmentInsets(id)
        let rect = alignmentRect(of: id)
        return Rect(
            x: rect.x - insets.left, y: rect.y - insets.top, width: rect.width + insets.left + insets.right,
            height: rect.height + insets.top + insets.bottom)
    }
}
