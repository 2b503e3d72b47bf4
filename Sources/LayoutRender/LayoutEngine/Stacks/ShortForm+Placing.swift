/// Where the numbers of one rectangle come from, for a view that comes into a program that exists.
enum Placing {
    /// An unknown of the view's own.
    case own
    /// The short form computes the number from others.
    case leftOut
    /// The unknown behind another number.
    case shared(Int)
}

extension Lowering {
    /// What `addUnknowns` would give a view, number by number: x, y, width, height.
    func placing(of id: ItemID) -> [Placing] {
        if standsAlone[Int(id.index)] { return Array(repeating: .leftOut, count: 4) }
        var placing = [Placing](repeating: .own, count: 4)
        guard outline[id].traits.contains(.placed), let parent = tree[id].superview,
            let axis = tree[parent].stack?.axis
        else { return placing }
        let parts = shortParts[Int(parent.index)]
        if parts.contains(.mainAxis) { placing[axis.rawValue] = .leftOut }
        if parts.contains(.crossAxis) { placing[axis.cross.rawValue] = .leftOut }
        if sharesBreadth(parent) {
            placing[2 + axis.cross.rawValue] = .shared(Int(parent.index) * 4 + 2 + axis.cross.rawValue)
        }
        if sharesLength(parent), !outline[id].isHidden, let first = lowestVisible(parent), first != id {
            placing[2 + axis.rawValue] = .shared(Int(first.index) * 4 + 2 + axis.rawValue)
        }
        return placing
    }

    /// The visible arranged subview of the lowest number: the unknown of a shared length is its own.
    func lowestVisible(_ stack: ItemID) -> ItemID? {
        tree[stack].stack?.arrangedSubviews.filter { !outline[$0].isHidden }.min()
    }
}
