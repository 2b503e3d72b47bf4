import Cassowary

extension Lowering {
    /// The first or last baseline of an item: of its text, of the arranged view whose baseline a stack has, else the
    /// item's top or bottom edge.
    mutating func baseline(of id: ItemID, first: Bool) -> Expression {
        found.usesBaselines = true
        let aligned = baselineView(of: id, first: first)
        let own = variables(aligned, .vertical)
        items[aligned].dependsOnFrames = true
        guard let offsets = baselineOffsets(of: aligned) else { return Expression(own, first ? .start : .end) }
        if tree[aligned].isTextCentered {
            // A title stays in the middle of its button whatever the height, so that the relation to the center holds in
            // every pass. A distance from an edge at the last pass's height would contradict a constraint of the height.
            // [measured: alerts whose buttons are tied by first and last baseline, in three files of one project]
            let half = baselineSize(of: aligned).height / 2
            return Expression(
                variables: own, position: 1, size: 0.5, constant: first ? offsets.first - half : half - offsets.last)
        }
        return first
            ? Expression(own, .start, startInset: offsets.first) : Expression(own, .end, endInset: offsets.last)
    }

    /// The distance between the baselines of two neighbours in a baseline-relative stack. The system's spacing depends
    /// on the font of the lower neighbour.
    mutating func baselineSpacing(from previous: ItemID, to next: ItemID, in stack: StackContext) -> Double {
        guard stack.attributes.usesSystemSpacing, stack.customSpacing?[previous] == nil else {
            return spacing(after: previous, in: stack)
        }
        let aligned = baselineView(of: next, first: true)
        return tree[aligned].systemBaselineSpacing(in: environment) ?? StackMetrics.systemSpacing
    }

    /// Whether the item, or the view whose baseline the item has, shows lines of text.
    mutating func hasText(_ id: ItemID) -> Bool { baselineOffsets(of: id) != nil }

    /// The distances of the baselines from the edges, at the size of the last pass; in the first pass at the natural
    /// size. Nil for a view without text.
    mutating func baselineOffsets(of id: ItemID) -> BaselineOffsets? {
        tree[id].baselines(size: baselineSize(of: id), in: environment)
    }

    /// The size at which baselines are measured.
    private mutating func baselineSize(of id: ItemID) -> Size {
        feedback.solvedSizes.isEmpty ? naturalSize(of: id) : feedback.solvedSizes[Int(id.index)]
    }
}
