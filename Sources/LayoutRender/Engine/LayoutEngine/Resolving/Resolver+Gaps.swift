extension Resolver {
    /// The gap between each two visible neighbours of every stack, as wide as the canvas across the axis.
    func gapGuides(_ layout: ResolvedLayout) -> [GapGuide] {
        var gaps: [GapGuide] = []
        // No more than one an arranged view; growing step by step would move them many times.
        gaps.reserveCapacity(min(lowering.outline.arrangedCount, lowering.outline.order.count))
        for id in lowering.outline.order {
            let outlined = lowering.outline.items[Int(id.index)]
            // Fields are read in place.
            guard outlined.traits.contains(.stack), !outlined.isHidden, let axis = tree[id].stack?.axis,
                let kind = tree[id].stack?.distribution.gapKind
            else { continue }
            let bounds = canvasRect(id, layout)
            var previous: (view: ItemID, span: Interval)?
            let mayHide = lowering.outline.mayHide
            for next in tree[id].stack?.arrangedSubviews ?? []
            where !mayHide || !lowering.outline.items[Int(next.index)].isHidden {
                let b = layout.items[Int(next.index)].frame.span(along: axis)
                let last = previous
                previous = (next, b)
                guard let (before, a) = last else { continue }
                let (low, high) = a.start <= b.start ? (a, b) : (b, a)
                let start = kind == .equalCentering ? low.center : low.end
                let end = kind == .equalCentering ? high.center : high.start
                guard kind != .spacing || end != start else { continue }
                var frame = bounds
                frame.origin[axis] = start
                frame.size[axis] = end - start
                gaps.append(
                    GapGuide(stack: id, before: before, after: next, kind: kind, frame: frame, length: end - start))
            }
        }
        return gaps
    }

    /// The canvas in the stack's own coordinates.
    private func canvasRect(_ stack: ItemID, _ layout: ResolvedLayout) -> Rect {
        let bounds = Rect(origin: .zero, size: layout.items[Int(stack.index)].frame.size)
        guard tree[stack].stack?.isLayoutMarginsRelativeArrangement == true else { return bounds }
        return bounds.inset(by: layout[stack].layoutMargins)
    }
}
