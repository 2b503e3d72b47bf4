/// Lanes for dimension lines: parallel lines run beside each other, and beside texts where there is room.
extension LabelGrid {
    /// Chooses and occupies a lane for a horizontal or vertical line, so that parallel lines do not overlap.
    /// - Parameters:
    ///   - axis: the line's direction.
    ///   - lanes: possible positions across the axis, best first; not empty.
    /// - Returns: the lane, and the line's rectangle with padding.
    ///
    /// A lane costs its rank and what it covers: the first lane that covers nothing is taken.
    package mutating func takeLane(
        along axis: Axis, from start: Double, to end: Double, among lanes: [Double]
    ) -> (lane: Double, line: Rect) {
        var best: (lane: Double, line: Rect, cost: Double)?
        for (place, lane) in lanes.enumerated() {
            var line = Rect.zero
            line.origin[axis] = min(start, end) - Self.lineRoom
            line.size[axis] = (end - start).magnitude + 2 * Self.lineRoom
            line.origin[axis.cross] = lane - Self.lineRoom
            line.size[axis.cross] = 2 * Self.lineRoom
            let cost = Double(place) + cost(of: line, limit: best?.cost ?? .infinity)
            if cost < best?.cost ?? .infinity { best = (lane, line, cost) }
            if cost < Double(place) + 1 { break }
        }
        guard let best else { return (lanes.first ?? 0, .zero) }
        insert(best.line, weight: 1)
        return (best.lane, best.line)
    }

    /// The candidate lanes of a strip: its middle, then alternately on both sides, `step` apart, a few of them outside
    /// the strip.
    package static func lanes(from low: Double, to high: Double, step: Double = 9) -> [Double] {
        let middle = (low + high) / 2
        let count = min(12, Int((max(0, high - low) / 2 / step).rounded(.down))) + 3
        let distances = (1...count).map { Double($0) * step }
        return [middle] + distances.flatMap { [middle - $0, middle + $0] }
    }

    /// Padding on each side of a line.
    private static let lineRoom = 2.5
}
