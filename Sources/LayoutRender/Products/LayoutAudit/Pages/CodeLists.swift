import LayoutEngine

/// Lists as high as their rows: a list does not grow with its rows, unless code sets the constant of its height.
enum CodeLists {
    /// The heights of as many rows at the constraints by which code makes a list as high as its rows: the constraints
    /// with an outlet.
    static func fill(_ edit: inout StateEdit, withRows rows: Int) {
        guard let connected = edit.scene.facts?.connectedConstraints, !connected.isEmpty else { return }
        for (place, constraint) in edit.scene.tree.constraints.enumerated()
        where constraint.isActive && connected.contains(constraint.id) {
            let list = constraint.first.item
            guard constraint.first.attribute == .height, constraint.second == nil, constraint.relation == .equal,
                let row = rowHeight(list, edit.scene.tree)
            else { continue }
            edit.scene.tree.constraints[place].constant = Double(rows) * row
            edit.changesConstraints = true
        }
    }

    /// The height of a list's row: the list's own, or that of its first cell in the file; nil for a view that is no list.
    private static func rowHeight(_ list: ItemID, _ tree: LayoutTree) -> Double? {
        guard [.tableView, .collectionView].contains(tree[list].kind) else { return nil }
        let cell = tree[list].subviews.lazy.compactMap { tree[$0].cell == nil ? nil : tree[$0].frame?.height }.first
        let own = tree[list].kind == .tableView ? tree[list].table?.rowHeight : tree[list].collection?.itemSize.height
        return [own, cell].compactMap { $0 }.first { $0 > 0 } ?? usualRow
    }

    /// The height of a row of a table that says nothing of its rows.
    private static let usualRow = 44.0
}
