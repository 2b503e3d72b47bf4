import Cassowary

extension Lowering {
    /// The lengths of views without content where nothing decides them: those that the source recorded.
    ///
    /// Such a view is tied at three sides, and the fourth is tied in code, which is not known here. Without a record, and in a
    /// stack, the length is the shortest. [recorded: 3 of 3 tables and plain views]
    func rests() -> [Variable: Double] {
        var rests: [Variable: Double] = [:]
        guard outline.mayRest else { return rests }
        for id in outline.order where outline[id].traits.isDisjoint(with: [.mask, .placed]) && id != root {
            guard let recorded = tree[id].recordedFrame,
                tree[id].scroll != nil || (tree[id].subviews.isEmpty && !tree[id].mayHaveNaturalSize)
            else { continue }
            let insets = alignmentInsets(id)
            for axis in Axis.allCases {
                guard let length = length(of: id, along: axis) else { continue }
                var place = recorded.size[axis] - insets.start(axis) - insets.end(axis)
                // A view whose recorded frame ends at the root's edge ends there on every screen.
                if tree[id].superview == root, let page = rootLength(axis), let whole = tree[root].recordedFrame?.size,
                    abs(recorded.origin[axis] + recorded.size[axis] - whole[axis]) < 0.5
                {
                    place += page - whole[axis]
                }
                rests[length] = max(0, place)
            }
        }
        return rests
    }
}
