import LayoutEngine

/// Pictures of other sizes in the image views that code fills, whose sizes follow from their pictures.
enum CodePictures {
    /// Pictures with sides of a number of points; none for 0, which leaves an image view without a size of its own.
    static func fill(_ edit: inout StateEdit, with side: Double) {
        guard let facts = edit.scene.facts else { return }
        let size = side > 0 ? Size(width: side, height: side) : nil
        var fixed: [ItemID: Set<Axis>]?
        for index in edit.scene.tree.items.indices {
            let id = ItemID(index: Int32(truncatingIfNeeded: index))
            let view = edit.scene.tree[id]
            guard view.kind == .imageView, facts[id].contains(.hasOutlet),
                !view.translatesAutoresizingMaskIntoConstraints
            else { continue }
            if fixed == nil { fixed = fixedLengths(edit.scene.tree) }
            if fixed?[id]?.count == 2 { continue }
            if size == nil { edit.scene.tree[id].content = .none }
            edit.scene.tree[id].intrinsicContentSize = size
            edit.items.append(id)
        }
    }

    /// The axes along which required constraints give items a length, whatever the items show.
    private static func fixedLengths(_ tree: LayoutTree) -> [ItemID: Set<Axis>] {
        var axes: [ItemID: Set<Axis>] = [:]
        for constraint in tree.constraints
        where constraint.isActive && constraint.first.attribute.isDimension && constraint.second == nil
            && constraint.relation == .equal && constraint.priority >= LayoutPriority.required.rawValue
        {
            axes[constraint.first.item, default: []].insert(constraint.first.attribute.axis)
        }
        return axes
    }
}
