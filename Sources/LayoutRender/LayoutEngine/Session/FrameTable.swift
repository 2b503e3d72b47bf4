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
        PixelGrid(scale: resolver.environment.scale, isOn: resolver.environment.roundsToPixels)
    }

    @inline(__always)
    private static func read(_ id: ItemID, _ resolver: Resolver, grid: inout GridMemo) -> Rect {
        let solved = resolver.frame(of: id)
        guard id == resolver.root else { return grid.round(solved) }
        let origin = id == resolver.tree.root ? resolver.tree[id].frame?.origin ?? .zero : .zero
        return Rect(origin: origin, size: grid.round(Rect(origin: .zero, size: solved.size)).size)
    }

    /// Reads the frames that the resolver's last update changed, those of views that came or left included.
    ///
    /// The resolver is not written: as a plain argument it would be copied with all its lists.
    mutating func update(_ resolver: inout Resolver) -> [FrameChange] {
        frames += repeatElement(nil, count: resolver.tree.count - frames.count)
        var count = 0
        resolver.isMoved.span.forEachTrue { _ in count &+= 1 }
        return [FrameChange](capacity: count) { changes in update(&resolver, &changes) }
    }

    private mutating func update(_ resolver: inout Resolver, _ changes: inout OutputSpan<FrameChange>) {
        var grid = GridMemo(Self.grid(resolver))
        // Lists of their own: reading through the resolver copies its record for each frame.
        let (moved, values, records) = (resolver.isMoved, resolver.values, resolver.lowering.outline.items)
        let (isMoved, numbers, items) = (moved.span, values.span, records.span)
        let root = resolver.root
        // One check for a single owner instead of one a frame.
        var known = frames.mutableSpan
        var next = 0
        while true {
            let place = isMoved.firstTrue(from: next)
            guard place < isMoved.count else { return }
            next = place &+ 1
            let id = ItemID(index: Int32(truncatingIfNeeded: place))
            let old = known[place]
            var new: Rect?
            if items[place].isInstalled {
                let isPlain = id != root && !items[place].traits.contains(.insets)
                let frame = isPlain ? grid.round(Rect(numbers, place * 4)) : Self.read(id, &resolver, &grid)
                if let old, old.isSame(as: frame) { continue }
                new = frame
            } else if old == nil {
                continue
            }
            known[place] = new
            changes.append(FrameChange(item: id, old: old, new: new))
        }
    }

    /// The frame of the root or of a view with alignment insets.
    @inline(never)
    private static func read(_ id: ItemID, _ resolver: inout Resolver, _ grid: inout GridMemo) -> Rect {
        read(id, resolver, grid: &grid)
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

extension Rect {
    /// Four numbers of a list, which is asked once for the last of them.
    @inline(__always)
    fileprivate init(_ numbers: borrowing Span<Double>, _ base: Int) {
        precondition(base >= 0 && base &+ 3 < numbers.count, "four numbers of the list")
        unsafe self.init(
            x: numbers[unchecked: base], y: numbers[unchecked: base &+ 1], width: numbers[unchecked: base &+ 2],
            height: numbers[unchecked: base &+ 3])
    }

    /// `==`, compared in place: a call would put aside all that the loop holds in registers.
    @inline(__always)
    fileprivate func isSame(as other: Rect) -> Bool {
        x == other.x && y == other.y && width == other.width && height == other.height
    }
}
