import Cassowary

extension Resolver {
    /// The numbers of all rectangles: solved unknowns, and the positions that follow in the short form.
    func rectangles(_ solved: [Double]) -> Rectangles<Double> {
        guard lowering.form.isShort else { return Rectangles(numbers: solved) }
        var values = Rectangles(numbers: [Double](equal: 0, count: lowering.unknowns.slots.numbers.count))
        for (place, slot) in lowering.unknowns.slots.numbers.enumerated() where slot >= 0 {
            values.numbers[place] = solved[Int(slot)]
        }
        for id in lowering.outline.order where !lowering.items[id].shortParts.isEmpty {
            lowering.place(arrangedSubviewsOf: id, &values)
        }
        guard lowering.unknowns.aloneCount > 0 else { return values }
        for id in lowering.outline.order where lowering.items[id].standsAlone {
            _ = lowering.place(frameOf: id, &values)
        }
        return values
    }

    /// The views that stand alone and have a length below 0.
    func viewsTurnedOver() -> [ItemID] {
        guard lowering.unknowns.aloneCount > 0 else { return [] }
        return lowering.outline.order.filter {
            lowering.items[$0].standsAlone && lowering.isTurnedOver($0, values)
        }
    }

    /// Lists the numbers of each unknown, at the first update.
    mutating func findPlaces() {
        guard updates.places.isEmpty else { return }
        updates.places = PlacesByUnknown(lowering.unknowns.slots.numbers)
    }

    /// Reads the numbers that a change moved, and marks their items in `isMoved`.
    /// - Parameters:
    ///   - old: the solver's values before the change. An update may have added helper unknowns since, but no unknown of a rectangle.
    ///   - units: the units lowered again.
    mutating func readMoved(from old: [Double], units: [LoweringUnit]) {
        findPlaces()
        var stacks: [ItemID] = []
        // Items whose numbers may differ now. The space of an item is not among them: only its stacks place their views anew.
        var moved: [ItemID] = []
        let now = solved
        for variable in 0..<updates.places.count where now[variable] != old[variable] {
            var place = updates.places[variable]
            while place >= 0 {
                values.numbers[place] = now[variable]
                let item = Rectangles<Double>.rectangle(ofPlace: place)
                place = updates.places.place(after: place)
                guard item < tree.count else { continue }
                updates.isMoved[item] = true
                stacks.append(ItemID(index: Int32(truncatingIfNeeded: item)))
                moved.append(ItemID(index: Int32(truncatingIfNeeded: item)))
                if lowering.outline.items[item].space >= 0 {
                    stacks.append(ItemID(index: lowering.outline.items[item].space))
                }
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
                stacks.append(child)
                moved.append(child)
            }
        }
        placeAlone(around: moved, units, &numbers)
    }

    /// Computes the frames of views that stand alone: those of the units, and those in superviews that moved.
    private mutating func placeAlone(
        around moved: [ItemID], _ units: [LoweringUnit], _ numbers: inout Rectangles<Double>
    ) {
        guard lowering.unknowns.aloneCount > 0 else { return }
        var pending = moved
        func place(_ id: ItemID) {
            guard lowering.items[id].standsAlone else { return }
            guard lowering.place(frameOf: id, &numbers) else { return }
            updates.isMoved[Int(id.index)] = true
            if lowering.isTurnedOver(id, numbers) { outcome.turnedOver.append(id) }
            pending.append(id)
        }
        for case .item(let id) in units { place(id) }
        while let id = pending.popLast() {
            for child in tree[id].subviews { place(child) }
            pending += tree[id].guides
        }
    }
}
