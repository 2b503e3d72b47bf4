import LayoutEngine

/// Pairs the items of two trees.
///
/// Guarantees: every item has at most one partner; the roots are partners; both arrays agree.
///
/// The four rounds go from certain to probable. An identifier that a person wrote outweighs everything else: a view
/// that was renamed and moved is removed and added, unless its content makes it recognisable. Identifiers that the
/// project made up (`label#3`) are never compared, since an inserted label renumbers those behind it.
struct ItemMatching {
    /// The partner in the other tree, by index.
    private(set) var afterOf: [ItemID?]
    /// The partner of each new item.
    private(set) var beforeOf: [ItemID?]

    /// The old tree.
    private let before: LayoutTree
    /// The new tree.
    private let after: LayoutTree

    /// Matches by identifier first, then the remaining items by structure, from the root downwards.
    init(before: LayoutSide, after: LayoutSide) {
        self.before = before.tree
        self.after = after.tree
        afterOf = Array(repeating: nil, count: before.tree.count)
        beforeOf = Array(repeating: nil, count: after.tree.count)
        let beforeOrder = before.preorder()
        let afterOrder = after.preorder()
        // 1 the roots, whatever their names
        match(before.tree.root, after.tree.root)
        // 2 equal identifiers written in the sources
        matchIdentifiers(beforeOrder, afterOrder)
        // 3 below matched parents: equal signatures, then equal kinds
        let beforeSignatures = before.tree.signatures(in: beforeOrder)
        let afterSignatures = after.tree.signatures(in: afterOrder)
        matchChildren(beforeOrder, beforeSignatures, afterSignatures)
        // 4 recognisable subtrees with another superview
        matchMoved(beforeOrder, afterOrder, beforeSignatures, afterSignatures)
        matchChildren(beforeOrder, beforeSignatures, afterSignatures)
    }

    /// Makes two items partners, unless one has a partner already.
    private mutating func match(_ old: ItemID, _ new: ItemID) {
        guard afterOf[Int(old.index)] == nil, beforeOf[Int(new.index)] == nil else { return }
        afterOf[Int(old.index)] = new
        beforeOf[Int(new.index)] = old
    }

    /// Pairs items by identifiers that the source states; of several items with one identifier the first counts.
    private mutating func matchIdentifiers(_ beforeOrder: [ItemID], _ afterOrder: [ItemID]) {
        var places: [String: ItemID] = [:]
        for id in afterOrder where after[id].hasOwnIdentifier && beforeOf[Int(id.index)] == nil {
            if places[after[id].identifier] == nil { places[after[id].identifier] = id }
        }
        for id in beforeOrder where before[id].hasOwnIdentifier && afterOf[Int(id.index)] == nil {
            if let partner = places[before[id].identifier], before[id].kind.isGuide == after[partner].kind.isGuide {
                match(id, partner)
            }
        }
    }

    /// Pairs the unmatched children of matched parents. `order` has parents first, so the children of new pairs are
    /// visited too.
    private mutating func matchChildren(_ order: [ItemID], _ old: [UInt64], _ new: [UInt64]) {
        for parent in order {
            guard let partner = afterOf[Int(parent.index)] else { continue }
            matchLists(before[parent].subviews, after[partner].subviews, old, new)
            matchLists(before[parent].guides, after[partner].guides, old, new)
        }
    }

    /// Pairs the items of two lists of children: first those with equal subtrees, then those of equal kind and class,
    /// in order.
    ///
    /// The second step keeps the order: pairs do not cross.
    private mutating func matchLists(_ oldList: [ItemID], _ newList: [ItemID], _ old: [UInt64], _ new: [UInt64]) {
        var oldLeft = oldList.filter { afterOf[Int($0.index)] == nil }
        var newLeft = newList.filter { beforeOf[Int($0.index)] == nil }
        guard !oldLeft.isEmpty, !newLeft.isEmpty else { return }
        // Equal subtrees. If identifiers are written, only if both sides have the same number: one view fewer among
        // equal views is a removal.
        var byOld: [UInt64: [ItemID]] = [:]
        var byNew: [UInt64: [ItemID]] = [:]
        for id in oldLeft { byOld[old[Int(id.index)], default: []].append(id) }
        for id in newLeft { byNew[new[Int(id.index)], default: []].append(id) }
        for id in oldLeft where afterOf[Int(id.index)] == nil {
            let signature = old[Int(id.index)]
            guard let mine = byOld[signature], let theirs = byNew[signature] else { continue }
            let isNamed =
                mine.contains { before[$0].hasOwnIdentifier } && theirs.contains { after[$0].hasOwnIdentifier }
            guard !isNamed || mine.count == theirs.count else { continue }
            for (one, other) in zip(mine, theirs) { match(one, other) }
        }
        // Equal kinds in order, if at least one side has a generated name.
        oldLeft.removeAll { afterOf[Int($0.index)] != nil }
        newLeft.removeAll { beforeOf[Int($0.index)] != nil }
        var start = 0
        for id in oldLeft {
            let found = newLeft[start...].firstIndex { candidate in
                before[id].kind == after[candidate].kind && before[id].className == after[candidate].className
                    && !(before[id].hasOwnIdentifier && after[candidate].hasOwnIdentifier)
            }
            if let found {
                match(id, newLeft[found])
                start = found + 1
            }
        }
    }

    /// Pairs equal subtrees anywhere, if each occurs once and is recognisable. A subtree that occurs twice on one
    /// side is left alone: it cannot be told which of the two has moved.
    /// Recognisable means a text, a label, a class or more than one subview; a plain view says too little about
    /// itself.
    private mutating func matchMoved(
        _ beforeOrder: [ItemID], _ afterOrder: [ItemID], _ old: [UInt64], _ new: [UInt64]
    ) {
        var places: [UInt64: [ItemID]] = [:]
        for id in afterOrder where beforeOf[Int(id.index)] == nil && after[id].isTelling {
            places[new[Int(id.index)], default: []].append(id)
        }
        var counts: [UInt64: Int] = [:]
        for id in beforeOrder where afterOf[Int(id.index)] == nil { counts[old[Int(id.index)], default: 0] += 1 }
        for id in beforeOrder where afterOf[Int(id.index)] == nil && before[id].isTelling {
            let signature = old[Int(id.index)]
            if counts[signature] == 1, let found = places[signature], found.count == 1 { match(id, found[0]) }
        }
    }
}
