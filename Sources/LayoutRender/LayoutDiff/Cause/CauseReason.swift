import LayoutEngine

/// A change of the tree or of the environment that changed an equation.
enum CauseReason: Equatable {
    /// A clause that holds whatever moved: `ad is hidden`.
    case clause(String)
    /// The natural size of an item changed along an axis, for a reason of its own: `wraps to 2 lines`.
    case naturalSize(ItemID, Axis, why: String)

    /// The clause after "because". `node` is the first unknown that the equation moved.
    func text(from node: EquationNode, target: EquationNode, _ run: Comparison) -> String {
        switch self {
        case .clause(let text): return text
        case .naturalSize(let item, let axis, let why):
            if node == target, target.item == item { return "it " + why }
            guard let old = run.items.beforeOf[Int(item.index)] else { return why }
            let edge = EquationNode(item, axis, .size).edge
            let before = run.before.frame(old)[edge].plain
            let after = run.after.frame(item)[edge].plain
            let name = run.after.tree.displayName(of: item) + "." + edge.rawValue
            return before == after ? name + " " + why : "\(name) \(before) -> \(after) (\(why))"
        }
    }
}

/// Looks in the two trees for what changed an equation.
struct CauseReasoning {
    private let run: Comparison
    private let properties: PropertyComparison

    init(_ run: Comparison) {
        self.run = run
        properties = PropertyComparison(before: run.before.tree, after: run.after.tree)
    }

    /// Nil when the equation changed only because numbers it hangs on did (margins, wrapped text, shares).
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

    /// The items a key speaks of that stand on both sides, in both numberings.
    private func matched(_ id: ItemID?, _ isOld: Bool) -> (old: ItemID, new: ItemID)? {
        guard let id else { return nil }
        if isOld { return run.items.afterOf[Int(id.index)].map { (id, $0) } }
        return run.items.beforeOf[Int(id.index)].map { ($0, id) }
    }

    private func explicitReason(_ place: Int, isOld: Bool) -> CauseReason? {
        let changes = isOld ? run.constraints.changeBefore : run.constraints.changeAfter
        guard changes.indices.contains(place), let change = changes[place] else { return nil }
        let name = "constraint " + (change.id.isEmpty ? change.text : "\(change.id) (\(change.text))")
        switch change.event {
        case .added: return .clause(name + " was added")
        case .removed: return .clause(name + " was removed")
        case .changed:
            let parts = change.properties.map { "\($0.name) \($0.before ?? "none") -> \($0.after ?? "none")" }
            return .clause(name + ": " + parts.joined(separator: ", "))
        }
    }

    /// An item of the equation was added, removed, hidden or shown.
    private func structureReason(_ key: ConstraintKey, _ isOld: Bool) -> CauseReason? {
        for id in [key.item, key.other].compactMap({ $0 }) {
            let tree = isOld ? run.before.tree : run.after.tree
            guard let pair = matched(id, isOld) else {
                return .clause(tree.displayName(of: id) + (isOld ? " was removed" : " was added"))
            }
            if let clause = hidingClause(pair) { return .clause(clause) }
        }
        return nil
    }

    private func hidingClause(_ pair: (old: ItemID, new: ItemID)) -> String? {
        let isHidden = run.after.tree[pair.new].isHidden
        guard run.before.tree[pair.old].isHidden != isHidden else { return nil }
        return run.after.tree.displayName(of: pair.new) + (isHidden ? " is hidden" : " is shown")
    }

    /// The text, picture or priority of the item itself.
    private func contentReason(_ key: ConstraintKey, _ pair: EquationPair, _ isOld: Bool) -> CauseReason? {
        guard let items = matched(key.item, isOld) else { return nil }
        let node = pair.nodes.first.map { EquationNode(index: $0.node) }
        let axis = node?.axis ?? .horizontal
        let changes = properties.changes(items.old, items.new)
        if let clause = contentClause(changes, items, axis) { return .naturalSize(items.new, axis, why: clause) }
        if run.before.environment.contentSizeCategory != run.after.environment.contentSizeCategory {
            let categories = (run.before.environment.contentSizeCategory, run.after.environment.contentSizeCategory)
            return .naturalSize(
                items.new, axis, why: "content size \(categories.0.rawValue) -> \(categories.1.rawValue)")
        }
        let priority =
            key.role == .contentHugging ? "contentHuggingPriority" : "contentCompressionResistancePriority"
        if let change = changes.first(where: { $0.name == priority }) {
            return .clause(describe(change, of: items.new))
        }
        return listReason(key, isOld)
    }

    private func contentClause(
        _ changes: [PropertyChange], _ items: (old: ItemID, new: ItemID), _ axis: Axis
    ) -> String? {
        let inputs = [
            "text", "title", "attributedText", "attributedTitle", "subtitle", "placeholder", "image", "image.size",
            "font", "numberOfLines", "intrinsicContentSize", "segments", "titles", "style", "contentEdgeInsets",
            "configuration", "imagePadding", "image.pointSize", "buttonType", "lineHeightMultiple", "lineSpacing",
        ]
        guard let change = inputs.lazy.compactMap({ name in changes.first { $0.name == name } }).first else {
            return nil
        }
        if axis == .vertical, let lines = lineClause(items) { return lines }
        switch change.name {
        case "text", "title", "attributedText", "attributedTitle": return "has another \(change.name)"
        default: return "\(change.name) \(change.before ?? "none") -> \(change.after ?? "none")"
        }
    }

    /// `wraps to 2 lines` when the number of lines differs.
    func lineClause(_ item: ItemID) -> String? {
        matched(item, false).flatMap { lineClause($0) }
    }

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

    private func environmentReason() -> CauseReason? {
        let one = run.before.environment
        let other = run.after.environment
        guard one.width != other.width || one.height != other.height else { return nil }
        func size(_ environment: LayoutEnvironment) -> String {
            (environment.width?.plain ?? "fit") + " x " + (environment.height?.plain ?? "fit")
        }
        return .clause("the root is \(size(other)), was \(size(one))")
    }

    private func describe(_ change: PropertyChange, of item: ItemID) -> String {
        "\(run.after.tree.displayName(of: item)).\(change.name) \(change.before ?? "none") -> \(change.after ?? "none")"
    }

    /// What the container of the items does: spacing, distribution, order, a sibling that comes or goes.
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
        for pair in containers {
            if let clause = containerClause(pair) { return .clause(clause) }
        }
        return nil
    }

    private func containerClause(_ pair: (old: ItemID, new: ItemID)) -> String? {
        let names = ["spacing", "axis", "distribution", "alignment", "rowHeight"]
        let old = run.before.tree[pair.old]
        let new = run.after.tree[pair.new]
        guard new.stack != nil || new.arrangement != nil || new.table != nil else { return nil }
        if old.stack != new.stack || old.table != new.table {
            let changes = properties.changes(pair.old, pair.new)
            let found = changes.first { change in
                names.contains(change.name) || change.name.hasPrefix("customSpacing")
                    || change.name.hasPrefix("is") && change.name.hasSuffix("Arrangement")
            }
            if let found { return describe(found, of: pair.new) }
        }
        for child in new.arrangement ?? new.stack?.arrangedSubviews ?? new.subviews {
            guard let partner = run.items.beforeOf[Int(child.index)] else {
                return run.after.tree.displayName(of: child) + " was added"
            }
            if let clause = hidingClause((partner, child)) { return clause }
        }
        for child in old.arrangement ?? old.stack?.arrangedSubviews ?? old.subviews
        where run.items.afterOf[Int(child.index)] == nil {
            return run.before.tree.displayName(of: child) + " was removed"
        }
        let oldOrder = (old.arrangement ?? old.stack?.arrangedSubviews ?? []).compactMap {
            run.items.afterOf[Int($0.index)]
        }
        let newOrder = new.arrangement ?? new.stack?.arrangedSubviews ?? []
        return oldOrder != newOrder ? "the order in \(run.after.tree.displayName(of: pair.new)) changed" : nil
    }

    /// Frames, masks and margins written in the source.
    private func geometryReason(_ key: ConstraintKey, _ isOld: Bool) -> CauseReason? {
        for id in [key.item, key.other].compactMap({ $0 }) {
            guard let pair = matched(id, isOld) else { continue }
            let changes = properties.changes(pair.old, pair.new)
            let found = changes.first {
                ["frame", "autoresizingMask", "layoutMargins", "contentInset"].contains($0.name)
            }
            if let found { return .clause(describe(found, of: pair.new)) }
        }
        return nil
    }
}
