/// The bounds of the content of faded groups, so that a canvas need not fade the whole page for each group.
struct GroupBounds {
    /// By the index of the group's beginning in the list; no entry for a group that is not faded.
    private var bounds: [Int: Rect] = [:]

    /// One pass over the list. A text counts with an upper bound of its size, since its width is known only after
    /// shaping; a stroke with a point more than its width. A group inside a faded group enlarges it.
    init(_ list: DisplayList) {
        var open: [(place: Int, isFaded: Bool, transform: AffineMatrix?, reach: Rect?)] = []
        func grow(_ rect: Rect) {
            guard let last = open.indices.last, rect.isDrawable else { return }
            open[last].reach = open[last].reach.map { $0.union(rect) } ?? rect
        }
        for (place, item) in list.items.enumerated() {
            switch item {
            case .begin(let group): open.append((place, group.opacity < 1, group.transform, nil))
            case .end:
                guard let group = open.popLast() else { continue }
                if group.isFaded { bounds[group.place] = group.reach ?? .zero }
                if let reach = group.reach { grow(group.transform?.bounds(of: reach) ?? reach) }
            case .shape(let shape): grow(shape.shape.bounds.insetBy(-(shape.stroke?.width ?? 0) - 1))
            case .image(let image): grow(image.frame)
            case .text(let run):
                // An upper bound of the line's width: the width is known only after shaping.
                let length = max(run.width ?? 0, run.size * 2 * Double(min(run.text.utf8.count, 20_000)))
                grow(
                    Rect(
                        x: run.origin.x - length, y: run.origin.y - run.size * 2, width: length * 2,
                        height: run.size * 3))
            }
        }
    }

    /// The rectangle around a faded group's items; nil for other groups.
    subscript(place: Int) -> Rect? { bounds[place] }
}
