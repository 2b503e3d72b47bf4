import Cassowary

extension Resolver {
    /// The numbers of all rectangles: those of unknowns as solved, those that the short form leaves out from the others.
    func rectangles(_ solved: [Double]) -> [Double] {
        guard lowering.isShort else { return solved }
        var values = [Double](repeating: 0, count: lowering.slots.count)
        for (place, slot) in lowering.slots.enumerated() where slot >= 0 { values[place] = solved[Int(slot)] }
        for id in lowering.outline.order where !lowering.shortParts[Int(id.index)].isEmpty {
            place(arrangedSubviewsOf: id, &values)
        }
        return values
    }

    /// Reads again what a change moved, and notes it in `isMoved`.
    /// - Parameters:
    ///   - old: what was solved before; there may be more unknowns now, but none of a rectangle.
    ///   - units: what was lowered again.
    mutating func readMoved(from old: [Double], units: [LoweringUnit]) {
        if places.isEmpty { places = PlacesByUnknown(lowering.slots) }
        if isMoved.isEmpty { isMoved = Array(repeating: false, count: tree.count) }
        var stacks: [ItemID] = []
        for variable in 0..<places.count where old[variable] != solved[variable] {
            for place in places[variable] {
                values[Int(place)] = solved[variable]
                let item = Int(place) / 4
                guard item < tree.count else { continue }
                isMoved[item] = true
                stacks.append(ItemID(index: Int32(truncatingIfNeeded: item)))
                if lowering.outline.items[item].space >= 0 {
                    stacks.append(ItemID(index: lowering.outline.items[item].space))
                }
            }
        }
        for case .item(let id) in units { stacks.append(id) }
        // Taken out while others of the resolver are asked, so that the list stays in one place.
        var numbers = values
        values = []
        defer { values = numbers }
        var isPlaced = [Bool](repeating: false, count: tree.count)
        for id in stacks where !isPlaced[Int(id.index)] && !lowering.shortParts[Int(id.index)].isEmpty {
            isPlaced[Int(id.index)] = true
            place(arrangedSubviewsOf: id, &numbers)
            for child in tree[id].stack?.arrangedSubviews ?? [] { isMoved[Int(child.index)] = true }
        }
    }

    /// Where the views of a stack are, from how large they are: what the rows say that the short form leaves out.
    private func place(arrangedSubviewsOf id: ItemID, _ values: inout [Double]) {
        guard let stack = lowering.stackContext(id) else { return }
        let parts = lowering.shortParts[Int(id.index)]
        if parts.contains(.mainAxis) { placeAlong(stack, &values) }
        if parts.contains(.crossAxis) { placeAcross(stack, &values) }
    }

    /// Each view after the one before it and the gap between them; hidden ones in the middle of the gap.
    private func placeAlong(_ stack: StackContext, _ values: inout [Double]) {
        let position = stack.axis.rawValue
        let size = position + 2
        let canvas = canvas(stack, stack.axis, values)
        // The edge that the next view starts at, and the way there.
        var edge = stack.isMirrored ? canvas.end : canvas.start
        var next = 0
        var previous: ItemID?
        for view in stack.all {
            let base = Int(view.index) * 4
            let length = values[base + size]
            let isHidden = lowering.outline[view].isHidden
            if !isHidden { next += 1 }
            var gap = 0.0
            if let previous {
                gap = lowering.spacing(after: previous, in: stack)
                if isHidden { gap = next < stack.visible.count ? gap / 2 : 0 }
            }
            var start = stack.isMirrored ? edge - gap - length : edge + gap
            // Without a view before it, a hidden one ends where the first visible one starts.
            if isHidden, previous == nil { start = stack.isMirrored ? edge : edge - length }
            values[base + position] = start
            guard !isHidden else { continue }
            edge = stack.isMirrored ? start : start + length
            previous = view
        }
    }

    private func placeAcross(_ stack: StackContext, _ values: inout [Double]) {
        let axis = stack.axis.cross
        let isMirrored = axis == .horizontal && lowering.isMirrored(stack.id)
        let canvas = canvas(stack, axis, values)
        for view in stack.all {
            let base = Int(view.index) * 4 + axis.rawValue
            let length = values[base + 2]
            switch stack.attributes.alignment {
            case .leading where isMirrored: values[base] = canvas.end - length
            case .trailing where !isMirrored: values[base] = canvas.end - length
            case .center: values[base] = canvas.center - length / 2
            default: values[base] = canvas.start
            }
        }
    }

    /// The canvas in the stack's own coordinates.
    private func canvas(_ stack: StackContext, _ axis: Axis, _ values: [Double]) -> Span {
        let insets = lowering.alignmentInsets(stack.id)
        var canvas = Span(
            start: 0,
            length: values[Int(stack.id.index) * 4 + 2 + axis.rawValue] + insets.start(axis) + insets.end(axis))
        if stack.attributes.isLayoutMarginsRelativeArrangement {
            let margins = lowering.feedback.margins[Int(stack.id.index)]
            canvas.start += margins.start(axis)
            canvas.length -= margins.start(axis) + margins.end(axis)
        }
        return canvas
    }
}

/// Where each unknown stands among the numbers of the rectangles.
struct PlacesByUnknown {
    private var starts: [Int32] = [0]
    private var places: [Int32] = []

    init() {}

    init(_ slots: [Int32]) {
        starts = Array(repeating: 0, count: Int((slots.max() ?? -1) + 2))
        for slot in slots where slot >= 0 { starts[Int(slot) + 1] += 1 }
        for index in 1..<max(1, starts.count) { starts[index] += starts[index - 1] }
        var next = starts
        places = Array(repeating: 0, count: Int(starts.last ?? 0))
        for (place, slot) in slots.enumerated() where slot >= 0 {
            places[Int(next[Int(slot)])] = Int32(truncatingIfNeeded: place)
            next[Int(slot)] += 1
        }
    }

    var isEmpty: Bool { places.isEmpty }
    var count: Int { starts.count - 1 }

    subscript(variable: Int) -> ArraySlice<Int32> { places[Int(starts[variable])..<Int(starts[variable + 1])] }
}
