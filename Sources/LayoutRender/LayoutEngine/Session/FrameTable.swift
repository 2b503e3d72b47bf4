/// The rounded frames of a session, updated item by item.
struct FrameTable {
    /// In the superview; by index. Nil for an item that is not below the session's root.
    private var frames: [Rect?]

    init(_ resolver: Resolver) {
        let lowering = resolver.lowering
        frames = Array(repeating: nil, count: resolver.tree.count)
        var grid = GridMemo(Self.grid(resolver))
        for id in lowering.outline.order { frames[Int(id.index)] = Self.read(id, resolver, grid: &grid) }
    }

    /// Nil for an item that is not below the session's root.
    subscript(id: ItemID) -> Rect? {
        let place = Int(id.index)
        return place < frames.count ? frames[place] : nil
    }

    private static func grid(_ resolver: Resolver) -> PixelGrid {
        resolver.environment.grid
    }

    @inline(__always)
    private static func read(_ id: ItemID, _ resolver: Resolver, grid: inout GridMemo) -> Rect {
        let solved = resolver.frame(of: id)
        guard id == resolver.root else { return grid.round(solved) }
        let origin = id == resolver.tree.root ? resolver.tree[id].frame?.origin ?? .zero : .zero
        return Rect(origin: origin, size: grid.round(Rect(origin: .zero, size: solved.size)).size)
    }

    /// Reads the frames that the resolver's last update changed.
    mutating func update(_ resolver: Resolver) -> [FrameChange] {
        var grid = GridMemo(Self.grid(resolver))
        var changes: [FrameChange] = []
        for place in resolver.isMoved.indices where resolver.isMoved[place] {
            let id = ItemID(index: Int32(truncatingIfNeeded: place))
            let new = Self.read(id, resolver, grid: &grid)
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

/// Rounds frames to the grid, and remembers the last one: siblings often share a position and a length along one axis.
private struct GridMemo {
    private let grid: PixelGrid
    private var solved = Rect(x: .nan, y: .nan, width: .nan, height: .nan)
    private var rounded = Rect.zero

    init(_ grid: PixelGrid) { self.grid = grid }

    /// What `PixelGrid.round(_:)` gives.
    @inline(__always)
    mutating func round(_ rect: Rect) -> Rect {
        guard grid.isOn else { return rect }
        if rect.x != solved.x || rect.width != solved.width {
            (solved.x, solved.width) = (rect.x, rect.width)
            rounded.x = grid.round(rect.minX)
            rounded.width = grid.round(rect.maxX) - rounded.x
        }
        if rect.y != solved.y || rect.height != solved.height {
            (solved.y, solved.height) = (rect.y, rect.height)
            rounded.y = grid.round(rect.minY)
            rounded.height = grid.round(rect.maxY) - rounded.y
        }
        return rounded
    }
}
