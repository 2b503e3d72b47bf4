/// What UITableView draws besides its views: section titles, separators and accessories.
extension PictureBuilder {
    /// Section titles, which are no views: they fill the room that `ListHeights` keeps above and below the rows.
    ///
    /// A plain table has bold titles on bands, a grouped one small titles in capitals directly above the rows; since
    /// iOS 26 both styles have bold grey titles. A grouped table has its own background, which reaches over the whole
    /// content.
    mutating func drawTableTitles(_ id: ItemID) {
        guard let table = tree[id].stackedRows else { return }
        let frame = self[id].frame
        if tree[id].appearance.backgroundColor == nil, table.style != .plain {
            list.fill(.rect(contentRect(of: id).union(frame)), theme.system("systemGroupedBackground"))
        }
        drawHeadings(of: id)
        let heights = ListHeights(style: table.style, width: frame.width, in: environment)
        var end = table.tableHeaderView.map { self[$0].frame.maxY } ?? contentRect(of: id).minY
        for (index, section) in table.sections.enumerated() {
            let room = heights.header(
                of: section, isFirst: index == 0, isBelowTableHeader: tree.hasTableHeader(table),
                stated: table.sectionHeaderHeight, topPadding: table.sectionHeaderTopPadding)
            // Content at rest is moved with its rows.
            let top = section.rows.first.map { self[$0].frame.minY - room.height } ?? end + room.padding
            let box = Rect(x: frame.minX, y: top, width: frame.width, height: room.height)
            if let title = section.headerTitle, section.header == nil { drawHeader(title, in: box, table, heights) }
            end =
                section.rows.last.map { self[$0].frame.maxY }
                ?? (section.header.map { self[$0].frame.maxY } ?? box.maxY)
            let below = heights.footer(of: section, stated: table.sectionFooterHeight)
            if let title = section.footerTitle, section.footer == nil {
                let box = Rect(x: frame.minX, y: end, width: frame.width, height: below.height)
                drawTitle(
                    title, ListHeights.footerFont, theme.system("secondaryLabel"), box, heights, isAtBottom: false)
            }
            end = section.footer.map { self[$0].frame.maxY } ?? end + below.height
        }
    }

    /// A title above the rows: on a band in a plain table, else in capitals; see `ListFacts` for iOS 26.
    private mutating func drawHeader(_ title: String, in box: Rect, _ table: TableAttributes, _ heights: ListHeights) {
        guard table.style == .plain else {
            let color = theme.system("secondaryLabel")
            let text = environment[ListFacts.groupedHeaderIsUppercase] ? title.uppercased() : title
            return drawTitle(text, environment[ListFacts.groupedHeaderFont], color, box, heights, isAtBottom: true)
        }
        if environment[ListFacts.plainHeaderHasBand] {
            list.fill(.rect(box), theme.isDark ? RGBA(0x1C1C1E) : RGBA(0xF5F5F5))
        }
        let sides = coveredSides(of: box)
        let inner = box.inset(
            by: EdgeInsets(
                top: 0, left: heights.titleInset + sides.left, bottom: 0, right: heights.titleInset + sides.right))
        let color = theme.color(environment[ListFacts.plainHeaderColor], tint: .black)
        drawLine(title, font: heights.titleFont, color: color, in: inner, alignment: .natural)
    }

    /// A group's text as a label, inside the sides of the safe area: 7 points above the rows, or below them. [recorded]
    private mutating func drawTitle(
        _ title: String, _ font: Font, _ color: RGBA, _ box: Rect, _ heights: ListHeights, isAtBottom: Bool
    ) {
        let sides = coveredSides(of: box)
        var inner = box.inset(
            by: EdgeInsets(
                top: 0, left: heights.titleInset + sides.left, bottom: 0, right: heights.titleInset + sides.right))
        var content = TextContent(text: title, font: font)
        content.numberOfLines = 0
        let height = content.measure(wrappingAt: max(inner.width, 1), in: environment).size.height
        let distance = min(7, max(box.height - height, 0))
        inner.y = isAtBottom ? box.maxY - distance - height : box.minY + distance
        inner.height = height
        draw(content, in: inner, color: color, tint: color, place: .top, wraps: true)
    }

    /// A cell's background, its separator and its accessory.
    ///
    /// The separator begins at the system's margin from the leading edge unless the cell or the table states an inset, and at the
    /// cell's own title beside a picture of its own.
    mutating func drawCell(_ id: ItemID) {
        let frame = self[id].frame
        let table = tree[id].superview.flatMap { tree[$0].stackedRows }
        if let name = tree.ownBackground(ofCell: id) { list.fill(.rect(frame), theme.system(name)) }
        let isSelected = tree[id].cell.map { $0.isSelected && $0.selectionStyle != .none } ?? false
        if isSelected {
            // The gray covers the lines above and below.
            let isFirst = table?.sections.contains { $0.rows.first == id } ?? true
            list.fill(
                .rect(frame.inset(by: EdgeInsets(top: isFirst ? 0 : -0.5, left: 0, bottom: 0, right: 0))),
                theme.system("systemGray4"))
        }
        if let table, table.showsSeparators, !isLastRow(id, of: table), !isSelected {
            let isMirrored = environment.layoutDirection == .rightToLeft
            let inset = tree[id].cell?.separatorInset ?? table.separatorInset ?? separatorInset(of: id, isMirrored)
            let sides = coveredSides(of: frame)
            let left = (isMirrored ? inset.right : inset.left) + (isMirrored ? 0 : sides.left)
            let right = (isMirrored ? inset.left : inset.right) + (isMirrored ? sides.right : 0)
            let line = Rect(
                x: frame.minX + left, y: frame.maxY - 0.5, width: max(0, frame.width - left - right), height: 0.5)
            list.fill(.rect(line), theme.color(table.separatorColor ?? .named("separator"), tint: self[id].tint))
        }
        if let cell = tree[id].cell, cell.accessoryView == nil, let accessory = cell.accessory {
            drawAccessory(accessory, frame, tint: self[id].tint)
        }
    }

    /// Where nothing states an inset.
    private func separatorInset(of id: ItemID, _ isMirrored: Bool) -> EdgeInsets {
        let margin = environment.systemMinimumMargin(width: self[tree.root].frame.width)
        var inset = EdgeInsets(top: 0, left: margin, bottom: 0, right: environment[ListFacts.separatorEnd])
        guard let cell = tree[id].cell, let title = cell.textLabel ?? cell.detailTextLabel, let image = cell.imageView,
            !self[image].frame.isEmpty
        else { return inset }
        let (frame, text) = (self[id].frame, self[title].frame)
        let sides = coveredSides(of: frame)
        inset.left = isMirrored ? frame.maxX - text.maxX - sides.right : text.minX - frame.minX - sides.left
        return inset
    }

    /// How far the sides of the screen's safe area cover a frame.
    func coveredSides(of frame: Rect) -> EdgeInsets {
        let (screen, insets) = (self[tree.root].frame, environment.safeAreaInsets)
        return EdgeInsets(
            top: 0, left: max(0, screen.minX + insets.left - frame.minX), bottom: 0,
            right: max(0, frame.maxX - screen.maxX + insets.right))
    }

    /// Whether no row of the section follows; the separator is left out there, except in plain tables.
    private func isLastRow(_ id: ItemID, of table: TableAttributes) -> Bool {
        guard table.style != .plain else { return false }
        return table.sections.contains { $0.rows.last == id } || cards[id]?.bottom == true
    }

    /// UITableViewCell.AccessoryType at the trailing end, 20 points from it. Chevron, checkmark and info button; a
    /// word that UIKit does not know draws nothing.
    private mutating func drawAccessory(_ name: String, _ frame: Rect, tint: RGBA) {
        let isMirrored = environment.layoutDirection == .rightToLeft
        let sides = coveredSides(of: frame)
        let x = isMirrored ? frame.minX + sides.left + 20 : frame.maxX - sides.right - 20
        let y = frame.midY
        let sign = isMirrored ? -1.0 : 1.0
        switch name {
        case "disclosureIndicator", "detailDisclosureButton":
            list.stroke(
                .path([
                    .move(Point(x: x - 3 * sign, y: y - 5)), .line(Point(x: x + 2 * sign, y: y)),
                    .line(Point(x: x - 3 * sign, y: y + 5)),
                ]), Stroke(color: theme.system("tertiaryLabel"), width: 2, hasRoundEnds: true))
            if name == "detailDisclosureButton" { drawInfo(Point(x: x - 26 * sign, y: y), tint) }
        case "checkmark": drawSymbol("checkmark", in: Rect(x: x - 9, y: y - 9, width: 18, height: 18), tint: tint)
        case "detailButton": drawInfo(Point(x: x - 2 * sign, y: y), tint)
        default: break
        }
    }

    /// The button of a detail accessory.
    private mutating func drawInfo(_ center: Point, _ tint: RGBA) {
        let circle = Rect(x: center.x - 10, y: center.y - 10, width: 20, height: 20)
        drawSymbol("info.circle", in: circle, tint: tint)
    }
}

extension LayoutTree {
    /// The name of the system colour that UIKit gives a cell of a table, or of a list, whose background nobody states; nil for
    /// any other view.
    package func ownBackground(ofCell id: ItemID) -> String? {
        guard self[id].cell != nil, self[id].appearance.backgroundColor == nil else { return nil }
        let rows = self[id].superview.flatMap { self[$0].stackedRows }
        guard self[id].kind == .tableViewCell || rows != nil else { return nil }
        return (rows?.style ?? .plain) == .plain ? "systemBackground" : "secondarySystemGroupedBackground"
    }
}
