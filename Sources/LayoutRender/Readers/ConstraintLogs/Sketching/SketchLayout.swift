/// Positions for the views of a sketch: solved ones on the axis of the contradiction, schematic ones on the other
/// axis. A contradiction concerns one axis; the log says nothing about the other, where the views only have to be
/// told apart.
struct SketchLayout {
    private let places: SketchPlaces
    private let report: LoggedReport
    /// The objects of the contradiction, and the superviews that their positions are relative to.
    private let items: [Int]
    /// The length on the schematic axis of a view without subviews, if the log does not state it.
    private let thickness: Double
    /// The margin around views.
    private let room: Double
    /// The spans found so far on the axis that is being laid out, by object.
    private var spans: [Int: LoggedSpan] = [:]
    /// By object, the view whose margins the object is tied to.
    private let holders: [Int: Int]

    /// Objects of the members first; the superview joins them where a position is counted from its corner. The
    /// thickness is 35 % of the solved extent, from 30 to 2,000 points.
    init(places: SketchPlaces, report: LoggedReport, members: [Int]) {
        (self.places, self.report) = (places, report)
        var items: [Int] = []
        func add(_ item: Int) { if !items.contains(item) { items.append(item) } }
        for index in members {
            let constraint = report.constraints[index]
            add(constraint.first.item)
            if let second = constraint.second { add(second.item) }
            let countsFromCorner = !constraint.first.attribute.isLength && constraint.second == nil
            if countsFromCorner, let superview = report.superviews[constraint.first.item] { add(superview) }
        }
        self.items = items
        var holders: [Int: Int] = [:]
        for index in members {
            let constraint = report.constraints[index]
            guard let second = constraint.second, second.item != constraint.first.item else { continue }
            let names = (constraint.first.attribute.isMargin, second.attribute.isMargin)
            if names == (false, true) { holders[constraint.first.item] = second.item }
            if names == (true, false) { holders[second.item] = constraint.first.item }
        }
        self.holders = holders
        // In proportion to the lengths that are to scale.
        let solved = items.flatMap { item in [true, false].compactMap { places.span(of: item, isHorizontal: $0)?.span }
        }
        let extent = (solved.map(\.end).max() ?? 0) - (solved.map(\.start).min() ?? 0)
        thickness = min(max(extent * 0.35, 30), 2_000)
        room = thickness / 8
    }

    /// The boxes of all views, in the order of `items`.
    mutating func boxes() -> [LoggedSketch.Box] {
        let horizontal = spans(isHorizontal: true)
        let vertical = spans(isHorizontal: false)
        return items.map { item in
            var box = LoggedSketch.Box(
                item: item, horizontal: horizontal[item] ?? .init(start: 0, length: thickness),
                vertical: vertical[item] ?? .init(start: 0, length: thickness))
            if places.span(of: item, isHorizontal: true)?.isKnown != true { box.unknown.append("width") }
            if places.span(of: item, isHorizontal: false)?.isKnown != true { box.unknown.append("height") }
            return box
        }
    }

    /// The spans of all views on one axis.
    private mutating func spans(isHorizontal: Bool) -> [Int: LoggedSpan] {
        let known = items.filter { places.span(of: $0, isHorizontal: isHorizontal) != nil }
        spans = [:]
        if known.isEmpty {
            place(items.filter { outer($0) == nil }, from: 0, isHorizontal)
        } else {
            for item in items { spans[item] = places.span(of: item, isHorizontal: isHorizontal)?.span }
        }
        return spans
    }

    /// The nearest ancestor of an object in the sketch.
    private func outer(_ item: Int) -> Int? {
        var next = container(of: item)
        var steps = 0
        while let found = next, steps < 64 {
            if found != item, items.contains(found) { return found }
            next = container(of: found)
            steps += 1
        }
        return nil
    }

    /// The superview that the log names, else a view to whose margins the object is tied: margins concern subviews.
    private func container(of item: Int) -> Int? { report.superviews[item] ?? holders[item] }

    /// Puts siblings into columns, a new column if one would cover another; returns the end of the last column. Views
    /// inside a column stand between two margins of `room`; beyond twelve levels they are not placed.
    @discardableResult
    private mutating func place(_ siblings: [Int], from start: Double, _ isHorizontal: Bool, depth: Int = 0) -> Double {
        var columns: [(taken: [LoggedSpan], members: [Int])] = []
        for item in siblings {
            let along = places.span(of: item, isHorizontal: !isHorizontal)?.span ?? .init(start: 0, length: thickness)
            let free = columns.firstIndex { column in
                !column.taken.contains { $0.start < along.end - 1e-6 && along.start < $0.end - 1e-6 || $0 == along }
            }
            if let free {
                columns[free].taken.append(along)
                columns[free].members.append(item)
            } else {
                columns.append(([along], [item]))
            }
        }
        var place = start
        for column in columns {
            var end = place + thickness
            for item in column.members where depth < 12 {
                let inner = items.filter { outer($0) == item }
                guard !inner.isEmpty else { continue }
                end = max(end, self.place(inner, from: place + room, isHorizontal, depth: depth + 1) + room)
            }
            for item in column.members { spans[item] = LoggedSpan(start: place, length: end - place) }
            place = end + room
        }
        return place - room
    }
}
