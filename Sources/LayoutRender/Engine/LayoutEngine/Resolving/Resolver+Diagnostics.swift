import Cassowary
import Notation

extension Resolver {
    /// Conflicts first, then ambiguities, each in the order of the tree.
    mutating func diagnostics(findingAmbiguity: Bool) -> [LayoutDiagnostic] {
        guard !outcome.reachedWorkLimit else {
            return [
                LayoutDiagnostic(
                    kind: .workLimit, items: [root],
                    message: "the constraints need more than \(environment.solving.workLimit) row operations to solve")
            ]
        }
        if let shortfall = outcome.shortfall { return describeConflicts() + [describe(shortfall)] }
        let broken =
            describeConflicts() + contentConflicts() + lowering.feedback.collapsedRows.map(describeCollapsed)
            + describeUnsettled()
        guard findingAmbiguity, !solver.isDetermined else { return broken }
        var full = inFull(keepsFrames: false)
        return broken + full.ambiguities()
    }

    /// UIKit's notice for a collapsed row.
    private func describeCollapsed(_ row: ItemID) -> LayoutDiagnostic {
        LayoutDiagnostic(
            kind: .notice, items: [row],
            message: "\(tree[row].identifier): detected a case where constraints ambiguously suggest a height of zero"
                + " for a table view cell's content view. The collapse is considered unintentional; the standard height is used instead"
        )
    }

    /// The notice of a layout feedback loop, which UIKit writes to its log.
    private func describeUnsettled() -> [LayoutDiagnostic] {
        guard !outcome.unsettled.isEmpty else { return [] }
        let named = outcome.unsettled.prefix(Self.namedConstraints).map { tree[$0].identifier }
        let rest = outcome.unsettled.count - named.count
        return [
            LayoutDiagnostic(
                kind: .notice, items: Array(outcome.unsettled.prefix(Self.namedConstraints)),
                message: "not settled: \(named.joined(separator: ", "))\(rest > 0 ? " and \(rest) more" : ""); "
                    + "the frames depend on insets or texts that depend on the frames, and \(passLimit) passes found no end"
            )
        ]
    }

    /// Content sizes of priority 1000 that gave way to required constraints, each with those of its conflict.
    private func contentConflicts() -> [LayoutDiagnostic] {
        guard lowering.found.hasRequiredContent, solverKeys.indices.contains(where: isMissedContent) else { return [] }
        var full = self
        full.lowering.form.isShort = false
        full.lowering.form.requiresContent = true
        full.lower(lowering.feedback)
        full.solve()
        return full.outcome.conflicts.filter { full.solverKeys[Int($0.setAside.index)].role.isContentSize }.map(
            full.describe)
    }

    /// Whether a content size of priority 1000 differs from the solved length by more than a pixel. Smaller differences
    /// are rounding: frames and natural sizes are on the pixel grid, the lengths between them are not.
    private func isMissedContent(_ index: Int) -> Bool {
        let constraint = ConstraintIndex(index: Int32(truncatingIfNeeded: index))
        return solverKeys[index].role.isContentSize
            && solver.program.rows[index].priority.level >= Lowering.strongestContent
            && !solver.program.isRemoved(constraint) && solver.error(of: constraint) > 1 / environment.scale
    }

    /// The most conflicts that are explained, and the most constraints that are named in each; further ones are
    /// counted. Both numbers are far beyond what a person reads, and keep the messages in proportion to the input.
    static let explainedConflicts = 100
    static let namedConstraints = 50

    /// A diagnostic for each of the first conflicts, and a count of further conflicts.
    private func describeConflicts() -> [LayoutDiagnostic] {
        let explained = outcome.conflicts.prefix(Self.explainedConflicts).map(describe)
        let rest = outcome.conflicts.dropFirst(Self.explainedConflicts)
        guard !rest.isEmpty else { return explained }
        let keys = rest.map { solverKeys[Int($0.setAside.index)] }
        return explained + [
            LayoutDiagnostic(
                kind: .conflict, items: items(of: keys),
                message: "\(countText(rest.count, "more conflict")), each with a constraint to break",
                constraints: names(of: keys), constraintIndices: explicitPlaces(of: keys), count: rest.count)
        ]
    }

    private func names(of keys: [ConstraintKey]) -> [String] {
        let names = keys.prefix(Self.namedConstraints).map { lowering.describe($0) }
        let rest = keys.count - names.count
        return rest > 0 ? names + ["and \(rest) more"] : names
    }

    /// The items of the first keys, without duplicates.
    private func items(of keys: [ConstraintKey]) -> [ItemID] {
        var items: [ItemID] = []
        for key in keys.prefix(Self.namedConstraints) where !items.contains(key.item) { items.append(key.item) }
        return items
    }

    private func explicitPlaces(of keys: [ConstraintKey]) -> [Int] {
        keys.filter { $0.role == .explicit }.map { Int($0.index) }
    }

    private func describe(_ conflict: Conflict) -> LayoutDiagnostic {
        let keys = conflict.members.map { solverKeys[Int($0.index)] }
        let setAside = solverKeys[Int(conflict.setAside.index)]
        var diagnostic = LayoutDiagnostic(
            kind: .conflict, items: items(of: [setAside] + keys),
            message: "Unable to simultaneously satisfy constraints. Will attempt to recover by breaking constraint "
                + lowering.describe(setAside), constraints: names(of: keys), constraintIndices: explicitPlaces(of: keys)
        )
        diagnostic.brokenIndex = explicitPlaces(of: [setAside]).first
        diagnostic.contentLengths = conflict.members.compactMap { contentLength(at: Int($0.index)) }
        return diagnostic
    }

    /// The content size that a constraint states; nil for other constraints.
    private func contentLength(at index: Int) -> ContentLength? {
        let key = solverKeys[index]
        guard key.role.isContentSize, let term = solver.program.terms(of: index).first else { return nil }
        let width = lowering.variables(key.item, .horizontal).size
        return ContentLength(
            item: key.item, axis: solver.program.allTerms[term].variable == width ? .horizontal : .vertical,
            isAtMost: key.role == .contentHugging, length: solver.program.rows[index].constant)
    }

    /// What the work limit left undone: required constraints, or the strongest priority that may not be optimal.
    private func describe(_ shortfall: Shortfall) -> LayoutDiagnostic {
        let priority = shortfall.priority
        let unmet = shortfall.unmet.map { solverKeys[Int($0.index)] }
        let what =
            if priority.isRequired {
                "\(unmet.count) required constraint\(unmet.count == 1 ? " is" : "s are") not met: "
                    + "a layout that meets them, or the proof that there is none,"
            } else if priority.level > 0 {
                "constraints of priority \(priority.level) and below may be met less well than they could be: the best layout"
            } else {
                "the choice between equally good layouts was left open: settling it"
            }
        return LayoutDiagnostic(
            kind: .workLimit, items: [root] + items(of: unmet).filter { $0 != root },
            message: "\(what) takes more than \(environment.solving.workLimit) row operations",
            constraints: names(of: unmet),
            constraintIndices: explicitPlaces(of: unmet), count: max(1, unmet.count))
    }

    /// Items that have another position or size in a second, equally good solution.
    ///
    /// An item whose superview is ambiguous along the same axis follows the superview, and is listed with it; hidden views,
    /// whose positions follow from weak rules only, are not listed.
    private mutating func ambiguities() -> [LayoutDiagnostic] {
        var asked: [Variable] = []
        for id in lowering.outline.order where id != root {
            for axis in Axis.allCases {
                let own = lowering.variables(id, axis)
                asked += [own.position, own.size]
            }
        }
        let scrolled = scrollViewsOfOpenContent
        for id in scrolled { asked += Axis.allCases.map { lowering.contentVariables(id, $0).size } }
        var isAmbiguous = [Bool](repeating: false, count: solver.program.variableCount)
        for variable in solver.ambiguous(among: asked) { isAmbiguous[Int(variable.index)] = true }
        var found: [LayoutDiagnostic] = []
        // The places of the diagnostics of ambiguous items, by axis.
        var places: [[ItemID: Int]] = [[:], [:]]
        for id in lowering.outline.order where id != root && !isHidden(id) {
            for (number, axis) in Axis.allCases.enumerated() {
                let own = lowering.variables(id, axis)
                let position = isAmbiguous[Int(own.position.index)]
                let size = isAmbiguous[Int(own.size.index)]
                guard position || size else { continue }
                let parent = tree[id].superview
                if isSuperviewAmbiguous(id, axis, isAmbiguous) {
                    guard let place = parent.flatMap({ places[number][$0] }) else { continue }
                    found[place].followers.append(id)
                    places[number][id] = place
                } else {
                    places[number][id] = found.count
                    found.append(ambiguity(of: id, axis, position: position, size: size))
                    if let parent, tree[parent].kind == .scrollView { found[found.count - 1].followers.append(parent) }
                }
            }
        }
        for id in scrolled {
            let axes = Axis.allCases.filter {
                isAmbiguous[Int(lowering.contentVariables(id, $0).size.index)] && asksForContent(of: id, $0)
            }
            guard let axis = axes.first else { continue }
            let what = axes.count > 1 ? "size" : axis == .horizontal ? "width" : "height"
            found.append(
                LayoutDiagnostic(
                    kind: .ambiguousContentSize, items: [id], axis: axis,
                    message: "\(tree[id].identifier): content \(what) is ambiguous"))
        }
        return found
    }

    /// The scroll views whose content size is asked for.
    private var scrollViewsOfOpenContent: [ItemID] {
        lowering.outline.order.filter { id in
            tree[id].kind == .scrollView && !tree[id].subviews.isEmpty && !isHidden(id)
                && Axis.allCases.contains { asksForContent(of: id, $0) }
        }
    }

    /// Whether the length of a scroll view's content matters: a page is as long as the content of the root that it fits. Else
    /// code may state the length in the app, and the canvas marks a scroll view that Auto Layout places and whose contents state
    /// none.
    private func asksForContent(of id: ItemID, _ axis: Axis) -> Bool {
        environment.solving.ordersEquals
            ? id == root && lowering.rootLength(axis) == nil
            : id == root || !tree[id].translatesAutoresizingMaskIntoConstraints
    }

    private func isHidden(_ id: ItemID) -> Bool {
        tree.lineage(of: id).contains { tree[$0].isHidden }
    }

    private func isSuperviewAmbiguous(_ id: ItemID, _ axis: Axis, _ isAmbiguous: [Bool]) -> Bool {
        guard let parent = tree[id].superview else { return false }
        let outer = lowering.variables(parent, axis)
        return isAmbiguous[Int(outer.position.index)] || isAmbiguous[Int(outer.size.index)]
    }

    private func ambiguity(of id: ItemID, _ axis: Axis, position: Bool, size: Bool) -> LayoutDiagnostic {
        let place = axis == .horizontal ? "horizontal position" : "vertical position"
        let length = axis == .horizontal ? "width" : "height"
        let what = position && size ? "\(place) and \(length) are" : "\(position ? place : length) is"
        return LayoutDiagnostic(
            kind: .ambiguous, items: [id], axis: axis, message: "\(tree[id].identifier): \(what) ambiguous")
    }
}

extension Resolver {
    /// The same layout in full form, for diagnostics that name rules and unknowns.
    ///
    /// - Parameter keepsFrames: whether the full form is held to the frames of this layout if others are equally good.
    func inFull(keepsFrames: Bool) -> Resolver {
        guard lowering.form.isShort else { return self }
        var full = self
        full.lowering.form.isShort = false
        full.lower(lowering.feedback)
        if keepsFrames, !solver.isDetermined {
            for (place, value) in values.numbers.enumerated() {
                _ = full.solver.add(
                    [Term(Variable(index: Int32(truncatingIfNeeded: place)))], .equal, value, Self.staying)
            }
        }
        full.solve()
        return full
    }

    /// The priority that holds the full form to the frames of the short form: weaker than any rule.
    private static let staying = Priority(1e-6)
}

extension Lowering {
    /// The constraint's name in Xcode's console.
    func describe(_ key: ConstraintKey) -> String {
        if key.role == .explicit { return tree.describe(tree.constraints[Int(key.index)]) }
        let other = key.other.map { " and \(tree[$0].identifier)" } ?? ""
        return "'\(key.role.rawValue)' of \(tree[key.item].identifier)\(other)"
    }
}
