import Cassowary

extension Resolver {
    /// The state of a session besides the last layout.
    struct Updates {
        var isUpdated = false
        /// By item: whether the last update changed one of its numbers.
        var isMoved: [Bool] = []
        /// The first constraint that an update added, after the last lowering of the whole tree.
        var firstEdited = ConstraintIndex(index: 0)
        /// The constraints of each unit that updates have lowered again since the last lowering of the whole tree.
        var rewritten: [LoweringUnit: [ConstraintIndex]] = [:]
        /// Whether frames moved since margins and safe areas were computed, in a tree whose constraints refer to neither:
        /// the insets are then computed when the layout is read.
        var hasStaleInsets = false
    }

    /// Lays out again only the constraints that a change of the tree affects.
    /// - Returns: false if a fresh layout is needed: views or constraints came, left or changed their order; the change
    ///   causes conflicts, or changes margins that constraints refer to; the solver chose among equally good frames by the
    ///   order of constraints that updates added; or most of the program consists of removed constraints.
    mutating func update(_ journal: Journal) -> Bool {
        guard outcome.conflicts.isEmpty, outcome.unsettled.isEmpty, outcome.shortfall == nil, !outcome.reachedWorkLimit,
            !values.numbers.isEmpty,
            lowering.feedback.wrapWidths.isEmpty, lowering.feedback.collapsedRows.isEmpty, !isMostlyRemoved,
            tree.count == lowering.outline.items.count, let constraints = journal.changedConstraints(tree.constraints),
            journal.items.allSatisfy({
                tree[$0.id].hasSameChildren(as: $0.before) && tree[$0.id].recordedFrame == $0.before.recordedFrame
            })
        else {
            return false
        }
        lowering.measures.sizes.forget()
        for (id, _) in journal.items { lowering.outline.readTraits(of: id, tree) }
        let renumbered = renumber(besidesHidden: journal)
        var scope = ChangeScope(lowering: lowering, tree: tree)
        guard scope.collect(journal, constraints, renumbered) else { return false }
        for id in scope.items { forgetNaturals(around: id) }
        lowering.updateTexts(around: scope.items)
        measureNaturals()
        var units = scope.units
        var passes = 0
        updates.isMoved = Array(equal: false, count: tree.count)
        lowering.found.climbs = 0
        let referred = lowering.items.indices.map { lowering.items[$0].refersToInsets }
        while !units.isEmpty {
            // 1 lower the units again, and give the solver the differences
            for unit in units { relower(unit) }
            guard !lowering.found.lacksUnknowns, !refersToMovedInsets(before: referred) else { return false }
            // 2 solve
            solve(after: units)
            guard outcome.conflicts.isEmpty, !outcome.hasShortConflict, outcome.negativeLengths.isEmpty,
                outcome.shortfall == nil, !outcome.reachedWorkLimit,
                !solver.choseByOrder(from: updates.firstEdited)
            else { return false }
            // 3 units that depend on the frames found; collected before the insets, whose update records the frames as
            // known
            passes += 1
            units = outdatedUnits()
            if !units.isEmpty { measureNaturals() }
            guard passes < 6, collapsedRows().isEmpty,
                pixelRoom().isClose(to: lowering.feedback.pixelRoom), !insetsChanged()
            else { return false }
        }
        // 4 texts whose final wrapping width would differ now
        return wrapWidths() == nil
    }

    /// Counts the views of each stack anew in which a view was hidden or shown, since hidden views do not count.
    /// - Returns: the views with another number.
    private mutating func renumber(besidesHidden journal: Journal) -> [ItemID] {
        var renumbered: [ItemID] = []
        var seen: Set<ItemID> = []
        for (id, before) in journal.items where tree[id].isHidden != before.isHidden {
            guard lowering.outline.contains(id), let stack = tree[id].superview, lowering.outline.contains(stack),
                lowering.outline[stack].traits.contains(.stack),
                !lowering.outline[stack].traits.contains(.irregular), seen.insert(stack).inserted
            else { continue }
            renumbered += lowering.outline.arrange(stack, tree)
        }
        return renumbered
    }

    /// Removed constraints keep their place in the program. Once they outnumber the others, a fresh layout costs less
    /// than the updates did, and memory stays in proportion to the tree.
    private var isMostlyRemoved: Bool { 2 * solver.program.removedCount > solver.program.constraintCount + 1_000 }

    /// Rows and unknowns of the program, and the records kept about them.
    var recordCount: Int {
        solver.program.constraintCount + solver.program.variableCount + solverKeys.count + updates.rewritten.count
            + lowering.unknowns.indices.numbers.count
    }

    // MARK: The tree

    /// Releases the tree, so that the session can edit the tree without a copy, until `take`.
    mutating func releaseTree() { take(LayoutTree(root: View(identifier: ""))) }

    /// Takes the edited tree.
    mutating func take(_ tree: LayoutTree) {
        self.tree = tree
        lowering.tree = tree
    }

    // MARK: Differences

    private mutating func relower(_ unit: LoweringUnit) {
        let old = constraints(of: unit)
        // 1 the unit alone, over the solver's variables
        let own = solver.program.variableCount
        lowering.program = ConstraintProgram(variablesOf: solver.program)
        lowering.keys = []
        lowering.unknowns.spare = helpers(of: old)
        switch unit {
        case .item(let id): if lowering.outline[id].isInstalled { lowering.lowerUnit(id) }
        case .explicit(let index): lowering.lowerExplicit(index)
        }
        let program = lowering.program
        let keys = lowering.keys
        lowering.program = ConstraintProgram()
        for _ in own..<Swift.max(own, program.variableCount) {
            _ = solver.addVariable(minimum: program.minimums[solver.program.variableCount])
        }
        // 2 pair old and new constraints by key, equal keys in their order
        let isSame = old.count == keys.count && zip(old, keys).allSatisfy { solverKeys[Int($0.index)] == $1 }
        var waiting: [ConstraintKey: [ConstraintIndex]] = [:]
        if !isSame { for index in old.reversed() { waiting[solverKeys[Int(index.index)], default: []].append(index) } }
        var current: [ConstraintIndex] = []
        var kept: Set<ConstraintIndex> = []
        for (place, key) in keys.enumerated() {
            if let index = isSame ? old[place] : waiting[key]?.popLast(),
                program.hasSameShape(place, as: Int(index.index), in: solver.program)
            {
                solver.setConstant(index, program.rows[place].constant)
                current.append(index)
                kept.insert(index)
            } else {
                current.append(
                    solver.add(
                        program.terms(at: place), program.rows[place].relation, program.rows[place].constant,
                        program.rows[place].priority, breakable: program.rows[place].breakable))
                solverKeys.append(key)
            }
        }
        // 3 remove old constraints without a partner
        for index in old where !kept.contains(index) { solver.remove(index) }
        updates.rewritten[unit] = current
    }

    /// The solver's present constraints of a unit.
    func constraints(of unit: LoweringUnit) -> [ConstraintIndex] {
        if let current = updates.rewritten[unit] { return current }
        switch unit {
        case .item(let id):
            return lowering.items[id].unit.map(ConstraintIndex.init(index:))
        case .explicit(let index):
            let place = lowering.explicitPlaces[index]
            return place < 0 ? [] : [ConstraintIndex(index: place)]
        }
    }

    /// The helper unknowns of a unit's constraints, in the order of creation.
    private func helpers(of constraints: [ConstraintIndex]) -> [Variable] {
        var found: [Int32] = []
        for constraint in constraints {
            for term in solver.program.terms(at: Int(constraint.index))
            where term.variable.index >= lowering.unknowns.firstHelper && !found.contains(term.variable.index) {
                found.append(term.variable.index)
            }
        }
        return found.sorted().map(Variable.init(index:))
    }

    // MARK: Consequences

    /// Whether margins or safe areas that constraints refer to changed with the frames.
    private mutating func insetsChanged() -> Bool {
        guard needsInsets else {
            updates.hasStaleInsets = true
            return false
        }
        let before = lowering.feedback
        updateInsets()
        return lowering.outline.order.contains { id in
            let place = Int(id.index)
            return lowering.items[place].refersToInsets
                && before.insetsDiffer(place, from: lowering.feedback, by: 0)
        }
    }

    /// Whether constraints refer to margins or safe areas now that none referred to before, and that depend on frames: the
    /// passes of a whole layout may settle them in another way.
    private func refersToMovedInsets(before: [Bool]) -> Bool {
        guard before.indices.contains(where: { lowering.items[$0].refersToInsets && !before[$0] }) else { return false }
        var first = lowering.feedback
        first.solvedFrames = []
        marginRules.update(&first, lowering.outline)
        let known = lowering.feedback
        return before.indices.contains { place in
            lowering.items[place].refersToInsets && !before[place]
                && first.insetsDiffer(place, from: known, by: 0)
        }
    }

    /// Units lowered for an outdated size of a view: wrapping text, baselines in constraints.
    private mutating func outdatedUnits() -> [LoweringUnit] {
        var units: [LoweringUnit] = []
        guard lowering.items.dependOnFrames else { return units }
        for id in lowering.outline.order where lowering.items[id].dependsOnFrames {
            let size = alignmentRect(of: id).size
            let known = lowering.feedback.solvedSizes[Int(id.index)]
            guard abs(size.width - known.width) > Self.settled || abs(size.height - known.height) > Self.settled else {
                continue
            }
            lowering.feedback.solvedSizes[Int(id.index)] = size
            units += ChangeScope(lowering: lowering, tree: tree).units(dependingOnSizeOf: id)
        }
        return units
    }
}
