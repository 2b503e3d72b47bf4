import LayoutEngine

/// Finds in the two trees the reason why an equation changed.
struct CauseReasoning {
    /// Both layouts with their partners.
    private let run: Comparison
    /// The edits between the two trees.
    private let edits: TreeEdits
    /// Finds the changed properties of a view.
    private let properties: PropertyComparison
    /// Names of the properties that a natural size may depend on.
    private let contentNames: Set<String>

    /// The reasons of one comparison.
    init(_ run: Comparison, _ edits: TreeEdits) {
        self.run = run
        self.edits = edits
        properties = run.properties
        contentNames = run.contentNames.union([PropertyComparison.naturalSize])
    }

    /// Nil if the equation changed only because numbers that it depends on did (margins, wrapped text, shares).
    ///
    /// The role of the equation says where to look: an explicit constraint at its own edit; hugging and compression
    /// resistance at the content; the root's frame at the device; any other rule at the items, the container, and
    /// stated frames.
    func reason(for pair: EquationPair) -> CauseReason? {
        let key: ConstraintKey
        let isOld = pair.after == nil
        if let after = pair.after {
            key = run.after.equations[after].key
        } else if let before = pair.before {
            key = run.before.equations[before].key
        } else {
            return nil
        }
        switch key.role {
        case .explicit: return explicitReason(Int(key.index), isOld: isOld) ?? structureReason(key, isOld)
        case .contentHugging, .compressionResistance, .textWidthDisambiguation:
            return structureReason(key, isOld) ?? contentReason(key, pair, isOld)
        case .rootFrame, .fittingSize: return environmentReason()
        default: return structureReason(key, isOld) ?? listReason(key, isOld) ?? geometryReason(key, isOld)
        }
    }

    /// An item's ids in both trees; nil for an item that one tree lacks.
    private func matched(_ id: ItemID?, _ isOld: Bool) -> (old: ItemID, new: ItemID)? {
        guard let id else { return nil }
        if isOld { return run.items.afterOf[Int(id.index)].map { (id, $0) } }
        return run.items.beforeOf[Int(id.index)].map { ($0, id) }
    }

    /// The edit of an explicit constraint as the reason; nil if the constraint did not change.
    private func explicitReason(_ place: Int, isOld: Bool) -> CauseReason? {
        guard let (edit, change) = edits.edit(ofConstraint: place, isOld: isOld) else { return nil }
        return .clause(clause(of: run.constraints.changes[change]), edit)
    }

    /// What happened to a constraint, as a clause.
    private func clause(of change: ConstraintChange) -> String {
        let name = "constraint " + (change.id.isEmpty ? change.text : "\(change.id) (\(change.text))")
        switch change.event {
        case .added: return name + " was added"
        case .removed: return name + " was removed"
        case .changed:
            let parts = change.properties.map { "\($0.name) \($0.before ?? "none") -> \($0.after ?? "none")" }
            return name + ": " + parts.joined(separator: ", ")
        }
    }

    /// An item of the equation was added, removed, hidden or shown.
    private func structureReason(_ key: ConstraintKey, _ isOld: Bool) -> CauseReason? {
        for id in [key.item, key.other].compactMap({ $0 }) {
            guard let pair = matched(id, isOld) else { return presenceReason(id, isOld) }
            if let reason = hidingReason(pair) { return reason }
        }
        return nil
    }

    /// The reason that a view was added or removed, with the outermost view that was.
    private func presenceReason(_ id: ItemID, _ isOld: Bool) -> CauseReason {
        let edit = isOld ? TreeEdit.removed(edits.top(ofRemoved: id)) : .added(edits.top(ofAdded: id))
        let names = isOld ? run.beforeNames : run.afterNames
        return .clause(names.quotedName(of: id) + (isOld ? " was removed" : " was added"), edit)
    }

    /// The reason that a view was hidden or shown; nil if it was neither.
    private func hidingReason(_ pair: (old: ItemID, new: ItemID)) -> CauseReason? {
        let isHidden = run.after.tree[pair.new].isHidden
        guard run.before.tree[pair.old].isHidden != isHidden else { return nil }
        let clause = run.afterNames.quotedName(of: pair.new) + (isHidden ? " is hidden" : " is shown")
        return .clause(clause, .hiding(pair.new))
    }

    /// The text, picture or priority of the item itself, else the text size of the page or the container.
    ///
    /// The size category is asked after the content, which is the narrower reason; its edit undoes the whole
    /// environment.
    private func contentReason(_ key: ConstraintKey, _ pair: EquationPair, _ isOld: Bool) -> CauseReason? {
        guard let items = matched(key.item, isOld) else { return nil }
        let node = pair.nodes.first.map { EquationNode(index: $0.node) }
        let axis = node?.axis ?? .horizontal
        let changes = properties.changes(items.old, items.new)
        if let (change, clause) = contentClause(changes, items, axis) {
            return CauseReason(
                wording: .naturalSize(items.new, axis, why: clause), edit: .property(items.new, change.name))
        }
        if run.before.environment.contentSizeCategory != run.after.environment.contentSizeCategory {
            let categories = (run.before.environment.contentSizeCategory, run.after.environment.contentSizeCategory)
            let why = "content size \(categories.0.rawValue) -> \(categories.1.rawValue)"
            return CauseReason(wording: .naturalSize(items.new, axis, why: .setting(why)), edit: .environment)
        }
        let priority =
            key.role == .contentHugging ? "contentHuggingPriority" : "contentCompressionResistancePriority"
        if let change = changes.first(where: { $0.name == priority }) {
            return propertyReason(change, of: items.new)
        }
        return listReason(key, isOld)
    }

    /// The first changed property of the content, with its clause; for a height the number of lines, where that
    /// changed.
    private func contentClause(
        _ changes: [PropertyChange], _ items: (old: ItemID, new: ItemID), _ axis: Axis
    ) -> (change: PropertyChange, clause: CauseReason.ContentChange)? {
        // A recorded natural size follows from the content, so the content is the reason where both changed.
        let named = changes.filter { contentNames.contains($0.name) }
        guard let change = named.first(where: { $0.name != PropertyComparison.naturalSize }) ?? named.first else {
            return nil
        }
        if axis == .vertical, let lines = lineClause(items) { return (change, .predicate(lines)) }
        return (change, shortClause(change))
    }

    /// A change of content in few words; long texts are not repeated.
    private func shortClause(_ change: PropertyChange) -> CauseReason.ContentChange {
        switch change.name {
        case "text", "title", "attributedText", "attributedTitle": .predicate("has another \(change.name)")
        default: .property("\(change.name) \(change.before ?? "none") -> \(change.after ?? "none")")
        }
    }

    /// `wraps to 2 lines` when the number of lines differs.
    func lineClause(_ item: ItemID) -> String? {
        matched(item, false).flatMap { lineClause($0) }
    }

    /// `wraps to 2 lines`, where the number of lines changed.
    private func lineClause(_ items: (old: ItemID, new: ItemID)) -> String? {
        guard case .text(let old) = run.before.tree[items.old].content,
            case .text(let new) = run.after.tree[items.new].content, new.numberOfLines != 1
        else { return nil }
        let before = old.measure(
            wrappingAt: run.before.frame(items.old).width, in: run.before.environment
        ).lineCount
        let after = new.measure(wrappingAt: run.after.frame(items.new).width, in: run.after.environment).lineCount
        guard before != after else { return nil }
        return after == 1 ? "fits on 1 line" : "wraps to \(after) lines"
    }

    /// The reason that the device, the safe area or another trait changed.
    private func environmentReason() -> CauseReason? {
        environmentClause.map { .clause($0, .environment) }
    }

    /// The size of the root where it changed, else the changed traits.
    private var environmentClause: String? {
        let one = run.before.environment
        let other = run.after.environment
        if one.width == other.width, one.height == other.height {
            let changes = one.movingChanges(to: other).map {
                "\($0.name) \($0.before ?? "none") -> \($0.after ?? "none")"
            }
            return changes.isEmpty ? nil : changes.joined(separator: ", ")
        }
        func size(_ environment: LayoutEnvironment) -> String {
            (environment.width?.plain ?? "fit") + " x " + (environment.height?.plain ?? "fit")
        }
        return "the root is \(size(other)), was \(size(one))"
    }

    /// A changed property as the reason.
    private func propertyReason(_ change: PropertyChange, of item: ItemID) -> CauseReason {
        .clause(describe(change, of: item), .property(item, change.name))
    }

    /// `title.font system 15 -> system 17`
    private func describe(_ change: PropertyChange, of item: ItemID) -> String {
        "\(run.afterNames.quotedName(of: item)).\(change.name) \(change.before ?? "none") -> \(change.after ?? "none")"
    }

    /// Changes of the container of the items: spacing, distribution, order, an added or removed sibling.
    private func listReason(_ key: ConstraintKey, _ isOld: Bool) -> CauseReason? {
        var containers: [(old: ItemID, new: ItemID)] = []
        for id in [key.item, key.other].compactMap({ $0 }) {
            guard let pair = matched(id, isOld) else { continue }
            let view = run.after.tree[pair.new]
            let isContainer = view.stack != nil || view.arrangement != nil || view.table != nil
            if isContainer { containers.append(pair) }
            if let superview = view.superview, let container = matched(superview, false) {
                containers.append(container)
            }
        }
        return containers.lazy.compactMap(containerReason).first
    }

    /// The reason that a stack, an arranger or a table lays its views out otherwise: a property, a view that came,
    /// went, was hidden or shown, the order; the first answer counts.
    private func containerReason(_ pair: (old: ItemID, new: ItemID)) -> CauseReason? {
        let old = run.before.tree[pair.old]
        let new = run.after.tree[pair.new]
        guard new.stack != nil || new.arrangement != nil || new.table != nil else { return nil }
        if old.stack != new.stack || old.table != new.table {
            let names = properties.names(in: [.stack, .table])
            let found = properties.changes(pair.old, pair.new).first { names.contains($0.name) }
            if let found { return propertyReason(found, of: pair.new) }
        }
        for child in new.arrangement ?? new.stack?.arrangedSubviews ?? new.subviews {
            guard let partner = run.items.beforeOf[Int(child.index)] else { return presenceReason(child, false) }
            if let reason = hidingReason((partner, child)) { return reason }
        }
        for child in old.arrangement ?? old.stack?.arrangedSubviews ?? old.subviews
        where run.items.afterOf[Int(child.index)] == nil {
            return presenceReason(child, true)
        }
        let oldOrder = (old.arrangement ?? old.stack?.arrangedSubviews ?? []).compactMap {
            run.items.afterOf[Int($0.index)]
        }
        let newOrder = new.arrangement ?? new.stack?.arrangedSubviews ?? []
        return oldOrder != newOrder ? .clause(orderClause(pair.new), .order(pair.new)) : nil
    }

    /// The clause about another order.
    private func orderClause(_ id: ItemID) -> String { "the order in \(run.afterNames.quotedName(of: id)) changed" }

    /// Frames, autoresizing masks and margins of the source.
    private func geometryReason(_ key: ConstraintKey, _ isOld: Bool) -> CauseReason? {
        for id in [key.item, key.other].compactMap({ $0 }) {
            guard let pair = matched(id, isOld) else { continue }
            let found = properties.changes(pair.old, pair.new).first {
                ["frame", "autoresizingMask", "layoutMargins", "contentInset"].contains($0.name)
            }
            if let found { return propertyReason(found, of: pair.new) }
        }
        return nil
    }

    /// A single edit, named as on every other page.
    func name(of edit: TreeEdit) -> EditName {
        let (old, new) = (run.beforeNames, run.afterNames)
        switch edit {
        case .environment:
            let changes = run.before.environment.movingChanges(to: run.after.environment)
            return EditName("", "", changes.map(\.text).joined(separator: ", "))
        case .property(let id, "frame") where run.after.isInterfaceBuilder:
            return EditName(EditName.rectangle, new.quotedName(of: id))
        case .property(let id, let name):
            let changes = run.items.beforeOf[Int(id.index)].map { properties.changes($0, id) } ?? []
            guard let change = changes.first(where: { $0.name == name }) else {
                return EditName("", new.quotedName(of: id), name)
            }
            return EditName(new.quotedName(of: id), change)
        case .hiding(let id): return EditName(run.after.tree[id].isHidden ? "hidden" : "shown", new.quotedName(of: id))
        case .added(let id): return EditName("added \(run.after.tree[id].kind.rawValue)", new.quotedName(of: id))
        case .removed(let id): return EditName("removed \(run.before.tree[id].kind.rawValue)", old.quotedName(of: id))
        case .superview(let id): return EditName("another superview of", new.quotedName(of: id))
        case .order(let id): return EditName("another order in", new.quotedName(of: id))
        case .constraint(let place): return EditName(run.constraints.changes[place])
        }
    }

    /// A single edit, as a clause after "because".
    ///
    /// Used where several edits together are the cause.
    func clause(of edit: TreeEdit) -> String {
        let (old, new) = (run.beforeNames, run.afterNames)
        switch edit {
        case .environment: return environmentClause ?? "the surroundings changed"
        case .property(let id, let name):
            guard let partner = run.items.beforeOf[Int(id.index)],
                let change = properties.changes(partner, id).first(where: { $0.name == name })
            else { return new.quotedName(of: id) + "." + name + " changed" }
            return shortClause(change).clause(of: new.quotedName(of: id))
        case .hiding(let id): return new.quotedName(of: id) + (run.after.tree[id].isHidden ? " is hidden" : " is shown")
        case .added(let id): return new.quotedName(of: id) + " was added"
        case .removed(let id): return old.quotedName(of: id) + " was removed"
        case .superview(let id):
            return new.quotedName(of: id) + " moved to "
                + (run.after.tree[id].superview.map(new.quotedName(of:)) ?? "another superview")
        case .order(let id): return orderClause(id)
        case .constraint(let place): return clause(of: run.constraints.changes[place])
        }
    }
}
