/// The rounded frames of a session, updated item by item.
struct FrameTable {
    /// In the superview; by index. Nil for an item that is not below the session's root.
    private var frames: [Rect?]

    init(_ resolver: Resolver) {
        let lowering = resolver.lowering
        frames = Array(repeating: nil, count: resolver.tree.count)
        for id in lowering.outline.order { frames[Int(id.index)] = Self.read(id, resolver) }
    }

    /// Nil for an item that is not below the session's root.
    subscript(id: ItemID) -> Rect? {
        let place = Int(id.index)
        return place < frames.count ? frames[place] : nil
    }

    @inline(__always)
    private static func read(_ id: ItemID, _ resolver: Resolver) -> Rect {
        let grid = resolver.environment.grid
        let solved = resolver.frame(of: id)
        guard id == resolver.root else { return grid.round(solved) }
        let origin = id == resolver.tree.root ? resolver.tree[id].frame?.origin ?? .zero : .zero
        return Rect(origin: origin, size: grid.round(Rect(origin: .zero, size: solved.size)).size)
    }

    /// Reads the frames that the resolver's last update changed.
    mutating func update(_ resolver: Resolver) -> [FrameChange] {
        var changes: [FrameChange] = []
        for place in resolver.updates.isMoved.indices where resolver.updates.isMoved[place] {
            let id = ItemID(index: Int32(truncatingIfNeeded: place))
            let new = Self.read(id, resolver)
            guard resolver.lowering.outline[id].isInstalled, frames[place] != new else { continue }
            changes.append(FrameChange(item: id, old: frames[place], new: new))
            frames[place] = new
        }
        return changes
    }

    /// The differences from an earlier table; items may have been added or removed since, and a tree put in place of the
    /// session's may have fewer.
    func changes(from old: FrameTable) -> [FrameChange] {
        (0..<max(frames.count, old.frames.count)).compactMap { place in
            let id = ItemID(index: Int32(truncatingIfNeeded: place))
            let before = old[id]
            let after = self[id]
            return before == after ? nil : FrameChange(item: id, old: before, new: after)
        }
    }
}
