import LayoutEngine
import LayoutRender

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

    /// The scene of a row in a file of its own as high as its contents ask for, where the canvas's height stands for that; nil for
    /// other scenes.
    static func measured(_ screen: AuditedScreen) -> LayoutScene? {
        screen.tree[screen.tree.root].kind == .tableViewCell ? fitted(screen) : nil
    }

    /// The scene with rows that no height holds, as a table measures them; nil for a scene without rows of an open height.
    static func open(_ screen: AuditedScreen) -> LayoutScene? {
        var result = screen.scene
        var isChanged = false
        for index in screen.tree.items.indices {
            let id = ItemID(index: Int32(truncatingIfNeeded: index))
            guard screen.tree[id].kind == .tableViewCell, !screen.isStaticRow(id),
                let content = screen.tree[id].cell?.contentView, screen.tree[content].frame != nil
            else { continue }
            // The contents of a cell without a frame would be as high as the cell.
            result.tree[id].cell?.contentView = nil
            result.tree[content].frame = nil
            result.tree[content].translatesAutoresizingMaskIntoConstraints = false
            var width = LayoutConstraint(Anchor(content, .width))
            width.constant = screen.layout[content].frame.width
            result.tree.constraints.append(width)
            isChanged = true
        }
        return isChanged ? result : nil
    }

    /// The widths of a header before its table has a width.
    static let narrow = [0.0, 1.0]

    /// The scene of a header or a footer with another width; nil for other scenes.
    static func narrowed(_ screen: AuditedScreen, width: Double) -> LayoutScene? {
        guard screen.scene.facts?.root == .part, screen.isOfTable([]), screen.tree[screen.tree.root].cell == nil,
            screen.tree[screen.tree.root].kind != .collectionReusableView,
            let size = screen.tree[screen.tree.root].frame?.size
        else { return nil }
        return screen.scene.filling(Size(width: width, height: size.height))
    }

    /// The shares of its width that a tile gets on a smaller and on a larger screen.
    static let widths = [0.8, 1.2]

    /// The scene with tiles and parts of another width, as high as their contents ask for at that width: no height that code
    /// chooses settles what contradicts itself there. Nil for a scene without tiles; a table's rows are as wide as the screens
    /// of the pages.
    static func widened(_ screen: AuditedScreen, by share: Double) -> LayoutScene? {
        var result = screen.scene
        var isChanged = false
        let tree = screen.tree
        let root = tree.root
        if screen.isLowPart, tree[root].kind != .tableViewCell, tree[root].stack == nil,
            let size = tree[root].frame?.size
        {
            result = screen.scene.resized(to: wanted(root, size, width: size.width * share, screen))
            isChanged = true
        }
        for index in tree.items.indices {
            let id = ItemID(index: Int32(truncatingIfNeeded: index))
            guard id != root, tree[id].kind == .collectionViewCell, tree[id].translatesAutoresizingMaskIntoConstraints,
                let size = tree[id].frame?.size
            else { continue }
            give(id, wanted(id, size, width: size.width * share, screen), screen, in: &result)
            isChanged = true
        }
        return isChanged ? result : nil
    }

    /// The scene with the sizes that its parts may have in an app, by their owners' choice: a part higher than in the
    /// file, and a part or a prototype as large as its contents ask for. Empty for a scene without such parts.
    static func possible(_ screen: AuditedScreen) -> [LayoutScene] {
        (screen.isLowPart ? growths.compactMap { scene(screen.scene, growingBy: $0) } : [])
            + [fitted(screen)].compactMap { $0 }
    }

    /// The scene with parts and prototypes as large as their contents ask for. A table decides the width of a row;
    /// the owner of another part decides both lengths. Nil for a scene without such parts.
    private static func fitted(_ screen: AuditedScreen) -> LayoutScene? {
        var result = screen.scene
        var isChanged = false
        let tree = screen.tree
        if screen.isLowPart, let size = tree[tree.root].frame?.size, tree[tree.root].stack == nil {
            result = screen.scene.resized(to: wanted(tree.root, size, screen))
            isChanged = true
        }
        for index in tree.items.indices {
            let id = ItemID(index: Int32(truncatingIfNeeded: index))
            guard id != tree.root, tree[id].cell != nil, !screen.isStaticRow(id),
                tree[id].translatesAutoresizingMaskIntoConstraints, let size = tree[id].frame?.size
            else { continue }
            give(id, wanted(id, size, screen), screen, in: &result)
            isChanged = true
        }
        return isChanged ? result : nil
    }

    /// Gives a cell and its contents another size.
    private static func give(_ id: ItemID, _ size: Size, _ screen: AuditedScreen, in result: inout LayoutScene) {
        result.tree[id].frame?.size = size
        result.tree[id].autoresizingMask = []
        result.tree[id].cell?.rowHeight = size.height
        guard let content = screen.tree[id].cell?.contentView, screen.tree[content].frame != nil else { return }
        result.tree[content].frame?.size = Size(width: size.width, height: size.height - separator(id, screen))
        result.tree[content].autoresizingMask = []
    }

    /// The size that the contents of a part ask for; the file's length where they ask for none.
    /// - Parameter width: a width that the part gets; nil: a table's row keeps its width, and another part asks for its own.
    private static func wanted(
        _ id: ItemID, _ file: Size, width: Double? = nil, _ screen: AuditedScreen
    ) -> Size {
        let part = screen.tree[id].cell?.contentView ?? id
        let isRow = screen.tree[id].kind == .tableViewCell || width != nil
        let size = Size(width: width ?? file.width, height: file.height)
        // The recorded frame of the part itself would decide its size.
        var tree = screen.tree
        tree[part].frame = nil
        tree[part].translatesAutoresizingMaskIntoConstraints = false
        let fitting = tree.systemLayoutSizeFitting(
            part, target: Size(width: isRow ? size.width : 0, height: 0),
            horizontalPriority: (isRow ? LayoutPriority.required : .fittingSizeLevel).rawValue,
            in: screen.scene.environment)
        return Size(
            width: isRow || fitting.width < 1 ? size.width : fitting.width,
            height: fitting.height < 1 ? size.height : fitting.height + separator(id, screen))
    }

    /// The height of the separator below the contents of a row.
    private static func separator(_ id: ItemID, _ screen: AuditedScreen) -> Double {
        guard let content = screen.tree[id].cell?.contentView, let inner = screen.tree[content].frame,
            let outer = screen.tree[id].frame
        else { return 0 }
        return min(max(outer.height - inner.height, 0), 1)
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
