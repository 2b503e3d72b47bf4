/// The values from one pass to the next.
extension Resolver {
    /// The solved widths of wrapped texts whose longest line is shorter than the label; nil if there are none.
    ///
    /// UIKit lays labels out twice: with the width of the unwrapped text, then with that of the longest line.
    mutating func wrapWidths() -> [Double]? {
        var widths: [Double]?
        guard lowering.items.dependOnFrames else { return nil }
        for id in lowering.outline.order
        where lowering.items[id].dependsOnFrames && tree[id].naturalHeightDependsOnWidth {
            let width = alignmentRect(of: id).width
            guard width > 0, lowering.unwrappedSize(of: id).width > width + Self.settled,
                lowering.wrappedSize(of: id, width: width).width < width - Self.settled
            else { continue }
            widths = widths ?? Array(equal: 0, count: tree.count)
            widths?[Int(id.index)] = width
        }
        return widths
    }

    var marginRules: MarginRules {
        MarginRules(
            tree: tree, root: root, environment: environment, isWhole: lowering.isWhole,
            lengths: lowering.outline.statedLengths)
    }

    /// Margins and safe areas for the present frames.
    mutating func updateInsets() {
        updates.hasStaleInsets = false
        let rules = marginRules
        // Read before they are written: a record that writes a part of itself is copied first.
        if needsFrames || rules.readsFrames(lowering.outline) { lowering.feedback.take(solvedFrames()) }
        rules.update(&lowering.feedback, lowering.outline)
    }

    /// Whether updates or rules of texts and tables read the frames. A layout of views with frames alone that is not updated
    /// has neither: for a million views the lists would be a tenth of the memory.
    private var needsFrames: Bool {
        updates.isUpdated || lowering.unknowns.independentCount + 1 < lowering.outline.order.count
            || lowering.outline.hasTable
            || lowering.items.dependOnFrames
    }

    /// What each length that the contents decide gains by rounding to whole pixels, by item: a table, a flow layout and a page
    /// take the fitting size of what they hold, so that equal rows are equally high. Empty where nothing gains.
    ///
    /// The view's alignment rectangle keeps the length that its constraints give, and the frame is longer or shorter by the
    /// room, as with alignment insets; so no constraint inside is contradicted.
    mutating func pixelRoom() -> [Size] {
        var room: [Size] = []
        for (item, axis) in lowering.found.fittedLengths {
            let length = alignmentRect(of: item).size[axis] + fixedInsets(of: item, axis)
            let gain = environment.grid.round(length) - length
            guard abs(gain) > Self.settled else { continue }
            if room.isEmpty { room = Array(equal: .zero, count: tree.count) }
            room[Int(item.index)][axis] = gain
            lowering.outline.items[Int(item.index)].traits.insert(.insets)
            // A cell's content view is as long as the cell.
            guard let content = tree[item].cell?.contentView, lowering.outline[content].space == item.index else {
                continue
            }
            room[Int(content.index)][axis] = gain
            lowering.outline.items[Int(content.index)].traits.insert(.insets)
        }
        return room
    }

    /// The alignment insets of a view itself.
    private func fixedInsets(of id: ItemID, _ axis: Axis) -> Double {
        guard lowering.outline[id].traits.contains(.insets) else { return 0 }
        let insets = tree[id].alignmentInsets(in: environment)
        return insets.start(axis) + insets.end(axis)
    }

    /// The sizes of the alignment rectangles, and the frames in the root's coordinates.
    func solvedFrames() -> (sizes: [Size], frames: [Rect]) {
        // Local arrays are written without checks.
        var sizes = Array(equal: Size.zero, count: tree.count)
        var frames = Array(equal: Rect.zero, count: tree.count)
        for id in lowering.outline.order {
            let place = Int(id.index)
            let space = lowering.outline.items[place].space
            let rect = alignmentRect(of: id)
            sizes[place] = rect.size
            frames[place] = frame(of: id, rect).offset(by: space < 0 ? .zero : frames[Int(space)].origin)
        }
        return (sizes, frames)
    }

    /// The views whose insets or sizes, as far as constraints or texts refer to them, differ between two passes by more
    /// than a length in points; empty if another pass would change nothing.
    func movedInputs(_ old: Feedback, _ new: Feedback, by length: Double) -> [ItemID] {
        lowering.outline.order.filter { id in
            let place = Int(id.index)
            if lowering.items[place].refersToInsets, old.insetsDiffer(place, from: new, by: length) { return true }
            guard lowering.items[place].dependsOnFrames else { return false }
            guard !old.solvedSizes.isEmpty else { return true }
            let a = old.solvedSizes[place]
            let b = new.solvedSizes[place]
            return abs(a.width - b.width) > length || abs(a.height - b.height) > length
        }
    }
}

extension [Size] {
    /// Whether no length differs from that of another list by more than passes may; an empty list holds nothing but zeros.
    func isClose(to other: Self) -> Bool {
        guard !isEmpty || !other.isEmpty else { return true }
        return (0..<Swift.max(count, other.count)).allSatisfy { place in
            let a = isEmpty ? .zero : self[place]
            let b = other.isEmpty ? .zero : other[place]
            return abs(a.width - b.width) <= Resolver.settled && abs(a.height - b.height) <= Resolver.settled
        }
    }
}
