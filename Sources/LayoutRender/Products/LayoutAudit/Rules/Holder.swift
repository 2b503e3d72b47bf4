import LayoutEngine
import Notation

/// The cause that keeps a view smaller than its content: a constraint, a stack, a mask or a frame. The words follow
/// the sentence of a finding: `'Buy' needs 140 of width and has 120`, `'Buy'.width == 120 holds the width`.
struct Holder {
    /// `'Buy'.width == 120 holds the width`; empty where no cause is found.
    var words = ""
    /// Index in `LayoutTree.constraints`; nil if no constraint is the cause.
    var constraint: Int?
    /// The other views of the constraint.
    var others: [ItemID] = []
}

extension AuditedScreen {
    /// The cause of a view's length, looked for in the order in which a person would look: a constraint on the length
    /// itself, a multiple of another length, the two edges, a stack, the frame.
    ///
    /// A view between the edges of its superview is as long as the superview, whose cause is looked for in turn, four
    /// levels up at most.
    func holder(of id: ItemID, _ axis: Axis, depth: Int = 0) -> Holder {
        var lengths: [Int] = []
        var edges: [Int] = []
        for place in constraints[id] where tree.constraints[place].first.attribute.axis == axis {
            if tree.constraints[place].first.attribute.isDimension {
                lengths.append(place)
            } else {
                edges.append(place)
            }
        }
        let word = axis == .horizontal ? "width" : "height"
        let strongest = lengths.max { tree.constraints[$0].priority < tree.constraints[$1].priority }
        if let place = strongest, bounds(place, id) {
            return Holder(
                words: "\(text(ofConstraint: place)) holds the \(word)", constraint: place, others: others(place, id))
        }
        let parent = tree[id].superview
        if let parent, tree[parent].stack?.arrangedSubviews.contains(id) == true {
            let outer = parent == tree.root || depth >= 4 ? Holder() : holder(of: parent, axis, depth: depth + 1)
            return Holder(
                words: "the stack view \(shortName(parent)) leaves it no more \(word)", constraint: outer.constraint,
                others: (parent == tree.root ? [] : [parent]) + outer.others.filter { $0 != parent && $0 != id })
        }
        if tree[id].translatesAutoresizingMaskIntoConstraints, !isConstrained(id) {
            return Holder(words: "its frame is fixed by its autoresizing mask")
        }
        let neighbours = edges.filter { place in
            let constraint = tree.constraints[place]
            let other = constraint.first.item == id ? constraint.second?.item : constraint.first.item
            return other != nil && other != parent && other != id && !follows(other ?? id, id, axis)
        }
        if let place = neighbours.first {
            return Holder(
                words: "\(text(ofConstraint: place)) leaves it no more \(word)", constraint: place,
                others: others(place, id))
        }
        if edges.count > 1, let parent, parent != tree.root, depth < 4 {
            // A view that is tied to both edges of its superview is as long as the superview allows.
            var outer = holder(of: parent, axis, depth: depth + 1)
            if outer.constraint != nil {
                if !outer.others.contains(parent) { outer.others.insert(parent, at: 0) }
                return outer
            }
        }
        guard let place = edges.first else { return Holder() }
        return Holder(
            words: "its edges are tied to \(parent.map { shortName($0) } ?? "its superview")", constraint: place)
    }

    /// Whether all that ties a view along an axis ties the view to another one, which goes where the other is.
    private func follows(_ follower: ItemID, _ id: ItemID, _ axis: Axis) -> Bool {
        guard !tree[follower].kind.isGuide, tree[follower].superview != nil, !isArranged(follower),
            !tree[follower].translatesAutoresizingMaskIntoConstraints
        else { return false }
        return constraints[follower].allSatisfy { place in
            let constraint = tree.constraints[place]
            return constraint.first.attribute.axis != axis || constraint.first.item == id
                || constraint.second?.item == id
        }
    }

    /// The items of a constraint besides one item and the root.
    private func others(_ place: Int, _ id: ItemID) -> [ItemID] {
        let constraint = tree.constraints[place]
        return [constraint.first.item, constraint.second?.item].compactMap { $0 }.filter { $0 != id && $0 != tree.root }
    }

    /// Whether a constraint fixes the height of a view by a number.
    func isHeight(_ place: Int, of id: ItemID) -> Bool {
        let constraint = tree.constraints[place]
        return constraint.first.item == id && constraint.first.attribute == .height && constraint.second == nil
    }

    /// Whether a constraint bounds the length of an item from above. `a.width >= b.width` bounds b, `a.width <=
    /// b.width` bounds a, an equality bounds both.
    private func bounds(_ place: Int, _ id: ItemID) -> Bool {
        let constraint = tree.constraints[place]
        switch constraint.relation {
        case .equal: return true
        case .lessThanOrEqual: return constraint.first.item == id
        case .greaterThanOrEqual: return constraint.first.item != id
        }
    }
}
