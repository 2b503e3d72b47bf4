import LayoutEngine

/// The heights of rows with a standard style on another screen, in another release or at another text size than the file's own.
extension TreeBuilder {
    /// What UIKit makes of a row whose height is automatic, in points; nil for a row with a stated height, for a custom cell and
    /// for a text of several lines. [recorded by Xcode 26: 51 in 93 of 94 rows, with a text below the title 55 or 56 in 31 of 31;
    /// before Xcode 26 44, less the separator's line where one is recorded, in 75 of 75]
    func standardHeight(of row: ItemID, _ cell: XMLElement) -> Double? {
        guard tree[row].cell?.rowHeight == nil,
            let table = tree[row].superview, tree[table].table != nil, tree[table].table?.rowHeight == nil,
            let style = cell["style"].flatMap(CellAttributes.Style.init(interfaceBuilder:))
        else { return nil }
        let labels = ["textLabel", "detailTextLabel"].map { role in cell[role].flatMap { targets[$0]?.item } }
        guard !labels.contains(where: { $0.map { tree[$0].naturalHeightDependsOnWidth } ?? false }) else { return nil }
        let parts = labels.map { $0.flatMap(part) }
        guard parts.contains(where: { $0 != nil }) else { return nil }
        return CellArrangement(style, insets: .zero, isMirrored: false, in: context.environment)
            .height(title: parts[0], detail: parts[1])
    }

    /// A label of a standard style, measured.
    private func part(_ label: ItemID) -> CellArrangement.Part? {
        guard case .text(let text) = tree[label].content else { return nil }
        let size = tree[label].naturalSize(in: context.environment)
        return CellArrangement.Part(text, size: size, in: context.environment)
    }
}

extension LayoutTree {
    /// Gives a label of a standard cell the place along the width that the cell gives the label, or of a stack the whole frame,
    /// which stays below the row's top.
    mutating func fit(_ label: ItemID, to frame: Rect, isStacked: Bool) {
        guard !isStacked else {
            self[label].frame = frame
            self[label].autoresizingMask = .flexibleRightMargin
            return
        }
        self[label].frame?.origin.x = frame.x
        self[label].frame?.size.width = frame.width
    }
}
