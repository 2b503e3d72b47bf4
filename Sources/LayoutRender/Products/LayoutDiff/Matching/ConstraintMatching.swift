import LayoutEngine

/// Pairs the explicit constraints of two trees, with the change of each pair.
///
/// Only explicit constraints are matched. Those that a rule makes (stack views, hugging, margins) follow from
/// properties and are compared as such.
struct ConstraintMatching {
    /// The partner in the other tree's list, by index.
    private(set) var afterOf: [Int?]
    /// The partner of each new constraint.
    private(set) var beforeOf: [Int?]
    /// In the order of the new list, then removed constraints.
    private(set) var changes: [ConstraintChange] = []
    /// The change of a constraint of the new tree, by index; nil for an unchanged constraint.
    private(set) var changeAfter: [ConstraintChange?]
    /// The same for constraints of the old tree.
    private(set) var changeBefore: [ConstraintChange?]

    /// Four rounds, each over the constraints that are left: sure pairs come before likely pairs.
    init(
        before old: (tree: LayoutTree, names: ItemNames), after new: (tree: LayoutTree, names: ItemNames),
        items: ItemMatching
    ) {
        let (before, after, oldNames, newNames) = (old.tree, new.tree, old.names, new.names)
        let old = before.constraints.map { CanonicalConstraint($0) { items.common($0, afterCount: after.count) } }
        let new = after.constraints.map { CanonicalConstraint($0) { $0 } }
        afterOf = Array(repeating: nil, count: old.count)
        beforeOf = Array(repeating: nil, count: new.count)
        changeAfter = Array(repeating: nil, count: new.count)
        changeBefore = Array(repeating: nil, count: old.count)
        // 1 equal constraints with equal ids, 2 equal constraints, 3 equal ids, 4 equal anchors
        pair(old, new) { $0.exactKey + "#" + $0.id }
        pair(old, new) { $0.exactKey }
        pair(old, new) { $0.id.isEmpty ? nil : $0.id }
        pair(old, new) { $0.endsKey }
        for (place, constraint) in new.enumerated() {
            if let partner = beforeOf[place] {
                let properties = old[partner].changes(
                    to: constraint, (before, oldNames), partner, (after, newNames), place)
                if !properties.isEmpty {
                    note(
                        .changed, constraint.id, after.text(of: after.constraints[place], newNames), properties,
                        partner, place)
                }
            } else {
                note(.added, constraint.id, after.text(of: after.constraints[place], newNames), [], nil, place)
            }
        }
        for (place, constraint) in old.enumerated() where afterOf[place] == nil {
            note(.removed, constraint.id, before.text(of: before.constraints[place], oldNames), [], place, nil)
        }
    }

    /// Adds a change.
    private mutating func note(
        _ event: ConstraintChange.Event, _ id: String, _ text: String, _ properties: [PropertyChange], _ old: Int?,
        _ new: Int?
    ) {
        var change = ConstraintChange(event, id: id, text: text)
        change.properties = properties
        change.before = old
        change.after = new
        changes.append(change)
        if let old { changeBefore[old] = change }
        if let new { changeAfter[new] = change }
    }

    /// Pairs remaining constraints with equal keys, in order.
    private mutating func pair(
        _ old: [CanonicalConstraint], _ new: [CanonicalConstraint], _ key: (CanonicalConstraint) -> String?
    ) {
        var places: [String: [Int]] = [:]
        for (place, constraint) in new.enumerated().reversed() where beforeOf[place] == nil {
            if let key = key(constraint) { places[key, default: []].append(place) }
        }
        for (place, constraint) in old.enumerated() where afterOf[place] == nil {
            guard let key = key(constraint), let found = places[key]?.popLast() else { continue }
            afterOf[place] = found
            beforeOf[found] = place
        }
    }
}

extension ItemMatching {
    /// An item of the old tree with its common id: ids of removed items follow after the ids of the new tree.
    func common(_ old: ItemID, afterCount: Int) -> ItemID {
        afterOf[Int(old.index)] ?? ItemID(index: Int32(truncatingIfNeeded: afterCount + Int(old.index)))
    }
}

/// A constraint with its anchors in a fixed order, so that `a == b + 8` and `b == a - 8` are equal.
private struct CanonicalConstraint {
    /// The document's id.
    var id: String
    /// The anchor that sorts first, with its item in the common numbering.
    var first: Anchor
    /// Turned around where the anchors were exchanged.
    var relation: Relation
    /// Nil for a length compared with a constant.
    var second: Anchor?
    /// The factor of the second anchor, as in the source.
    var multiplier: Double
    /// Negated where the anchors were exchanged.
    var constant: Double
    /// The factor of the system's spacing, negated where the anchors were exchanged; 0 without such a spacing.
    var systemSpacing: Double
    /// 1000 for a required constraint.
    var priority: Float
    /// False for placeholders as well.
    var isActive: Bool
    /// Whether the anchors were exchanged.
    var isFlipped = false

    /// Anchors are exchanged only where the multiplier is 1: any other multiplier would change with the exchange.
    init(_ constraint: LayoutConstraint, _ common: (ItemID) -> ItemID) {
        id = constraint.id
        first = constraint.first
        first.item = common(constraint.first.item)
        relation = constraint.relation
        second = constraint.second
        if let item = constraint.second?.item { second?.item = common(item) }
        multiplier = constraint.multiplier
        constant = constraint.constant
        systemSpacing = constraint.systemSpacingMultiplier
        priority = constraint.priority
        isActive = constraint.isActive && !constraint.isPlaceholder
        if let other = second, multiplier == 1, other.sortText < first.sortText {
            isFlipped = true
            second = first
            first = other
            constant = constant == 0 ? 0 : -constant
            systemSpacing = systemSpacing == 0 ? 0 : -systemSpacing
            relation = Relation(rawValue: -relation.rawValue) ?? relation
        }
    }

    /// Equal for constraints between the same anchors with the same relation.
    var endsKey: String { first.sortText + "|" + (second?.sortText ?? "") + "|\(relation.rawValue)" }
    /// Equal for constraints that layout cannot tell apart.
    var exactKey: String { endsKey + "|\(multiplier)|\(constant)|\(systemSpacing)|\(priority)|\(isActive)" }

    /// The differing parts of a matched pair. Constants are shown as the two sources write them.
    func changes(
        to other: CanonicalConstraint, _ before: (tree: LayoutTree, names: ItemNames), _ old: Int,
        _ after: (tree: LayoutTree, names: ItemNames), _ new: Int
    ) -> [PropertyChange] {
        let (one, two) = (before.tree.constraints[old], after.tree.constraints[new])
        var changes: [PropertyChange] = []
        func compare(_ name: String, _ old: String, _ new: String) {
            if old != new { changes.append(PropertyChange(name, before: old, after: new, isVisual: false)) }
        }
        if endsKey != other.endsKey {
            compare(
                "constraint", before.tree.text(of: one, before.names), after.tree.text(of: two, after.names))
            if !changes.isEmpty { return changes }
        }
        compare("multiplier", multiplier.plain, other.multiplier.plain)
        if constant != other.constant {
            compare(
                "constant", one.constant.plain,
                (isFlipped ? -other.constant : other.constant).plain)
        }
        if systemSpacing != other.systemSpacing {
            compare(
                "systemSpacing", one.systemSpacingMultiplier.plain,
                (isFlipped ? -other.systemSpacing : other.systemSpacing).plain)
        }
        compare("priority", Double(priority).plain, Double(other.priority).plain)
        compare("isActive", "\(isActive)", "\(other.isActive)")
        compare(
            "identifier", one.identifier ?? "none", two.identifier ?? "none")
        return changes
    }
}

extension Anchor {
    /// Sorts and compares as the anchor does.
    fileprivate var sortText: String { "\(item.index).\(region.rawValue).\(attribute.rawValue)" }
}
