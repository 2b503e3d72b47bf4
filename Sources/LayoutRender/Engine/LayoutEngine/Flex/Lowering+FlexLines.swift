import Cassowary

/// Rows that wrap, and grids.
extension Lowering {
    /// Subviews in lines, broken where the sizes of the last pass say.
    ///
    /// A line is as high as its highest view, and a line that is alone as high as the view where that hugs nothing.
    mutating func lowerLines(_ flex: FlexContext) {
        let lines = brokenLines(flex)
        let axis = Axis.vertical
        var rooms: [FlexRoom] = []
        for line in lines {
            let room = helperRoom(axis, flex)
            rooms.append(room)
            lowerAlong(flex, line)
            for view in line {
                lowerPlace(view, in: room, axis, flex.attributes.alignItems, flex)
                relate(
                    room, .greaterThanOrEqual,
                    FlexRoom(start: edge(view, .start, axis, flex), end: edge(view, .end, axis, flex)), .required,
                    ConstraintKey(.flex, view, other: flex.id, index: 6), sign: 1)
            }
            relate(
                sum: [(room.end, 1), (room.start, -1)], .equal, 0, FlexMetrics.hugging(flex.depth),
                ConstraintKey(.flex, line[0], other: flex.id, index: 7))
        }
        let block: FlexAttributes.Justification =
            switch flex.attributes.alignItems {
            case .start, .baseline: .start
            case .center: .center
            case .end: .end
            }
        lowerChain(
            rooms, lines.map { $0[0] }, axis, flex, flex.attributes.spreadsLines ? .spaceBetween : block,
            isFilled: false)
    }

    /// The lines of a row that wraps, for the sizes of the last pass; one line in the first pass.
    private mutating func brokenLines(_ flex: FlexContext) -> [[ItemID]] {
        items[flex.id].dependsOnFrames = true
        for view in flex.items { items[view].dependsOnFrames = true }
        guard !feedback.solvedSizes.isEmpty else { return [flex.items] }
        let padding = flex.attributes.padding
        var width = feedback.solvedSizes[Int(flex.id.index)].width
        // A view that hugs a single line is as wide as the line.
        if flex.attributes.hugs.horizontal { width = flex.attributes.item.maximum.horizontal ?? .infinity }
        width -= padding.left + padding.right
        var lines: [[ItemID]] = []
        var length = 0.0
        for view in flex.items {
            let margin = tree[view].flex.item.margin
            let own = feedback.solvedSizes[Int(view.index)].width + margin.left + margin.right
            let longer = length + flex.attributes.gap.horizontal + own
            if lines.isEmpty || longer > width + 0.01 {
                lines.append([view])
                length = own
            } else {
                lines[lines.count - 1].append(view)
                length = longer
            }
        }
        return lines
    }

    /// A stretch with unknowns of its own inside the view.
    private mutating func helperRoom(_ axis: Axis, _ flex: FlexContext) -> FlexRoom {
        let own = SpanVariables(
            position: addHelper(), size: addHelper(minimum: 0), axis: axis, rectangle: -1, space: flex.id.index)
        let (start, end) = (Expression(own, .start), Expression(own, .end))
        return flex.isReversed(axis) ? FlexRoom(start: end, end: start) : FlexRoom(start: start, end: end)
    }

    // MARK: Grids

    /// Subviews in the cells of a grid.
    mutating func lowerGrid(_ flex: FlexContext) {
        var columns = FlexTracks(flex.attributes.columns)
        columns.reach(1)
        var rows = FlexTracks(flex.attributes.rows)
        let cells = gridCells(flex, columns: columns.tracks.count)
        for cell in cells {
            columns.reach(cell.horizontal.upperBound)
            rows.reach(cell.vertical.upperBound)
        }
        for axis in Axis.allCases {
            let tracks = axis == .horizontal ? columns.tracks : rows.tracks
            let rooms = lowerTracks(tracks, axis, flex)
            for (view, cell) in zip(flex.items, cells) {
                let range = cell[axis].clamped(to: 0..<tracks.count)
                guard let first = range.first, let last = range.last else { continue }
                let room = FlexRoom(start: rooms[first].start, end: rooms[last].end)
                lowerPlace(view, in: room, axis, tree[view].flex.item.alignSelf[axis] ?? .start, flex)
                // Tracks without a length of their own hold their views.
                let isFixed: Bool
                if case .points = tracks[first] { isFixed = true } else { isFixed = false }
                let grows = tracks[first] == .content || flex.isHugged[axis]
                guard range.count == 1, !isFixed, grows else { continue }
                relate(
                    room, .greaterThanOrEqual,
                    FlexRoom(start: edge(view, .start, axis, flex), end: edge(view, .end, axis, flex)),
                    FlexMetrics.room(flex.depth),
                    ConstraintKey(.flex, view, other: flex.id, index: Int32(12 + axis.rawValue)), sign: flex.sign(axis))
            }
        }
    }

    /// The columns and rows of each item, in the items' order.
    private func gridCells(_ flex: FlexContext, columns: Int) -> [AxisPair<Range<Int>>] {
        var next = 0
        return flex.items.map { view in
            let (cell, span) = (tree[view].flex.item.cell, tree[view].flex.item.span)
            let column = cell.horizontal ?? next % columns
            let row = cell.vertical ?? next / columns
            next = row * columns + column + 1
            func range(_ start: Int, _ count: Int) -> Range<Int> {
                let start = min(max(0, start), FlexAttributes.mostTracks - 1)
                return start..<min(start + max(1, count), FlexAttributes.mostTracks)
            }
            return AxisPair(horizontal: range(column, span.horizontal), vertical: range(row, span.vertical))
        }
    }

    /// The rooms of the tracks, one behind the other.
    private mutating func lowerTracks(_ tracks: [FlexTracks.Track], _ axis: Axis, _ flex: FlexContext) -> [FlexRoom] {
        let sign = flex.sign(axis)
        var firstShare: (room: FlexRoom, weight: Double)?
        var rooms: [FlexRoom] = []
        for (place, track) in tracks.enumerated() {
            let room = helperRoom(axis, flex)
            rooms.append(room)
            let key = ConstraintKey(.flex, flex.id, index: Int32(20 + place * 2 + axis.rawValue))
            let length = [(expression: room.end, factor: sign), (room.start, -sign)]
            switch track {
            case .points(let points): relate(sum: length, .equal, points, .required, key)
            case .content: relate(sum: length, .equal, 0, FlexMetrics.hugging(flex.depth), key)
            case .share(let weight):
                if flex.isHugged[axis] { relate(sum: length, .equal, 0, FlexMetrics.hugging(flex.depth), key) }
                guard let firstShare else {
                    firstShare = (room, weight)
                    continue
                }
                relate(
                    sum: [
                        (room.end, sign), (room.start, -sign),
                        (firstShare.room.end, -sign * weight / firstShare.weight),
                        (firstShare.room.start, sign * weight / firstShare.weight),
                    ], .equal, 0, .required, key)
            }
        }
        let views = Array(repeating: flex.id, count: tracks.count)
        lowerChain(rooms, views, axis, flex, .start, isFilled: firstShare != nil)
        return rooms
    }
}
