extension Resolver {
    /// The gap between each two visible neighbours of every stack, as wide as the canvas across the axis.
    func gapGuides(_ layout: ResolvedLayout) -> [GapGuide] {
        var gaps: [GapGuide] = []
        // No more than one a view; growing step by step would move them many times.
        gaps.reserveCapacity(lowering.outline.order.count)
        for id in lowering.outline.order {
            let outlined = lowering.outline[id]
            guard outlined.traits.contains(.stack), !outlined.isHidden, let stack = lowering.stackContext(id) else {
                continue
            }
            guard var previous = stack.visible.first else { continue }
            let bounds = canvasRect(stack, layout)
            let kind = stack.attributes.distribution.gapKind
            var a = layout.items[Int(previous.index)].frame.span(along: stack.axis)
            for next in stack.visible.dropFirst() {
                let b = layout.items[Int(next.index)].frame.span(along: stack.axis)
                defer { (previous, a) = (next, b) }
                let (low, high) = a.start <= b.start ? (a, b) : (b, a)
                let start = kind == .equalCentering ? low.center : low.end
                let end = kind == .equalCentering ? high.center : high.start
                guard kind != .spacing || end != start else { continue }
                var frame = bounds
                frame.origin[stack.axis] = start
                frame.size[stack.axis] = end - start
                gaps.append(
                    GapGuide(stack: id, before: previous, after: next, kind: kind, frame: frame, length: end - start))
            }
        }
        return gaps
    }

    /// The canvas in the stack's own coordinates.
    private func canvasRect(_ stack: StackContext, _ layout: ResolvedLayout) -> Rect {
        let bounds = Rect(origin: .zero, size: layout.items[Int(stack.id.index)].frame.size)
        guard stack.attributes.isLayoutMarginsRelativeArrangement else { return bounds }
        return bounds.inset(by: layout[stack.id].layoutMargins)
    }
}
