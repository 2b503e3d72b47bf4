/// The rounded frames of a session, kept up to date item by item.
struct FrameTable {
    /// In the superview; by index. Not meaningful where `isInstalled` is false.
    private var frames: [Rect]
    private var isInstalled: [Bool]
    /// Whose coordinates each item's frame is in, by index; the item itself for the root.
    private var spaces: [Int32]

    init(_ resolver: Resolver) {
        let lowering = resolver.lowering
        frames = Array(repeating: .zero, count: resolver.tree.count)
        isInstalled = lowering.isInstalled
        spaces = Array(repeating: 0, count: resolver.tree.count)
        for id in lowering.order {
            let parent = id == resolver.root ? nil : resolver.tree[id].superview
            spaces[Int(id.index)] = parent.map { lowering.coordinateSpace(of: $0).index } ?? id.index
            frames[Int(id.index)] = read(id, resolver)
        }
    }

    subscript(id: ItemID) -> Rect? {
        let place = Int(id.index)
        return place < frames.count && isInstalled[place] ? frames[place] : nil
    }

    private func read(_ id: ItemID, _ resolver: Resolver) -> Rect {
        let grid = PixelGrid(scale: resolver.environment.scale, isOn: resolver.environment.roundsToPixels)
        let space = spaces[Int(id.index)]
        let solved = resolver.frame(of: id)
        guard space != id.index else {
            let origin = id == resolver.tree.root ? resolver.tree[id].frame?.origin ?? .zero : .zero
            return Rect(origin: origin, size: grid.round(Rect(origin: .zero, size: solved.size)).size)
        }
        let outer = resolver.frame(of: ItemID(index: space))
        return grid.round(solved.offset(by: Point(x: -outer.x, y: -outer.y)))
    }

    /// Reads again what moved, on its own or against its superview.
    /// - Parameter before: the solver's values that the table shows.
    mutating func update(_ resolver: Resolver, before: [Double]) -> [FrameChange] {
        var changes: [FrameChange] = []
        let values = resolver.values
        for place in frames.indices where isInstalled[place] {
            let own = place * 4
            let outer = Int(spaces[place]) * 4
            // A frame depends on its own four numbers and on where its superview is.
            guard
                values[own] - values[outer] != before[own] - before[outer]
                    || values[own + 1] - values[outer + 1] != before[own + 1] - before[outer + 1]
                    || values[own + 2] != before[own + 2] || values[own + 3] != before[own + 3]
            else { continue }
            let id = ItemID(index: Int32(truncatingIfNeeded: place))
            let old = frames[place]
            let new = read(id, resolver)
            guard new != old else { continue }
            frames[place] = new
            changes.append(FrameChange(item: id, old: old, new: new))
        }
        return changes
    }

    /// What differs from an earlier table of the same tree, of which items may since have come or gone.
    func changes(from old: FrameTable) -> [FrameChange] {
        frames.indices.compactMap { place in
            let id = ItemID(index: Int32(truncatingIfNeeded: place))
            let before = old[id]
            let after = self[id]
            return before == after ? nil : FrameChange(item: id, old: before, new: after)
        }
    }
}
