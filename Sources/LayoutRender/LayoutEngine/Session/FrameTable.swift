/// The rounded frames of a session, updated item by item.
struct FrameTable {
    /// In the superview; by index. Meaningless if `isInstalled` is false.
    private var frames: [Rect]
    private var isInstalled: [Bool]

    init(_ resolver: Resolver) {
        let lowering = resolver.lowering
        frames = Array(repeating: .zero, count: resolver.tree.count)
        isInstalled = lowering.outline.items.map(\.isInstalled)
        let grid = Self.grid(resolver)
        for id in lowering.outline.order { frames[Int(id.index)] = read(id, resolver, grid) }
    }

    /// Nil for an item that is not below the session's root.
    subscript(id: ItemID) -> Rect? {
        let place = Int(id.index)
        return place < frames.count && isInstalled[place] ? frames[place] : nil
    }

    private static func grid(_ resolver: Resolver) -> PixelGrid {
        PixelGrid(scale: resolver.environment.scale, isOn: resolver.environment.roundsToPixels)
    }

    @inline(__always)
    private func read(_ id: ItemID, _ resolver: Resolver, _ grid: PixelGrid) -> Rect {
        let solved = resolver.frame(of: id)
        guard id == resolver.root else { return grid.round(solved) }
        let origin = id == resolver.tree.root ? resolver.tree[id].frame?.origin ?? .zero : .zero
        return Rect(origin: origin, size: grid.round(Rect(origin: .zero, size: solved.size)).size)
    }

    /// Reads the frames that the resolver's last update changed, those of views that came or left included.
    mutating func update(_ resolver: Resolver) -> [FrameChange] {
        var changes: [FrameChange] = []
        changes.reserveCapacity(resolver.isMoved.count { $0 })
        frames += repeatElement(.zero, count: resolver.tree.count - frames.count)
        isInstalled += repeatElement(false, count: resolver.tree.count - isInstalled.count)
        let grid = Self.grid(resolver)
        for place in resolver.isMoved.indices where resolver.isMoved[place] {
            let id = ItemID(index: Int32(truncatingIfNeeded: place))
            let old = isInstalled[place] ? frames[place] : nil
            isInstalled[place] = resolver.lowering.outline[id].isInstalled
            let new = isInstalled[place] ? read(id, resolver, grid) : nil
            guard new != old else { continue }
            frames[place] = new ?? .zero
            changes.append(FrameChange(item: id, old: old, new: new))
        }
        return changes
    }

    /// The differences from an earlier table of the same tree; items may have been added or removed since.
    func changes(from old: FrameTable) -> [FrameChange] {
        frames.indices.compactMap { place in
            let id = ItemID(index: Int32(truncatingIfNeeded: place))
            let before = old[id]
            let after = self[id]
            return before == after ? nil : FrameChange(item: id, old: before, new: after)
        }
    }
}
