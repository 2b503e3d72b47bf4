import Findings
import LayoutEngine
import Notation

/// Who decides how high a row is: the file, or the row's constraints.
extension AuditedScreen {
    /// Whether a table measures the row: neither the table nor a static row states a height. The height of a prototype is
    /// the canvas's; only code gives it to the rows. On the canvas such a row keeps
    /// the height that the file recorded, whatever its constraints ask for.
    func isSelfSizing(_ cell: ItemID) -> Bool {
        guard let table = table(around: cell), tree[table].table?.rowHeight == nil else { return false }
        return tree[cell].cell?.rowHeight == nil || !isStaticRow(cell)
    }

    /// Whether no table gives the row another height than its constraints ask for: a self-sizing row, and a row of a
    /// stated height beside which no separator takes half a point.
    func keepsItsHeight(_ cell: ItemID) -> Bool {
        guard let table = table(around: cell) else { return false }
        if tree[table].table?.showsSeparators == false { return true }
        return isSelfSizing(cell) && layout[cell].frame.height != Self.usualRow
    }

    /// Whether a view is inside a cell that is narrower than a list, or whose collection view may give the cell the width
    /// of its contents: code decides the width.
    func isInTile(_ id: ItemID) -> Bool {
        guard let cell = cell(around: id) else { return false }
        return tree[cell].kind != .tableViewCell && layout[cell].frame.width < Self.smallestList
    }

    /// Whether the file has the row itself and not a prototype, whose height code may decide.
    func isStaticRow(_ cell: ItemID) -> Bool { !marks(cell).contains(.isPrototype) && table(around: cell) != nil }

    /// Whether an app may give the cell another height than the file has: a self-sizing row, and a cell in a file of its
    /// own, whose table is unknown. A cell of a collection view counts if it is as wide as a screen: the rows of a list
    /// are measured, the tiles of a grid are not.
    func hasOpenHeight(_ cell: ItemID) -> Bool {
        if tree[cell].kind != .tableViewCell { return layout[cell].frame.width >= Self.smallestList }
        return cell == tree.root || isSelfSizing(cell)
    }

    /// Whether the root is a part of a screen, whose height another view decides. A part as large as a screen is as high
    /// as the screen at most.
    var isLowPart: Bool { scene.facts?.root == .part && !bounds.size.isOfAScreen }

    /// Whether code has an outlet to a constraint, and may change the constant.
    func isConnected(_ place: Int) -> Bool {
        scene.facts?.connectedConstraints.contains(tree.constraints[place].id) == true
    }

    /// Whether a table gives the views their height: all are in cells of a table, or the root is a header or a footer by
    /// its name.
    func isOfTable(_ items: [ItemID]) -> Bool {
        let name = tree[tree.root].className ?? ""
        return name.contains("Header") || name.contains("Footer")
            || !items.isEmpty
                && items.allSatisfy { item in cell(around: item).map { tree[$0].kind == .tableViewCell } ?? false }
    }

    /// The height of a row that nothing decides: of a table without another `rowHeight`.
    private static let usualRow = 44.0

    /// The width of the smallest screen.
    private static let smallestList = 320.0

    /// The table around a cell; nil for a cell of a collection view and for a cell in a file of its own.
    private func table(around cell: ItemID) -> ItemID? {
        tree.superviews(of: cell).first { tree[$0].table != nil }
    }

    /// Whether an observation follows from the height of self-sizing rows: all views are inside such rows, and the
    /// observation is about heights.
    func isAboutRowHeight(_ observation: Observation) -> Bool {
        switch observation.rule {
        case .conflict: guard observation.constraints.allSatisfy(isVertical) else { return false }
        case .ambiguousLayout:
            guard observation.detail == "vertical" else { return false }
            return observation.items.allSatisfy { item in cell(around: item).map(hasOpenHeight) ?? false }
        case .clippedText: break
        default: return false
        }
        return observation.items.allSatisfy { item in cell(around: item).map(isSelfSizing) ?? false }
    }

    /// Whether an observation rests on the heights of the views around.
    func isAboutHeight(_ observation: Observation) -> Bool {
        switch observation.rule {
        case .conflict, .resizedConflict: observation.constraints.allSatisfy(isVertical)
        case .ambiguousLayout: observation.detail == "vertical"
        case .clippedText, .fixedHeight, .offScreen, .outsideSuperview, .overlap, .zeroSize: true
        default: false
        }
    }

    /// Whether a constraint is about places or lengths from top to bottom.
    private func isVertical(_ place: Int) -> Bool { tree.constraints[place].first.attribute.axis == .vertical }
}
