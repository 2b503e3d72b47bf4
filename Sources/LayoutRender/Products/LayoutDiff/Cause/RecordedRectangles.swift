import LayoutEngine

/// Rectangles that Interface Builder recorded anew.
///
/// A file has the rectangle of every view that no constraint places: cells, their content views and labels, views with an
/// autoresizing mask. After an edit of a table's row height the file has another height of the row, and another rectangle
/// of each view in the row. The row height is the cause; the rectangles follow.
extension CauseTrials {
    /// The cause of a move, where the edits are rectangles of an Interface Builder file: the property of the view or of a
    /// view around it that changed by the same numbers, and that with the rectangles restores the old number; without
    /// such a property the rectangles.
    func decided(_ found: Explanation, of edge: EdgeChange.Edge, item: ItemID) -> Cause {
        let rectangles = found.edits.compactMap { edit -> ItemID? in
            if case .property(let id, "frame") = edit { return id }
            return nil
        }
        guard run.after.isInterfaceBuilder, !rectangles.isEmpty, rectangles.count == found.edits.count else {
            return found.cause
        }
        if let deciding = decidingProperty(of: edge, item: item) {
            let reasoning = finder.reasoning
            return Cause(text: reasoning.clause(of: deciding), edits: [reasoning.name(of: deciding)])
        }
        var cause = found.cause
        cause.edits = rectangles.map { EditName(EditName.rectangle, run.afterNames.quotedName(of: $0)) }
        return cause
    }

    /// `tableView.rowHeight 52 -> 61` for a height that changed from 52 to 61 in the table. A number within a point of
    /// the property's is the same number: a separator takes a part of the row.
    private func decidingProperty(of edge: EdgeChange.Edge, item: ItemID) -> TreeEdit? {
        guard let old = run.items.beforeOf[Int(item.index)] else { return nil }
        let (before, after) = (run.before.frame(old), run.after.frame(item))
        for id in run.after.tree.lineage(of: item) {
            for case .property(id, let name) in edits.all where Self.sizeNames.contains(name) {
                guard let partner = run.items.beforeOf[Int(id.index)],
                    let change = run.properties.changes(partner, id).first(where: { $0.name == name }),
                    let one = change.before.flatMap(Double.init), let other = change.after.flatMap(Double.init)
                else { continue }
                let isMoved = ((after[edge] - before[edge]) - (other - one)).magnitude <= 0.01
                if isMoved { return .property(id, name) }
            }
        }
        return nil
    }

    /// Properties by which a person sets the size of views that have only a rectangle.
    private static let sizeNames: Set<String> = [
        "rowHeight", "sectionHeaderHeight", "sectionFooterHeight",
    ]
}
