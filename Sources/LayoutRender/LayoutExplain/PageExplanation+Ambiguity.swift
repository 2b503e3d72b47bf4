import LayoutEngine
import Notation

/// Ambiguities in words and as JSON.
extension PageExplanation {
    /// The text of an ambiguity: the view's range, and constraints that would determine it.
    ///
    ///     a is ambiguous vertically
    ///       a.height is 0 and could be 0 or any larger number
    ///       no single constraint settles this
    public func lines(_ ambiguity: AmbiguityExplanation) -> [String] {
        let name = words.name(ambiguity.item)
        let place = ambiguity.axis == .horizontal ? "horizontally" : "vertically"
        var lines = ["\(name) is ambiguous \(place)"]
        for range in ambiguity.ranges {
            let bounds =
                switch (range.smallest.map(PlainNumber.text), range.largest.map(PlainNumber.text)) {
                case (nil, nil): "any number"
                case (let smallest?, nil): "\(smallest) or any larger number"
                case (nil, let largest?): "\(largest) or any smaller number"
                case (let smallest?, let largest?): "from \(smallest) to \(largest)"
                }
            lines.append(
                "  \(name).\(range.edge.rawValue) is \(PlainNumber.text(range.now)) and could be \(bounds)")
        }
        for remedy in ambiguity.remedies {
            let left = remedy.ambiguitiesLeft == 0 ? "nothing ambiguous left" : "\(remedy.ambiguitiesLeft) left"
            let text = escapedForDisplay(scene.tree.describe(remedy.constraint), limit: 200)
            lines.append("  settled by: \(text) (\(left))")
        }
        if ambiguity.remedies.isEmpty { lines.append("  no single constraint settles this") }
        return lines + captionLines([], ambiguity.item)
    }

    /// Keys are added, never renamed; `null` for a bound that was not found. `ambiguitiesLeft` counts those of the
    /// whole page after the constraint was added.
    public func json(_ ambiguity: AmbiguityExplanation) -> JSONValue {
        .object([
            .init("view", .string(scene.tree[ambiguity.item].identifier)),
            .init("axis", .string(ambiguity.axis == .horizontal ? "horizontal" : "vertical")),
            .init(
                "ranges",
                .array(
                    ambiguity.ranges.map { range in
                        .object([
                            .init("edge", .string(range.edge.rawValue)), .init("now", .measure(range.now)),
                            .init("smallest", range.smallest.map { .measure($0) } ?? .null),
                            .init("largest", range.largest.map { .measure($0) } ?? .null),
                        ])
                    })),
            .init(
                "remedies",
                .array(
                    ambiguity.remedies.map { remedy in
                        .object([
                            .init("constraint", .string(scene.tree.describe(remedy.constraint))),
                            .init("ambiguitiesLeft", .integer(remedy.ambiguitiesLeft)),
                        ])
                    })),
        ])
    }
}
