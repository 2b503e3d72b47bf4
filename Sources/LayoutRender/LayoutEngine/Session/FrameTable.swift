/// The rounded frames of a session, updated item by item.
struct FrameTable {
    /// In the superview; by index. Nil for an item that is not below the session's root.
    private var frames: [Rect?]

    init(_ resolver: Resolver) {
        let lowering = resolver.lowering
        frames = Array(repeating: nil, count: resolver.tree.count)
        let grid = Self.grid(resolver)
        for id in lowering.outline.order { frames[Int(id.index)] = Self.read(id, resolver, grid) }
    }

    /// Nil for an item that is not below the session's root.
    subscript(id: ItemID) -> Rect? {
        let place = Int(id.index)
        return place < frames.count ? frames[place] : nil
    }

    private static func grid(_ resolver: Resolver) -> PixelGrid {
        PixelGrid(scale: resolver.environment.scale, isOn: resolver.environment.roundsToPixels)
    }

    @inline(__always)
    private static func read(_ id: ItemID, _ resolver: Resolver, _ grid: PixelGrid) -> Rect {
        let solved = resolver.frame(of: id)
        guard id == resolver.root else { return grid.round(solved) }
        let origin = id == resolver.tree.root ? resolver.tree[id].frame?.origin ?? .zero : .zero
        return Rect(origin: origin, size: grid.round(Rect(origin: .zero, size: solved.size)).size)
    }

    /// Reads the frames that the resolver's last update changed, those of views that came or left included.
    mutating func update(_ resolver: Resolver) -> [FrameChange] {
        var changes: [FrameChange] = []
        let isMoved = resolver.isMoved.span
        var count = 0
        for place in isMoved.indices { count &+= isMoved[place] ? 1 : 0 }
        changes.reserveCapacity(count)
        frames += repeatElement(nil, count: resolver.tree.count - frames.count)
        let grid = Self.grid(resolver)
        // One check for a single owner instead of one a frame.
        var known = frames.mutableSpan
        for place in isMoved.indices where isMoved[place] {
            let id = ItemID(index: Int32(truncatingIfNeeded: place))
            let old = known[place]
            var new: Rect?
            if resolver.lowering.outline.items[place].isInstalled {
                let frame = Self.read(id, resolver, grid)
                if let old, old == frame { continue }
                new = frame
            } else if old == nil {
                continue
            }
            known[place] = new
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
