extension Resolver {
    /// Reads the numbers that a change moved, and marks their items in `isMoved`.
    /// - Parameters:
    ///   - old: the solver's values before the change. An update may have added helper unknowns since, but no unknown of a rectangle.
    ///   - units: the units lowered again.
    mutating func readMoved(from old: [Double], units: [LoweringUnit]) {
        var stacks: [ItemID] = []
        // Items whose numbers may differ now. The space of an item is not among them: only its stacks place their views anew.
        var moved: [ItemID] = []
        for (place, unknown) in lowering.unknowns.indices.numbers.enumerated() {
            guard unknown >= 0, solved[Int(unknown)] != old[Int(unknown)] else { continue }
            values.numbers[place] = solved[Int(unknown)]
            let item = Rectangles<Double>.rectangle(ofPlace: place)
            guard item < tree.count else { continue }
            updates.isMoved[item] = true
            stacks.append(ItemID(index: Int32(truncatingIfNeeded: item)))
            moved.append(ItemID(index: Int32(truncatingIfNeeded: item)))
            if lowering.outline.items[item].space >= 0 {
                stacks.append(ItemID(index: lowering.outline.items[item].space))
            }
        }
        for case .item(let id) in units {
            stacks.append(id)
            moved.append(id)
        }
        // Moved out of `self`, to be written in place.
        var numbers = values
        values = Rectangles()
        defer { values = numbers }
        var isPlaced = [Bool](equal: false, count: tree.count)
        for id in stacks where !isPlaced[Int(id.index)] && !lowering.items[id].shortParts.isEmpty {
            isPlaced[Int(id.index)] = true
            lowering.place(arrangedSubviewsOf: id, &numbers)
            for child in tree[id].stack?.arrangedSubviews ?? [] {
                updates.isMoved[Int(child.index)] = true
                moved.append(child)
            }
        }
        placeIndependent(around: moved, units, &numbers)
    }

    /// Computes the frames of independent views: of the units, and in superviews that moved.
    private mutating func placeIndependent(
        around moved: [ItemID], _ units: [LoweringUnit], _ numbers: inout Rectangles<Double>
    ) {
        guard lowering.unknowns.independentCount > 0 else { return }
        var pending = moved
        func place(_ id: ItemID) {
            guard lowering.items[id].isIndependent else { return }
            guard lowering.place(frameOf: id, &numbers) else { return }
            updates.isMoved[Int(id.index)] = true
            if lowering.hasNegativeLength(id, numbers) { outcome.negativeLengths.append(id) }
            pending.append(id)
        }
        for case .item(let id) in units { place(id) }
        while let id = pending.popLast() {
            for child in tree[id].subviews { place(child) }
            pending += tree[id].guides
        }
    }
}
