/// What UITableView draws besides its views: section titles, separators and accessories.
extension PictureBuilder {
    /// Section titles, which are no views: they fill the room between the rows of two sections.
    ///
    /// A plain table has bold titles on bands, a grouped one small titles in capitals. A title is 28 points high
    /// where the table states no height. A grouped table has its own background, which reaches over the whole
    /// content.
    mutating func drawTableTitles(_ id: ItemID) {
        guard let table = tree[id].table else { return }
        let frame = self[id].frame
        if tree[id].appearance.backgroundColor == nil, table.style != .plain {
            list.fill(.rect(contentRect(of: id).union(frame)), theme.system("systemGroupedBackground"))
        }
        drawHeadings(of: id)
        for section in table.sections {
            if let title = section.headerTitle, let first = section.rows.first {
                let height = table.sectionHeaderHeight.map { $0 > 0 ? $0 : 28 } ?? 28
                var box = self[first].frame
                box.y -= height
                box.height = height
                if table.style == .plain {
                    list.fill(.rect(box), theme.isDark ? RGBA(0x1C1C1E) : RGBA(0xF5F5F5))
                    drawTitle(title, .system(17, weight: .semibold), theme.system("label"), box)
                } else {
                    drawTitle(title.uppercased(), .system(13), theme.system("secondaryLabel"), box)
                }
            }
            if let title = section.footerTitle, let last = section.rows.last {
                var box = self[last].frame
                box.y = box.maxY
                box.height = table.sectionFooterHeight.map { $0 > 0 ? $0 : 28 } ?? 28
                drawTitle(title, .system(13), theme.system("secondaryLabel"), box)
            }
        }
    }

    /// A title on one line, 16 points from the sides of the safe area.
    private mutating func drawTitle(_ title: String, _ font: Font, _ color: RGBA, _ box: Rect) {
        let sides = coveredSides(of: box)
        let inner = box.inset(by: EdgeInsets(top: 2, left: 16 + sides.left, bottom: 2, right: 16 + sides.right))
        drawLine(title, font: font, color: color, in: inner, alignment: .natural)
    }

    /// A cell's background, its separator and its accessory.
    ///
    /// The separator begins 16 points from the leading edge unless the table states an inset.
    mutating func drawCell(_ id: ItemID) {
        let frame = self[id].frame
        let table = tree[id].superview.flatMap { tree[$0].table }
        if tree[id].appearance.backgroundColor == nil {
            let isGrouped = table.map { $0.style != .plain } ?? false
            let name = isGrouped ? "secondarySystemGroupedBackground" : "systemBackground"
            list.fill(.rect(frame), theme.system(name))
        }
        if let table, table.showsSeparators, !isLastRow(id, of: table) {
            let inset = table.separatorInset ?? EdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
            let isMirrored = environment.layoutDirection == .rightToLeft
            let sides = coveredSides(of: frame)
            let left = (isMirrored ? inset.right : inset.left) + (isMirrored ? 0 : sides.left)
            let right = (isMirrored ? inset.left : inset.right) + (isMirrored ? sides.right : 0)
            let line = Rect(
                x: frame.minX + left, y: frame.maxY - 0.5, width: max(0, frame.width - left - right), height: 0.5)
            list.fill(.rect(line), theme.system("separator"))
        }
        if let accessory = tree[id].cell?.accessory { drawAccessory(accessory, frame, tint: self[id].tint) }
    }

    /// How far the sides of the screen's safe area cover a frame.
    private func coveredSides(of frame: Rect) -> EdgeInsets {
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
                ]), Stroke(color: theme.system("systemGray3"), width: 2, hasRoundEnds: true))
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
