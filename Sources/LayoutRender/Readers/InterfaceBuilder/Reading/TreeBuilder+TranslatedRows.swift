import LayoutEngine

/// A row of a table on the file's own canvas, in which a translation replaced a text, or of which the recorded height cuts a
/// text.
struct TranslatedRow: Sendable {
    var row: ItemID
    /// The row's element; the translated text is the cell's or a descendant's.
    var cell: XMLElement
    var table: ItemID
}

extension TreeBuilder {
    /// Remembers a row whose height the translation of a text may change, or whose record is of another text or font: a row
    /// without a fixed height.
    mutating func noteTranslation(of row: ItemID, _ cell: XMLElement, in table: ItemID) {
        guard tree[row].cell?.rowHeight == nil, tree[table].table?.rowHeight == nil else { return }
        let isTranslated =
            !context.translation.objects.isEmpty
            && ([cell] + cell.descendants).contains { $0.id.map(context.translation.objects.contains) ?? false }
        guard isTranslated || cutsText(row, cell) else { return }
        translatedRows.append(TranslatedRow(row: row, cell: cell, table: table))
    }

    /// Whether a label in the system font is recorded lower than its text without a wrap: a row that fits its contents cuts none,
    /// so the file was edited without the tool that records.
    ///
    /// Not asked of rows that the canvas itself squeezed: rows of the default height, which it never fitted, and those with a
    /// label lower than a line of 8 points, nor of labels that the tool marks as misplaced or ambiguous. [recorded: the rows of 6
    /// of 6 files that cut a text]
    private func cutsText(_ row: ItemID, _ cell: XMLElement) -> Bool {
        let labels = cell.descendants(named: "label")
        guard let height = tree[row].frame?.height, !(43.5...44).contains(height),
            !labels.contains(where: { $0.recordedFrame.map { $0.height < 9.5 } ?? false })
        else { return false }
        return labels.contains { label in
            guard label["ambiguous"] != "YES", label["misplaced"] != "YES",
                let view = label.id.flatMap({ targets[$0]?.item }).map({ tree[$0] }), !view.isHidden,
                case .text(let text) = view.content,
                text.preferredMaxLayoutWidth == 0 || !view.naturalHeightDependsOnWidth,
                let recorded = label.recordedFrame,
                RecordedSizes.Trust(view, in: context.environment, prefersFontFiles: false) == .estimate
            else { return false }
            let height = view.naturalSize(in: context.environment).height
            return height - recorded.height > max(2, height * 0.05)
        }
    }

    /// Gives rows with translated texts the heights that their contents need, and moves what stands below them.
    ///
    /// 1 a copy of the tree in which these rows are free to grow and to shrink and want their recorded heights only
    /// weakly, 2 one layout of the copy, 3 the rows' new heights, 4 the places of what stands below. A row whose
    /// constraints leave its height open keeps the recorded height.
    mutating func fitTranslatedRows(in environment: LayoutEnvironment) {
        guard !translatedRows.isEmpty else { return }
        var trial = self
        for item in translatedRows { trial.free(item) }
        let layout = trial.tree.resolve(in: environment, findingAmbiguity: false)
        var growths: [ItemID: [RowGrowth]] = [:]
        for item in translatedRows {
            guard let frame = tree[item.row].frame else { continue }
            let growth = layout[item.row].frame.height - frame.height
            // Less than half a point is the rounding of the recorded edges to pixels.
            guard abs(growth) >= 0.5 else { continue }
            growths[item.table, default: []].append(RowGrowth(bottom: frame.maxY, growth: growth))
            resize(item.row, by: growth)
        }
        for (table, grown) in growths { moveDown(below: grown, in: table) }
    }

    /// Lets a row grow and shrink at its recorded place.
    private mutating func free(_ item: TranslatedRow) {
        guard let frame = tree[item.row].frame else { return }
        detach(item.row, item.cell)
        func bind(_ attribute: Attribute, _ other: Anchor?, _ constant: Double, _ priority: LayoutPriority) {
            tree.constraints.append(
                LayoutConstraint(
                    Anchor(item.row, attribute), .equal, other, constant: constant, priority: priority.rawValue))
            positions.appendConstraint(0)
        }
        bind(.left, Anchor(item.table, .left), frame.x, .required)
        bind(.top, Anchor(item.table, .top), frame.y, .required)
        bind(.width, nil, frame.width, .required)
        bind(.height, nil, frame.height, .fittingSizeLevel)
    }

    /// Changes the height of a row and of its content view.
    private mutating func resize(_ row: ItemID, by growth: Double) {
        tree[row].frame?.size.height += growth
        if let content = tree[row].cell?.contentView { tree[content].frame?.size.height += growth }
    }

    /// Moves each view of a table by the growth of the rows above the view.
    private mutating func moveDown(below rows: [RowGrowth], in table: ItemID) {
        let sums = RowGrowth.sums(rows)
        for view in tree[table].subviews {
            guard let top = tree[view].frame?.y else { continue }
            tree[view].frame?.origin.y += RowGrowth.above(top, in: sums)
        }
    }
}

/// How much a row grew whose bottom edge was recorded at `bottom`, in points.
private struct RowGrowth {
    /// In the table's coordinates, as recorded.
    var bottom: Double
    /// Negative for a row that became lower.
    var growth: Double

    /// The rows by their bottom edges, each with the growth of all rows up to it.
    static func sums(_ rows: [RowGrowth]) -> [RowGrowth] {
        var sum = 0.0
        return rows.sorted { $0.bottom < $1.bottom }.map {
            sum += $0.growth
            return RowGrowth(bottom: $0.bottom, growth: sum)
        }
    }

    /// The growth of all rows that end above `top`; recorded edges are rounded to pixels.
    static func above(_ top: Double, in sums: [RowGrowth]) -> Double {
        var (low, high) = (0, sums.count)
        while low < high {
            let middle = (low + high) / 2
            if sums[middle].bottom <= top + 0.5 { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? 0 : sums[low - 1].growth
    }
}
