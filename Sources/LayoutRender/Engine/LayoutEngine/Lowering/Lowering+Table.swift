import Cassowary

extension Lowering {
    /// Stacks rows, headers and footers in the table's content, at the table's width.
    mutating func lowerRows(of id: ItemID) {
        guard let table = tree[id].stackedRows else { return }
        found.fittedRows.removeAll { tree[$0].superview == id }
        found.fittedLengths.removeAll { tree[$0.item].superview == id }
        let content = contentVariables(id, .vertical)
        let sized = Self.itemsWithVerticalConstraints(in: tree)
        // The bottom edge of the previous view, and a fixed distance below it (for titles that are no views).
        var above = Expression(content, .start)
        func place(_ view: ItemID, inset: EdgeInsets = .zero, height: Double?) {
            lowerRow(view, of: id, below: above, inset: inset, height: height)
            above = frameExpression(of: view, .end, .vertical)
        }
        let inset = table.style == .insetGrouped ? cardInsets(of: id) : .zero
        if let header = table.tableHeaderView {
            place(header, height: tree[header].frame?.height)
        }
        let heights = listHeights(of: id, table)
        for (index, section) in table.sections.enumerated() {
            above.constant +=
                heights.header(
                    of: section, isFirst: index == 0, isBelowTableHeader: tree.hasTableHeader(table),
                    stated: table.sectionHeaderHeight, topPadding: table.sectionHeaderTopPadding
                ).total
            if let header = section.header {
                place(header, height: table.sectionHeaderHeight ?? tree[header].frame?.height)
            }
            for row in section.rows {
                let height = tree[row].cell?.rowHeight ?? table.rowHeight
                let own = height ?? styledHeight(of: row, inset: inset, in: id) ?? ownRowHeight(row, sized)
                place(row, inset: inset, height: own)
                if own == nil { found.fittedRows.append(row) }
            }
            above.constant += heights.footer(of: section, stated: table.sectionFooterHeight).total
            if let footer = section.footer {
                place(footer, height: table.sectionFooterHeight ?? tree[footer].frame?.height)
            }
        }
        if let footer = table.tableFooterView {
            place(footer, height: tree[footer].frame?.height)
        }
        if table.isEmpty {
            // Rows with frames of their own: the content is as long as they reach.
            above.constant += tree[id].subviews.compactMap { tree[$0].frame?.maxY }.max() ?? 0
        }
        relate(
            Expression(content, .end), .equal, above, .required, ConstraintKey(.tableRow, id, index: 1),
            breakable: false)
        relate(
            Expression(contentVariables(id, .horizontal), .size), .equal, frameExpression(of: id, .size, .horizontal),
            .required, ConstraintKey(.tableRow, id, index: 2), breakable: false)
    }

    /// A row, header or footer at the table's width below an edge.
    /// - Parameter height: in points; nil: as low as the constraints inside allow.
    private mutating func lowerRow(
        _ view: ItemID, of table: ItemID, below above: Expression, inset: EdgeInsets, height: Double?
    ) {
        let key = ConstraintKey(.tableRow, view, other: table)
        relate(
            frameExpression(of: view, .start, .horizontal), .equal, frameExpression(of: table, .start, .horizontal),
            plus: inset.left, .required, key, breakable: false)
        relate(
            frameExpression(of: view, .size, .horizontal), .equal, frameExpression(of: table, .size, .horizontal),
            plus: -inset.left - inset.right, .required, key, breakable: false)
        relate(frameExpression(of: view, .start, .vertical), .equal, above, .required, key, breakable: false)
        let length = frameExpression(of: view, .size, .vertical)
        if let height {
            relate(length, .equal, height, .required, key, breakable: false)
        } else {
            relate(length, .equal, 0, Priority(LayoutPriority.fittingSizeLevel.rawValue), key)
            found.fittedLengths.append((view, .vertical))
        }
    }

    /// The heights of headers and footers, whose titles wrap at the table's width.
    private mutating func listHeights(of id: ItemID, _ table: TableAttributes) -> ListHeights {
        let isRoot = id == root && rootLength(.horizontal) != nil
        if !isRoot, table.sections.contains(where: { $0.headerTitle != nil || $0.footerTitle != nil }) {
            items[id].dependsOnFrames = true
        }
        let known = feedback.solvedSizes.isEmpty ? nil : feedback.solvedSizes[Int(id.index)].width
        let width = (isRoot ? nil : known) ?? tree[id].frame?.width ?? rootLength(.horizontal) ?? 0
        return ListHeights(style: table.style, width: width, in: environment)
    }

    /// A row that no constraint sizes, or whose constraints give height 0, gets the standard or its frame's height.
    private func ownRowHeight(_ row: ItemID, _ sized: [Bool]) -> Double? {
        if let frame = tree[row].frame, tree[row].translatesAutoresizingMaskIntoConstraints { return frame.height }
        return sized[Int(row.index)] && !feedback.collapsedRows.contains(row) ? nil : TableMetrics.rowHeight
    }

    /// A cell's content view without a frame fills the cell.
    mutating func lowerContentView(of cell: ItemID) {
        guard let content = tree[cell].cell?.contentView, outline[content].isInstalled,
            outline[content].space == cell.index, tree[content].frame == nil
        else { return }
        noteContentInsets(of: content, in: cell)
        let clear = contentInsets(of: content, in: cell) + accessoryInsets(of: cell)
        for axis in Axis.allCases {
            for (index, edge) in [Edge.start, .size].enumerated() {
                relate(
                    frameExpression(of: content, edge, axis), .equal, frameExpression(of: cell, edge, axis),
                    plus: edge == .start ? clear.start(axis) : -clear.start(axis) - clear.end(axis), .required,
                    ConstraintKey(.tableRow, content, other: cell, index: Int32(2 * axis.rawValue + index)),
                    breakable: false)
            }
        }
    }

    /// The accessory's room at the cell's trailing side.
    func accessoryInsets(of cell: ItemID) -> EdgeInsets {
        let margin = environment.systemMinimumMargin(width: rootLength(.horizontal) ?? 0)
        guard tree[cell].kind == .tableViewCell,
            let width = tree.accessoryRoom(ofCell: cell, margin: margin, outline.statedLengths, in: environment)
        else { return .zero }
        let isMirrored = isMirrored(cell)
        return EdgeInsets(top: 0, left: isMirrored ? width : 0, bottom: 0, right: isMirrored ? 0 : width)
    }

    /// The insets of the cards of an inset grouped table: the margins for its width, inside the safe area.
    private mutating func cardInsets(of table: ItemID) -> EdgeInsets {
        let margin = TableMetrics.insetGroupedInset(width: rootLength(.horizontal))
        var insets = EdgeInsets(top: 0, left: margin, bottom: 0, right: margin)
        guard environment.safeAreaInsets.left > 0 || environment.safeAreaInsets.right > 0 else { return insets }
        items[table].refersToInsets = true
        insets.left += feedback.safeArea[Int(table.index)].left
        insets.right += feedback.safeArea[Int(table.index)].right
        return insets
    }

    /// The safe area's insets of a cell's content view at the cell's sides (`insetsContentViewsToSafeArea`).
    func contentInsets(of content: ItemID, in cell: ItemID) -> EdgeInsets {
        guard insetsContent(content, in: cell) else { return .zero }
        let area = feedback.safeArea[Int(cell.index)]
        return EdgeInsets(top: 0, left: area.left, bottom: 0, right: area.right)
    }

    /// Notes that the content view's frame depends on the cell's safe area, if it does.
    mutating func noteContentInsets(of content: ItemID, in cell: ItemID) {
        if insetsContent(content, in: cell) { items[cell].refersToInsets = true }
    }

    /// In a cell with a frame, the content view keeps its frame in the source.
    private func insetsContent(_ content: ItemID, in cell: ItemID) -> Bool {
        tree[cell].kind == .tableViewCell && tree[cell].frame == nil && tree[cell].cell?.contentView == content
            && (environment.safeAreaInsets.left > 0 || environment.safeAreaInsets.right > 0)
    }

    /// By item, whether the item or a descendant is in a vertical constraint: such cells size themselves.
    static func itemsWithVerticalConstraints(in tree: LayoutTree) -> [Bool] {
        var marked = [Bool](equal: false, count: tree.count)
        for constraint in tree.constraints where constraint.first.attribute.axis == .vertical {
            var next: ItemID? = constraint.first.item
            while let current = next, !marked[Int(current.index)] {
                marked[Int(current.index)] = true
                next = tree[current].superview
                // An accessory view makes its row no higher.
                if let cell = next, tree.accessoryView(ofCell: cell) == current { next = nil }
            }
        }
        return marked
    }
}

extension LayoutTree {
    /// Whether a table has a `tableHeaderView`; one of height 0 is as none.
    package func hasTableHeader(_ table: TableAttributes) -> Bool {
        table.tableHeaderView.map { self[$0].frame?.height != 0 } ?? false
    }
}

/// UITableView's own heights.
enum TableMetrics {
    /// The height of a row without a stated height or a frame, in which no view has a vertical constraint, or whose
    /// constraints leave height 0.
    static let rowHeight = 44.0

    /// The insets of the cards of an inset grouped table: 16 in a table of 375 points, 20 in wider ones. [135 of 136
    /// recorded tables of 390 to 440 points]
    static func insetGroupedInset(width: Double?) -> Double { (width ?? 0) > 375 ? 20 : 16 }
}
