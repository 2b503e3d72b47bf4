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
        if let reason = scene.tree.reasonOfOpenContent(ambiguity.item, ambiguity.axis) {
            lines.append("  \(reason.cause): \(reason.remedy)")
        }
        for remedy in ambiguity.remedies {
            var left = remedy.ambiguitiesLeft == 0 ? "nothing ambiguous left" : "\(remedy.ambiguitiesLeft) left"
            if remedy.movedFrames > 0 {
                left += ", \(countText(remedy.movedFrames, "frame")) \(remedy.movedFrames == 1 ? "moves" : "move")"
            }
            lines.append("  settled by: \(text(of: remedy, ambiguity.axis)) (\(left))")
        }
        if ambiguity.remedies.isEmpty { lines.append("  no single constraint or priority settles this") }
        return lines + captionLines([], ambiguity.item)
    }

    /// `a.width == 106.5`, or `content hugging 251 of a horizontally, now 250, so that a is the last to stretch`.
    func text(of remedy: AmbiguityExplanation.Remedy, _ axis: Axis) -> String {
        func priority(_ rule: String, _ item: ItemID, _ new: Float, _ old: AxisPair<Float>, _ effect: String) -> String
        {
            let (name, direction) = (words.name(item), axis == .horizontal ? "horizontally" : "vertically")
            let (one, other) = (PlainNumber.text(Double(new)), PlainNumber.text(Double(old[axis])))
            return "\(rule) \(one) of \(name) \(direction), now \(other), so that \(name) is the last to \(effect)"
        }
        switch remedy.change {
        case .hugging(let item, let new):
            return priority("content hugging", item, new, scene.tree[item].contentHuggingPriority, "stretch")
        case .compressionResistance(let item, let new):
            return priority(
                "compression resistance", item, new, scene.tree[item].contentCompressionResistancePriority, "shrink")
        case .constraint(let constraint): return words.text(constraint)
        }
    }

    /// The change of a remedy as members of its JSON: the constraint, or the view with its property and priority.
    private func json(change: AmbiguityExplanation.Remedy.Change) -> [JSONValue.Member] {
        func priority(_ item: ItemID, _ name: String, _ priority: Float) -> [JSONValue.Member] {
            [
                .init("view", .string(scene.tree[item].identifier)), .init("property", .string(name)),
                .init("priority", .number(Double(priority))),
            ]
        }
        switch change {
        case .hugging(let item, let new): return priority(item, "contentHuggingPriority", new)
        case .compressionResistance(let item, let new):
            return priority(item, "contentCompressionResistancePriority", new)
        case .constraint(let constraint): return [.init("constraint", .string(words.text(constraint)))]
        }
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
                            .init("smallest", .orNull(range.smallest.map(JSONValue.measure))),
                            .init("largest", .orNull(range.largest.map(JSONValue.measure))),
                        ])
                    })),
            .init(
                "remedies",
                .array(
                    ambiguity.remedies.map { remedy in
                        .object(
                            json(change: remedy.change) + [
                                .init("text", .string(text(of: remedy, ambiguity.axis))),
                                .init("ambiguitiesLeft", .integer(remedy.ambiguitiesLeft)),
                                .init("movedFrames", .integer(remedy.movedFrames)),
                            ])
                    })),
        ])
    }
}
