import Cassowary

extension LayoutTree {
    /// Lays the tree out: every frame, gap guide and content size, and a diagnostic for every constraint that cannot
    /// hold.
    ///
    /// The steps: turn the tree into linear constraints; solve; measure wrapped texts, margins and safe areas for the
    /// frames found, and solve again until nothing changes or the limit of passes is reached; read the frames and round
    /// their edges to pixels. Never fails: a conflict sets the constraint aside that was added last, and an exhausted
    /// `workLimit` ends with the best frames found.
    /// - Parameter findingAmbiguity: whether to look for a second, equally good solution, which costs another solve.
    public func resolve(in environment: LayoutEnvironment, findingAmbiguity: Bool = true) -> ResolvedLayout {
        var resolver = Resolver(tree: self, root: root, environment: environment, isWhole: true)
        return resolver.resolve(findingAmbiguity: findingAmbiguity)
    }

    /// The size closest to `target` that the constraints of an item and of everything inside allow, in whole pixels.
    ///
    /// UIView's `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`; the defaults are
    /// those of `layoutFittingCompressedSize`. A length whose priority is 1000 is fixed.
    /// - Parameters:
    ///   - target: in points.
    ///   - horizontalPriority: of the wish to have the target's width, 1 to 1000.
    ///   - verticalPriority: of the wish to have the target's height, 1 to 1000.
    public func systemLayoutSizeFitting(
        _ item: ItemID, target: Size = .zero, horizontalPriority: Float = LayoutPriority.fittingSizeLevel.rawValue,
        verticalPriority: Float = LayoutPriority.fittingSizeLevel.rawValue, in environment: LayoutEnvironment
    ) -> Size {
        var fitting = environment
        fitting.width = horizontalPriority >= LayoutPriority.required.rawValue ? target.width : nil
        fitting.height = verticalPriority >= LayoutPriority.required.rawValue ? target.height : nil
        fitting.solving.roundsToPixels = false
        var resolver = Resolver(tree: self, root: item, environment: fitting, isWhole: item == root)
        resolver.lowering.fitting = (target, AxisPair(horizontal: horizontalPriority, vertical: verticalPriority))
        return environment.grid.round(resolver.solvedRootSize())
    }
}

/// One run of layout over a tree: the lowered program, its solver and the numbers found, kept for diagnostics and for
/// the updates of a session.
struct Resolver {
    var tree: LayoutTree
    let root: ItemID
    /// The size, the traits and the fonts that the tree is laid out for.
    let environment: LayoutEnvironment
    /// The program of the last pass, kept for diagnostics.
    var lowering: Lowering
    var solver: Solver
    /// The key of each of the solver's constraints; constraints that updates added are at the end.
    var solverKeys: [ConstraintKey] = []
    /// The numbers of every rectangle; positions in the superview's coordinates.
    var values = Rectangles<Double>()
    /// The solver's values from which `values` were computed.
    private(set) var solved: [Double] = []
    /// How the solves ended.
    var outcome = Outcome()
    /// The state of a session besides the last layout.
    var updates = Updates()
    /// Whether any constraint refers to margins or safe areas.
    private(set) var needsInsets = false
    /// Called after each step; nil except in benchmarks.
    var tell: ((LayoutStep) -> Void)?

    /// How the solves ended.
    struct Outcome {
        /// The conflicts of the last pass.
        var conflicts: [Conflict] = []
        /// The choice that the work limit left open; nil for a layout that is proved to be the best.
        var shortfall: Shortfall?
        var work = 0
        var reachedWorkLimit = false
        /// Whether the required constraints of the short form conflict: the full form names the rules.
        var hasShortConflict = false
        /// Independent views whose lengths came out below 0: a conflict needs their unknowns to name them.
        var negativeLengths: [ItemID] = []
        /// The views whose insets or texts would still change the layout after the last pass.
        var unsettled: [ItemID] = []
    }

    /// The most passes. Margins and safe areas of nested views depend on frames, which depend on them in turn; usually
    /// the values settle in two or three passes, and a cycle must end.
    var passLimit = 12
    /// The passes after which insets only grow. An inset is at most the superview's, so that growing insets come to an
    /// end, while insets that may shrink again can alternate for ever.
    private static let freePasses = 4
    /// Two passes agree if their lengths differ by no more than this many points.
    static let settled = 1e-6

    /// - Parameter isWhole: whether the root is the root of the whole tree; false for a subtree that is measured alone.
    init(tree: LayoutTree, root: ItemID, environment: LayoutEnvironment, isWhole: Bool) {
        self.tree = tree
        self.root = root
        self.environment = environment
        lowering = Lowering(
            tree: tree, root: root, environment: environment, isWhole: isWhole, feedback: Feedback(count: tree.count))
        solver = Solver(ConstraintProgram())
    }

    mutating func resolve(findingAmbiguity: Bool) -> ResolvedLayout {
        // 1 lower and solve until no input of a pass changes any more
        settle()
        // 2 read the frames and the diagnostics
        return readLayout(findingAmbiguity: findingAmbiguity)
    }

    /// The solved numbers as a layout with gap guides, content sizes and diagnostics.
    mutating func readLayout(findingAmbiguity: Bool) -> ResolvedLayout {
        // 1 read frames, edges rounded to the pixel grid
        if updates.hasStaleInsets { updateInsets() }
        var layout = readFrames()
        // 2 gap guides, hidden placeholders, content sizes
        layout.gaps = gapGuides(layout)
        layout.hidden = hiddenPlaceholders()
        layout.contentSizes = contentSizes()
        // 3 conflicts, and frames that the constraints do not determine
        layout.diagnostics = diagnostics(findingAmbiguity: findingAmbiguity)
        layout.work = outcome.work + lowering.measures.work
        return layout
    }

    /// The size of the root's frame, unrounded.
    mutating func solvedRootSize() -> Size {
        findNumbers()
        return frame(of: root).size
    }

    /// Finds the numbers, then computes the margins and safe areas of the final frames.
    mutating func settle() {
        findNumbers()
        guard !outcome.reachedWorkLimit else { return }
        updateInsets()
    }

    /// Lowers and solves until no input changes any more, and once more for wrapped texts narrower than their views.
    private mutating func findNumbers() {
        var feedback = Feedback(count: tree.count)
        let rules = marginRules
        needsInsets = rules.areReferredTo
        if needsInsets { rules.update(&feedback, lowering.outline) }
        settle(&feedback, rules)
        guard !outcome.reachedWorkLimit, let widths = wrapWidths() else { return }
        feedback.wrapWidths = widths
        settle(&feedback, rules)
    }

    /// Lowers and solves until a pass gives the same insets and text sizes that it was lowered with.
    private mutating func settle(_ feedback: inout Feedback, _ rules: MarginRules) {
        outcome.unsettled = []
        for pass in 0..<passLimit {
            lower(feedback)
            solve()
            // The second time, all views get unknowns: the number of passes is bounded.
            for round in 0..<2 where !outcome.negativeLengths.isEmpty {
                for id in round == 0 ? outcome.negativeLengths : lowering.outline.order { lowering.need(id) }
                lower(feedback)
                solve()
            }
            if outcome.hasShortConflict {
                lowering.form.isShort = false
                lower(feedback)
                solve()
            }
            // If not even the required constraints were met within the work limit, another pass would cost as much and
            // settle nothing.
            guard !outcome.reachedWorkLimit, outcome.shortfall?.priority.isRequired != true else { return }
            let collapsed = collapsedRows()
            if !collapsed.isEmpty {
                feedback.collapsedRows += collapsed
                continue
            }
            let room = pixelRoom()
            let isOnGrid = room.isClose(to: feedback.pixelRoom)
            guard !isOnGrid || needsInsets || lowering.items.dependOnFrames else { break }
            var next = feedback
            next.take(solvedFrames())
            if !isOnGrid { next.pixelRoom = room }
            if needsInsets { rules.update(&next, lowering.outline) }
            outcome.unsettled = movedInputs(feedback, next, by: 0.5 / environment.scale)
            if pass >= Self.freePasses { next.growInsets(from: feedback) }
            let isSettled = isOnGrid && movedInputs(feedback, next, by: Self.settled).isEmpty
            feedback = next
            if isSettled { break }
        }
    }

    /// Rows whose constraints give height 0; the next pass gives them the standard height.
    func collapsedRows() -> [ItemID] {
        lowering.found.fittedRows.filter { frame(of: $0).height <= Self.settled }
    }

    /// Lowers the whole tree to a new program and makes a solver for it.
    mutating func lower(_ feedback: Feedback) {
        lowering.feedback = feedback
        measureNaturals()
        lowering.lower()
        solver = Solver(lowering.program)
        solver.memory = environment.memory?.presolves
        solver.settlingOrder = lowering.settlingOrder()
        solver.rests = lowering.rests()
        lowering.program = ConstraintProgram()
        solverKeys = lowering.keys
        updates.firstEdited = ConstraintIndex(index: Int32(truncatingIfNeeded: solverKeys.count))
        updates.rewritten = [:]
        tell?(.lowered)
    }

    /// Solves the program in its present state and reads the numbers.
    /// - Parameter units: the units lowered again since the last solve; nil after a lowering of the whole tree.
    mutating func solve(after units: [LoweringUnit]? = nil) {
        defer { tell?(.solved) }
        outcome.hasShortConflict = false
        outcome.negativeLengths = []
        do {
            guard lowering.found.climbs <= environment.solving.workLimit else {
                throw SolverError.workLimit(environment.solving.workLimit)
            }
            let solution = try solver.solve(
                workLimit: environment.solving.workLimit, endingAtConflict: lowering.form.isShort)
            let old = solved
            solved = solution.values
            if let units {
                readMoved(from: old, units: units)
            } else {
                values = rectangles(solved)
                outcome.negativeLengths = viewsOfNegativeLength()
            }
            outcome.conflicts = solution.conflicts
            outcome.shortfall = solution.shortfall
            outcome.work += solution.work
        } catch SolverError.conflict {
            outcome.hasShortConflict = true
        } catch {
            outcome.reachedWorkLimit = true
            values = Rectangles(numbers: Array(equal: 0, count: lowering.unknowns.indices.numbers.count))
            outcome.conflicts = []
            outcome.shortfall = nil
        }
    }
}
