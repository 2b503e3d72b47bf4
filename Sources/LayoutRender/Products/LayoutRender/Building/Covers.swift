import LayoutEngine

/// What the screen shows beside a scroll view where the scrolled-out content would lie: the faded content keeps clear of such
/// views, so that inside the screen the picture is what the screen shows.
extension PictureBuilder {
    /// The views of the screen that something is drawn for, with their visible parts, outermost first; the first thousand.
    func seenViews() -> [(id: ItemID, frame: Rect)] {
        let seen = order.lazy.filter { isSeen($0) }.map { id in
            (id: id, frame: self[id].window.map { self[id].frame.intersection($0) } ?? self[id].frame)
        }
        return Array(seen.filter { !$0.frame.isEmpty }.prefix(1_000))
    }

    private func isSeen(_ id: ItemID) -> Bool {
        let (view, traits) = (tree[id], tree[id].kind.traits)
        guard self[id].isShown, !view.kind.isGuide, view.appearance.alpha > 0 else { return false }
        let background = view.appearance.fill.map { theme.color($0, tint: self[id].tint).alpha > 0 } ?? false
        let hasLook = !traits.isDisjoint(with: [.leaf, .control]) || traits.isEmpty && view.kind != .view
        return background || hasLook || view.className != nil && view.subviews.isEmpty
    }

    /// The part of the content of a scroll view that is drawn faded: outside the window, and beside the seen views that are
    /// neither around nor inside the scroll view, of which the first 32 that reach over the content count; nil for no part.
    /// Marks the views that lie behind one of them.
    mutating func ghostShape(of id: ItemID, _ content: Rect, among seen: [(id: ItemID, frame: Rect)]) -> Shape? {
        let window = self[id].frame
        var inside: [ItemID] = []
        tree.forEachDescendant(of: id) { inside.append($0) }
        let related = Set(inside).union(tree.superviews(of: id))
        var covers: [Rect] = []
        for (other, frame) in seen where frame.intersects(content) && !window.contains(frame) && covers.count < 32 {
            if !related.contains(other), !covers.contains(where: { $0.contains(frame) }) { covers.append(frame) }
        }
        guard !covers.isEmpty else { return .ring(outer: content, inner: window) }
        for item in inside where !self[item].frame.intersects(window) {
            placed[Int(item.index)].isCovered = covers.contains { $0.contains(self[item].frame) }
        }
        let rest = ([window] + covers).reduce([content]) { parts, hole in
            parts.flatMap { $0.intersects(hole) ? Self.bands($0, hole) : [$0] }
        }
        return rest.isEmpty ? nil : .path(rest.flatMap { RoundedCorners.path($0, radius: 0, []) })
    }
}
