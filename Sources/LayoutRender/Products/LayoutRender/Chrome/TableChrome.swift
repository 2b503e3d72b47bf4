import LayoutEngine

/// What a table shows beside its rows: headings, and the cards of inset groups.
extension PictureBuilder {
    /// Draws the section titles that are no views, in the gaps between the rows.
    ///
    /// Titles of sections that the document states as text; UITableView would make a header view for each. The engine
    /// has kept the room above the row.
    mutating func drawHeadings(of id: ItemID) {
        guard options.layers.contains(.chrome), let table = tree[id].table else { return }
        let frame = self[id].frame
        for heading in table.headings where heading.row.index >= 0 && Int(heading.row.index) < tree.count {
            let row = self[heading.row].frame
            let band = Rect(x: frame.minX, y: row.minY - Self.band, width: frame.width, height: Self.band)
            if table.style == .plain, environment[ListFacts.plainHeaderHasBand] {
                list.fill(.rect(band), theme.isDark ? RGBA(0x1C1C1E) : RGBA(0xF5F5F5))
            }
            guard !heading.text.isEmpty else { continue }
            drawLine(
                heading.text, font: .system(13, weight: .semibold), color: theme.system("secondaryLabel"), in: band,
                alignment: .center)
        }
    }

    /// The outline of a row in an inset grouped table: the first and last of a section have the card's corners.
    func cardShape(of id: ItemID) -> Shape? {
        guard tree[id].cell != nil, let ends = cards[id], ends.top || ends.bottom else { return nil }
        let radius = environment[ListFacts.cardRadius]
        return .corners(of: self[id].frame, top: ends.top ? radius : 0, bottom: ends.bottom ? radius : 0)
    }

    /// Finds the first and last rows of the sections of inset grouped tables, in one pass over each table's rows.
    mutating func placeCards() {
        for table in order where tree[table].stackedRows?.style == .insetGrouped {
            var last: ItemID?
            for row in tree[table].subviews where tree[row].cell != nil {
                let touches = last.map { abs(self[$0].frame.maxY - self[row].frame.minY) < 1 } ?? false
                cards[row] = (top: !touches, bottom: true)
                if touches, let last { cards[last]?.bottom = false }
                last = row
            }
        }
    }

    /// The height of a heading's band above its row, in points.
    private static let band = 28.0
}
