import LayoutEngine

/// Arranged views that code hides and shows.
enum CodeViews {
    /// Hides the arranged views to which code has an outlet, or shows those that the file hides.
    static func fill(_ edit: inout StateEdit, shown: Bool) {
        let scene = edit.scene
        for index in scene.tree.items.indices {
            let stack = ItemID(index: Int32(truncatingIfNeeded: index))
            for view in scene.tree[stack].stack?.arrangedSubviews ?? [] {
                let isChanged =
                    shown
                    ? scene.tree[view].isHidden
                    : !scene.tree[view].isHidden && scene.facts?[view].contains(.hasOutlet) == true
                guard isChanged else { continue }
                edit.scene.tree[view].isHidden = !shown
                edit.items.append(view)
            }
        }
    }
}
